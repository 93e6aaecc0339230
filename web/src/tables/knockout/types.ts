/** The types of a game of Knockout, as this table names them. */
import type { SlidEvent, StepShown } from '../../generated/shapes/knockout';
import type { EventOf, ToldOf, ViewOf } from '../../state/shown';

export type { Fall, Leg } from '../../generated/shapes/knockout';
export type KnockoutView = ViewOf<'knockout'>;
export type KnockoutEvent = EventOf<'knockout'>;
export type Told = ToldOf<'knockout'>;

/** A step of the count of a round on a real board, with the fields of the matching event of a game. */
export type Counted = Omit<StepShown, 'seats'> & { team: number };

/** The motion of a slide, from a game or from practice. */
export type SlideSeen = Pick<SlidEvent, 'token' | 'seconds' | 'rests' | 'legs' | 'falls'>;

export const TOKENS_EACH = 4;

export function teamOf(token: number): number {
  return Math.floor(token / TOKENS_EACH);
}
