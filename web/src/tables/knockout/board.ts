/**
 * The board from above, from the figures that the game itself uses: lengths in millimetres, y pointing away from the
 * player.
 */
import data from '../../generated/data/knockout.json';

export interface Space {
  code: string;
  kind: string;
  group?: string;
  value?: number;
  x: number[];
  y: number[];
}

export interface Group {
  name: string;
  bonus: number;
}

interface Figures {
  money: { bail: number; free_parking: number; unit: number };
  size: { width: number; length: number; go_line: number; spaces_from: number };
  start: { left: number; right: number; near: number; far: number };
  token: { radius: number; slowing: number };
  hand: { fastest: number; widest: number };
  group: Group[];
  space: Space[];
}

export const figures: Figures = data.board;
export const spaces: readonly Space[] = figures.space;
export const groups: readonly Group[] = figures.group;
export const { width: WIDTH, length: LENGTH, go_line: GO_LINE, spaces_from: SPACES_FROM } = figures.size;
export const RADIUS = figures.token.radius;
/**
 * How far a token gets with nothing in its way, by speed in whole mm/s, as the game itself slides it; faster ones leave
 * the board.
 */
export const REACH: readonly number[] = data.reach;

const byCode = new Map(spaces.map((space) => [space.code, space]));

/** The drawings on the spaces that are not properties. */
export const DRAWINGS: Readonly<Record<string, string>> = {
  house: 'i-house',
  chance: 'i-kite',
  railroad: 'i-station',
  'luxury-tax': 'i-feather',
  'go-to-jail': 'i-net',
  'free-parking': 'i-bike',
};

export function findSpace(code: string): Space | undefined {
  return byCode.get(code);
}

/** Find the space at a point, to show what is aimed at; where a token lies is up to the server. */
export function spaceAt(x: number, y: number): Space | undefined {
  return spaces.find((it) => x >= low(it.x) && x < high(it.x) && y >= low(it.y) && y < high(it.y));
}

export function middleOf(space: Space): [number, number] {
  return [(low(space.x) + high(space.x)) / 2, (low(space.y) + high(space.y)) / 2];
}

export function isOnBoard(x: number, y: number): boolean {
  return x >= 0 && x <= WIDTH && y >= 0 && y <= LENGTH;
}

/** How the board lies on the screen: `along`, slid from left to right, or `upright`, slid from below. */
export type Lie = 'along' | 'upright';

/** Return where a point of the board is on the screen, from its top left corner, in millimetres. */
export function onScreen(lie: Lie, x: number, y: number): [number, number] {
  return lie === 'along' ? [y, x] : [x, LENGTH - y];
}

/** Return the point of the board at a place on the screen. */
export function onBoard(lie: Lie, across: number, down: number): [number, number] {
  return lie === 'along' ? [down, across] : [across, LENGTH - down];
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Return the part of the screen that a rectangle of the board covers, in percent of the board. */
export function boxOf(lie: Lie, x: readonly number[], y: readonly number[]): Box {
  const [x0, x1, y0, y1] = [low(x), high(x), low(y), high(y)];
  if (lie === 'along') {
    return { left: part(y0, LENGTH), top: part(x0, WIDTH), width: part(y1 - y0, LENGTH), height: part(x1 - x0, WIDTH) };
  }
  return {
    left: part(x0, WIDTH),
    top: part(LENGTH - y1, LENGTH),
    width: part(x1 - x0, WIDTH),
    height: part(y1 - y0, LENGTH),
  };
}

function part(length: number, whole: number): number {
  return (100 * length) / whole;
}

function low(range: readonly number[]): number {
  return range[0] ?? 0;
}

function high(range: readonly number[]): number {
  return range[1] ?? 0;
}
