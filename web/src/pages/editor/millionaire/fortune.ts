/**
 * Where the Fortune cards are: on properties that nobody owns, with players who keep them, or used. A thing is
 * `fortune:CARD@space:SPACE`, `fortune:CARD@seat:SEAT`, or `fortune:CARD` for one that was used.
 */
import { partsOf } from '../track/putting';
import { entriesOf, entryOf, lessOne, listOf, withEntry, withValue, type Values } from '../values';

/** Split a thing into its card and where it lies. */
export function readFortune(thing: string): { card: string; from: string } | null {
  const [kind, what] = partsOf(thing);
  const [card = '', from = ''] = what.split('@');
  return kind === 'fortune' ? { card, from } : null;
}

/** Return the card on a property; empty for none. */
export function fortuneOn(values: Values, code: string): string {
  const card = entryOf(values, 'fortune', code);
  return typeof card === 'string' ? card : '';
}

/** Find a card: used ones first, then those on other properties, then those that players keep. */
export function findFortune(values: Values, card: string): string {
  if (listOf(values, 'spent').includes(card)) return '';
  const space = Object.keys(entriesOf(values, 'fortune')).find((code) => fortuneOn(values, code) === card);
  if (space !== undefined) return `space:${space}`;
  const seat = Object.keys(entriesOf(values, 'held')).find((other) => listOf(values, 'held', other).includes(card));
  return seat === undefined ? '' : `seat:${seat}`;
}

/** Move a card; the one that lay on its new place is used. */
export function putFortune(thing: string, place: string, values: Values): Values | null {
  const read = readFortune(thing);
  const [where, target] = partsOf(place);
  if (!read || read.from === place || !['space', 'seat', 'bank'].includes(where)) return null;
  if (where === 'space' && !(target in entriesOf(values, 'fortune'))) return null;
  const next = withoutFortune(values, read.card, read.from);
  if (where === 'seat') return withEntry(next, 'held', target, [...listOf(next, 'held', target), read.card]);
  if (where === 'bank') return withValue(next, 'spent', [...listOf(next, 'spent'), read.card]);
  const before = fortuneOn(next, target);
  const laid = withEntry(next, 'fortune', target, read.card);
  return before ? withValue(laid, 'spent', [...listOf(laid, 'spent'), before]) : laid;
}

function withoutFortune(values: Values, card: string, from: string): Values {
  const [where, target] = partsOf(from);
  if (where === 'space') return withEntry(values, 'fortune', target, null);
  if (where === 'seat') return withEntry(values, 'held', target, lessOne(listOf(values, 'held', target), card));
  return withValue(values, 'spent', lessOne(listOf(values, 'spent'), card));
}
