/** The geometry of a line chart, without any drawing. */

export interface Scale {
  low: number;
  high: number;
  ticks: number[];
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

/** Return a word for how far a mean is from what chance brings, in standard errors. */
export function luckWord(errors: number): 'very-lucky' | 'lucky' | 'expected' | 'unlucky' | 'very-unlucky' {
  if (errors > 2) return 'very-lucky';
  if (errors > 0.9) return 'lucky';
  if (errors < -2) return 'very-unlucky';
  return errors < -0.9 ? 'unlucky' : 'expected';
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
