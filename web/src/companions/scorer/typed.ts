/** Spaces that somebody types: by their names or how these begin, with commas between several. */
import type { Book } from '../../words/book';
import { spaces } from '../../tables/knockout/board';

/** What a typed line means: codes, empty for a token that is on no space; or the part that was not understood. */
export type Typed = { codes: string[] } | { unknown: string };

const MOST_OF_A_KIND = 4;

export function readSpaces(line: string, book: Book): Typed {
  const codes: string[] = [];
  for (const part of line.split(/[,;\n]/)) {
    const words = plain(part).filter((word) => !listed(book, 'score-typed-ignored').includes(word));
    if (words.length === 0) continue;
    const [first = '', ...rest] = words;
    const count = rest.length > 0 && /^\d$/.test(first) ? Math.min(MOST_OF_A_KIND, Number(first)) : 1;
    const code = find(rest.length > 0 && /^\d$/.test(first) ? rest : words, book, codes);
    if (code === null) return { unknown: part.trim() };
    for (let it = 0; it < count; it += 1) codes.push(code);
  }
  return { codes };
}

/** Find the one space that all the words belong to; of two spaces with the same name, the one not named yet. */
function find(words: readonly string[], book: Book, named: readonly string[]): string | null {
  const whole = words.join(' ');
  const nowhere = ['score-typed-off', 'score-typed-jail', 'score-typed-nowhere'].flatMap((key) => listed(book, key));
  if (nowhere.includes(whole)) return '';
  const fits = (isFit: (word: string, name: string) => boolean): string[] =>
    spaces
      .filter(({ code }) => {
        const own = [code, book.say(`space-knockout-${code}`), book.say(`short-knockout-${code}`)];
        // The boxes of the game have other names for some spaces.
        const other = `name-typed-${code}`;
        const names = [...own, ...(book.has(other) ? [book.say(other)] : [])].flatMap(plain);
        return words.every((word) => names.some((name) => isFit(word, name)));
      })
      .map(({ code }) => code);
  const exact = fits((word, name) => word === name);
  const found = exact.length > 0 ? exact : fits((word, name) => word.length > 1 && name.startsWith(word));
  const kinds = new Set(found.map((code) => spaces.find((it) => it.code === code && !it.group)?.kind ?? code));
  if (found.length === 0 || kinds.size > 1) return null;
  return found.find((code) => !named.includes(code)) ?? found[0] ?? null;
}

function listed(book: Book, key: string): string[] {
  return book
    .say(key)
    .split(',')
    .map((it) => plain(it).join(' '));
}

/** Split a text into its words, without accents and punctuation. */
function plain(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
