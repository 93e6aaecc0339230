/** The plan of a table before it is made, with defaults that need no change. */
import { type Edition, EDITIONS, type EditionName } from '../generated/editions';
import type { NewTable, Plan, SeatMade, Settings } from '../generated/messages';
import { api, faultOf } from '../net/api';
import { keepTable } from '../net/device';
import { preferences } from '../state/preferences.svelte';
import { go } from '../state/route.svelte';
import { say } from '../state/words.svelte';
import { manifestOf } from '../tables/edition';

export type Options = Record<string, string | number | null>;

/** A seat of a plan: `me` is the person making the table, `person` somebody else on this device. */
export interface SeatPlan {
  kind: 'me' | 'person' | 'bot' | 'open';
  name: string;
  colour: string;
  level: string;
}

/** The editions that are built in, in the order of the shelf; those of the server come after them. */
export const SHELF: readonly EditionName[] = (Object.keys(EDITIONS) as EditionName[]).sort(
  (one, other) => manifestOf(one).place - manifestOf(other).place,
);

/** How many boxes stand in a row of the shelf. */
export const ROWS = { desk: 5, phone: 3 };

/** Return the column of a box in the last row of a shelf; -1 if it stands elsewhere. */
export function columnOf(box: string, shelf: readonly string[], row: number): number {
  const place = shelf.indexOf(box);
  return place >= 0 && Math.floor(place / row) === Math.floor((shelf.length - 1) / row) ? place % row : -1;
}

const USUAL_LEVEL = 'steady';
/** The level that the server replaces with one of the characters. */
const SURPRISE = 'surprise';
const USUAL_SEATS = 4;
export const LONGEST_NAME = 40;

/** Tables made to be played at once: their lobby starts the game without being shown. */
export const beginning = new Set<string>();

/** By table: the level that was chosen on the shelf, for seats that no friend takes. */
export const wished = new Map<string, string>();

export const SETTINGS: Readonly<Settings> = {
  pace: 'calm',
  clock: 'none',
  seconds: 60,
  window: 15,
  away: 'wait',
  grace: 60,
  slow: 0,
  watched: true,
  names: 'edition',
  closed: false,
  hints: 'alone',
};

/** List the levels of an edition's bots, the simplest first. */
export function levelsOf(edition: Edition): readonly string[] {
  return edition.bots;
}

/** List the characters of an edition, and the name that draws one of them. */
export function charactersOf(edition: Edition): readonly string[] {
  return edition.characters.length > 0 ? [...edition.characters, SURPRISE] : [];
}

/** Return the default bot. */
export function usualLevel(edition: Edition): string {
  return edition.bots.includes(USUAL_LEVEL) ? USUAL_LEVEL : (edition.bots[0] ?? '');
}

export function usualSeats(edition: Edition): number {
  return Math.max(edition.fewest, Math.min(USUAL_SEATS, edition.most));
}

/** Give bots names that nobody at the table has. */
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

/** Return the seat of the person at this device. */
export function ownSeat(): SeatPlan {
  const { name, colour } = preferences;
  return { kind: 'me', name: name.trim() || say('web-you-guest'), colour: colour || 'p1', level: '' };
}

/** Start a game of the usual size: with bots, which begins at once, or with open seats for friends. */
export function startUsual(
  edition: Edition,
  {
    level = usualLevel(edition),
    options = {},
    friends = false,
  }: { level?: string; options?: Options; friends?: boolean } = {},
): ReturnType<typeof make> {
  const other: SeatPlan = { kind: friends ? 'open' : 'bot', name: '', colour: '', level: friends ? '' : level };
  const seats = [ownSeat(), ...Array.from({ length: usualSeats(edition) - 1 }, () => other)];
  const made = seatsMade(named(seats, say('web-bot-names').split(', ')));
  return make(
    { edition: edition.name, seats: made, options, settings: { ...SETTINGS, pace: preferences.speed } },
    !friends,
    friends ? level : '',
  );
}

/** Make a table, save its secrets and go there; with all seats taken it begins at once, if asked to. */
export async function make(
  plan: Plan,
  isBegunAtOnce: boolean,
  level = '',
): Promise<{ fault: ReturnType<typeof faultOf> } | NewTable> {
  try {
    const made = await api.make(plan);
    keepTable(made.table, { edition: plan.edition, seats: made.seats, host: made.host, invite: made.invite });
    if (isBegunAtOnce) beginning.add(made.table);
    if (level) wished.set(made.table, level);
    go(`/t/${made.table}`);
    return made;
  } catch (error) {
    return { fault: faultOf(error) };
  }
}
