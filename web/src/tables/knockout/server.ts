/** What the server computes for boards outside any game: a practice slide, and the score of a round. */
import type { LyingOn, Practised, Scored, Scoring } from '../../generated/messages';
import { ask } from '../../net/api';
import { eventsFrom, stepsFrom } from '../../state/shown';
import type { SlidEvent } from '../../generated/shapes/knockout';
import type { Counted } from './types';

export type { Scored, Scoring } from '../../generated/messages';

/** A practice slide: its motion, and what lies where after it. */
export interface Tried {
  slide: SlidEvent;
  tokens: LyingOn[];
}

export type Place = readonly [number, number] | null;

/** Try a slide on a board with these tokens; the one being slid is not on the board before. */
export async function practise(places: readonly Place[], mover: number, action: string): Promise<Tried> {
  const tokens = places.flatMap((place, token) =>
    place && token !== mover ? [{ token, x: place[0], y: place[1] }] : [],
  );
  const found = await ask<Practised>('POST', '/api/knockout/slide', { tokens, mover, action });
  const slide = eventsFrom<'knockout'>(found.events).find((event) => event.event === 'slid');
  if (!slide) throw new Error('a slide that was no slide');
  return { slide, tokens: found.tokens };
}

/** Score a round as far as its choices have been made. */
export function scoreRound(lying: Scoring, stop?: AbortSignal): Promise<Scored> {
  return ask<Scored>('POST', '/api/knockout/score', lying, stop);
}

/** Return the steps of a score, each with its team. */
export function stepsOf(score: Scored): Counted[] {
  return stepsFrom(score.steps).map(({ seats, ...step }) => ({ ...step, team: seats?.[0] ?? -1 }));
}
