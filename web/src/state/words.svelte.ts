/** The words of the reader's language, as state: everything said with them follows the language. */
import { Book, type Arguments, type Language } from '../words/book';
import { loadBook } from '../words/load';
import { preferences } from './preferences.svelte';

class Words {
  book = $state.raw(new Book('en'));
  /** Whether the first words are loaded. */
  isReady = $state(false);
  readonly #needed = new Set<string>();
  #asked = 0;
  /** What `need` waits for: the last loading, unless it has failed. */
  #loading: Promise<void> | null = null;

  /** Load the words of an edition, page or companion, also again whenever the language changes. */
  async need(...names: string[]): Promise<Book> {
    const isNew = names.some((name) => !this.#needed.has(name));
    names.forEach((name) => this.#needed.add(name));
    if (isNew || this.#loading === null) this.#loading = this.load(preferences.language);
    // Others may need more meanwhile; the last book has the words of all.
    for (let loading = null; loading !== this.#loading;) {
      loading = this.#loading;
      await loading.catch((error: unknown) => {
        if (loading === this.#loading) this.#loading = null;
        throw error;
      });
    }
    return this.book;
  }

  async load(language: Language): Promise<void> {
    const asked = ++this.#asked;
    const book = await loadBook(language, ...this.#needed);
    // The latest request wins.
    if (asked === this.#asked || !this.isReady) this.book = book;
    this.isReady = true;
  }

  /** Follows the language from now on. */
  follow(): void {
    $effect.root(() => {
      $effect(() => {
        const { language } = preferences;
        if (language !== this.book.language || !this.isReady) void this.load(language);
      });
    });
  }
}

export const words = new Words();

/** Return the sentence of a key in the reader's language. */
export function say(key: string, args?: Arguments): string {
  return words.book.say(key, args);
}

/** Return a person's name for the reader: what a page made up for somebody without one is said in the reader's language. */
export function nameOf(name: string): string {
  const [, made = '', number = ''] = /^(\p{L}+)( \d+)?$/u.exec(name) ?? [];
  return say('web-guest-names').split(', ').includes(made) ? say('web-you-guest') + number : name;
}
