/** The tables of this device as a list: what the server says about them, and their names here. */
import type { TableShown } from '../../generated/messages';
import { api } from '../../net/api';
import { type TableKept, tablesKept } from '../../net/device';
import { editions } from '../../state/editions.svelte';
import { say, words } from '../../state/words.svelte';

export interface Game {
  table: string;
  kept: TableKept;
  /** Null if the server does not know the table, or the secrets are no longer valid. */
  shown: TableShown | null;
}

const RANK: Readonly<Record<string, number>> = { playing: 0, waiting: 1, over: 2 };
const MOST_ASKED = 50;

/** Ask the server about all tables of this device; those waiting for this device come first, then running ones. */
export async function loadGames(): Promise<Game[]> {
  // Without a seat and without the host's secret it is no table of this device.
  const kept = Object.entries(tablesKept()).filter(([, it]) => !it.lesson && (it.seats.length > 0 || it.host));
  const seats = kept.flatMap(([table, it]) => it.seats.slice(0, 1).map((key) => ({ table, ...key })));
  const shown = new Map<string, TableShown>();
  for (let i = 0; i < seats.length; i += MOST_ASKED) {
    for (const one of await api.mine(seats.slice(i, i + MOST_ASKED))) shown.set(one.table, one);
  }
  // A host without a seat has no seat's secret to ask with.
  const hosted = kept.filter(([, it]) => it.seats.length === 0).slice(0, MOST_ASKED);
  for (const [table] of hosted)
    await api.table(table).then(
      (one) => shown.set(table, one),
      () => undefined,
    );
  const outside = kept.map(([, it]) => it.edition).filter((name) => name && !editions.isOwn(name));
  if (outside.length > 0) await words.need(...outside);
  const games = kept.map(([table, it]) => ({ table, kept: it, shown: shown.get(table) ?? null }));
  return games.sort((one, other) => rank(one) - rank(other) || (other.shown?.changed ?? 0) - (one.shown?.changed ?? 0));
}

function rank(game: Game): number {
  if (isAsked(game)) return -1;
  return game.shown ? (RANK[game.shown.state] ?? 3) : 4;
}

/** Whether the game has begun and is not over. */
export function isRunning({ shown }: Game): boolean {
  return shown?.state === 'playing';
}

/** Whether the game waits for somebody on this device. */
export function isAsked({ shown, kept }: Game): boolean {
  return shown?.state === 'playing' && kept.seats.some((own) => shown.awaiting.includes(own.seat));
}

/** List the names of the others at the table. */
export function others({ shown, kept }: Game): string {
  const own = new Set(kept.seats.map((it) => it.seat));
  const names = (shown?.seats ?? [])
    .filter((seat) => seat.kind !== 'open' && !own.has(seat.seat))
    .map((seat) => seat.name);
  return names.length > 0 ? say('web-games-with', { people: words.book.list(names) }) : say('web-games-alone');
}

/** Return how the game stands, in words. */
export function standing(game: Game): string {
  const { shown, kept } = game;
  if (shown === null) return say('web-games-state-gone');
  if (shown.state === 'waiting') return say('web-games-state-waiting');
  const name = (seat: number): string => shown.seats[seat]?.name ?? '';
  if (shown.state === 'over') {
    if (shown.winners.some((seat) => kept.seats.some((own) => own.seat === seat))) return say('web-games-you-won');
    return shown.winners.length > 0
      ? say('web-games-won', { who: words.book.list(shown.winners.map(name)) })
      : say('web-games-state-over');
  }
  if (isAsked(game)) return say('web-games-state-yours');
  const [first] = shown.awaiting;
  return first === undefined ? say('web-games-state-playing') : say('web-games-state-theirs', { who: name(first) });
}
