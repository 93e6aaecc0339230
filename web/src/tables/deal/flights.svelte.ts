/** Things in the air: cards and whole sets on their way from one place at the table to another. */
import type { SetShown } from './view';

export interface Flight {
  id: number;
  /** What flies: a card by its code, a card face down (null), or a set in one piece. */
  code: string | null;
  set: SetShown | null;
  from: DOMRect;
  to: DOMRect;
  ms: number;
  /** Whether a card starts face down and turns over on its way. */
  turns: boolean;
  /** How long it rests on its way, large, where everybody sees it. */
  rest: number;
  /** What must stay readable while it rests. */
  beside: DOMRect | null;
  land: () => void;
}

export type Order = Pick<Flight, 'from' | 'to' | 'ms'> &
  Partial<Pick<Flight, 'code' | 'set' | 'turns' | 'rest' | 'beside'>>;

export class Flights {
  list: readonly Flight[] = $state.raw([]);
  /** Places whose card or set is in the air. */
  #hidden: readonly string[] = $state.raw([]);
  #next = 1;

  /** Make something fly; resolves when it has landed. */
  fly(order: Order): Promise<void> {
    return new Promise((land) => {
      const id = this.#next++;
      const done = (): void => {
        this.list = this.list.filter((flight) => flight.id !== id);
        land();
      };
      const usual = { code: null, set: null, turns: false, rest: 0, beside: null };
      this.list = [...this.list, { ...usual, ...order, id, land: done }];
    });
  }

  hide(...places: string[]): void {
    this.#hidden = [...this.#hidden, ...places];
  }

  isHidden(place: string): boolean {
    return this.#hidden.includes(place);
  }

  /** Show everything again: the table now has it at its new place. */
  clear(): void {
    this.#hidden = [];
    for (const flight of this.list) flight.land();
  }
}
