/** Shows what happens at a table, one event after the other, and can finish everything that waits at once. */
import { finishMotion } from '../parts/motion';

/** Something to show: several events, and the state after them. */
export interface Item<E> {
  events: readonly E[];
  /** Apply the state after the events. */
  settle(): void;
}

export interface Showing<E> {
  /** Called exactly once for each event, in order, when it begins to be shown. */
  began(event: E): void;
  /** Called exactly once for each event, in order, after it was shown. */
  ended?(event: E): void;
  /** Resolves when the event has been shown; null shows it at once. */
  animate(event: E): Promise<void> | null;
  /** Resolves when the screen follows the state after an item, before the next one is shown; at once if missing. */
  followed?(): Promise<void>;
  /** Called when there is nothing left to show. */
  rested(): void;
  /** How many items may wait before all of them are finished at once; the usual number if missing. */
  longest?(): number;
  /** Whether the reader was asked to continue when they have seen enough, which may take any time. */
  holds?(): boolean;
}

/** With this many items waiting, nobody wants to see them all. */
export const LONGEST_QUEUE = 6;
/** No event is shown for longer than this, whatever its animation does. */
const LONGEST_EVENT = 20_000;

export class NewsQueue<E> {
  readonly #items: Item<E>[] = [];
  /** How many events of the first item have begun, and how many of these have ended. */
  #begun = 0;
  #ended = 0;
  #run = 0;
  isShowing = false;

  constructor(readonly showing: Showing<E>) {}

  get length(): number {
    return this.#items.length;
  }

  add(item: Item<E>): void {
    this.#items.push(item);
    if (this.#items.length > (this.showing.longest?.() ?? LONGEST_QUEUE)) this.finish();
    else if (!this.isShowing) void this.#show();
  }

  /** Finish everything that waits at once. */
  finish(): void {
    this.#run += 1;
    finishMotion();
    while (this.#items.length > 0) this.#settle();
    this.#rest();
  }

  /** Drop everything that waits. */
  clear(): void {
    this.#run += 1;
    this.#items.length = 0;
    this.#begun = 0;
    this.#ended = 0;
    finishMotion();
    this.#rest();
  }

  async #show(): Promise<void> {
    const run = ++this.#run;
    this.isShowing = true;
    for (let item = this.#items[0]; item !== undefined; item = this.#items[0]) {
      for (let event = item.events[this.#begun]; event !== undefined; event = item.events[this.#begun]) {
        this.#begun += 1;
        this.showing.began(event);
        const shown = this.showing.animate(event);
        if (shown !== null) await this.#wait(shown);
        if (run !== this.#run) return;
        this.#end(event);
      }
      this.#settle();
      // A screen that took over the state only after the next event began would undo what that event shows.
      if (this.#items.length > 0) await this.showing.followed?.();
      if (run !== this.#run) return;
    }
    this.#rest();
  }

  /** Wait for an animation, up to the limit, or without a limit while the reader is asked to continue. */
  async #wait(shown: Promise<void>): Promise<void> {
    let isOver = false;
    const ended = shown.finally(() => (isOver = true));
    do await atMost(ended, LONGEST_EVENT);
    while (!isOver && this.showing.holds?.());
  }

  #end(event: E): void {
    this.#ended += 1;
    this.showing.ended?.(event);
  }

  /** Finish the first item: end the event that is being shown, show the others at once, then apply the state. */
  #settle(): void {
    const item = this.#items.shift();
    if (item === undefined) return;
    for (const [place, event] of item.events.entries()) {
      if (place >= this.#begun) this.showing.began(event);
      if (place >= this.#ended) this.#end(event);
    }
    this.#begun = 0;
    this.#ended = 0;
    item.settle();
  }

  #rest(): void {
    this.isShowing = false;
    this.showing.rested();
  }
}

async function atMost(shown: Promise<void>, time: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, time)));
  try {
    await Promise.race([shown, over]);
  } catch (error) {
    // An event whose animation fails has still happened.
    console.error(error);
  } finally {
    clearTimeout(timer);
  }
}
