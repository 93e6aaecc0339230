/** A link as a QR code for a camera: byte mode, correction level L, versions 1 to 20 (ISO/IEC 18004). */

/** The code, row by row; true is dark. */
export type Code = boolean[][];

/** Data codewords in a block, correction codewords in a block, how many blocks, and how many with one codeword more. */
type Version = readonly [data: number, correction: number, blocks: number, longer: number];

// 858 bytes are enough for a link that holds a position.
const VERSIONS: readonly Version[] = [
  [19, 7, 1, 0],
  [34, 10, 1, 0],
  [55, 15, 1, 0],
  [80, 20, 1, 0],
  [108, 26, 1, 0],
  [68, 18, 2, 0],
  [78, 20, 2, 0],
  [97, 24, 2, 0],
  [116, 30, 2, 0],
  [68, 18, 2, 2],
  [81, 20, 4, 0],
  [92, 24, 2, 2],
  [107, 26, 4, 0],
  [115, 30, 3, 1],
  [87, 22, 5, 1],
  [98, 24, 5, 1],
  [107, 28, 1, 5],
  [120, 30, 5, 1],
  [113, 28, 3, 4],
  [107, 28, 3, 5],
];
/** From this version on, the length takes two bytes instead of one. */
const LONG = 10;
/** From this version on, a code says its version. */
const VERSIONED = 7;

const BYTE_MODE = 0b0100;
const LEVEL_L = 0b01;
const FILLING = [0xec, 0x11] as const;

/** Return the code of a text, or null if it is too long for the versions we draw. */
export function encode(text: string): Code | null {
  const bytes = new TextEncoder().encode(text);
  const found = VERSIONS.findIndex((each, place) => bytes.length + (place + 1 < LONG ? 2 : 3) <= roomOf(each));
  const version = VERSIONS[found];
  if (version === undefined) return null;
  return lay(found + 1, withCorrection(codewords(bytes, found + 1, roomOf(version)), version));
}

/** Count the data codewords of a version. */
function roomOf([data, , blocks, longer]: Version): number {
  return data * blocks + (data + 1) * longer;
}

/** Return the outline of all dark modules as one SVG path, in modules. */
export function path(code: Code): string {
  const runs: string[] = [];
  code.forEach((row, y) => {
    let x = 0;
    while (x < row.length) {
      let end = x;
      while (row[end]) end++;
      if (end > x) runs.push(`M${x} ${y}h${end - x}v1H${x}z`);
      x = end + 1;
    }
  });
  return runs.join('');
}

/** Pack mode, length and bytes into codewords, with the end mark and padding. */
function codewords(bytes: Uint8Array, version: number, room: number): number[] {
  // Mode and length are 12 or 20 bits, so every byte is split between two codewords; the end mark fills the last half.
  const { length } = bytes;
  const halves = [BYTE_MODE, ...(version < LONG ? [] : [length >> 12, (length >> 8) & 15])];
  halves.push((length >> 4) & 15, length & 15);
  for (const byte of bytes) halves.push(byte >> 4, byte & 15);
  halves.push(0);
  const words: number[] = [];
  for (let i = 0; i < halves.length; i += 2) words.push(((halves[i] ?? 0) << 4) | (halves[i + 1] ?? 0));
  for (let i = 0; words.length < room; i++) words.push(FILLING[i % 2] as number);
  return words;
}

/** Add the correction codewords of each block and interleave the blocks. */
function withCorrection(words: readonly number[], [data, correction, blocks, longer]: Version): number[] {
  let from = 0;
  const parts = Array.from({ length: blocks + longer }, (_, i) =>
    words.slice(from, (from += i < blocks ? data : data + 1)),
  );
  const rests = parts.map((part) => remainder(part, correction));
  return [...interleave(parts), ...interleave(rests)];
}

/** Take the first word of each part, then the second, and so on; the last parts may have one more. */
function interleave(parts: readonly (readonly number[])[]): number[] {
  const length = parts.at(-1)?.length ?? 0;
  return Array.from({ length }, (_, i) => parts.flatMap((part) => part.slice(i, i + 1))).flat();
}

// Powers of 2 in the field of 256 elements modulo x⁸ + x⁴ + x³ + x² + 1, and their logarithms.
const POWERS: number[] = [];
const LOGARITHMS: number[] = [];
for (let i = 0, value = 1; i < 255; i++) {
  POWERS.push(value);
  LOGARITHMS[value] = i;
  value <<= 1;
  if (value > 255) value ^= 0x11d;
}

function times(one: number, other: number): number {
  if (one === 0 || other === 0) return 0;
  return POWERS[((LOGARITHMS[one] as number) + (LOGARITHMS[other] as number)) % 255] as number;
}

/** Divide by (x − 1)(x − 2)(x − 4)… and return the remainder: the Reed–Solomon codewords. */
function remainder(words: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let i = 0; i < count; i++) {
    const root = POWERS[i] as number;
    divisor = [...divisor, 0].map((one, place) => one ^ times(divisor[place - 1] ?? 0, root));
  }
  const rest = [...words, ...new Array<number>(count).fill(0)];
  for (let place = 0; place < words.length; place++) {
    const factor = rest[place] as number;
    divisor.forEach(
      (coefficient, step) => (rest[place + step] = (rest[place + step] as number) ^ times(coefficient, factor)),
    );
  }
  return rest.slice(words.length);
}

/** Draw patterns and codewords, with the one of the eight masks that is easiest to read. */
function lay(version: number, words: readonly number[]): Code {
  const fixed = patterns(version);
  const free = fixed.map((row) => row.map((cell) => cell === null));
  const bare = fixed.map((row) => row.map((cell) => cell === true));
  place(bare, free, words);
  const codes = Array.from({ length: 8 }, (_, mask) => masked(bare, free, mask));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}

/** Draw what every code of a version has; null is free for data. */
function patterns(version: number): (boolean | null)[][] {
  const size = 17 + 4 * version;
  const rows = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const set = (y: number, x: number, dark: boolean) => {
    const row = rows[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [top, left] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const) {
    for (let y = -1; y <= 7; y++) {
      for (let x = -1; x <= 7; x++) {
        const ring = Math.max(Math.abs(y - 3), Math.abs(x - 3));
        set(top + y, left + x, ring !== 2 && ring !== 4);
      }
    }
  }
  const middles = alignments(version, size);
  for (const top of middles) {
    for (const left of middles) {
      // In three corners there is a finder pattern.
      if ((top === 6 && (left === 6 || left === size - 7)) || (left === 6 && top === size - 7)) continue;
      for (let y = -2; y <= 2; y++) {
        for (let x = -2; x <= 2; x++) set(top + y, left + x, Math.max(Math.abs(y), Math.abs(x)) !== 1);
      }
    }
  }
  if (version >= VERSIONED) {
    const bits = withRemainder(version, 12, 0b1111100100101);
    for (let bit = 0; bit < 18; bit++) {
      const [across, along] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
      set(along, across, ((bits >> bit) & 1) === 1);
      set(across, along, ((bits >> bit) & 1) === 1);
    }
  }
  // The area of the format, which depends on the mask.
  for (const [y, x] of formatPlaces(size).flat()) set(y, x, false);
  set(size - 8, 8, true);
  return rows;
}

/** List where the middles of the alignment patterns are, in rows and in columns. */
function alignments(version: number, size: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = 2 * Math.floor((4 * version + 2 * count + 1) / (2 * count - 2));
  return [6, ...Array.from({ length: count - 1 }, (_, i) => size - 7 - i * step)];
}

/** Return both places of each of the 15 bits of the format, the lowest bit first. */
function formatPlaces(size: number): [number, number][][] {
  return Array.from({ length: 15 }, (_, bit) => [
    [bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8],
    [8, bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit],
  ]);
}

/** Fill the free modules in pairs of columns from the right, going up and down in turn. */
function place(code: Code, free: readonly boolean[][], words: readonly number[]): void {
  const size = code.length;
  let bit = 0;
  let upwards = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let i = 0; i < size; i++) {
      const y = upwards ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (!free[y]?.[x]) continue;
        const word = words[bit >> 3] ?? 0;
        (code[y] as boolean[])[x] = ((word >> (7 - (bit & 7))) & 1) === 1;
        bit++;
      }
    }
    upwards = !upwards;
  }
}

const TURNED: readonly ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => ((y >> 1) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

/** Invert the data by a mask and write which mask it was. */
function masked(bare: Code, free: readonly boolean[][], mask: number): Code {
  const isTurned = TURNED[mask] as (y: number, x: number) => boolean;
  const code = bare.map((row, y) => row.map((cell, x) => cell !== (free[y]?.[x] === true && isTurned(y, x))));
  const bits = formatOf(mask);
  formatPlaces(code.length).forEach((places, bit) => {
    for (const [y, x] of places) (code[y] as boolean[])[x] = ((bits >> bit) & 1) === 1;
  });
  return code;
}

/** Return level and mask as the format writes them. */
function formatOf(mask: number): number {
  return withRemainder((LEVEL_L << 3) | mask, 10, 0b10100110111) ^ 0b101010000010010;
}

/** Return some bits, followed by the remainder of their division by a polynomial of a degree. */
function withRemainder(bits: number, degree: number, polynomial: number): number {
  let rest = bits << degree;
  for (let shift = 31 - Math.clz32(rest) - degree; shift >= 0; shift--) {
    if ((rest >> (shift + degree)) & 1) rest ^= polynomial << shift;
  }
  return (bits << degree) | rest;
}

/** Count what makes a code hard to read: long runs, blocks, anything like a finder pattern, too much dark or light. */
function penalty(code: Code): number {
  const size = code.length;
  const columns = code.map((_, x) => code.map((row) => row[x] === true));
  let total = 0;
  for (const line of [...code, ...columns]) {
    const text = line.map((cell) => (cell ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) total += run.length - 2;
    for (let i = 0; i + 7 <= size; i++) {
      if (text.slice(i, i + 7) !== '1011101') continue;
      if (!text.slice(Math.max(0, i - 4), i).includes('1') || !text.slice(i + 7, i + 11).includes('1')) total += 40;
    }
  }
  for (let y = 0; y + 1 < size; y++) {
    for (let x = 0; x + 1 < size; x++) {
      const cell = code[y]?.[x];
      if (cell === code[y]?.[x + 1] && cell === code[y + 1]?.[x] && cell === code[y + 1]?.[x + 1]) total += 3;
    }
  }
  const dark = code.flat().filter(Boolean).length;
  return total + Math.floor(Math.abs(dark * 20 - size * size * 10) / (size * size)) * 10;
}
