/** Puts keys and arguments into sentences of one language, as src/rentier/text/phrasebook.py does. */
import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';

export type Language = 'en' | 'fr';
export const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** Marks an argument that is itself a key, to be put into words first: a card, a colour. */
export class Key {
  constructor(readonly key: string) {}
}

export type Argument = string | number | Key | readonly Argument[];
export type Arguments = Readonly<Record<string, Argument>>;

type Pattern = NonNullable<NonNullable<ReturnType<FluentBundle['getMessage']>>['value']>;
type Expression = Exclude<Exclude<Pattern, string>[number], string>;

const GROUP_MARK: Record<Language, string> = { en: ',', fr: '\u202f' };

export class Book {
  readonly #bundle: FluentBundle;
  readonly #resources: readonly FluentResource[];
  readonly #variables = new Map<string, ReadonlySet<string>>();

  constructor(
    readonly language: Language,
    resources: readonly FluentResource[] = [],
  ) {
    this.#resources = resources;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of resources) this.#bundle.addResource(resource, { allowOverrides: true });
  }

  /** Gives the same book, but the spaces of an edition are called by a skin such as `town`, as far as it has names. */
  wearing(skin: string, edition: string): Book {
    const [worn, own] = [`space-${skin}-`, `space-${edition}-`];
    const names = new FluentResource('');
    for (const { id } of this.#resources.flatMap((resource) => resource.body)) {
      const other = id.startsWith(own) ? this.#bundle.getMessage(worn + id.slice(own.length)) : undefined;
      if (other) names.body.push({ ...other, id });
    }
    return names.body.length ? new Book(this.language, [...this.#resources, names]) : this;
  }

  has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  /** Gives the names of all arguments a sentence uses, also through what it refers to. */
  variables(key: string): ReadonlySet<string> {
    let found = this.#variables.get(key);
    if (found === undefined) {
      const names = new Set<string>();
      this.#collect(this.#pattern(key), names);
      this.#variables.set(key, (found = names));
    }
    return found;
  }

  /** Puts a key into words; where words or an argument are missing, the key itself is shown. */
  say(key: string, args: Arguments = {}): string {
    const pattern = this.#pattern(key);
    if (pattern === null) return key;
    const values: Record<string, string | FluentNumber> = {};
    for (const name of this.variables(key)) {
      const value = args[name];
      if (value === undefined) return `${key} ($${name})`;
      values[name] = this.#value(value);
    }
    return this.#bundle.formatPattern(pattern, values);
  }

  /** Writes a whole number with its digits in groups of three. */
  grouped(number: number): string {
    return String(number).replace(/\B(?=(\d{3})+$)/g, GROUP_MARK[this.language]);
  }

  #pattern(key: string): Pattern | null {
    const dot = key.indexOf('.');
    const message = this.#bundle.getMessage(dot < 0 ? key : key.slice(0, dot));
    if (message === undefined) return null;
    return dot < 0 ? message.value : (message.attributes[key.slice(dot + 1)] ?? null);
  }

  #collect(pattern: Pattern | null, names: Set<string>): void {
    if (pattern === null || typeof pattern === 'string') return;
    for (const part of pattern) if (typeof part !== 'string') this.#collectPart(part, names);
  }

  #collectPart(part: Expression, names: Set<string>): void {
    if (part.type === 'var') names.add(part.name);
    else if (part.type === 'mesg') {
      const key = part.attr === null ? part.name : `${part.name}.${part.attr}`;
      for (const name of this.variables(key)) names.add(name);
    } else if (part.type === 'select') {
      this.#collectPart(part.selector, names);
      for (const variant of part.variants) this.#collect(variant.value, names);
    }
  }

  /** Gives an argument as the text or number that the sentence works with; numbers are not grouped. */
  #value(value: Argument): string | FluentNumber {
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return new FluentNumber(value, { useGrouping: false });
    if (value instanceof Key) return this.say(value.key);
    return this.list(value.map((item) => this.#written(item)));
  }

  #written(value: Argument): string {
    if (typeof value !== 'number') return String(this.#value(value));
    return value.toLocaleString(this.language, { useGrouping: false, maximumFractionDigits: 3 });
  }

  /** Joins words: `a`, `a and b`, `a, b and c`. */
  list(words: readonly string[]): string {
    if (words.length === 0) return this.say('list-nothing');
    if (words.length === 1) return words[0] as string;
    return `${words.slice(0, -1).join(', ')} ${this.say('list-and')} ${words.at(-1)}`;
  }
}
