/** Which lines of the log are told: not what another one of the same action says as well. */
import type { LogLine } from '../../state/table.svelte';

/** Payments that an event tells of: bought, built, sold, mortgaged, lifted, a deal. */
const TOLD = new Set(['deed', 'auction', 'building', 'sale', 'mortgage', 'lift', 'deal']);

export function isTold(line: LogLine, place: number, lines: readonly LogLine[]): boolean {
  const { event } = line;
  if (event.event === 'paid') return !TOLD.has(String(event.why));
  // The notes were told when they were laid, and what the bank pays is told as an amount.
  if (event.event === 'notes-paid') return false;
  if (event.event === 'auction-ended') return Number(event.seat) < 0;
  if (event.event === 'auction-opened') return lines[place - 1]?.event.event !== 'declined';
  return event.event !== 'rent-due' || event.owner === line.table.reader;
}
