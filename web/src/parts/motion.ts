/** All motion goes through here: scaled by the chosen speed, and finished at once when needed. */
import { preferences } from '../state/preferences.svelte';

/** Durations in milliseconds, before scaling. */
const TIMES = { press: 90, ui: 180, hop: 170, turn: 380, fly: 620, dice: 700, shake: 260, read: 900 } as const;
export type Moment = keyof typeof TIMES;

const EASE_FLY = 'cubic-bezier(.45,0,.15,1)';
const running = new Set<() => void>();

/** Return how long something takes at the chosen speed; 0 if nothing moves. */
export function ms(name: Moment): number {
  return TIMES[name] * preferences.factor;
}

/** Whether things move at all: not if the speed is off, the system asks for reduced motion, or the page is hidden. */
export function moves(): boolean {
  return preferences.factor > 0 && !document.hidden;
}

/** Finish all running animations. */
export function finishMotion(): void {
  for (const finish of [...running]) finish();
}

/** Wait for a named duration, or for milliseconds at the calm speed. */
export function pause(time: number | Moment): Promise<void> {
  const length = typeof time === 'number' ? time * preferences.factor : ms(time);
  if (length <= 0 || !moves()) return Promise.resolve();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      running.delete(done);
      resolve();
    };
    const timer = setTimeout(done, length);
    running.add(done);
  });
}

/** Animate an element and wait for the end; with a fill, the last frame stays until the caller cancels it. */
export function move(
  element: Element,
  frames: Keyframe[],
  time: number | Moment,
  easing = 'ease',
  fill: FillMode = 'none',
): Promise<void> {
  const length = typeof time === 'number' ? time * preferences.factor : ms(time);
  if (length <= 0 || !moves()) return Promise.resolve();
  const animation = element.animate(frames, { duration: length, easing, fill });
  const finish = (): void => animation.finish();
  running.add(finish);
  return animation.finished.then(
    () => void running.delete(finish),
    () => void running.delete(finish),
  );
}

/** Run from 0 to 1, calling `frame` each time; go straight to 1 if nothing moves. */
export function tween(time: number | Moment, frame: (share: number) => void): Promise<void> {
  const length = typeof time === 'number' ? time * preferences.factor : ms(time);
  if (length <= 0 || !moves()) {
    frame(1);
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const began = performance.now();
    let isDone = false;
    const finish = (): void => {
      if (isDone) return;
      isDone = true;
      running.delete(finish);
      frame(1);
      resolve();
    };
    const step = (now: number): void => {
      if (isDone) return;
      const share = Math.max(0, (now - began) / length);
      if (share >= 1) {
        finish();
        return;
      }
      frame(share);
      requestAnimationFrame(step);
    };
    running.add(finish);
    requestAnimationFrame(step);
  });
}

/** Make a chip with a text fly in an arc from one element to another; does nothing if either is missing. */
export async function fly(from: Element | null, to: Element | null, text: string, look = ''): Promise<void> {
  if (!from || !to || !moves()) return;
  const [start, end] = [middle(from), middle(to)];
  const chip = document.createElement('span');
  chip.className = `flying ${look}`.trim();
  chip.textContent = text;
  chip.setAttribute('aria-hidden', 'true');
  document.body.append(chip);
  const rise = Math.min(120, 40 + Math.hypot(end.x - start.x, end.y - start.y) / 5);
  const at = (x: number, y: number): string => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  const frames = [
    { transform: at(start.x, start.y), opacity: 0.4 },
    { transform: at((start.x + end.x) / 2, (start.y + end.y) / 2 - rise), opacity: 1, offset: 0.5 },
    { transform: at(end.x, end.y), opacity: 0.9 },
  ];
  try {
    await move(chip, frames, 'fly', EASE_FLY);
  } finally {
    chip.remove();
  }
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Do something once the next frame is painted; the result calls it off. */
export function afterPaint(done: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(done)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
