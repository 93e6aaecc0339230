/**
 * The score sheet of a game on a real board. It keeps what people entered, round by round; the server computes everything
 * that follows, so a round can be corrected at any time and those after it are counted again.
 */
import { keep, recall } from '../../net/device';
import { figures, findSpace } from '../../tables/knockout/board';
import { scoreRound, type Scored } from '../../tables/knockout/server';
import { TOKENS_EACH } from '../../tables/knockout/types';

export const FEWEST = 2;
export const MOST = 4;
const NAME = 'knockout-scorer';
const MOST_STEPS_BACK = 300;
const LONGEST_NAME = 24;
const { bail, free_parking: POT } = figures.money;

/** What was said of a round; by player. */
export interface Entry {
  /** The codes of the spaces that the tokens are on, empty for none; null before it was said. */
  lying: (string[] | null)[];
  /** How many tokens on a railroad stay there. */
  stood: number[];
  /** The property that the House doubles, empty before it was said. */
  doubled: string[];
  /** How often somebody paid for jail or a second chance. */
  paid: number[];
  /** Whether it is to be counted. */
  isCounted: boolean;
}

/** What a round brought, and how things stood before it. */
export interface Counted {
  order: number[];
  pot: number;
  before: number[];
  cash: number[];
  score: Scored | null;
}

interface Kept {
  names: string[];
  entries: Entry[];
}

export class Sheet {
  names = $state.raw<readonly string[]>([]);
  entries = $state.raw<readonly Entry[]>([]);
  past = $state.raw<readonly (readonly Entry[])[]>([]);
  counted = $state.raw<readonly Counted[]>([]);
  /** Why nothing could be counted the last time. */
  trouble = $state.raw<unknown>(null);
  #asked = 0;

  players = $derived(this.names.length);
  hasBegun = $derived(this.players > 0);

  constructor() {
    const kept = recall<Kept>(NAME);
    if (isKept(kept)) {
      this.names = kept.names;
      this.entries = kept.entries;
      void this.count();
    }
  }

  begin(names: readonly string[]): void {
    this.names = names.map((name) => name.trim().slice(0, LONGEST_NAME));
    this.past = [];
    this.entries = [this.#empty()];
    this.#keep();
    void this.count();
  }

  forget(): void {
    this.names = [];
    this.entries = [];
    this.counted = [];
    this.past = [];
    keep(NAME, null);
  }

  #empty(): Entry {
    const each = <T>(value: T): T[] => new Array<T>(this.players).fill(value);
    return { lying: each<string[] | null>(null), stood: each(0), doubled: each(''), paid: each(0), isCounted: false };
  }

  /** The turn order of a round: the first becomes the last (KO-32). */
  order(round: number): number[] {
    return Array.from({ length: this.players }, (_, place) => (place + round) % this.players);
  }

  /** Changes what was said of a round, so that it can be taken back. */
  change(round: number, news: Partial<Entry>): void {
    const entry = this.entries[round];
    if (!entry) return;
    this.past = [...this.past.slice(1 - MOST_STEPS_BACK), this.entries];
    this.entries = this.entries.map((it, at) => (at === round ? { ...entry, ...news } : it));
    this.#keep();
    void this.count();
  }

  /** Says what a player's tokens are on; choices that hang on it are open again. */
  lay(round: number, player: number, own: readonly string[]): void {
    const entry = this.entries[round];
    if (!entry || own.length > TOKENS_EACH) return;
    const blank = entry.doubled.map(() => '');
    this.change(round, {
      lying: put(entry.lying, player, [...own]),
      stood: put(entry.stood, player, 0),
      doubled: blank,
    });
  }

  ride(round: number, player: number, code: string): void {
    const own = this.entries[round]?.lying[player] ?? [];
    const from = own.findIndex((it) => findSpace(it)?.kind === 'railroad');
    if (from < 0) return;
    const entry = this.entries[round];
    if (entry) this.change(round, { lying: put(entry.lying, player, put(own, from, code)) });
  }

  stand(round: number, player: number): void {
    const entry = this.entries[round];
    if (entry) this.change(round, { stood: put(entry.stood, player, (entry.stood[player] ?? 0) + 1) });
  }

  double(round: number, player: number, code: string): void {
    const entry = this.entries[round];
    if (entry) this.change(round, { doubled: put(entry.doubled, player, code) });
  }

  pay(round: number, player: number): void {
    const entry = this.entries[round];
    if (entry) this.change(round, { paid: put(entry.paid, player, (entry.paid[player] ?? 0) + 1) });
  }

  /** Tells whether somebody has the cash to pay for jail (KO-12). */
  canPay(round: number, player: number): boolean {
    return (this.counted[round]?.before[player] ?? 0) >= bail;
  }

  /** Counts the round; who was not asked has no token on a space. */
  close(round: number): void {
    const entry = this.entries[round];
    if (entry) this.change(round, { lying: entry.lying.map((own) => own ?? []), isCounted: true });
  }

  /** Goes on to the next round. */
  next(): void {
    if (this.entries.length >= this.players) return;
    this.past = [...this.past.slice(1 - MOST_STEPS_BACK), this.entries];
    this.entries = [...this.entries, this.#empty()];
    this.#keep();
    void this.count();
  }

  undo(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.past = this.past.slice(0, -1);
    this.entries = last;
    this.#keep();
    void this.count();
  }

  /** Names the first player with a token on a railroad that has not been decided, in turn order (KO-21). */
  rider(round: number): number {
    const riders = this.counted[round]?.score?.riders ?? [];
    const stood = this.entries[round]?.stood ?? [];
    const before = (player: number, at: number): number => riders.slice(0, at).filter((it) => it === player).length;
    return riders.find((player, at) => before(player, at) >= (stood[player] ?? 0)) ?? -1;
  }

  /** Has the server count all rounds one after the other, as far as they are said. */
  async count(): Promise<void> {
    const asked = ++this.#asked;
    const counted: Counted[] = [];
    let cash = this.names.map(() => 0);
    let pot = POT;
    this.trouble = null;
    for (const [round, entry] of this.entries.entries()) {
      const order = this.order(round);
      const before = cash.map((amount, player) => amount - bail * (entry.paid[player] ?? 0));
      const paid = entry.paid.reduce((sum, times) => sum + bail * times, 0);
      let score: Scored | null = null;
      if (entry.isCounted) {
        try {
          const lying = entry.lying.map((own) => own ?? []);
          score = await scoreRound({ round: round + 1, order, lying, doubled: entry.doubled, pot: pot + paid });
        } catch (error) {
          if (asked === this.#asked) this.trouble = error;
        }
        if (asked !== this.#asked) return;
      }
      const gains = score?.gains ?? [];
      cash = before.map((amount, player) => amount + (gains[player] ?? 0));
      counted.push({ order, pot: pot + paid, before, cash, score });
      pot = score?.after?.pot ?? pot + paid;
    }
    this.counted = counted;
  }

  #keep(): void {
    keep(NAME, { names: this.names, entries: this.entries });
  }
}

function put<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((it, place) => (place === at ? value : it));
}

/** Tells whether what the device kept is a sheet, whatever else may have been there. */
function isKept(kept: Kept | null): kept is Kept {
  if (kept === null || !Array.isArray(kept.names) || !Array.isArray(kept.entries)) return false;
  const { length } = kept.names;
  const fits = (list: unknown): boolean => Array.isArray(list) && list.length === length;
  return (
    length >= FEWEST &&
    length <= MOST &&
    kept.names.every((name) => typeof name === 'string') &&
    kept.entries.every((it) => fits(it?.lying) && fits(it.stood) && fits(it.doubled) && fits(it.paid))
  );
}
