/** Who slides the tokens of one colour: a player or a team of two. */
export interface Side {
  team: number;
  name: string;
  seats: readonly number[];
  /** The class of the colour, p1 … p6. */
  colour: string;
  /** The drawing on the tokens. */
  object: string;
}

/** How a side stands. */
export interface Standing {
  side: Side;
  cash: number;
  /** Where each token is: a space's code, `none`, `home`, `jail` or `off`. */
  tokens: readonly string[];
  /** What is known besides: which of two mates slides next. */
  state: string;
}
