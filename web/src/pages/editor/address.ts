/** A position in an address: its text after the #, and the next rolls, which no position shows, behind it. */
import type { PlacedShown } from '../../generated/messages';
import type { Values } from './values';

const DICE = ';dice=';

/** Return the next rolls that were chosen, as a text like `3-4 6-6`. */
export function diceOf({ dice }: Values): string {
  return Array.isArray(dice) ? dice.join(' ') : typeof dice === 'string' ? dice : '';
}

export function inAddress({ text, values }: Pick<PlacedShown, 'text' | 'values'>): string {
  const dice = diceOf(values);
  return dice ? text + DICE + dice.replaceAll(' ', '+') : text;
}

export function fromAddress(hash: string): { text: string; dice: string } {
  const [text = '', dice = ''] = hash.split(DICE);
  return { text, dice: dice.replaceAll('+', ' ') };
}
