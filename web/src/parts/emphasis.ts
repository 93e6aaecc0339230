/** Finds what to print bold in a sentence of the log: who, what and how much. */
import type { LogLine } from '../state/table.svelte';

export interface Piece {
  text: string;
  isStrong: boolean;
}

/** An amount of money as editions write it: 2.6M, 180K, +50. */
const AMOUNT = /(?<![\p{L}\d])[+−-]?\d[\d.,\u202f]*[KM](?![\p{L}\d])/gu;
/** What goes on with a word before it or begins one after it. */
const WITHIN = /[\p{L}\d]/u;

export function pieces(line: LogLine): Piece[] {
  const { teller, seats } = line.reading;
  const codes = line.events.flatMap((event) => [
    'space' in event ? event.space : '',
    'thing' in event ? event.thing : '',
    'place' in event ? event.place : '',
  ]);
  const things = codes.filter(Boolean).map((code) => teller.thing('space', code));
  const words = [...seats.names, ...things]
    .filter((word) => word.length > 1)
    .sort((one, other) => other.length - one.length);
  return split(line.text, words);
}

/** Split a text into pieces; the given words, longest first, and all amounts are strong. */
export function split(text: string, words: readonly string[]): Piece[] {
  const spans = [...words.flatMap((word) => spansOf(word, text)), ...amountsIn(text)];
  // Where two begin at one place, the first in the list counts.
  spans.sort((one, other) => one.from - other.from);
  const found: Piece[] = [];
  let place = 0;
  for (const { from, to } of spans) {
    if (from < place) continue;
    if (from > place) found.push({ text: text.slice(place, from), isStrong: false });
    found.push({ text: text.slice(from, to), isStrong: true });
    place = to;
  }
  if (place < text.length) found.push({ text: text.slice(place), isStrong: false });
  return found;
}

interface Span {
  from: number;
  to: number;
}

/** Return where a word stands by itself. No expression is made of it: that takes longer than all the rest of a line. */
function spansOf(word: string, text: string): Span[] {
  const spans: Span[] = [];
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1)) {
    const to = from + word.length;
    if (!WITHIN.test(text.charAt(from - 1)) && !WITHIN.test(text.charAt(to))) spans.push({ from, to });
  }
  return spans;
}

function amountsIn(text: string): Span[] {
  return [...text.matchAll(AMOUNT)].map(({ 0: amount, index }) => ({ from: index, to: index + amount.length }));
}
