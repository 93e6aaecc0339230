/** The position that is being built: the server looks at every change, and what it takes can be undone. */
import type { Fault, PlacedShown, Placing } from '../../generated/messages';
import { api, faultOf } from '../../net/api';
import { withoutLoose, type Values } from './values';

const MOST_STEPS_BACK = 200;

/** A change: the position as it should be; what is not named stays. */
export interface Change {
  seats?: number;
  options?: Record<string, unknown>;
  values: Values;
}

export class Position {
  /** The last position that is possible. */
  shown = $state.raw<PlacedShown | null>(null);
  /** Why the last change was refused. */
  fault = $state.raw<Fault | null>(null);
  /** Where on the page it was refused. */
  where = $state.raw<Element | null>(null);
  /** Puts a fault into words that name things and players. */
  retell: (fault: Fault) => Fault = (fault) => fault;
  #past = $state.raw<readonly PlacedShown[]>([]);
  #future = $state.raw<readonly PlacedShown[]>([]);
  /** Changes are made one after the other, each to what the one before it left. */
  #last: Promise<unknown> = Promise.resolve();

  mayUndo = $derived(this.#past.length > 0);
  mayRedo = $derived(this.#future.length > 0);

  /** Open a position by its text, or a step of a finished game; the text does not say how the dice fall next. */
  open(asked: Partial<Placing>, dice = ''): Promise<boolean> {
    return this.#queue(() => this.#ask(asked, null, dice));
  }

  /** Go to the beginning of a game. */
  begin(edition: string, seats: number, options: Record<string, unknown>): Promise<boolean> {
    return this.open({ edition, seats, options });
  }

  /** Change the position; `make` returns null where there is nothing to change. */
  change(make: (shown: PlacedShown) => Change | null, at: Element | null = null): Promise<boolean> {
    return this.#queue(async () => {
      const { shown } = this;
      const change = shown && make(shown);
      if (!shown || !change) return false;
      const { edition, seats, options } = shown;
      return this.#ask({ edition, seats, options, ...change }, at);
    });
  }

  /** Change only the values. */
  set(make: (values: Values) => Values, at: Element | null = null): Promise<boolean> {
    return this.change(({ values }) => ({ values: make(values) }), at);
  }

  /** Change the values by what is chosen in a field, which shows what it did before if that is refused. */
  async choose(
    field: HTMLSelectElement,
    before: string,
    make: (values: Values, chosen: string) => Values,
  ): Promise<void> {
    const { value } = field;
    if (!(await this.set((values) => make(values, value), field))) field.value = before;
  }

  refuse(fault: Fault | null, at: Element | null = null): void {
    this.fault = fault && this.retell(fault);
    this.where = at;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before || !this.shown) return;
    this.refuse(null);
    this.#past = this.#past.slice(0, -1);
    this.#future = [this.shown, ...this.#future];
    this.shown = before;
  }

  redo(): void {
    const [after, ...later] = this.#future;
    if (!after || !this.shown) return;
    this.refuse(null);
    this.#past = [...this.#past, this.shown];
    this.#future = later;
    this.shown = after;
  }

  #queue(work: () => Promise<boolean>): Promise<boolean> {
    const next = this.#last.then(work, work);
    this.#last = next;
    return next;
  }

  async #ask(asked: Partial<Placing>, at: Element | null, dice = ''): Promise<boolean> {
    try {
      const next = await this.#place(asked);
      this.refuse(null);
      if (this.shown) this.#past = [...this.#past.slice(1 - MOST_STEPS_BACK), this.shown];
      this.#future = [];
      this.shown = dice ? { ...next, values: { ...next.values, dice } } : next;
      return true;
    } catch (error) {
      this.refuse(faultOf(error), at);
      return false;
    }
  }

  /** Ask the server; what was pending is let go if the change does not go with it. */
  async #place(asked: Partial<Placing>): Promise<PlacedShown> {
    try {
      return await api.position(asked);
    } catch (error) {
      const free = asked.values && withoutLoose(asked.values);
      if (!free) throw error;
      return api.position({ ...asked, values: free }).catch(() => {
        throw error;
      });
    }
  }
}
