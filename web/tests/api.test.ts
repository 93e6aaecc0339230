import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, Refused } from '../src/net/api';

interface Sent {
  path: string;
  key: string | undefined;
}
let sent: Sent[] = [];
/** What happens to each request in turn: its status, or null where no answer arrives. */
let fates: (number | null)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    sent.push({ path, key: (request.headers as Record<string, string>)['Idempotency-Key'] });
    const fate = fates.length > 0 ? (fates.shift() ?? null) : 200;
    if (fate === null) return Promise.reject(new TypeError('lost'));
    const body = fate < 300 ? { seat: 1, secret: 'x' } : { error: { key: 'table-full', sentence: 'No seat is open.' } };
    return Promise.resolve(new Response(JSON.stringify(body), { status: fate }));
  });
});

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
  fates = [null, null, null, null];
  expect(await settled(api.sit('t2', sitting))).toBeInstanceOf(Refused);
  await settled(api.sit('t2', sitting));
  expect(new Set(sent.map((it) => it.key)).size).toBe(1);
  await settled(api.sit('t2', sitting));
  expect(new Set(sent.map((it) => it.key)).size).toBe(2);
});

test('after a refusal the next request is another one', async () => {
  fates = [409, 200];
  expect(await settled(api.sit('t3', sitting))).toBeInstanceOf(Refused);
  await settled(api.sit('t3', sitting));
  expect(new Set(sent.map((it) => it.key)).size).toBe(2);
});

test('what only looks has no key, and is not sent again', async () => {
  fates = [null];
  expect(await settled(api.tables())).toBeInstanceOf(Refused);
  expect(sent).toEqual([{ path: '/api/tables', key: undefined }]);
});
