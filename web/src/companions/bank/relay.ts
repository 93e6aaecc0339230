/** Others watch the accounts on their own phones: the unit sends them to the server, which passes them on, unsaved. */
import type { BankMade, BankShown } from '../../generated/messages';
import { ask, Refused } from '../../net/api';
import type { Booking } from './journal';

/** What the people watching a unit see. */
export interface Shared {
  names: string[];
  accounts: number[];
  lines: Pick<Booking, 'number' | 'kind' | 'payer' | 'payee' | 'amount' | 'takes_back'>[];
}

export interface Share {
  id: string;
  secret: string;
  number: number;
}

export const LINES_SHARED = 30;
const GONE = 404;
const RETRY_MS = 3_000;

export async function openShare(): Promise<Share> {
  const { id, secret } = await ask<BankMade>('POST', '/api/banks', {});
  return { id, secret, number: 0 };
}

/** Send the newest state to the server; `gone` if it has forgotten this unit, which must then be shared again. */
export async function tell(share: Share, state: Shared): Promise<'told' | 'later' | 'gone'> {
  try {
    const { secret, number } = share;
    await ask<BankShown>('PUT', `/api/banks/${share.id}`, { secret, number, state });
    return 'told';
  } catch (error) {
    return error instanceof Refused && error.status === GONE ? 'gone' : 'later';
  }
}

/** Follow a unit until stopped; report each newer state, or null when there is no such unit (any more). */
export async function follow(id: string, heard: (state: Shared | null) => void, stop: AbortSignal): Promise<void> {
  let seen = 0;
  while (!stop.aborted) {
    try {
      const { number, state } = await ask<BankShown>(
        'GET',
        `/api/banks/${encodeURIComponent(id)}?seen=${seen}`,
        undefined,
        stop,
      );
      if (number > seen) {
        seen = number;
        heard(state as unknown as Shared);
        continue;
      }
      await rest(1_000, stop);
    } catch (error) {
      if (stop.aborted) return;
      if (error instanceof Refused && error.status === GONE) {
        heard(null);
        return;
      }
      await rest(RETRY_MS, stop);
    }
  }
}

function rest(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    stop.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });
}
