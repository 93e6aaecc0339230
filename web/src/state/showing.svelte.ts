/** Shows what happens at a table at the reader's pace: one event after the other, each as its edition draws it. */
import { tick } from 'svelte';
import type { EditionName } from '../generated/editions';
import { moves } from '../parts/motion';
import type { Witnessed } from './log.svelte';
import { LONGEST_QUEUE, NewsQueue } from './news';
import type { EventOf, ViewOf } from './shown';

/**
 * How the events of an edition are animated. A method, so that a table of one edition is assignable to a table of any.
 */
interface Animator<E extends EditionName> {
  animate(event: EventOf<E>, before: ViewOf<E>): Promise<void>;
}

/** What the table does while its events are shown. */
interface Watched<E extends EditionName> {
  /** Called when an event begins to be shown. */
  began(witnessed: Witnessed<EventOf<E>>): void;
  /** Called after an event was shown. */
  ended(witnessed: Witnessed<EventOf<E>>): void;
  /** Return the event as the reader saw it and the view before it; null if nobody should see it. */
  look(witnessed: Witnessed<EventOf<E>>): { event: EventOf<E>; before: ViewOf<E> } | null;
}

export class Showing<E extends EditionName = EditionName> {
  /** The event being shown now. */
  moving = $state.raw<EventOf<E> | null>(null);
  /** Set by the edition's table: shows an event; `before` is the view before the news it belongs to. */
  animate: Animator<E>['animate'] | null = null;
  /** How many items may wait to be shown; an edition whose turns are worth watching sets a higher number. */
  longest = LONGEST_QUEUE;
  /** The events whose line in the log would give away how they end, so that it is written after they were shown. */
  surprises: readonly EventOf<E>['event'][] = [];
  /** Whether everything is shown at once, until the reader is asked. */
  isSkipping = false;
  /** Whether the edition has asked the reader to continue when they have seen enough. */
  holds = false;
  readonly #queue: NewsQueue<Witnessed<EventOf<E>>>;

  constructor(watched: Watched<E>) {
    this.#queue = new NewsQueue<Witnessed<EventOf<E>>>({
      began: (witnessed) => watched.began(witnessed),
      ended: (witnessed) => watched.ended(witnessed),
      animate: (witnessed) => this.#show(watched.look(witnessed)),
      followed: tick,
      rested: () => (this.moving = null),
      longest: () => this.longest,
      holds: () => this.holds,
    });
  }

  /** Show events, then apply the state after them; all at once if the reader wants no motion. */
  add(events: readonly Witnessed<EventOf<E>>[], settle: () => void): void {
    this.#queue.add({ events, settle });
    if (this.isSkipping || !moves()) this.#queue.finish();
  }

  /** Call `settle` after everything that is being shown, or at once if nothing is. */
  after(settle: () => void): void {
    if (this.#queue.isShowing) this.#queue.add({ events: [], settle });
    else settle();
  }

  /** Finish everything that is being shown. */
  finish(): void {
    if (this.#queue.isShowing) this.#queue.finish();
  }

  /** Drop what waits to be shown. */
  clear(): void {
    this.#queue.clear();
  }

  #show(looked: { event: EventOf<E>; before: ViewOf<E> } | null): Promise<void> | null {
    if (looked === null || this.animate === null || !moves()) return null;
    this.moving = looked.event;
    return this.animate(looked.event, looked.before);
  }
}
