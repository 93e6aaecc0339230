import { expect, test } from 'vitest';
import { pieces } from '../src/tables/confetti';

test('confetti falls over the whole width, in all forms and colours, and the same every time', () => {
  const made = pieces(70);
  expect(made).toEqual(pieces(70));
  for (let tenth = 0; tenth < 10; tenth++)
    expect(made.filter((it) => it.left >= tenth * 10 && it.left < tenth * 10 + 10).length).toBeGreaterThan(3);
  expect(new Set(made.map((it) => it.form)).size).toBe(3);
  expect(new Set(made.map((it) => it.colour)).size).toBe(5);
  expect(made.every((it) => it.late >= 0 && it.late < 1)).toBe(true);
});
