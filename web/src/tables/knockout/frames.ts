/** A slide on the screen, handed to the compositor as a whole, so that nothing is computed while it is shown. */
import { tick } from 'svelte';
import { move, moves, pause } from '../../parts/motion';
import { onScreen, type Lie } from './board';
import type { Course, Instant } from './course';

export interface Stage {
  elements: ReadonlyMap<number, HTMLElement>;
  lie: Lie;
  scale: number;
}

/** Keyframes per second; between two of them a straight line is off by at most 0.04 mm. */
const PICTURES = 60;
/** Milliseconds in which the moving tokens become layers of their own, before the slide starts. */
const READYING = 50;
const SMALLEST = 0.45;

/** Play a slide on the tokens' elements; then `settle` fixes their final places, before the animations are removed. */
export async function playCourse(course: Course, { elements, lie, scale }: Stage, settle: () => void): Promise<void> {
  const moved = course.tokens.flatMap((token) => {
    const element = elements.get(token);
    return element ? [{ element, frames: framesOf(course, token, lie, scale) }] : [];
  });
  if (moves()) {
    // Above all others, so that nothing else needs a layer on top of them.
    for (const { element } of moved) Object.assign(element.style, { willChange: 'transform', zIndex: '1' });
    await pause(READYING);
    await Promise.all(
      moved.map(({ element, frames }) => move(element, frames, course.seconds * 1000, 'linear', 'both')),
    );
  }
  settle();
  await tick();
  for (const { element } of moved) {
    Object.assign(element.style, { willChange: '', zIndex: '' });
    for (const animation of element.getAnimations()) animation.cancel();
  }
}

/**
 * Return the path of one token as keyframes: one for each 60th of a second, and one for each instant at which it is
 * struck or falls.
 */
export function framesOf(course: Course, token: number, lie: Lie, scale: number): Keyframe[] {
  const times = new Set(course.turns(token));
  for (let picture = 0; picture <= course.seconds * PICTURES; picture += 1) times.add(picture / PICTURES);
  times.add(course.seconds);
  return [...times]
    .sort((one, other) => one - other)
    .map((time) => ({
      offset: time / course.seconds,
      ...look(course.at(token, time), lie, scale, course.falls(token)),
    }));
}

function look({ x, y, fallen }: Instant, lie: Lie, scale: number, falls: boolean): Keyframe {
  const [across, down] = onScreen(lie, x, y);
  const shift = `translate(${(across * scale).toFixed(2)}px, ${(down * scale).toFixed(2)}px)`;
  if (!falls) return { transform: shift };
  const size = 1 - (1 - SMALLEST) * fallen;
  return { transform: `${shift} scale(${size.toFixed(3)})`, opacity: (1 - fallen * fallen).toFixed(3) };
}
