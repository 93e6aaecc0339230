/** Loads the words of a language: those of the app at first, those of an edition when it is needed. */
import { FluentResource } from '@fluent/bundle';
import { Book, type Language } from './book';

// What only the terminal says stays out of the app.
const files = import.meta.glob<string>(
  ['../../../src/rentier/text/*/*.ftl', '!**/*-{cli,sim,plot}.ftl', '!**/{cli,sim,server}.ftl'],
  { query: '?raw', import: 'default' },
);
const FOLDER = '../../../src/rentier/text/';

/** The files of the app itself; those of editions and companions are found by the name they begin with. */
const SHELL = ['core', 'web', 'web-pages'];
/** What editions have words of beside their own: the family they belong to, and files that their sentences refer to. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  banking: ['track'],
  millionaire: ['track'],
  crooked: ['track'],
};
const BORROWED: Readonly<Record<string, readonly string[]>> = {
  millionaire: ['banking', 'banking-names'],
  crooked: ['banking', 'banking-names'],
  // The names of the groups.
  knockout: ['banking-names'],
};

const read = new Map<string, Promise<FluentResource>>();

/** Names the files with the words of the app, or of an edition, family or companion. */
export function filesOf(name?: string): string[] {
  if (name === undefined) return SHELL;
  const begins = [name, `web-${name}`, ...(FAMILIES[name] ?? []).flatMap((family) => [family, `web-${family}`])];
  const own = Object.keys(files)
    .filter((path) => path.startsWith(`${FOLDER}en/`))
    .map((path) => path.slice(FOLDER.length + 3, -4))
    .filter((file) => begins.some((it) => file === it || file.startsWith(`${it}-`)));
  return [...own, ...(BORROWED[name] ?? [])];
}

/** Loads the words of the app and of the named editions or companions, each file once. */
export async function loadBook(language: Language, ...names: string[]): Promise<Book> {
  const wanted = new Set([...filesOf(), ...names.flatMap(filesOf)]);
  return new Book(language, await Promise.all([...wanted].map((file) => readFile(language, file))));
}

async function readFile(language: Language, file: string): Promise<FluentResource> {
  const path = `${FOLDER}${language}/${file}.ftl`;
  let resource = read.get(path);
  if (resource === undefined) {
    const load = files[path];
    resource = load ? load().then((source) => new FluentResource(source)) : Promise.resolve(new FluentResource(''));
    read.set(path, resource);
    // What could not be loaded is asked for again the next time.
    resource.catch(() => read.delete(path));
  }
  return resource;
}
