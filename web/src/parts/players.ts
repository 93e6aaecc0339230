/** How a seat looks: a colour and an object; ten seats differ at least in their object. */

export interface Look {
  /** p1 … p6, a class that sets --p. */
  colour: string;
  /** The object's drawing in the sprite, without #. */
  object: string;
}

const OBJECTS = ['t-snail', 't-teapot', 't-cactus', 't-pigeon', 't-umbrella', 't-key'] as const;
const SPARE = ['i-bell', 'i-star', 'i-lens', 'i-hand', 'i-moon', 'i-cards'] as const;

/** The object that goes with a colour. */
export function objectOf(colour: string): string {
  return OBJECTS[Number(colour.slice(1)) - 1] ?? OBJECTS[0];
}

/** Gives each seat its look: the colour it chose if nobody before it has it, else the next free one. */
export function looks(seats: readonly { colour?: string }[]): Look[] {
  const free = new Set(['p1', 'p2', 'p3', 'p4', 'p5', 'p6']);
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
