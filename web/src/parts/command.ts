/** What a typed line means: an action, the beginning of a choice, or a question about the table. */
import { editions } from '../state/editions.svelte';
import type { MenuEntry } from '../generated/messages';
import type { TableState } from '../state/table.svelte';
import { say } from '../state/words.svelte';
import { verbOf } from '../words/grammar';

export const LOOKS = ['help', 'where', 'owe', 'cards', 'money', 'deeds', 'rules', 'say'] as const;
export type Look = (typeof LOOKS)[number];

export type Understood =
  | { is: 'action'; action: string }
  /** Several entries match. */
  | { is: 'which'; entries: MenuEntry[] }
  | { is: 'look'; look: Look; rest: string }
  | { is: 'nothing' };

/** Make words comparable: lower case, no accents, only letters, digits and the characters of codes. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9.,#+\-\s]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export function understand(table: TableState, typed: string): Understood {
  const text = typed.trim();
  if (!text) return { is: 'nothing' };
  const exact = table.menu.find((entry) => entry.text === text);
  if (exact) return { is: 'action', action: exact.text };
  const numbered = /^\d+$/.test(text) ? table.menu[Number(text) - 1] : undefined;
  if (numbered) return { is: 'action', action: numbered.text };
  const told = table.menu.filter((entry) => plain(table.tell(entry)) === plain(text));
  const fitting = told.length > 0 ? told : table.menu.filter((entry) => fits(table, entry, plain(text)));
  if (fitting.length === 1 && fitting[0]) return { is: 'action', action: fitting[0].text };
  const look = findLook(text);
  const action = asAction(table, text);
  // “say no” is an action in Deal, “say no way” is chat.
  const isWhole = action !== null && !action.includes(' ') && text.includes(' ');
  if (look && fitting.length === 0 && !isWhole) return look;
  // A line that fills in a form is taken literally, even if entries of the menu begin with the same words.
  const isForm = action !== null && action.includes(' ') && table.hasForm(verbOf(action));
  if (action && (fitting.length === 0 || isForm)) return { is: 'action', action };
  if (fitting.length > 1) return { is: 'which', entries: fitting };
  return look ?? { is: 'nothing' };
}

/** Whether the typed text begins an entry: its sentence, or the words for its verb followed by words of the entry. */
function fits(table: TableState, entry: MenuEntry, typed: string): boolean {
  const told = plain(table.tell(entry));
  if (told.startsWith(typed)) return true;
  const verb = verbOf(entry.text);
  const rest = [verb, ...typedWords(table, verb)].map(plain).flatMap((word) => {
    if (typed === word) return [''];
    return typed.startsWith(`${word} `) ? [typed.slice(word.length + 1)] : [];
  });
  const words = [...told.split(/[\s,]+/), ...plain(entry.text).split(/[\s,\-@]+/)];
  return rest.some((it) => it.split(' ').every((part) => part === '' || words.some((word) => word.startsWith(part))));
}

/** Return the words that can be typed for a verb, in the reader's language. */
function typedWords(table: TableState, verb: string): string[] {
  const key = `${table.edition}-typed-${verb}`;
  return table.book.has(key)
    ? table.book
        .say(key)
        .split(',')
        .map((it) => it.trim())
    : [];
}

/** Return the main word for a verb in the reader's language. */
export function firstWord(table: TableState, verb: string): string {
  return typedWords(table, verb)[0] ?? verb;
}

/** Read an action that is in no menu: its verb, also in the reader's language, and the parts as typed. */
function asAction(table: TableState, text: string): string | null {
  const grammar = editions.find(table.edition)?.grammar ?? {};
  const typed = text.toLowerCase();
  const verbs = Object.keys(grammar).flatMap((verb) =>
    [verb, ...typedWords(table, verb)].map((word) => ({ verb, word })),
  );
  // Possible actions come before impossible ones, and longer words before shorter ones.
  const possible = (verb: string): number => (table.has(verb) ? 1 : 0);
  verbs.sort((a, b) => possible(b.verb) - possible(a.verb) || b.word.length - a.word.length);
  for (const { verb, word } of verbs) {
    if (plain(typed) !== plain(word) && !plain(typed).startsWith(`${plain(word)} `)) continue;
    const parts = plain(text).slice(plain(word).length).trim().split(' ').filter(Boolean);
    return [
      verb,
      ...parts.map((part, place) => (AMOUNTS.has(grammar[verb]?.[place] ?? '') ? amount(part) : part)),
    ].join(' ');
  }
  return null;
}

/** Parts of an action that are amounts of money, or can be. */
const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'give', 'take', 'debt?']);

/** Read 1.2m and 200k as amounts. */
function amount(part: string): string {
  const found = /^(\d+(?:[.,]\d+)?)([km])$/.exec(part);
  if (!found?.[1]) return part;
  return String(Math.round(Number(found[1].replace(',', '.')) * (found[2] === 'k' ? 1_000 : 1_000_000)));
}

function findLook(text: string): Understood | null {
  const [first = '', ...rest] = text.split(/\s+/);
  for (const look of LOOKS) {
    const known = say(`web-typed-${look}`)
      .split(',')
      .map((it) => plain(it));
    if (known.includes(plain(first))) return { is: 'look', look, rest: rest.join(' ') };
  }
  return null;
}
