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
  Offering,
  Place,
  Plan,
  Removing,
  SeatKey,
  Sitting,
  TableShown,
} from '../generated/messages';
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

export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
  stop?: AbortSignal,
): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': preferences.language, Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(stop ? { signal: stop } : {}),
    });
  } catch (error) {
    if (stop?.aborted) throw error;
    throw new Refused({ key: 'web-no-connection', sentence: say('web-no-connection') }, 0);
  }
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer as T;
  const fault = (answer as { error?: Fault } | null)?.error;
  throw new Refused(fault ?? { key: 'web-went-wrong', sentence: say('web-went-wrong') }, response.status);
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  editions: () => ask<EditionShown[]>('GET', `/api/editions?language=${preferences.language}`),
  health: () => ask<Health>('GET', '/health'),
  make: (plan: Plan) => ask<NewTable>('POST', '/api/tables', plan),
  learn: (learning: Learning) => ask<NewTable>('POST', '/api/lessons', learning),
  tables: () => ask<TableShown[]>('GET', '/api/tables'),
  table: (table: string) => ask<TableShown>('GET', at(table)),
  sit: (table: string, sitting: Sitting) => ask<SeatKey>('POST', `${at(table)}/seats`, sitting),
  move: (table: string, key: SeatKey) => ask<SeatKey>('POST', `${at(table)}/move`, key),
  leave: (table: string, key: SeatKey) => ask<void>('POST', `${at(table)}/leave`, key),
  change: (table: string, changing: Changing) => ask<void>('POST', `${at(table)}/change`, changing),
  invite: (table: string, inviting: Inviting) => ask<Invited>('POST', `${at(table)}/invite`, inviting),
  offer: (table: string, offering: Offering) => ask<void>('POST', `${at(table)}/offer`, offering),
  remove: (table: string, removing: Removing) => ask<Invited>('POST', `${at(table)}/remove`, removing),
  rematch: (table: string, again: Again) => ask<Place>('POST', `${at(table)}/rematch`, again),
  mine: (seats: Mine[]) => ask<TableShown[]>('POST', '/api/mine', seats),
  record: (table: string) => ask<Record<string, unknown>>('GET', `${at(table)}/record`),
};

/** Draw a nonce: this device's part of the seed. */
export function drawNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
