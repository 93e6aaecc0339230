/** The letter of each group, in board order; its class is `g-` and the letter. */

const LETTERS: Readonly<Record<string, string>> = {
  brown: 'a',
  'light-blue': 'b',
  pink: 'c',
  orange: 'd',
  red: 'e',
  yellow: 'f',
  green: 'g',
  'dark-blue': 'h',
  station: 's',
  train: 's',
  utility: 'u',
};

/** Return the letter of a group's or colour's code: a to h, s, u; empty if it is no group. */
export function letterOf(group: string): string {
  return LETTERS[group] ?? '';
}
