/** The log of a table: what happened, as each of the own seats saw it. */
import type { Happening, News } from '../generated/messages';
import type { SeenEvent, Teller } from '../words/teller';

const MOST_LINES = 1_000;

/** What happened, as each of the own seats saw it. */
export interface Witnessed {
  number: number;
  event: SeenEvent;
  own: ReadonlyMap<number, SeenEvent>;
}

/** Who reads the log, and the words for it. */
export interface Reading {
  readonly reader: number | null;
  readonly teller: Teller;
  readonly names: readonly string[];
}

/** A line of the log: told in the reader's language, with the reader's knowledge. */
export class LogLine {
  constructor(
    readonly reading: Reading,
    readonly witnessed: Witnessed,
    /** Whether it begins something new: a turn, a round. */
    readonly isTurn: boolean,
  ) {}

  get number(): number {
    return this.witnessed.number;
  }
  get event(): SeenEvent {
    return eventFor(this.reading, this.witnessed);
  }
  /** Whom it is about, or -1. */
  get seat(): number {
    const { seat, payer, seats } = this.event;
    if (typeof seat === 'number') return seat;
    if (typeof payer === 'number') return payer;
    return Array.isArray(seats) && seats.length === 1 ? Number(seats[0]) : -1;
  }
  get text(): string {
    return this.reading.teller.event(this.event);
  }
}

export class Log {
  lines = $state.raw<LogLine[]>([]);

  constructor(readonly reading: Reading) {}

  write(witnessed: Witnessed): LogLine {
    const { event } = witnessed.event;
    const line = new LogLine(this.reading, witnessed, event === 'turn-began' || event === 'round-began');
    this.lines = [...this.lines.slice(-MOST_LINES), line];
    return line;
  }

  /** Takes from the server what it knows better than this device. */
  catchUp(lately: readonly Happening[]): void {
    const first = lately[0];
    if (first === undefined) return;
    this.lines = this.lines.filter((line) => line.number < first.number);
    for (const one of lately.flatMap(witnessed)) this.write(one);
  }

  /** Forgets what came after a number; all if there is none. */
  cut(number = -1): void {
    this.lines = this.lines.filter((line) => line.number <= number);
  }
}

/** Gives an event as the reader saw it. */
export function eventFor({ reader }: Reading, { own, event }: Witnessed): SeenEvent {
  return (reader === null ? undefined : own.get(reader)) ?? event;
}

/** Takes apart what the server told of an action: each event, with what the own seats saw of it. */
export function witnessed({ number, events, own }: Pick<News | Happening, 'number' | 'events' | 'own'>): Witnessed[] {
  return events.map((event, place) => {
    const seen = (own ?? []).flatMap(({ seat, events }) => {
      const it = events[place];
      return it === undefined ? [] : [[seat, it as SeenEvent] as const];
    });
    return { number, event: event as SeenEvent, own: new Map(seen) };
  });
}
