import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EDITIONS, type EditionName } from '../src/generated/editions';
import type { EventOf } from '../src/state/shown';
import { RULES, ruleOf } from '../src/parts/ruling';

const text = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

describe.each(Object.keys(EDITIONS) as EditionName[])('the log of %s', (edition) => {
  const told = [...text(`src/rentier/text/en/${edition}.ftl`).matchAll(/^[a-z]+-event-([a-z-]+) =/gm)].map((it) => it[1] as EventOf['event']); // prettier-ignore
  const rules = new Set([...text(`docs/rules/${edition}.md`).matchAll(/^- \*\*([A-Z]{2}-\d+)\*\*/gm)].map((it) => it[1])); // prettier-ignore

  test('has a rule of its rulebook behind every line', () => {
    expect(told.length).toBeGreaterThan(15);
    expect(rules.size).toBeGreaterThan(15);
    expect(told.filter((event) => !rules.has(ruleOf(edition, { event })))).toEqual([]);
  });

  test('knows no event that is never told', () => {
    const events = Object.keys(RULES[edition]).map((it) => it.split(' ')[0] as EventOf['event']);
    expect(events.filter((event) => !told.includes(event))).toEqual([]);
  });

  test('has a rule behind what each payment is for', () => {
    const why = new RegExp(`^${edition}-why =\\n((?: .*\\n)+)`, 'm').exec(text(`src/rentier/text/en/${edition}.ftl`));
    const reasons = [...(why?.[1] ?? '').matchAll(/\[(\w+)\]/g)].map((it) => it[1] as string);
    expect(reasons.filter((why) => !rules.has(ruleOf(edition, { event: 'paid', why })))).toEqual([]);
  });
});

test('the rule for a payment is that for what it is paid for', () => {
  expect(ruleOf('banking', { event: 'paid', why: 'salary' })).toBe('EB-13');
  expect(ruleOf('banking', { event: 'paid', why: 'rent' })).toBe('EB-32');
  expect(ruleOf('deal', { event: 'charged', card: 'birthday' })).toBe('DL-42');
  expect(ruleOf('nowhere', { event: 'paid', why: 'rent' })).toBe('');
});
