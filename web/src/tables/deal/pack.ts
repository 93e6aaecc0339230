/** The pack of Deal as the browser draws it, from the edition's own data. */
import data from '../../generated/data/deal.json';
import { letterOf } from '../../parts/groups';
import { numbered } from '../../parts/ruling';

export interface Colour {
  name: string;
  letter: string;
  size: number;
  rents: number[];
}

export interface Card {
  code: string;
  kind: string;
  value: number;
  colours: string[];
  /** The rule that describes its effect; empty for money and properties. */
  rule: string;
  /** Its place in the pack: properties, wild cards, actions, rents, money. */
  order: number;
}

export type Pack = ReadonlyMap<string, Card>;

export const COLOURS: ReadonlyMap<string, Colour> = new Map(
  data.pack.colour.map(({ name, size, rents }) => [name, { name, size, rents, letter: letterOf(name) }]),
);

export const PACK: Pack = new Map(
  data.pack.card.map((card, order) => {
    const { code, kind, value } = card;
    const colours = 'colours' in card && card.colours ? card.colours : [];
    const rule = 'rule' in card && card.rule ? numbered('deal', card.rule) : '';
    return [code, { code, kind, value, rule, order, colours: kind.endsWith('-any') ? [...COLOURS.keys()] : colours }];
  }),
);

/** The longest word, in letters, that fits a card without a hyphen. */
export const LONG_WORD = 9;

const UNKNOWN: Card = { code: '', kind: 'back', value: 0, colours: [], rule: '', order: 0 };

/** Find a card by its code; an unknown code is drawn face down. */
export function cardOf(code: string): Card {
  return PACK.get(code) ?? UNKNOWN;
}

export function colourNamed(name: string): Colour {
  return COLOURS.get(name) ?? { name, letter: 'u', size: 1, rents: [] };
}

/** Return the class that colours something as a group: g-a … g-u. */
export function groupClass(colour: string): string {
  return `g-${colourNamed(colour).letter}`;
}

export function isProperty(card: Card): boolean {
  return card.kind === 'property' || isWild(card);
}

export function isWild(card: Card): boolean {
  return card.kind === 'wild' || card.kind === 'wild-any';
}

/** Return the classes of money, coloured by value. */
export function moneyClass(value: number): string {
  return `note v${value}`;
}

/** A card in a hand, with a key that is unique there: the second of two equal ones is `5m#1`. */
export interface Held {
  key: string;
  card: Card;
}

/** Sort a hand in the order of the pack, so that equal cards are side by side. */
export function sortHand(codes: readonly string[]): Held[] {
  const seen = new Map<string, number>();
  const held = codes.map((code) => {
    const before = seen.get(code) ?? 0;
    seen.set(code, before + 1);
    return { key: before ? `${code}#${before}` : code, card: cardOf(code) };
  });
  return held.sort((a, b) => a.card.order - b.card.order || (a.key < b.key ? -1 : 1));
}
