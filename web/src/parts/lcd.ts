/** Seven segments: which of them are lit for each character of the bank unit's display. */

/** The segments clockwise from the top, then the middle one. */
export const SEGMENTS = [
  'M2.5 0h11l-3 3.2h-5z',
  'M16 1.5l-3.2 3v5.5l1.7 1.6L16 10.5z',
  'M16 22.5l-3.2-3V14l1.7-1.6 1.5 1.1z',
  'M2.5 24h11l-3-3.2h-5z',
  'M0 22.5l3.2-3V14l-1.7-1.6L0 13.5z',
  'M0 1.5l3.2 3v5.5L1.5 11.6 0 10.5z',
  'M3.3 12l1.9-1.6h5.6l1.9 1.6-1.9 1.6H5.2z',
] as const;

const LIT: Readonly<Record<string, string>> = {
  '0': '1111110',
  '1': '0110000',
  '2': '1101101',
  '3': '1111001',
  '4': '0110011',
  '5': '1011011',
  '6': '1011111',
  '7': '1110000',
  '8': '1111111',
  '9': '1111011',
  '-': '0000001',
  E: '1001111',
  r: '0000101',
  o: '0011101',
  ' ': '0000000',
};

export type Sign =
  | { kind: 'digit'; x: number; lit: boolean[] }
  | { kind: 'point'; x: number }
  | { kind: 'letter'; x: number; path: string };

const LETTERS: Readonly<Record<string, string>> = {
  M: 'M1 23V9l4 5 4-5v14',
  K: 'M2 8v15M9 9l-6.5 6.5L9 23',
};

/** Lay out a text; return its characters and its width. */
export function layOut(text: string): { signs: Sign[]; width: number } {
  const signs: Sign[] = [];
  let x = 0;
  for (const sign of text) {
    if (sign === '.' || sign === ',') {
      signs.push({ kind: 'point', x: x - 4 });
      x += 2;
    } else if (sign in LETTERS) {
      signs.push({ kind: 'letter', x: x + 1, path: LETTERS[sign] ?? '' });
      x += 13;
    } else {
      signs.push({ kind: 'digit', x, lit: [...(LIT[sign] ?? LIT[' '] ?? '')].map((it) => it === '1') });
      x += 20;
    }
  }
  return { signs, width: Math.max(x, 10) };
}

/** Write an amount as the unit does: at most five digits, K and M. */
export function written(amount: number): string {
  const size = Math.abs(amount);
  const [unit, letter] = size >= 1_000_000 ? [1_000_000, 'M'] : size >= 1_000 ? [1_000, 'K'] : [1, ''];
  const digits = (amount / unit).toFixed(4).replace(/\.?0+$/, '');
  const whole = digits.replace('-', '').split('.')[0]?.length ?? 1;
  const short = Number(digits)
    .toFixed(Math.max(0, 5 - whole))
    .replace(/\.?0+$/, '');
  return `${digits.includes('.') ? short : digits}${letter}`;
}
