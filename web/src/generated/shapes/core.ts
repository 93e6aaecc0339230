// Written by web/generate.py; do not change it by hand.

/** What the view of every game holds; `P` is what can be pending in it. */
export type GameView<P> = {
  edition: string;
  seats: number;
  /** The seat whose view this is; null for a spectator. */
  seat: number | null;
  options: Record<string, unknown>;
  awaiting: number[];
  /** The stack of decisions; the question being asked is the last one. */
  pending: P[];
  over: boolean;
  winners: number[];
  scores: number[];
};

/** One thing that follows from an action, as the key of its words with their arguments, and how heavy it is. */
export type StakeShown = {
  stake: string;
  details: Record<string, unknown>;
  weight: 'gain' | 'plain' | 'cost' | 'grave';
};
