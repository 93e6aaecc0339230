/**
 * The arguments of `rentier.setup` that describe a position (docs/setup.md), as JSON: what goes by seat is an object with
 * the numbers of the seats as keys. Nothing here changes an object that it was given.
 */

export type Values = Readonly<Record<string, unknown>>;

/** Return what an argument says by seat, deed or set. */
export function entriesOf(values: Values, name: string): Readonly<Record<string, unknown>> {
  const value = values[name];
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Return what an argument says for a seat, a deed or a set. */
export function entryOf(values: Values, name: string, key: string | number): unknown {
  return entriesOf(values, name)[String(key)];
}

/** Return a number that an argument says for a seat. */
export function numberOf(values: Values, name: string, key: string | number, otherwise = 0): number {
  const value = entryOf(values, name, key);
  return typeof value === 'number' ? value : otherwise;
}

/** Return the words of an argument, or those that it has for a seat. */
export function listOf(values: Values, name: string, key?: string | number): string[] {
  const value = key === undefined ? values[name] : entryOf(values, name, key);
  return Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string') : [];
}

export function withValue(values: Values, name: string, value: unknown): Values {
  return { ...values, [name]: value };
}

/** Say something else for a seat, a deed or a set. */
export function withEntry(values: Values, name: string, key: string | number, value: unknown): Values {
  return { ...values, [name]: { ...entriesOf(values, name), [String(key)]: value } };
}

/** Say nothing any more for a seat, a deed or a set. */
export function withoutEntry(values: Values, name: string, key: string | number): Values {
  const { [String(key)]: _, ...others } = entriesOf(values, name);
  return { ...values, [name]: others };
}

/** Leave arguments to the server, which fills them in. */
export function without(values: Values, ...names: string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

/** Leave out the first word of a list that is equal. */
export function lessOne(words: readonly string[], word: string): string[] {
  const place = words.indexOf(word);
  return place < 0 ? [...words] : words.toSpliced(place, 1);
}

/** What hangs on the moment: decisions that are pending, rents that may be claimed, offers. */
const LOOSE = ['pending', 'claims', 'offers', 'declined'];

/** Whether there is anything pending. */
export function isPending(values: Values): boolean {
  return ['pending', 'claims'].some((name) => Array.isArray(values[name]) && values[name].length > 0);
}

/** Let go of everything that hangs on the moment; null if there is nothing of it. */
export function withoutLoose(values: Values): Record<string, unknown> | null {
  if (!isPending(values) && !listOf(values, 'declined').length) return null;
  return without(values, ...LOOSE);
}

/** What depends on how many play, and is filled in again for another number. */
const OF_ALL = [
  ...[...LOOSE, 'turns', 'rounds', 'starter', 'known', 'buried', 'spent', 'order', 'slides', 'slid'],
  ...['pile', 'centre', 'bank', 'chance', 'chest', 'lifestyle'],
];

/** Return the values for another number of players: those who stay keep what they have. */
export function reseated(values: Values, seats: number): Values {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(without(values, ...OF_ALL))) {
    if (name === 'turn' && Number(value) >= seats) continue;
    if (name === 'out' && Array.isArray(value)) kept[name] = value.filter((seat) => Number(seat) < seats);
    else if (isBySeat(value)) {
      kept[name] = Object.fromEntries(Object.entries(value).filter(([seat]) => Number(seat) < seats));
    } else kept[name] = value;
  }
  return kept;
}

function isBySeat(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).every((key) => /^\d+$/.test(key))
  );
}
