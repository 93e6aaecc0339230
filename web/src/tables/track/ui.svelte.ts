import { getContext, setContext } from 'svelte';
import type { MenuEntry } from '../../generated/messages';
import { fresh } from '../../state/asked';
import type { TableState } from '../../state/table.svelte';
import { say } from '../../state/words.svelte';
import type { Arguments } from '../../words/book';
import type { Handlers } from './animate';
import type { Ask } from './asks';
import type { Board } from './board';
import { Draft } from './draft.svelte';
import { Stage } from './stage.svelte';
import { topOf, viewOf, type Pending, type TrackName, type TrackView } from './view';

/** What an edition says about its table beside the shared parts. */
export interface TrackHooks {
  /** The level of a street that is a hotel. */
  hotel: (view: TrackView) => number;
  /** The class of money in flight: `lcd` is that of the bank unit. */
  chip?: string;
  /** The kinds of spaces where the piles are drawn from, by the number of the pile. */
  piles?: string[];
  /** What a seat may put into a deal beside deeds and money. */
  cards?: (seat: number) => string[];
  /** Shows the edition's own events; the shared ones can be shown in another way too. */
  events?: Handlers;
  /** The headline of the edition's own questions; null leaves it to the shared ones. */
  ask?: (ui: TrackUi, top: Pending) => Ask | null;
  /** Its own words for some of `web-track-…`. */
  words?: Record<string, string>;
  /** What happens on a kind of space that nobody can own. */
  spaces?: Record<string, string>;
  /** One line below the bar for what a person may miss, with its rule. */
  why?: (ui: TrackUi) => { text: string; rule: string } | null;
  /** Takes a click on a space for something of the edition's own; false leaves it to the shared ones. */
  pick?: (code: string) => boolean;
  /** How many cards a seat keeps, where not all of them can be traded. */
  kept?: (seat: number) => number;
  /** Verbs of the edition about one own property, beside build, mortgage and lift; they stand with it. */
  estate?: string[];
}

export type Mode = '' | 'trade' | 'estate';

/** A bid before it is placed: the amount, whether it is typed, and where a building would stand. */
class Bidding {
  amount = $state(0);
  isOpen = $state(false);
  space = $state('');
}

const CONTEXT = Symbol('track');

/** What the parts of a track table share: the game, the board, what is shown, and what the reader is busy with. */
export class TrackUi {
  readonly stage: Stage;
  /** Whether the reader puts a deal together, which waits through the questions of others. */
  #isDealing = $state(false);
  /** What the reader is busy with; another question ends it, unless it is a deal of one's own. */
  mode: Mode = $derived.by(
    fresh<Mode>(
      () => this.table,
      () => (this.#isDealing ? 'trade' : ''),
    ),
  );
  draft = $state<Draft | null>(null);
  /** The space whose deed is looked at, and the one that stays open until it is closed. */
  looked = $state('');
  pinned: string = $derived.by(fresh(() => this.table, ''));
  /** The bid being made up; a new lot begins at its least bid. */
  bid: Bidding = $derived.by(
    fresh(
      () => this.table,
      () => new Bidding(),
    ),
  );
  /** Whose offers are declined for the rest of a turn, and of which. */
  muted = $state<{ turn: number; seats: number[] }>({ turn: 0, seats: [] });

  constructor(
    readonly table: TableState<TrackName>,
    readonly board: Board,
    readonly hooks: TrackHooks,
  ) {
    this.stage = new Stage(board);
    this.stage.settle(this.view, table.lines);
  }

  get view(): TrackView {
    return viewOf(this.table);
  }

  get top(): Pending {
    return topOf(this.view);
  }

  /** The reader's own seat; -2 for who only watches. */
  get me(): number {
    return this.table.reader ?? -2;
  }

  /** Whether the reader has to raise money before anything else. */
  get isDebtor(): boolean {
    const { top } = this;
    return top.kind === 'payment' && top.payer === this.me;
  }

  name(code: string): string {
    return this.table.teller.thing('space', code);
  }

  group(name: string): string {
    return this.table.teller.thing('group', name);
  }

  money(amount: number): string {
    return String(this.table.teller.money(amount));
  }

  /** Who sits there, by name, the reader too. */
  player(seat: number): string {
    return this.table.seats.all[seat]?.name ?? this.table.teller.person(seat);
  }

  person(seat: number): string {
    return this.table.teller.person(seat);
  }

  /** Says words of all track tables, `web-track-…`, or those that the edition has instead. */
  say(key: string, args?: Arguments): string {
    return say(this.hooks.words?.[key] ?? key, args);
  }

  /** The verbs that concern one own property. */
  get estateVerbs(): string[] {
    return ['build', 'mortgage', 'lift', ...(this.hooks.estate ?? [])];
  }

  /** What can be done with one property now. */
  doings(code: string): MenuEntry[] {
    return this.table.menu.filter((entry) => {
      const verb = entry.text.split(' ', 1)[0]!;
      return this.estateVerbs.includes(verb) && this.table.parts(entry).space === code;
    });
  }

  /** Whether there is anything to build, sell, mortgage or lift. */
  get hasEstate(): boolean {
    const verbs = [...this.estateVerbs, 'sell'];
    return this.table.menu.some((entry) => verbs.includes(entry.text.split(' ', 1)[0]!));
  }

  get mayTrade(): boolean {
    return this.table.form('offer') !== undefined && this.partners.length > 0;
  }

  /** Who is still in beside the reader. */
  get partners(): number[] {
    const { players } = this.view;
    const first = Math.max(this.me, -1) + 1;
    const seats = players.map((_, i) => (first + i) % players.length);
    return seats.filter((seat) => seat !== this.me && !players[seat]!.out);
  }

  /** What a seat has to trade beside deeds and money. */
  cardsOf(seat: number): string[] {
    return this.hooks.cards ? this.hooks.cards(seat) : (this.view.players[seat]?.kept ?? []);
  }

  deedsOf(seat: number): string[] {
    return this.view.deeds.filter((deed) => deed.owner === seat).map((deed) => deed.space);
  }

  /** What is owed between the reader and somebody now. */
  owedWith(seat: number): number {
    const owed = this.view.pending.findLast((it) => it.kind === 'payment' && it.debt);
    if (owed?.kind !== 'payment') return 0;
    const sides = [owed.payer, owed.payee];
    return sides.includes(this.me) && sides.includes(seat) ? owed.amount : 0;
  }

  /** Opens the trade builder, with something of somebody's in it if one is named. */
  openTrade(seat?: number, code?: string): void {
    const target = seat ?? this.partners[0];
    if (target === undefined) return;
    const isKept =
      seat === undefined && this.draft && !this.draft.isCounter && this.partners.includes(this.draft.target);
    if (!isKept || !this.draft) this.draft = new Draft(target);
    if (code) this.draft.toggle('take', code);
    this.open('trade');
  }

  /** Opens somebody's offer to be changed and offered back. */
  openCounter(seat: number, offer: string): void {
    this.draft = Draft.counter(seat, offer);
    this.open('trade');
  }

  openEstate(): void {
    this.open('estate');
  }

  /** Ends what one was busy with; a deal that is only interrupted can be taken up again. */
  close(isInterrupted = false): void {
    if (this.mode !== '') this.open('');
    this.pinned = '';
    if (!isInterrupted) this.draft = null;
  }

  /** Closes the deed that was opened. */
  unpin(): void {
    this.pinned = '';
  }

  /** Turns to something else: what was refused before has been read. */
  private open(mode: Mode): void {
    this.mode = mode;
    this.#isDealing = mode === 'trade' && !this.draft?.isCounter;
    this.pinned = '';
    this.table.refusal = null;
  }

  /** What a click on a space does: into the deal that is being put together, or its deed. */
  pick(code: string): void {
    if (this.hooks.pick?.(code)) return;
    const owner = this.stage.deeds[code]?.owner;
    if (this.mode === 'trade' && this.draft && owner !== undefined) {
      if (owner === this.me) return this.draft.toggle('give', code);
      if (owner >= 0 && !this.draft.isCounter) this.draft.turnTo(owner);
      if (owner === this.draft.target) return this.draft.toggle('take', code);
    }
    this.pinned = this.pinned === code ? '' : code;
  }
}

export function shareTrack(ui: TrackUi): TrackUi {
  return setContext(CONTEXT, ui);
}

export function useTrack(): TrackUi {
  return getContext<TrackUi>(CONTEXT);
}
