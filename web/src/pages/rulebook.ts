/** The rules as they are in docs/rules, read from the little Markdown that they use. */

/** A piece of a text: `rule` is the number of a rule, to be linked. */
export interface Span {
  kind: 'plain' | 'strong' | 'em' | 'code' | 'rule';
  text: string;
}

export interface Rule {
  number: string;
  spans: Span[];
}

export type Block =
  | { kind: 'title' | 'heading'; spans: Span[]; id: string }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'rules'; rules: Rule[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

export interface Section {
  id: string;
  /** What stands over it; empty before the first heading. */
  heading: Span[];
  blocks: Block[];
}

const RULE = /^[-*] \*\*([A-Z]{2}-\d+)\*\* (.*)$/;
const MARKS = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\b([A-Z]{2}-\d{1,3})\b/g;

/** Reads the blocks of a text. */
export function read(text: string): Block[] {
  const blocks: Block[] = [];
  for (const lines of groups(text)) {
    const [first = ''] = lines;
    const heading = /^(#{1,3}) (.*)$/.exec(first);
    if (heading) {
      const title = heading[2] as string;
      blocks.push({ kind: heading[1] === '#' ? 'title' : 'heading', spans: spansOf(title), id: slug(title) });
    } else if (first.startsWith('|')) {
      const [head = [], , ...rows] = lines.map(cellsOf);
      blocks.push({ kind: 'table', head, rows });
    } else if (RULE.test(first)) {
      blocks.push({ kind: 'rules', rules: lines.map(ruleOf) });
    } else if (/^[-*] /.test(first)) {
      blocks.push({ kind: 'list', items: lines.map((line) => spansOf(line.slice(2))) });
    } else {
      blocks.push({ kind: 'paragraph', spans: spansOf(lines.join(' ')) });
    }
  }
  return blocks;
}

/** Puts the blocks under their headings. */
export function sections(blocks: readonly Block[]): Section[] {
  const found: Section[] = [{ id: '', heading: [], blocks: [] }];
  for (const block of blocks) {
    if (block.kind === 'heading') found.push({ id: block.id, heading: block.spans, blocks: [] });
    else if (block.kind !== 'title') found.at(-1)?.blocks.push(block);
  }
  return found.filter((section) => section.id !== '' || section.blocks.length > 0);
}

/** Lists all rules in their order. */
export function rulesOf(blocks: readonly Block[]): Rule[] {
  return blocks.flatMap((block) => (block.kind === 'rules' ? block.rules : []));
}

/** Finds the rule of a number (EB-40, eb 40, 40), or the rules that have all of these words in them. */
export function find(rules: readonly Rule[], wanted: string): Rule[] {
  const number = /^(?:[a-z]{2})?[ -]?(\d{1,3})$/i.exec(wanted.trim());
  if (number) {
    const exact = rules.filter((rule) => rule.number.endsWith(`-${Number(number[1])}`));
    if (exact.length > 0) return exact;
  }
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = folded(`${rule.number} ${plain(rule.spans)}`);
    return words.every((word) => text.includes(word));
  });
}

/** Splits a piece of text where the wanted words stand in it, whatever their accents. */
export function marked(text: string, wanted: string): { text: string; isFound: boolean }[] {
  const words = folded(wanted)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  const letters = [...text];
  // One folded sign for each letter, so that places in both are the same.
  const folds = letters.map((letter) => folded(letter).slice(0, 1) || ' ').join('');
  const isMarked = letters.map(() => false);
  for (const word of words) {
    for (let at = folds.indexOf(word); at >= 0; at = folds.indexOf(word, at + 1))
      isMarked.fill(true, at, at + word.length);
  }
  const pieces: { text: string; isFound: boolean }[] = [];
  letters.forEach((letter, i) => {
    const last = pieces.at(-1);
    if (last && last.isFound === isMarked[i]) last.text += letter;
    else pieces.push({ text: letter, isFound: isMarked[i] === true });
  });
  return pieces;
}

/** Gives the text without its marks. */
export function plain(spans: readonly Span[]): string {
  return spans.map((span) => span.text).join('');
}

/** Writes a text without accents and capitals, to compare. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[’ʼ]/g, "'");
}

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let place = 0;
  for (const mark of text.matchAll(MARKS)) {
    if (mark.index > place) spans.push({ kind: 'plain', text: text.slice(place, mark.index) });
    const kinds = ['strong', 'em', 'code', 'rule'] as const;
    const which = mark.slice(1).findIndex((part) => part !== undefined);
    spans.push({ kind: kinds[which] as Span['kind'], text: mark[which + 1] as string });
    place = mark.index + mark[0].length;
  }
  if (place < text.length) spans.push({ kind: 'plain', text: text.slice(place) });
  return spans;
}

/** Gathers the lines that belong together: a heading, a table, a list, a paragraph. */
function groups(text: string): string[][] {
  const found: string[][] = [[]];
  for (const line of text.split(/\r?\n/)) {
    const last = found.at(-1) as string[];
    if (line.trim() === '' || line.startsWith('#')) {
      found.push(line.trim() === '' ? [] : [line], []);
    } else {
      last.push(line.trimEnd());
    }
  }
  return found.filter((lines) => lines.length > 0);
}

function ruleOf(line: string): Rule {
  const [, number = '', text = ''] = RULE.exec(line) ?? [];
  return { number, spans: spansOf(text) };
}

function cellsOf(line: string): Span[][] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => spansOf(cell.trim()));
}

function slug(text: string): string {
  return folded(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
