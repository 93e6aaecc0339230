/** The clocks running at a table. */
import type { Running } from '../generated/messages';

/** A seat's clock as it was sent, and when that was, by `performance.now()`. */
export interface ClockShown extends Running {
  at: number;
}

export class Clocks {
  #running = $state.raw<ClockShown[]>([]);

  areRunning = $derived(this.#running.length > 0);

  hear(running: readonly Running[]): void {
    const at = performance.now();
    this.#running = running.map((it) => ({ ...it, at }));
  }

  stop(): void {
    this.#running = [];
  }

  /** Return the running clock of a seat, if it has one. */
  of(seat: number | null): ClockShown | null {
    return this.#running.find((it) => it.seat === seat) ?? null;
  }
}
