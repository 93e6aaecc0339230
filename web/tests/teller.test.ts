import { describe, expect, test } from 'vitest';
import type { StakeShown } from '../src/generated/shapes/core';
import type { Language } from '../src/words/book';
import { elide } from '../src/words/elision';
import { loadBook } from '../src/words/load';
import { Teller } from '../src/words/teller';
import told from './told.json';

interface Sample {
  edition: string;
  kind: string;
  reader: number | null;
  data: Record<string, unknown>;
  told: string[];
}

function tell(teller: Teller, { kind, data }: Sample): string {
  if (kind === 'event') return teller.event({ ...data, event: String(data.event) });
  if (kind === 'action') return teller.action(String(data.text), data.figures as Record<string, number>);
  if (kind === 'question') return teller.question(data);
  if (kind === 'stake') return teller.stake(data as StakeShown);
  return teller.fault(String(data.error), (data.details ?? {}) as Record<string, unknown>);
}

const samples = told.samples as Sample[];
const editions = [...new Set(samples.map((sample) => sample.edition))];

describe.each(['en', 'fr'] as const)('in %s the browser tells what Python tells', (language: Language) => {
  test.each(editions)('%s', async (edition) => {
    const book = await loadBook(language, edition, 'faults');
    const own = samples.filter((sample) => sample.edition === edition);
    expect(own.length).toBeGreaterThan(50);
    const place = language === 'en' ? 0 : 1;
    const differing = own.flatMap((sample) => {
      const said = tell(new Teller(book, edition, told.names, sample.reader), sample);
      return said === sample.told[place]
        ? []
        : [{ said, python: sample.told[place], data: JSON.stringify(sample.data) }];
    });
    expect(differing).toEqual([]);
  });
});

test('an offer in a debt settles nothing by itself', async () => {
  const teller = new Teller(await loadBook('en', 'banking'), 'banking', ['Ada', 'Ben'], 0);
  const debt = { kind: 'payment', payer: 1, payee: -1, amount: 1_500_000, why: 'card', debt: true };
  const offer = { kind: 'offer', seat: 1, offer: 'offer 0 park 2500000' };
  expect(teller.question({ seat: 0, pending: [debt, offer] })).toBe(
    'Ben offers you Park Place for 2.5M. Do you accept?',
  );
});

test('an action is named as it is quoted: briefly, marks within it are the inner ones, and it has no full stop', async () => {
  const named = async (language: Language, ...args: Parameters<Teller['named']>) =>
    new Teller(await loadBook(language, 'crooked'), 'crooked', ['Ada', 'Ben'], 0).named(...args).replace(/\s/gu, ' ');
  expect(await named('en', 'take c5')).toBe('Take ‘Rents Go Up’');
  expect(await named('fr', 'take c5')).toBe('Prendre “Les loyers montent”');
  const brings = [{ event: 'game-ended', winners: [1] }];
  expect(await named('en', 'end', {}, brings)).not.toMatch(/\.$/u);
});

test('French words lose their vowel where Python’s do', () => {
  expect(told.elided.length).toBeGreaterThan(100);
  expect(told.elided.map(([word = '', name = '']) => [word, name, elide(word, name)])).toEqual(told.elided);
});
