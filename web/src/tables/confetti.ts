/** The confetti of a win: little houses, notes and discs, spread evenly, the same every time. */

export interface Piece {
  form: 'house' | 'note' | 'disc';
  /** One of five colours; 0 is the winner's. */
  colour: number;
  /** Where it falls, in percent of the width. */
  left: number;
  size: number;
  sway: number;
  spin: number;
  /** When it starts, from 0 to 1. */
  late: number;
}

const FORMS = ['house', 'note', 'disc'] as const;
/** Steps by the golden ratio fill a line without lumps. */
const GOLDEN = 0.618_033_988_75;

/** Return a number from 0 to 1 that looks like chance. */
function mixed(seed: number): number {
  const large = Math.sin(seed * 12.9898) * 43_758.5453;
  return large - Math.floor(large);
}

/** Make the pieces. */
export function pieces(count: number): Piece[] {
  return Array.from({ length: count }, (_, i) => {
    const [along, other, third, late] = [(i * GOLDEN) % 1, mixed(i + 1), mixed(i + 101), mixed(i + 201)];
    return {
      form: FORMS[i % FORMS.length] ?? 'disc',
      colour: i % 5,
      left: along * 100,
      size: 12 + other * 14,
      sway: (third - 0.5) * 140,
      spin: (other > 0.5 ? 1 : -1) * (180 + third * 540),
      late,
    };
  });
}
