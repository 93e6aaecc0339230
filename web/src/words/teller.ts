/** Puts events, actions, questions and faults into the reader's language: a port of src/rentier/text/telling.py. */
import type { StakeShown } from '../generated/shapes/core';
import { type Argument, type Book, Key } from './book';
import { partsOf, readAction, verbOf } from './grammar';

const SEATS: ReadonlySet<string> = new Set([
  ...['seat', 'target', 'turn', 'victim', 'payer', 'payee', 'owner', 'leader', 'creditor'],
  ...['seats', 'targets', 'asked', 'awaiting', 'winners', 'bidders'],
]);
/** Arguments that are things with a name, and how the keys of their names begin. */
const THINGS: Readonly<Record<string, string>> = {
  card: 'card',
  cards: 'card',
  given: 'card',
  own_card: 'card',
  colour: 'colour',
  to: 'colour',
  set: 'set',
  own_set: 'set',
  space: 'space',
  before: 'space',
  other: 'space',
  place: 'space',
  deed: 'space',
  thing: 'space',
  group: 'group',
};
/** Arguments that are properties, kept cards, notes and amounts separated by commas; a dash is nothing. */
const BUNDLES: ReadonlySet<string> = new Set(['give', 'take', 'lift', 'notes']);
const NOTES = 'values';
const MONEY: ReadonlySet<string> = new Set(['amount', 'bid', 'price', 'debt', 'was', 'will']);
const UNITS = [
  [1_000_000, 'million'],
  [1_000, 'thousand'],
  [1, 'one'],
] as const;

/** Quotation marks, and those that are written between others; the French ones last, as theirs are English ones. */
const INNER = [
  [/“/gu, '‘'],
  [/”/gu, '’'],
  [/«\s?/gu, '“'],
  [/\s?»/gu, '”'],
] as const;

const NONE = 'none';
const NOBODY = 'nobody';
const EVERYBODY = 'all';
const THE_BANK = -1;
const FIXED_SPACE = '\u00a0';

type Data = Readonly<Record<string, unknown>>;
/** An event of any edition: its sentence decides which fields it needs. */
type AnyEvent = Data & { readonly event: string };

/** A text that somebody typed, which is repeated as it is. */
class Plain {
  constructor(readonly text: string) {}
}

export class Teller {
  readonly #variants: readonly string[];

  constructor(
    readonly book: Book,
    readonly edition = '',
    readonly names: readonly string[] = [],
    readonly reader: number | null = null,
    readonly options: Data = {},
  ) {
    const values = Object.values(options).filter((value) => typeof value === 'string');
    this.#variants = [...values.map((value) => `${edition}-${value}-`), `${edition}-`, ''];
  }

  /** Return what tells the same to another player. */
  readBy(seat: number): Teller {
    return new Teller(this.book, this.edition, this.names, seat, this.options);
  }

  /** Describe an event, given what the reader may see of it. */
  event(seen: AnyEvent): string {
    return this.told(`${this.edition}-event-${seen.event}`, seen, seen.event);
  }

  /** Describe what an action would do, with the figures that the game gives for it. */
  action(text: string, figures: Readonly<Record<string, number>> = {}): string {
    const parts = readAction(this.edition, text);
    return this.told(`${this.edition}-action-${String(parts.do)}`, { ...parts, ...figures }, text);
  }

  /** Name an action to be quoted: by what it does, or by what it brings about where that says more. */
  named(text: string, figures: Readonly<Record<string, number>> = {}, brings: readonly Data[] = []): string {
    const told = brings.length
      ? brings.map((it) => this.told(`${this.edition}-event-${String(it.event)}`, it, '')).join(' ')
      : this.#brief(text) || this.action(text, figures);
    return INNER.reduce((quoted, [mark, inner]) => quoted.replace(mark, inner), told).replace(/\.$/u, '');
  }

  /** Return the shorter words that some actions have where they are quoted; empty for all others. */
  #brief(text: string): string {
    const parts = readAction(this.edition, text);
    return this.told(`web-${this.edition}-named-${String(parts.do)}`, parts, '');
  }

  /** Word the question that is pending in a view. */
  question(view: Data): string {
    const asked: Record<string, unknown> = { ...view };
    // The seat of the view is the reader's; a seat in a question is a player whom it is about.
    delete asked.seat;
    const pending: Data[] = Array.isArray(view.pending) ? view.pending : [];
    // What is asked now is on top, so it comes last: its card is not the one of the play that led to it.
    for (const decision of pending) {
      Object.assign(asked, decision);
      for (const name of ['action', 'offer', 'play']) {
        const text = decision[name];
        if (typeof text !== 'string') continue;
        // A part that it leaves out is not to be taken from another decision.
        for (const part of partsOf(this.edition, verbOf(text))) delete asked[part];
        Object.assign(asked, readAction(this.edition, text));
      }
    }
    return this.told(`${this.edition}-asked-${String(asked.kind)}`, asked, this.book.say('your-choice'));
  }

  /** Return the sentence of what follows from an action. */
  stake(stake: StakeShown): string {
    return this.told(stake.stake, stake.details, stake.stake);
  }

  /** Return the sentence of what people remember of a game. */
  moment({ key, details }: { key: string; details: Data }): string {
    return this.told(key, details, key);
  }

  /** Return the sentence of a key, with arguments worded by their names; `otherwise` if there is no such sentence. */
  told(key: string, data: Data, otherwise: string): string {
    if (!this.book.has(key)) return otherwise;
    const given = this.arguments(data, key.split('-', 1)[0]);
    const args: Record<string, Argument> = {};
    for (const name of this.book.variables(key)) args[name] = given[name] ?? NONE;
    return this.book.say(key, args);
  }

  /** Describe an error by its key, without the rule. */
  fault(key: string, details: Data): string {
    const written: Record<string, unknown> = { ...details };
    if ('given' in details) written.given = new Plain(String(details.given));
    return this.told(key, written, key);
  }

  /** Word arguments by their names, and amounts as the sentence's family writes them. */
  arguments(data: Data, family = ''): Record<string, Argument> {
    const said: Record<string, Argument> = { you: NOBODY, bank: NOBODY };
    said.own = Array.isArray(data.targets) && data.targets.includes(data.seat) ? 'yes' : 'no';
    said.moved = data.before === data.space ? 'no' : 'yes';
    for (const [name, value] of Object.entries(data)) this.#add(said, name, value, family);
    const levels = Array.isArray(data.levels) ? data.levels.map(Number) : [];
    const hotel = data.hotel_level as number;
    if (levels.includes(hotel)) said.levels = levels.map((level) => this.#level(level, level === hotel));
    return said;
  }

  #add(said: Record<string, Argument>, name: string, value: unknown, family: string): void {
    if (Array.isArray(value)) {
      said[`${name}-count`] = value.length;
      if (value.every(Number.isInteger)) said[`${name}-sum`] = value.reduce((sum: number, it: number) => sum + it, 0);
    }
    if (typeof value === 'boolean') said[name] = value ? 'yes' : 'no';
    else if (SEATS.has(name) && (Array.isArray(value) || isSeat(value))) {
      said[name] = this.#people(name, value);
      if (said.you === NOBODY) said.you = this.#role(name, value);
      if (value === THE_BANK) said.bank = name;
    } else if (MONEY.has(name) && isNumber(value)) said[name] = this.money(Number(value), family);
    else if (BUNDLES.has(name) && typeof value === 'string') {
      const named = this.bundle(value);
      said[name] = named;
      said[`${name}-count`] = named.length;
    } else if (name === 'amounts' && Array.isArray(value)) {
      said[name] = value.map((item) => String(this.money(Number(item), family)));
    } else if ((name === NOTES || BUNDLES.has(name)) && Array.isArray(value))
      // Which of several notes it is, after a #, is only for those who type it.
      said[name] = countAlike(value.map((it) => String(it).split('#', 1)[0]!));
    else if (name === 'sides' && Array.isArray(value)) said[name] = this.#sides(value as number[][]);
    else if (name === 'with' && Array.isArray(value)) {
      said[name] = value.map((it) => (isSeat(it) ? this.person(Number(it)) : this.thing('space', String(it))));
    } else if (name in THINGS) this.#addThing(said, name, value);
    else if (isFault(value)) said[name] = this.#fault(value);
    else if (typeof value === 'string' || typeof value === 'number') said[name] = value;
    else if (Array.isArray(value) && value.every((item) => typeof item === 'string' || typeof item === 'number')) {
      said[name] = value.map(String);
    }
  }

  /** Return the name of a player; the reader is "you". */
  person(seat: number): string {
    if (seat === THE_BANK) return this.book.say('person-bank');
    if (seat === this.reader) return this.book.say('person-you');
    return this.names[seat] ?? this.book.say('person-seat', { number: seat });
  }

  /** Return the name of a card, a colour or a set, or its code if it has none. */
  thing(prefix: string, code: string): string {
    if (prefix === 'set') return this.#set(code);
    const at = code.indexOf('@');
    const bare = at < 0 ? code : code.slice(0, at);
    const key = this.#variants.map((variant) => `${prefix}-${variant}${bare}`).find((it) => this.book.has(it));
    const name = key === undefined ? bare : this.book.say(key);
    const where = at < 0 ? '' : code.slice(at + 1);
    return where ? this.book.say('card-in-set', { card: name, set: this.#set(where) }) : name;
  }

  /** Write an amount as the edition does, or else as the given family of sentences does. */
  money(amount: number, family = ''): string | number {
    const key = [`${this.edition}-money`, `${family}-money`].find((it) => this.book.has(it));
    if (!amount || key === undefined) return amount;
    const [size, unit] = UNITS.find(([least]) => amount >= least) ?? ([1, 'one'] as const);
    return this.book.say(key, { number: amount / size, unit, whole: this.book.grouped(amount) });
  }

  /** List the names of the things that one side of a deal gives. */
  bundle(text: string): string[] {
    const items = text === '' || text === '-' ? [] : text.split(',').map((it) => it.split('#', 1)[0]!);
    return countAlike(
      items.map((item) => {
        if (/^\d+$/.test(item)) return String(this.money(Number(item)));
        const name = this.thing('space', item);
        return name === item ? this.thing('kept', item) : name;
      }),
    );
  }

  #set(code: string): string {
    const colour = code.replace(/\d+$/, '');
    if (!this.book.has(`set-${colour}`)) return code;
    const name = this.book.say(`set-${colour}`);
    if (colour === code) return name;
    return this.book.say('set-numbered', { set: name, number: Number(code.slice(colour.length)) });
  }

  #addThing(said: Record<string, Argument>, name: string, value: unknown): void {
    const prefix = THINGS[name] as string;
    if (value instanceof Plain) said[name] = value.text;
    else if (typeof value === 'string') {
      said[name] = value ? this.thing(prefix, value) : NONE;
      if (prefix === 'space') said[`${name}-code`] = value;
      else if (prefix === 'colour') said[`${name}-set`] = this.#set(value);
      else if (prefix === 'card') {
        said[`${name}-does`] = this.thing(prefix, `${value}-does`);
        said[`${name}-named`] = this.#named(prefix, value);
      }
    } else if (Array.isArray(value)) said[name] = value.map((item) => this.#named(prefix, String(item)));
    else said[name] = typeof value === 'number' ? value : NONE;
  }

  /** Return the name of a thing as it stands within a sentence. */
  #named(prefix: string, code: string): string {
    const key = `${prefix}-${code}-named`;
    return this.book.has(key) ? this.book.say(key) : this.thing(prefix, code);
  }

  #people(name: string, seats: unknown): Argument {
    if (Array.isArray(seats)) {
      const isEverybody = name === 'targets' && seats.length > 1 && seats.length === this.names.length - 1;
      return isEverybody ? new Key('everybody-else') : seats.map((seat) => this.person(Number(seat)));
    }
    return seats === EVERYBODY ? new Key('everybody-else') : this.person(Number(seats));
  }

  /** Name what stands on a street: 4 apartments, a hotel. */
  #level(level: number, isHotel: boolean): string {
    return this.book.say(`${this.edition}-level`, { level, hotel: isHotel ? 'yes' : 'no' });
  }

  /** Name players, or teams of several each by its members: Ada and Dan; Cleo. */
  #sides(sides: readonly number[][]): Argument {
    if (sides.every((side) => side.length === 1)) return sides.flat().map((seat) => this.person(seat));
    const and = ` ${this.book.say('list-and')} `;
    return sides
      .map((side) => side.map((seat) => this.person(seat)).join(and))
      .join(this.book.say('list-between-sides'));
  }

  #role(name: string, seats: unknown): string {
    if (this.reader === null) return NOBODY;
    if (!Array.isArray(seats)) return String(seats) === String(this.reader) ? name : NOBODY;
    if (!seats.includes(this.reader)) return NOBODY;
    return seats.length === 1 ? name.replace(/s$/, '') : name;
  }

  #fault(error: { error: unknown; details?: unknown; rule?: unknown }): string {
    const details = typeof error.details === 'object' && error.details !== null ? (error.details as Data) : {};
    const sentence = this.fault(String(error.error), details);
    return error.rule ? `${sentence} (${String(error.rule)})` : sentence;
  }
}

/** List names, equal ones together: 2 × 500. */
export function countAlike(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count}${FIXED_SPACE}×${FIXED_SPACE}${name}`));
}

function isNumber(value: unknown): boolean {
  return Number.isInteger(value) || (typeof value === 'string' && /^\d+$/.test(value));
}

function isSeat(value: unknown): boolean {
  return isNumber(value) || value === EVERYBODY;
}

function isFault(value: unknown): value is { error: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'error' in value;
}
