import { describe, expect, test } from 'vitest';
import type { Tongue } from '../src/companions/bank/amounts';
import { BankUnit, type Side, type Signal, type UnitKept } from '../src/companions/bank/device';
import booked from './booked.json';

type Input = ['insert', Side, number, number] | ['remove', Side] | ['undo'] | ['press', string, number];
type Heard = string | [string, number, string];
interface Run {
  language: Tongue;
  steps: [Input, number, Heard[]][];
  kept: UnitKept;
}

function give(unit: BankUnit, input: Input, at: number): Signal[] {
  if (input[0] === 'insert') return unit.insert(input[1], input[2], at, input[3] === 1);
  if (input[0] === 'remove') return unit.remove(input[1], at);
  if (input[0] === 'undo') return unit.undo(at);
  return unit.press(input[1], at, input[2]);
}

function heard(signal: Signal): Heard {
  return 'shown' in signal ? signal.shown : [signal.beeped, signal.volume, signal.why];
}

const runs = booked as unknown as Run[];

describe('the unit does what the one in Python does', () => {
  test.each(runs.map((run, number) => [number, run] as const))('run %i', (_, run) => {
    let unit = new BankUnit(run.language);
    run.steps.forEach(([input, at, signals], number) => {
      expect([number, input, give(unit, input, at).map(heard)]).toEqual([number, input, signals]);
      // Saved and loaded again, it continues as if nothing had happened.
      const again = BankUnit.from(structuredClone(unit.kept()));
      expect(again).not.toBeNull();
      unit = again ?? unit;
    });
    expect(unit.kept()).toEqual(run.kept);
  });

  test('the runs book, refuse, correct, take back and sleep', () => {
    const all = runs.flatMap((run) => run.steps.flatMap(([, , signals]) => signals));
    const reasons = new Set(all.flatMap((signal) => (typeof signal === 'string' ? [] : [signal[2]])));
    expect(reasons.size).toBeGreaterThan(12);
    const kinds = new Set(runs.flatMap((run) => run.kept.journal.lines.map((line) => line.kind)));
    expect(kinds.size).toBe(7);
  });
});

test('what no unit has written is not read', () => {
  const kept = new BankUnit().kept();
  expect(BankUnit.from({ ...kept, schema: 2 })).toBeNull();
  expect(BankUnit.from({ ...kept, figures: '1.2.3' })).toBeNull();
  expect(BankUnit.from({ ...kept, accounts: [1, 2, 3, 4, 5, 6] })).toBeNull();
});
