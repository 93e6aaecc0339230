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
  /** The rule that says what it does; empty for money and properties. */
  rule: string;
  /** Where it stands in the pack: properties, wilds, actions, rents, money. */
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

/** Words of so many letters fit a card in one piece. */
export const LONG_WORD = 9;

const UNKNOWN: Card = { code: '', kind: 'back', value: 0, colours: [], rule: '', order: 0 };

/** Finds a card by its code; a code that is not in the pack is drawn as a back. */
export function cardOf(code: string): Card {
  return PACK.get(code) ?? UNKNOWN;
}

export function colourNamed(name: string): Colour {
  return COLOURS.get(name) ?? { name, letter: 'u', size: 1, rents: [] };
}

/** Gives the class that colours something as a group: g-a … g-u. */
export function groupClass(colour: string): string {
  return `g-${colourNamed(colour).letter}`;
}

export function isProperty(card: Card): boolean {
  return card.kind === 'property' || isWild(card);
}

export function isWild(card: Card): boolean {
  return card.kind === 'wild' || card.kind === 'wild-any';
}

/** The classes of money, coloured by what it is worth. */
export function moneyClass(value: number): string {
  return `note v${value}`;
}

/** What a card in a hand is told apart by: the second of two equal ones is `5m#1`. */
export interface Held {
  key: string;
  card: Card;
}

/** Lays a hand out in the pack's order, so that equal things lie side by side. */
export function sortHand(codes: readonly string[]): Held[] {
  const seen = new Map<string, number>();
  const held = codes.map((code) => {
    const before = seen.get(code) ?? 0;
    seen.set(code, before + 1);
    return { key: before ? `${code}#${before}` : code, card: cardOf(code) };
  });
  return held.sort((a, b) => a.card.order - b.card.order || (a.key < b.key ? -1 : 1));
}
