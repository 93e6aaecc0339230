import { describe, expect, test } from 'vitest';
import { Chance, commitmentOf, fromHex, seedOf, toHex } from '../../src/pages/chance';
import { type Algorithm, hash, hashPlainly } from '../../src/pages/sha';

const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i);
const SEVEN = new Uint8Array(32);
SEVEN[31] = 7;

describe('our own hashes', () => {
  test.each<[Algorithm, string]>([
    ['SHA-256', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'SHA-512',
      'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
    ],
  ])('%s of abc is the standard’s', (algorithm, digest) => {
    expect(toHex(hashPlainly(algorithm, new TextEncoder().encode('abc')))).toBe(digest);
  });

  test.each<Algorithm>(['SHA-256', 'SHA-512'])(
    '%s agrees with WebCrypto at every length around a block',
    async (algorithm) => {
      for (const length of [0, 1, 40, 55, 56, 63, 64, 65, 111, 112, 119, 120, 127, 128, 129, 300]) {
        const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
        expect(toHex(hashPlainly(algorithm, bytes)), `${length}`).toBe(toHex(await hash(algorithm, bytes)));
      }
    },
  );
});

describe('the seed, as on the page about the protocol', () => {
  test('commitment', async () => {
    expect(await commitmentOf(SECRET)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });

  test('seed of two persons', async () => {
    expect(toHex(await seedOf(SECRET, ['Anna', 'Ben']))).toBe(
      '3093a9be9fd60fa58f7930cef4aff3d4facf6f5596afb7b984af036a129000f9',
    );
  });

  test('an empty nonce is a part, and their order matters', async () => {
    const seeds = await Promise.all([[], [''], ['Ben', 'Anna'], ['AnnaBen']].map((nonces) => seedOf(SECRET, nonces)));
    expect(new Set(seeds.map(toHex)).size).toBe(4);
  });
});

describe('draws of the seed 7, as the engine makes them', () => {
  test('twelve rolls use twelve bytes', async () => {
    const chance = new Chance(SEVEN);
    const rolls = [];
    for (let i = 0; i < 12; i++) rolls.push(await chance.roll());
    expect(rolls).toEqual([5, 3, 6, 3, 2, 2, 2, 6, 4, 1, 1, 5]);
    expect(chance.drawn).toBe(12);
  });

  test('a shuffle of ten', async () => {
    expect(await new Chance(SEVEN).shuffle(10)).toEqual([0, 9, 6, 7, 3, 1, 2, 5, 8, 4]);
  });

  test('numbers that take several bytes', async () => {
    expect(await new Chance(SEVEN).below(1000)).toBe(896);
    expect(await new Chance(new Uint8Array(32)).below(10 ** 9)).toBe(276887665);
  });

  test('bytes of the last incomplete run are thrown away, and blocks follow each other', async () => {
    const chance = new Chance(SEVEN);
    const bytes: number[] = [];
    for (let i = 0; i < 300; i++) bytes.push(await chance.below(256));
    const expected = bytes.filter((byte) => byte < 252).map((byte) => 1 + (byte % 6));
    const again = new Chance(SEVEN);
    const rolls = [];
    for (let i = 0; i < expected.length; i++) rolls.push(await again.roll());
    expect(expected.length).toBeLessThan(300);
    expect(rolls).toEqual(expected);
  });

  test('a choice among one costs nothing', async () => {
    const chance = new Chance(SEVEN);
    expect(await chance.below(1)).toBe(0);
    expect(chance.drawn).toBe(0);
  });
});

test('hexadecimal digits', () => {
  expect(toHex(fromHex('00ff7a') ?? new Uint8Array())).toBe('00ff7a');
  expect(fromHex('0')).toBeNull();
  expect(fromHex('zz')).toBeNull();
});
