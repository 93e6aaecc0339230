import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Code, encode, path } from '../../src/pages/qr';

/** Write a code as one hexadecimal number per row. */
function packed(code: Code | null): string {
  return (code ?? []).map((row) => BigInt(`0b${row.map(Number).join('')}`).toString(16)).join(' ');
}

// The first two are from the terminal's encoder, the last from another library; cameras read them.
const KNOWN: Record<string, string> = {
  'http://127.0.0.1:8000/':
    '1fc4b7f 105c341 175035d 174915d 175da5d 1055f41 1fd557f 16300 1a63876 7abc61 1df3ce3 162fdf0 fd6f6b 90a5cd 1462125 c8eaea 1ce55fc 1151d 1fd7b53 104571f 17481f1 1752394 17443bd 1054708 1fd9163',
  ['x'.repeat(106)]:
    '1fcaaaaa7f 104aaaaa41 175555555d 174555555d 174aaaaa5d 104aaaaa41 1fd555557f 1aaaaa00 1df6aaaac4 4a155554d 9ed555517 202aaaab2 972aaaae8 1dad55554d c49555517 1db2aaaab2 1d4aaaaae8 8ad55554d 18c5555517 2b2aaaab2 bfeaaaae8 d9955554d 5e9555517 1ca2aaaab2 346aaaae8 50d55554d 1741555517 b06aaaab2 134aaaabf8 1555551d 1fd5555757 1056aaa913 1752aaa9f8 174555561f 175d5554b7 105aaaa9e2 1fdaaaab4b',
};

test.each(Object.keys(KNOWN))('the known answer for %s', (text) => {
  expect(packed(encode(text))).toBe(KNOWN[text]);
});

test('two blocks are interleaved', () => {
  expect(packed(encode('y'.repeat(134)))).toBe(TWO_BLOCKS);
});

// Checksums of the codes that the Python library `qrcode` makes of the same texts with the same masks.
test.each([
  [135, '40cd2a53f315a54b'],
  [155, 'e6a87b8cb89dcf24'],
  [272, '58e834d3f9d6e2cd'],
  [459, '8f3e15e1ae1319d9'],
  [600, '334010935fe9b256'],
] as const)('longer codes, of %i bytes, are those of another library', (length, checksum) => {
  const text = 'position/banking#banking.1.ePnCxUJH5Zh'.repeat(30).slice(0, length);
  expect(
    createHash('sha256')
      .update(packed(encode(text)))
      .digest('hex')
      .slice(0, 16),
  ).toBe(checksum);
});

describe('what does not fit', () => {
  test.each([
    [17, 21],
    [18, 25],
    [107, 41],
    [134, 41],
    [135, 45],
    [230, 53],
    [231, 57],
    [858, 97],
  ])('%i bytes give %i modules', (length, size) => {
    expect(encode('z'.repeat(length))).toHaveLength(size);
  });

  test('a longer text has no code', () => {
    expect(encode('z'.repeat(859))).toBeNull();
  });

  test('bytes count, not letters', () => {
    expect(encode('é'.repeat(430))).toBeNull();
  });
});

test('the path has a run for each row of dark modules', () => {
  expect(
    path([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, true, true],
    ]),
  ).toBe('M0 0h2v1H0zM3 0h1v1H3zM1 2h3v1H1z');
});

const TWO_BLOCKS =
  '1fccaaaaa7f 1047bbbbb41 175f111115d 1749555555d 174daaaaa5d 1048bbbbb41 1fd5555557f 13eeeee00 1dfbaaaaac4 1f96555554d 194f444443f f14eeeee30 35faaaaae8 286555554d 1044444443f 1932eeeee30 1b4aaaaaae8 112d555554d 2f4444443f baeeeeee30 15f2aaaaae8 fb9555554d cd8444443f 160eeeeee30 1efeaaaaae8 401555554d 40444443f 19aaeeeee30 18caaaaaae8 e89555554d 16d8444443f baeeeeee33 10daaaaabfb 11555551d 1fd0444475f 105eeeeed10 175aaaaa9f8 1749555541e 175844444bc 105eeeeedc2 1fdeaaaabcb';
