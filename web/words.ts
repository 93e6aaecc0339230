/** Gives the app its words: the .ftl files of each part of it, read and put together when it is built. */
import { FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Entries, Part, Pattern } from './src/words/book.ts';

const LIST = 'virtual:words';
const LANGUAGES = ['en', 'fr'];

/** What is on every page. */
const SHELL = ['core', 'web', 'web-pages'];
/** Pages, companions and skins of names, and the editions, have the files whose names begin with theirs. */
const PARTS = ['setup', 'options', 'after', 'bank', 'score', 'town'];
const TABLES = fileURLToPath(new URL('src/tables/', import.meta.url));

/** What editions have words of beside their own: the families they belong to, and files that their sentences need. */
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
/** What only the terminal says stays out of the app. */
const ELSEWHERE = /-(cli|sim|plot)$/;

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
      const entries: Entries = {};
      for (const name of filesOf(folder, part)) {
        const file = join(folder, language, `${name}.ftl`);
        this.addWatchFile(file);
        Object.assign(entries, read(file));
      }
      // A text is read faster than the same as code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(entries))});`;
    },
  };
}

/** Lists the parts with the way to load each of them. */
function list(): string {
  const ids = LANGUAGES.flatMap((language) =>
    ['shell', ...PARTS, ...Object.keys(besides)].map((part) => `${language}/${part}`),
  );
  return `export default {\n${ids.map((id) => `'${id}': () => import('${LIST}/${id}'),`).join('\n')}\n};`;
}

/** Names the files with the words of a part of the app. */
function filesOf(folder: string, part: string): string[] {
  if (part === 'shell') return SHELL;
  const begins = [
    part,
    `web-${part}`,
    ...(besides[part]?.families ?? []).flatMap((family) => [family, `web-${family}`]),
  ];
  const own = readdirSync(join(folder, 'en'))
    .map((file) => file.replace(/\.ftl$/, ''))
    .filter((file) => begins.some((it) => file === it || file.startsWith(`${it}-`)) && !ELSEWHERE.test(file));
  return [...own, ...(besides[part]?.borrowed ?? [])];
}

/** Reads a file; attributes become entries of their own, `key.attribute`. */
function read(file: string): Entries {
  const entries: Entries = {};
  for (const { id, value, attributes } of new FluentResource(readFileSync(file, 'utf8')).body) {
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
  if (part.type === 'mesg') return { as: part.attr === null ? part.name : `${part.name}.${part.attr}` };
  if (part.type === 'term') return { as: `-${part.name}` };
  if (part.type === 'select' && part.selector.type === 'var') {
    const variants = part.variants.map(({ key, value }): [string | number, Pattern] => [key.value, patternOf(value)]);
    return { by: part.selector.name, variants, else: part.star };
  }
  // tests/test_phrasebook.py refuses such files, so this is for who has not run it.
  throw new Error(`The app reads no ${part.type} in .ftl files.`);
}
