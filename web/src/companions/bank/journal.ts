/** The journal of the bank unit: every booking with the balances after it, and what was taken back. */

import { FULLEST } from './amounts';

export const CARDS = 6;
/** The bank's number where a card pays or is paid. */
export const BANK = 0;
export const START = 15_000_000;
export const SALARY = 2_000_000;

export type Kind = 'credit' | 'debit' | 'transfer' | 'go' | 'correction' | 'undo' | 'new-game';

/** One line: who paid whom how much, and all balances after it; `takes_back` is the number of another line. */
export interface Booking {
  number: number;
  at: number;
  kind: Kind;
  payer: number;
  payee: number;
  amount: number;
  balances: number[];
  takes_back: number;
}

export const FRESH: readonly number[] = Array<number>(CARDS).fill(START);

/** The lines of this game and the one before, and the balances before the first of them. */
export class Journal {
  constructor(
    public opening: number[],
    public lines: Booking[],
    /** How many lines were ever written, which is the number of the last one. */
    public count: number,
  ) {}

  /** Return the six current balances. */
  balances(): number[] {
    return this.lines.at(-1)?.balances ?? this.opening;
  }

  balance(card: number): number {
    return this.balances()[card - 1] ?? 0;
  }

  /** Return why the balances do not allow a payment, or an empty string (EB-87). */
  obstacle(payer: number, payee: number, amount: number): string {
    if (payer !== BANK && this.balance(payer) < amount) return 'overdraft';
    if (payee !== BANK && this.balance(payee) + amount > FULLEST) return 'balance-full';
    return '';
  }

  /** Write down a payment. */
  book(at: number, kind: Kind, payer: number, payee: number, amount: number): Booking {
    const change = (card: number): number => (card === payee ? amount : 0) - (card === payer ? amount : 0);
    const balances = this.balances().map((balance, place) => balance + change(place + 1));
    return this.add(at, kind, payer, payee, amount, balances, 0);
  }

  /** Reset every account to 15M (EB-83); only the last game is kept beside the new one. */
  beginAnew(at: number): Booking {
    const start = this.find(true);
    // Doing this twice in a row begins one new game only.
    if (start !== null && start !== this.standing()) {
      this.opening = this.before(start);
      this.lines = this.lines.slice(this.lines.indexOf(start));
    }
    return this.add(at, 'new-game', BANK, BANK, 0, [...FRESH], 0);
  }

  /** Return the last booking that was not taken back. */
  standing(): Booking | null {
    return this.find(false);
  }

  /** Restore the balances from before the last booking that stands, if there is one. */
  takeBack(at: number, kind: Kind): Booking | null {
    const line = this.standing();
    if (line === null) return null;
    return this.add(at, kind, line.payee, line.payer, line.amount, this.before(line), line.number);
  }

  line(number: number): Booking | null {
    return this.lines.find((line) => line.number === number) ?? null;
  }

  private find(onlyNewGame: boolean): Booking | null {
    // Lines are taken back starting with the last one, so everything after a line that stands has been undone.
    const taken = new Set<number>();
    for (const line of this.lines.toReversed()) {
      if (line.takes_back) taken.add(line.takes_back);
      else if (!taken.has(line.number) && (line.kind === 'new-game' || !onlyNewGame)) return line;
    }
    return null;
  }

  private before(line: Booking): number[] {
    const place = this.lines.indexOf(line);
    return this.lines[place - 1]?.balances ?? this.opening;
  }

  private add(
    at: number,
    kind: Kind,
    payer: number,
    payee: number,
    amount: number,
    balances: number[],
    takesBack: number,
  ): Booking {
    this.count += 1;
    const line: Booking = { number: this.count, at, kind, payer, payee, amount, balances, takes_back: takesBack };
    this.lines.push(line);
    return line;
  }
}
