/** Requests to the server over HTTP; a refusal is thrown as a `Refused` that holds the server's own sentence. */
import type {
  Again,
  AnalysisShown,
  Changing,
  EditionShown,
  Exploring,
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
  PlacedShown,
  Placing,
  Plan,
  PlayingFrom,
  Removing,
  SeatKey,
  Sitting,
  TableShown,
} from '../generated/messages';
import { within } from './base';
import { keep, recall } from './device';
import { patience } from '../state/patience.svelte';
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

/** Whether an error would be the same for a request that is sent again. */
export function isFinal(error: unknown): error is Refused {
  return error instanceof Refused && error.status >= 400 && error.status < 500 && error.status !== 429;
}

/** How long to wait before a request is sent again, each time. */
const PAUSES = [300, 1_000, 3_000, 5_000];
/** The longest that a server may ask us to wait: whoever sits there would rather know. */
const LONGEST_PAUSE = 10_000;
/** What can be done a little later: our server says so, or a proxy finds none while it is started again. */
const LATER: ReadonlySet<number> = new Set([502, 503, 504]);
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
  const response = await send(within(path), request);
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  const fault = (answer as { error?: Fault } | null)?.error;
  const otherwise = LATER.has(response.status) ? 'web-not-ready' : 'web-went-wrong';
  throw new Refused(fault ?? { key: otherwise, sentence: say(otherwise) }, response.status);
}

/**
 * Send a request, and send it again when no answer comes, or none but that it cannot be done at the moment. That
 * changes nothing if it was done: what only looks may be asked twice, a bank unit counts its states, and everything
 * else has a key.
 */
async function send(address: string, request: RequestInit): Promise<Response> {
  const first = await attempt(address, request);
  const again = pauseBefore(first, 0) !== null;
  const answer = again ? await patience.during(sendAgain(address, request, first)) : first;
  if (answer) return answer;
  throw new Refused({ key: 'web-no-connection', sentence: say('web-no-connection') }, 0);
}

async function sendAgain(address: string, request: RequestInit, first: Response | null): Promise<Response | null> {
  let answer = first;
  for (const usual of PAUSES) {
    const pause = pauseBefore(answer, usual);
    if (pause === null) break;
    await new Promise((done) => setTimeout(done, pause));
    answer = await attempt(address, request);
  }
  return answer;
}

/** Send a request once; null if no answer comes. */
async function attempt(address: string, request: RequestInit): Promise<Response | null> {
  try {
    return await fetch(address, request);
  } catch (error) {
    if (request.signal?.aborted) throw error;
    return null;
  }
}

/** Return how long to wait before a request is sent again; null if its answer is the last word. */
function pauseBefore(answer: Response | null, usual: number): number | null {
  if (answer === null) return navigator.onLine === false ? null : usual;
  if (!LATER.has(answer.status)) return null;
  const asked = 1_000 * Number(answer.headers.get('Retry-After') ?? 0);
  return asked > LONGEST_PAUSE ? null : Math.max(usual, asked || 0);
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
  explore: (table: string, exploring: Exploring) => ask<NewTable>('POST', `${at(table)}/explore`, exploring),
  position: (placing: Partial<Placing>) => ask<PlacedShown>('POST', '/api/positions', placing),
  playFrom: (playing: PlayingFrom) => ask<NewTable>('POST', '/api/positions/play', playing),
  mine: (seats: Mine[]) => ask<TableShown[]>('POST', '/api/mine', seats),
  analysis: (table: string) => ask<AnalysisShown>('GET', `${at(table)}/analysis`),
  analyse: (table: string) => ask<AnalysisShown>('POST', `${at(table)}/analysis`, {}),
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
