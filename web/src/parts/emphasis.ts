/** Finds what to print bold in a sentence of the log: who, what and how much. */
import type { LogLine } from '../state/table.svelte';

export interface Piece {
  text: string;
  isStrong: boolean;
}

/** An amount of money as editions write it: 2.6M, 180K, +50. */
const AMOUNT = /[+−-]?\d[\d.,\u202f]*(?:[KM](?![\p{L}]))/u.source;

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

/** Split a text into pieces; the given words and all amounts are strong. */
export function split(text: string, words: readonly string[]): Piece[] {
  const strong = new RegExp(
    [...words.map(escape), AMOUNT].map((it) => `(?<![\\p{L}\\d])${it}(?![\\p{L}\\d])`).join('|'),
    'gu',
  );
  const found: Piece[] = [];
  let place = 0;
  for (const match of text.matchAll(strong)) {
    if (match.index > place) found.push({ text: text.slice(place, match.index), isStrong: false });
    found.push({ text: match[0], isStrong: true });
    place = match.index + match[0].length;
  }
  if (place < text.length) found.push({ text: text.slice(place), isStrong: false });
  return found;
}

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
