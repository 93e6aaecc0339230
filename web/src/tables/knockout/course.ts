import { figures } from './board';
import type { Fall, Leg, SlideSeen } from './types';

/** A token at one instant; `fallen` grows from 0 to 1 once its centre has left the board. */
export interface Instant {
  x: number;
  y: number;
  fallen: number;
}

/** How long a token that left the board is seen falling, in seconds. */
export const FALLING = 0.34;
/** How far beyond the edge it gets meanwhile, in millimetres. */
const DROP = 30;

interface Way {
  legs: Leg[];
  fall: Fall | undefined;
  rest: [number, number] | undefined;
}

/** The motion of all tokens in one slide, for any instant, exactly as the server computed it. */
export class Course {
  readonly seconds: number;
  readonly tokens: number[];
  private readonly ways = new Map<number, Way>();

  constructor(slide: SlideSeen) {
    for (const leg of slide.legs) {
      const known = this.ways.get(leg[0]);
      if (known) known.legs.push(leg);
      else this.ways.set(leg[0], { legs: [leg], fall: undefined, rest: undefined });
    }
    for (const fall of slide.falls) {
      const way = this.ways.get(fall[0]);
      if (way) way.fall = fall;
    }
    for (const [token, x, y] of slide.rests) {
      const way = this.ways.get(token);
      if (way) way.rest = [x, y];
    }
    this.tokens = [...this.ways.keys()];
    const falls = slide.falls.map((fall) => fall[1] + FALLING);
    this.seconds = Math.max(slide.seconds, ...falls);
  }

  /** Return where a token is after `time` seconds; until it is struck it lies where its first leg begins. */
  at(token: number, time: number): Instant {
    const way = this.ways.get(token);
    const first = way?.legs[0];
    if (!way || !first) throw new RangeError(`token ${token} does not move`);
    if (time < first[1]) return { x: first[2], y: first[3], fallen: 0 };
    let leg = first;
    for (const next of way.legs) {
      if (next[1] > time) break;
      leg = next;
    }
    const left = way.fall ? time - way.fall[1] : -1;
    if (way.fall && left > 0) {
      const fallen = Math.min(1, left / FALLING);
      const speed = Math.hypot(leg[4], leg[5]) || 1;
      const beyond = DROP * (1 - (1 - fallen) * (1 - fallen));
      return { x: way.fall[2] + (leg[4] / speed) * beyond, y: way.fall[3] + (leg[5] / speed) * beyond, fallen };
    }
    if (way.rest && time >= this.seconds) return { x: way.rest[0], y: way.rest[1], fallen: 0 };
    const [x, y] = along(leg, time - leg[1]);
    return { x, y, fallen: 0 };
  }

  falls(token: number): boolean {
    return this.ways.get(token)?.fall !== undefined;
  }

  /** List the instants at which the motion of a token is not smooth: it is struck, or it falls. */
  turns(token: number): number[] {
    const way = this.ways.get(token);
    return [...(way?.legs.map((leg) => leg[1]) ?? []), ...(way?.fall ? [way.fall[1]] : [])];
  }
}

/** Return the place on a leg after some time: the token slows down evenly, then lies still. */
function along(leg: Leg, since: number): [number, number] {
  const [, , x, y, vx, vy] = leg;
  const speed = Math.hypot(vx, vy);
  if (speed === 0) return [x, y];
  const slowing = figures.token.slowing;
  const time = Math.min(since, speed / slowing);
  const way = (speed * time - (slowing * time * time) / 2) / speed;
  return [x + vx * way, y + vy * way];
}
