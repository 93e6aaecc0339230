import { describe, expect, test } from 'vitest';
import { checkCommitment, checkSeed, DrawCheck, type Proof, proofOf } from '../../src/pages/after/check';
import { fromHex } from '../../src/pages/chance';
import type { Step } from '../../src/generated/messages';
import game from './banking.json';

// A game of Banking played on a server: its record, and its first rolls and shuffles.
const record: Record<string, unknown> & { rentier: Record<string, unknown> } = game.record;
const steps = game.steps as Pick<Step, 'number' | 'draws' | 'events'>[];
const proof = proofOf(record) as Proof;

async function checked(given: typeof steps, seed = proof.seed): Promise<DrawCheck> {
  const check = new DrawCheck(fromHex(seed) ?? new Uint8Array());
  for (const step of given) await check.hear(step);
  return check;
}

describe('a real table', () => {
  test('its secret fits the seal and its seed comes from it', async () => {
    expect((await checkCommitment(proof)).isRight).toBe(true);
    expect((await checkSeed(proof)).isRight).toBe(true);
  });

  test('a roll that another package tells otherwise is checked by its draws alone', async () => {
    const told = steps.map((step) => ({ ...step, events: [{ event: 'rolled', seat: 0, number: 3 }] }));
    const check = await checked(told);
    expect(check.wrongDraws).toBe(0);
    expect(check.wrongRolls).toBe(0);
    expect(check.rolls).toBe(0);
  });

  test('all draws and rolls come out again', async () => {
    const check = await checked(steps);
    expect(check.draws.length).toBeGreaterThan(30);
    expect(check.wrongDraws).toBe(0);
    expect(check.rolls).toBeGreaterThan(10);
    expect(check.wrongRolls).toBe(0);
  });
});

describe('what was forged is found', () => {
  test('another secret', async () => {
    const forged = { ...proof, secret: proof.secret.replace(/^../, (first) => (first === '00' ? '01' : '00')) };
    expect((await checkCommitment(forged)).isRight).toBe(false);
    expect((await checkSeed(forged)).isRight).toBe(false);
  });

  test('a nonce that nobody gave', async () => {
    expect((await checkSeed({ ...proof, nonces: [...proof.nonces, ''] })).isRight).toBe(false);
  });

  test('a die that fell otherwise', async () => {
    const forged = structuredClone(steps);
    const draw = forged
      .find((step) => step.draws.some((it) => it.kind === 'die'))
      ?.draws.find((it) => it.kind === 'die');
    if (draw) draw.came = [((draw.came[0] ?? 0) % 6) + 1];
    expect((await checked(forged)).wrongDraws).toBe(1);
  });

  test('a shuffle in another order', async () => {
    const forged = structuredClone(steps);
    forged[0]?.draws[0]?.came.reverse();
    expect((await checked(forged)).wrongDraws).toBe(1);
  });

  test('a draw that was left out', async () => {
    const forged = structuredClone(steps);
    forged[0]?.draws.shift();
    expect((await checked(forged)).wrongDraws).toBeGreaterThan(0);
  });

  test('a roll that was shown otherwise than it was drawn', async () => {
    const forged = structuredClone(steps);
    const event = forged.flatMap((step) => step.events).find((it) => typeof it.first === 'number');
    if (event) event.first = (Number(event.first) % 6) + 1;
    const check = await checked(forged);
    expect(check.wrongDraws).toBe(0);
    expect(check.wrongRolls).toBe(1);
  });

  test('another seed', async () => {
    expect((await checked(steps, '00'.repeat(32))).wrongDraws).toBeGreaterThan(10);
  });
});

test.each([
  ['nothing', null],
  ['a list', []],
  ['a record without a table', { ...record, rentier: undefined }],
  ['a secret that is too short', { ...record, rentier: { ...record.rentier, secret: '00' } }],
  ['nonces that are no texts', { ...record, rentier: { ...record.rentier, nonces: [1] } }],
])('%s is no proof', (_, given) => {
  expect(proofOf(given)).toBeNull();
});
