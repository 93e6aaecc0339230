/** Loads the words of a language: those of the app first, those of an edition or a page when they are needed. */
import parts from 'virtual:words';
import { editions } from '../state/editions.svelte';
import { Book, type Entries, type Language } from './book';

const loaded = new Map<string, Promise<Entries>>();

/** Load the words of the app and of the named parts, each once. */
export async function loadBook(language: Language, ...names: string[]): Promise<Book> {
  const wanted = new Set(['shell', ...names]);
  return new Book(language, await Promise.all([...wanted].map((name) => load(language, name))));
}

function load(language: Language, name: string): Promise<Entries> {
  const part = `${language}/${name}`;
  const built = parts[part];
  // A part that is not built in is one of the server's editions; if the server does not have it either, it has no
  // words.
  if (built === undefined)
    return editions.bring(name, language).then(
      (brought) => brought?.words ?? {},
      () => ({}),
    );
  let entries = loaded.get(part);
  if (entries === undefined) {
    entries = built().then((module) => module.default);
    loaded.set(part, entries);
    // After a failure, the next call tries again.
    entries.catch(() => loaded.delete(part));
  }
  return entries;
}
