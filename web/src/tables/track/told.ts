/** Which lines of the log are told: not what another one of the same action says as well. */
import type { LogLine } from '../../state/table.svelte';
import type { SeenEvent } from '../../words/teller';
import type { Board } from './board';
import { items } from './view';

/** Payments that an event tells of: bought, built, sold, mortgaged, lifted, a deal. */
const TOLD = new Set(['deed', 'auction', 'building', 'sale', 'mortgage', 'lift', 'deal']);

export function isTold(line: LogLine, place: number, lines: readonly LogLine[]): boolean {
  const { event } = line;
  if (event.event === 'paid') return !TOLD.has(String(event.why));
  // The notes were told when they were laid, and what the bank pays is told as an amount.
  if (event.event === 'notes-paid') return false;
  if (event.event === 'auction-ended') return Number(event.seat) < 0;
  if (event.event === 'auction-opened') return lines[place - 1]?.event.event !== 'declined';
  return event.event !== 'rent-due' || event.owner === line.reading.reader;
}

/** What of an event names spaces: one, several, or the things of one side of a deal. */
const NAMING = ['space', 'thing', 'place', 'other', 'give', 'take', 'deeds', 'spaces'];

/** The spaces that an event is about. */
export function spacesOf(event: SeenEvent, board: Board): string[] {
  const codes = NAMING.flatMap((name) => {
    const value = event[name];
    if (Array.isArray(value)) return value.map(String);
    return typeof value === 'string' ? items(value) : [];
  });
  return [...new Set(codes)].filter((code) => board.has(code));
}
