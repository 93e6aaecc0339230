/** The motion shown is the one that the server computed: the slides here are from a real game. */
import { describe, expect, it } from 'vitest';
import { LENGTH, RADIUS } from '../../src/tables/knockout/board';
import { Course, FALLING } from '../../src/tables/knockout/course';
import { framesOf } from '../../src/tables/knockout/frames';
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
      expect(Math.hypot(at.x - x, at.y - y)).toBeLessThan(0.05);
    }
  });

  it('never jumps between two pictures', () => {
    const step = 1 / 240;
    for (const token of course.tokens) {
      for (let time = step; time < slide.seconds; time += step) {
        const [one, other] = [course.at(token, time - step), course.at(token, time)];
        if (other.fallen > 0) continue;
        expect(Math.hypot(other.x - one.x, other.y - one.y)).toBeLessThan(2000 * step + 0.1);
      }
    }
  });

  it('lets no token run through another', () => {
    let nearest = Infinity;
    for (let time = 0; time < slide.seconds; time += 0.004) {
      const places = new Map(lying.map(([token, x, y]) => [token, { x, y, fallen: 0 }]));
      for (const token of course.tokens) {
        places.set(token, course.at(token, time));
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
      expect(Math.hypot(begun.x - x, begun.y - y)).toBeLessThan(2);
      expect(course.at(token, time + FALLING)).toMatchObject({ fallen: 1 });
      expect(course.seconds).toBeGreaterThanOrEqual(time + FALLING);
    }
  });
});

it('lets a token lie until it is struck', () => {
  const { slide } = cases[0] as Case;
  const [struck, time, x, y] = slide.legs.find((leg) => leg[0] !== slide.token) as SlideSeen['legs'][number];
  const course = new Course(slide);
  expect(course.at(struck, time - 0.01)).toEqual({ x, y, fallen: 0 });
  expect(course.at(struck, time + 0.01)).not.toEqual({ x, y, fallen: 0 });
  expect(() => course.at(99, 0)).toThrow(RangeError);
});

describe('the pictures that the compositor gets', () => {
  const [across, down] = [/translate\(([-\d.]+)px/, /, ([-\d.]+)px\)/].map(
    (part) => (frame: Keyframe) => Number(part.exec(String(frame.transform))?.[1]),
  ) as [(frame: Keyframe) => number, (frame: Keyframe) => number];

  it.each(cases)('follow each token of a slide of $slide.seconds s all the way', ({ slide }) => {
    const course = new Course(slide);
    for (const token of course.tokens) {
      const frames = framesOf(course, token, 'upright', 2);
      const offsets = frames.map((frame) => frame.offset as number);
      expect(offsets[0]).toBe(0);
      expect(offsets.at(-1)).toBe(1);
      expect(offsets.every((offset, at) => at === 0 || offset > (offsets[at - 1] ?? 1))).toBe(true);
      // Between two keyframes the compositor draws a straight line: halfway, it must be where the token is.
      for (let at = 1; at < frames.length; at += 1) {
        const [one, other] = [frames[at - 1] as Keyframe, frames[at] as Keyframe];
        const time = (((one.offset ?? 0) + (other.offset ?? 0)) / 2) * course.seconds;
        const { x, y } = course.at(token, time);
        expect(Math.abs((across(one) + across(other)) / 2 - 2 * x)).toBeLessThan(0.4);
        expect(Math.abs((down(one) + down(other)) / 2 - 2 * (LENGTH - y))).toBeLessThan(0.4);
      }
    }
  });

  it('fade and shrink who falls', () => {
    const { slide } = cases.find((it) => it.slide.falls.length > 0) as Case;
    const course = new Course(slide);
    const last = framesOf(course, slide.falls[0]?.[0] ?? 0, 'along', 1).at(-1);
    expect(last).toMatchObject({ opacity: '0.000', transform: expect.stringContaining('scale(0.450)') });
  });
});
