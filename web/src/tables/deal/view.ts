/** Questions about the view of a game of Deal. */
import type { AttackShown } from '../../generated/shapes/deal';
import type { PendingOf, ViewOf } from '../../state/shown';

export type { DealPlayer, SetShown } from '../../generated/shapes/deal';
export type DealView = ViewOf<'deal'>;
/** The pending decision; none once the game is over. */
export type Pending = PendingOf<'deal'> | { kind: '' };

/** How many cards may stay in a hand at the end of a turn (DL-12); only to say how many are too many. */
export const MOST_IN_HAND = 7;

/** Return the decision on top of the stack, the one being asked. */
export function asked(view: DealView): Pending {
  return view.pending.at(-1) ?? { kind: '' };
}

/** Return the action being answered or paid for, if there is one. */
export function attack(view: DealView): AttackShown | undefined {
  return view.pending.findLast((decision) => decision.kind === 'attack');
}

/** List everybody except the reader, in turn order from the reader's left; for a spectator, everybody. */
export function others(view: DealView): number[] {
  const first = view.seat ?? -1;
  const all = Array.from({ length: view.seats }, (_, i) => (first + 1 + i + view.seats) % view.seats);
  return view.seat === null ? all : all.filter((seat) => seat !== view.seat);
}
