/** Zooming a board with two fingers, or with a trackpad: it grows in its place, and fingers move it. */
import type { Attachment } from 'svelte/attachments';

const MOST = 4;
/** Nearer than this to its own size, it snaps back. */
const SNAP = 1.08;

interface Point {
  x: number;
  y: number;
}

/** The name of the event that shows the whole element again. */
export const UNZOOM = 'unzoom';

/** Let an element be zoomed, and moved with one finger, within its own box, which must hide what is outside. */
export const pinches: Attachment<HTMLElement> = (element) => pinch(element, true);

/** Let an element be zoomed and moved with two fingers, where one finger does something else. */
export const pinchesOnly: Attachment<HTMLElement> = (element) => pinch(element, false);

function pinch(element: HTMLElement, isMovedByOne: boolean): () => void {
  const fingers = new Map<number, Point>();
  let scale = 1;
  let at: Point = { x: 0, y: 0 };
  let wasPinched = false;

  function show(): void {
    if (scale < SNAP) [scale, at] = [1, { x: 0, y: 0 }];
    else {
      // Only what is zoomed is measured: a board that has just come is not laid out yet.
      const [width, height] = [element.offsetWidth * (scale - 1), element.offsetHeight * (scale - 1)];
      at = { x: Math.min(0, Math.max(-width, at.x)), y: Math.min(0, Math.max(-height, at.y)) };
    }
    element.style.transformOrigin = '0 0';
    element.style.transform = scale === 1 ? '' : `translate(${at.x}px, ${at.y}px) scale(${scale})`;
    element.style.touchAction = scale === 1 ? 'pan-x pan-y' : 'none';
    element.toggleAttribute('data-zoomed', scale > 1);
  }

  /** Zoom by a factor about a point of the window, which stays where it is. */
  function zoom(factor: number, about: Point): void {
    const next = Math.min(MOST, Math.max(1, scale * factor));
    const box = element.getBoundingClientRect();
    const [x, y] = [about.x - box.left, about.y - box.top];
    at = { x: at.x - x * (next / scale - 1), y: at.y - y * (next / scale - 1) };
    scale = next;
    show();
  }

  function begin(event: PointerEvent): void {
    if (event.pointerType === 'mouse') return;
    if (fingers.size === 0) wasPinched = false;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  function drag(event: PointerEvent): void {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (other) {
      wasPinched = true;
      const [middle, was] = [middleOf(now, other), middleOf(before, other)];
      at = { x: at.x + middle.x - was.x, y: at.y + middle.y - was.y };
      zoom(distance(now, other) / Math.max(1, distance(before, other)), middle);
    } else if (scale > 1 && isMovedByOne) {
      wasPinched ||= distance(before, now) > 2;
      at = { x: at.x + now.x - before.x, y: at.y + now.y - before.y };
      show();
    }
  }

  function end(event: PointerEvent): void {
    fingers.delete(event.pointerId);
  }

  /** A finger that zoomed or moved the board pressed nothing on it. */
  function press(event: MouseEvent): void {
    if (!wasPinched) return;
    wasPinched = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Browsers report a pinch on a trackpad as a wheel with Ctrl. */
  function wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(Math.exp(-event.deltaY / 100), { x: event.clientX, y: event.clientY });
  }

  function unzoom(): void {
    scale = 1;
    show();
  }

  const stop = new AbortController();
  const { signal } = stop;
  show();
  element.addEventListener('pointerdown', begin, { signal });
  element.addEventListener('pointermove', drag, { signal });
  for (const name of ['pointerup', 'pointercancel'] as const) window.addEventListener(name, end, { signal });
  element.addEventListener('click', press, { signal, capture: true });
  element.addEventListener(UNZOOM, unzoom, { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });
  return () => stop.abort();
}

function middleOf(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
