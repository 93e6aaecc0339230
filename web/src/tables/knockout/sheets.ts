import { newSheet, write, type RoundSheet } from './receipts';
import type { Told } from './types';

/** Put together the sheets of all rounds seen so far; the last one may not be over yet. */
export function sheetsOf(events: Iterable<Told>, teams: number): RoundSheet[] {
  const sheets: RoundSheet[] = [];
  for (const event of events) {
    const last = sheets.at(-1);
    if (event.event === 'round-began') {
      if (last) last.isDone = true;
      sheets.push(newSheet(event.number, teams));
    } else if (last) {
      if (event.event === 'won') last.isDone = true;
      else write(last, event);
    }
  }
  return sheets;
}
