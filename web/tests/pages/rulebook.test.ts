import { describe, expect, test } from 'vitest';
import {
  find,
  findRows,
  folded,
  marked,
  plain,
  read,
  rowsOf,
  rulesOf,
  sections,
  spansOf,
} from '../../src/pages/rulebook';

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
      if (block.kind === 'rules')
        return block.rules.map((rule) => rule.number + plain(rule.spans) + rule.mark + plain(rule.reading));
      if (block.kind === 'list' || block.kind === 'steps') return block.items.map(plain);
      if (block.kind === 'drawing') return [block.things, ...block.codes, plain(block.spans)];
      return [plain(block.spans)];
    });
    expect(letters(texts.join(''))).toBe(letters(text));
  });

  test('begins with one minute, and goes on with examples', () => {
    const [first, second] = sections(blocks);
    expect(plain(first?.heading ?? [])).toMatch(/minute/);
    expect(first?.blocks.map((block) => block.kind)).toContain('steps');
    expect(plain(second?.heading ?? [])).toMatch(/ex[ae]mples/i);
    expect(second?.blocks.filter((block) => block.kind === 'paragraph').length).toBeGreaterThanOrEqual(2);
  });

  test('has readings apart from their rules', () => {
    const rules = rulesOf(blocks);
    expect(rules.filter((rule) => rule.reading.length > 0).length).toBeGreaterThan(5);
    for (const rule of rules) {
      expect(rule.mark).toMatch(rule.reading.length > 0 ? /^(our reading|notre lecture)$/ : /^$/);
      expect(plain(rule.reading)).not.toMatch(/^\(/);
    }
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
      expect(folded(plain([...rule.spans, ...rule.reading]))).toMatch(/double[^]*prison|prison[^]*double/);
    expect(find(rules, 'double zzz')).toEqual([]);
  });

  test('an apostrophe of either kind will do', () => {
    expect(find(rules, "l'amende").length).toBeGreaterThan(0);
    expect(find(rules, "l'amende")).toEqual(find(rules, 'l’amende'));
  });

  test('what is said in a reading is found too', () => {
    expect(find(rules, 'visibles aussi').map((rule) => rule.number)).toEqual(['EB-18']);
  });

  test.each([
    ['millionaire.md', 'Royalties', 'L1'],
    ['millionaire.fr.md', "droits d'auteur", 'L1'],
    ['banking.md', 'crossword', 'C11'],
    ['banking.fr.md', 'Champs-Elysees 3,5M', '37'],
    ['crooked.md', 'sharp eyes', 'C11'],
    ['deal.fr.md', 'agent de recouvrement 3M', 'Agent de recouvrement'],
  ])('in %s, %s finds the row of a table', (file, wanted, first) => {
    const blocks = read(textOf(file));
    const rows = findRows(rulesOf(blocks), rowsOf(blocks), wanted);
    expect(rows.map((row) => plain(row.cells[0]?.spans ?? []))).toContain(first);
    expect(rows.every((row) => row.where !== '')).toBe(true);
  });

  test('the number of a rule finds no rows', () => {
    const blocks = read(textOf('banking.md'));
    expect(findRows(rulesOf(blocks), rowsOf(blocks), '40')).toEqual([]);
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

test('a paragraph below a rule is its reading, and the next rule goes on', () => {
  const [block] = read('- **AB-1** One.\n\n  *(our reading)* Uno `x`.\n- **AB-2** Two.\n\nAfter.');
  expect(block).toMatchObject({
    kind: 'rules',
    rules: [
      { number: 'AB-1', mark: 'our reading', reading: spansOf('Uno `x`.') },
      { number: 'AB-2', mark: '', reading: [] },
    ],
  });
});

test('what is drawn has codes, and words for whoever does not see it', () => {
  expect(read('```cards 5m house\nA 5M and a House\n```\n\nAfter.')).toEqual([
    { kind: 'drawing', things: 'cards', codes: ['5m', 'house'], spans: spansOf('A 5M and a House') },
    { kind: 'paragraph', spans: spansOf('After.') },
  ]);
});

test('markup stays text', () => {
  expect(plain(spansOf('<img src=x onerror=alert(1)>'))).toBe('<img src=x onerror=alert(1)>');
});
