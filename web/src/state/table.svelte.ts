/** One table as this device sees it: what the server said, shown at the pace of the reader. */
import type { EditionName } from '../generated/editions';
import type {
  Answer,
  AnyFromServer,
  Fault,
  Line,
  MenuEntry,
  News,
  Seen,
  Step,
  Sync,
  Wish,
} from '../generated/messages';
import { api, drawNonce, faultOf } from '../net/api';
import { forgetSeat, keepTable, tableKept } from '../net/device';
import type { Unsent } from '../net/socket';
import { soundOf, sounds } from '../parts/sound';
import { type Parts, readAction, verbOf } from '../words/grammar';
import { Teller } from '../words/teller';
import { announce } from './announce.svelte';
import type { Asked } from './asked';
import { Chat } from './chat.svelte';
import { Clocks } from './clocks.svelte';
import { TableConnection } from './connection.svelte';
import { editions } from './editions.svelte';
import { eventFor, Log, type LogLine, witnessed, type Witnessed } from './log.svelte';
import { Seats } from './seats.svelte';
import { Showing } from './showing.svelte';
import {
  type EventOf,
  eventsFrom,
  type FormOf,
  formsFrom,
  type Named,
  type ToldOf,
  viewFrom,
  type ViewOf,
} from './shown';
import { say, words } from './words.svelte';

export type { LogLine } from './log.svelte';

/** The same action twice within so many milliseconds is one click too many. */
const DOUBLE_CLICK = 350;
const NOTHING: Seen = { seat: null, view: {}, menu: [], forms: [] };

export class TableState<E extends EditionName = EditionName> {
  readonly seats = new Seats();
  readonly chat = new Chat();
  readonly clocks = new Clocks();
  readonly connection: TableConnection;
  readonly showing: Showing<E>;

  sync = $state.raw<Sync | null>(null);
  /** The own seat through whose eyes the table is shown; null for a spectator. */
  reader = $state<number | null>(null);
  /** The own seat that the curtain asks for. */
  curtain = $state<number | null>(null);
  /** What the reader may know; behind a curtain nothing of it is there. */
  view = $state.raw<ViewOf<E>>(viewFrom<E>({}));
  menu = $state.raw<MenuEntry[]>([]);
  forms = $state.raw<FormOf<E>[]>([]);
  /** What is asked, and through whose eyes it is seen: another object when something else is. */
  asked = $state.raw<Asked>({ reader: null, question: 0 });
  awaiting = $state.raw<number[]>([]);
  over = $state(false);
  winners = $state.raw<number[]>([]);
  /** The game ended before one's eyes: the table stays until the reader asks for the result. */
  endedHere = $state(false);
  wish = $state.raw<Wish | null>(null);
  /** The last refused action, until the next act. */
  refusal = $state.raw<Fault | null>(null);
  /** The action that was refused. */
  refused = $state('');

  edition = $derived(this.sync?.edition ?? '');
  begun = $derived(this.sync?.begun ?? false);
  book = $derived.by(() => {
    const skin = this.sync?.settings.names ?? 'edition';
    return skin === 'edition' ? words.book : words.book.wearing(skin, this.edition);
  });
  teller = $derived(new Teller(this.book, this.edition, this.seats.names, this.reader, this.sync?.options));
  isAsked = $derived(
    this.reader !== null &&
      !this.over &&
      this.awaiting.includes(this.reader) &&
      this.menu.length + this.forms.length > 0,
  );
  question = $derived(this.begun && !this.over ? this.teller.question(this.view) : '');
  /** Whether a seat knows what others must not see. */
  hasSecrets = $derived(editions.hasSecrets(this.edition));

  #seen = new Map<number | null, Seen>();
  /** The number of what is shown. */
  #number = 0;
  /** The server's number of what is asked. */
  #asked = 0;
  #newest: News | Sync | null = null;
  #question = '';
  #last = { action: '', at: 0 };
  #nonces: Promise<unknown> | null = null;
  /** What was heard before there were words to tell it with. */
  #early: AnyFromServer[] | null = [];
  readonly #log: Log<E>;

  constructor(readonly id: string) {
    this.#log = new Log<E>(this);
    this.connection = new TableConnection(id, {
      hear: (message) => this.hear(message),
      // What comes next is a whole, so nothing that waits is needed.
      lost: () => this.showing.finish(),
    });
    this.showing = new Showing<E>({
      began: (witnessed) => this.#began(witnessed),
      look: (witnessed) => (this.curtain === null ? { event: eventFor(this, witnessed), before: this.view } : null),
    });
  }

  /** Gives a table without a server, to show a game again: `show` and `step` say what is to be seen. */
  static still(sync: Sync): TableState {
    const table = new TableState(sync.table);
    table.#early = null;
    table.#hearSync(sync);
    return table;
  }

  /** Shows a moment through a seat's eyes, or with everything open, without how it came about. */
  show(seat: number | null, view: Step['view'], number = 0): void {
    this.showing.clear();
    this.reader = seat;
    this.#log.cut(number);
    this.#number = number;
    this.#setView(viewFrom<E>(view));
  }

  /** Begins a new log. */
  forget(): void {
    this.#log.cut();
  }

  /** Shows what happened next; done when it has been shown. */
  step({ number, events, view }: Pick<Step, 'number' | 'events' | 'view'>): Promise<void> {
    return new Promise((resolve) => {
      const settle = (): void => {
        this.#number = number;
        this.#setView(viewFrom<E>(view));
        resolve();
      };
      this.showing.add(witnessed({ number, events }, eventsFrom<E>), settle);
    });
  }

  #setView(view: ViewOf<E>): void {
    this.view = view;
    // An edition that this app does not know may show less.
    this.awaiting = view.awaiting ?? [];
    this.over = view.over ?? false;
    this.winners = view.winners ?? [];
    this.menu = [];
    this.forms = [];
    this.#ask(this.#number);
  }

  /** Comes to the table. */
  enter(): void {
    this.connection.open();
  }

  /** Goes away from the table; the seat stays one's own. */
  quit(): void {
    this.showing.clear();
    this.connection.close();
  }

  // What there is to see and to do

  get lines(): LogLine<E>[] {
    return this.#log.lines;
  }

  /** Gives the menu's entries that begin with a word. */
  find(verb: string): MenuEntry[] {
    return this.menu.filter((entry) => verbOf(entry.text) === verb);
  }

  form<Verb extends FormOf<E>['do']>(verb: Verb): Named<FormOf<E>, 'do', Verb> | undefined {
    return this.forms.find((form): form is Named<FormOf<E>, 'do', Verb> => form.do === verb);
  }

  /** Whether there is an open-ended action of this name. */
  hasForm(verb: string): boolean {
    return this.forms.some((form) => form.do === verb);
  }

  has(verb: string): boolean {
    return this.hasForm(verb) || this.menu.some((entry) => verbOf(entry.text) === verb);
  }

  /** Gives the parts of an entry by their names in the grammar. */
  parts(entry: MenuEntry | string): Parts {
    return readAction(this.edition, typeof entry === 'string' ? entry : entry.text);
  }

  /** Tells what an entry of the menu does. */
  tell(entry: MenuEntry): string {
    return this.teller.action(entry.text, entry.figures);
  }

  // What the server says

  hear(message: AnyFromServer): void {
    // Time needs no words, and does not wait for them.
    if (this.#early !== null && message.is !== 'clock') {
      this.#early.push(message);
      if (message.is === 'sync' && this.#early.length === 1) void this.#prepare(message);
    } else this.#take(message);
  }

  /** Waits for the edition's words before the first of what was heard is shown. */
  async #prepare(sync: Sync): Promise<void> {
    const skin = sync.settings.names;
    try {
      await words.need(sync.edition, ...(skin === 'edition' ? [] : [skin]));
    } catch (error) {
      this.refusal = faultOf(error);
    }
    const early = this.#early ?? [];
    this.#early = null;
    for (const message of early) this.#take(message);
  }

  #take(message: AnyFromServer): void {
    if (message.is === 'sync') this.#hearSync(message);
    else if (message.is === 'news') this.#hearNews(message);
    else if (message.is === 'said') this.#hearSaid(message.line);
    else if (message.is === 'wished') this.wish = message.wish;
    else if (message.is === 'presence') this.seats.meet(message);
    else if (message.is === 'clock') this.clocks.hear(message.running);
  }

  #hearSync(sync: Sync): void {
    this.#newest = sync;
    // A sync that follows news waits its turn, so that their end is seen.
    this.showing.after(() => this.#settleSync(sync));
  }

  #hearNews(news: News): void {
    this.#newest = news;
    this.#narrow();
    this.showing.add(witnessed(news, eventsFrom<E>), () => this.#settleNews(news));
  }

  #hearSaid(line: Line): void {
    if (!this.chat.hear(line) || this.seats.you.includes(line.seat)) return;
    announce(say('web-said', { name: this.seats.names[line.seat] ?? '', text: line.text }));
  }

  #settleSync(sync: Sync): void {
    const wasOver = this.over;
    const isFirst = this.sync === null;
    this.sync = sync;
    this.seats.settle(sync);
    this.wish = sync.wish ?? null;
    this.chat.catchUp(sync.chat ?? []);
    this.#log.catchUp(sync.lately ?? []);
    if (sync.over && !wasOver && !isFirst) this.endedHere = true;
    this.#asked = sync.question ?? 0;
    this.#settle(sync.number, sync.awaiting ?? [], sync.over, sync.winners ?? [], sync.seen ?? []);
    this.#giveNonces(sync);
  }

  #settleNews(news: News): void {
    this.wish = null;
    if (news.over && !this.over) this.endedHere = true;
    this.#asked = news.question ?? 0;
    this.#settle(news.number, news.awaiting, news.over, news.winners, news.seen);
  }

  #settle(number: number, awaiting: number[], over: boolean, winners: number[], seen: Seen[]): void {
    this.#number = number;
    this.awaiting = awaiting;
    if (over && !this.over) announce(say('web-game-over'), 'assertive');
    this.over = over;
    this.winners = winners;
    this.#seen = new Map(seen.map((it) => [it.seat, it]));
    if (over) this.clocks.stop();
    this.#chooseReader();
    this.#look();
  }

  #giveNonces(sync: Sync): void {
    if (sync.begun || this.#nonces !== null || sync.you.length === 0) return;
    this.#nonces = Promise.all(sync.you.map((seat) => this.connection.say({ do: 'nonce', seat, nonce: drawNonce() })));
  }

  // Who looks

  /** Chooses through whose eyes the table is shown: one's only seat, or the own seat that is asked. */
  #chooseReader(): void {
    if (this.seats.you.length === 0) this.reader = null;
    else if (this.seats.you.length === 1) this.reader = this.seats.you[0] ?? null;
    else this.#passOn();
  }

  /** On a shared device the one who is asked gets it; where there are secrets, from behind the curtain. */
  #passOn(): void {
    if (this.reader !== null && !this.seats.you.includes(this.reader)) this.reader = null;
    const asked = this.awaiting.filter((seat) => this.seats.you.includes(seat));
    if (this.reader !== null && (asked.length === 0 || asked.includes(this.reader))) this.curtain = null;
    else {
      const next = asked[0] ?? this.reader ?? this.seats.you[0] ?? null;
      if (this.hasSecrets) this.curtain = next;
      else this.reader = next;
    }
  }

  /** Asks for the person of another own seat, or shows it at once where nothing is secret. */
  passTo(seat: number): void {
    if (!this.seats.you.includes(seat) || seat === this.reader) return;
    if (this.hasSecrets) this.curtain = seat;
    else this.lookAs(seat);
  }

  /** The right person is there: the curtain opens. */
  lookAs(seat: number): void {
    this.showing.finish();
    this.curtain = null;
    this.refusal = null;
    this.reader = seat;
    this.#look();
  }

  /** Shows what the reader sees. */
  #look(): void {
    const hidden = this.seats.you.length > 1 && this.reader === null;
    const seen = hidden ? NOTHING : (this.#seen.get(this.reader) ?? NOTHING);
    this.view = viewFrom<E>(seen.view);
    this.menu = seen.menu;
    this.forms = formsFrom<E>(seen.forms);
    this.#ask(this.#asked);
    this.#tellTurn();
  }

  /** Notes what is asked, if it is something else than before. */
  #ask(question: number): void {
    const { reader, asked } = this;
    if (asked.reader !== reader || asked.question !== question) this.asked = { reader, question };
  }

  #tellTurn(): void {
    const asked = this.isAsked && this.curtain === null ? JSON.stringify([this.reader, this.view.pending]) : '';
    if (asked && this.#question === '') sounds('turn');
    if (asked && asked !== this.#question) announce(`${say('web-your-turn')} ${this.question}`, 'assertive');
    this.#question = asked;
  }

  /** While news are shown only what will still be possible after them can be done. */
  #narrow(): void {
    const after = this.#newest?.seen?.find((it) => it.seat === this.reader);
    const isSame = after !== undefined && JSON.stringify(after.view.pending) === JSON.stringify(this.view.pending);
    const still = new Set(isSame ? after.menu.map((entry) => JSON.stringify(entry)) : []);
    const menu = this.menu.filter((entry) => still.has(JSON.stringify(entry)));
    if (menu.length !== this.menu.length) this.menu = menu;
    if (!isSame && this.forms.length > 0) this.forms = [];
  }

  // What is shown

  #began(witnessed: Witnessed<EventOf<E>>): void {
    // An event has all that the log keeps of it.
    const line = this.#log.write(witnessed as Witnessed<ToldOf<E>>);
    if (this.curtain === null) announce(line.text);
    soundOf(witnessed.event);
  }

  // What the reader does

  /** Does an action; false if it was refused, and `refusal` says why. */
  async play(action: string): Promise<boolean> {
    const now = performance.now();
    if (action === this.#last.action && now - this.#last.at < DOUBLE_CLICK) return false;
    this.#last = { action, at: now };
    this.showing.finish();
    const seat = this.reader;
    if (seat === null) return false;
    this.refused = action;
    return this.#do({ do: 'play', seat, seen: this.#number, action });
  }

  async say(text: string): Promise<boolean> {
    const seat = this.reader ?? this.seats.you[0];
    return seat !== undefined && text.trim() !== '' && this.#do({ do: 'say', seat, text: text.trim() });
  }

  /** Asks the others to take back one's last action. */
  async undo(): Promise<boolean> {
    const seat = this.reader;
    return seat !== null && this.#do({ do: 'undo', seat, seen: this.#number });
  }

  /** Answers a wish to take back. */
  async agree(yes: boolean): Promise<boolean> {
    const { wish, reader } = this;
    if (wish === null) return false;
    const seat =
      reader !== null && wish.waits_for.includes(reader)
        ? reader
        : wish.waits_for.find((it) => this.seats.you.includes(it));
    return seat !== undefined && this.#do({ do: 'agree', seat, asked: wish.number, yes });
  }

  async resign(): Promise<boolean> {
    const seat = this.reader;
    this.connection.hasResigned = true;
    return seat !== null && this.#do({ do: 'resign', seat, seen: this.#number });
  }

  /** Begins the game; `fill` names the bots that take the seats still open. */
  async begin(fill = ''): Promise<boolean> {
    await this.#nonces;
    return this.#do({ do: 'begin', fill });
  }

  /** Gives the own seats up for good; bots play on. */
  async leave(): Promise<boolean> {
    try {
      for (const key of tableKept(this.id)?.seats ?? []) {
        await api.leave(this.id, key);
        forgetSeat(this.id, key.seat);
      }
      return true;
    } catch (error) {
      this.refusal = faultOf(error);
      return false;
    }
  }

  async #do(unsent: Unsent): Promise<boolean> {
    this.refusal = null;
    const answer: Answer = await this.connection.ask(unsent);
    if (answer.ok) return true;
    this.refuse(answer.error ?? { key: 'web-went-wrong', sentence: say('web-went-wrong') });
    return false;
  }

  /** Shows why something was not done. */
  refuse(fault: Fault): void {
    this.refusal = fault;
    sounds('no');
    announce(`${fault.sentence} ${fault.rule ?? ''}`, 'assertive');
  }

  /** Keeps what this device now knows of the table. */
  keep(): void {
    if (this.sync) keepTable(this.id, { edition: this.sync.edition });
  }
}
