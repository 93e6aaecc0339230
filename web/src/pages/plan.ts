/** What a table shall be like before it is made, with defaults that need no touching. */
import { type Edition, EDITIONS, type EditionName } from '../generated/editions';
import type { Made, Plan, SeatMade, Settings } from '../generated/messages';
import { api, faultOf } from '../net/api';
import { keepTable } from '../net/device';
import { go } from '../state/route.svelte';

export type Options = Record<string, string | number | null>;

/** A seat of a plan: `me` is the one who makes the table, `person` somebody else at this device. */
export interface SeatPlan {
  kind: 'me' | 'person' | 'bot' | 'open';
  name: string;
  colour: string;
  level: string;
}

/** The editions in the order of the shelf. */
export const SHELF: readonly EditionName[] = ['banking', 'deal', 'millionaire', 'crooked', 'knockout'];

export const USUAL_LEVEL = 'steady';
const USUAL_SEATS = 4;
export const LONGEST_NAME = 40;

/** Tables that this page has made to be played at once: their lobby begins them without being shown. */
export const beginning = new Set<string>();

/** What one may choose on the shelf itself, as options; the first is the rulebook's. */
export const VARIANTS: Readonly<
  Record<EditionName, readonly { name: string; options: Options & { preset?: string } }[]>
> = {
  banking: [
    { name: 'end', options: {} },
    { name: 'quick', options: { game: 'quick' } },
    { name: 'hour', options: { time_limit: 60 } },
  ],
  deal: [
    { name: 'rulebook', options: {} },
    { name: 'modern', options: { preset: 'modern' } },
  ],
  millionaire: [
    { name: 'one', options: {} },
    { name: 'two', options: { target: '2m' } },
  ],
  crooked: [
    { name: 'end', options: {} },
    { name: 'short', options: { round_limit: 15 } },
  ],
  knockout: [
    { name: 'still', options: {} },
    { name: 'light', options: { tremor: 'light' } },
    { name: 'real', options: { tremor: 'real' } },
  ],
};

export const SETTINGS: Readonly<Settings> = {
  pace: 'calm',
  clock: 'none',
  seconds: 60,
  window: 15,
  away: 'wait',
  grace: 60,
  watched: true,
  names: 'edition',
};

export function isEdition(name: string): name is EditionName {
  return Object.hasOwn(EDITIONS, name);
}

/** Lists the bots of an edition, the weakest first. */
export function levelsOf(edition: Edition): readonly string[] {
  return edition.bots;
}

export function usualSeats(edition: Edition): number {
  return Math.min(USUAL_SEATS, edition.most);
}

/** Gives names to bots that nobody at the table has. */
export function named(seats: readonly SeatPlan[], names: readonly string[]): SeatPlan[] {
  const taken = new Set(seats.filter((seat) => seat.kind !== 'bot').map((seat) => seat.name.toLowerCase()));
  const free = names.filter((name) => !taken.has(name.toLowerCase()));
  let next = 0;
  return seats.map((seat) => (seat.kind === 'bot' ? { ...seat, name: seat.name || (free[next++] ?? '') } : seat));
}

export function seatsMade(seats: readonly SeatPlan[]): SeatMade[] {
  return seats.map(({ kind, name, colour, level }) => {
    if (kind === 'open') return { kind: 'open' };
    if (kind === 'bot') return { kind: 'bot', level, ...(name ? { name } : {}) };
    return { kind: 'person', name: name.trim(), colour };
  });
}

/** Makes a table, remembers its keys and goes there; where all seats are taken and it is wished, it begins at once. */
export async function make(plan: Plan, isBegunAtOnce: boolean): Promise<{ fault: ReturnType<typeof faultOf> } | Made> {
  try {
    const made = await api.make(plan);
    keepTable(made.table, { edition: plan.edition, seats: made.seats, host: made.host, invite: made.invite });
    if (isBegunAtOnce) beginning.add(made.table);
    go(`/t/${made.table}`);
    return made;
  } catch (error) {
    return { fault: faultOf(error) };
  }
}
