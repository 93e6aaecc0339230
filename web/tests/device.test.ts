import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** Return a storage like the browser's. */
function makeMemory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as unknown as Storage;
}

async function load(storage: unknown): Promise<typeof import('../src/net/device')> {
  vi.resetModules();
  vi.stubGlobal('localStorage', storage);
  return import('../src/net/device');
}

afterEach(() => vi.unstubAllGlobals());

const refusing = new Proxy({}, { get: () => () => { throw new Error('refused'); } }); // prettier-ignore

describe.each([
  ['with a memory', makeMemory],
  ['without one', () => undefined],
  ['with one that refuses', () => refusing],
])('a device %s', (_, memory) => {
  let device: typeof import('../src/net/device');
  beforeEach(async () => {
    device = await load(memory());
  });

  test('remembers on this page', () => {
    device.keep('name', 'Maud');
    expect(device.recall('name')).toBe('Maud');
    device.keep('name', null);
    expect(device.recall('name')).toBeNull();
  });

  test('keeps a table with its seats, and a seat that came back gets its new secret', () => {
    device.keepTable('T', { edition: 'deal', seats: [{ seat: 1, secret: 'a' }], host: 'h' });
    device.keepTable('T', { seats: [{ seat: 0, secret: 'b' }] });
    device.keepTable('T', { seats: [{ seat: 1, secret: 'c' }], invite: 'i' });
    expect(device.tableKept('T')).toMatchObject({ edition: 'deal', host: 'h', invite: 'i' });
    expect(device.tableKept('T')?.seats).toEqual([
      { seat: 0, secret: 'b' },
      { seat: 1, secret: 'c' },
    ]);
  });

  test('forgets a seat, and the table with the last one unless it is the host', () => {
    device.keepTable('T', { seats: [{ seat: 0, secret: 'a' }] });
    device.keepTable('U', { seats: [{ seat: 0, secret: 'a' }], host: 'h' });
    device.forgetSeat('T', 0);
    device.forgetSeat('U', 0);
    expect(device.tableKept('T')).toBeNull();
    expect(device.tableKept('U')?.seats).toEqual([]);
    device.forgetSeat('U');
    expect(device.tablesKept()).toEqual({});
  });
});

test('what lies broken in the memory is as good as not there', async () => {
  const memory = makeMemory();
  memory.setItem('rentier.preferences', '{"lang');
  memory.setItem('rentier.tables', '{"T": {"seats": 5}, "U": null, "V": {"edition": "deal", "seats": [], "at": 1}}');
  const device = await load(memory);
  expect(device.recall('preferences')).toBeNull();
  expect(Object.keys(device.tablesKept())).toEqual(['V']);
});
