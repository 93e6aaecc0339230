/** What the server computes for boards that belong to no game: a practice slide, and what a round brings. */
import type { LyingOn, Practised, Scored, Scoring } from '../../generated/messages';
import { ask } from '../../net/api';
import type { Told } from './receipts';
import type { SlideSeen } from './types';

export type { Scored, Scoring } from '../../generated/messages';

/** A practice slide: how it went, and what lies where after it. */
export interface Tried {
  slide: SlideSeen & { end: string; space: string };
  tokens: LyingOn[];
}

export type Place = readonly [number, number] | null;

/** Tries a slide on a board with these tokens; the one that is slid lies nowhere before. */
export async function practise(places: readonly Place[], mover: number, action: string): Promise<Tried> {
  const tokens = places.flatMap((place, token) =>
    place && token !== mover ? [{ token, x: place[0], y: place[1] }] : [],
  );
  const found = await ask<Practised>('POST', '/api/knockout/slide', { tokens, mover, action });
  return { slide: found.events[0] as unknown as Tried['slide'], tokens: found.tokens };
}

/** Counts a round as far as the choices go. */
export function scoreRound(lying: Scoring, stop?: AbortSignal): Promise<Scored> {
  return ask<Scored>('POST', '/api/knockout/score', lying, stop);
}

/** The steps of a score as the events that tell them, with the team that each is about. */
export function stepsOf(score: Scored): Told[] {
  return score.steps.map((step) => ({ ...(step as Told), team: (step.seats as number[] | undefined)?.[0] ?? -1 }));
}
