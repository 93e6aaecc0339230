/**
 * Where the cards of Deal lie. A place is `hand:SEAT`, `bank:SEAT`, `set:SEAT:NAME`, `new:SEAT` for another set, `pile`
 * or `centre`; a thing is a card there, `card:CODE@PLACE`.
 */
import { cardOf } from '../../../tables/deal/pack';
import { entryOf, lessOne, listOf, withEntry, without, withoutEntry, withValue, type Values } from '../values';

export function readCard(thing: string): { code: string; from: string } | null {
  const [, code = '', from = ''] = /^card:([^@]+)@(.+)$/.exec(thing) ?? [];
  return code ? { code, from } : null;
}

/** Return the sets of a player by their names. */
export function setsOf(values: Values, seat: number | string): Readonly<Record<string, readonly string[]>> {
  const own = entryOf(values, 'sets', seat);
  return typeof own === 'object' && own !== null ? (own as Record<string, string[]>) : {};
}

/** Return the colour of a set by its name: further ones of a colour have a number behind it. */
export function colourOf(name: string): string {
  return name.replace(/\d+$/, '');
}

/** Return the values after a card was put somewhere; null if it does not go there. */
export function putCard(thing: string, place: string, values: Values): Values | null {
  const read = readCard(thing);
  if (!read || read.from === place) return null;
  const { code, from } = read;
  const [where = '', seat = '', name = ''] = place.split(':');
  if (where === 'new' && cardOf(code).colours.length === 0) return null;
  const next = withoutCard(values, code, from);
  switch (where) {
    case 'hand':
      return withEntry(next, 'hands', seat, [...listOf(next, 'hands', seat), code]);
    case 'bank':
      return withEntry(next, 'banks', seat, [...listOf(next, 'banks', seat), code]);
    case 'set':
      return withSet(next, seat, name, [...(setsOf(next, seat)[name] ?? []), code]);
    case 'new':
      return withSet(next, seat, freeName(next, seat, cardOf(code).colours[0] ?? ''), [code]);
    case 'pile':
      return withValue(next, 'pile', [code, ...listOf(next, 'pile')]);
    case 'centre':
      return withValue(next, 'centre', [...listOf(next, 'centre'), code]);
    default:
      return null;
  }
}

function withoutCard(values: Values, code: string, from: string): Values {
  const [where = '', seat = '', name = ''] = from.split(':');
  if (where === 'hand') {
    // What others knew of this hand is no longer sure.
    const hands = withEntry(values, 'hands', seat, lessOne(listOf(values, 'hands', seat), code));
    return withoutEntry(hands, 'known', seat);
  }
  if (where === 'bank') return withEntry(values, 'banks', seat, lessOne(listOf(values, 'banks', seat), code));
  if (where === 'set') return withSet(values, seat, name, lessOne(setsOf(values, seat)[name] ?? [], code));
  return withValue(without(values, 'buried'), where, lessOne(listOf(values, where), code));
}

/** Change the cards of a set; one without cards is gone. */
function withSet(values: Values, seat: string, name: string, cards: readonly string[]): Values {
  const { [name]: _, ...others } = setsOf(values, seat);
  return withEntry(values, 'sets', seat, cards.length ? { ...setsOf(values, seat), [name]: cards } : others);
}

function freeName(values: Values, seat: string, colour: string): string {
  const taken = setsOf(values, seat);
  let [name, number] = [colour, 1];
  while (name in taken) name = `${colour}${++number}`;
  return name;
}

/** List the colours that all properties of a set can have. */
export function coloursFor(cards: readonly string[]): string[] {
  const properties = cards.map(cardOf).filter(({ kind }) => kind === 'property' || kind.startsWith('wild'));
  const [first, ...others] = properties;
  return first?.colours.filter((colour) => others.every(({ colours }) => colours.includes(colour))) ?? [];
}

/** Turn a set into one of another colour. */
export function recolour(values: Values, seat: number, name: string, colour: string): Values {
  const cards = setsOf(values, seat)[name] ?? [];
  const bare = withSet(values, String(seat), name, []);
  return withSet(bare, String(seat), freeName(bare, String(seat), colour), cards);
}

/** Give the turn to a player, who has played nothing yet. */
export function withTurn(values: Values, seat: number): Values {
  return { ...without(values, 'turns', 'plays_left', 'busy', 'idle', 'pending'), turn: seat };
}

/** Count equal cards, in the order of the pack. */
export function counted(codes: readonly string[]): { code: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts]
    .map(([code, count]) => ({ code, count }))
    .sort((one, other) => cardOf(one.code).order - cardOf(other.code).order);
}
