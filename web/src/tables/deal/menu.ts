/**
 * Sorts the menu of a turn: what each card can do, and what must be picked for it. It knows no rules, only the menu's
 * words.
 */
import type { MenuEntry } from '../../generated/messages';
import type { Card, Pack } from './pack';

/** A use of a card: one verb, with all entries of the menu for it. */
export interface Use {
  verb: string;
  entries: MenuEntry[];
}

/** Something to pick, and the parts of the action that it sets together. */
export interface Slot {
  name: 'person' | 'theirs' | 'their-set' | 'own' | 'own-set' | 'times' | 'colour' | 'pair';
  parts: number[];
}

/** The parts of each action that one pick sets, counted from after the verb (the edition's grammar). */
export const SLOTS: Readonly<Record<string, readonly Slot[]>> = {
  'debt-collector': [{ name: 'person', parts: [0] }],
  'deal-breaker': [{ name: 'their-set', parts: [0, 1] }],
  'sly-deal': [{ name: 'theirs', parts: [0, 1, 2] }],
  'forced-deal': [
    { name: 'theirs', parts: [0, 1, 2] },
    { name: 'own', parts: [3, 4] },
  ],
  rent: [
    { name: 'own-set', parts: [0] },
    { name: 'person', parts: [1] },
    { name: 'times', parts: [2] },
  ],
  'rent-any': [
    { name: 'own-set', parts: [0] },
    { name: 'person', parts: [1] },
    { name: 'times', parts: [2] },
  ],
  house: [{ name: 'own-set', parts: [0] }],
  hotel: [{ name: 'own-set', parts: [0] }],
  lay: [{ name: 'colour', parts: [1] }],
  move: [{ name: 'colour', parts: [2] }],
  place: [{ name: 'colour', parts: [1] }],
  swap: [{ name: 'pair', parts: [0, 1, 2, 3] }],
};

export function verbOf(entry: MenuEntry): string {
  return entry.text.split(' ', 1)[0] ?? '';
}

export function partsOf(entry: MenuEntry): string[] {
  return entry.text.split(' ').slice(1);
}

/** Return the value of a slot in an entry, as one word. */
export function valueOf(entry: MenuEntry, slot: Slot): string {
  const parts = partsOf(entry);
  return slot.parts.map((at) => parts[at] ?? '').join(' ');
}

/** Return the colour of a set's name: `red2` is red. */
export function colourOf(set: string): string {
  return set.replace(/[0-9]+$/, '');
}

/** Whether an entry is offered under a card: the one that is played, or a doubler that goes with it. */
function isUseOf(entry: MenuEntry, card: Card, pack: Pack): boolean {
  const verb = verbOf(entry);
  const parts = partsOf(entry);
  switch (verb) {
    case 'bank':
    case 'lay':
    case 'give-up':
      return parts[0] === card.code;
    case 'rent':
      if (card.code === 'double-rent') return parts.length > 2;
      return card.kind === 'rent' && card.colours.includes(colourOf(parts[0] ?? ''));
    case 'rent-any':
      return card.code === 'double-rent' ? parts.length > 2 : card.code === verb;
    case 'say-no':
      return card.code === 'just-say-no';
    default:
      return pack.has(verb) && card.code === verb;
  }
}

/** List what a card in the hand can do, the usual use first: its own effect, then the bank. */
export function usesOf(card: Card, menu: readonly MenuEntry[], pack: Pack): Use[] {
  const uses: Use[] = [];
  for (const entry of menu) {
    if (!isUseOf(entry, card, pack)) continue;
    const verb = verbOf(entry);
    const use = uses.find((known) => known.verb === verb);
    if (use) use.entries.push(entry);
    else uses.push({ verb, entries: [entry] });
  }
  for (const use of uses) if (use.verb === 'lay') use.entries.sort(fuller);
  return uses.sort((a, b) => Number(a.verb === 'bank') - Number(b.verb === 'bank'));
}

/** List the moves and exchanges of a card in one of the reader's sets. */
export function movesOf(set: string, code: string, menu: readonly MenuEntry[]): MenuEntry[] {
  return menu.filter((entry) => {
    const parts = partsOf(entry);
    switch (verbOf(entry)) {
      case 'move':
        return parts[0] === code && parts[1] === set;
      case 'swap':
        return (parts[0] === set && parts[1] === code) || (parts[2] === set && parts[3] === code);
      default:
        return false;
    }
  });
}

/** Compare colours for a wild card: first those that complete a set, then those closest to one. */
export function fuller(a: MenuEntry, b: MenuEntry): number {
  return nearness(b) - nearness(a);
}

function nearness(entry: MenuEntry): number {
  const { count = 0, size = 1 } = entry.figures ?? {};
  return (count === size && count > 1 ? 100 : 0) + (count > 1 ? 10 * count : 0) - (size - count);
}
