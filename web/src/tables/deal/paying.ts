/**
 * The payment that is proposed: the bank is spent before properties, full sets are broken late, buildings leave their
 * sets only if nothing else covers the amount, and then the least is overpaid with the fewest cards. What may be paid
 * with is the server's form; what it accepts, the server decides.
 */

/** A card to pay with; equal ones differ in the number of their key. */
export interface Payable {
  key: string;
  /** As an action names it: `5m` from the bank, `baltic@brown` from a set. */
  text: string;
  value: number;
}

const BROKEN = 10_000;
const OVERPAID = 20;
const LAID = 5;
const CARD = 1;

export function isLaid({ text }: Payable): boolean {
  return text.includes('@');
}

/** Return the set in which a card lies; empty for the bank. */
export function setOf({ text }: Payable): string {
  return text.split('@')[1] ?? '';
}

/** Propose cards for an amount; nothing if they do not cover it. `full` names the sets that should stay whole. */
export function propose(cards: readonly Payable[], owed: number, full: readonly string[]): Payable[] {
  const bank = cards.filter((card) => !isLaid(card));
  const plain = cards.filter((card) => !isBuilding(card));
  const loose = cards.filter((card) => !isBelowHotel(card, cards));
  for (const some of [bank, plain, loose]) {
    const least = leastOf(some, owed, full);
    if (least) return least;
  }
  return leastOf(cards, owed, full) ? [...cards] : [];
}

/** Whether it is a house or hotel on a set; in the bank they are money like any other. */
function isBuilding(card: Payable): boolean {
  return isLaid(card) && /^(house|hotel)@/.test(card.text);
}

/** Whether it is a house that cannot leave without the hotel on it. */
function isBelowHotel(card: Payable, cards: readonly Payable[]): boolean {
  return card.text.startsWith('house@') && cards.some(({ text }) => text === `hotel@${setOf(card)}`);
}

function costOf(card: Payable, full: readonly string[]): number {
  const laid = isLaid(card) ? LAID + (full.includes(setOf(card)) ? BROKEN : 0) : 0;
  return card.value * OVERPAID + laid + CARD;
}

interface Way {
  cost: number;
  cards: readonly Payable[];
}

/** Find the cheapest cards that cover an amount, by the cheapest way to every sum that they can make. */
function leastOf(cards: readonly Payable[], owed: number, full: readonly string[]): Payable[] | null {
  const ways = new Map<number, Way>([[0, { cost: 0, cards: [] }]]);
  for (const card of cards) {
    const cost = costOf(card, full);
    // From a copy, so that no card is used twice; what already covers the amount needs no more.
    for (const [sum, way] of [...ways]) {
      if (sum >= owed) continue;
      const next = { cost: way.cost + cost, cards: [...way.cards, card] };
      const known = ways.get(sum + card.value);
      if (!known || next.cost < known.cost) ways.set(sum + card.value, next);
    }
  }
  const enough = [...ways].filter(([sum]) => sum >= owed).map(([, way]) => way);
  const [least] = enough.toSorted((a, b) => a.cost - b.cost);
  return least ? [...least.cards] : null;
}
