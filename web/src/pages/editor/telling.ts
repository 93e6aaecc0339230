/** Why a change was refused, in the words of people who play: the library's own words name arguments of a call. */
import type { Fault } from '../../generated/messages';
import type { TableState } from '../../state/table.svelte';
import { words } from '../../state/words.svelte';
import type { Argument } from '../../words/book';

/** What the thing in a fault is; everything else is a space. */
const KINDS: Readonly<Record<string, string>> = {
  'setup-colour-broken': 'group',
  'setup-uneven': 'group',
  'setup-card-gone': 'card',
  'setup-bank-property': 'card',
  'setup-not-in-set': 'card',
  'setup-not-in-hand': 'card',
  'setup-set-size': 'colour',
  'setup-set-building': 'colour',
  'setup-two-open': 'colour',
  'setup-notes-gone': '',
  'setup-truths': '',
};
const MONEY: ReadonlySet<string> = new Set(['setup-won', 'setup-multiple']);

/** Return a fault with our sentence, where there is one. */
export function retold(fault: Fault, { teller, seats }: TableState): Fault {
  const key = `web-editor-${fault.key}`;
  if (!words.book.has(key)) return fault;
  const { thing, number, near, most, unit, count, kind, lowest, highest } = (fault.details ?? {}) as Record<
    string,
    unknown
  >;
  const sort = KINDS[fault.key] ?? 'space';
  const worth = (value: unknown): Argument =>
    MONEY.has(fault.key) && typeof value === 'number' ? teller.money(value) : String(value ?? '');
  const sentence = words.book.say(key, {
    thing: typeof thing === 'string' ? (sort ? teller.thing(sort, thing) : thing) : '',
    who: typeof number === 'number' ? (seats.all[number]?.name ?? '') : '',
    near: typeof near === 'string' ? teller.thing('colour', near) : '',
    most: worth(most),
    unit: worth(unit),
    count: Number(count ?? 0),
    kind: String(kind ?? ''),
    lowest: Number(lowest ?? 0),
    highest: Number(highest ?? 0),
  });
  return { ...fault, sentence };
}
