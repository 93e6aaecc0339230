import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyFromServer } from '../src/generated/messages';
import { type Connection, TableSocket } from '../src/net/socket';

/** A WebSocket with the test at the other end. */
class Wire {
  static all: Wire[] = [];
  sent: Record<string, unknown>[] = [];
  isClosed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    Wire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.isClosed = true;
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** Open the connection and send the state, as the server does. */
  sync(number = 1): void {
    this.onopen?.();
    this.tell({ is: 'sync', table: 'T', number });
  }
  breakOff(code = 1006): void {
    this.onclose?.({ code });
  }
  /** What was sent apart from hello and pong. */
  get commands(): Record<string, unknown>[] {
    return this.sent.filter((it) => 'id' in it);
  }
}

let heard: AnyFromServer[] = [];
let changes: Connection[] = [];

function open(): TableSocket {
  const socket = new TableSocket(
    () => ({ do: 'hello', table: 'T', seats: [{ seat: 0, secret: 's' }] }),
    { hear: (message) => heard.push(message), changed: (connection) => changes.push(connection) },
    () => new Wire() as unknown as WebSocket,
  );
  socket.open();
  return socket;
}

const wire = (): Wire => Wire.all.at(-1) as Wire;
const roll = (seen = 1) => ({ do: 'play', seat: 0, seen, action: 'roll' }) as const;

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all = [];
  heard = [];
  changes = [];
});
afterEach(() => vi.useRealTimers());

describe('a socket', () => {
  test('says hello first, and nothing else before the server has said how things are', () => {
    const socket = open();
    void socket.say(roll());
    wire().onopen?.();
    expect(wire().sent.map((it) => it.do)).toEqual(['hello']);
    wire().tell({ is: 'sync', number: 4 });
    expect(wire().sent.map((it) => it.do)).toEqual(['hello', 'play']);
    expect(changes).toEqual(['open']);
  });

  test('gives the answer to who asked', async () => {
    const socket = open();
    wire().sync();
    const [first, second] = [socket.say(roll()), socket.say({ do: 'say', seat: 0, text: 'hi' })];
    const [one, other] = wire().commands;
    expect(one?.id).not.toBe(other?.id);
    wire().tell({ is: 'answer', id: other?.id, ok: false, error: { key: 'k', sentence: 'No.' } });
    wire().tell({ is: 'answer', id: one?.id, ok: true, number: 1 });
    expect((await first).ok).toBe(true);
    expect((await second).error?.key).toBe('k');
  });

  test('an answer counts only when its news are there', async () => {
    const socket = open();
    wire().sync(1);
    let isAnswered = false;
    const asked = socket.say(roll()).then(() => (isAnswered = true));
    wire().tell({ is: 'answer', id: wire().commands[0]?.id, ok: true, number: 2 });
    await Promise.resolve();
    expect(isAnswered).toBe(false);
    wire().tell({ is: 'news', number: 2, events: [] });
    await asked;
    expect(isAnswered).toBe(true);
  });

  test('comes back by itself and sends what was not answered again, unchanged and only that', async () => {
    const socket = open();
    wire().sync(1);
    const done = socket.say(roll());
    wire().tell({ is: 'answer', id: wire().commands[0]?.id, ok: true, number: 1 });
    await done;
    const lost = socket.say(roll());
    const [, before] = wire().commands;
    wire().breakOff();
    expect(changes.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(Wire.all).toHaveLength(2);
    wire().sync(2);
    expect(wire().sent[0]).toMatchObject({ do: 'hello', seen: 1 });
    expect(wire().commands).toEqual([before]);
    wire().tell({ is: 'answer', id: before?.id, ok: true, number: 2 });
    expect((await lost).ok).toBe(true);
    wire().breakOff();
    vi.advanceTimersByTime(1000);
    wire().sync(2);
    expect(wire().commands).toEqual([]);
  });

  test('what is said while the connection is lost goes out once it is back, once', () => {
    const socket = open();
    wire().sync(1);
    wire().breakOff();
    void socket.say(roll());
    vi.advanceTimersByTime(1000);
    wire().sync(1);
    expect(wire().commands).toHaveLength(1);
  });

  test('waits longer from try to try, and not at all for the network to say that it is there', () => {
    open();
    const tries: number[] = [];
    for (let minute = 0; minute < 600; minute++) {
      if (!wire().isClosed) wire().breakOff();
      vi.advanceTimersByTime(100);
      tries.push(Wire.all.length);
    }
    // A minute of retries: about one every two seconds, and never giving up.
    expect(tries.at(-1)).toBeGreaterThan(15);
    expect(tries.at(-1)).toBeLessThan(60);
  });

  test('stays away when the server closes for good, and says why', () => {
    const farewells: unknown[] = [];
    const socket = new TableSocket(
      () => ({ do: 'hello', table: 'T' }),
      { hear: () => undefined, changed: (connection, why) => farewells.push([connection, why?.why]) },
      () => new Wire() as unknown as WebSocket,
    );
    socket.open();
    wire().onopen?.();
    wire().tell({ is: 'closed', why: 'table-unknown', sentence: 'There is no such table here.' });
    wire().breakOff(1008);
    vi.advanceTimersByTime(60_000);
    expect(farewells).toEqual([['closed', 'table-unknown']]);
    expect(Wire.all).toHaveLength(1);
  });

  test('answers pings', () => {
    open();
    wire().sync();
    wire().tell({ is: 'ping', number: 1 });
    expect(wire().sent.at(-1)).toEqual({ do: 'pong' });
  });

  test('hears each news once, in order', () => {
    open();
    wire().sync(3);
    for (const number of [4, 4, 3, 5]) wire().tell({ is: 'news', number, events: [] });
    expect(heard.filter((it) => it.is === 'news').map((it) => it.number)).toEqual([4, 5]);
  });

  test.each([
    ['a gap in the news', { is: 'news', number: 9, events: [] }],
    ['a ping that knows more', { is: 'ping', number: 9 }],
  ])('comes in anew after %s', (_, message) => {
    open();
    wire().sync(3);
    wire().tell(message);
    vi.advanceTimersByTime(1000);
    expect(Wire.all).toHaveLength(2);
    wire().sync(9);
    expect(heard.map((it) => it.is)).toEqual(['sync', 'sync']);
  });

  test('takes a line without answers for dead, and asks again on a new one', () => {
    const socket = open();
    wire().sync(1);
    void socket.say(roll());
    vi.advanceTimersByTime(3_000);
    void socket.say({ do: 'say', seat: 0, text: 'hi' });
    const asked = wire().commands;
    vi.advanceTimersByTime(900);
    expect(Wire.all).toHaveLength(1);
    vi.advanceTimersByTime(600);
    expect(Wire.all).toHaveLength(2);
    wire().sync(1);
    expect(wire().commands).toEqual(asked);
  });

  test('gives up an opening without an answer, and waits longer for the next', () => {
    open();
    wire().onopen?.();
    vi.advanceTimersByTime(4_500);
    expect(Wire.all).toHaveLength(2);
    vi.advanceTimersByTime(7_000);
    expect(Wire.all).toHaveLength(2);
    vi.advanceTimersByTime(2_000);
    expect(Wire.all).toHaveLength(3);
  });

  test('a late sync does not undo what is known, but the first on a connection counts', () => {
    open();
    wire().sync(5);
    wire().tell({ is: 'sync', number: 4 });
    expect(heard).toHaveLength(1);
    wire().breakOff();
    vi.advanceTimersByTime(1000);
    wire().sync(2);
    expect(heard).toHaveLength(2);
    wire().tell({ is: 'news', number: 3, events: [] });
    expect(heard).toHaveLength(3);
  });

  test('what an old connection still says does not count', () => {
    const socket = open();
    const old = wire();
    old.sync(1);
    socket.renew();
    old.tell({ is: 'news', number: 2, events: [] });
    old.breakOff();
    expect(heard).toHaveLength(1);
    expect(Wire.all).toHaveLength(2);
  });

  test('is lost soon after a ping that was announced does not come', () => {
    open();
    wire().sync();
    wire().tell({ is: 'ping', number: 1, seconds: 2.5 });
    expect(wire().sent.at(-1)).toEqual({ do: 'pong' });
    vi.advanceTimersByTime(3_900);
    expect(changes).toEqual(['open']);
    vi.advanceTimersByTime(200);
    expect(changes).toEqual(['open', 'lost']);
  });

  test('stays open while a loaded server pings less often', () => {
    open();
    wire().sync();
    for (const seconds of [2.5, 10, 20]) {
      wire().tell({ is: 'ping', number: 1, seconds });
      vi.advanceTimersByTime(seconds * 1500);
    }
    expect(changes).toEqual(['open']);
  });

  test('is lost at once when the device says that it has no network', () => {
    const window = new EventTarget();
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    vi.stubGlobal('window', window);
    vi.stubGlobal('document', document);
    try {
      const socket = open();
      wire().sync();
      window.dispatchEvent(new Event('offline'));
      expect(changes).toEqual(['open', 'lost']);
      window.dispatchEvent(new Event('offline'));
      expect(changes).toEqual(['open', 'lost']);
      window.dispatchEvent(new Event('online'));
      wire().sync();
      expect(changes).toEqual(['open', 'lost', 'open']);
      socket.close();
      window.dispatchEvent(new Event('offline'));
      expect(changes.at(-1)).toBe('closed');
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('takes a note in its place', () => {
    open();
    wire().sync(4);
    const note = { number: 5, what: 'away', seat: 1, name: 'Tom', at: 0 };
    wire().tell({ is: 'noted', number: 5, note });
    wire().tell({ is: 'noted', number: 5, note });
    expect(heard.filter((it) => it.is === 'noted')).toHaveLength(1);
    wire().tell({ is: 'noted', number: 7, note });
    expect(changes.at(-1)).toBe('lost');
  });
});
