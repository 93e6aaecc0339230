import { describe, expect, test } from 'vitest';
import { find, folded, marked, plain, read, rulesOf, sections, spansOf } from '../../src/pages/rulebook';

const texts = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true });
const FILES = Object.keys(texts).map((path) => path.split('/').at(-1) ?? '');
const textOf = (file: string): string => texts[`../../../docs/rules/${file}`] ?? '';

test('there are rules of five editions in two languages', () => {
  expect(FILES).toHaveLength(10);
});

describe.each(FILES)('%s', (file) => {
  const text = textOf(file);
  const blocks = read(text);

  test('has every rule of the text, once and in order', () => {
    const numbers = [...text.matchAll(/^[-*] \*\*([A-Z]{2}-\d+)\*\*/gm)].map((found) => found[1]);
    expect(numbers.length).toBeGreaterThan(20);
    expect(rulesOf(blocks).map((rule) => rule.number)).toEqual(numbers);
  });

  test('leaves no mark unread and loses no word', () => {
    const words = JSON.stringify(blocks);
    expect(words).not.toMatch(/\*\*|`|\| *\||"## /);
    const letters = (value: string): number => (value.match(/\p{L}/gu) ?? []).length;
    const texts = blocks.flatMap((block) => {
      if (block.kind === 'table') return [...block.head, ...block.rows.flat()].map(plain);
      if (block.kind === 'rules') return block.rules.map((rule) => rule.number + plain(rule.spans));
      if (block.kind === 'list') return block.items.map(plain);
      return [plain(block.spans)];
    });
    expect(letters(texts.join(''))).toBe(letters(text));
  });

  test('has tables with equal rows', () => {
    for (const block of blocks) {
      if (block.kind === 'table') for (const row of block.rows) expect(row).toHaveLength(block.head.length);
    }
  });

  test('has headings that can be linked', () => {
    const ids = sections(blocks).map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('searching', () => {
  const rules = rulesOf(read(textOf('banking.fr.md')));

  test.each(['EB-40', 'eb40', 'eb 40', '40', ' EB-40 '])('%s is a number', (wanted) => {
    expect(find(rules, wanted).map((rule) => rule.number)).toEqual(['EB-40']);
  });

  test('accents and capitals do not matter', () => {
    const found = find(rules, 'HYPOTHEQUE');
    expect(found.length).toBeGreaterThan(2);
    expect(find(rules, 'hypothèque')).toEqual(found);
  });

  test('all words must be there', () => {
    for (const rule of find(rules, 'double prison'))
      expect(folded(plain(rule.spans))).toMatch(/double[^]*prison|prison[^]*double/);
    expect(find(rules, 'double zzz')).toEqual([]);
  });

  test('what was found is marked where it stands, accents kept', () => {
    expect(marked('Une hypothèque levée', 'hypotheque LEVEE')).toEqual([
      { text: 'Une ', isFound: false },
      { text: 'hypothèque', isFound: true },
      { text: ' ', isFound: false },
      { text: 'levée', isFound: true },
    ]);
  });
});

test('marks become pieces, and numbers of rules become links', () => {
  expect(spansOf('As **EB-4** says *(our reading)* `rent`, see EB-40.')).toEqual([
    { kind: 'plain', text: 'As ' },
    { kind: 'strong', text: 'EB-4' },
    { kind: 'plain', text: ' says ' },
    { kind: 'em', text: '(our reading)' },
    { kind: 'plain', text: ' ' },
    { kind: 'code', text: 'rent' },
    { kind: 'plain', text: ', see ' },
    { kind: 'rule', text: 'EB-40' },
    { kind: 'plain', text: '.' },
  ]);
});

test('markup stays text', () => {
  expect(plain(spansOf('<img src=x onerror=alert(1)>'))).toBe('<img src=x onerror=alert(1)>');
});
