/** One table as this device sees it: what the server said, shown at the pace of the reader. */
import type { EditionName } from '../generated/editions';
import type {
  Answer,
  AnyFromServer,
  Closed,
  Fault,
  Line,
  News,
  Presence,
  Seen,
  Step,
  Sync,
} from '../generated/messages';
import { api, drawNonce, faultOf } from '../net/api';
import { forgetSeat, keepTable, tableKept } from '../net/device';
import { type Connection, TableSocket, type Unsent } from '../net/socket';
import { moves } from '../parts/motion';
import { soundOf, sounds } from '../parts/sound';
import { announce } from './announce.svelte';
import { eventFor, witnessed, type Witnessed } from './log.svelte';
import { LONGEST_QUEUE, NewsQueue } from './news';
import { preferences } from './preferences.svelte';
import { TableSeen } from './seen.svelte';
import { type EventOf, eventsFrom, formsFrom, type ToldOf, viewFrom, type ViewOf } from './shown';
import { say, words } from './words.svelte';

export type { LogLine } from './log.svelte';
export type { ClockShown } from './seen.svelte';

/** The same action twice within so many milliseconds is one click too many. */
const DOUBLE_CLICK = 350;
/** Why a seat is no longer this device's. */
const GONE: ReadonlySet<string> = new Set(['table-seat-moved', 'table-not-your-seat']);
const NOTHING: Seen = { seat: null, view: {}, menu: [], forms: [] };

/** Shows the events of an edition. A method, so that a table of one edition passes for a table of any. */
interface Animator<E extends EditionName> {
  animate(event: EventOf<E>, before: ViewOf<E>): Promise<void>;
}

export class TableState<E extends EditionName = EditionName> extends TableSeen<E> {
  /** Set by the edition's table: shows an event; `before` is the view before the news that it belongs to. */
  animate: Animator<E>['animate'] | null = null;
  /** How many news may wait to be shown; an edition whose turns are worth seeing sets more. */
  longest = LONGEST_QUEUE;
  /** Whether the edition has asked the reader to go on when they have seen enough. */
  holds = false;

  #seen = new Map<number | null, Seen>();
  /** The number of what is shown. */
  #number = 0;
  /** The server's number of what is asked. */
  #asked = 0;
  #newest: News | Sync | null = null;
  #question = '';
  #last = { action: '', at: 0 };
  #nonces: Promise<unknown> | null = null;
  #hasResigned = false;
  /** What was heard before there were words to tell it with. */
  #early: AnyFromServer[] | null = [];
  #language = preferences.language;
  readonly #socket: TableSocket;
  readonly #queue: NewsQueue<Witnessed<EventOf<E>>>;

  constructor(id: string) {
    super(id);
    this.#socket = new TableSocket(() => this.#hello(), {
      hear: (message) => this.hear(message),
      changed: (connection, why) => this.#changed(connection, why),
    });
    this.#queue = new NewsQueue<Witnessed<EventOf<E>>>({
      began: (witnessed) => this.#began(witnessed),
      animate: (witnessed) => this.#animated(witnessed),
      rested: () => (this.moving = null),
      longest: () => this.longest,
      holds: () => this.holds,
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
    this.#queue.clear();
    this.reader = seat;
    this.log.cut(number);
    this.#number = number;
    this.#setView(viewFrom<E>(view));
  }

  /** Begins a new log. */
  forget(): void {
    this.log.cut();
  }

  /** Shows what happened next; done when it has been shown. */
  step({ number, events, view }: Pick<Step, 'number' | 'events' | 'view'>): Promise<void> {
    return new Promise((resolve) => {
      const settle = (): void => {
        this.#number = number;
        this.#setView(viewFrom<E>(view));
        resolve();
      };
      this.#queue.add({ events: witnessed({ number, events }, eventsFrom<E>), settle });
      if (!moves()) this.#queue.finish();
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
    this.#socket.open();
    $effect.root(() => {
      $effect(() => {
        // Refusals are told by the server, in the language of the hello.
        if (preferences.language === this.#language) return;
        this.#language = preferences.language;
        this.#socket.renew();
      });
    });
  }

  /** Goes away from the table; the seat stays one's own. */
  quit(): void {
    this.#queue.clear();
    this.#socket.close();
  }

  /** Comes in anew, with the seats that this device has by now. */
  renew(): void {
    this.host = tableKept(this.id)?.host ?? '';
    this.farewell = null;
    if (this.connection === 'closed') this.#socket.open();
    else this.#socket.renew();
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
    else if (message.is === 'presence') this.#hearPresence(message);
    else if (message.is === 'clock') {
      const at = performance.now();
      this.clocks = message.running.map((it) => ({ ...it, at }));
    }
  }

  #hearPresence({ present, watching }: Presence): void {
    this.present = present;
    this.watching = watching ?? 0;
  }

  #hello() {
    const kept = tableKept(this.id);
    const seats = kept?.seats ?? [];
    return { do: 'hello' as const, table: this.id, seats, language: preferences.language, host: kept?.host ?? '' };
  }

  #changed(connection: Connection, why: Closed | null): void {
    this.connection = connection;
    if (connection === 'closed') {
      if (why && GONE.has(why.why)) void this.#sortOut(why);
      else this.farewell = why;
    }
    // What comes next is a whole, so nothing that waits is needed.
    if (connection === 'lost') this.#queue.finish();
  }

  /** A seat went elsewhere: forgets those that are no longer one's own, and comes back with the others. */
  async #sortOut(why: Closed): Promise<void> {
    const kept = tableKept(this.id)?.seats ?? [];
    for (const key of kept) {
      const mine = await api.mine([{ table: this.id, ...key }]).catch(() => null);
      if (mine?.length === 0) forgetSeat(this.id, key.seat);
    }
    const left = tableKept(this.id)?.seats ?? [];
    const isFewer = left.length < kept.length;
    // Who gave the game up may watch how it ends.
    if (isFewer && (left.length > 0 || this.#hasResigned)) this.renew();
    else this.farewell = why;
  }

  #hearSync(sync: Sync): void {
    this.#newest = sync;
    // A sync that follows news waits its turn, so that their end is seen.
    if (this.#queue.isShowing) this.#queue.add({ events: [], settle: () => this.#settleSync(sync) });
    else this.#settleSync(sync);
  }

  #hearNews(news: News): void {
    this.#newest = news;
    this.#narrow();
    this.#queue.add({ events: witnessed(news, eventsFrom<E>), settle: () => this.#settleNews(news) });
    if (!moves()) this.#queue.finish();
  }

  #hearSaid(line: Line): void {
    if (this.chat.some((it) => it.number === line.number)) return;
    this.chat = [...this.chat, line];
    if (!this.you.includes(line.seat))
      announce(say('web-said', { name: this.names[line.seat] ?? '', text: line.text }));
  }

  #settleSync(sync: Sync): void {
    const wasOver = this.over;
    const isFirst = this.sync === null;
    this.sync = sync;
    this.seats = sync.seats;
    this.you = sync.you;
    this.present = sync.present ?? [];
    this.watching = sync.watching ?? 0;
    this.wish = sync.wish ?? null;
    const chat = new Map([...this.chat, ...(sync.chat ?? [])].map((line) => [line.number, line]));
    this.chat = [...chat.values()].sort((one, other) => one.number - other.number);
    this.log.catchUp(sync.lately ?? []);
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
    if (over) this.clocks = [];
    this.#chooseReader();
    this.#look();
  }

  #giveNonces(sync: Sync): void {
    if (sync.begun || this.#nonces !== null || sync.you.length === 0) return;
    this.#nonces = Promise.all(sync.you.map((seat) => this.#socket.say({ do: 'nonce', seat, nonce: drawNonce() })));
  }

  // Who looks

  /** Chooses through whose eyes the table is shown: one's only seat, or the own seat that is asked. */
  #chooseReader(): void {
    if (this.you.length === 0) this.reader = null;
    else if (this.you.length === 1) this.reader = this.you[0] ?? null;
    else this.#passOn();
  }

  /** On a shared device the one who is asked gets it; where there are secrets, from behind the curtain. */
  #passOn(): void {
    if (this.reader !== null && !this.you.includes(this.reader)) this.reader = null;
    const asked = this.awaiting.filter((seat) => this.you.includes(seat));
    if (this.reader !== null && (asked.length === 0 || asked.includes(this.reader))) this.curtain = null;
    else {
      const next = asked[0] ?? this.reader ?? this.you[0] ?? null;
      if (this.hasSecrets) this.curtain = next;
      else this.reader = next;
    }
  }

  /** Asks for the person of another own seat, or shows it at once where nothing is secret. */
  passTo(seat: number): void {
    if (!this.you.includes(seat) || seat === this.reader) return;
    if (this.hasSecrets) this.curtain = seat;
    else this.lookAs(seat);
  }

  /** The right person is there: the curtain opens. */
  lookAs(seat: number): void {
    this.#queue.finish();
    this.curtain = null;
    this.refusal = null;
    this.reader = seat;
    this.#look();
  }

  /** Shows what the reader sees. */
  #look(): void {
    const hidden = this.you.length > 1 && this.reader === null;
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
    const line = this.log.write(witnessed as Witnessed<ToldOf<E>>);
    if (this.curtain === null) announce(line.text);
    soundOf(witnessed.event);
  }

  #animated(witnessed: Witnessed<EventOf<E>>): Promise<void> | null {
    if (this.animate === null || this.curtain !== null || !moves()) return null;
    const event = eventFor(this, witnessed);
    this.moving = event;
    return this.animate(event, this.view);
  }

  /** Brings everything that is being shown to its end. */
  finish(): void {
    if (this.#queue.isShowing) this.#queue.finish();
  }

  // What the reader does

  /** Does an action; false if it was refused, and `refusal` says why. */
  async play(action: string): Promise<boolean> {
    const now = performance.now();
    if (action === this.#last.action && now - this.#last.at < DOUBLE_CLICK) return false;
    this.#last = { action, at: now };
    this.finish();
    const seat = this.reader;
    if (seat === null) return false;
    this.refused = action;
    return this.#do({ do: 'play', seat, seen: this.#number, action });
  }

  async say(text: string): Promise<boolean> {
    const seat = this.reader ?? this.you[0];
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
      reader !== null && wish.waits_for.includes(reader) ? reader : wish.waits_for.find((it) => this.you.includes(it));
    return seat !== undefined && this.#do({ do: 'agree', seat, asked: wish.number, yes });
  }

  async resign(): Promise<boolean> {
    const seat = this.reader;
    this.#hasResigned = true;
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
    this.isSending = true;
    let answer: Answer;
    try {
      answer = await this.#socket.say(unsent);
    } finally {
      this.isSending = false;
    }
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
