/** What is to be seen of a table through the reader's eyes, and what the reader may do. */
import type { EditionName } from '../generated/editions';
import type { Closed, Fault, Line, MenuEntry, Running, SeatShown, Sync, Wish } from '../generated/messages';
import { tableKept } from '../net/device';
import type { Connection } from '../net/socket';
import { type Look, looks } from '../parts/players';
import { type Parts, readAction, verbOf } from '../words/grammar';
import { Teller } from '../words/teller';
import { editions } from './editions.svelte';
import { Log, type LogLine } from './log.svelte';
import { type EventOf, type FormOf, type Named, viewFrom, type ViewOf } from './shown';
import { words } from './words.svelte';

/** A seat's clock as it was told, and when that was, by `performance.now()`. */
export interface ClockShown extends Running {
  at: number;
}

/** A question by the server's number, as the reader sees it. */
export interface Asked {
  readonly reader: number | null;
  readonly question: number;
}

export class TableSeen<E extends EditionName = EditionName> {
  sync = $state.raw<Sync | null>(null);
  seats = $state.raw<SeatShown[]>([]);
  you = $state.raw<number[]>([]);
  /** The own seat through whose eyes the table is shown; null for a spectator. */
  reader = $state<number | null>(null);
  /** What the reader may know; behind a curtain nothing of it is there. */
  view = $state.raw<ViewOf<E>>(viewFrom<E>({}));
  menu = $state.raw<MenuEntry[]>([]);
  forms = $state.raw<FormOf<E>[]>([]);
  /** What is asked, and through whose eyes it is seen: another object when something else is. */
  asked = $state.raw<Asked>({ reader: null, question: 0 });
  awaiting = $state.raw<number[]>([]);
  over = $state(false);
  winners = $state.raw<number[]>([]);
  clocks = $state.raw<ClockShown[]>([]);
  present = $state.raw<number[]>([]);
  /** How many devices without a seat look on. */
  watching = $state(0);
  wish = $state.raw<Wish | null>(null);
  chat = $state.raw<Line[]>([]);
  /** The event being shown now. */
  moving = $state.raw<EventOf<E> | null>(null);
  /** The last refused action, until the next act. */
  refusal = $state.raw<Fault | null>(null);
  /** The action that was refused. */
  refused = $state('');
  connection = $state<Connection>('connecting');
  /** Why the server closed the table for this device, for good. */
  farewell = $state.raw<Closed | null>(null);
  /** Whether an own action waits for its answer. */
  isSending = $state(false);
  /** The own seat that the curtain asks for. */
  curtain = $state<number | null>(null);
  /** The game ended before one's eyes: the table stays until the reader asks for the result. */
  endedHere = $state(false);

  protected host = $state('');

  edition = $derived(this.sync?.edition ?? '');
  begun = $derived(this.sync?.begun ?? false);
  names = $derived(this.seats.map((seat) => seat.name));
  looks: Look[] = $derived(looks(this.seats));
  book = $derived.by(() => {
    const skin = this.sync?.settings.names ?? 'edition';
    return skin === 'edition' ? words.book : words.book.wearing(skin, this.edition);
  });
  teller = $derived(new Teller(this.book, this.edition, this.names, this.reader, this.sync?.options));
  isAsked = $derived(
    this.reader !== null &&
      !this.over &&
      this.awaiting.includes(this.reader) &&
      this.menu.length + this.forms.length > 0,
  );
  question = $derived(this.begun && !this.over ? this.teller.question(this.view) : '');
  /** Whether a seat knows what others must not see. */
  hasSecrets = $derived(editions.hasSecrets(this.edition));
  isHost = $derived(this.host !== '');
  clock = $derived(this.clocks.find((it) => it.seat === this.reader) ?? null);

  protected readonly log = new Log<E>(this);

  constructor(readonly id: string) {
    this.host = tableKept(id)?.host ?? '';
  }

  get lines(): LogLine<E>[] {
    return this.log.lines;
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
}
