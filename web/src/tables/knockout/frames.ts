import { tween } from '../../parts/motion';
import { onScreen, type Lie } from './board';
import type { Course } from './course';

/** How smoothly something was shown: pictures, and how many of a steady row of them were left out. */
export interface Smoothness {
  frames: number;
  dropped: number;
  seconds: number;
}

/** The name under which the browser's own measurements keep how each slide was shown. */
export const MEASURE = 'knockout-slide';
/** A picture every 60th of a second is what is asked for; a faster screen is measured by its own beat. */
const BEAT = 1000 / 60;

export interface Stage {
  elements: ReadonlyMap<number, HTMLElement>;
  lie: Lie;
  scale: number;
}

/** Plays a slide on the tokens' elements, by transforms only, once for each picture that the screen shows. */
export async function playCourse(course: Course, stage: () => Stage): Promise<void> {
  const times: number[] = [];
  await tween(course.seconds * 1000, (share) => {
    const now = document.timeline.currentTime;
    if (share < 1 && typeof now === 'number') times.push(now);
    place(course, stage(), share * course.seconds);
  });
  const [start, end] = [times[0], times.at(-1)];
  if (start !== undefined && end !== undefined && times.length > 1) {
    performance.measure(MEASURE, { start, end, detail: smoothness(times) });
  }
}

/** Puts all tokens where they are at one instant. */
function place(course: Course, { elements, lie, scale }: Stage, time: number): void {
  for (const token of course.tokens) {
    const element = elements.get(token);
    const at = course.at(token, time);
    if (!element || !at) continue;
    const [across, down] = onScreen(lie, at.x, at.y);
    const shift = `translate(${(across * scale).toFixed(2)}px, ${(down * scale).toFixed(2)}px)`;
    if (at.fallen > 0) {
      element.style.transform = `${shift} scale(${(1 - 0.55 * at.fallen).toFixed(3)})`;
      element.style.opacity = (1 - at.fallen * at.fallen).toFixed(3);
    } else element.style.transform = shift;
  }
}

/** Counts the pictures between these times, and those that were left out. */
export function smoothness(times: readonly number[]): Smoothness {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const usual = [...gaps].sort((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? BEAT;
  const beat = Math.min(usual, BEAT);
  const dropped = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / beat) - 1), 0);
  return { frames: times.length, dropped, seconds: gaps.reduce((sum, gap) => sum + gap, 0) / 1000 };
}
