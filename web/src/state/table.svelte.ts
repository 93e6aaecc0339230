/** One table as this device sees it: what the server sent, shown at the reader's pace. */
import type { EditionName } from '../generated/editions';
import type {
  Answer,
  AnyFromServer,
  Fault,
  LessonShown,
  Line,
  MenuEntry,
  News,
  Note,
  Seen,
  Step,
  Sync,
  Wish,
} from '../generated/messages';
import { faultOf } from '../net/api';
import { keepTable, tableKept } from '../net/device';
import { soundOf, sounds } from '../parts/sound';
import { type Parts, readAction, verbOf } from '../words/grammar';
import { Teller } from '../words/teller';
import { Advice } from './advice.svelte';
import { announce } from './announce.svelte';
import type { Asked } from './asked';
import { Absence } from './absence.svelte';
import { Chat } from './chat.svelte';
import { Clocks } from './clocks.svelte';
import { Commands } from './commands';
import { TableConnection } from './connection.svelte';
import { editions } from './editions.svelte';
import { eventFor, Log, type LogLine, witnessed, type Witnessed } from './log.svelte';
import { Notes, tellNote } from './notes.svelte';
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
import { Stakes } from './stakes.svelte';
import { nameOf, say, words } from './words.svelte';

export type { LogLine } from './log.svelte';

const NOTHING: Seen = { seat: null, view: {}, menu: [], forms: [] };

/** Whether a seat is out of a game that names those who are. */
function isOut(view: object, seat: number | null): boolean {
  if (seat === null || !('players' in view) || !Array.isArray(view.players)) return false;
  const player: unknown = view.players[seat];
  return typeof player === 'object' && player !== null && 'out' in player && player.out === true;
}

export class TableState<E extends EditionName = EditionName> {
  readonly seats = new Seats();
  readonly chat = new Chat();
  readonly notes = new Notes();
  /** What happened while the reader was away. */
  readonly absence: Absence;
  readonly clocks = new Clocks();
  readonly connection: TableConnection;
  readonly showing: Showing<E>;
  /** What follows from actions, and the grave one that the reader is asked about. */
  readonly stakes = new Stakes(this);
  /** The hint that the reader has asked for. */
  readonly advice = new Advice(this);
  /** What the reader tells the server to do. */
  readonly commands: Commands;

  sync = $state.raw<Sync | null>(null);
  /** The seat of this device whose view is shown; null for a spectator. */
  reader = $state<number | null>(null);
  /** The seat of this device that the curtain asks for. */
  curtain = $state<number | null>(null);
  /** What the reader may know; empty behind a curtain. */
  view = $state.raw<ViewOf<E>>(viewFrom<E>({}));
  menu = $state.raw<MenuEntry[]>([]);
  forms = $state.raw<FormOf<E>[]>([]);
  /** The pending question and its reader: a new object whenever either changes. */
  asked = $state.raw<Asked>({ reader: null, question: 0 });
  awaiting = $state.raw<number[]>([]);
  over = $state(false);
  winners = $state.raw<number[]>([]);
  /** Whether the game ended while this table was open: it stays open until the reader asks for the result. */
  endedHere = $state(false);
  wish = $state.raw<Wish | null>(null);
  /** How far the lesson is, at a table that is one. */
  lesson = $state.raw<LessonShown | null>(null);
  /** What happened while everything was shown at once, until the reader goes on. */
  meanwhile = $state.raw<LogLine<E>[]>([]);
  /** The seat that may take back the latest action. */
  #undoer = $state<number | null>(null);
  mayUndo = $derived(this.reader !== null && this.#undoer === this.reader && this.wish === null && !this.over);
  /** The last refusal, until the next action. */
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
  /** Whether the reader plays with nobody but bots. */
  isAlone = $derived(
    this.reader !== null && this.seats.all.every(({ kind }, seat) => seat === this.reader || kind === 'bot'),
  );
  #newest = $state.raw<News | Sync | null>(null);
  /** Whether the reader is asked as soon as everything has been shown. */
  isNext = $derived(this.reader !== null && (this.#newest?.awaiting ?? []).includes(this.reader));
  question = $derived(this.begun && !this.over ? this.teller.question(this.view) : '');
  /** The seats that the game waits for, if nobody of them is here. */
  missing = $derived(
    !this.over && this.awaiting.every((seat) => this.seats.attendance(seat) === 'away') ? this.awaiting : [],
  );
  /** The headline instead of the usual one: a bot plays for the reader, or those the game waits for are not here. */
  instead = $derived.by(() => {
    if (this.over || !this.begun) return null;
    if (this.reader !== null && this.seats.all[this.reader]?.handed)
      return { title: say('web-handed-headline'), text: say('web-handed-text') };
    if (this.missing.length === 0) return null;
    const names = this.missing.map((seat) => this.seats.names[seat] ?? '');
    return { title: say('web-not-here', { names, count: names.length }), text: say('web-not-here-text') };
  });
  /** Whether the reader no longer plays: they resigned, or went out by the rules. */
  isOut = $derived(this.begun && !this.over && (this.seats.givenUp.length > 0 || isOut(this.view, this.reader)));
  /** Whether a seat may know something that others may not. */
  hasSecrets = $derived(editions.hasSecrets(this.edition));

  #seen = new Map<number | null, Seen>();
  #number = 0;
  /** The server's number of the pending question. */
  #asked = 0;
  #question = '';
  /** The number from which on everything is shown at once; null if nothing is skipped. */
  #skipped: number | null = null;
  /** Messages that arrived before the words were loaded; null from then on. */
  #early: AnyFromServer[] | null = [];
  readonly #log: Log<E>;

  constructor(readonly id: string) {
    this.#log = new Log<E>(this);
    this.commands = new Commands(this);
    this.absence = new Absence(id);
    this.connection = new TableConnection(id, {
      hear: (message) => this.hear(message),
      // The whole state comes next, so nothing that waits needs to be shown.
      lost: () => {
        this.showing.finish();
        this.advice.close();
        this.#leave();
      },
    });
    this.showing = new Showing<E>({
      began: (witnessed) => this.#began(witnessed),
      ended: (witnessed) => this.#ended(witnessed),
      look: (witnessed) => (this.curtain === null ? { event: eventFor(this, witnessed), before: this.view } : null),
    });
  }

  /** Return a table without a server, for a replay: `show` and `step` set what it shows. */
  static still(sync: Sync): TableState {
    const table = new TableState(sync.table);
    table.#early = null;
    table.seats.isStill = true;
    table.#hearSync(sync);
    return table;
  }

  /** Show one step from a seat's view, or with everything revealed, without what led to it. */
  show(seat: number | null, view: Step['view'], number = 0): void {
    this.showing.clear();
    this.reader = seat;
    this.#log.cut(number);
    this.#number = number;
    this.#setView(viewFrom<E>(view));
  }

  /** Start a new log. */
  forget(): void {
    this.#log.cut();
  }

  /** Show what happened next; resolves when it has been shown. */
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

  enter(): void {
    // Tests have no window.
    globalThis.addEventListener?.('pagehide', this.#leave);
    this.connection.open();
  }

  /** Leave the table; the seat stays with this device. */
  quit(): void {
    globalThis.removeEventListener?.('pagehide', this.#leave);
    this.#leave();
    this.showing.clear();
    this.connection.close();
  }

  readonly #leave = (): void => {
    if (this.begun && !this.over) this.absence.leave(this.#number);
  };

  // What there is to see and to do

  /** The number of the state on show. */
  get number(): number {
    return this.#number;
  }

  get lines(): LogLine<E>[] {
    return this.#log.lines;
  }

  /** Return the menu's entries with a verb. */
  find(verb: string): MenuEntry[] {
    return this.menu.filter((entry) => verbOf(entry.text) === verb);
  }

  form<Verb extends FormOf<E>['do']>(verb: Verb): Named<FormOf<E>, 'do', Verb> | undefined {
    return this.forms.find((form): form is Named<FormOf<E>, 'do', Verb> => form.do === verb);
  }

  /** Whether there is a form with this verb. */
  hasForm(verb: string): boolean {
    return this.forms.some((form) => form.do === verb);
  }

  has(verb: string): boolean {
    return this.hasForm(verb) || this.menu.some((entry) => verbOf(entry.text) === verb);
  }

  /** Return the parts of an entry by their names in the grammar. */
  parts(entry: MenuEntry | string): Parts {
    return readAction(this.edition, typeof entry === 'string' ? entry : entry.text);
  }

  /** Describe what an entry of the menu does. */
  tell(entry: MenuEntry): string {
    return this.teller.action(entry.text, entry.figures);
  }

  // What the server says

  hear(message: AnyFromServer): void {
    // Clocks need no words and do not wait for them.
    if (this.#early !== null && message.is !== 'clock') {
      this.#early.push(message);
      if (message.is === 'sync' && this.#early.length === 1) void this.#prepare(message);
    } else this.#take(message);
  }

  /** Load the edition's words before the first message is shown. */
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
    else if (message.is === 'noted') message.note && this.#hearNote(message.note);
    else if (message.is === 'wished') this.wish = message.wish;
    else if (message.is === 'presence') this.seats.meet(message);
    else if (message.is === 'clock') this.clocks.hear(message.running);
    else if (message.is === 'hinted') this.advice.hear(message);
  }

  #hearSync(sync: Sync): void {
    this.#newest = sync;
    if (this.sync?.hints) this.advice.close();
    // A sync that follows news waits its turn, so that the end of the news is seen.
    this.showing.after(() => this.#settleSync(sync));
  }

  #hearNews(news: News): void {
    this.#newest = news;
    this.advice.close();
    this.#undoer = null;
    this.#narrow();
    // Whether a puzzle is solved is known with the move, whatever follows from it.
    if (news.lesson?.puzzle) this.lesson = news.lesson;
    this.showing.add(witnessed(news, eventsFrom<E>), () => this.#settleNews(news));
  }

  #hearSaid(line: Line): void {
    const isOwn = this.seats.own.includes(line.seat);
    if (!this.chat.hear(line, isOwn) || isOwn) return;
    announce(say('web-said', { name: nameOf(line.name), text: line.text }));
  }

  #hearNote(note: Note): void {
    this.notes.hear(note);
    announce(tellNote(note, this.seats.own));
  }

  #settleSync(sync: Sync): void {
    const wasOver = this.over;
    const isFirst = this.sync === null;
    this.sync = sync;
    this.seats.settle(sync);
    this.wish = sync.wish ?? null;
    this.lesson = sync.lesson ?? null;
    this.chat.catchUp(sync.chat ?? []);
    this.#catchUp(sync.notes ?? []);
    this.#log.catchUp(sync.lately ?? []);
    if (sync.begun) this.absence.comeBack(sync.number);
    if (sync.over && !wasOver && !isFirst) this.endedHere = true;
    this.#undoer = sync.may_undo ?? null;
    this.#asked = sync.question ?? 0;
    this.#settle(sync.number, sync.awaiting ?? [], sync.over, sync.winners ?? [], sync.seen ?? []);
    this.commands.giveNonces(sync);
  }

  /** Add the notes of the server, and announce the new ones. */
  #catchUp(notes: readonly Note[]): void {
    const known = this.notes.all.at(-1)?.number ?? 0;
    const isFirst = this.#number === 0;
    this.notes.catchUp(notes);
    for (const note of notes) if (!isFirst && note.number > known) announce(tellNote(note, this.seats.own));
  }

  #settleNews(news: News): void {
    this.wish = null;
    this.lesson = news.lesson ?? null;
    // Whoever was out and skipped the rest wants the result.
    if (news.over && !this.over) this.endedHere = this.#skipped === null || !this.isOut;
    this.#undoer = news.may_undo ?? null;
    this.#asked = news.question ?? 0;
    this.#settle(news.number, news.awaiting, news.over, news.winners, news.seen);
  }

  /** Whether this device may ask for a rematch, or follow somebody who did. */
  get mayRematch(): boolean {
    const hasEnded = this.over || (this.begun && Boolean(this.sync?.stopped));
    return hasEnded && (this.seats.own.length > 0 || this.connection.isHost || Boolean(this.sync?.rematch));
  }

  /** Ask the server what follows from an action; null while it cannot be asked. */
  ask(action: string): Promise<Answer> | null {
    return this.commands.askStakes(action);
  }

  #settle(number: number, awaiting: number[], over: boolean, winners: number[], seen: Seen[]): void {
    this.#number = number;
    this.awaiting = awaiting;
    if (over && !this.over) announce(say('web-game-over'), 'assertive');
    this.over = over;
    this.winners = winners;
    this.#seen = new Map(seen.map((it) => [it.seat, it]));
    this.stakes.forget();
    if (over) this.clocks.stop();
    this.#chooseReader();
    this.#look();
    if (this.#skipped !== null && (over || this.isAsked)) this.#stopSkipping(this.#skipped);
  }

  #stopSkipping(since: number): void {
    this.#skipped = null;
    this.showing.isSkipping = false;
    this.meanwhile = this.over ? [] : this.lines.filter((line) => line.number > since);
  }

  // Who is reading

  /** Choose the seat whose view is shown: the only one of this device, or the one that is asked. */
  #chooseReader(): void {
    if (this.seats.you.length === 0) this.reader = null;
    else if (this.seats.you.length === 1) this.reader = this.seats.you[0] ?? null;
    else this.#passOn();
  }

  /** Hand a shared device to the player who is asked; if there are secrets, behind the curtain. */
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

  /** Ask for the person at another seat of this device, or show it at once if nothing is secret. */
  passTo(seat: number): void {
    if (!this.seats.you.includes(seat) || seat === this.reader) return;
    if (this.hasSecrets) this.curtain = seat;
    else this.lookAs(seat);
  }

  /** Open the curtain: the right person is there. */
  lookAs(seat: number): void {
    this.showing.finish();
    this.curtain = null;
    this.refusal = null;
    this.reader = seat;
    this.#look();
  }

  #look(): void {
    const hidden = this.seats.you.length > 1 && this.reader === null;
    const seen = hidden ? NOTHING : (this.#seen.get(this.reader) ?? NOTHING);
    this.view = viewFrom<E>(seen.view);
    this.menu = seen.menu;
    this.forms = formsFrom<E>(seen.forms);
    this.#ask(this.#asked);
    this.#tellTurn();
  }

  /** Note the pending question if it is a different one. */
  #ask(question: number): void {
    const { reader, asked } = this;
    if (asked.reader === reader && asked.question === question) return;
    this.asked = { reader, question };
    this.stakes.drop();
    this.advice.close();
  }

  #tellTurn(): void {
    const asked = this.isAsked && this.curtain === null ? JSON.stringify([this.reader, this.view.pending]) : '';
    if (asked && this.#question === '') sounds('turn');
    if (asked && asked !== this.#question) announce(`${say('web-your-turn')} ${this.question}`, 'assertive');
    this.#question = asked;
  }

  /** While news is being shown, offer only what will still be possible after it. */
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
    if (!this.#surprises(witnessed)) this.#write(witnessed);
    soundOf(witnessed.event);
  }

  #ended(witnessed: Witnessed<EventOf<E>>): void {
    if (this.#surprises(witnessed)) this.#write(witnessed);
  }

  #surprises({ event }: Witnessed<EventOf<E>>): boolean {
    return this.showing.surprises.includes(event.event);
  }

  #write(witnessed: Witnessed<EventOf<E>>): void {
    // An event has every field that the log keeps of it.
    const line = this.#log.write(witnessed as Witnessed<ToldOf<E>>);
    if (this.curtain === null) announce(line.text);
  }

  // What the reader does

  /** Play an action; return false if it was refused, with the reason in `refusal`. See `Commands.play`. */
  play(action: string, isMeant = false): Promise<boolean> {
    // Whoever plays has caught up.
    this.absence.read();
    return this.commands.play(action, isMeant);
  }

  /**
   * Show everything at once until the reader is asked, and then what it was; bots that play with nobody else hurry. For
   * a player who is out that is the end, and the result follows.
   */
  skip(): void {
    const seat = this.reader;
    if (seat === null || this.over || this.isAsked) return;
    this.#skipped ??= this.#number;
    this.showing.isSkipping = true;
    this.showing.finish();
    if (this.isAlone) void this.commands.hurry(seat);
  }

  /** Show why something was refused. */
  refuse(fault: Fault): void {
    this.refusal = fault;
    sounds('no');
    announce(`${fault.sentence} ${fault.rule ?? ''}`, 'assertive');
  }

  /** Save what this device now knows about the table, unless it was forgotten meanwhile. */
  keep(): void {
    if (this.sync && tableKept(this.id)) keepTable(this.id, { edition: this.sync.edition });
  }
}
