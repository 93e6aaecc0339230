import { expect, it } from 'vitest';
import { Book, LANGUAGES, pluralCategory } from '../src/words/book';

const NUMBERS = [0, 1, 2, 3, 11, 21, 100, 999_999, 1_000_000, 1_000_001, 2_000_000, 0.5, 1.5, 1.005, 2.5, -1, -2];

it.each(LANGUAGES)('counts as the browser does (%s)', (language) => {
  const rules = new Intl.PluralRules(language, { maximumFractionDigits: 3 });
  for (const number of NUMBERS) expect(pluralCategory(number, language), String(number)).toBe(rules.select(number));
});

it.each(LANGUAGES)('writes numbers as the browser does, without grouping (%s)', (language) => {
  const book = new Book(language, [{ shown: [{ of: 'number' }] }]);
  for (const number of [...NUMBERS, 1 / 3, 1234.5678]) {
    const written = number.toLocaleString(language, { useGrouping: false, maximumFractionDigits: 3 });
    expect(book.say('shown', { number })).toBe(written.replace('\u2212', '-'));
  }
});

it('picks the first variant that fits, by number, word or category, and the default where nothing fits', () => {
  const variants = [
    ['one', 'one'],
    [1, 'exactly one'],
    ['few', 'few'],
    ['other', 'any'],
  ] as const;
  const book = new Book('en', [{ count: ['<', { by: 'count', variants, else: 3 }, '>'] }]);
  expect(book.say('count', { count: 1 })).toBe('<one>');
  expect(book.say('count', { count: 7 })).toBe('<any>');
  expect(book.say('count', { count: 'few' })).toBe('<few>');
  expect(book.say('count', { count: 'many' })).toBe('<any>');
});

it('shows the key where words or an argument are missing', () => {
  const book = new Book('en', [{ paid: [{ of: 'amount' }, ' paid'], also: [{ as: 'paid' }, '!'] }]);
  expect(book.say('also', { amount: 20 })).toBe('20 paid!');
  expect(book.say('also')).toBe('also ($amount)');
  expect(book.say('nothing', { amount: 1 })).toBe('nothing');
});
