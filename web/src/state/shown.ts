/** What a table shows, typed by its edition as Python declares it (`generated/games.ts`). */
import type { EditionName } from '../generated/editions';
import type { Games } from '../generated/games';
import type { StepShown } from '../generated/shapes/knockout';

export type ViewOf<E extends EditionName = EditionName> = Games[E]['View'];
export type PendingOf<E extends EditionName = EditionName> = ViewOf<E>['pending'][number];
export type EventOf<E extends EditionName = EditionName> = Games[E]['Event'];
export type FormOf<E extends EditionName = EditionName> = Games[E]['Form'];

/** An event as the log keeps it: the server tells what has happened again without what only an animation needs. */
export type ToldOf<E extends EditionName = EditionName> = Told<EventOf<E>>;
type Told<Event> = Event extends unknown
  ? { [Field in keyof Event as Event[Field] extends unknown[][] ? never : Field]: Event[Field] }
  : never;

/** One of several things that are told apart by a word: `Named<Pending, 'kind', 'buy'>`. */
export type Named<All, Word extends keyof All, Name extends All[Word]> = Extract<All, Record<Word, Name>>;

type Wire = Readonly<Record<string, unknown>>;

// What comes over the wire is taken for what its edition declares, here and nowhere else; tests/test_shapes.py holds Python to it.

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

export function toldFrom<E extends EditionName>(events: readonly Wire[]): ToldOf<E>[] {
  return events as ToldOf<E>[];
}
