import { getContext, setContext } from 'svelte';
import type { MenuEntry } from '../../generated/messages';
import { fresh } from '../../state/asked';
import type { TableState } from '../../state/table.svelte';
import { say } from '../../state/words.svelte';
import type { Arguments } from '../../words/book';
import { verbOf } from '../../words/grammar';
import type { Handlers } from './animate';
import type { Ask } from './asks';
import type { Board, Group } from './board';
import { Draft } from './draft.svelte';
import { Stage } from './stage.svelte';
import { topOf, viewOf, type Pending, type TrackName, type TrackView } from './view';

/** What an edition adds to the shared table. */
export interface TrackHooks {
  /** The class of money in flight: `lcd` looks like the bank unit. */
  chip?: string;
  /** By pile: the kind of space where it is drawn from. */
  piles?: string[];
  /** List what a seat may put into a deal besides deeds and money. */
  cards?: (seat: number) => string[];
  /** Animations of the edition's own events; they can also replace the shared ones. */
  events?: Handlers;
  /** Return the headline of one of the edition's own questions; null for a shared one. */
  ask?: (ui: TrackUi, top: Pending) => Ask | null;
  /** The edition's own keys in place of some `web-track-…` ones. */
  words?: Record<string, string>;
  /** By kind of space that nobody can own: what happens there. */
  spaces?: Record<string, string>;
  /** Return one line below the bar about something a player may overlook, with its rule. */
  why?: (ui: TrackUi) => { text: string; rule: string } | null;
  /** Handle a click on a space in the edition's own way; return false to leave it to the shared table. */
  pick?: (code: string) => boolean;
  /** Count the cards that a seat keeps, if not all of them can be traded. */
  kept?: (seat: number) => number;
  /** By kind of question, or verb that is offered: the numbers of the hints for newcomers that belong there. */
  hints?: Readonly<Record<string, readonly number[]>>;
  /** The edition's verbs for a single property, besides build, mortgage and lift; they are offered with it. */
  estate?: string[];
}

export type Mode = '' | 'trade' | 'estate';

/** A bid before it is placed: the amount, whether it is typed and not possible, and the street for a building. */
class Bidding {
  amount = $state(0);
  fault = $state('');
  isOpen = $state(false);
  space = $state('');
}

const CONTEXT = Symbol('track');

/** What the parts of a track table share: the game, the board, what is shown, and what the reader is busy with. */
export class TrackUi {
  readonly stage: Stage;
  /** Whether the reader is putting together a deal, which survives the questions of others. */
  #isDealing = $state(false);
  /** What the reader is busy with; a new question ends it, unless it is the reader's own deal. */
  mode: Mode = $derived.by(
    fresh<Mode>(
      () => this.table,
      () => (this.#isDealing ? 'trade' : ''),
    ),
  );
  draft = $state<Draft | null>(null);
  /** The space whose deed is looked at, and the one whose deed stays open until it is closed. */
  looked = $state('');
  pinned: string = $derived.by(fresh(() => this.table, ''));
  /** Whether the reader has folded the question away, to see the board where there is no room for both. */
  isFolded: boolean = $derived.by(fresh(() => this.table, false));
  /** The bid being made; for a new lot it starts at the lowest bid. */
  bid: Bidding = $derived.by(
    fresh(
      () => this.table,
      () => new Bidding(),
    ),
  );
  /**
   * How soon each property is listed: first where something can be built, last where nothing can be done. It stays as it
   * was when the question was asked, so that nothing moves under a pointer.
   */
  #ranks: ReadonlyMap<string, number> = $derived.by(
    fresh(
      () => this.table,
      () => new Map(this.board.spaces.map(({ code }) => [code, this.#rankOf(code)])),
    ),
  );
  /** The seats whose offers are declined for the rest of a turn, and the number of that turn. */
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

  /** The reader's own seat; -2 for a spectator. */
  get me(): number {
    return this.table.reader ?? -2;
  }

  /** Whether the reader must raise money before anything else. */
  get isDebtor(): boolean {
    const { top } = this;
    return top.kind === 'payment' && top.payer === this.me;
  }

  name(code: string): string {
    return this.table.teller.thing('space', code);
  }

  /** Return the name of a street for a tile with room for one word. */
  shortName(code: string): string {
    return this.table.teller.thing('short', code);
  }

  group(name: string): string {
    return this.table.teller.thing('group', name);
  }

  money(amount: number): string {
    return String(this.table.teller.money(amount));
  }

  /** Return the name of the player at a seat, even for the reader, whom `person` calls “you”. */
  player(seat: number): string {
    return this.table.seats.all[seat]?.name ?? this.table.teller.person(seat);
  }

  person(seat: number): string {
    return this.table.teller.person(seat);
  }

  /** Return a sentence shared by all track tables, `web-track-…`, or the one the edition has instead. */
  say(key: string, args?: Arguments): string {
    return say(this.hooks.words?.[key] ?? key, args);
  }

  /** The verbs for a single property of the reader's. */
  get estateVerbs(): string[] {
    return ['build', 'mortgage', 'lift', ...(this.hooks.estate ?? [])];
  }

  /** List what can be done with a property now. */
  doings(code: string): MenuEntry[] {
    return this.table.menu.filter((entry) => {
      const verb = entry.text.split(' ', 1)[0]!;
      return this.estateVerbs.includes(verb) && this.table.parts(entry).space === code;
    });
  }

  /** List the reader's properties by their groups, those first that something can be done with. */
  get estate(): { group: Group; codes: string[] }[] {
    const sooner = (a = '', b = ''): number => (this.#ranks.get(a) ?? 0) - (this.#ranks.get(b) ?? 0);
    return this.board.groups
      .map((group) => ({ group, codes: group.codes.filter((code) => this.stage.deed(code).owner === this.me) }))
      .filter(({ codes }) => codes.sort(sooner).length > 0)
      .sort((one, other) => sooner(one.codes[0], other.codes[0]));
  }

  #rankOf(code: string): number {
    const group = this.board.find(code).group;
    const verbs = this.doings(code).map((entry) => verbOf(entry.text));
    if (verbs.includes('build')) return 0;
    const isSold = this.table.find('sell').some((entry) => this.table.parts(entry).group === group);
    return verbs.length > 0 || isSold ? 1 : 2;
  }

  /** Whether there is anything to build, sell, mortgage or lift. */
  get hasEstate(): boolean {
    const verbs = [...this.estateVerbs, 'sell'];
    return this.table.menu.some((entry) => verbs.includes(entry.text.split(' ', 1)[0]!));
  }

  /** Whether nothing but passing is left for the reader, as in an auction that has become too dear. */
  get mustPass(): boolean {
    const { menu, forms, isAsked } = this.table;
    const isOpen = forms.some((form) => form.do !== 'resign' && !('lowest' in form && form.lowest > form.highest));
    return isAsked && menu.length === 1 && menu[0]!.text === 'pass' && !isOpen;
  }

  /** Whether the reader has the money for a bid; otherwise they may raise some. */
  get mayBid(): boolean {
    const form = this.table.form('bid') ?? this.table.form('bid-building');
    return form !== undefined && form.lowest <= form.highest;
  }

  /** Whether the reader has made so many offers in this turn that no more are allowed. */
  get hasOfferedAll(): boolean {
    const { view, me, table } = this;
    return view.turn === me && !table.hasForm('offer') && table.has('end') && (view.offers[me] ?? 0) > 0;
  }

  /** Whether there is something in the reader's turn to think about besides the dice: building, a mortgage. */
  get hasPlans(): boolean {
    const { table } = this;
    return table.has('build') || table.find('lift').length > 0 || table.has('claim') || this.mode !== '';
  }

  /** The numbers of the hints that belong to what the reader is asked. */
  get hints(): number[] {
    const { table, top, hooks } = this;
    if (!table.isAsked) return [];
    // What a roll usually does is not what it does in jail.
    const isJailed = (this.view.players[this.me]?.jail ?? -1) >= 0;
    const isNow = (moment: string): boolean => moment === top.kind || table.has(moment);
    const found = Object.entries(hooks.hints ?? {}).filter(([it]) => isNow(it) && !(isJailed && it === 'roll'));
    return found.flatMap(([, numbers]) => numbers);
  }

  /** Whether the reader may propose a deal, and there is anything to make one about: money alone is none. */
  get mayTrade(): boolean {
    const { partners } = this;
    if (this.table.form('offer') === undefined || partners.length === 0) return false;
    return [this.me, ...partners].some((seat) => this.deedsOf(seat).length + this.cardsOf(seat).length > 0);
  }

  /** The other players still in the game. */
  get partners(): number[] {
    const { players } = this.view;
    const first = Math.max(this.me, -1) + 1;
    const seats = players.map((_, i) => (first + i) % players.length);
    return seats.filter((seat) => seat !== this.me && !players[seat]!.out);
  }

  /** List what a seat can trade besides deeds and money. */
  cardsOf(seat: number): string[] {
    return this.hooks.cards ? this.hooks.cards(seat) : (this.view.players[seat]?.kept ?? []);
  }

  deedsOf(seat: number): string[] {
    return this.view.deeds.filter((deed) => deed.owner === seat).map((deed) => deed.space);
  }

  /** Return how much of a debt or rent between the reader and another player a deal could settle. */
  owedWith(seat: number): number {
    const form = this.table.form('offer');
    return form?.owed[form.targets.indexOf(seat)] ?? 0;
  }

  /** Open the trade builder, starting with a deed of another player's if one is named. */
  openTrade(seat?: number, code?: string): void {
    const target = seat ?? this.partners[0];
    if (target === undefined) return;
    const isKept =
      seat === undefined && this.draft && !this.draft.isCounter && this.partners.includes(this.draft.target);
    if (!isKept || !this.draft) this.draft = new Draft(target);
    if (code) this.draft.toggle('take', code);
    this.open('trade');
  }

  /** Open another player's offer, to be changed and offered back. */
  openCounter(seat: number, offer: string): void {
    this.draft = Draft.counter(seat, offer);
    this.open('trade');
  }

  openEstate(): void {
    this.open('estate');
  }

  /** End what the reader is busy with; a deal that was only interrupted can be resumed. */
  close(isInterrupted = false): void {
    if (this.mode !== '') this.open('');
    this.pinned = '';
    if (!isInterrupted) this.draft = null;
  }

  unpin(): void {
    this.pinned = '';
  }

  /** Fold the question away to see the board, or come back to it. */
  fold(isFolded: boolean): void {
    this.isFolded = isFolded;
    this.pinned = '';
  }

  /** Switch to something else; an earlier refusal has been read by now. */
  private open(mode: Mode): void {
    this.mode = mode;
    this.#isDealing = mode === 'trade' && !this.draft?.isCounter;
    this.pinned = '';
    this.table.refusal = null;
  }

  /** Handle a click on a space: add it to the deal being put together, or open its deed. */
  pick(code: string): void {
    // Whoever only looks at the board chooses nothing there.
    if (!this.isFolded && this.hooks.pick?.(code)) return;
    const owner = this.stage.deeds[code]?.owner;
    if (this.mode === 'trade' && !this.isFolded && this.draft && owner !== undefined) {
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
