/** The scorer keeps what was entered and has the server count it, again whenever something is corrected. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scored, Scoring } from '../../src/tables/knockout/server';

const asked: Scoring[] = [];
let fails = false;

/** Count 100 for each token on Baltic; railroads and Houses ask as the server does. */
function count(lying: Scoring): Promise<Scored> {
  asked.push(lying);
  if (fails) return Promise.reject(new Error('no connection'));
  const gains = lying.lying.map((own) => (own.includes('baltic') ? 100 : 0));
  const riders = lying.order.flatMap((team) =>
    (lying.lying[team] ?? []).filter((it) => it.startsWith('railroad')).map(() => team),
  );
  const asks = lying.order.find((team) => lying.lying[team]?.includes('house-a') && !lying.doubled?.[team]) ?? -1;
  const pot = lying.pot ?? 0;
  const after = { round: (lying.round ?? 1) + 1, order: [], pot, cash: [], laid: 0, over: false, winners: [] };
  return Promise.resolve({
    chance: false,
    riders,
    rides: riders.length > 0 ? ['boardwalk'] : [],
    steps: [],
    gains,
    asked: asks,
    choices: asks < 0 ? [] : ['baltic'],
    after: asks < 0 ? after : null,
  });
}

vi.mock('../../src/tables/knockout/server', () => ({ scoreRound: count }));
const { Sheet } = await import('../../src/companions/scorer/sheet.svelte');
const { keep } = await import('../../src/net/device');
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  keep('knockout-scorer', null);
  asked.length = 0;
  fails = false;
});

async function begun() {
  const sheet = new Sheet();
  sheet.begin(['Ada', 'Bea', 'Cid']);
  sheet.lay(0, 0, ['baltic']);
  sheet.lay(0, 1, ['boardwalk', 'railroad-a', 'railroad-b']);
  sheet.close(0);
  await settled();
  return sheet;
}

describe('a sheet', () => {
  it('lets the first in the turn order become the last', async () => {
    const sheet = await begun();
    expect([sheet.order(0), sheet.order(1), sheet.order(2)]).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ]);
  });

  it('asks for each token on a railroad, until it rides or stands', async () => {
    const sheet = await begun();
    expect(sheet.rider(0)).toBe(1);
    sheet.stand(0, 1);
    await settled();
    expect(sheet.rider(0)).toBe(1);
    sheet.ride(0, 1, 'park');
    await settled();
    expect(sheet.entries[0]?.lying[1]).toEqual(['boardwalk', 'park', 'railroad-b']);
    expect(sheet.rider(0)).toBe(-1);
  });

  it('counts whom nobody asked about as on no space', async () => {
    await begun();
    expect(asked.at(-1)?.lying[2]).toEqual([]);
  });

  it('counts the rounds after a corrected one anew', async () => {
    const sheet = await begun();
    sheet.next();
    sheet.lay(1, 0, ['baltic']);
    sheet.close(1);
    await settled();
    expect(sheet.counted.map((it) => it.cash[0])).toEqual([100, 200]);
    sheet.lay(0, 0, []);
    await settled();
    expect(sheet.counted.map((it) => it.cash[0])).toEqual([0, 100]);
  });

  it('opens the choice for a House again when tokens are corrected', async () => {
    const sheet = await begun();
    sheet.lay(0, 0, ['baltic', 'house-a']);
    await settled();
    expect(sheet.counted[0]?.score?.asked).toBe(0);
    sheet.double(0, 0, 'baltic');
    await settled();
    expect(sheet.counted[0]?.score?.asked).toBe(-1);
    sheet.lay(0, 2, ['park']);
    expect(sheet.entries[0]?.doubled).toEqual(['', '', '']);
  });

  it('takes 100 from who pays for jail, to Free Parking', async () => {
    const sheet = await begun();
    expect(sheet.canPay(0, 0)).toBe(false);
    sheet.next();
    await settled();
    expect(sheet.canPay(1, 0)).toBe(true);
    sheet.pay(1, 0);
    await settled();
    expect(sheet.counted[1]).toMatchObject({ before: [0, 0, 0], pot: 600 });
    expect(sheet.canPay(1, 0)).toBe(false);
  });

  it('takes back step by step, and comes back after a reload', async () => {
    const sheet = await begun();
    sheet.undo();
    expect(sheet.entries[0]?.isCounted).toBe(false);
    const again = new Sheet();
    expect(again.names).toEqual(['Ada', 'Bea', 'Cid']);
    expect(again.entries).toEqual(sheet.entries);
    again.forget();
    expect(new Sheet().hasBegun).toBe(false);
  });

  it('keeps what was said when nobody can count it', async () => {
    fails = true;
    const sheet = await begun();
    expect(sheet.trouble).toBeInstanceOf(Error);
    expect(sheet.entries[0]?.lying[0]).toEqual(['baltic']);
    fails = false;
    await sheet.count();
    expect(sheet.trouble).toBeNull();
    expect(sheet.counted[0]?.cash[0]).toBe(100);
  });

  it.each([{}, { names: ['A'], entries: [] }, { names: ['A', 'B'], entries: [{ lying: [null] }] }, 7])(
    'does not take %j for one',
    (kept) => {
      keep('knockout-scorer', kept);
      expect(new Sheet().hasBegun).toBe(false);
    },
  );
});
