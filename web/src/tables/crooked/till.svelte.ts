import { getContext, setContext } from 'svelte';
import { fresh } from '../../state/asked';
import type { LogLine, TableState } from '../../state/table.svelte';
import { BANK, topOf, viewOf, type Pending } from '../track/view';
import { notesOf, sumOf, type Note } from './purse';
import { onTable, VALUES, type CrookedView, type OnTable, type Verdict } from './view';

/** A note on the table, as all see it. */
export interface Laid {
  value: number;
  verdict: Verdict;
  /** Who caught it as a fake, as long as that is known. */
  by: number;
  /** Whether it was laid last, so that it may still be checked. */
  isFresh: boolean;
}

export interface Tray {
  payer: number;
  payee: number;
  amount: number;
  why: string;
  notes: Laid[];
}

/** A Chance card that lies on the table before it acts. */
export interface Played {
  seat: number;
  /** The action with which it was announced. */
  play: string;
  verdict: Verdict;
}

export type Mode = '' | 'change' | 'play';

const NONE: readonly number[] = VALUES.map(() => 0);

const CONTEXT = Symbol('till');

/**
 * What of the table's money moves just now, and what the reader puts together from own notes and cards.
 *
 * Like the stage of the board it runs behind the view while events are shown, and settles on it afterwards.
 */
export class Till {
  tray = $state<Tray | null>(null);
  /** The payment whose notes have just changed hands. */
  paid = $state.raw<Tray | null>(null);
  played = $state<Played | null>(null);
  green = $state<number[]>([]);
  /** Where the lens lies: over a note of the tray, over the card, or nowhere. */
  lens = $state<{ place: number | 'card'; verdict: Verdict } | null>(null);
  /** The fakes that were caught in the payment on the table, and by whom. */
  caught = $state<{ value: number; by: number }[]>([]);

  /** What the reader is busy with; another question ends it. */
  mode: Mode = $derived.by(fresh(() => this.table, ''));
  /** The marks of the own notes that are chosen: at first the usual ones. */
  picked: readonly string[] = $derived.by(
    fresh(
      () => this.table,
      () => usualNotes(this.table),
    ),
  );
  /** How many notes of each value are wanted in change, and from whom. */
  wanted: readonly number[] = $derived.by(fresh(() => this.table, NONE));
  from: number = $derived.by(fresh(() => this.table, BANK));
  /** What the own Chance card is to be about: streets, a space, a player. */
  aims: readonly string[] = $derived.by(fresh(() => this.table, []));
  /** The turn in which nothing is checked any more. */
  resting = $state(0);

  constructor(readonly table: TableState<'crooked'>) {}

  get view(): CrookedView {
    return viewOf(this.table);
  }

  get top(): Pending {
    return topOf(this.view);
  }

  get notes(): Note[] {
    return notesOf(this.view.hand);
  }

  money(amount: number): string {
    return String(this.table.teller.money(amount));
  }

  get sum(): number {
    return sumOf(this.picked);
  }

  /** What the wanted notes are worth. */
  get worth(): number {
    return this.wanted.reduce((sum, count, kind) => sum + count * VALUES[kind]!, 0);
  }

  /** Whether the reader is asked whether to check. */
  get mayCheck(): boolean {
    return this.table.has('check') || this.table.has('check-card');
  }

  /** Shows a view as it is. */
  settle(view: CrookedView, lines: readonly LogLine<'crooked'>[]): void {
    this.green = view.players.map(({ green }) => green);
    this.lens = null;
    this.caught = caughtIn(lines);
    const found = onTable(view);
    this.paid = null;
    this.tray = found ? trayOf(found, this.caught) : null;
    const announced = view.pending.findLast(({ kind }) => kind === 'announce');
    this.played = announced?.kind === 'announce' ? { seat: announced.seat, play: announced.play, verdict: '' } : null;
  }

  /** Takes the notes off the table. */
  clear(): void {
    this.paid = this.tray ?? this.paid;
    this.tray = null;
  }

  /** Takes one more of the notes that look the same; after the last one, none. */
  add(notes: readonly Note[]): void {
    const next = notes.find(({ mark }) => !this.picked.includes(mark));
    if (next) this.picked = [...this.picked, next.mark];
    else this.picked = this.picked.filter((mark) => !notes.some((note) => note.mark === mark));
  }

  /** Puts one of them back. */
  drop(notes: readonly Note[]): void {
    const last = notes.findLast(({ mark }) => this.picked.includes(mark));
    if (last) this.picked = this.picked.filter((mark) => mark !== last.mark);
  }

  open(mode: Mode): void {
    this.mode = mode;
    this.picked = [];
    this.wanted = NONE;
    this.from = this.table.form('change') || mode !== 'change' ? BANK : -2;
    this.aims = [];
    this.table.refusal = null;
  }

  close(): void {
    if (this.mode !== '') this.open('');
  }
}

/** The notes with which a payment or an exchange begins: those that the menu names first. */
function usualNotes(table: TableState<'crooked'>): string[] {
  const [, ...words] = (table.find('pay')[0] ?? table.find('accept-notes')[0])?.text.split(' ') ?? [];
  return words.flatMap((word) => word.split(','));
}

/** The notes on the table with what the decoder said of each. */
function trayOf({ payment, laid }: OnTable, caught: { value: number; by: number }[]): Tray {
  const { values, checked } = laid;
  const fresh = laid.kind === 'check' ? laid.fresh : values.length;
  const left = [...caught];
  const notes = values.map((value, place) => {
    const found = checked[place] === 'fake' ? left.findIndex((it) => it.value === value) : -1;
    const by = found < 0 ? BANK : left.splice(found, 1)[0]!.by;
    return { value, verdict: checked[place] ?? '', by, isFresh: place >= fresh };
  });
  const { payer, payee, amount, why } = payment;
  return { payer, payee, amount, why, notes };
}

/** The fakes that were caught since notes were last laid, from the lines of the log. */
function caughtIn(lines: readonly LogLine<'crooked'>[]): { value: number; by: number }[] {
  const found: { value: number; by: number }[] = [];
  for (let place = lines.length - 1; place >= 0; place--) {
    const { event } = lines[place]!;
    if (event.event === 'notes-laid') break;
    if (event.event === 'note-checked' && event.is_fake) found.unshift({ value: event.amount, by: event.seat });
  }
  return found;
}

export function shareTill(till: Till): Till {
  return setContext(CONTEXT, till);
}

export function useTill(): Till {
  return getContext<Till>(CONTEXT);
}
