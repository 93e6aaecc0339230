/** What the view of Crooked Cash holds beside that of every track. */
import type { Pending, PlayerView, TrackView } from '../track/view';

/** What is printed on the notes, from the least. */
export const VALUES: readonly number[] = [10, 20, 50, 100, 500];

export type Verdict = '' | 'real' | 'fake';

/** One of the reader's own notes, with what the reader knows of it. */
export interface NoteView {
  value: number;
  known: Verdict;
  /** Whether it came unchecked from a hand that was known to hold a fake of its value. */
  doubted: boolean;
}

export interface CrookedPlayer extends PlayerView {
  /** How many notes of each value, and how many of these all know to be fake, or real, at least. */
  notes: number[];
  fakes_taken: number[];
  reals_taken: number[];
  green: number;
  chance: string;
  kept: string[];
}

/** What nobody knew: which notes and Chance cards are fake. Only a game that is over is shown with it. */
export interface Truths {
  /** For each seat, note by note. */
  hands: boolean[][];
  laid: boolean[];
  chance: boolean[];
  open: boolean[];
  played: boolean;
}

export interface CrookedView extends TrackView {
  players: CrookedPlayer[];
  hand: NoteView[];
  bank: number[];
  chance: { open: string[]; unseen: number; seen: string[] };
  changed: boolean;
  /** With everything open: what stood otherwise in each seat's own view, and what stood in none. */
  own?: { hand?: NoteView[] }[];
  bare?: Truths;
}

export function asCrooked(view: TrackView): CrookedView {
  return view as CrookedView;
}

/** How many notes of each value in a hand are fake, and how many real, as far as it can be told. */
export interface Told {
  fakes: number[];
  reals: number[];
  /** How it is known: to all, to the reader alone, or because everything is open. */
  how: 'all' | 'own' | 'open';
}

/** Tells what is known of a seat's notes here: with everything open all of it, to the holder what they learnt, else what all saw. */
export function toldOf(view: CrookedView, seat: number): Told {
  const player = view.players[seat]!;
  const counted = (notes: readonly NoteView[], is: (note: NoteView, place: number) => boolean): number[] =>
    VALUES.map((value) => notes.filter((note, place) => note.value === value && is(note, place)).length);
  if (view.bare) {
    const [hand, truth] = [view.own?.[seat]?.hand ?? [], view.bare.hands[seat] ?? []];
    return { fakes: counted(hand, (_, place) => truth[place] === true), reals: VALUES.map(() => 0), how: 'open' };
  }
  if (seat === view.seat) {
    return {
      fakes: counted(view.hand, ({ known }) => known === 'fake'),
      reals: counted(view.hand, ({ known }) => known === 'real'),
      how: 'own',
    };
  }
  return { fakes: player.fakes_taken, reals: player.reals_taken, how: 'all' };
}

/** A payment with the notes that lie on the table for it. */
export interface OnTable {
  payment: Pending;
  /** `lay` while the payer chooses notes, `check` while the others may look at them. */
  laid: Pending;
}

/** The uppermost payment for which notes are laid. */
export function onTable(view: TrackView): OnTable | null {
  const place = view.pending.findLastIndex(({ kind }) => kind === 'lay' || kind === 'check');
  const payment = view.pending[place - 1];
  return place > 0 && payment ? { payment, laid: view.pending[place]! } : null;
}

/** The street that a payment is for, if it is for one: what lies below it on the pile of things to do. */
export function streetOf(view: TrackView): string {
  const below = view.pending.findLast(({ deed }) => deed !== undefined);
  return below?.deed ?? '';
}
