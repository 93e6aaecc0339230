/**
 * SHA-256 and SHA-512 (FIPS 180-4): by WebCrypto if the browser offers it, otherwise by our own code.
 *
 * Browsers offer WebCrypto only to pages loaded over https or from the same machine; a phone on the local network has
 * neither, and should be able to check the dice as well.
 */

export type Algorithm = 'SHA-256' | 'SHA-512';

export async function hash(algorithm: Algorithm, bytes: Uint8Array): Promise<Uint8Array> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return hashPlainly(algorithm, bytes);
  return new Uint8Array(await subtle.digest(algorithm, bytes as Uint8Array<ArrayBuffer>));
}

interface Variant {
  /** Bits per word. */
  width: bigint;
  rounds: number;
  /** The rotations of Σ0, Σ1, σ0 and σ1; the last number of each σ is a shift. */
  turns: readonly (readonly [bigint, bigint, bigint])[];
}

const VARIANTS: Record<Algorithm, Variant> = {
  'SHA-256': {
    width: 32n,
    rounds: 64,
    turns: [
      [2n, 13n, 22n],
      [6n, 11n, 25n],
      [7n, 18n, 3n],
      [17n, 19n, 10n],
    ],
  },
  'SHA-512': {
    width: 64n,
    rounds: 80,
    turns: [
      [28n, 34n, 39n],
      [14n, 18n, 41n],
      [1n, 8n, 7n],
      [19n, 61n, 6n],
    ],
  },
};

/** Hash bytes without the browser's help: slow, but fast enough for the few blocks of a game. */
export function hashPlainly(algorithm: Algorithm, bytes: Uint8Array): Uint8Array {
  const { width, rounds, turns } = VARIANTS[algorithm];
  const ones = (1n << width) - 1n;
  const [sum0, sum1, mix0, mix1] = turns as [Turns, Turns, Turns, Turns];
  const turn = (x: bigint, by: bigint) => ((x >> by) | (x << (width - by))) & ones;
  const summed = (x: bigint, [a, b, c]: Turns) => turn(x, a) ^ turn(x, b) ^ turn(x, c);
  const mixed = (x: bigint, [a, b, c]: Turns) => turn(x, a) ^ turn(x, b) ^ (x >> c);

  const primes = firstPrimes(80);
  const constants = primes.slice(0, rounds).map((prime) => fractionOfRoot(prime, 3n, width));
  let state = primes.slice(0, 8).map((prime) => fractionOfRoot(prime, 2n, width));

  for (const block of wordsOf(padded(bytes, Number(width) * 2), width)) {
    const words = [...block];
    for (let i = 16; i < rounds; i++) {
      const sum = mixed(at(words, i - 2), mix1) + at(words, i - 7) + mixed(at(words, i - 15), mix0) + at(words, i - 16);
      words.push(sum & ones);
    }
    let [a, b, c, d, e, f, g, h] = state as [bigint, bigint, bigint, bigint, bigint, bigint, bigint, bigint];
    for (let i = 0; i < rounds; i++) {
      const one = h + summed(e, sum1) + ((e & f) ^ (~e & ones & g)) + at(constants, i) + at(words, i);
      const two = summed(a, sum0) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) & ones, c, b, a, (one + two) & ones];
    }
    state = [a, b, c, d, e, f, g, h].map((value, i) => (value + at(state, i)) & ones);
  }
  const size = Number(width) / 8;
  return Uint8Array.from(state.flatMap((word) => bytesOf(word, size)));
}

type Turns = readonly [bigint, bigint, bigint];

function at(words: readonly bigint[], place: number): bigint {
  return words[place] as bigint;
}

/** Append the end mark and the length in bits, to fill whole blocks. */
function padded(bytes: Uint8Array, block: number): Uint8Array {
  const length = Math.ceil((bytes.length + 1 + block / 8) / block) * block;
  const whole = new Uint8Array(length);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  whole.set(bytesOf(BigInt(bytes.length) * 8n, 8), length - 8);
  return whole;
}

function* wordsOf(bytes: Uint8Array, width: bigint): Generator<bigint[]> {
  const size = Number(width) / 8;
  for (let start = 0; start < bytes.length; start += size * 16) {
    yield Array.from({ length: 16 }, (_, i) => numberOf(bytes.subarray(start + i * size, start + (i + 1) * size)));
  }
}

function numberOf(bytes: Uint8Array): bigint {
  return bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
}

function bytesOf(number: bigint, size: number): number[] {
  return Array.from({ length: size }, (_, i) => Number((number >> BigInt(8 * (size - 1 - i))) & 255n));
}

function firstPrimes(count: number): bigint[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return primes.map(BigInt);
}

/** Return the first bits after the point of a square or cube root: the standard's constants are made that way. */
function fractionOfRoot(number: bigint, degree: bigint, width: bigint): bigint {
  const wanted = number << (width * degree);
  let low = 0n;
  let high = (number + 1n) << width;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** degree <= wanted) low = middle;
    else high = middle;
  }
  return low & ((1n << width) - 1n);
}
