/** Keeps a new question, or a refusal, from getting a click that was meant for what was there before. */
import type { Attachment } from 'svelte/attachments';
import type { TableState } from '../state/table.svelte';

/**
 * Return the look of what is offered: it differs for another question, for other buttons for the same one, and when a
 * refusal pushes these away, with a link to its rule where the click was.
 */
function offered({ asked, menu, forms, refusal }: TableState): string {
  const bounds = forms.map((form) => ('lowest' in form ? `${form.do} ${String(form.lowest)}` : form.do));
  return JSON.stringify([asked.reader, asked.question, menu.map(({ text }) => text), bounds, refusal?.sentence]);
}

const MOMENT = 400;

/** Return how many milliseconds a new question takes no click; `--t-arm` in the style of the page's root changes that. */
function unarmedTime(): number {
  // A computed style would have the whole page laid out, in the middle of its changes.
  const given = document.documentElement.style.getPropertyValue('--t-arm');
  return given ? parseFloat(given) : MOMENT;
}

/**
 * Let an element take no click for a moment after what it offers has changed, and no key that is held
 * down. Keys pressed on purpose work at once.
 */
export function arms(table: TableState): Attachment<HTMLElement> {
  let before = '';
  let until = 0;
  return (element) => {
    const now = offered(table);
    if (now !== before) {
      before = now;
      until = performance.now() + unarmedTime();
    }
    const left = until - performance.now();
    element.toggleAttribute('data-unarmed', left > 0);
    const timer = left > 0 ? setTimeout(() => element.removeAttribute('data-unarmed'), left) : 0;
    element.addEventListener('keydown', ignoreHeld, true);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('keydown', ignoreHeld, true);
    };
  };
}

function ignoreHeld(event: KeyboardEvent): void {
  if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
}
