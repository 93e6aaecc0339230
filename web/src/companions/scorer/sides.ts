import { looks, type Look } from '../../parts/players';
import { middleOf, RADIUS, type Space } from '../../tables/knockout/board';

const LOOKS = looks([{}, {}, {}, {}]);

/** Return the look of a player on a real board, by their place in the first turn order. */
export function lookOf(player: number): Look {
  return LOOKS[player] ?? { colour: 'p1', object: 't-snail' };
}

/** Spread `count` tokens over a space so that each can be seen; return the place of one of them. */
export function spread(space: Space, index: number, count: number): [number, number] {
  const [x, y] = middleOf(space);
  if (count === 1) return [x, y];
  const wide = (space.x[1] ?? 0) - (space.x[0] ?? 0) - 2 * RADIUS;
  const rows = Math.max(1, Math.ceil((count * 2 * RADIUS) / Math.max(2 * RADIUS, wide + 2 * RADIUS)));
  const each = Math.ceil(count / rows);
  const [row, column] = [Math.floor(index / each), index % each];
  const inRow = Math.min(each, count - row * each);
  const across = inRow > 1 ? (column / (inRow - 1) - 0.5) * Math.min(wide, (inRow - 1) * 2.1 * RADIUS) : 0;
  const along = rows > 1 ? (row / (rows - 1) - 0.5) * Math.min(30, (rows - 1) * 2.1 * RADIUS) : 0;
  return [x + across, y + along];
}
