/** The rules of docs/rules, parsed from the little Markdown that they use. */

/** A piece of text: `rule` is the number of a rule, to be linked. */
export interface Span {
  kind: 'plain' | 'strong' | 'em' | 'code' | 'rule';
  text: string;
}

export interface Rule {
  number: string;
  spans: Span[];
  /** What the rulebook leaves open, as we read it: a paragraph of its own below the rule. */
  reading: Span[];
  /** What such a paragraph is called, in the language of the page; empty without one. */
  mark: string;
}

/** A row of a table, to be found by its words. */
export interface Row {
  id: string;
  /** The section where it stands. */
  where: string;
  cells: { head: Span[]; spans: Span[] }[];
}

export type Block =
  | { kind: 'title' | 'heading'; spans: Span[]; id: string }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'rules'; rules: Rule[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'steps'; items: Span[][] }
  /** Things of the game by their codes, to be drawn, and what a reader hears instead. */
  | { kind: 'drawing'; things: string; codes: string[]; spans: Span[] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

export interface Section {
  id: string;
  /** Empty before the first heading. */
  heading: Span[];
  blocks: Block[];
}

const RULE = /^[-*] \*\*([A-Z]{2}-\d+)\*\* (.*)$/;
const READING = /^ {2,}(?:\*\(([^)]*)\)\* )?(.*)$/;
const DRAWING = /^```(\w+) ?(.*)$/;
const MARKS = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\b([A-Z]{2}-\d{1,3})\b/g;

/** Parse a text into blocks. */
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
    } else if (DRAWING.test(first)) {
      const [, things = '', codes = ''] = DRAWING.exec(first) ?? [];
      blocks.push({ kind: 'drawing', things, codes: codes.split(' '), spans: spansOf(lines.slice(1).join(' ')) });
    } else if (RULE.test(first)) {
      blocks.push({ kind: 'rules', rules: rulesIn(lines) });
    } else if (/^[-*] /.test(first)) {
      blocks.push({ kind: 'list', items: lines.map((line) => spansOf(line.slice(2))) });
    } else if (/^\d+\. /.test(first)) {
      blocks.push({ kind: 'steps', items: lines.map((line) => spansOf(line.replace(/^\d+\. /, ''))) });
    } else {
      blocks.push({ kind: 'paragraph', spans: spansOf(lines.join(' ')) });
    }
  }
  return blocks;
}

/** Group the blocks under their headings. */
export function sections(blocks: readonly Block[]): Section[] {
  const found: Section[] = [{ id: '', heading: [], blocks: [] }];
  for (const block of blocks) {
    if (block.kind === 'heading') found.push({ id: block.id, heading: block.spans, blocks: [] });
    else if (block.kind !== 'title') found.at(-1)?.blocks.push(block);
  }
  return found.filter((section) => section.id !== '' || section.blocks.length > 0);
}

/** List all rules in order. */
export function rulesOf(blocks: readonly Block[]): Rule[] {
  return blocks.flatMap((block) => (block.kind === 'rules' ? block.rules : []));
}

/** List the rows of all tables, with the heads of their columns. */
export function rowsOf(blocks: readonly Block[]): Row[] {
  return sections(blocks).flatMap((section) =>
    section.blocks.flatMap((block, place) =>
      block.kind !== 'table'
        ? []
        : block.rows.map((row, number) => ({
            id: `${section.id}-${place}-${number}`,
            where: plain(section.heading),
            cells: row.map((spans, column) => ({ head: block.head[column] ?? [], spans })),
          })),
    ),
  );
}

/** Find the rule with a number (EB-40, eb 40, 40), or all rules that contain these words. */
export function find(rules: readonly Rule[], wanted: string): Rule[] {
  const exact = numbered(rules, wanted);
  if (exact.length > 0) return exact;
  return rules.filter((rule) => hasWords(`${rule.number} ${plain(rule.spans)} ${plain(rule.reading)}`, wanted));
}

/** Find the rows that contain these words; the number of a rule leads to that rule alone. */
export function findRows(rules: readonly Rule[], rows: readonly Row[], wanted: string): Row[] {
  if (numbered(rules, wanted).length > 0) return [];
  return rows.filter((row) => hasWords(row.cells.map((cell) => plain(cell.spans)).join(' '), wanted));
}

function numbered(rules: readonly Rule[], wanted: string): Rule[] {
  const number = /^(?:[a-z]{2})?[ -]?(\d{1,3})$/i.exec(wanted.trim());
  return number ? rules.filter((rule) => rule.number.endsWith(`-${Number(number[1])}`)) : [];
}

function hasWords(text: string, wanted: string): boolean {
  const own = folded(text);
  return folded(wanted)
    .split(/\s+/)
    .every((word) => own.includes(word));
}

/** Split a text where it contains the wanted words, ignoring accents. */
export function marked(text: string, wanted: string): { text: string; isFound: boolean }[] {
  const words = folded(wanted)
    .split(/\s+/)
    .filter((word) => word.length > 1);
  const letters = [...text];
  // One folded character for each letter, so that positions in both are the same.
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

/** Return the text without markup. */
export function plain(spans: readonly Span[]): string {
  return spans.map((span) => span.text).join('');
}

/** Fold a text for comparing: no accents, no capitals. */
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

/** Group the lines that belong together: a heading, a table, a list, a drawing, a paragraph. */
function groups(text: string): string[][] {
  const found: string[][] = [];
  let isOpen = false;
  let isDrawing = false;
  for (const line of text.split(/\r?\n/)) {
    const last = found.at(-1);
    if (isDrawing) {
      isDrawing = !line.startsWith('```');
      if (isDrawing) last?.push(line.trim());
    } else if (line.trim() === '') {
      isOpen = false;
    } else if (line.startsWith('#') || line.startsWith('```')) {
      found.push([line.trimEnd()]);
      isDrawing = line.startsWith('```');
      isOpen = false;
    } else if (last && (isOpen || (line.startsWith('  ') && RULE.test(last[0] ?? '')))) {
      // A paragraph inside a rule is indented, after an empty line.
      last.push(line.trimEnd());
      isOpen = true;
    } else {
      found.push([line.trimEnd()]);
      isOpen = true;
    }
  }
  return found;
}

function rulesIn(lines: readonly string[]): Rule[] {
  const found: Rule[] = [];
  for (const line of lines) {
    const [, number, text = ''] = RULE.exec(line) ?? [];
    const last = found.at(-1);
    if (number !== undefined) found.push({ number, spans: spansOf(text), reading: [], mark: '' });
    else if (last) {
      const [, mark = '', more = ''] = READING.exec(line) ?? [];
      last.mark ||= mark;
      last.reading.push(...spansOf(more));
    }
  }
  return found;
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
