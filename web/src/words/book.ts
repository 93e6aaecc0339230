/** Turns keys and arguments into sentences of one language, as src/rentier/text/phrasebook.py does. */
import { elide } from './elision';

export type Language = 'en' | 'fr';
export const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** A sentence: a text, or several texts with other parts between them. web/words.ts makes them from the .ftl files. */
export type Pattern = string | readonly Part[];
/**
 * A text, an argument, the words of another key, or a variant chosen by an argument's value (`else`: the place of the
 * default). `after` is a French word that may lose its vowel before the argument.
 */
export type Part = string | { readonly of: string; readonly after?: string } | { readonly as: string } | Choice;
interface Choice {
  readonly by: string;
  readonly variants: readonly (readonly [string | number, Pattern])[];
  readonly else: number;
}
export type Entries = Record<string, Pattern>;

/** An argument that is itself a key, to be put into words first: a card, a colour. */
export class Key {
  constructor(readonly key: string) {}
}

export type Argument = string | number | Key | readonly Argument[];
export type Arguments = Readonly<Record<string, Argument>>;
type Values = Readonly<Record<string, string | number>>;

const DECIMAL_MARK: Record<Language, string> = { en: '.', fr: ',' };
const GROUP_MARK: Record<Language, string> = { en: ',', fr: '\u202f' };

export class Book {
  readonly #entries: Readonly<Record<string, Pattern | undefined>>;
  readonly #variables = new Map<string, ReadonlySet<string>>();

  constructor(
    readonly language: Language,
    entries: readonly Entries[] = [],
  ) {
    this.#entries = Object.assign(Object.create(null), ...entries) as Entries;
  }

  /** Return the same book with an edition's spaces named by a skin such as `town`, as far as it has names. */
  wearing(skin: string, edition: string): Book {
    const names: Entries = {};
    for (const key in this.#entries) {
      const [, kind, code] = new RegExp(`^(space|short)-${edition}-(.+)`).exec(key) ?? [];
      const other = kind && this.#entries[`${kind}-${skin}-${code}`];
      if (other) names[key] = other;
    }
    return new Book(this.language, [this.#entries as Entries, names]);
  }

  has(key: string): boolean {
    return this.#entries[key] !== undefined;
  }

  /** Return the names of all arguments that a sentence uses, including those of sentences it refers to. */
  variables(key: string): ReadonlySet<string> {
    let found = this.#variables.get(key);
    if (found === undefined) {
      const names = new Set<string>();
      this.#collect(this.#entries[key] ?? '', names);
      this.#variables.set(key, (found = names));
    }
    return found;
  }

  /** Return the sentence of a key; if words or an argument are missing, the key itself. */
  say(key: string, args: Arguments = {}): string {
    const pattern = this.#entries[key];
    if (pattern === undefined) return key;
    if (typeof pattern === 'string') return pattern;
    const values: Record<string, string | number> = {};
    for (const name of this.variables(key)) {
      const value = args[name];
      if (value === undefined) return `${key} ($${name})`;
      values[name] = this.#value(value);
    }
    return this.#text(pattern, values);
  }

  /** Write a whole number with its digits in groups of three. */
  grouped(number: number): string {
    return String(number).replace(/\B(?=(\d{3})+$)/g, GROUP_MARK[this.language]);
  }

  /** Write a number without grouping, a fraction with at most three decimals. */
  decimal(number: number): string {
    return String(Number(number.toFixed(3))).replace('.', DECIMAL_MARK[this.language]);
  }

  /** Join words: `a`, `a and b`, `a, b and c`. */
  list(words: readonly string[]): string {
    if (words.length === 0) return this.say('list-nothing');
    if (words.length === 1) return words[0] as string;
    return `${words.slice(0, -1).join(', ')} ${this.say('list-and')} ${words.at(-1)}`;
  }

  #collect(pattern: Pattern, names: Set<string>): void {
    if (typeof pattern === 'string') return;
    for (const part of pattern) {
      if (typeof part === 'string') continue;
      if ('of' in part) names.add(part.of);
      else if ('as' in part) for (const name of this.variables(part.as)) names.add(name);
      else {
        names.add(part.by);
        for (const [, text] of part.variants) this.#collect(text, names);
      }
    }
  }

  #text(pattern: Pattern, values: Values): string {
    if (typeof pattern === 'string') return pattern;
    let text = '';
    for (const part of pattern) {
      if (typeof part === 'string') text += part;
      else if ('of' in part) {
        const name = this.#written(values[part.of] ?? '');
        text += part.after === undefined ? name : elide(part.after, name);
      } else if ('as' in part) text += this.#text(this.#entries[part.as] ?? part.as, values);
      else text += this.#text(this.#chosen(part, values[part.by] ?? ''), values);
    }
    return text;
  }

  /** Pick the first variant that matches: an equal number or word, or a number's plural category. */
  #chosen({ variants, else: other }: Choice, value: string | number): Pattern {
    const category = typeof value === 'number' ? pluralCategory(value, this.language) : value;
    const found = variants.find(([key]) => key === value || key === category) ?? variants[other];
    return found?.[1] ?? '';
  }

  /** Return an argument as the text or number that the sentence uses. */
  #value(value: Argument): string | number {
    if (typeof value === 'string' || typeof value === 'number') return value;
    if (value instanceof Key) return this.say(value.key);
    return this.list(value.map((item) => this.#written(this.#value(item))));
  }

  #written(value: string | number): string {
    return typeof value === 'string' ? value : this.decimal(value);
  }
}

/**
 * Return the plural category of a number by Unicode's CLDR; the browser's own implementation takes 50 ms on its first
 * use.
 */
export function pluralCategory(number: number, language: Language): string {
  const whole = Math.trunc(Math.abs(number));
  const isFraction = !Number.isInteger(number);
  if (language === 'en') return whole === 1 && !isFraction ? 'one' : 'other';
  if (whole <= 1) return 'one';
  return whole % 1_000_000 === 0 && !isFraction ? 'many' : 'other';
}
