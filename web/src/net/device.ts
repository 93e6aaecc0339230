/** What this device remembers: preferences and the secrets of its seats. Works without storage too. */

export interface TableKept {
  edition: string;
  /** This device's seats with their secrets. */
  seats: { seat: number; secret: string }[];
  host?: string;
  invite?: string;
  /** Whether the table is a lesson, which is not listed among the games. */
  lesson?: boolean;
  /** When it was last opened, in milliseconds. */
  at: number;
}

const PREFIX = 'rentier.';
const fallback = new Map<string, string>();

function memory(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** Load a saved value; an unreadable one counts as missing. */
export function recall<T>(name: string): T | null {
  let text: string | null = null;
  try {
    text = memory()?.getItem(PREFIX + name) ?? null;
  } catch {
    // A browser may refuse storage; then only this page remembers.
  }
  text ??= fallback.get(name) ?? null;
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

/** Save a value under a name; null deletes it. */
export function keep(name: string, value: unknown): void {
  const text = value === null || value === undefined ? null : JSON.stringify(value);
  if (text === null) fallback.delete(name);
  else fallback.set(name, text);
  try {
    if (text === null) memory()?.removeItem(PREFIX + name);
    else memory()?.setItem(PREFIX + name, text);
  } catch {
    // Storage is full or refused: this page still has the value.
  }
}

/** Return all tables where this device has a seat or the host's secret, the latest first. */
export function tablesKept(): Record<string, TableKept> {
  const kept = recall<Record<string, TableKept>>('tables');
  const whole = kept !== null && typeof kept === 'object' ? Object.entries(kept) : [];
  return Object.fromEntries(
    whole.filter(([, it]) => Array.isArray(it?.seats)).sort(([, one], [, other]) => other.at - one.at),
  );
}

export function tableKept(table: string): TableKept | null {
  return tablesKept()[table] ?? null;
}

/** Save what is new about a table; a seat already known gets its new secret. */
export function keepTable(table: string, news: Partial<TableKept>): TableKept {
  const tables = tablesKept();
  const old = tables[table] ?? { edition: '', seats: [], at: 0 };
  const seats = new Map([...old.seats, ...(news.seats ?? [])].map((it) => [it.seat, it]));
  const kept: TableKept = {
    ...old,
    ...news,
    seats: [...seats.values()].sort((a, b) => a.seat - b.seat),
    at: Date.now(),
  };
  keep('tables', { ...tables, [table]: kept });
  return kept;
}

/** Forget a seat that no longer belongs to this device, or the whole table. */
export function forgetSeat(table: string, seat?: number): void {
  const { [table]: kept, ...others } = tablesKept();
  if (kept === undefined) return;
  const seats = seat === undefined ? [] : kept.seats.filter((it) => it.seat !== seat);
  const isEmpty = seat === undefined || (seats.length === 0 && !kept.host);
  keep('tables', isEmpty ? others : { ...others, [table]: { ...kept, seats } });
}
