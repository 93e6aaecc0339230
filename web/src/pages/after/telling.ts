/** What the result page says about a game, found in its events and data. */
import type { Turning } from '../../generated/messages';
import { eventsFrom, type EventOf } from '../../state/shown';

const boards = import.meta.glob<{ board?: { space: { code: string }[] } }>('../../generated/data/*.json', {
  import: 'default',
});

/** List the spaces of an edition's board in order; none if it has no board. */
export async function spacesOf(edition: string): Promise<string[]> {
  const data = await boards[`../../generated/data/${edition}.json`]?.();
  return data?.board?.space.map((space) => space.code) ?? [];
}

/** Describe the most important event of a step in one sentence. */
export function telling(turning: Pick<Turning, 'events'>, tell: (event: EventOf) => string): string {
  const events = eventsFrom(turning.events);
  const best = events.reduce<EventOf | undefined>(
    (found, event) => (found === undefined || weight(event) > weight(found) ? event : found),
    undefined,
  );
  return best ? tell(best) : '';
}

const HEAVY = 1e12;

function weight(event: EventOf): number {
  if (event.event === 'went-bankrupt') return HEAVY;
  const amount = 'amount' in event ? event.amount : 'value' in event ? event.value : 0;
  // The reason for a payment says more than the payment.
  const isReason = event.event !== 'paid' && event.event !== 'notes-paid' && event.event !== 'notes-laid';
  // Changing notes changes nobody's wealth.
  return (amount + (isReason && amount ? 0.5 : 0)) * ('why' in event && event.why === 'change' ? 0.001 : 1);
}

/** Pick the steps worth describing: those in which one player lost something, if there are enough. */
export function worthTelling<T extends Pick<Turning, 'changes' | 'seat'>>(turnings: readonly T[], most = 4): T[] {
  const taken = turnings.filter((turning) => turning.changes.some((change) => change < 0));
  const pool = taken.length > 1 ? taken : [...turnings];
  const size = (turning: T): number => Math.abs(turning.changes[turning.seat] ?? 0);
  const largest = new Set([...pool].sort((one, other) => size(other) - size(one)).slice(0, most));
  return pool.filter((turning) => largest.has(turning));
}
