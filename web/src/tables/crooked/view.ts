/** Questions about the view of a game of Crooked Cash. */
import type { CheckingShown, CrookedPlayer, LayingShown, NoteShown } from '../../generated/shapes/crooked';
import type { ViewOf } from '../../state/shown';
import { deedOf, type PendingAs, type TrackView } from '../track/view';

export type { NoteShown, Verdict } from '../../generated/shapes/crooked';
export type CrookedView = ViewOf<'crooked'>;

/** The values printed on notes, the lowest first. */
export const VALUES: readonly number[] = [10, 20, 50, 100, 500];

/** How many notes of each value in a hand are fake and how many are real, as far as known. */
export interface Told {
  fakes: number[];
  reals: number[];
  /** Who knows it: everybody, the reader alone, or everybody because everything is revealed. */
  how: 'all' | 'own' | 'open';
}

/**
 * Return what is known about a seat's notes: all of it if everything is revealed, what its holder has learned, or else
 * what everybody saw.
 */
export function toldOf(view: CrookedView, seat: number): Told {
  const player = view.players[seat]!;
  const counted = (notes: readonly NoteShown[], is: (note: NoteShown, place: number) => boolean): number[] =>
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

/** Notes in a hand that everybody saw through the decoder. */
export interface Known {
  value: number;
  count: number;
  truth: 'fake' | 'real';
}

/** List what everybody knows of a player's notes, the fakes first and the largest values first. */
export function knownOf({ fakes_taken, reals_taken }: CrookedPlayer): Known[] {
  const listed = (counts: readonly number[], truth: Known['truth']): Known[] =>
    VALUES.map((value, kind) => ({ value, count: counts[kind] ?? 0, truth }))
      .filter(({ count }) => count > 0)
      .reverse();
  return [...listed(fakes_taken, 'fake'), ...listed(reals_taken, 'real')];
}

/** A payment with the notes on the table for it. */
export interface OnTable {
  payment: PendingAs<'payment'>;
  /** `lay` while the payer chooses notes, `check` while the others may check them. */
  laid: LayingShown | CheckingShown;
}

/** Find the topmost payment with notes on the table. */
export function onTable({ pending }: TrackView): OnTable | null {
  const place = pending.findLastIndex(({ kind }) => kind === 'lay' || kind === 'check');
  const [payment, laid] = [pending[place - 1], pending[place]];
  if (payment?.kind !== 'payment' || (laid?.kind !== 'lay' && laid?.kind !== 'check')) return null;
  return { payment, laid };
}

/** Find the street that a payment is for, if any, in the decisions below it on the stack. */
export function streetOf(view: TrackView): string {
  const below = view.pending.findLast((it) => deedOf(it) !== undefined);
  return (below && deedOf(below)) ?? '';
}
