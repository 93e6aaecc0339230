/** Dragging a card with mouse, pen or finger: the places that take it light up, and dropping it on one plays it. */
import type { Chosen, Doing } from './doing.svelte';

/** How far the pointer must move for a drag instead of a click. */
const SLACK = 7;
/** How close to the upper edge of the window the page scrolls during a drag. */
const EDGE = 70;
const STEP = 14;

/** How many milliseconds after a touch the browser's click comes at the latest, if it comes. */
const LATE_CLICK = 350;

/** Follow the pointer from pressing on a card until releasing it; `tap` handles a finger that did not move. */
export function grab(down: PointerEvent, doing: Doing, chosen: Chosen, tap: () => void): void {
  if (down.button !== 0 || !down.isPrimary || doing.view.over) return;
  const zones = doing.zonesOf(chosen);
  doing.skipsClick = false;
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const { clientX: x, clientY: y } = event;
    if (!doing.dragged && Math.hypot(x - down.clientX, y - down.clientY) < SLACK) return;
    event.preventDefault();
    if (!doing.dragged) doing.choose(null);
    if (y < EDGE) scrollBy(0, -STEP);
    doing.dragged = { chosen, x, y, zones, over: zoneAt(x, y, zones) };
  };
  const stop = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', stop);
    removeEventListener('pointercancel', stop);
    const { dragged } = doing;
    doing.dragged = null;
    if (event.type !== 'pointerup') return;
    if (dragged) doing.drop(chosen, dragged.over);
    // After a quick drag, browsers treat the next tap as the end of scrolling and send no click.
    else if (event.pointerType === 'touch') tap();
    else return;
    // Ignore the click that follows; if none comes, the next click counts again.
    doing.skipsClick = true;
    setTimeout(() => (doing.skipsClick = false), dragged ? 0 : LATE_CLICK);
  };
  addEventListener('pointermove', move, { passive: false });
  addEventListener('pointerup', stop);
  addEventListener('pointercancel', stop);
}

/** Find the innermost place there that takes the card; if none does, the innermost of all, which will say why. */
function zoneAt(x: number, y: number, zones: ReadonlyMap<string, () => void>): string {
  let first = '';
  for (const element of document.elementsFromPoint(x, y)) {
    for (
      let at = element.closest<HTMLElement>('[data-zone]');
      at;
      at = at.parentElement?.closest<HTMLElement>('[data-zone]') ?? null
    ) {
      const zone = at.dataset['zone'] ?? '';
      // The reader's half takes a card beside its sets and bank, not instead of them.
      if (zones.has(zone) && (zone !== 'own' || first === '')) return zone;
      first ||= zone;
    }
  }
  return first;
}
