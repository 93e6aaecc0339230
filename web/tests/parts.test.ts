import { describe, expect, test } from 'vitest';
import type { Sync } from '../src/generated/messages';
import { Chat } from '../src/state/chat.svelte';
import { Clocks } from '../src/state/clocks.svelte';
import { Seats } from '../src/state/seats.svelte';

describe('the parts of a table', () => {
  test('the chat has each line once, in the order of the log', () => {
    const chat = new Chat();
    const line = (number: number) => ({ number, seat: 0, text: `${number}`, at: 0, name: 'Ada' });
    expect([chat.hear(line(4)), chat.hear(line(4)), chat.hear(line(9))]).toEqual([true, false, true]);
    chat.catchUp([line(2), line(4), line(7)]);
    expect(chat.lines.map(({ number }) => number)).toEqual([2, 4, 7, 9]);
  });

  test('a seat has the clock that was told last, until all stand still', () => {
    const clocks = new Clocks();
    expect([clocks.areRunning, clocks.of(1), clocks.of(null)]).toEqual([false, null, null]);
    clocks.hear([{ seat: 1, left: 9, whole: 60 }]);
    expect([clocks.areRunning, clocks.of(1)?.left, clocks.of(0)]).toEqual([true, 9, null]);
    clocks.stop();
    expect([clocks.areRunning, clocks.of(1)]).toEqual([false, null]);
  });

  test('seats know who is there', () => {
    const seats = new Seats();
    const all = ['Anna', 'Ben'].map((name, seat) => ({ seat, kind: 'person', name }));
    seats.settle({ seats: all, you: [1], present: [0, 1] } as unknown as Sync);
    expect([seats.names, seats.you, seats.present, seats.watching]).toEqual([['Anna', 'Ben'], [1], [0, 1], 0]);
    seats.meet({ present: [1], watching: 2 });
    expect([seats.present, seats.watching, seats.looks.length]).toEqual([[1], 2, 2]);
  });
});
