import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { News, Seen, Sync } from '../src/generated/messages';
import { forgetSeat, keepTable, tableKept } from '../src/net/device';
import { preferences } from '../src/state/preferences.svelte';
import type { EventOf } from '../src/state/shown';
import { TableState } from '../src/state/table.svelte';
import { words } from '../src/state/words.svelte';

/** The server's end of the sockets that tables open. */
class Wire {
  static last: Wire;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Wire.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {}
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  answer(error?: object): void {
    const { id } = this.sent.at(-1) as { id: string };
    this.tell({ is: 'answer', id, ok: error === undefined, ...(error ? { error } : {}) });
  }
}

const seen = (seat: number, menu: string[], pending: unknown = [{ kind: 'turn' }]): Seen => ({
  seat,
  view: { seat, turn: 0, pending, hand: [`hand of ${seat}`] },
  menu: menu.map((text) => ({ text })),
  forms: [],
});

function sync(more: Partial<Sync> = {}): Sync {
  return {
    is: 'sync',
    table: 'T',
    number: 5,
    edition: 'deal',
    rules_version: 1,
    options: {},
    settings: {
      pace: 'calm',
      clock: 'none',
      seconds: 60,
      window: 15,
      away: 'wait',
      grace: 60,
      slow: 0,
      watched: true,
      names: 'edition',
      closed: false,
      hints: 'alone',
    },
    public: false,
    seats: ['Anna', 'Ben', 'Cleo'].map((name, seat) => ({ seat, kind: 'person', name })),
    you: [0],
    begun: true,
    over: false,
    commitment: '',
    awaiting: [0],
    seen: [seen(0, ['end', 'bank 3m'])],
    ...more,
  };
}

const news = (number: number, events: object[], more: Partial<News> = {}): News => ({
  is: 'news',
  number,
  by: 'person',
  events: events as Record<string, unknown>[],
  awaiting: [1],
  over: false,
  winners: [],
  seen: [seen(0, [])],
  ...more,
});

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
};

async function enter(first: Sync = sync()): Promise<TableState> {
  const table = new TableState('T');
  table.enter();
  Wire.last.onopen?.();
  Wire.last.tell(first);
  await vi.waitFor(() => expect(table.sync).not.toBeNull());
  return table;
}

beforeEach(async () => {
  vi.stubGlobal('document', { hidden: false, visibilityState: 'visible', addEventListener: () => undefined });
  vi.stubGlobal('location', { protocol: 'http:', host: 'table' });
  vi.stubGlobal('WebSocket', Wire);
  preferences.language = 'en';
  preferences.speed = 'off';
  keepTable('T', { seats: [{ seat: 0, secret: 's' }] });
  await words.need('deal');
});

describe('a table', () => {
  test('asks once more about what is grave, and then plays it', async () => {
    const table = await enter();
    const stakes = [{ stake: 'deal-stake-give-up', details: { count: 2 }, weight: 'grave' }];
    const played = table.play('end');
    const { id } = Wire.last.sent.at(-1) as { id: string };
    expect(Wire.last.sent.at(-1)).toMatchObject({ do: 'play', action: 'end', careful: true });
    Wire.last.tell({ is: 'answer', id, ok: false, error: { key: 'table-grave', sentence: '' }, stakes });
    await settled();
    expect(table.refusal).toBeNull();
    expect(table.stakes.doubt).toMatchObject({ action: 'end', stakes });
    table.stakes.doubt?.answer(true);
    await settled();
    expect(Wire.last.sent.at(-1)).toMatchObject({ do: 'play', action: 'end' });
    expect(Wire.last.sent.at(-1)).not.toHaveProperty('careful');
    Wire.last.answer();
    expect(await played).toBe(true);
  });

  test('shows what the seat sees', async () => {
    const table = await enter();
    expect(table.reader).toBe(0);
    expect(table.isAsked).toBe(true);
    expect(table.find('bank').map((entry) => entry.text)).toEqual(['bank 3m']);
    expect(table.parts('lay wild red')).toEqual({ do: 'lay', card: 'wild', colour: 'red' });
    expect(table.seats.looks.map((look) => look.colour)).toEqual(['p1', 'p2', 'p3']);
  });

  test('plays with the number that was shown, and shows what came of it', async () => {
    const table = await enter();
    const played = table.play('bank 3m');
    expect(Wire.last.sent.at(-1)).toMatchObject({ do: 'play', seat: 0, seen: 5, action: 'bank 3m' });
    Wire.last.tell(news(6, [{ event: 'banked', seat: 0, card: '3m' }]));
    Wire.last.answer();
    expect(await played).toBe(true);
    expect(table.isAsked).toBe(false);
    expect(table.lines.map((line) => line.text)).toEqual(['You bank 3M.']);
  });

  test('counts a clock from when it was told, though the words come later', () => {
    const table = new TableState('T');
    table.enter();
    Wire.last.onopen?.();
    Wire.last.tell(sync());
    Wire.last.tell({ is: 'clock', running: [{ seat: 0, left: 12, whole: 60 }] });
    expect(table.sync).toBeNull();
    expect(table.clocks.of(0)).toMatchObject({ seat: 0, left: 12, whole: 60 });
    table.quit();
  });

  test('knows how many watch', async () => {
    const table = await enter(sync({ watching: 2 }));
    expect(table.seats.watching).toBe(2);
    Wire.last.tell({ is: 'presence', present: [0], watching: 3 });
    expect([table.seats.present, table.seats.watching]).toEqual([[0], 3]);
    Wire.last.tell({ is: 'presence', present: [0] });
    expect(table.seats.watching).toBe(0);
  });

  test('a second click on the same button is none', async () => {
    const table = await enter();
    void table.play('end');
    expect(await table.play('end')).toBe(false);
    expect(Wire.last.sent.filter((it) => it.do === 'play')).toHaveLength(1);
  });

  test('keeps a refusal until the next act', async () => {
    const table = await enter();
    const refused = table.play('lay wild red');
    Wire.last.answer({ key: 'deal-not-in-hand', sentence: 'It is not in your hand.', rule: 'DL-11' });
    expect(await refused).toBe(false);
    expect(table.refusal).toMatchObject({ rule: 'DL-11' });
    void table.play('end');
    expect(table.refusal).toBeNull();
  });

  test('shows events before what is so after them, and offers only what will still be possible', async () => {
    preferences.speed = 'calm';
    const table = await enter();
    let end = (): void => undefined;
    const shown: EventOf[] = [];
    table.showing.animate = (event) => {
      shown.push(event);
      return new Promise((done) => (end = done));
    };
    const after = [seen(0, ['bank 3m', 'pass'])];
    Wire.last.tell(news(6, [{ event: 'drew', seat: 1, count: 2 }], { awaiting: [0], seen: after }));
    expect(shown).toHaveLength(1);
    expect(table.showing.moving).toMatchObject({ event: 'drew' });
    expect(table.menu.map((entry) => entry.text)).toEqual(['bank 3m']);
    end();
    await settled();
    expect(table.menu.map((entry) => entry.text)).toEqual(['bank 3m', 'pass']);
    expect(table.showing.moving).toBeNull();
  });

  test('tells that a puzzle is solved before it has shown what follows', async () => {
    preferences.speed = 'calm';
    const lesson = { seat: 0, step: 0, steps: 1, key: 'puzzle-find', puzzle: 'p' };
    const table = await enter(sync({ lesson }));
    table.showing.animate = () => new Promise(() => undefined);
    Wire.last.tell(news(6, [{ event: 'turn-ended', seat: 0 }], { lesson: { ...lesson, step: 1 } }));
    await settled();
    expect(table.showing.moving).not.toBeNull();
    expect(table.lesson?.step).toBe(1);
  });

  test('is not kept again by a page that is still open once the device has forgotten it', async () => {
    const table = await enter();
    table.keep();
    expect(tableKept('T')).toMatchObject({ edition: 'deal' });
    forgetSeat('T');
    table.keep();
    expect(tableKept('T')).toBeNull();
  });

  test('offers nothing of an old question while the next one is on its way', async () => {
    preferences.speed = 'calm';
    const table = await enter();
    table.showing.animate = () => new Promise(() => undefined);
    const after = [seen(0, ['end', 'bank 3m'], [{ kind: 'turn' }, { kind: 'attack' }])];
    Wire.last.tell(news(6, [{ event: 'drew', seat: 1, count: 2 }], { awaiting: [0], seen: after }));
    expect(table.menu).toEqual([]);
  });

  test('an own act brings what is being shown to its end, and counts as chosen after it', async () => {
    preferences.speed = 'calm';
    const table = await enter();
    table.showing.animate = () => new Promise(() => undefined);
    const after = [seen(0, ['bank 3m'])];
    Wire.last.tell(news(6, [{ event: 'drew', seat: 1, count: 2 }], { awaiting: [0], seen: after }));
    void table.play('bank 3m');
    expect(table.showing.moving).toBeNull();
    expect(Wire.last.sent.at(-1)).toMatchObject({ do: 'play', seen: 6 });
  });

  test('tells its log anew in another language', async () => {
    const table = await enter();
    Wire.last.tell(news(6, [{ event: 'banked', seat: 1, card: '3m' }]));
    const [line] = table.lines;
    const english = line?.text;
    await words.load('fr');
    expect(line?.text).not.toBe(english);
    expect(line?.text).toContain('Ben');
    await words.load('en');
    expect(line?.text).toBe(english);
  });

  test('has the log of before after a reload, and without what was taken back', async () => {
    const drew = { number: 4, events: [{ event: 'drew', seat: 0, count: 2, cards: ['3m', '1m'] }] };
    const banked = { number: 5, events: [{ event: 'banked', seat: 0, card: '3m' }] };
    const table = await enter(sync({ lately: [drew, banked] }));
    expect(table.lines.map((line) => line.event.event)).toEqual(['drew', 'banked']);
    Wire.last.tell({ is: 'wished', number: 6, wish: { number: 5, seat: 0, waits_for: [1] } });
    expect(table.wish?.waits_for).toEqual([1]);
    Wire.last.tell(sync({ number: 8, lately: [drew] }));
    expect(table.lines.map((line) => line.event.event)).toEqual(['drew']);
    expect(table.wish).toBeNull();
  });
});

describe('a shared device', () => {
  const both = (more: Partial<Sync> = {}): Sync =>
    sync({ you: [0, 1], seen: [seen(0, ['end']), seen(1, [])], ...more });
  const drew = (cards?: string[]) => ({ event: 'drew', seat: 1, count: 2, ...(cards ? { cards } : {}) });

  test('shows nothing before the curtain is open', async () => {
    const table = await enter(both());
    expect(table.curtain).toBe(0);
    expect(table.reader).toBeNull();
    expect(table.view).toEqual({});
    table.lookAs(0);
    expect(table.view).toHaveProperty('hand', ['hand of 0']);
    expect(table.isAsked).toBe(true);
  });

  test('asks for the other person when it is theirs, and each reads only what they know', async () => {
    const table = await enter(both());
    table.lookAs(0);
    const own = [
      { seat: 0, events: [drew()] },
      { seat: 1, events: [drew(['3m', 'wild'])] },
    ];
    Wire.last.tell(news(6, [drew()], { own, seen: [seen(0, []), seen(1, ['end'])] }));
    expect(table.curtain).toBe(1);
    expect(table.view).toHaveProperty('hand', ['hand of 0']);
    expect(table.lines.at(-1)?.text).toBe('Ben draws 2 cards.');
    table.lookAs(1);
    expect(table.view).toHaveProperty('hand', ['hand of 1']);
    expect(table.lines.at(-1)?.text).toContain('3M');
  });

  test('needs no curtain where nothing is secret', async () => {
    await words.need('knockout');
    const table = await enter(
      both({ edition: 'knockout', awaiting: [1], seen: [seen(0, []), seen(1, ['slide 1 1 1 1'])] }),
    );
    expect(table.curtain).toBeNull();
    expect(table.reader).toBe(1);
  });
});

describe('a table without a server', () => {
  test('shows a game again, step by step', async () => {
    const table = TableState.still(sync({ you: [], seen: [], awaiting: [] }));
    table.show(1, { seat: 1, awaiting: [1] }, 5);
    expect(table.awaiting).toEqual([1]);
    await table.step({
      number: 6,
      events: [{ event: 'banked', seat: 1, card: '3m' }],
      view: { seat: 1, awaiting: [2] },
    });
    expect(table.awaiting).toEqual([2]);
    expect(table.lines.map((line) => line.text)).toEqual(['You bank 3M.']);
    table.show(1, { seat: 1, awaiting: [1] }, 5);
    expect(table.lines).toEqual([]);
    expect(table.isAsked).toBe(false);
  });
});
