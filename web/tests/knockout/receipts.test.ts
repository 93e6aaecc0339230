import { describe, expect, it } from 'vitest';
import { best, idleTokens, newSheet, total, write } from '../../src/tables/knockout/receipts';
import { sheetsOf } from '../../src/tables/knockout/sheets';
import type { Told } from '../../src/tables/knockout/types';
import game from './game.json';

const events = game.events as Told[];

describe('the receipts of a real game', () => {
  const sheets = sheetsOf(events, 4);

  it('are one sheet for each round, all of them done', () => {
    expect(sheets.map((sheet) => sheet.number)).toEqual([1, 2, 3, 4]);
    expect(sheets.every((sheet) => sheet.isDone && sheet.step === 4)).toBe(true);
  });

  it('add up to the cash that the game ended with, less what was paid for jail', () => {
    const paid = [0, 0, 0, 0];
    for (const event of events) if (event.event === 'paid-bail') paid[event.team]! += event.amount;
    const sums = paid.map((bail, team) => sheets.reduce((sum, sheet) => sum + total(sheet.receipts[team]!), 0) - bail);
    expect(sums).toEqual(game.cash);
  });

  it('has a round under way as long as no other began', () => {
    const until = events.findIndex((event) => event.event === 'step-began' && event.number === 3);
    const [first, ...others] = sheetsOf(events.slice(0, until + 1), 4);
    expect(first).toMatchObject({ number: 1, step: 3, isDone: false });
    expect(others).toEqual([]);
  });
});

it('writes tax as a loss and counts who shares Free Parking', () => {
  const sheet = newSheet(2, 3);
  write(sheet, { event: 'collected', seats: [0], team: 0, space: 'baltic', amount: 100 });
  write(sheet, { event: 'paid-tax', seats: [0], team: 0, count: 1, amount: 100 });
  write(sheet, { event: 'took-parking', seats: [0], team: 0, count: 1, amount: 300 });
  write(sheet, { event: 'took-parking', seats: [2], team: 2, count: 1, amount: 300 });
  expect(sheet.receipts.map(total)).toEqual([300, 0, 300]);
  expect(sheet.sharers).toBe(2);
  expect(best(sheet)).toEqual([0, 2]);
  expect(best(newSheet(1, 2))).toEqual([]);
  expect(write(sheet, { event: 'left-off', seat: 0, team: 0, token: 1 })).toBe(false);
});

describe('tokens that earned nothing', () => {
  it('lie where slides, knocks and rides left them', () => {
    const sheet = newSheet(1, 2);
    const slid = { event: 'slid', seat: 0, team: 0, why: '' } as const;
    write(sheet, { ...slid, token: 0, end: 'space', space: 'boardwalk' } as Told);
    write(sheet, { ...slid, token: 1, end: 'space', space: 'railroad-a' } as Told);
    write(sheet, { ...slid, token: 2, end: 'off', space: '' } as Told);
    const knocked = { event: 'knocked' as const, seat: 1, targets: [0], team: 0 };
    write(sheet, { ...knocked, token: 0, before: 'boardwalk', space: '', end: 'off' });
    write(sheet, {
      event: 'rode-railroad',
      seat: 0,
      team: 0,
      token: 1,
      before: 'railroad-a',
      space: 'park',
      x: 0,
      y: 0,
    });
    expect(sheet.on).toEqual(['off', 'park', 'off', '', '', '', '', '']);
  });

  it('say who collected instead, and what else was missing', () => {
    const sheet = newSheet(1, 2);
    sheet.on = ['boardwalk', 'off', 'off', 'house-a', 'boardwalk', 'boardwalk', 'free-parking', 'railroad-a'];
    write(sheet, { event: 'collected', seats: [1], team: 1, space: 'boardwalk', amount: 500 });
    write(sheet, { event: 'took-parking', seats: [1], team: 1, count: 1, amount: 300 });
    expect(idleTokens(sheet, 0)).toEqual([
      { count: 1, on: 'boardwalk', why: 'taken', by: 1 },
      { count: 2, on: 'off', why: 'off', by: -1 },
      { count: 1, on: 'house-a', why: 'bare', by: -1 },
    ]);
    expect(idleTokens(sheet, 1)).toEqual([
      { count: 1, on: 'boardwalk', why: 'once', by: -1 },
      { count: 1, on: 'railroad-a', why: 'still', by: -1 },
    ]);
  });
});
