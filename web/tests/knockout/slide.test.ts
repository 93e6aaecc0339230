/** The motion that is shown is the one that the server computed: the slides here are from a real game. */
import { describe, expect, it } from 'vitest';
import { RADIUS } from '../../src/tables/knockout/board';
import { Course, FALLING } from '../../src/tables/knockout/course';
import { smoothness } from '../../src/tables/knockout/frames';
import type { SlideSeen } from '../../src/tables/knockout/types';
import game from './game.json';

interface Case {
  slide: SlideSeen & { slid: number[] };
  lying: [number, number, number][];
}
const cases = game.slides as unknown as Case[];

describe.each(cases)('a slide with $slide.legs.length legs', ({ slide, lying }) => {
  const course = new Course(slide);

  it('begins where the token was let go', () => {
    const at = course.at(slide.token, 0);
    expect(at).toMatchObject({ x: (slide.slid[0] ?? 0) / 10, y: (slide.slid[1] ?? 0) / 10, fallen: 0 });
  });

  it('ends exactly where the server says', () => {
    for (const [token, x, y] of slide.rests) expect(course.at(token, course.seconds)).toEqual({ x, y, fallen: 0 });
  });

  it('has come to these places by itself, not by a jump', () => {
    for (const [token, x, y] of slide.rests) {
      const at = course.at(token, course.seconds - 1e-9);
      expect(Math.hypot((at?.x ?? 0) - x, (at?.y ?? 0) - y)).toBeLessThan(0.05);
    }
  });

  it('never jumps between two pictures', () => {
    const step = 1 / 240;
    for (const token of course.tokens) {
      for (let time = step; time < slide.seconds; time += step) {
        const [one, other] = [course.at(token, time - step), course.at(token, time)];
        if (!one || !other || other.fallen > 0) continue;
        expect(Math.hypot(other.x - one.x, other.y - one.y)).toBeLessThan(2000 * step + 0.1);
      }
    }
  });

  it('lets no token run through another', () => {
    let nearest = Infinity;
    for (let time = 0; time < slide.seconds; time += 0.004) {
      const places = new Map(lying.map(([token, x, y]) => [token, { x, y, fallen: 0 }]));
      for (const token of course.tokens) {
        const at = course.at(token, time);
        if (at) places.set(token, at);
      }
      const discs = [...places.values()].filter((it) => it.fallen === 0);
      discs.forEach((one, index) => {
        for (const other of discs.slice(index + 1)) {
          nearest = Math.min(nearest, Math.hypot(one.x - other.x, one.y - other.y));
        }
      });
    }
    expect(nearest).toBeGreaterThan(2 * RADIUS - 0.05);
  });

  it('shows who falls falling, and then gone', () => {
    for (const [token, time, x, y] of slide.falls) {
      expect(course.at(token, time)).toMatchObject({ fallen: 0 });
      const begun = course.at(token, time + 0.001);
      expect(Math.hypot((begun?.x ?? 0) - x, (begun?.y ?? 0) - y)).toBeLessThan(2);
      expect(course.at(token, time + FALLING)).toMatchObject({ fallen: 1 });
      expect(course.seconds).toBeGreaterThanOrEqual(time + FALLING);
    }
  });
});

it('knows nothing of a token before it is struck', () => {
  const { slide } = cases[0] as Case;
  const [struck, time] = slide.legs.find((leg) => leg[0] !== slide.token) ?? [0, 0];
  const course = new Course(slide);
  expect(course.at(struck, time - 0.01)).toBeUndefined();
  expect(course.at(struck, time + 0.01)).toBeDefined();
});

it('counts the pictures that were left out', () => {
  const steady = Array.from({ length: 61 }, (_, index) => (index * 1000) / 60);
  expect(smoothness(steady)).toMatchObject({ frames: 61, dropped: 0 });
  expect(smoothness(steady.filter((_, index) => index !== 30))).toMatchObject({ frames: 60, dropped: 1 });
  expect(smoothness(steady.filter((_, index) => index < 20 || index >= 24)).dropped).toBe(4);
  // A screen that only ever shows 30 pictures a second leaves out every other one of 60.
  expect(smoothness(steady.filter((_, index) => index % 2 === 0)).dropped).toBe(30);
});
