/** The players who slide the tokens of one colour: one, or a team of two. */
export interface Side {
  team: number;
  name: string;
  seats: readonly number[];
  /** The class of the colour, p1 … p6. */
  colour: string;
  /** The drawing on the tokens. */
  object: string;
}

export interface Standing {
  side: Side;
  cash: number;
  /** Where each token is: a space's code, `none`, `home`, `jail` or `off`. */
  tokens: readonly string[];
  /** Anything else: which of two teammates slides next. */
  state: string;
}
