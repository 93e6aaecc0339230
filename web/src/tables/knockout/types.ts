/** What the server tells of a game of Knockout, as far as this table reads it. */

/** Where a token is: the code of a space, `none` below the spaces, or `home`, `jail`, `off`. */
export interface TokenSeen {
  token: number;
  on: string;
  place: [number, number] | null;
}

export interface TeamSeen {
  colour: string;
  seats: number[];
  slides_next: number;
  cash: number;
  tokens: TokenSeen[];
}

export interface Pending {
  kind: string;
  token?: number;
  tokens?: number[];
  why?: string;
  amount?: number;
}

export interface KnockoutView {
  seats: number;
  seat: number | null;
  options: Record<string, string>;
  round: number;
  rounds: number;
  slid: number;
  order: number[];
  pot: number;
  teams: TeamSeen[];
  awaiting: number[];
  pending: Pending[];
  over: boolean;
  winners: number[];
}

/** The token, then its time and place and velocity: from there on it slows down evenly. */
export type Leg = [token: number, time: number, x: number, y: number, vx: number, vy: number];
/** The token, and when and where its centre left the board. */
export type Fall = [token: number, time: number, x: number, y: number];
export type Rest = [token: number, x: number, y: number];

/** How a slide went, whether it comes from a game or from practice. */
export interface SlideSeen {
  token: number;
  seconds: number;
  rests: Rest[];
  legs: Leg[];
  falls: Fall[];
}

export const TOKENS_EACH = 4;

export function teamOf(token: number): number {
  return Math.floor(token / TOKENS_EACH);
}
