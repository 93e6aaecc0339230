/** Dragging a card with mouse, pen or finger: the places that take it light up, and dropping on one plays it. */
import type { Chosen, Doing } from './doing.svelte';

/** So far the pointer goes before it is a drag and no click. */
const SLACK = 7;

/** Follows the pointer from where it went down on a card until it is let go. */
export function grab(down: PointerEvent, doing: Doing, chosen: Chosen): void {
  if (down.button !== 0 || !doing.kind) return;
  const zones = doing.zonesOf(chosen);
  doing.hasDragged = false;
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const { clientX: x, clientY: y } = event;
    if (!doing.dragged && Math.hypot(x - down.clientX, y - down.clientY) < SLACK) return;
    event.preventDefault();
    if (!doing.dragged) {
      doing.chosen = null;
      doing.picking = null;
    }
    doing.hasDragged = true;
    doing.dragged = { chosen, x, y, zones, over: zoneAt(x, y, zones) };
  };
  const stop = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', stop);
    removeEventListener('pointercancel', stop);
    const over = doing.dragged?.over ?? '';
    const moved = doing.dragged !== null;
    doing.dragged = null;
    if (event.type === 'pointerup' && over) zones.get(over)?.();
    // The click that follows a drop belongs to it; without one the next click is a click again.
    if (moved) setTimeout(() => (doing.hasDragged = false), 0);
  };
  addEventListener('pointermove', move, { passive: false });
  addEventListener('pointerup', stop);
  addEventListener('pointercancel', stop);
}

function zoneAt(x: number, y: number, zones: ReadonlyMap<string, () => void>): string {
  for (const element of document.elementsFromPoint(x, y)) {
    const zone = element.closest<HTMLElement>('[data-zone]')?.dataset['zone'];
    if (zone && zones.has(zone)) return zone;
  }
  return '';
}
