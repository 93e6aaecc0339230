/** The chat of a table, each line once, in the order of the table's log. */
import type { Line } from '../generated/messages';

/** How long a new line is shown where the chat is closed, in milliseconds. */
const FRESH = 6_000;

export class Chat {
  lines = $state.raw<Line[]>([]);
  /** How many lines of others were said while the chat was closed. */
  unread = $state(0);
  /** The line that was just said, for a moment. */
  fresh = $state.raw<Line | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Add a line; return false if it is there already. */
  hear(line: Line, isOwn = false): boolean {
    if (this.lines.some((it) => it.number === line.number)) return false;
    this.lines = [...this.lines, line];
    if (!isOwn) this.#show(line);
    return true;
  }

  /** Add what was said while this device was not connected. */
  catchUp(lines: readonly Line[]): void {
    const all = new Map([...this.lines, ...lines].map((line) => [line.number, line]));
    this.lines = [...all.values()].sort((one, other) => one.number - other.number);
  }

  /** The reader has the chat before them. */
  read(): void {
    this.unread = 0;
    this.fresh = null;
  }

  #show(line: Line): void {
    this.unread += 1;
    this.fresh = line;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.fresh = null), FRESH);
  }
}
