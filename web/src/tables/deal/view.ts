/** What the server shows of a game of Deal, as types (docs/deal.md). */
export interface SetShown {
  set: string;
  colour: string;
  cards: string[];
  buildings: number;
  full: boolean;
  rent: number;
}

export interface PlayerShown {
  hand: number;
  bank: string[];
  banked: number;
  sets: SetShown[];
  full_sets: number;
}

export interface Pending {
  kind: string;
  action?: string;
  amount?: number;
  targets?: number[];
  asked?: number[];
  victim?: number;
  cancelled?: boolean;
  payer?: number;
  owner?: number;
  card?: string;
}

export interface DealView {
  seats: number;
  seat: number | null;
  options: Record<string, unknown>;
  turn: number;
  turns: number;
  plays_left: number;
  pile: number;
  centre: string[];
  hand: string[];
  players: PlayerShown[];
  awaiting: number[];
  pending: Pending[];
  over: boolean;
  winners: number[];
  /** Everybody's hands, by seat, where everything is open: after the game. */
  own?: Record<number, { hand?: string[] }>;
}

/** So many cards may stay in a hand at the end of a turn (DL-12); only to say how many are too many. */
export const MOST_IN_HAND = 7;

/** Gives the decision on top, which is the one that somebody is asked. */
export function asked(view: DealView): Pending {
  return view.pending.at(-1) ?? { kind: '' };
}

/** Gives the action that is being answered or paid for, if there is one. */
export function attack(view: DealView): Pending | undefined {
  return view.pending.findLast((decision) => decision.kind === 'attack');
}

/** Lists everybody but the reader, in turn order from the reader's left; a spectator sees them all. */
export function others(view: DealView): number[] {
  const first = view.seat ?? -1;
  const all = Array.from({ length: view.seats }, (_, i) => (first + 1 + i + view.seats) % view.seats);
  return view.seat === null ? all : all.filter((seat) => seat !== view.seat);
}
