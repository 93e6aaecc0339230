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

/** Files needed on every page. */
const SHELL = ['core', 'web', 'web-pages'];
/** Pages, companions and skins. Like the editions, each of them has the files whose names begin with its own. */
const PARTS = ['setup', 'options', 'after', 'bank', 'score', 'town', 'lesson'];
const TABLES = fileURLToPath(new URL('src/tables/', import.meta.url));

/** The words that an edition needs besides its own: those of its families, and files that its sentences refer to. */
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
/** Words used only by the terminal stay out of the app. */
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
      // Parsing JSON is faster than running the same data as code.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(entries))});`;
    },
  };
}

/** List the parts, each with how to load it. */
function list(): string {
  const ids = LANGUAGES.flatMap((language) =>
    ['shell', ...PARTS, ...Object.keys(besides)].map((part) => `${language}/${part}`),
  );
  return `export default {\n${ids.map((id) => `'${id}': () => import('${LIST}/${id}'),`).join('\n')}\n};`;
}

/** List the files with the words of a part of the app. */
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

/** Parse a file; attributes become entries of their own, `key.attribute`. */
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
