/** What a table shows, typed by edition as Python declares it (`generated/games.ts`). */
import type { EditionName } from '../generated/editions';
import type { Games } from '../generated/games';
import type { StakeShown } from '../generated/shapes/core';
import type { StepShown } from '../generated/shapes/knockout';

export type ViewOf<E extends EditionName = EditionName> = Games[E]['View'];
export type PendingOf<E extends EditionName = EditionName> = ViewOf<E>['pending'][number];
export type EventOf<E extends EditionName = EditionName> = Games[E]['Event'];
export type FormOf<E extends EditionName = EditionName> = Games[E]['Form'];

/** An event as the log keeps it: past events are sent again without the parts that only an animation needs. */
export type ToldOf<E extends EditionName = EditionName> = Told<EventOf<E>>;
type Told<Event> = Event extends unknown
  ? { [Field in keyof Event as Event[Field] extends unknown[][] ? never : Field]: Event[Field] }
  : never;

/** One member of a union, selected by a word: `Named<Pending, 'kind', 'buy'>`. */
export type Named<All, Word extends keyof All, Name extends All[Word]> = Extract<All, Record<Word, Name>>;

type Wire = Readonly<Record<string, unknown>>;

// Only here is data from the wire assumed to have the types its edition declares; tests/test_shapes.py checks that
// Python keeps to them.

export function viewFrom<E extends EditionName>(view: Wire): ViewOf<E> {
  return view as ViewOf<E>;
}

export function formsFrom<E extends EditionName>(forms: readonly Wire[]): FormOf<E>[] {
  return forms as FormOf<E>[];
}

export function eventsFrom<E extends EditionName>(events: readonly Wire[]): EventOf<E>[] {
  return events as EventOf<E>[];
}

export function stepsFrom(steps: readonly Wire[]): StepShown[] {
  return steps as StepShown[];
}

export function stakesFrom(stakes: readonly Wire[]): StakeShown[] {
  return stakes as StakeShown[];
}

export function toldFrom<E extends EditionName>(events: readonly Wire[]): ToldOf<E>[] {
  return events as ToldOf<E>[];
}
