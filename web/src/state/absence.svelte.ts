/** How far a reader had got at a table when they left it, or lost the connection, to tell them what happened since. */
import { keep, recall } from '../net/device';

/** Whoever is back within so many milliseconds was not away. */
const SHORT = 5_000;

interface Left {
  /** The number of the table that the reader saw last. */
  number: number;
  at: number;
}

export class Absence {
  /** The number that the reader saw last, while what happened since is to be told; -1 if there is nothing to tell. */
  since = $state(-1);
  /** The number to which the table had got when the reader came back: what happens after it they see for themselves. */
  until = $state(-1);
  #left: Left | null = null;

  constructor(readonly table: string) {
    this.#left = recall<Left>(this.#name);
  }

  get #name(): string {
    return `left.${this.table}`;
  }

  /** The reader stops looking, for whatever reason; only the first reason counts. */
  leave(number: number): void {
    if (number === 0 || this.#left !== null) return;
    this.#left = { number, at: Date.now() };
    keep(this.#name, this.#left);
  }

  /** The reader looks again, and the table has got to this number. */
  comeBack(number: number): void {
    const left = this.#left;
    if (left !== null && number > left.number && Date.now() - left.at >= SHORT) {
      if (this.since < 0) this.since = left.number;
      this.until = number;
    }
    this.#left = null;
    keep(this.#name, null);
  }

  /** The reader has read what happened. */
  read(): void {
    this.since = -1;
  }
}
