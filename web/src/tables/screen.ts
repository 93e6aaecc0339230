/** The sizes of a window that the layout of a table depends on. */
import { MediaQuery } from 'svelte/reactivity';

/** A phone held upright. */
export const phone = new MediaQuery('(max-width: 640px)');

/**
 * A window wider than high in which the ring of a board would be too small for what is asked: the question then stands
 * beside the board. Laptops, tablets and phones held sideways have such windows, as do pages at twice their size.
 */
export const sideways = new MediaQuery(
  '(min-width: 641px) and (max-height: 859px) and (min-aspect-ratio: 7/5), (min-width: 641px) and (max-height: 699px) and (min-aspect-ratio: 6/5)',
);

/** A window as low as that of a phone held sideways. */
export const low = new MediaQuery('(max-height: 520px)');

/** A window with a column beside the board. */
export const columns = new MediaQuery('(min-width: 901px)');

/** A sideways window without room for players and log beside the board. */
export const narrow = new MediaQuery('(max-width: 1180px)');

/** A device with a mouse, and so most probably with a keyboard. */
export const hasKeys = new MediaQuery('(hover: hover) and (pointer: fine)');
