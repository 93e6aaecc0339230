/** How a seat looks: a colour and an object; ten seats differ at least in their objects. */

export interface Look {
  /** A class that sets --p: p1 … p6. */
  colour: string;
  /** The id of the object's drawing in the sprite, without #. */
  object: string;
}

const COLOURS = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const;
const OBJECTS = ['t-snail', 't-teapot', 't-cactus', 't-pigeon', 't-umbrella', 't-key'] as const;
const SPARE = ['i-bell', 'i-star', 'i-lens', 'i-hand', 'i-moon', 'i-cards'] as const;

/** Return the object that goes with a colour. */
export function objectOf(colour: string): string {
  return OBJECTS[Number(colour.slice(1)) - 1] ?? OBJECTS[0];
}

/** Return the colour that somebody gets who sits down: the one they like, or the first that nobody has chosen. */
export function colourFor(liked: string, taken: readonly string[]): string {
  const wanted = liked || COLOURS[0];
  return taken.includes(wanted) ? (COLOURS.find((colour) => !taken.includes(colour)) ?? wanted) : wanted;
}

/** Give each seat its look: the colour it chose unless an earlier seat has it, otherwise the next free one. */
export function looks(seats: readonly { colour?: string }[]): Look[] {
  const free = new Set<string>(COLOURS);
  const chosen = seats.map(({ colour }) => (colour && free.delete(colour) ? colour : ''));
  let spare = 0;
  return chosen.map((colour) => {
    if (colour) return { colour, object: objectOf(colour) };
    const [next] = free;
    if (next !== undefined) {
      free.delete(next);
      return { colour: next, object: objectOf(next) };
    }
    const place = spare++;
    return { colour: `p${(place % 6) + 1}`, object: SPARE[place % SPARE.length] ?? 'i-star' };
  });
}
