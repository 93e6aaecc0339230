import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, ask, Refused } from '../src/net/api';
import { patience } from '../src/state/patience.svelte';

interface Sent {
  path: string;
  key: string | undefined;
  at: number;
}
/** An answer: its status, after how many seconds the server asks for the request again, and whether it says why. */
interface Fate {
  status: number;
  after?: number;
  isProxy?: boolean;
}
let sent: Sent[] = [];
/** What happens to each request in turn: its status, or null where no answer arrives. */
let fates: (number | Fate | null)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  fates = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    sent.push({ path, key: (request.headers as Record<string, string>)['Idempotency-Key'], at: Date.now() });
    if (request.signal?.aborted) return Promise.reject(request.signal.reason);
    const fate = fates.length > 0 ? (fates.shift() ?? null) : 200;
    return fate === null ? Promise.reject(new TypeError('lost')) : Promise.resolve(answer(fate));
  });
});

function answer(fate: number | Fate): Response {
  const { status, after, isProxy } = typeof fate === 'number' ? { status: fate } : fate;
  const fault = { key: 'table-elsewhere', sentence: 'This table is open at another server.' };
  const body = status < 300 ? { seat: 1, secret: 'x' } : { error: fault };
  const headers: Record<string, string> = after === undefined ? {} : { 'Retry-After': String(after) };
  return new Response(isProxy ? '<h1>Bad Gateway</h1>' : JSON.stringify(body), { status, headers });
}

/** Return how long was waited before each time that a request was sent again. */
const pauses = (): number[] => sent.slice(1).map((it, i) => it.at - (sent[i]?.at ?? 0));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const sitting = { invite: 'i', name: 'Ben' };

async function settled<T>(asked: Promise<T>): Promise<T | unknown> {
  const result = asked.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return result;
}

test('a request whose answer is lost is sent again with its key', async () => {
  fates = [null, null, 200];
  expect(await settled(api.sit('t1', sitting))).toEqual({ seat: 1, secret: 'x' });
  expect(sent.map((it) => it.path)).toEqual(Array(3).fill('/api/tables/t1/seats'));
  expect(new Set(sent.map((it) => it.key)).size).toBe(1);
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{48}$/);
});

test('somebody who gives up and tries again asks for the same seat', async () => {
  fates = Array(5).fill(null);
  expect(await settled(api.sit('t2', sitting))).toMatchObject({ fault: { key: 'web-no-connection' } });
  await settled(api.sit('t2', sitting));
  expect(new Set(sent.map((it) => it.key)).size).toBe(1);
  await settled(api.sit('t2', sitting));
  expect(new Set(sent.map((it) => it.key)).size).toBe(2);
});

test('what cannot be done at the moment is asked for again, under the same key, when the server says', async () => {
  fates = [{ status: 503, after: 1 }, { status: 503, after: 2 }, 200];
  expect(await settled(api.sit('t4', sitting))).toEqual({ seat: 1, secret: 'x' });
  expect(new Set(sent.map((it) => it.key)).size).toBe(1);
  expect(pauses()).toEqual([1000, 2000]);
});

test('a server that is started again behind a proxy is waited for', async () => {
  fates = [{ status: 502, isProxy: true }, { status: 504, isProxy: true }, null, { status: 503, after: 1 }, 200];
  expect(await settled(api.sit('t5', sitting))).toEqual({ seat: 1, secret: 'x' });
  expect(new Set(sent.map((it) => it.key)).size).toBe(1);
});

test('whoever waits in vain reads the sentence of the server, and if there is none, when to try again', async () => {
  fates = Array(5).fill({ status: 503, after: 1 });
  expect(await settled(api.sit('t6', sitting))).toMatchObject({ message: 'This table is open at another server.' });
  fates = Array(5).fill({ status: 502, isProxy: true });
  expect(await settled(api.sit('t6', sitting))).toMatchObject({ fault: { key: 'web-not-ready' }, status: 502 });
  expect(sent).toHaveLength(10);
  // Nothing is known about what was asked for, so the next attempt is about the same.
  expect(new Set(sent.map((it) => it.key)).size).toBe(1);
});

test('nobody waits for long, nor where there is no network, nor for what was refused', async () => {
  fates = [{ status: 503, after: 120 }];
  expect(await settled(api.sit('t7', sitting))).toBeInstanceOf(Refused);
  fates = [{ status: 429, after: 1 }];
  expect(await settled(api.sit('t8', sitting))).toMatchObject({ status: 429 });
  fates = [500];
  expect(await settled(api.sit('t8', sitting))).toMatchObject({ status: 500 });
  vi.stubGlobal('navigator', { onLine: false });
  fates = [null];
  expect(await settled(api.sit('t9', sitting))).toMatchObject({ fault: { key: 'web-no-connection' } });
  expect(sent).toHaveLength(4);
});

test('a note says that the server is asked again, until it answers', async () => {
  fates = [{ status: 503, after: 1 }, null, 200];
  const asked = api.sit('t10', sitting);
  expect(patience.isWaiting).toBe(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(patience.isWaiting).toBe(true);
  await vi.advanceTimersByTimeAsync(1500);
  expect([patience.isWaiting, sent.length]).toEqual([true, 2]);
  await settled(asked);
  expect([patience.isWaiting, sent.length]).toEqual([false, 3]);
});

test('who goes elsewhere meanwhile asks no more', async () => {
  const stopping = new AbortController();
  fates = [503, 503, 503];
  const asked = settled(ask('GET', '/api/banks/b?seen=0', undefined, stopping.signal));
  stopping.abort();
  expect(await asked).toBe(stopping.signal.reason);
  expect(sent).toHaveLength(2);
  expect(patience.isWaiting).toBe(false);
});

test('after a refusal the next request is another one', async () => {
  fates = [409, 200];
  expect(await settled(api.sit('t3', sitting))).toBeInstanceOf(Refused);
  await settled(api.sit('t3', sitting));
  expect(new Set(sent.map((it) => it.key)).size).toBe(2);
});

test('what only looks is asked again too, and needs no key', async () => {
  fates = [null, 503];
  await settled(api.tables());
  expect(sent.map((it) => [it.path, it.key])).toEqual(Array(3).fill(['/api/tables', undefined]));
});
