/**
 * Answers to typed questions about the table, in lines of text: where everybody is, who owes what, who has which cards.
 */
import type { ViewOf } from '../state/shown';
import type { TableState } from '../state/table.svelte';
import { say } from '../state/words.svelte';
import type { Argument } from '../words/book';
import { countAlike } from '../words/teller';
import type { Look } from './command';

type Player = Exclude<ViewOf, ViewOf<'knockout'>>['players'][number] | ViewOf<'knockout'>['teams'][number];

export function lookAt(table: TableState, look: Look): string[] {
  if (look === 'help') return help(table);
  if (look === 'owe') return owe(table);
  if (look === 'cards') return cards(table);
  if (look === 'deeds') return deeds(table);
  if (look === 'money') return money(table);
  return where(table);
}

function help(table: TableState): string[] {
  return [say('web-command-help'), ...table.menu.map((entry, place) => `${place + 1}. ${table.tell(entry)}`)];
}

function owe(table: TableState): string[] {
  const debt = pending(table).some((it) => 'amount' in it && ('payer' in it || it.kind === 'attack'));
  return [debt ? table.question : say('web-owe-nothing')];
}

/** Return the pending decisions; behind a curtain none are known. */
function pending({ view }: TableState): ViewOf['pending'] {
  return 'pending' in view ? view.pending : [];
}

function money(table: TableState): string[] {
  const written = (amount: number): string[] => [String(table.teller.money(amount))];
  return tell(table, (player) => {
    if ('cash' in player) return written(player.cash);
    return 'banked' in player ? written(player.banked) : [];
  });
}

/** Say something about each player. */
function tell(table: TableState, what: (player: Player) => Argument[]): string[] {
  return players(table).flatMap((player, seat) =>
    what(player).map((it) => say('web-look', { name: table.seats.names[seat] ?? '', what: it })),
  );
}

/** Return everybody by seat; in Knockout, the team that each is in. */
function players({ view, seats }: TableState): Player[] {
  if ('players' in view) return view.players;
  if (!('teams' in view)) return [];
  return seats.all.flatMap(({ seat }) => view.teams.find((team) => team.seats.includes(seat)) ?? []);
}

function where(table: TableState): string[] {
  const { teller } = table;
  return tell(table, (player) => {
    if ('space' in player) return [teller.thing('space', player.space)];
    if ('tokens' in player) return [player.tokens.map(({ on }) => teller.thing('space', on))];
    return 'sets' in player
      ? [player.sets.map(({ set, cards }) => `${teller.thing('set', set)} (${cards.length})`)]
      : [];
  });
}

function cards(table: TableState): string[] {
  const { view, teller, reader } = table;
  const own = reader === null ? undefined : players(table)[reader];
  const kept = own && 'kept' in own ? own.kept.map((code) => teller.thing('kept', code)) : [];
  const held = ('hand' in view ? view.hand : []).map((it) => {
    if (typeof it === 'string') return teller.thing('card', it);
    return `${it.value}${it.known ? ` (${say(`web-note-${it.known}`)})` : ''}`;
  });
  const all = countAlike([...held, ...kept]);
  return all.length ? all : [say('web-cards-none')];
}

function deeds({ view, teller, reader }: TableState): string[] {
  const own = 'deeds' in view ? view.deeds.filter((deed) => deed.owner === reader) : [];
  const named = own.map((deed) => {
    const name = teller.thing('space', deed.space);
    if ('mortgaged' in deed && deed.mortgaged) return say('web-deed-mortgaged', { name });
    return deed.level > 0 ? say('web-deed-built', { name, count: deed.level }) : name;
  });
  return named.length ? named : [say('web-deeds-none')];
}
