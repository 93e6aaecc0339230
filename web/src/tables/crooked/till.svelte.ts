import { getContext, setContext } from 'svelte';
import { fresh } from '../../state/asked';
import type { LogLine, TableState } from '../../state/table.svelte';
import { BANK, topOf, viewOf, type Pending } from '../track/view';
import { notesOf, sumOf, type Note } from './purse';
import { onTable, VALUES, type CrookedView, type OnTable, type Verdict } from './view';

/** A note on the table, as everybody sees it. */
export interface Laid {
  value: number;
  verdict: Verdict;
  /** The seat that caught it as a fake, as long as that is known. */
  by: number;
  /** Whether it was laid last and may still be checked. */
  isFresh: boolean;
}

export interface Tray {
  payer: number;
  payee: number;
  amount: number;
  why: string;
  notes: Laid[];
}

/** A Chance card on the table before it takes effect. */
export interface Played {
  seat: number;
  /** The action that announced it. */
  play: string;
  verdict: Verdict;
}

export type Mode = '' | 'change' | 'play';

const NONE: readonly number[] = VALUES.map(() => 0);

const CONTEXT = Symbol('till');

/**
 * The money in motion at the table, and what the reader puts together from their own notes and cards.
 *
 * Like the stage of the board, it runs behind the view while events are shown, and settles on it afterwards.
 */
export class Till {
  tray = $state<Tray | null>(null);
  /** The payment whose notes have just changed hands. */
  paid = $state.raw<Tray | null>(null);
  played = $state<Played | null>(null);
  green = $state<number[]>([]);
  /** Where the lens lies: over a note of the tray, over the card, or nowhere. */
  lens = $state<{ place: number | 'card'; verdict: Verdict } | null>(null);
  /** The fakes caught in the payment on the table, and who caught them. */
  caught = $state<{ value: number; by: number }[]>([]);

  /** What the reader is busy with; a new question resets it. */
  mode: Mode = $derived.by(fresh(() => this.table, ''));
  /** The marks of the reader's chosen notes, at first the usual ones. */
  picked: readonly string[] = $derived.by(
    fresh(
      () => this.table,
      () => usualNotes(this.table),
    ),
  );
  /** How many notes of each value the reader wants in exchange, and from whom. */
  wanted: readonly number[] = $derived.by(fresh(() => this.table, NONE));
  from: number = $derived.by(fresh(() => this.table, BANK));
  /** The targets of the reader's Chance card: streets, a space, a player. */
  aims: readonly string[] = $derived.by(fresh(() => this.table, []));
  /** The turn in which the reader wants to check nothing more. */
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

  /** The worth of the wanted notes. */
  get worth(): number {
    return this.wanted.reduce((sum, count, kind) => sum + count * VALUES[kind]!, 0);
  }

  /** Whether the reader may check something now. */
  get mayCheck(): boolean {
    return this.table.has('check') || this.table.has('check-card');
  }

  /** Show a view as it is. */
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

  /** Take the notes off the table. */
  clear(): void {
    this.paid = this.tray ?? this.paid;
    this.tray = null;
  }

  /** Pick one more of the notes that look the same; after the last one, none. */
  add(notes: readonly Note[]): void {
    const next = notes.find(({ mark }) => !this.picked.includes(mark));
    if (next) this.picked = [...this.picked, next.mark];
    else this.picked = this.picked.filter((mark) => !notes.some((note) => note.mark === mark));
  }

  /** Put one of these notes back. */
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

/** Return the first suggestion for a payment or an exchange: the notes that the menu names first. */
function usualNotes(table: TableState<'crooked'>): string[] {
  const [, ...words] = (table.find('pay')[0] ?? table.find('accept-notes')[0])?.text.split(' ') ?? [];
  return words.flatMap((word) => word.split(','));
}

/** Return the notes on the table, with what the decoder revealed about each. */
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

/** Find in the log the fakes caught since notes were last laid. */
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
