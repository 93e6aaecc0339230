import { beforeEach, describe, expect, it } from 'vitest';
import { keep } from '../src/net/device';
import { dayOf, keepSolved, nextOf, puzzleOf, solvedHere, streak } from '../src/pages/solved';

const LISTS = { deal: ['a', 'b', 'c'], banking: ['x', 'y'], empty: [] };

beforeEach(() => {
  for (const name of ['puzzles', 'puzzles.days']) keep(name, null);
});

describe('the puzzle of the day', () => {
  it('is the same all day, and lets the games take turns', () => {
    const days = ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'].map((day) => puzzleOf(day, LISTS));
    expect(days.map((it) => it?.edition)).toEqual(['banking', 'deal', 'banking', 'deal']);
    expect(new Set(days.map((it) => it?.id)).size).toBe(4);
    expect(puzzleOf('2026-11-17', {})).toBeNull();
  });

  it('goes by the clock of the device', () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});

describe('what was solved', () => {
  it('is kept from the first time on', () => {
    keepSolved('a', { day: '2026-11-17', misses: 2 }, false);
    keepSolved('a', { day: '2026-11-18', misses: 0 }, false);
    expect(solvedHere()).toEqual({ a: { day: '2026-11-17', misses: 2 } });
  });

  it('makes a streak of the days in a row, which lasts until the end of the next day', () => {
    for (const day of ['2026-10-31', '2026-11-01', '2026-11-02']) keepSolved(day, { day, misses: 0 }, true);
    expect(streak('2026-11-02')).toBe(3);
    expect(streak('2026-11-03')).toBe(3);
    expect(streak('2026-11-04')).toBe(0);
  });

  it('does not count an answer that was shown, nor any other puzzle', () => {
    keepSolved('a', { day: '2026-11-17', misses: 0, shown: true }, true);
    keepSolved('b', { day: '2026-11-17', misses: 0 }, false);
    expect(streak('2026-11-17')).toBe(0);
  });
});

it('the next puzzle is the first after this one that is still to be solved', () => {
  const solved = { b: { day: '', misses: 0 } };
  expect(nextOf(['a', 'b', 'c'], 'a', solved)).toBe('c');
  expect(nextOf(['a', 'b', 'c'], 'c', solved)).toBe('a');
  expect(nextOf(['a'], 'a', {})).toBeNull();
});
