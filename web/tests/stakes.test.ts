import { describe, expect, test, vi } from 'vitest';
import type { Answer, MenuEntry } from '../src/generated/messages';
import { Stakes } from '../src/state/stakes.svelte';

const GRAVE = { stake: 'deal-stake-break-set', details: { colour: 'green' }, weight: 'grave' };

function stakesOf(menu: MenuEntry[], answer: Answer | null = null): { stakes: Stakes; ask: ReturnType<typeof vi.fn> } {
  const ask = vi.fn(() => (answer === null ? null : Promise.resolve(answer)));
  return { stakes: new Stakes({ menu, ask }), ask };
}

describe('what follows from an action', () => {
  test('is read off a short menu', async () => {
    const { stakes, ask } = stakesOf([{ text: 'move', stakes: [GRAVE] }, { text: 'end' }]);
    expect(stakes.known('move')).toEqual([GRAVE]);
    expect(await stakes.of('end')).toEqual([]);
    expect(ask).not.toHaveBeenCalled();
  });

  test('is asked of the server once, until the table goes on', async () => {
    const { stakes, ask } = stakesOf([{ text: 'end' }], { is: 'answer', id: 'x', ok: true, stakes: [GRAVE] });
    expect(stakes.known('end')).toBeNull();
    expect(await stakes.of('bid 100')).toEqual([GRAVE]);
    expect(await stakes.of('bid 100')).toEqual([GRAVE]);
    expect(ask).toHaveBeenCalledTimes(1);
    stakes.forget();
    await stakes.of('bid 100');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('is nothing for what may not be done, or without a way to the server', async () => {
    const refused = stakesOf([], { is: 'answer', id: 'x', ok: false, stakes: [GRAVE] });
    expect(await refused.stakes.of('bid 100')).toEqual([]);
    expect(await stakesOf([]).stakes.of('bid 100')).toEqual([]);
  });
});

describe('what is grave', () => {
  test('is done when the reader means it, and not otherwise', async () => {
    const { stakes } = stakesOf([]);
    const meant = stakes.isMeant('move', [GRAVE as never]);
    expect(stakes.doubt?.action).toBe('move');
    stakes.doubt?.answer(true);
    expect(await meant).toBe(true);
    expect(stakes.doubt).toBeNull();
    const not = stakes.isMeant('move', [GRAVE as never]);
    stakes.doubt?.answer(false);
    expect(await not).toBe(false);
  });

  test('is not done when something else is asked meanwhile', async () => {
    const { stakes } = stakesOf([]);
    const first = stakes.isMeant('move', [GRAVE as never]);
    const second = stakes.isMeant('resign', [GRAVE as never]);
    expect(await first).toBe(false);
    stakes.drop();
    expect(await second).toBe(false);
  });
});
