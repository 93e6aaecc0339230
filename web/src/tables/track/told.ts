/** Which lines of the log are shown: not those that another line tells too. */
import type { LogLine } from '../../state/table.svelte';
import type { Board } from './board';
import { items, type TrackName, type TrackTold } from './view';

type Line = LogLine<TrackName>;
type FieldOf<Event> = Event extends unknown ? keyof Event : never;

/** The purposes of payments that another event already reports: bought, built, sold, a deal. */
const TOLD = new Set(['deed', 'auction', 'building', 'sale', 'deal']);

/** A rent is claimed or lost within this many lines. */
const SOON = 40;

export function isTold(line: Line, place: number, lines: readonly Line[]): boolean {
  const { event } = line;
  const before = lines[place - 1];
  if (before?.next === line) return false;
  // Once something happens in a turn, that says whose it is.
  if (event.event === 'turn-began') return place === lines.length - 1;
  // Where the train goes, its passenger goes too.
  if (event.event === 'moved') return before?.event.event !== 'took-train' || before.number !== line.number;
  if (event.event === 'paid') return !TOLD.has(event.why) && !isClaim(before, line);
  // The notes were already reported when they were laid, and what the bank pays is reported as an amount.
  if (event.event === 'notes-paid') return false;
  if (event.event === 'auction-ended') return event.seat < 0;
  if (event.event === 'auction-opened') return before?.event.event !== 'declined';
  // Rent that has to be claimed is the owner's business; rent that was paid at once is told to all, in one line.
  if (event.event !== 'rent-due' || line.next !== null) return true;
  return (
    event.owner === line.reading.reader && !lines.slice(place + 1, place + SOON).some((it) => isSettled(it, event))
  );
}

/** Whether a line says that a rent was claimed or lost, which is all there is to say about it then. */
function isSettled({ event }: Line, due: Extract<TrackTold, { event: 'rent-due' }>): boolean {
  return (
    (event.event === 'claimed-rent' || event.event === 'lost-claim') &&
    event.seat === due.owner &&
    event.target === due.seat &&
    event.space === due.space
  );
}

/** Whether a line claims the rent that the next one pays, in the same action. */
function isClaim(line: Line | undefined, { number, event }: Line): boolean {
  return (
    line?.event.event === 'claimed-rent' &&
    line.number === number &&
    event.event === 'paid' &&
    event.amount === line.event.amount
  );
}

/** The fields of an event that name spaces: one, several, or the things on one side of a deal. */
const NAMING: readonly FieldOf<TrackTold>[] = ['space', 'thing', 'place', 'other', 'give', 'take'];

/** List the spaces that an event is about. */
export function spacesOf(event: TrackTold, board: Board): string[] {
  const fields: Readonly<Record<string, unknown>> = event;
  const codes = NAMING.flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' ? items(value) : [];
  });
  return [...new Set(codes)].filter((code) => board.has(code));
}
