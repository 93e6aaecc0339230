/** Which rule of the rulebook stands behind a line of the log or a question: each edition declares it in Python. */
import { EDITIONS, type EditionName } from '../generated/editions';
import { editions } from '../state/editions.svelte';
import type { EventOf, PendingOf } from '../state/shown';

/** What happens in an edition, or what is asked in it, by name. */
export type Behind<E extends EditionName> = EventOf<E>['event'] | `asked ${PendingOf<E>['kind']}`;

/** What of an event says which rule it goes by. */
interface Ruled {
  readonly event: string;
  readonly why?: string;
  readonly card?: string;
}

/** Names the rule behind an event of any edition, or nothing. */
export function ruleOf(edition: string, { event, why, card }: Ruled): string {
  const facts = editions.find(edition);
  const number = facts?.cited[`${event} ${why ?? card}`] ?? facts?.cited[event];
  return facts === undefined || number === undefined ? '' : `${facts.rules}-${number}`;
}

/** Names the rule of one of our own editions behind what happens or is asked. */
export function ruleFor<E extends EditionName>(edition: E, behind: Behind<E>): string {
  return ruleOf(edition, { event: behind });
}

/** Names a rule of one of our own editions by its number. */
export function numbered(edition: EditionName, number: number): string {
  return `${EDITIONS[edition].rules}-${number}`;
}
