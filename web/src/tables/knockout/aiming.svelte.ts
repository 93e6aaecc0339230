/** An aim being made, by pointing, pulling, keys or numbers, always within the bounds of the form. */
import { figures, isOnBoard, LENGTH, RADIUS, REACH, WIDTH, type Lie } from './board';

export type Part = 'x' | 'y' | 'angle' | 'speed';
export type Bounds = Record<Part, readonly [lowest: number, highest: number, step: number]>;

const { start, hand } = figures;

/** The bounds of any slide, for use without a form. */
export const USUAL_BOUNDS: Bounds = {
  x: [start.left, start.right, 0.1],
  y: [start.near, start.far, 0.1],
  angle: [-hand.widest, hand.widest, 0.01],
  speed: [1, hand.fastest, 1],
};

const USUAL_START: readonly [number, number] = [WIDTH / 2, 100];
const USUAL_SPEED = 1000;
/** How much one press of a key or button changes, and how much with Shift. */
export const COARSE: Readonly<Record<Part, number>> = { x: 5, y: 5, angle: 1, speed: 20 };
export const FINE: Readonly<Record<Part, number>> = { x: 0.5, y: 0.5, angle: 0.1, speed: 1 };
/** The speed added for every millimetre that the token is pulled back. */
const SPEED_A_MM = 20;
/** A gesture shorter than this, in millimetres, is ignored. */
const LEAST = 6;

/** Return the share of a straight way after which two tokens touch; infinite if they never do. */
function freeWay(
  from: readonly [number, number],
  to: readonly [number, number],
  other: readonly [number, number],
): number {
  const way = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (way === 0) return Number.POSITIVE_INFINITY;
  const [ux, uy] = [(to[0] - from[0]) / way, (to[1] - from[1]) / way];
  const [rx, ry] = [other[0] - from[0], other[1] - from[1]];
  const [ahead, aside] = [rx * ux + ry * uy, rx * uy - ry * ux];
  const room = 4 * RADIUS ** 2 - aside ** 2;
  return ahead > 0 && room > 0 ? Math.max(0, ahead - Math.sqrt(room)) / way : Number.POSITIVE_INFINITY;
}

export class Aiming {
  x = $state(USUAL_START[0]);
  y = $state(USUAL_START[1]);
  angle = $state(0);
  speed = $state(USUAL_SPEED);
  bounds = $state.raw<Bounds>(USUAL_BOUNDS);
  /** Where the finger is, while it pulls back. */
  pulled = $state.raw<readonly [number, number] | null>(null);

  /** Where other tokens lie. */
  others = $state.raw<readonly (readonly [number, number])[]>([]);

  /** Where the token would come to rest with nothing in its way; beyond the board if it leaves it. */
  tip = $derived.by((): [number, number] => {
    const way = REACH[this.speed] ?? LENGTH + WIDTH;
    const turn = (this.angle * Math.PI) / 180;
    return [this.x + way * Math.sin(turn), this.y + way * Math.cos(turn)];
  });
  /** Whether the aim leads off the board. */
  isOver = $derived(!isOnBoard(this.tip[0], this.tip[1]));
  /** How much of the way to the tip lies on the board. */
  #onBoard = $derived.by(() => {
    const [dx, dy] = [this.tip[0] - this.x, this.tip[1] - this.y];
    const room = [1, (LENGTH - this.y) / dy, dx > 0 ? (WIDTH - this.x) / dx : dx < 0 ? -this.x / dx : 1];
    return Math.min(...room.filter((it) => it >= 0));
  });
  /** How much of the way to the tip is free until the token touches another one; what happens then is up to the server. */
  #free = $derived(
    Math.min(...this.others.map((other) => freeWay([this.x, this.y], this.tip, other)), Number.POSITIVE_INFINITY),
  );
  /** Whether a token lies in the way. */
  isBlocked = $derived(this.#free < this.#onBoard);
  /** The end of the drawn line: the tip, or where the line leaves the board, or where the token touches another. */
  shown = $derived.by((): [number, number] => {
    const share = Math.min(this.#onBoard, this.#free);
    return [this.x + (this.tip[0] - this.x) * share, this.y + (this.tip[1] - this.y) * share];
  });
  text = $derived(`slide ${written(this.x)} ${written(this.y)} ${written(this.angle)} ${written(this.speed)}`);

  /** Start again: straight ahead, from the place that the menu found to be free. */
  reset(bounds: Bounds = USUAL_BOUNDS, from: readonly [number, number] = USUAL_START): void {
    this.bounds = bounds;
    this.pulled = null;
    this.set('x', from[0]);
    this.set('y', from[1]);
    this.set('angle', 0);
    this.set('speed', USUAL_SPEED);
  }

  /** Go back to an aim as it was written in `text`. */
  read(text: string): void {
    const [x, y, angle, speed] = text.split(' ').slice(1).map(Number);
    this.place(x ?? this.x, y ?? this.y);
    this.set('angle', angle ?? this.angle);
    this.set('speed', speed ?? this.speed);
  }

  set(part: Part, value: number): void {
    const [lowest, highest, step] = this.bounds[part];
    if (!Number.isFinite(value)) return;
    const steps = Math.round(Math.min(highest, Math.max(lowest, value)) / step);
    // A step such as 0.1 is not exact in binary, so the result is rounded to the step's digits.
    this[part] = Number((steps * step).toFixed(2));
  }

  change(part: Part, by: number): void {
    this.set(part, this[part] + by);
  }

  /** Put the token where the finger is, or as close to it as a slide may start. */
  place(x: number, y: number): void {
    this.set('x', x);
    this.set('y', y);
  }

  /** Aim so that the token would come to rest where the finger points; ignored if too close. */
  point(x: number, y: number): void {
    this.pulled = null;
    const [dx, dy] = [x - this.x, y - this.y];
    const way = Math.hypot(dx, dy);
    if (way < LEAST || dy <= 0) return;
    this.set('angle', (Math.atan2(dx, dy) * 180) / Math.PI);
    this.set('speed', speedFor(way));
  }

  /** Aim like a slingshot: away from where the finger pulls the token, and faster the farther it pulls. */
  pull(x: number, y: number): void {
    const [dx, dy] = [this.x - x, this.y - y];
    const way = Math.hypot(dx, dy);
    if (way < LEAST || dy <= 0) return;
    this.pulled = [x, y];
    this.set('angle', (Math.atan2(dx, dy) * 180) / Math.PI);
    this.set('speed', way * SPEED_A_MM);
  }

  /** Follow a finger that holds the token: in front of it, it points; behind it, it pulls. */
  drag(x: number, y: number): void {
    if (y < this.y) this.pull(x, y);
    else this.point(x, y);
  }

  isNear(x: number, y: number, reach: number): boolean {
    return Math.hypot(x - this.x, y - this.y) <= Math.max(reach, RADIUS);
  }
}

/** Find the speed that brings a token closest to a distance; beyond the board any of the faster ones will do. */
function speedFor(way: number): number {
  const next = REACH.findIndex((reach) => reach >= way);
  if (next < 0) return REACH.length;
  return way - (REACH[next - 1] ?? 0) < (REACH[next] ?? 0) - way ? next - 1 : next;
}

const ARROWS: Readonly<Record<Lie, Readonly<Record<string, readonly [Part, number]>>>> = {
  upright: {
    ArrowLeft: ['angle', -1],
    ArrowRight: ['angle', 1],
    ArrowUp: ['speed', 1],
    ArrowDown: ['speed', -1],
  },
  along: {
    ArrowUp: ['angle', -1],
    ArrowDown: ['angle', 1],
    ArrowRight: ['speed', 1],
    ArrowLeft: ['speed', -1],
  },
};
/** By physical key, so that they form a cross on any keyboard. */
const LETTERS: Readonly<Record<Lie, Readonly<Record<string, readonly [Part, number]>>>> = {
  upright: { KeyA: ['x', -1], KeyD: ['x', 1], KeyW: ['y', 1], KeyS: ['y', -1] },
  along: { KeyW: ['x', -1], KeyS: ['x', 1], KeyD: ['y', 1], KeyA: ['y', -1] },
};

/**
 * Return what a key changes and by how much: arrows turn and change the strength, W A S D move the start, Shift makes
 * small steps.
 */
export function keyed(lie: Lie, event: KeyboardEvent): readonly [Part, number] | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const found = ARROWS[lie][event.key] ?? LETTERS[lie][event.code];
  if (!found) return null;
  const [part, sign] = found;
  return [part, sign * (event.shiftKey ? FINE : COARSE)[part]];
}

function written(value: number): string {
  return String(Number(value.toFixed(2)));
}
