/** The geometry of a line chart, without any drawing. */
import type { Point, Turning } from '../../generated/messages';

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
}

/** A turning point on the chart: its number, where it happened, and the height at which the number stands. */
export interface Mark {
  turning: Turning;
  number: number;
  x: number;
  y: number;
  at: number;
}

/** Choose round numbers for an axis that shows all values and zero, with about `lines` lines. */
export function scaleOf(values: readonly number[], lines = 6): Scale {
  const least = Math.min(0, ...values);
  const most = Math.max(1, ...values);
  const rough = (most - least) / lines;
  const power = 10 ** Math.floor(Math.log10(rough));
  // Money is whole: lines less than one apart would show the same number twice.
  const steps = [1, 2, 2.5, 5, 10].map((it) => it * power);
  const step = steps.find((it) => it >= rough && Number.isInteger(it)) ?? Math.ceil(rough);
  const low = Math.floor(least / step) * step;
  const ticks: number[] = [];
  for (let tick = low; tick <= most + step * 0.05; tick += step) ticks.push(Math.round(tick));
  return { low, high: Math.max(most, ticks.at(-1) ?? most), ticks };
}

/** Draw the end of the last turn one place after its beginning. */
export function stretched(points: readonly Point[]): Point[] {
  const last = points.length - 1;
  return points.map((point, i) =>
    i > 0 && i === last && point.turn === points[i - 1]?.turn ? { ...point, turn: point.turn + 1 } : point,
  );
}

/** Return where a step lies among the turns: steps are spread evenly between two points. */
export function turnOf(points: readonly Point[], step: number): number {
  const after = points.find((it) => it.step >= step) ?? points.at(-1);
  const before = points.findLast((it) => it.step <= step) ?? points[0];
  if (!before || !after || before.step === after.step) return before?.turn ?? 0;
  return before.turn + ((step - before.step) / (after.step - before.step)) * (after.turn - before.turn);
}

/** Return the score of a seat at a step, between those of the points around it. */
export function scoreAt(points: readonly Point[], step: number, seat: number): number {
  const after = points.find((it) => it.step >= step) ?? points.at(-1);
  const before = points.findLast((it) => it.step <= step) ?? points[0];
  const [low, high] = [before?.scores[seat] ?? 0, after?.scores[seat] ?? 0];
  if (!before || !after || before.step === after.step) return low;
  return low + ((step - before.step) / (after.step - before.step)) * (high - low);
}

/** Return the point with which a seat's line ends: after the turn in which it went out, or the last one. */
export function endOf(points: readonly Point[], out: number | null | undefined): number {
  const last = points.length - 1;
  if (out === null || out === undefined) return last;
  const found = points.findIndex((point) => point.turn > out);
  return found < 0 ? last : found;
}

/** Place the numbers of turning points above the lines; those close to each other are stacked. */
export function marksOf(
  points: readonly Point[],
  turnings: readonly Turning[],
  xOf: (turn: number) => number,
  yOf: (score: number) => number,
): Mark[] {
  const TOP = 14;
  const APART = 25;
  const found: Mark[] = [];
  for (const turning of turnings) {
    const x = xOf(turnOf(points, turning.step));
    const y = yOf(scoreAt(points, turning.step, turning.seat));
    const near = found.filter((it) => Math.abs(it.x - x) < APART);
    const isTaken = (place: number): boolean => near.some((it) => Math.abs(it.at - place) < APART);
    let at = Math.max(TOP, y - 34);
    while (at > TOP && isTaken(at)) at = Math.max(TOP, at - 6);
    while (isTaken(at)) at += 6;
    found.push({ turning, number: found.length + 1, x, y, at });
  }
  return found;
}

const DASHES: readonly (readonly number[])[] = [
  [8, 4],
  [2, 4],
  [10, 3, 2, 3],
  [5, 2],
  [1, 3],
  [12, 4],
  [3, 3],
  [8, 2, 2, 2],
  [6, 6],
  [14, 3],
];

/** Return the dashes of a player's line, so that colour is not the only difference; a winner's line is whole. */
export function dashesOf(seat: number, isWinner: boolean): readonly number[] {
  return isWinner ? [] : (DASHES[seat % DASHES.length] ?? []);
}

/** Move labels apart so that neighbours keep a distance, within bounds, each as close to its place as possible. */
export function apart(places: readonly number[], distance: number, lowest: number, highest: number): number[] {
  const order = places.map((_, i) => i).sort((one, other) => (places[one] as number) - (places[other] as number));
  const found = [...places];
  let next = lowest;
  for (const i of order) {
    found[i] = Math.max(found[i] as number, next);
    next = (found[i] as number) + distance;
  }
  next = highest;
  for (const i of order.reverse()) {
    found[i] = Math.min(found[i] as number, next);
    next = (found[i] as number) - distance;
  }
  return found;
}

/** Pick at most `most` items of a row, evenly, including the first and the last. */
export function sampled<T>(row: readonly T[], most: number): T[] {
  if (row.length <= most) return [...row];
  return Array.from({ length: most }, (_, i) => row[Math.round((i * (row.length - 1)) / (most - 1))] as T);
}

/** Return how likely a sum of two dice is. */
export function likelihood(sum: number): number {
  return Math.max(0, 6 - Math.abs(sum - 7)) / 36;
}

export type LuckWord = 'very-lucky' | 'lucky' | 'expected' | 'unlucky' | 'very-unlucky';

/** Return a word for how far a mean is from what chance brings, in standard errors. */
export function luckWord(errors: number): LuckWord {
  if (errors > 2) return 'very-lucky';
  if (errors > 0.9) return 'lucky';
  if (errors < -2) return 'very-unlucky';
  return errors < -0.9 ? 'unlucky' : 'expected';
}

/** Return who is named when the luckiest and the unluckiest player have these words; nobody if chance was fair. */
export function namedByLuck(best: LuckWord, worst: LuckWord): 'best' | 'worst' | 'both' | '' {
  const isGood = best === 'lucky' || best === 'very-lucky';
  const isBad = worst === 'unlucky' || worst === 'very-unlucky';
  if (isGood && isBad) return 'both';
  return isGood ? 'best' : isBad ? 'worst' : '';
}

/** Return where a space of a ring lies, in tiles: the first is bottom left, and the ring runs up the left side. */
export function ringPlace(space: number, spaces: number): { x: number; y: number } {
  const side = spaces / 4;
  const along = space % side;
  if (space < side) return { x: 0, y: side - along };
  if (space < 2 * side) return { x: along, y: 0 };
  if (space < 3 * side) return { x: side, y: along };
  return { x: side - along, y: side };
}
