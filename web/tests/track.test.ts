import { describe, expect, test } from 'vitest';
import banking from '../src/generated/data/banking.json';
import crooked from '../src/generated/data/crooked.json';
import millionaire from '../src/generated/data/millionaire.json';
import { raises, readAmount, readField } from '../src/tables/track/amounts';
import { Board } from '../src/tables/track/board';
import { Draft } from '../src/tables/track/draft.svelte';
import { halve, soften } from '../src/parts/soft';
import told from './told.json';
import { spacesOf } from '../src/tables/track/told';
import { readOffer, type TrackTold } from '../src/tables/track/view';

const boards = {
  banking: new Board(banking.board),
  crooked: new Board(crooked.board),
  millionaire: new Board(millionaire.board),
};

describe('the ring', () => {
  test.each(Object.entries(boards))('%s has each place of the edge once, GO bottom left', (_, board) => {
    const last = board.between + 2;
    const places = board.spaces.map(({ row, column }) => `${row} ${column}`);
    expect(new Set(places).size).toBe(board.spaces.length);
    expect(board.spaces.every(({ row, column }) => [1, last].includes(row) || [1, last].includes(column))).toBe(true);
    expect(board.spaces[0]).toMatchObject({ code: 'go', row: last, column: 1, side: 'corner' });
  });

  test.each(Object.entries(boards))('%s runs up the left side and then clockwise, one place at a time', (_, board) => {
    board.spaces.forEach((space, i) => {
      const next = board.spaces[(i + 1) % board.spaces.length]!;
      expect(Math.abs(space.row - next.row) + Math.abs(space.column - next.column)).toBe(1);
    });
    expect(board.spaces[1]).toMatchObject({ row: board.between + 1, column: 1, side: 'left' });
  });

  test('a token steps on every space on its way, over GO, and back', () => {
    const board = boards.banking;
    expect(board.path('park', 'mediterranean', false)).toEqual(['luxury-tax', 'boardwalk', 'go', 'mediterranean']);
    expect(board.path('chance-1', 'income-tax', true)).toEqual(['oriental', 'reading-rr', 'income-tax']);
    expect(board.path('go', 'go', false)).toEqual([]);
  });

  test('every space that nobody can own has a drawing, every other one a group', () => {
    for (const board of Object.values(boards)) {
      for (const space of board.spaces) expect(space.icon !== '' || space.group !== undefined, space.code).toBe(true);
    }
  });
});

describe('amounts', () => {
  test.each(Object.entries(told.amounts))('%s is read as Python reads it: %d', (text, amount) =>
    expect(readAmount(text) ?? -1).toBe(amount),
  );

  const bid = { lowest: 1_210_000, highest: 14_000_000, step: 10_000 };
  const gift = { lowest: 0, highest: 15_000_000, step: 10_000 };
  const small = { lowest: 20_000, highest: 500_000, step: 1_000 };
  const notes = { lowest: 10, highest: 1_500, step: 10 };

  test.each([
    ['1.5', bid, 1_500_000],
    ['2', bid, 2_000_000],
    ['1,5M', bid, 1_500_000],
    ['1250000', bid, 1_250_000],
    ['1.5', gift, 1_500_000],
    ['500', gift, 500_000],
    ['0', gift, 0],
    ['120', small, 120_000],
    ['120', notes, 120],
  ])('%s is read in the unit that makes sense', (text, bounds, amount) =>
    expect(readField(text, bounds)).toEqual({ amount, fault: '' }),
  );

  test.each([
    ['20M', bid, { amount: 20_000_000, fault: 'high' }],
    ['1M', bid, { amount: 1_000_000, fault: 'low' }],
    ['1.215M', bid, { amount: 1_215_000, fault: 'odd' }],
    ['20', bid, { amount: null, fault: 'unit' }],
    ['10', gift, { amount: null, fault: 'unit' }],
    ['much', bid, { amount: null, fault: 'unread' }],
    ['2000', notes, { amount: 2_000, fault: 'high' }],
  ])('%s is never changed to what is possible', (text, bounds, reading) =>
    expect(readField(text, bounds)).toEqual(reading),
  );

  test('raises are round, in steps, and grow with what is at stake', () => {
    expect(raises(2_600_000, 10_000)).toEqual([20_000, 100_000, 500_000]);
    expect(raises(60, 10)).toEqual([10]);
    for (const raise of raises(145_000, 1_000)) expect(raise % 1_000).toBe(0);
  });
});

test('long words of a name can be parted, short ones not', () => {
  const parted = (name: string): string => soften(name).replaceAll('\u00ad', '|');
  expect(parted('Pennsylvania Avenue')).toBe('Penn|syl|va|nia Avenue');
  expect(parted('Boardwalk')).toBe('Board|walk');
  expect(parted('Marvin Park')).toBe('Marvin Park');
});

test('an offer is taken apart', () => {
  expect(readOffer('offer 2 baltic,500000 - 240000')).toEqual({
    target: 2,
    give: ['baltic', '500000'],
    take: [],
    debt: 240_000,
  });
});

describe('a deal being put together', () => {
  test('is written as the game reads it: money of one side, debt and lifted mortgages only where there are some', () => {
    const draft = new Draft(2);
    draft.toggle('give', 'baltic');
    draft.cash = 500_000;
    expect(draft.text).toBe('offer 2 baltic,500000 -');
    draft.toggle('take', 'park');
    draft.cash = -10_000;
    draft.toggle('lift', 'park');
    expect(draft.text).toBe('offer 2 baltic park,10000 0 park');
    draft.debt = 240_000;
    draft.toggle('take', 'park');
    expect(draft.text).toBe('offer 2 baltic 10000 240000');
  });

  test('a counter-offer is the offer turned round', () => {
    expect(Draft.counter(1, 'offer 0 park,300000 baltic').text).toBe('offer 1 baltic park,300000');
  });

  test('who turns to somebody else keeps only the own side', () => {
    const draft = new Draft(2);
    draft.toggle('give', 'baltic');
    draft.toggle('take', 'park');
    draft.cash = -10_000;
    draft.turnTo(1);
    expect(draft.text).toBe('offer 1 baltic -');
  });
});

describe('names on tiles', () => {
  const shown = (name: string): string => halve(name).replaceAll('\u00ad', '-');
  test.each([
    ['Mediterranean Avenue', 'Mediter-ranean Avenue'],
    ['Pennsylvania Railroad', 'Pennsyl-vania Rail-road'],
    ['Community Chest', 'Commu-nity Chest'],
    ['Rue La Fayette', 'Rue La Fayette'],
    ['Place Pigalle', 'Place Pigalle'],
  ])('%s is parted once a word at most, near its middle', (name, parted) => {
    expect(shown(name)).toBe(parted);
    expect(halve(name).replaceAll('\u00ad', '')).toBe(name);
  });
});

describe('what a line of the log lights', () => {
  const board = boards.crooked;
  test.each<[TrackTold, string[]]>([
    [{ event: 'moved', seat: 0, place: 'park', space: 'park', how: 'forward' }, ['park']],
    [{ event: 'deal-done', seat: 0, target: 1, give: 'park,200', take: 'baltic,k9', debt: 0 }, ['park', 'baltic']],
    [{ event: 'played-chance', seat: 0, card: 'c9', space: 'park', other: 'baltic', target: 1 }, ['park', 'baltic']],
    [{ event: 'rolled', seat: 0, first: 1, second: 2 }, []],
    [{ event: 'deal-offered', seat: 0, target: 1, give: '-', take: '300', debt: 0 }, []],
  ])('%o', (event, spaces) => expect(spacesOf(event, board)).toEqual(spaces));
});
