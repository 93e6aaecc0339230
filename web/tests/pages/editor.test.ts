import { beforeEach, describe, expect, test, vi } from 'vitest';
import banking from '../../src/generated/data/banking.json';
import type { PlacedShown, Placing } from '../../src/generated/messages';
import { api, Refused } from '../../src/net/api';
import { diceOf, fromAddress, inAddress } from '../../src/pages/editor/address';
import { putChance, putNote, readNote, rewrite, stacksOf } from '../../src/pages/editor/crooked/notes';
import { coloursFor, putCard, recolour } from '../../src/pages/editor/deal/putting';
import { lyingOf, putToken } from '../../src/pages/editor/knockout/putting';
import { findFortune, putFortune } from '../../src/pages/editor/millionaire/fortune';
import { Position } from '../../src/pages/editor/position.svelte';
import { ownerOf, put, withOut, withTurn } from '../../src/pages/editor/track/putting';
import { reseated, type Values } from '../../src/pages/editor/values';
import { Board } from '../../src/tables/track/board';

const board = new Board(banking.board);
const puts = (thing: string, place: string, values: Values): Values | null =>
  put(board, ['chance', 'chest'], thing, place, values);

const START: Values = {
  turn: 0,
  at: { 0: 'go', 1: 'go' },
  jail: {},
  owns: { 0: ['park'], 1: [] },
  buildings: {},
  mortgaged: [],
  interest_paid: [],
  kept: { 0: [], 1: [] },
  cash: { 0: 15_000_000, 1: 15_000_000 },
  chance: ['back-three', 'chance-out-of-jail'],
  out: [],
};

describe('a board with streets', () => {
  test('a token is put on a space, and in jail', () => {
    const inJail = puts('token:1', 'cell', START)!;
    expect(inJail).toMatchObject({ at: { 0: 'go', 1: 'jail' }, jail: { 1: 0 } });
    expect(puts('token:1', 'space:park', inJail)).toMatchObject({ at: { 1: 'park' }, jail: {} });
    expect(puts('token:1', 'seat:0', START)).toBeNull();
  });

  test('a deed has one owner, and goes back to the bank with what stands on it', () => {
    const built = {
      ...START,
      owns: { 0: ['park', 'boardwalk'], 1: [] },
      buildings: { park: 2 },
      mortgaged: ['boardwalk'],
    };
    expect(ownerOf(puts('deed:park', 'seat:1', built)!, 'park')).toBe(1);
    expect(puts('group:dark-blue', 'bank', built)).toMatchObject({
      owns: { 0: [], 1: [] },
      buildings: {},
      mortgaged: [],
    });
    expect(puts('deed:park', 'space:go', built)).toBeNull();
  });

  test('buildings are put up, moved and taken off; only properties take them', () => {
    const one = puts('house', 'space:park', START)!;
    expect(one).toMatchObject({ buildings: { park: 1 } });
    expect(puts('built:park', 'space:boardwalk', one)).toMatchObject({ buildings: { boardwalk: 1 } });
    expect(puts('built:park', 'bank', one)).toMatchObject({ buildings: {} });
    expect(puts('house', 'space:go', START)).toBeNull();
  });

  test('shutters close and open, money is added, a kept card leaves its pile', () => {
    const shut = puts('shutters', 'space:park', START)!;
    expect(shut).toMatchObject({ mortgaged: ['park'] });
    expect(puts('shutters', 'space:park', shut)).toMatchObject({ mortgaged: [] });
    expect(puts('money:100000', 'seat:1', START)).toMatchObject({ cash: { 1: 15_100_000 } });
    const kept = puts('kept:chance-out-of-jail', 'seat:1', START)!;
    expect(kept).toMatchObject({ kept: { 1: ['chance-out-of-jail'] }, chance: ['back-three'] });
    expect(puts('kept:chance-out-of-jail', 'bank', kept)).toMatchObject({ kept: { 1: [] } });
  });

  test('a turn that begins has rolled nothing, and whoever is out has nothing', () => {
    const middle = { ...START, may_roll: false, doubles: 1, claims: [{}], rounds: 3 };
    expect(withTurn(middle, 1)).toEqual({ ...START, rounds: 3, turn: 1 });
    const out = withOut(START, 0, true);
    expect(out).toMatchObject({ out: [0], owns: { 0: [] } });
    expect(out).not.toHaveProperty('turn');
    expect(withOut(out, 0, false)).toMatchObject({ out: [] });
  });

  test('fewer players keep what they have', () => {
    const three = { ...START, turn: 2, cash: { 0: 1, 1: 2, 2: 3 }, out: [2], turns: 9 };
    expect(reseated(three, 2)).toMatchObject({ cash: { 0: 1, 1: 2 }, out: [] });
    expect(reseated(three, 2)).not.toHaveProperty('turn');
    expect(reseated(three, 2)).not.toHaveProperty('chance');
  });
});

describe('Fortune cards', () => {
  const values: Values = { fortune: { park: 'veto', mayfair: null }, held: { 0: [] }, spent: ['windfall'], owns: {} };

  test('one moves from a property to a player, and one that was used lies again', () => {
    expect(putFortune('fortune:veto@space:park', 'seat:0', values)).toMatchObject({
      fortune: { park: null },
      held: { 0: ['veto'] },
    });
    expect(putFortune(`fortune:windfall@${findFortune(values, 'windfall')}`, 'space:park', values)).toMatchObject({
      fortune: { park: 'windfall' },
      spent: ['veto'],
    });
    expect(putFortune('fortune:veto@space:park', 'space:go', values)).toBeNull();
  });
});

describe('notes', () => {
  const values: Values = {
    notes: { 0: ['500f!', '100', '100'], 1: [] },
    bank: ['10'],
    held: { 0: '' },
    open_cards: ['c1'],
    chance: ['c2f'],
  };

  test('are read, and lie in stacks with the largest first', () => {
    expect(readNote('500f!!')).toEqual({ value: 500, isFake: true, known: '!!' });
    expect(stacksOf(['100', '500f', '100'])).toEqual([
      { word: '500f', count: 1 },
      { word: '100', count: 2 },
    ]);
  });

  test('change hands, where nobody knows them any more, and the bank has the rest', () => {
    const moved = putNote('note:500f!@0', 'seat:1', values)!;
    expect(moved).toMatchObject({ notes: { 0: ['100', '100'], 1: ['500f'] } });
    expect(moved).not.toHaveProperty('bank');
    expect(putNote('note:100@0', 'bank', values)).toMatchObject({ notes: { 0: ['500f!', '100'] } });
    expect(putNote('note:20', 'bank', values)).toBeNull();
    expect(rewrite(values, 0, '100', '100f')).toMatchObject({ notes: { 0: ['500f!', '100f', '100f'] } });
  });

  test('a Chance card is in one place only', () => {
    expect(putChance('c2f', 'seat:0', values)).toMatchObject({ held: { 0: 'c2f' }, chance: [] });
    const taken = putChance('c1', 'seat:0', values)!;
    expect(taken).toMatchObject({ held: { 0: 'c1' }, open_cards: [] });
    expect(taken).not.toHaveProperty('chance');
    expect(putChance('c1', 'open', values)).toBeNull();
  });
});

describe('Deal', () => {
  const values: Values = {
    hands: { 0: ['5m', 'kentucky'], 1: [] },
    banks: { 0: [], 1: [] },
    sets: { 0: { red: ['indiana'] }, 1: {} },
    known: { 0: [['5m', 1]] },
    pile: ['house', 'wild'],
    centre: [],
    buried: [0],
  };

  test('a card moves from one place to another', () => {
    expect(putCard('card:kentucky@hand:0', 'set:0:red', values)).toMatchObject({
      hands: { 0: ['5m'] },
      sets: { 0: { red: ['indiana', 'kentucky'] } },
      known: {},
    });
    expect(putCard('card:5m@hand:0', 'pile', values)).toMatchObject({ pile: ['5m', 'house', 'wild'] });
    const drawn = putCard('card:house@pile', 'hand:1', values)!;
    expect(drawn).toMatchObject({ hands: { 1: ['house'] }, pile: ['wild'] });
    expect(drawn).not.toHaveProperty('buried');
    expect(putCard('card:5m@hand:0', 'hand:0', values)).toBeNull();
  });

  test('another set has a free name, one without cards is gone, and money is no set', () => {
    expect(putCard('card:kentucky@hand:0', 'new:0', values)).toMatchObject({ sets: { 0: { red2: ['kentucky'] } } });
    expect(putCard('card:indiana@set:0:red', 'centre', values)).toMatchObject({ sets: { 0: {} }, centre: ['indiana'] });
    expect(putCard('card:5m@hand:0', 'new:0', values)).toBeNull();
  });

  test('a set of wild cards can change its colour', () => {
    const wild = { ...values, sets: { 0: { red: ['wild'], yellow: ['ventnor'] } } };
    expect(coloursFor(['wild']).length).toBe(10);
    expect(coloursFor(['wild', 'indiana'])).toEqual(['red']);
    expect(recolour(wild, 0, 'red', 'yellow')).toMatchObject({
      sets: { 0: { yellow: ['ventnor'], yellow2: ['wild'] } },
    });
  });
});

describe('Knockout', () => {
  const values: Values = {
    tokens: { 0: ['home', 'home', 'home', 'home'], 1: ['home', 'home', 'home', 'home'] },
    slid: 0,
    order: [0, 1],
  };

  test('a token that lies somewhere was slid before those at home', () => {
    const slid = putToken('token:2', 'mm:100,300', values)!;
    expect(slid).toMatchObject({ tokens: { 0: [[100, 300]], 1: [] }, step: 'slides' });
    expect(slid).not.toHaveProperty('order');
    expect(lyingOf(slid, 0)).toEqual([100, 300]);
    expect(putToken('token:0', 'mm:100,300', slid)).toBeNull();
    expect(putToken('token:0', 'jail', slid)).toMatchObject({ tokens: { 0: ['jail'] } });
    expect(putToken('token:1', 'space:baltic', slid)).toMatchObject({
      tokens: {
        0: [
          [100, 300],
          [202.5, 272.5],
        ],
      },
    });
  });

  test('a round that has come further stays there while all tokens are slid', () => {
    const later = {
      tokens: { 0: ['off', 'off', 'off', 'off'], 1: ['off', 'off', 'off', 'off'] },
      step: 'chance',
      pending: [1],
    };
    expect(putToken('token:3', 'jail', later)).toMatchObject({ step: 'chance', pending: [1] });
    const again = putToken('token:3', 'home', later)!;
    expect(again).toMatchObject({ step: 'slides' });
    expect(again).not.toHaveProperty('pending');
  });
});

describe('the position', () => {
  const shown = (asked: Partial<Placing>): PlacedShown => ({
    edition: 'banking',
    seats: 2,
    options: {},
    text: 'banking.1.x',
    view: {},
    awaiting: [0],
    values: { ...asked.values },
  });
  const no = (): never => {
    throw new Refused({ key: 'setup-uneven', sentence: 'No.' }, 400);
  };

  beforeEach(() => vi.restoreAllMocks());

  test('what is refused leaves the last one, and what is taken can be undone and redone', async () => {
    const ask = vi.spyOn(api, 'position').mockImplementation(async (asked) => shown(asked));
    const position = new Position();
    await position.begin('banking', 2, {});
    await position.set((values) => ({ ...values, turn: 1 }));
    ask.mockImplementation(async () => no());
    expect(await position.set((values) => ({ ...values, turn: 7 }))).toBe(false);
    expect(position.fault?.key).toBe('setup-uneven');
    expect(position.shown?.values['turn']).toBe(1);
    position.undo();
    expect([position.shown?.values['turn'], position.mayUndo, position.mayRedo]).toEqual([undefined, false, true]);
    position.redo();
    expect(position.shown?.values['turn']).toBe(1);
  });

  test('changes are made one after the other', async () => {
    vi.spyOn(api, 'position').mockImplementation(async (asked) => shown(asked));
    const position = new Position();
    await position.begin('banking', 2, {});
    await Promise.all([
      position.set((values) => ({ ...values, a: 1 })),
      position.set((values) => ({ ...values, b: 2 })),
    ]);
    expect(position.shown?.values).toEqual({ a: 1, b: 2 });
  });

  test('what is pending is let go if a change does not go with it', async () => {
    vi.spyOn(api, 'position').mockImplementation(async (asked) => {
      const { pending } = asked.values ?? {};
      return Array.isArray(pending) && pending.length && 'turn' in (asked.values ?? {}) ? no() : shown(asked);
    });
    const position = new Position();
    await position.open({ edition: 'banking', seats: 2, values: { pending: [{ kind: 'buy' }] } });
    expect(await position.set((values) => ({ ...values, turn: 1 }))).toBe(true);
    expect(position.shown?.values).toEqual({ turn: 1 });
  });

  test('the address holds it, with the next dice', () => {
    const placed = shown({ values: { dice: '3-4 6-6' } });
    expect(inAddress(placed)).toBe('banking.1.x;dice=3-4+6-6');
    expect(fromAddress(inAddress(placed))).toEqual({ text: 'banking.1.x', dice: '3-4 6-6' });
    expect(diceOf({ dice: ['1-2', '3-4'] })).toBe('1-2 3-4');
    expect(inAddress(shown({}))).toBe('banking.1.x');
  });
});
