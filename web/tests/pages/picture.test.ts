import { describe, expect, test } from 'vitest';
import {
  compose,
  cut,
  HEIGHT,
  type Measure,
  type Pictured,
  type Shape,
  WIDTH,
  wrap,
} from '../../src/pages/after/layout';
import { lasted, ranked } from '../../src/pages/after/telling';

const measure: Measure = (text, size, isBold) => text.length * size * (isBold ? 0.62 : 0.55);

function pictured(seats: number): Pictured {
  const names = ['Ada', 'Bartholomew the Magnificent', 'Cléo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida', 'Jo'];
  return {
    edition: 'Deal',
    length: 'finished · 23 turns · 14 min',
    headline: 'Bartholomew the Magnificent takes the street.',
    chartTitle: 'Full sets, turn by turn',
    turnedTitle: 'Where it turned',
    players: names.slice(0, seats).map((name, seat) => ({
      ...{
        name,
        isWinner: seat === 1,
        rank: seat === 1 ? 1 : seat + 2,
        out: seat === 2 ? 2 : null,
        score: String(seat),
      },
      look: { colour: `p${(seat % 6) + 1}`, object: 't-snail' },
    })),
    points: [0, 1, 2, 3].map((turn) => ({ step: 10 * turn, turn, scores: names.slice(0, seats).map(() => turn) })),
    turnings: [5, 6, 7, 20, 29].map((step) => ({
      ...{ step, turn: 1, seat: 0, key: 'deal-moment-set', details: {}, size: 1, award: '', lead: null },
    })),
    told: Array.from({ length: 5 }, () => 'Ada completes the green set, a second full set, and nobody says anything.'),
    amount: String,
  };
}

const texts = (shapes: readonly Shape[]): string[] => shapes.flatMap((it) => (it.kind === 'text' ? [it.text] : []));

describe('the picture of a result', () => {
  test.each([2, 3, 6, 10])('has everything on it, with %i players', (seats) => {
    const shapes = compose(pictured(seats), measure);
    for (const shape of shapes) {
      const places = shape.kind === 'line' ? shape.places : [[shape.x, shape.y] as const];
      for (const [x, y] of places) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(WIDTH);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(HEIGHT);
      }
      if (shape.kind === 'text') {
        const width = measure(shape.text, shape.size, shape.isBold ?? false, shape.isTitle ?? false);
        const right = shape.align === 'right' ? shape.x : shape.x + width;
        expect(right, shape.text).toBeLessThanOrEqual(WIDTH);
      }
    }
    expect(texts(shapes)).toContain('rentier');
    expect(texts(shapes)).toContain('Where it turned');
  });

  test('draws a line for each player, the winner last and widest, and ends it where a player went out', () => {
    const shapes = compose(pictured(3), measure);
    const lines = shapes.flatMap((it) => (it.kind === 'line' && it.colour.startsWith('p') ? [it] : []));
    expect(lines.map((line) => line.colour)).toEqual(['p1', 'p3', 'p2']);
    expect(lines.map((line) => line.width)).toEqual([3, 3, 5]);
    expect(lines.map((line) => line.places.length)).toEqual([4, 4, 4]);
    expect(
      compose({ ...pictured(3), players: pictured(3).players.map((it) => ({ ...it, out: 1 })) }, measure).flatMap(
        (it) => (it.kind === 'line' && it.colour.startsWith('p') ? [it.places.length] : []),
      ),
    ).toEqual([3, 3, 3]);
  });

  test('a long sentence is told whole where the others leave room for it', () => {
    const long = 'Ada gives Ben '.repeat(8) + 'for 11.7M.';
    const shown = texts(compose({ ...pictured(3), told: ['Ben wins.', long, 'Ben wins.', 'Ben wins.'] }, measure));
    expect(shown.some((text) => text.includes('11.7M.'))).toBe(true);
    const crowded = texts(compose({ ...pictured(3), told: [long, long, long, long] }, measure));
    expect(crowded.filter((text) => text.endsWith('…')).length).toBeGreaterThan(0);
  });

  test('marks the same turning points on the chart and in the list', () => {
    const marks = compose(pictured(3), measure).flatMap((it) => (it.kind === 'mark' ? [it.number] : []));
    const [onChart, inList] = [marks.slice(0, 4), marks.slice(4)];
    expect(onChart).toEqual([1, 2, 3, 4]);
    expect(inList).toEqual(onChart.slice(0, inList.length));
    expect(inList.length).toBeGreaterThan(2);
  });
});

test('a text is cut where the room ends, and a sentence is broken between words', () => {
  expect(cut('Ada', 100, 10, measure)).toBe('Ada');
  const short = cut('Bartholomew the Magnificent', 100, 10, measure);
  expect(short).toMatch(/^Bartho.*…$/);
  expect(measure(short, 10, true, false)).toBeLessThanOrEqual(100);
  expect(wrap('one two three four', 45, 10, measure)).toEqual(['one two', 'three', 'four']);
});

test('a game lasts minutes or hours', () => {
  const say = (key: string, args: Record<string, number>): string => `${key} ${Object.values(args).join(' ')}`;
  expect(lasted(20, say)).toBe('web-after-minutes 1');
  expect(lasted(59 * 60, say)).toBe('web-after-minutes 59');
  expect(lasted(94 * 60, say)).toBe('web-after-hours 1 34');
});

test('the standing names winners first, then those who stayed, and who went out first comes last', () => {
  const points = [{ step: 9, turn: 9, scores: [0, 0, 40, 90, 0] }];
  expect(ranked({ points, out: [4, 7, null, null, null] }, [2])).toEqual([2, 3, 4, 1, 0]);
});
