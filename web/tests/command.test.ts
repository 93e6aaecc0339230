import { beforeAll, describe, expect, test } from 'vitest';
import type { MenuEntry } from '../src/generated/messages';
import { understand } from '../src/parts/command';
import { preferences } from '../src/state/preferences.svelte';
import type { TableState } from '../src/state/table.svelte';
import { words } from '../src/state/words.svelte';
import type { Book } from '../src/words/book';
import { verbOf } from '../src/words/grammar';
import { Teller } from '../src/words/teller';

/** Return as much of a table as the command line needs. */
function tableOf(book: Book, edition: string, menu: MenuEntry[], forms: string[] = []): TableState {
  const teller = new Teller(book, edition, ['Anna', 'Ben'], 0);
  return {
    edition,
    menu,
    book,
    tell: (entry: MenuEntry) => teller.action(entry.text, entry.figures),
    hasForm: (verb: string) => forms.includes(verb),
    has: (verb: string) => forms.includes(verb) || menu.some((entry) => verbOf(entry.text) === verb),
  } as unknown as TableState;
}

const figures: Record<string, Record<string, number>> = {
  'bank rent-red-yellow': { value: 1 },
  'lay kentucky red': { count: 1, size: 3 },
};
const entries = (...texts: string[]): MenuEntry[] => texts.map((text) => ({ text, figures: figures[text] ?? {} }));

beforeAll(async () => {
  preferences.language = 'en';
  await words.need('table', 'deal', 'banking');
});

describe('who types', () => {
  const deal = () =>
    tableOf(
      words.book,
      'deal',
      entries('end', 'bank 1m', 'bank 3m', 'bank rent-red-yellow', 'lay kentucky red', 'pass-go'),
      ['pay'],
    );

  test.each([
    ['an action', 'bank 3m', 'bank 3m'],
    ['its number', '5', 'lay kentucky red'],
    ['its whole sentence', 'Bank 1M', 'bank 1m'],
    ['the beginning of its sentence', 'Lay Kent', 'lay kentucky red'],
    ['shortened words', 'lay kent', 'lay kentucky red'],
    ['another word for it', 'save 3m', 'bank 3m'],
    ['what is not possible now', 'say no', 'say-no'],
    ['what a form is for', 'pay 1m 2m', 'pay 1m 2m'],
  ])('%s plays it', (_, typed, action) => {
    expect(understand(deal(), typed)).toEqual({ is: 'action', action });
  });

  test('what fits several choices is asked which', () => {
    const understood = understand(deal(), 'bank');
    expect(understood).toMatchObject({ is: 'which' });
    expect(understood.is === 'which' && understood.entries.map((entry) => entry.text)).toEqual([
      'bank 1m',
      'bank 3m',
      'bank rent-red-yellow',
    ]);
  });

  test.each([
    ['where', 'where'],
    ['cards', 'cards'],
    ['help', 'help'],
    ['owe', 'owe'],
  ])('%s looks', (typed, look) => {
    expect(understand(deal(), typed)).toMatchObject({ is: 'look', look });
  });

  test('a saying is passed on whole', () => {
    expect(understand(deal(), 'say Well played, Ben!')).toEqual({ is: 'look', look: 'say', rest: 'Well played, Ben!' });
  });

  test('nonsense is said to be nothing', () => {
    expect(understand(deal(), 'xyzzy')).toEqual({ is: 'nothing' });
  });

  test('amounts are read as the bank unit writes them', () => {
    const banking = tableOf(words.book, 'banking', entries('bid 10000', 'pass'), ['bid']);
    expect(understand(banking, 'bid 1.2m')).toEqual({ is: 'action', action: 'bid 1200000' });
    expect(understand(banking, 'bid 250k')).toEqual({ is: 'action', action: 'bid 250000' });
  });
});
