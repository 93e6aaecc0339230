/** Requests to the server over HTTP; a refusal is thrown as a `Refused` that holds the server's own sentence. */
import type {
  Again,
  Changing,
  EditionShown,
  Fault,
  Health,
  Invited,
  Inviting,
  Learning,
  NewTable,
  Mine,
  Muting,
  Offering,
  Place,
  Plan,
  Removing,
  SeatKey,
  Sitting,
  TableShown,
} from '../generated/messages';
import { within } from './base';
import { keep, recall } from './device';
import { preferences } from '../state/preferences.svelte';
import { say } from '../state/words.svelte';

/** A refused request and the reason; programs read `fault.key`. */
export class Refused extends Error {
  constructor(
    readonly fault: Fault,
    readonly status: number,
  ) {
    super(fault.sentence);
  }
}

/** Turn any error into a fault that can be shown. */
export function faultOf(error: unknown): Fault {
  if (error instanceof Refused) return error.fault;
  console.error(error);
  return { key: 'web-went-wrong', sentence: say('web-went-wrong') };
}

/** How long to wait before a request without an answer is sent again, each time. */
const PAUSES = [300, 1_000, 3_000];
/** The header with our own name for a request, by which the server knows one that is sent again. */
const KEY = 'Idempotency-Key';

export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
  stop?: AbortSignal,
  key = method === 'POST' ? drawKey() : '',
): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': preferences.language, Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (key) headers[KEY] = key;
  const request: RequestInit = {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(stop ? { signal: stop } : {}),
  };
  const response = await send(within(path), request, key ? PAUSES : []);
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  const fault = (answer as { error?: Fault } | null)?.error;
  throw new Refused(fault ?? { key: 'web-went-wrong', sentence: say('web-went-wrong') }, response.status);
}

/** Send a request; one with a key is sent again when no answer comes, which changes nothing if it was done. */
async function send(address: string, request: RequestInit, pauses: readonly number[]): Promise<Response> {
  for (const pause of [...pauses, null]) {
    try {
      return await fetch(address, request);
    } catch (error) {
      if (request.signal?.aborted) throw error;
    }
    if (pause === null || navigator.onLine === false) break;
    await new Promise((done) => setTimeout(done, pause));
  }
  throw new Refused({ key: 'web-no-connection', sentence: say('web-no-connection') }, 0);
}

/** Do something under a key that this device remembers until there is an answer, even if the page is loaded again. */
async function once<T>(what: string, request: (key: string) => Promise<T>): Promise<T> {
  const name = `key.${what}`;
  const key = recall<string>(name) ?? drawKey();
  keep(name, key);
  try {
    const answer = await request(key);
    keep(name, null);
    return answer;
  } catch (error) {
    if (error instanceof Refused && error.status > 0 && error.status < 500) keep(name, null);
    throw error;
  }
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  editions: () => ask<EditionShown[]>('GET', `/api/editions?language=${preferences.language}`),
  health: () => ask<Health>('GET', '/health'),
  make: (plan: Plan) => ask<NewTable>('POST', '/api/tables', plan),
  learn: (learning: Learning) => ask<NewTable>('POST', '/api/lessons', learning),
  puzzles: () => ask<Record<string, string[]>>('GET', '/api/puzzles'),
  tables: () => ask<TableShown[]>('GET', '/api/tables'),
  table: (table: string) => ask<TableShown>('GET', at(table)),
  sit: (table: string, sitting: Sitting) =>
    once(`sit.${table}`, (key) => ask<SeatKey>('POST', `${at(table)}/seats`, sitting, undefined, key)),
  move: (table: string, own: SeatKey) =>
    once(`move.${table}.${own.seat}`, (key) => ask<SeatKey>('POST', `${at(table)}/move`, own, undefined, key)),
  leave: (table: string, key: SeatKey) => ask<void>('POST', `${at(table)}/leave`, key),
  change: (table: string, changing: Changing) => ask<void>('POST', `${at(table)}/change`, changing),
  invite: (table: string, inviting: Inviting) => ask<Invited>('POST', `${at(table)}/invite`, inviting),
  offer: (table: string, offering: Offering) => ask<void>('POST', `${at(table)}/offer`, offering),
  mute: (table: string, muting: Muting) => ask<void>('POST', `${at(table)}/mute`, muting),
  remove: (table: string, removing: Removing) => ask<Invited>('POST', `${at(table)}/remove`, removing),
  rematch: (table: string, again: Again) => ask<Place>('POST', `${at(table)}/rematch`, again),
  mine: (seats: Mine[]) => ask<TableShown[]>('POST', '/api/mine', seats),
  record: (table: string) => ask<Record<string, unknown>>('GET', `${at(table)}/record`),
};

/** Draw a nonce: this device's part of the seed. */
export function drawNonce(): string {
  return drawHex(16);
}

/** Draw our own name for a request: the secrets in its answer are drawn from it, so nobody may guess it. */
function drawKey(): string {
  return drawHex(24);
}

function drawHex(size: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(size));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
