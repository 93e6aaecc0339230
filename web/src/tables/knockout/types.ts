/** The types of a game of Knockout, as this table names them. */
import type { SlidEvent, StepShown } from '../../generated/shapes/knockout';
import type { EventOf, ToldOf, ViewOf } from '../../state/shown';

export type { Fall, Leg } from '../../generated/shapes/knockout';
export type KnockoutView = ViewOf<'knockout'>;
export type KnockoutEvent = EventOf<'knockout'>;
export type Told = ToldOf<'knockout'>;

/** A step of the count of a round on a real board: it says what the event of a game would. */
export type Counted = Omit<StepShown, 'seats'> & { team: number };

/** How a slide went, whether it comes from a game or from practice. */
export type SlideSeen = Pick<SlidEvent, 'token' | 'seconds' | 'rests' | 'legs' | 'falls'>;

export const TOKENS_EACH = 4;

export function teamOf(token: number): number {
  return Math.floor(token / TOKENS_EACH);
}
