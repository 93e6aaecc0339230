/** What the server computes for boards outside any game: a practice slide, and what a round brings. */
import type { LyingOn, Practised, Scored, Scoring } from '../../generated/messages';
import { ask } from '../../net/api';
import { eventsFrom, stepsFrom } from '../../state/shown';
import type { SlidEvent } from '../../generated/shapes/knockout';
import type { Counted } from './types';

export type { Scored, Scoring } from '../../generated/messages';

/** A practice slide: how it went, and what lies where after it. */
export interface Tried {
  slide: SlidEvent;
  tokens: LyingOn[];
}

export type Place = readonly [number, number] | null;

/** Tries a slide on a board with these tokens; the one that is slid lies nowhere before. */
export async function practise(places: readonly Place[], mover: number, action: string): Promise<Tried> {
  const tokens = places.flatMap((place, token) =>
    place && token !== mover ? [{ token, x: place[0], y: place[1] }] : [],
  );
  const found = await ask<Practised>('POST', '/api/knockout/slide', { tokens, mover, action });
  const slide = eventsFrom<'knockout'>(found.events).find((event) => event.event === 'slid');
  if (!slide) throw new Error('a slide that was no slide');
  return { slide, tokens: found.tokens };
}

/** Counts a round as far as the choices go. */
export function scoreRound(lying: Scoring, stop?: AbortSignal): Promise<Scored> {
  return ask<Scored>('POST', '/api/knockout/score', lying, stop);
}

/** The steps of a score, each with the team that it is about. */
export function stepsOf(score: Scored): Counted[] {
  return stepsFrom(score.steps).map(({ seats, ...step }) => ({ ...step, team: seats?.[0] ?? -1 }));
}
