/** The log of a table: what happened, as each seat of this device saw it. */
import type { EditionName } from '../generated/editions';
import type { Happening, News } from '../generated/messages';
import type { Teller } from '../words/teller';
import { toldFrom, type ToldOf } from './shown';

const MOST_LINES = 1_000;
/** Two events of one action that are told in one sentence, by their names and what is paid for. */
const JOINED: Readonly<Record<string, string>> = {
  'rolled moved': 'web-joined-rolled-moved',
  'rent-due paid-rent': 'web-joined-rent',
  'mortgaged paid-mortgage': 'web-joined-mortgaged',
  'paid-lift lifted': 'web-joined-lifted',
};

/** An event, as each seat of this device saw it. */
export interface Witnessed<Event> {
  number: number;
  event: Event;
  own: ReadonlyMap<number, Event>;
}

/** The seat that reads the log, and the words for it. */
export interface Reading {
  readonly reader: number | null;
  readonly teller: Teller;
  readonly seats: { readonly names: readonly string[] };
}

/** A line of the log, in the reader's language and with what the reader may know. */
export class LogLine<E extends EditionName = EditionName> {
  /** The line after this one, if its sentence tells both. */
  next = $state.raw<LogLine<E> | null>(null);

  constructor(
    readonly reading: Reading,
    readonly witnessed: Witnessed<ToldOf<E>>,
    /** Whether it begins something new: a turn, a round. */
    readonly isTurn: boolean,
  ) {}

  get number(): number {
    return this.witnessed.number;
  }
  get event(): ToldOf<E> {
    return eventFor(this.reading, this.witnessed);
  }
  /** The seat it is about, or -1. */
  get seat(): number {
    const event: ToldOf = this.event;
    if ('seat' in event) return event.seat;
    if ('payer' in event) return event.payer;
    return 'seats' in event && event.seats.length === 1 ? (event.seats[0] ?? -1) : -1;
  }
  /** The events that its sentence tells. */
  get events(): ToldOf<E>[] {
    return this.next ? [this.event, this.next.event] : [this.event];
  }
  get text(): string {
    const { teller } = this.reading;
    const own = teller.event(this.event);
    const key = this.next && joining(this.event, this.next.event);
    return key ? teller.told(key, { ...this.event, ...this.next?.event }, own) : own;
  }

  /** Whether another line goes on with what this one began. */
  isJoinedBy(line: LogLine<E>): boolean {
    const isSame = this.number === line.number && playerOf(this.event) === playerOf(line.event);
    return isSame && joining(this.event, line.event) !== undefined;
  }
}

/** Return the player of an event; of a payment, whoever deals with the bank. */
function playerOf(told: ToldOf): number {
  if ('payer' in told && 'payee' in told) return told.payer < 0 ? told.payee : told.payer;
  return 'seat' in told ? told.seat : -1;
}

/** Return the key of the sentence that tells two events, if there is one. */
function joining(first: ToldOf, second: ToldOf): string | undefined {
  const nameOf = (told: ToldOf): string => (told.event === 'paid' && 'why' in told ? `paid-${told.why}` : told.event);
  return JOINED[`${nameOf(first)} ${nameOf(second)}`];
}

export class Log<E extends EditionName = EditionName> {
  lines = $state.raw<LogLine<E>[]>([]);

  constructor(readonly reading: Reading) {}

  write(witnessed: Witnessed<ToldOf<E>>): LogLine<E> {
    const { event } = witnessed.event;
    const line = new LogLine<E>(this.reading, witnessed, event === 'turn-began' || event === 'round-began');
    const before = this.lines.at(-1);
    if (before?.isJoinedBy(line)) before.next = line;
    this.lines = [...this.lines.slice(-MOST_LINES), line];
    return line;
  }

  /** Take over the server's version of the latest events. */
  catchUp(lately: readonly Happening[]): void {
    const first = lately[0];
    if (first === undefined) return;
    this.lines = this.lines.filter((line) => line.number < first.number);
    for (const one of lately.flatMap((it) => witnessed(it, toldFrom<E>))) this.write(one);
  }

  /** Drop everything after a number, or all of it. */
  cut(number = -1): void {
    this.lines = this.lines.filter((line) => line.number <= number);
  }
}

/** Return an event as the reader saw it. */
export function eventFor<Event>({ reader }: Reading, { own, event }: Witnessed<Event>): Event {
  return (reader === null ? undefined : own.get(reader)) ?? event;
}

/** Split what the server sent about an action into its events, each with what the seats of this device saw of it. */
export function witnessed<Event>(
  { number, events, own }: Pick<News | Happening, 'number' | 'events' | 'own'>,
  read: (events: readonly Record<string, unknown>[]) => Event[],
): Witnessed<Event>[] {
  const seen = (own ?? []).map(({ seat, events }) => [seat, read(events)] as const);
  return read(events).map((event, place) => ({
    number,
    event,
    own: new Map(
      seen.flatMap(([seat, events]) => {
        const it = events[place];
        return it === undefined ? [] : [[seat, it] as const];
      }),
    ),
  }));
}
