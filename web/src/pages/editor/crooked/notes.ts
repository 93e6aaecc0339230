/**
 * Notes and Chance cards as they are written in a call: `500` is real, `500f` fake; with `!` the holder knows it, with
 * `!!` everybody. A thing is `note:WORD` from the bank, `note:WORD@SEAT` from a hand, or `chance:CARD`.
 */
import { partsOf } from '../track/putting';
import { entriesOf, entryOf, lessOne, listOf, withEntry, without, withValue, type Values } from '../values';

export type Known = '' | '!' | '!!';

export interface Written {
  value: number;
  isFake: boolean;
  known: Known;
}

export function readNote(word: string): Written {
  const [, value = '0', fake = '', known = ''] = /^(\d+)(f?)(!{0,2})$/.exec(word) ?? [];
  return { value: Number(value), isFake: fake !== '', known: known as Known };
}

export function writeNote({ value, isFake, known }: Written): string {
  return `${value}${isFake ? 'f' : ''}${known}`;
}

/** List the notes of a hand by what is written for them, with how many there are, the largest values first. */
export function stacksOf(words: readonly string[]): { word: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .map(([word, count]) => ({ word, count }))
    .sort((one, other) => readNote(other.word).value - readNote(one.word).value || (one.word < other.word ? -1 : 1));
}

/** Change the notes of a hand; the bank has the rest. */
export function withHand(values: Values, seat: number | string, words: readonly string[]): Values {
  return withEntry(without(values, 'bank'), 'notes', seat, words);
}

/** Write all notes of one kind in a hand in another way. */
export function rewrite(values: Values, seat: number, word: string, as: string): Values {
  return withHand(
    values,
    seat,
    listOf(values, 'notes', seat).map((other) => (other === word ? as : other)),
  );
}

export function putNote(thing: string, place: string, values: Values): Values | null {
  const [kind, what] = partsOf(thing);
  const [where, target] = partsOf(place);
  if (kind === 'chance') return putChance(what, place, values);
  const [word = '', from] = what.split('@');
  if (kind !== 'note' || (where !== 'seat' && where !== 'bank') || (from ?? 'bank') === (target || where)) return null;
  let next = values;
  if (from !== undefined) next = withHand(next, from, lessOne(listOf(next, 'notes', from), word));
  if (where === 'bank') return next;
  // In another hand, nobody knows any more what it is.
  const bare = writeNote({ ...readNote(word), known: '' });
  return withHand(next, target, [...listOf(next, 'notes', target), bare]);
}

/** Return the Chance card in a player's hand; empty for none. */
export function heldBy(values: Values, seat: number | string): string {
  const card = entryOf(values, 'held', seat);
  return typeof card === 'string' ? card : '';
}

/** Move a Chance card to a hand, to the open cards, or on top of its pile; what it displaces goes below the pile. */
export function putChance(card: string, place: string, values: Values): Values | null {
  const [where, target] = partsOf(place);
  if (!['seat', 'open', 'bank'].includes(where)) return null;
  const open = listOf(values, 'open_cards');
  if (where === 'seat' ? heldBy(values, target) === card : where === 'open' && open.includes(card)) return null;
  let next = withValue(values, 'open_cards', lessOne(open, card));
  next = withValue(next, 'chance', lessOne(listOf(next, 'chance'), card));
  for (const seat of Object.keys(entriesOf(values, 'held'))) {
    if (heldBy(values, seat) === card) next = withEntry(next, 'held', seat, '');
  }
  if (where === 'seat') next = withEntry(next, 'held', target, card);
  else if (where === 'open')
    next = withValue(next, 'open_cards', [card, ...listOf(next, 'open_cards')].slice(0, open.length));
  if (where === 'bank') return withValue(next, 'chance', [card, ...listOf(next, 'chance')]);
  // An open card that was taken is replaced from the pile, which must not be named for that.
  return open.includes(card) ? without(next, 'chance') : next;
}
