/** What can be asked of the view of a game of Deal. */
import type { AttackShown } from '../../generated/shapes/deal';
import type { PendingOf, ViewOf } from '../../state/shown';

export type { DealPlayer, SetShown } from '../../generated/shapes/deal';
export type DealView = ViewOf<'deal'>;
/** What is pending; nothing is once the game is over. */
export type Pending = PendingOf<'deal'> | { kind: '' };

/** So many cards may stay in a hand at the end of a turn (DL-12); only to say how many are too many. */
export const MOST_IN_HAND = 7;

/** Gives the decision on top, which is the one that somebody is asked. */
export function asked(view: DealView): Pending {
  return view.pending.at(-1) ?? { kind: '' };
}

/** Gives the action that is being answered or paid for, if there is one. */
export function attack(view: DealView): AttackShown | undefined {
  return view.pending.findLast((decision) => decision.kind === 'attack');
}

/** Lists everybody but the reader, in turn order from the reader's left; a spectator sees them all. */
export function others(view: DealView): number[] {
  const first = view.seat ?? -1;
  const all = Array.from({ length: view.seats }, (_, i) => (first + 1 + i + view.seats) % view.seats);
  return view.seat === null ? all : all.filter((seat) => seat !== view.seat);
}
