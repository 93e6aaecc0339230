/** The editions that can be played here: those built into the pages, and those that only the server has. */
import { within } from '../net/base';
import { EDITIONS, type Edition, type EditionName } from '../generated/editions';
import type { EditionBrought, EditionShown } from '../generated/messages';
import type { Entries, Language } from '../words/book';

/** What the server sends about an edition that is not built in. */
export interface Brought {
  readonly edition: Edition;
  readonly words: Entries;
  readonly rules: string;
}

class Editions {
  /** The facts of editions that are not built in, as far as they were needed. */
  #outside = $state.raw<Readonly<Record<string, Edition>>>({});
  /** The names of these editions, once the server has sent them. */
  names = $state.raw<readonly string[]>([]);
  #listed: Promise<readonly string[]> | null = null;
  readonly #brought = new Map<string, Promise<Brought | null>>();

  isOwn(name: string): name is EditionName {
    return Object.hasOwn(EDITIONS, name);
  }

  find(name: string): Edition | undefined {
    return this.isOwn(name) ? EDITIONS[name] : Object.hasOwn(this.#outside, name) ? this.#outside[name] : undefined;
  }

  /** Whether a seat may know something that others may not; assumed for an unknown edition. */
  hasSecrets(name: string): boolean {
    return this.find(name)?.hasSecrets ?? true;
  }

  /** Find the edition that a rule's number belongs to. */
  ofRule(rule: string): Edition | undefined {
    const prefix = rule.split('-', 1)[0]?.toUpperCase();
    return [...Object.values(EDITIONS), ...Object.values(this.#outside)].find((it) => it.rules === prefix);
  }

  /** Ask the server, once, which editions it has in addition to the built-in ones. */
  list(): Promise<readonly string[]> {
    this.#listed ??= fetchJson<EditionShown[]>('/api/editions').then(
      (shown) => (this.names = shown.map((it) => it.name).filter((name) => !this.isOwn(name))),
      () => {
        // Without a server there is nothing to play; the next caller asks again.
        this.#listed = null;
        return [];
      },
    );
    return this.#listed;
  }

  /** Fetch what the pages need of an edition that is not built in; null if the server has none of that name. */
  bring(name: string, language: Language): Promise<Brought | null> {
    const key = `${language}/${name}`;
    let brought = this.#brought.get(key);
    if (brought === undefined) {
      brought = this.#fetch(name, language);
      this.#brought.set(key, brought);
      brought.catch(() => this.#brought.delete(key));
    }
    return brought;
  }

  async #fetch(name: string, language: Language): Promise<Brought | null> {
    if (!(await this.list()).includes(name)) return null;
    const path = `/api/editions/${encodeURIComponent(name)}?language=${language}`;
    const brought = (await fetchJson<EditionBrought>(path)) as unknown as Brought;
    this.#outside = { ...this.#outside, [name]: brought.edition };
    return brought;
  }
}

async function fetchJson<T>(path: string): Promise<T> {
  const response = await fetch(within(path), { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

export const editions = new Editions();
