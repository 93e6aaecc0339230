/** Which lines of the log are shown: not those that repeat another line of the same action. */
import type { LogLine } from '../../state/table.svelte';
import type { Board } from './board';
import { items, type TrackName, type TrackTold } from './view';

type Line = LogLine<TrackName>;
type FieldOf<Event> = Event extends unknown ? keyof Event : never;

/** The purposes of payments that another event already reports: bought, built, sold, a deal. */
const TOLD = new Set(['deed', 'auction', 'building', 'sale', 'deal']);

export function isTold(line: Line, place: number, lines: readonly Line[]): boolean {
  const { event } = line;
  if (event.event === 'paid') return !TOLD.has(event.why);
  // The notes were already reported when they were laid, and what the bank pays is reported as an amount.
  if (event.event === 'notes-paid') return false;
  if (event.event === 'auction-ended') return event.seat < 0;
  if (event.event === 'auction-opened') return lines[place - 1]?.event.event !== 'declined';
  return event.event !== 'rent-due' || event.owner === line.reading.reader;
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
