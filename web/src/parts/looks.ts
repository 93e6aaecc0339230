/** Answers a typed look at the table in lines of text: where everybody is, who owes what, which cards one has. */
import type { TableState } from '../state/table.svelte';
import { say } from '../state/words.svelte';
import { countAlike } from '../words/teller';
import type { Look } from './command';

type Player = Record<string, unknown>;

export function lookAt(table: TableState, look: Look): string[] {
  if (look === 'help') return help(table);
  if (look === 'owe') return owe(table);
  if (look === 'cards') return cards(table);
  if (look === 'deeds') return deeds(table);
  if (look === 'money') return perPlayer(table, money);
  return where(table);
}

function help(table: TableState): string[] {
  return [say('web-command-help'), ...table.menu.map((entry, place) => `${place + 1}. ${table.tell(entry)}`)];
}

function owe(table: TableState): string[] {
  const pending = Array.isArray(table.view.pending) ? (table.view.pending as Player[]) : [];
  const debt = pending.some(
    (it) => typeof it.amount === 'number' && ('payer' in it || 'debt' in it || it.kind === 'attack'),
  );
  return [debt ? table.question : say('web-owe-nothing')];
}

function perPlayer(table: TableState, tell: (player: Player) => string | null): string[] {
  return players(table).flatMap((player, seat) => {
    const told = tell.call(table, player);
    return told === null ? [] : [say('web-look', { name: table.names[seat] ?? '', what: told })];
  });
}

function money(this: TableState | void, player: Player): string | null {
  const table = this as TableState;
  const amount = player.cash ?? player.banked;
  return typeof amount === 'number' ? String(table.teller.money(amount)) : null;
}

function players(table: TableState): Player[] {
  if (Array.isArray(table.view.players)) return table.view.players as Player[];
  if (!Array.isArray(table.view.teams)) return [];
  const teams = table.view.teams as (Player & { seats: number[] })[];
  return table.seats.map(({ seat }) => teams.find((team) => team.seats.includes(seat)) ?? {});
}

function where(table: TableState): string[] {
  return players(table).flatMap((player, seat) => {
    const name = table.names[seat] ?? '';
    if (typeof player.space === 'string')
      return [say('web-look', { name, what: table.teller.thing('space', player.space) })];
    const tokens = Array.isArray(player.tokens) ? (player.tokens as { on: string }[]) : null;
    if (tokens) {
      const places = tokens.map(({ on }) => table.teller.thing('space', on));
      return [say('web-look', { name, what: places })];
    }
    const sets = Array.isArray(player.sets) ? (player.sets as Player[]) : null;
    return sets ? [say('web-look', { name, what: sets.map((set) => setOf(table, set)) })] : [];
  });
}

function setOf(table: TableState, set: Player): string {
  const held = Array.isArray(set.cards) ? set.cards.length : 0;
  return `${table.teller.thing('set', String(set.set ?? set.colour ?? ''))} (${held})`;
}

function cards(table: TableState): string[] {
  const hand = Array.isArray(table.view.hand) ? table.view.hand : [];
  const own = table.reader === null ? {} : (players(table)[table.reader] ?? {});
  const kept = Array.isArray(own.kept) ? own.kept.map((code) => table.teller.thing('kept', String(code))) : [];
  const held = hand.map((it) => {
    if (typeof it === 'string') return table.teller.thing('card', it);
    const note = it as { value?: number; known?: string };
    return `${note.value ?? ''}${note.known ? ` (${say(`web-note-${note.known}`)})` : ''}`;
  });
  const all = countAlike([...held, ...kept]);
  return all.length ? all : [say('web-cards-none')];
}

function deeds(table: TableState): string[] {
  const all = Array.isArray(table.view.deeds) ? (table.view.deeds as Player[]) : [];
  const own = all.filter((deed) => deed.owner === table.reader);
  const named = own.map((deed) => {
    const name = table.teller.thing('space', String(deed.space));
    if (deed.mortgaged === true) return say('web-deed-mortgaged', { name });
    return Number(deed.level) > 0 ? say('web-deed-built', { name, count: Number(deed.level) }) : name;
  });
  return named.length ? named : [say('web-deeds-none')];
}
