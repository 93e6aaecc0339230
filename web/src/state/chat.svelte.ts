/** What was said at a table, each line once, in the order of the table's log. */
import type { Line } from '../generated/messages';

export class Chat {
  lines = $state.raw<Line[]>([]);

  /** Adds a line; false if it was there already. */
  hear(line: Line): boolean {
    if (this.lines.some((it) => it.number === line.number)) return false;
    this.lines = [...this.lines, line];
    return true;
  }

  /** Adds what was said while nobody listened here. */
  catchUp(lines: readonly Line[]): void {
    const all = new Map([...this.lines, ...lines].map((line) => [line.number, line]));
    this.lines = [...all.values()].sort((one, other) => one.number - other.number);
  }
}
