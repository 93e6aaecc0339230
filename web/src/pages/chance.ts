/**
 * The chance of a game, computed again from docs/protocol.md and docs/records.md alone, with none of the server's code.
 */

import { hash } from './sha';

const DOMAIN = 'rentier seed 1';
const BLOCK = 64;

/** Return what the server shows of its secret before the first nonce. */
export async function commitmentOf(secret: Uint8Array): Promise<string> {
  return toHex(await hash('SHA-256', secret));
}

/** Make the seed from the secret and the nonces of the persons, in the order of their seats. */
export async function seedOf(secret: Uint8Array, nonces: readonly string[]): Promise<Uint8Array> {
  const coder = new TextEncoder();
  const parts = [coder.encode(DOMAIN), secret, ...nonces.map((nonce) => coder.encode(nonce))];
  return hash('SHA-256', joined(parts.flatMap((part) => [bigEndian(part.length, 4), part])));
}

/** A position in the endless stream of bytes that a seed produces. */
export class Chance {
  /** How many bytes have been used. */
  drawn = 0;
  #block: Uint8Array = new Uint8Array();
  #number = -1;
  readonly #seed: Uint8Array;

  constructor(seed: Uint8Array) {
    this.#seed = seed;
  }

  /** Draw a number from 0 to n − 1. */
  async below(n: number): Promise<number> {
    if (n <= 1) return 0;
    const width = n <= 256 ? 1 : Math.ceil(Math.log2(n) / 8);
    const whole = 256 ** width;
    for (;;) {
      let number = 0;
      for (let i = 0; i < width; i++) number = number * 256 + (await this.#next());
      if (number < whole - (whole % n)) return number % n;
    }
  }

  /** Roll one die with six sides. */
  async roll(): Promise<number> {
    return 1 + (await this.below(6));
  }

  /** Return the order of `count` things after a shuffle, each as the place it had before. */
  async shuffle(count: number): Promise<number[]> {
    const order = Array.from({ length: count }, (_, i) => i);
    for (let last = count - 1; last > 0; last--) {
      const other = await this.below(last + 1);
      [order[last], order[other]] = [order[other] as number, order[last] as number];
    }
    return order;
  }

  async #next(): Promise<number> {
    const number = Math.floor(this.drawn / BLOCK);
    if (number !== this.#number) {
      this.#block = await hash('SHA-512', joined([this.#seed, bigEndian(number, 8)]));
      this.#number = number;
    }
    return this.#block[this.drawn++ % BLOCK] as number;
  }
}

/** Write bytes as hexadecimal digits. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Read hexadecimal digits; return null if there is anything else. */
export function fromHex(text: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})*$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function bigEndian(number: number, size: number): Uint8Array {
  return Uint8Array.from({ length: size }, (_, i) => Math.floor(number / 256 ** (size - 1 - i)) % 256);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}
