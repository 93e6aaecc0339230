/** How the board lies: along on wide windows, upright on phones. */
import { MediaQuery } from 'svelte/reactivity';
import type { Lie } from './board';

const narrow = new MediaQuery('(max-width: 640px)');

/** Whether everybody's figures fit beside the question or below it. */
const roomy = new MediaQuery(
  '((min-width: 1360px) and (min-height: 761px)) or ((min-width: 641px) and (max-width: 900px))',
);

export function hasRoom(): boolean {
  return roomy.current;
}

/** Whether a round's receipts need the room of the board. */
const short = new MediaQuery('(max-height: 800px)');

export function isShort(): boolean {
  return short.current;
}

export function currentLie(): Lie {
  return narrow.current ? 'upright' : 'along';
}
