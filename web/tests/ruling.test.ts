import { afterEach, expect, test, vi } from 'vitest';
import { EDITIONS } from '../src/generated/editions';
import { numbered, ruleFor, ruleOf } from '../src/parts/ruling';
import { editions } from '../src/state/editions.svelte';

afterEach(() => vi.unstubAllGlobals());

test('the rule for a payment is that for what it is paid for', () => {
  expect(ruleOf('banking', { event: 'paid', why: 'salary' })).toBe('EB-13');
  expect(ruleOf('banking', { event: 'paid', why: 'rent' })).toBe('EB-32');
  expect(ruleOf('banking', { event: 'paid', why: 'whatever' })).toBe('EB-70');
  expect(ruleOf('deal', { event: 'charged', card: 'birthday' })).toBe('DL-42');
  expect(ruleOf('deal', { event: 'banked', card: 'birthday' })).toBe('DL-20');
});

test('what is not known has no rule', () => {
  expect(ruleOf('nowhere', { event: 'paid', why: 'rent' })).toBe('');
  expect(ruleOf('deal', { event: 'nothing' })).toBe('');
});

test('a question has its rule too', () => {
  expect(ruleFor('deal', 'asked turn')).toBe('DL-11');
  expect(ruleFor('crooked', 'notes-offered')).toBe('CC-49');
  expect(numbered('deal', 40)).toBe('DL-40');
});

test('an edition that is not built in brings the rules of its log', async () => {
  const pig = { ...EDITIONS.knockout, name: 'pig', rules: 'PG', cited: { rolled: 2 } };
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path === '/api/editions' ? [{ name: 'pig' }] : { edition: pig, words: {}, rules: '' }),
  );
  await editions.bring('pig', 'en');
  expect(ruleOf('pig', { event: 'rolled' })).toBe('PG-2');
  expect(ruleOf('pig', { event: 'held' })).toBe('');
});
