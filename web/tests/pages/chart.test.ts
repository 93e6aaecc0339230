import { describe, expect, test } from 'vitest';
import type { Point, Turning } from '../../src/generated/messages';
import {
  apart,
  endOf,
  likelihood,
  luckWord,
  marksOf,
  namedByLuck,
  ringPlace,
  sampled,
  scaleOf,
  scoreAt,
  stretched,
  turnOf,
} from '../../src/pages/after/chart';

describe('the axis', () => {
  test('has round lines from zero on and shows everything', () => {
    const scale = scaleOf([15_000_000, 51_400_000, 0]);
    expect(scale.ticks[0]).toBe(0);
    expect(scale.ticks.every((tick) => tick % 5_000_000 === 0)).toBe(true);
    expect(scale.high).toBeGreaterThanOrEqual(51_400_000);
    expect(scale.ticks.length).toBeGreaterThan(2);
  });

  test('goes below zero where somebody did', () => {
    expect(scaleOf([-150, 400]).low).toBeLessThanOrEqual(-150);
  });

  test('stands even where nobody had anything', () => {
    expect(scaleOf([0, 0]).high).toBeGreaterThan(0);
  });

  test.each([0, 1, 2, 5, 9, 13, 19])('has no line twice, and even steps, up to %i', (most) => {
    const { ticks } = scaleOf([0, most]);
    const steps = new Set(ticks.slice(1).map((tick, i) => tick - (ticks[i] ?? 0)));
    expect(steps.size).toBe(1);
    expect([...steps][0]).toBeGreaterThan(0);
  });
});

test('labels keep their distance and stay within bounds', () => {
  const places = apart([100, 100, 104, 300], 20, 0, 310);
  const order = [...places].sort((one, other) => one - other);
  for (let i = 1; i < order.length; i++) expect((order[i] ?? 0) - (order[i - 1] ?? 0)).toBeGreaterThanOrEqual(20);
  expect(Math.max(...apart([300, 305, 310], 20, 0, 310))).toBeLessThanOrEqual(310);
});

test('the first and the last stay when some are picked', () => {
  const picked = sampled([...Array(100).keys()], 7);
  expect(picked).toHaveLength(7);
  expect([picked[0], picked.at(-1)]).toEqual([0, 99]);
  expect(sampled([1, 2], 7)).toEqual([1, 2]);
});

test('sums of two dice are as likely as they are', () => {
  const all = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(likelihood);
  expect(all.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
  expect(likelihood(7)).toBeCloseTo(6 / 36);
  expect(likelihood(12)).toBeCloseTo(1 / 36);
});

test('luck has words', () => {
  expect([2.5, 1, 0, -1, -2.5].map(luckWord)).toEqual(['very-lucky', 'lucky', 'expected', 'unlucky', 'very-unlucky']);
});

test('somebody is named for their luck only if it was luck', () => {
  expect(namedByLuck('lucky', 'very-unlucky')).toBe('both');
  expect(namedByLuck('very-lucky', 'expected')).toBe('best');
  expect(namedByLuck('expected', 'unlucky')).toBe('worst');
  expect(namedByLuck('expected', 'expected')).toBe('');
});

test.each([40, 36, 32])(
  'a ring of %i begins bottom left, runs up the left side, and visits every place once',
  (spaces) => {
    const places = Array.from({ length: spaces }, (_, i) => ringPlace(i, spaces));
    const side = spaces / 4;
    expect(places[0]).toEqual({ x: 0, y: side });
    expect(places[1]).toEqual({ x: 0, y: side - 1 });
    expect(places[side]).toEqual({ x: 0, y: 0 });
    expect(places[2 * side]).toEqual({ x: side, y: 0 });
    expect(places[3 * side]).toEqual({ x: side, y: side });
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(spaces);
    places.forEach((place, i) => {
      const next = places[(i + 1) % spaces] ?? place;
      expect(Math.abs(place.x - next.x) + Math.abs(place.y - next.y)).toBe(1);
    });
  },
);

const POINTS: Point[] = [
  { step: 0, turn: 1, scores: [10, 10] },
  { step: 4, turn: 2, scores: [20, 0] },
  { step: 8, turn: 3, scores: [40, 0] },
  { step: 10, turn: 3, scores: [50, 0] },
];
const turning = (step: number, seat = 0): Turning => ({
  ...{ step, turn: 1, seat, key: 'track-moment-rent', details: {}, size: 1, award: '', lead: null },
});

describe('turning points', () => {
  test('a step lies between the turns, and the last turn has an end', () => {
    const points = stretched(POINTS);
    expect(points.at(-1)?.turn).toBe(4);
    expect([0, 2, 4, 9, 10, 99].map((step) => turnOf(points, step))).toEqual([1, 1.5, 2, 3.5, 4, 4]);
    expect(scoreAt(points, 6, 0)).toBe(30);
    expect(scoreAt(points, 10, 0)).toBe(50);
  });

  test('a line ends after the turn in which its player went out, and not because there is nothing left', () => {
    expect(endOf(POINTS, 1)).toBe(1);
    expect(endOf(POINTS, null)).toBe(3);
    expect(endOf(POINTS, 3)).toBe(3);
  });

  test('marks are numbered in order, stand over their line and not over each other', () => {
    const marks = marksOf(
      stretched(POINTS),
      [turning(1), turning(2), turning(9)],
      (turn) => turn * 10,
      (score) => 200 - score,
    );
    expect(marks.map((mark) => mark.number)).toEqual([1, 2, 3]);
    for (const mark of marks) expect(mark.at).toBeLessThan(mark.y);
    for (const one of marks)
      for (const other of marks)
        if (one !== other && Math.abs(one.x - other.x) < 25)
          expect(Math.abs(one.at - other.at)).toBeGreaterThanOrEqual(25);
  });
});
