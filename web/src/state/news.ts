/** Shows what happens at a table one after the other, and can bring all that waits to its end at once. */
import { finishMotion } from '../parts/motion';

/** Something to be shown: several events, and then what is so after them. */
export interface Item<E> {
  events: readonly E[];
  /** What is so after the events. */
  settle(): void;
}

export interface Showing<E> {
  /** One event begins to be shown; comes exactly once for each, in order. */
  began(event: E): void;
  /** Waits until the event has been shown; null shows it at once. */
  animate(event: E): Promise<void> | null;
  /** Nothing is shown any more. */
  rested(): void;
  /** Tells how many news may wait before all are brought to their end; as many as usual where it is missing. */
  longest?(): number;
  /** Tells whether the reader was asked to go on when they have seen enough: that may take any time. */
  holds?(): boolean;
}

/** From so many waiting news on, nobody wants to see them all. */
export const LONGEST_QUEUE = 6;
/** No event is shown for longer, whatever its animation does. */
const LONGEST_EVENT = 20_000;

export class NewsQueue<E> {
  readonly #items: Item<E>[] = [];
  /** How many events of the first item have begun. */
  #begun = 0;
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

  /** Brings everything that waits to its end at once. */
  finish(): void {
    this.#run += 1;
    finishMotion();
    while (this.#items.length > 0) this.#settle();
    this.#rest();
  }

  /** Forgets everything that waits. */
  clear(): void {
    this.#run += 1;
    this.#items.length = 0;
    this.#begun = 0;
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
      }
      this.#settle();
    }
    this.#rest();
  }

  /** Waits for an animation, but no longer than the longest, except while the reader is asked to go on. */
  async #wait(shown: Promise<void>): Promise<void> {
    let isOver = false;
    const ended = shown.finally(() => (isOver = true));
    do await atMost(ended, LONGEST_EVENT);
    while (!isOver && this.showing.holds?.());
  }

  /** Ends the first item: what has not begun yet begins, and then it is so. */
  #settle(): void {
    const item = this.#items.shift();
    if (item === undefined) return;
    for (const event of item.events.slice(this.#begun)) this.showing.began(event);
    this.#begun = 0;
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
    // What cannot be animated is still so.
    console.error(error);
  } finally {
    clearTimeout(timer);
  }
}
