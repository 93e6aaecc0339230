import { isAmount, readOffer } from './view';

/** A deal being put together: what goes each way, and the money, which only one side gives. */
export class Draft {
  target = $state(0);
  give = $state<string[]>([]);
  take = $state<string[]>([]);
  /** What the reader pays; if negative, what the reader gets. */
  cash = $state(0);
  /** Why the typed amount does not count; empty if it does. */
  fault = $state('');
  /** How much of a debt between the two it settles. */
  debt = $state(0);
  /** The mortgaged deeds among those received that the reader lifts at once. */
  lift = $state<string[]>([]);

  constructor(
    target: number,
    /** Whether it answers an offer from the same player. */
    readonly isCounter = false,
  ) {
    this.target = target;
  }

  /** Turn another player's offer round, to be changed and offered back. */
  static counter(seat: number, offer: string): Draft {
    const draft = new Draft(seat, true);
    const { give, take, debt } = readOffer(offer);
    draft.take = give.filter((item) => !isAmount(item));
    draft.give = take.filter((item) => !isAmount(item));
    draft.cash = sum(take) - sum(give);
    draft.debt = debt;
    return draft;
  }

  get isEmpty(): boolean {
    return this.give.length === 0 && this.take.length === 0;
  }

  /** The action's text. */
  get text(): string {
    const words = ['offer', String(this.target), bundle(this.give, this.cash), bundle(this.take, -this.cash)];
    const lift = this.lift.filter((code) => this.take.includes(code));
    if (this.debt || lift.length) words.push(String(this.debt));
    if (lift.length) words.push(lift.join(','));
    return words.join(' ');
  }

  /** Add a thing, or remove it again. */
  toggle(side: 'give' | 'take' | 'lift', item: string): void {
    this[side] = this[side].includes(item) ? this[side].filter((other) => other !== item) : [...this[side], item];
  }

  /** Switch to another player; what the previous one would have given is dropped. */
  turnTo(seat: number): void {
    if (seat === this.target) return;
    this.target = seat;
    this.take = [];
    this.lift = [];
    this.debt = 0;
    if (this.cash < 0) this.cash = 0;
  }
}

function sum(items: string[]): number {
  return items.reduce((total, item) => total + (isAmount(item) ? Number(item) : 0), 0);
}

function bundle(items: string[], cash: number): string {
  return [...items, ...(cash > 0 ? [String(cash)] : [])].join(',') || '-';
}
