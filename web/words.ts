/** Provides the words of the app: the .ftl files of each part, parsed and combined at build time. */
import { FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Entries, Part, Pattern } from './src/words/book.ts';
import { ELIDED } from './src/words/elision.ts';

const LIST = 'virtual:words';
const LANGUAGES = ['en', 'fr'];

/** Files of parts that are not named like them: those that every page needs, and those that every table needs. */
const FILES: Readonly<Record<string, readonly string[]>> = { shell: ['core', 'web-shelf'], table: ['web'] };
/**
 * Pages, companions and skins. Like the editions, each of them has the files whose names begin with its own. `faults`
 * is what the engine refuses: pages show the sentence of the server, and only tests load it.
 */
const PARTS = [
  ...['pages', 'setup', 'options', 'after', 'bank', 'score', 'town', 'lesson', 'puzzles', 'hints', 'analysis'],
  ...['editor', 'faults'],
];
const TABLES = fileURLToPath(new URL('src/tables/', import.meta.url));

/** The words that an edition needs besides its own: all of its families, and what it refers to in some other files. */
interface Beside {
  families: readonly string[];
  borrowed: readonly string[];
}

const besides: Readonly<Record<string, Beside>> = Object.fromEntries(
  readdirSync(TABLES)
    .map((name) => [name, join(TABLES, name, 'words.json')] as const)
    .filter(([, file]) => existsSync(file))
    .map(([name, file]) => [name, JSON.parse(readFileSync(file, 'utf8')) as Beside]),
);
/** Words used only by the terminal stay out of the app, and those about positions that somebody has written. */
const ELSEWHERE = /-(cli|sim|plot)$/;
const NEVER_SAID = /^[a-z]+-position-/;

type Body = FluentResource['body'][number];
type Value = NonNullable<Body['value']>;
type Placeable = Exclude<Exclude<Value, string>[number], string>;

export function words(folder: string): Plugin {
  return {
    name: 'rentier-words',
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${LIST}`)) return null;
      if (id === `\0${LIST}`) return list();
      const [, language = '', part = ''] = id.split('/');
      const open = (name: string): Entries => {
        const file = join(folder, language, `${name}.ftl`);
        this.addWatchFile(file);
        return read(file);
      };
      const own: Entries = Object.assign({}, ...filesOf(folder, part).map(open));
      const entries = (besides[part]?.borrowed ?? []).reduce(
        (all, name) => ({ ...referred(all, open(name), name), ...all }),
        own,
      );
      // Parsing JSON is faster than running the same data as code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(entries))});`;
    },
  };
}

/** List the parts, each with how to load it. */
function list(): string {
  const ids = LANGUAGES.flatMap((language) =>
    [...Object.keys(FILES), ...PARTS, ...Object.keys(besides)].map((part) => `${language}/${part}`),
  );
  return `export default {\n${ids.map((id) => `'${id}': () => import('${LIST}/${id}'),`).join('\n')}\n};`;
}

/** List the files with the words of a part of the app, without those that it borrows from. */
function filesOf(folder: string, part: string): readonly string[] {
  if (part in FILES) return FILES[part] ?? [];
  const begins = [
    part,
    `web-${part}`,
    ...(besides[part]?.families ?? []).flatMap((family) => [family, `web-${family}`]),
  ];
  return readdirSync(join(folder, 'en'))
    .map((file) => file.replace(/\.ftl$/, ''))
    .filter((file) => begins.some((it) => file === it || file.startsWith(`${it}-`)) && !ELSEWHERE.test(file));
}

/**
 * Return those words of a file that others refer to, directly or through each other, and those for everybody: all that
 * do not have the name of the file's edition in their keys.
 */
function referred(own: Entries, borrowed: Entries, file: string): Entries {
  const [lender = ''] = file.split('-');
  const found: Entries = {};
  const take = (key: string): void => {
    const pattern = borrowed[key];
    if (pattern === undefined || found[key] !== undefined) return;
    found[key] = pattern;
    follow(pattern);
  };
  const follow = (pattern: Pattern): void => {
    for (const part of typeof pattern === 'string' ? [] : pattern) {
      if (typeof part === 'string' || 'of' in part) continue;
      if ('as' in part) take(part.as);
      else part.variants.forEach(([, text]) => follow(text));
    }
  };
  Object.values(own).forEach(follow);
  for (const key in borrowed) if (!key.split('-').includes(lender)) take(key);
  return found;
}

/** Parse a file; attributes become entries of their own, `key.attribute`. */
export function read(file: string): Entries {
  const entries: Entries = {};
  for (const { id, value, attributes } of new FluentResource(readFileSync(file, 'utf8')).body) {
    if (NEVER_SAID.test(id)) continue;
    if (value !== null) entries[id] = patternOf(value);
    for (const [name, text] of Object.entries(attributes)) entries[`${id}.${name}`] = patternOf(text);
  }
  return entries;
}

const patternOf = (value: Value): Pattern => (typeof value === 'string' ? value : value.map(partOf));

function partOf(part: string | Placeable): Part {
  if (typeof part === 'string') return part;
  if (part.type === 'str') return part.value;
  if (part.type === 'var') return { of: part.name };
  if (part.type === 'func' && ELIDED.includes(part.name.toLowerCase())) {
    const [name] = part.args;
    if (part.args.length === 1 && name?.type === 'var') return { of: name.name, after: part.name.toLowerCase() };
  }
  if (part.type === 'mesg') return { as: part.attr === null ? part.name : `${part.name}.${part.attr}` };
  if (part.type === 'term') return { as: `-${part.name}` };
  if (part.type === 'select' && part.selector.type === 'var') {
    const variants = part.variants.map(({ key, value }): [string | number, Pattern] => [key.value, patternOf(value)]);
    return { by: part.selector.name, variants, else: part.star };
  }
  // tests/test_phrasebook.py already refuses such files; this is for builds without the tests.
  throw new Error(`The app reads no ${part.type} in .ftl files.`);
}
