/** The clocks that run at a table. */
import type { Running } from '../generated/messages';

/** A seat's clock as it was told, and when that was, by `performance.now()`. */
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

  /** Gives the clock of a seat, if it has one that runs. */
  of(seat: number | null): ClockShown | null {
    return this.#running.find((it) => it.seat === seat) ?? null;
  }
}
