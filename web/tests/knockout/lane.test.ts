/** What lies where after a slide has been shown. */
import { expect, it } from 'vitest';
import { Course } from '../../src/tables/knockout/course';
import { Lane } from '../../src/tables/knockout/lane.svelte';
import type { SlideSeen } from '../../src/tables/knockout/types';
import game from './game.json';

const slides = game.slides as unknown as { slide: SlideSeen; lying: [number, number, number][] }[];

function laneOf({ slide, lying }: (typeof slides)[number]): Lane {
  const lane = new Lane();
  for (const [token, x, y] of lying) lane.put(token, x, y);
  lane.put(slide.token, 0, 0);
  return lane;
}

it.each(slides)('is what the server told, for a slide of $slide.seconds s', (it) => {
  const lane = laneOf(it);
  lane.settle(new Course(it.slide));
  for (const [token, x, y] of it.slide.rests) expect(lane.find(token)).toMatchObject({ x, y });
  for (const [token] of it.slide.falls) {
    expect(lane.find(token)).toBeUndefined();
    expect(lane.where[token]).toBe('off');
  }
});

it('has a token that goes to jail where it stopped, to be carried away from there', () => {
  const [{ slide, lying }] = slides as [(typeof slides)[number]];
  const rest = slide.rests.find(([token]) => token === slide.token) as SlideSeen['rests'][number];
  const jailed = { ...slide, rests: slide.rests.filter(([token]) => token !== slide.token) };
  const lane = laneOf({ slide: jailed, lying });
  lane.settle(new Course(jailed));
  const piece = lane.find(slide.token);
  expect(piece?.x).toBeCloseTo(rest[1], 1);
  expect(piece?.y).toBeCloseTo(rest[2], 1);
});

it('shows the newer of two amounts that would lie over each other', () => {
  const lane = new Lane();
  lane.chip(100, 500, 500);
  lane.chip(130, 520, 300);
  lane.chip(100, 700, 2000);
  expect(lane.chips.map(({ amount }) => amount)).toEqual([300, 2000]);
});
