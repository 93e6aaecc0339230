/** Dragging a card with mouse, pen or finger: the places that take it light up, and dropping on one plays it. */
import type { Chosen, Doing } from './doing.svelte';

/** So far the pointer goes before it is a drag and no click. */
const SLACK = 7;
/** So near the upper edge of the window the page moves along, to what lies above. */
const EDGE = 70;
const STEP = 14;

/** So many milliseconds after a finger the browser's click comes, if it comes. */
const LATE_CLICK = 350;

/** Follows the pointer from where it went down on a card until it is let go; `tap` is what a finger does that did not move. */
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
    if (dragged?.over) doing.drop(chosen, dragged.over);
    // After a quick drag browsers take the next tap for a stop of their scrolling, and no click comes.
    else if (!dragged && event.pointerType === 'touch') tap();
    else if (!dragged) return;
    // The click that follows belongs to this; without one the next click is a click again.
    doing.skipsClick = true;
    setTimeout(() => (doing.skipsClick = false), dragged ? 0 : LATE_CLICK);
  };
  addEventListener('pointermove', move, { passive: false });
  addEventListener('pointerup', stop);
  addEventListener('pointercancel', stop);
}

/** Finds the innermost place there that takes the card; if none does, the innermost of all, which will say why. */
function zoneAt(x: number, y: number, zones: ReadonlyMap<string, () => void>): string {
  let first = '';
  for (const element of document.elementsFromPoint(x, y)) {
    for (
      let at = element.closest<HTMLElement>('[data-zone]');
      at;
      at = at.parentElement?.closest<HTMLElement>('[data-zone]') ?? null
    ) {
      const zone = at.dataset['zone'] ?? '';
      if (zones.has(zone)) return zone;
      first ||= zone;
    }
  }
  return first;
}
