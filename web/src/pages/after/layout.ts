/** Where everything lies on the picture of a result, without any drawing. */
import type { Point, Turning } from '../../generated/messages';
import type { Look } from '../../parts/players';
import { dashesOf, endOf, marksOf, scaleOf, stretched } from './chart';

export const WIDTH = 1200;
export const HEIGHT = 630;
const EDGE = 44;
/** Where the column with the turning points begins. */
const ASIDE = 800;
/** How many turning points there is room for. */
const MOST_TOLD = 4;
/** How many lines they may take together. */
const MOST_LINES = 11;

export interface PlayerPictured {
  name: string;
  look: Look;
  isWinner: boolean;
  /** The place in the final standing, from 1. */
  rank: number;
  out: number | null;
  score: string;
}

/** All that the picture says. */
export interface Pictured {
  edition: string;
  length: string;
  headline: string;
  chartTitle: string;
  turnedTitle: string;
  players: readonly PlayerPictured[];
  points: readonly Point[];
  turnings: readonly Turning[];
  told: readonly string[];
  amount: (score: number) => string;
}

/** The colours by name, and what text looks like; the painter knows what they are on this page. */
export type Ink = 'ink' | 'ink-2' | 'ink-3' | 'line' | 'paper' | 'wall' | 'lamp' | 'on-lamp' | 'lamp-line' | 'shutter';
export type Shape =
  | { kind: 'panel'; x: number; y: number; width: number; height: number }
  | {
      kind: 'text';
      x: number;
      y: number;
      text: string;
      size: number;
      ink: Ink;
      isBold?: boolean;
      isTitle?: boolean;
      align?: 'left' | 'center' | 'right';
    }
  | {
      kind: 'line';
      places: readonly (readonly [number, number])[];
      colour: Ink | `p${string}`;
      width: number;
      dash?: readonly number[];
    }
  | { kind: 'disc'; x: number; y: number; radius: number; look: Look }
  | { kind: 'mark'; x: number; y: number; number: number };

/** How wide a text is. */
export type Measure = (text: string, size: number, isBold: boolean, isTitle: boolean) => number;

/** Compose the picture from its parts. */
export function compose(whole: Pictured, measure: Measure): Shape[] {
  const pictured = { ...whole, ...largest(whole) };
  return [
    ...headOf(pictured, measure),
    ...standingOf(pictured, measure),
    ...chartOf(pictured, measure),
    ...turnedOf(pictured, measure),
  ];
}

/** Pick the turning points that decided most, in their order. */
function largest({ turnings, told }: Pictured): Pick<Pictured, 'turnings' | 'told'> {
  const places = turnings
    .map((_, i) => i)
    .sort((one, other) => (turnings[other]?.size ?? 0) - (turnings[one]?.size ?? 0))
    .slice(0, MOST_TOLD)
    .sort((one, other) => one - other);
  return {
    turnings: places.flatMap((i) => turnings[i] ?? []),
    told: places.map((i) => told[i] ?? ''),
  };
}

function headOf({ edition, length, headline, players }: Pictured, measure: Measure): Shape[] {
  const shapes: Shape[] = [];
  const winners = players.filter((it) => it.isWinner).slice(0, 3);
  winners.forEach(({ look }, i) => shapes.push({ kind: 'disc', x: EDGE + 38 + i * 58, y: 96, radius: 38, look }));
  const left = EDGE + 96 + Math.max(0, winners.length - 1) * 58;
  const size = [46, 40, 34, 28].find((it) => measure(headline, it, true, true) <= WIDTH - EDGE - 200 - left) ?? 24;
  const room = WIDTH - EDGE - 200 - left;
  shapes.push(
    {
      kind: 'text',
      x: left,
      y: 104,
      text: cut(headline, room, size, measure, true),
      size,
      ink: 'ink',
      isBold: true,
      isTitle: true,
    },
    { kind: 'text', x: left, y: 138, text: `${edition} · ${length}`, size: 20, ink: 'ink-2' },
    { kind: 'text', x: WIDTH - EDGE, y: 84, text: 'rentier', size: 38, ink: 'shutter', isBold: true, align: 'right' },
  );
  return shapes;
}

function standingOf({ players }: Pictured, measure: Measure): Shape[] {
  const shapes: Shape[] = [];
  const order = [...players].sort((one, other) => one.rank - other.rank);
  let x = EDGE;
  for (const { name, look, score } of order) {
    const who = cut(name, 150, 20, measure);
    const wide = 42 + measure(who, 20, true, false) + 10 + measure(score, 20, false, false) + 30;
    if (x + wide > WIDTH - EDGE) break;
    shapes.push(
      { kind: 'disc', x: x + 16, y: 182, radius: 16, look },
      { kind: 'text', x: x + 42, y: 189, text: who, size: 20, ink: 'ink', isBold: true },
      { kind: 'text', x: x + 52 + measure(who, 20, true, false), y: 189, text: score, size: 20, ink: 'ink-2' },
    );
    x += wide;
  }
  return shapes;
}

function chartOf({ players, points: given, turnings, chartTitle, amount }: Pictured, measure: Measure): Shape[] {
  const points = stretched(given);
  const [top, bottom] = [312, HEIGHT - 76];
  const scale = scaleOf(
    points.flatMap((point) => point.scores),
    4,
  );
  const left = EDGE + 30 + Math.max(...scale.ticks.map((tick) => measure(amount(tick), 17, false, false)));
  const right = ASIDE - 44;
  const first = points[0]?.turn ?? 0;
  const last = Math.max(first + 1, points.at(-1)?.turn ?? 1);
  const xOf = (turn: number): number => left + ((turn - first) / (last - first)) * (right - left);
  const yOf = (score: number): number => top + ((scale.high - score) / (scale.high - scale.low)) * (bottom - top);
  const shapes: Shape[] = [
    { kind: 'panel', x: EDGE, y: 220, width: ASIDE - EDGE - 16, height: HEIGHT - EDGE - 220 },
    { kind: 'text', x: EDGE + 22, y: 256, text: chartTitle, size: 24, ink: 'ink', isBold: true, isTitle: true },
  ];
  for (const tick of scale.ticks) {
    shapes.push(
      {
        kind: 'line',
        places: [
          [left, yOf(tick)],
          [right, yOf(tick)],
        ],
        colour: 'line',
        width: 1.5,
      },
      { kind: 'text', x: left - 8, y: yOf(tick) + 6, text: amount(tick), size: 17, ink: 'ink-3', align: 'right' },
    );
  }
  const order = players
    .map((_, seat) => seat)
    .sort((one, other) => Number(players[one]?.isWinner) - Number(players[other]?.isWinner));
  for (const seat of order) {
    const player = players[seat];
    if (!player) continue;
    const own = points.slice(0, endOf(points, player.out) + 1);
    const places = own.map((point): [number, number] => [xOf(point.turn), yOf(point.scores[seat] ?? 0)]);
    const colour = player.look.colour as `p${string}`;
    shapes.push({
      kind: 'line',
      places,
      colour,
      width: player.isWinner ? 5 : 3,
      dash: dashesOf(seat, player.isWinner).map((it) => it * 1.5),
    });
    const end = places.at(-1);
    if (end) shapes.push({ kind: 'disc', x: end[0], y: end[1], radius: 13, look: player.look });
  }
  for (const mark of marksOf(points, turnings, xOf, yOf)) {
    const at = Math.max(288, mark.at);
    shapes.push({
      kind: 'line',
      places: [
        [mark.x, mark.y],
        [mark.x, at + 12],
      ],
      colour: 'ink-2',
      width: 2,
    });
    shapes.push({ kind: 'mark', x: mark.x, y: at, number: mark.number });
  }
  return shapes;
}

function turnedOf({ told, turnedTitle }: Pictured, measure: Measure): Shape[] {
  const room = WIDTH - EDGE - ASIDE - 68;
  const shapes: Shape[] = [
    { kind: 'panel', x: ASIDE, y: 220, width: WIDTH - EDGE - ASIDE, height: HEIGHT - EDGE - 220 },
    { kind: 'text', x: ASIDE + 22, y: 256, text: turnedTitle, size: 24, ink: 'ink', isBold: true, isTitle: true },
  ];
  const sentences = told.map((sentence) => wrap(sentence, room, 17, measure));
  const most = linesEach(sentences.map((lines) => lines.length));
  let y = 296;
  sentences.forEach((whole, i) => {
    const lines = whole.slice(0, most);
    if (whole.length > most) lines[most - 1] = cut(`${lines[most - 1]} …`, room, 17, measure);
    if (y + 22 * lines.length > HEIGHT - EDGE - 8) return;
    shapes.push({ kind: 'mark', x: ASIDE + 34, y: y - 6, number: i + 1 });
    for (const text of lines) {
      shapes.push({ kind: 'text', x: ASIDE + 56, y, text, size: 17, ink: 'ink-2' });
      y += 22;
    }
    y += 12;
  });
  return shapes;
}

/** Return how many lines a sentence may take: only the longest are shortened, and only if there is no room for all. */
function linesEach(lengths: readonly number[]): number {
  let most = Math.max(1, ...lengths);
  while (most > 1 && lengths.reduce((sum, it) => sum + Math.min(it, most), 0) > MOST_LINES) most -= 1;
  return most;
}

/** Shorten a text to the room there is. */
export function cut(text: string, room: number, size: number, measure: Measure, isTitle = false): string {
  if (measure(text, size, true, isTitle) <= room) return text;
  let short = [...text];
  while (short.length > 1 && measure(`${short.join('')}…`, size, true, isTitle) > room) short = short.slice(0, -1);
  return `${short.join('').trimEnd()}…`;
}

/** Break a sentence into lines. */
export function wrap(text: string, room: number, size: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure(longer, size, false, false) <= room) lines[lines.length - 1] = longer;
    else lines.push(cut(word, room, size, measure));
  }
  return lines;
}
