/** Shows what happens at a table at the pace of the reader: one event after the other, each as its edition draws it. */
import type { EditionName } from '../generated/editions';
import { moves } from '../parts/motion';
import type { Witnessed } from './log.svelte';
import { LONGEST_QUEUE, NewsQueue } from './news';
import type { EventOf, ViewOf } from './shown';

/** Shows the events of an edition. A method, so that a table of one edition passes for a table of any. */
interface Animator<E extends EditionName> {
  animate(event: EventOf<E>, before: ViewOf<E>): Promise<void>;
}

/** What the table does while its events are shown. */
interface Watched<E extends EditionName> {
  /** One event begins to be shown. */
  began(witnessed: Witnessed<EventOf<E>>): void;
  /** Gives the event as the reader saw it and the view before it; null if nobody is to see it. */
  look(witnessed: Witnessed<EventOf<E>>): { event: EventOf<E>; before: ViewOf<E> } | null;
}

export class Showing<E extends EditionName = EditionName> {
  /** The event being shown now. */
  moving = $state.raw<EventOf<E> | null>(null);
  /** Set by the edition's table: shows an event; `before` is the view before the news that it belongs to. */
  animate: Animator<E>['animate'] | null = null;
  /** How many news may wait to be shown; an edition whose turns are worth seeing sets more. */
  longest = LONGEST_QUEUE;
  /** Whether the edition has asked the reader to go on when they have seen enough. */
  holds = false;
  readonly #queue: NewsQueue<Witnessed<EventOf<E>>>;

  constructor(watched: Watched<E>) {
    this.#queue = new NewsQueue<Witnessed<EventOf<E>>>({
      began: (witnessed) => watched.began(witnessed),
      animate: (witnessed) => this.#show(watched.look(witnessed)),
      rested: () => (this.moving = null),
      longest: () => this.longest,
      holds: () => this.holds,
    });
  }

  /** Shows events and then settles what is so after them; at once where the reader wants no motion. */
  add(events: readonly Witnessed<EventOf<E>>[], settle: () => void): void {
    this.#queue.add({ events, settle });
    if (!moves()) this.#queue.finish();
  }

  /** Settles something after all that is being shown, or at once if nothing is. */
  after(settle: () => void): void {
    if (this.#queue.isShowing) this.#queue.add({ events: [], settle });
    else settle();
  }

  /** Brings everything that is being shown to its end. */
  finish(): void {
    if (this.#queue.isShowing) this.#queue.finish();
  }

  /** Forgets what waits to be shown. */
  clear(): void {
    this.#queue.clear();
  }

  #show(looked: { event: EventOf<E>; before: ViewOf<E> } | null): Promise<void> | null {
    if (looked === null || this.animate === null || !moves()) return null;
    this.moving = looked.event;
    return this.animate(looked.event, looked.before);
  }
}
