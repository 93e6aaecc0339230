import { describe, expect, it } from 'vitest';
import { Aiming, keyed } from '../../src/tables/knockout/aiming.svelte';
import { boxOf, onBoard, onScreen, RADIUS, REACH, spaceAt, spaces } from '../../src/tables/knockout/board';
import type { SlideSeen } from '../../src/tables/knockout/types';
import game from './game.json';

function key(name: string, held: Partial<KeyboardEvent> = {}): KeyboardEvent {
  return {
    key: name,
    code: '',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    ...held,
  } as KeyboardEvent;
}

describe('an aim', () => {
  it('stays within its bounds and on their steps', () => {
    const aim = new Aiming();
    aim.set('speed', 99_999);
    aim.set('angle', -180);
    aim.place(-50, 300.04);
    expect(aim.text).toBe('slide 15 105 -25 2000');
    aim.set('x', 80.26);
    aim.set('angle', 7.126);
    aim.set('speed', Number.NaN);
    expect(aim.text).toBe('slide 80.3 105 7.13 2000');
  });

  it('ends where it would touch another token, and only then', () => {
    const aim = new Aiming();
    aim.place(100, 100);
    aim.point(100, 700);
    const [x, y] = [aim.x, aim.tip[1]];
    aim.others = [
      [x + 2 * RADIUS + 1, 400],
      [x, y + 2 * RADIUS + 1],
      [x, 20],
    ];
    expect(aim.isBlocked).toBe(false);
    expect(aim.shown).toEqual(aim.tip);
    aim.others = [...aim.others, [x, 500], [x + RADIUS, 400]];
    expect(aim.isBlocked).toBe(true);
    expect(aim.shown[0]).toBeCloseTo(x);
    expect(aim.shown[1]).toBeCloseTo(400 - Math.sqrt(3) * RADIUS);
  });

  it('comes to rest where it points, with nothing in its way', () => {
    const aim = new Aiming();
    aim.point(200, 700);
    expect(aim.tip[0]).toBeCloseTo(200, 0);
    expect(Math.abs(aim.tip[1] - 700)).toBeLessThan(1.2);
    expect(aim.isOver).toBe(false);
    expect(spaceAt(...aim.tip)?.code).toBe('luxury-tax');
  });

  it('reaches as far as tokens of a real game did once nothing was in their way any more', () => {
    const slides = game.slides as unknown as { slide: SlideSeen }[];
    const ends = slides.flatMap(({ slide: { legs, rests } }) =>
      rests.map(([token, x, y]) => ({
        x,
        y,
        leg: legs.findLast((leg) => leg[0] === token) as SlideSeen['legs'][number],
      })),
    );
    expect(ends.length).toBeGreaterThan(5);
    for (const { x, y, leg } of ends) {
      const speed = Math.hypot(leg[4], leg[5]);
      const way = Math.hypot(x - leg[2], y - leg[3]);
      expect(way).toBeGreaterThanOrEqual((REACH[Math.floor(speed)] ?? 0) - 0.1);
      expect(way).toBeLessThanOrEqual((REACH[Math.ceil(speed)] ?? 0) + 0.1);
    }
  });

  it('knows only what the game slid: what is faster leaves the board, from wherever it starts', () => {
    expect(REACH.every((way, speed) => speed === 0 || way >= (REACH[speed - 1] ?? 0))).toBe(true);
    const aim = new Aiming();
    for (const x of [15, 135, 255]) {
      for (const angle of [-25, -14, 0, 14, 25]) {
        aim.place(x, 15);
        aim.set('angle', angle);
        aim.set('speed', REACH.length);
        expect(aim.isOver).toBe(true);
      }
    }
  });

  it('is the one that the rulebook gives for Boardwalk', () => {
    const aim = new Aiming();
    aim.point(227.5, 857.5);
    expect(Math.abs(aim.speed - 1224)).toBeLessThanOrEqual(1);
  });

  it('is a sling when the token is pulled back', () => {
    const aim = new Aiming();
    aim.drag(135, 50);
    expect([aim.angle, aim.speed, aim.pulled]).toEqual([0, 1000, [135, 50]]);
    aim.drag(120, 70);
    expect(aim.angle).toBeGreaterThan(0);
    aim.drag(135, 400);
    expect(aim.pulled).toBeNull();
  });

  it('means nothing where a finger hardly moves', () => {
    const aim = new Aiming();
    const before = aim.text;
    aim.drag(136, 102);
    aim.drag(134, 98);
    expect(aim.text).toBe(before);
  });

  it('draws its line no farther than the board', () => {
    const aim = new Aiming();
    aim.set('speed', 2000);
    expect(aim.isOver).toBe(true);
    expect(aim.shown).toEqual([135, 980]);
    aim.set('angle', 25);
    expect(aim.shown[0]).toBeCloseTo(270);
    aim.set('angle', -25);
    expect(aim.shown[0]).toBeCloseTo(0);
  });
});

it('turns with the arrow that leads there on the screen', () => {
  expect(keyed('upright', key('ArrowRight'))).toEqual(['angle', 1]);
  expect(keyed('along', key('ArrowDown'))).toEqual(['angle', 1]);
  expect(keyed('along', key('ArrowRight', { shiftKey: true }))).toEqual(['speed', 1]);
  expect(keyed('upright', key('q', { code: 'KeyA' }))).toEqual(['x', -5]);
  expect(keyed('upright', key('ArrowRight', { altKey: true }))).toBeNull();
  expect(keyed('upright', key('Tab'))).toBeNull();
});

describe.each(['along', 'upright'] as const)('a board that lies %s', (lie) => {
  it('finds back from the screen', () => {
    expect(onBoard(lie, ...onScreen(lie, 40, 700))).toEqual([40, 700]);
  });

  it('has all spaces side by side within it', () => {
    const area = spaces.reduce((sum, space) => {
      const box = boxOf(lie, space.x, space.y);
      expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
      expect(Math.max(box.left + box.width, box.top + box.height)).toBeLessThanOrEqual(100.0001);
      return sum + box.width * box.height;
    }, 0);
    expect(area / 100).toBeCloseTo((100 * (980 - 240)) / 980);
  });
});
