import { describe, expect, test } from 'vitest';
import banking from '../src/generated/data/banking.json';
import type { Sync } from '../src/generated/messages';
import { TableState } from '../src/state/table.svelte';
import { Till } from '../src/tables/crooked/till.svelte';
import { Fame } from '../src/tables/millionaire/fame.svelte';
import { Board } from '../src/tables/track/board';
import type { Stage } from '../src/tables/track/stage.svelte';
import { TrackUi } from '../src/tables/track/ui.svelte';

const view = { players: [], deeds: [], pending: [{ kind: 'turn' }], turns: 1, turn: 0 };

const mine = { owner: 0, level: 0, mortgaged: false } as Stage['deeds'][string];

/** Return a table with a seat taken, and a function that asks it question after question. */
function table(edition = 'crooked'): { table: TableState; ask: (question: number, menu?: string[]) => void } {
  const sync = {
    table: 'T',
    number: 1,
    edition,
    settings: {},
    seats: [],
    you: [0],
    begun: true,
    over: false,
  };
  const ask = (question: number, menu: string[] = []): Partial<Sync> => ({
    ...sync,
    question,
    seen: [{ seat: 0, view, menu: menu.map((text) => ({ text })), forms: [] }],
  } as unknown as Sync); // prettier-ignore
  const it = TableState.still(ask(1) as Sync);
  return { table: it, ask: (question, menu) => it.hear({ ...ask(question, menu), is: 'sync' } as Sync) };
}

describe('a question', () => {
  test('is another one when its number or its reader is another', () => {
    const { table: it, ask } = table();
    const first = it.asked;
    ask(1, ['end']);
    expect(it.asked).toBe(first);
    ask(2);
    expect(it.asked).toEqual({ reader: 0, question: 2 });
  });

  test('puts away what was made up for the one before, and nothing else does', () => {
    const { table: it, ask } = table();
    const till = new Till(it as TableState<'crooked'>);
    till.open('change');
    till.picked = ['100#1'];
    till.wanted = [1, 2, 3];
    ask(1, ['end']);
    expect([till.mode, till.picked, till.wanted]).toEqual(['change', ['100#1'], [1, 2, 3]]);
    ask(2, ['pay 100#1 20#2', 'pay 500#1']);
    expect([till.mode, till.picked, till.wanted.every((count) => count === 0)]).toEqual(['', ['100#1', '20#2'], true]);
    till.picked = ['500#1'];
    ask(2, ['pay 100#1 20#2']);
    expect(till.picked).toEqual(['500#1']);
  });

  test('leaves a deal that is being put together, but not an answer to an offer or a bid', () => {
    const { table: it, ask } = table();
    const ui = new TrackUi(it as never, new Board(banking.board), {} as never);
    ui.openTrade(1);
    ui.bid.amount = 300;
    ask(1);
    expect([ui.mode, ui.bid.amount]).toEqual(['trade', 300]);
    ask(2);
    expect([ui.mode, ui.bid.amount]).toEqual(['trade', 0]);
    ui.openCounter(1, 'offer 0 100 -');
    ui.pinned = 'boardwalk';
    ask(3);
    expect([ui.mode, ui.pinned, ui.draft?.isCounter]).toEqual(['', '', true]);
    ui.openEstate();
    ask(4);
    expect(ui.mode).toBe('');
  });

  test('lists what can be built on first and what brings nothing last, and nothing moves while it is used', () => {
    const { table: it, ask } = table('banking');
    const ui = new TrackUi(it as never, new Board(banking.board), {} as never);
    for (const code of ['baltic', 'mediterranean', 'tennessee', 'park', 'boardwalk']) ui.stage.deeds[code] = mine;
    const listed = (): string => ui.estate.map(({ codes }) => codes.join(' ')).join(', ');
    ask(1, ['build park', 'build boardwalk', 'mortgage tennessee']);
    expect(listed()).toBe('park boardwalk, tennessee, mediterranean baltic');
    ask(1, ['mortgage baltic']);
    expect(listed()).toBe('park boardwalk, tennessee, mediterranean baltic');
    ask(2, ['mortgage baltic', 'mortgage tennessee', 'sell dark-blue 1 0']);
    expect(listed()).toBe('baltic mediterranean, tennessee, park boardwalk');
  });

  test('ends the use of a kept card, which also ends when it can no longer be used', () => {
    const { table: it, ask } = table();
    const fame = new Fame(it as TableState<'millionaire'>);
    ask(1, ['swap a b']);
    fame.open('swap');
    fame.pick('b');
    expect([fame.mode, fame.chosen]).toEqual(['swap', 'swap a b']);
    ask(1, ['end']);
    expect(fame.mode).toBe('');
    ask(2, ['swap a b']);
    expect([fame.mode, fame.chosen]).toEqual(['', '']);
  });
});
