import { newSheet, write, type RoundSheet } from './receipts';
import type { Told } from './types';

/** Puts the rounds together from what happened, as far as it was seen; the last one may still go on. */
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
