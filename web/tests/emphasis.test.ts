import { expect, test } from 'vitest';
import { split } from '../src/parts/emphasis';

const strong = (text: string, ...words: string[]): string[] =>
  split(text, words).filter((it) => it.isStrong).map((it) => it.text); // prettier-ignore

test('names, places and amounts of a line are strong, and nothing is lost', () => {
  const text = 'Maud pays Noor 1.15M for Lemon Market.';
  expect(strong(text, 'Maud', 'Noor', 'Lemon Market')).toEqual(['Maud', 'Noor', '1.15M', 'Lemon Market']);
  expect(split(text, ['Maud']).map((it) => it.text).join('')).toBe(text); // prettier-ignore
});

test('a name within another word is not', () => {
  expect(strong('Ida and Idaho meet at Idas.', 'Ida')).toEqual(['Ida']);
});

test('a name is text, whatever is in it', () => {
  expect(strong('<b>.*</b> rolls 3.', '<b>.*</b>')).toEqual(['<b>.*</b>']);
  expect(strong('anything rolls 3.', '.*')).toEqual([]);
});

test('of two names that begin at one place, the longer one is strong', () => {
  expect(strong('Ida Rose meets Ida.', 'Ida Rose', 'Ida')).toEqual(['Ida Rose', 'Ida']);
});

test('an amount is strong with its sign, and a number alone is not', () => {
  expect(strong('Ida: +50K, −1,150K and 3 more.')).toEqual(['+50K', '−1,150K']);
});
