/**
 * The score sheet of a game on a real board. It keeps what people entered, round by round; the server computes
 * everything that follows from it, so a round can be corrected at any time, and those after it are counted again.
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

/** What people entered for a round, by player. */
export interface Entry {
  /** The codes of the spaces that the tokens are on, empty for none; null until entered. */
  lying: (string[] | null)[];
  /** How many tokens stay on a railroad. */
  stood: number[];
  /** The property that the House doubles, empty until entered. */
  doubled: string[];
  /** How often the player paid for jail or a second chance. */
  paid: number[];
  /** Whether the round is complete and should be counted. */
  isCounted: boolean;
}

/** The result of a round, and how things stood before it. */
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
  /** Why the last count failed. */
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

  /** Return the turn order of a round: the first player becomes the last (KO-32). */
  order(round: number): number[] {
    return Array.from({ length: this.players }, (_, place) => (place + round) % this.players);
  }

  /** Change what was entered for a round, as a step that can be undone. */
  change(round: number, news: Partial<Entry>): void {
    const entry = this.entries[round];
    if (!entry) return;
    this.past = [...this.past.slice(1 - MOST_STEPS_BACK), this.entries];
    this.entries = this.entries.map((it, at) => (at === round ? { ...entry, ...news } : it));
    this.#keep();
    void this.count();
  }

  /** Enter what a player's tokens are on; choices that depend on it are asked again. */
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

  /** Whether a player has the cash to pay for jail (KO-12). */
  canPay(round: number, player: number): boolean {
    return (this.counted[round]?.before[player] ?? 0) >= bail;
  }

  /** Count the round; a player without an entry has no token on a space. */
  close(round: number): void {
    const entry = this.entries[round];
    if (entry) this.change(round, { lying: entry.lying.map((own) => own ?? []), isCounted: true });
  }

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

  /** Find the first player in turn order with an undecided token on a railroad (KO-21). */
  rider(round: number): number {
    const riders = this.counted[round]?.score?.riders ?? [];
    const stood = this.entries[round]?.stood ?? [];
    const before = (player: number, at: number): number => riders.slice(0, at).filter((it) => it === player).length;
    return riders.find((player, at) => before(player, at) >= (stood[player] ?? 0)) ?? -1;
  }

  /** Have the server count all rounds in order, up to the first that is incomplete. */
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

/** Whether what this device saved is a sheet; other versions may have saved something else. */
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
