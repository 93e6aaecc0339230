/** The rule behind a line of the log or a question, as each edition declares it in Python. */
import { EDITIONS, type EditionName } from '../generated/editions';
import { editions } from '../state/editions.svelte';
import type { EventOf, PendingOf } from '../state/shown';

/** The names of an edition's events and questions. */
export type Behind<E extends EditionName> = EventOf<E>['event'] | `asked ${PendingOf<E>['kind']}`;

/** The parts of an event that decide which rule is behind it. */
interface Ruled {
  readonly event: string;
  readonly why?: string;
  readonly card?: string;
}

/** Return the rule behind an event of any edition, or an empty string. */
export function ruleOf(edition: string, { event, why, card }: Ruled): string {
  const facts = editions.find(edition);
  const number = facts?.cited[`${event} ${why ?? card}`] ?? facts?.cited[event];
  return facts === undefined || number === undefined ? '' : `${facts.rules}-${number}`;
}

/** Return the rule of one of our own editions behind an event or a question. */
export function ruleFor<E extends EditionName>(edition: E, behind: Behind<E>): string {
  return ruleOf(edition, { event: behind });
}

/** Return a rule of one of our own editions by its number. */
export function numbered(edition: EditionName, number: number): string {
  return `${EDITIONS[edition].rules}-${number}`;
}
