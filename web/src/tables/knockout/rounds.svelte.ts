/** The rounds of a table as the reader has seen them: whose receipts are on show, and what waits for the reader. */
import { pause } from '../../parts/motion';
import type { TableState } from '../../state/table.svelte';
import type { RoundSheet } from './receipts';
import { sheetsOf } from './sheets';

export class Rounds {
  readonly table: TableState<'knockout'>;
  /** The last round whose receipts the reader has seen. */
  #seen = $state(0);
  /** Whether the receipts are left on show for spectators. */
  #isHeld = $state(false);
  #goOn: () => void = () => {};

  readonly isPlayer: boolean = $derived.by(() => this.table.seats.you.length > 0);
  readonly #sheets: RoundSheet[] = $derived.by(() =>
    sheetsOf(
      this.table.lines.map((line) => line.event),
      this.table.view.teams.length,
    ),
  );
  readonly current: RoundSheet | undefined = $derived(this.#sheets.at(-1));
  readonly #counted: RoundSheet | undefined = $derived(this.#sheets.findLast((sheet) => sheet.isDone));
  /** The receipts on show. */
  readonly sheet: RoundSheet | undefined = $derived.by(() => {
    const [counted, current] = [this.#counted, this.current];
    const isNew = counted && (this.isPlayer ? counted.number > this.#seen : this.#isHeld || this.table.over);
    if (isNew) return counted;
    return current && current.step >= 3 && !current.isDone ? current : undefined;
  });
  /** Whether the receipts on show are complete. */
  readonly isSettled: boolean = $derived(this.sheet !== undefined && this.sheet === this.#counted);
  readonly isLast: boolean = $derived.by(() => this.sheet?.number === this.table.view.rounds);

  constructor(table: TableState<'knockout'>) {
    this.table = table;
    this.#seen = this.#counted?.number ?? 0;
  }

  /** Go on to the next round. */
  start(): void {
    this.seeAll();
    this.goOn();
  }

  /** Note that the reader has seen the receipts of every round that is over. */
  seeAll(): void {
    const round = this.#counted?.number;
    if (round === undefined || round === this.#seen) return;
    letGo();
    this.#seen = round;
  }

  /** Wait until the reader continues; spectators get a few seconds. */
  async wait(round: number): Promise<void> {
    if (this.isPlayer && round > this.#seen) {
      this.table.showing.holds = true;
      await new Promise<void>((resolve) => (this.#goOn = resolve));
      this.table.showing.holds = false;
    } else if (!this.isPlayer) {
      this.#isHeld = true;
      await pause(3000);
      this.#isHeld = false;
    }
  }

  /** Wait no longer. */
  goOn(): void {
    this.#goOn();
  }
}

/**
 * Let go of the focus in the middle before receipts come or go, and with them the rest of it: taken away together
 * with what had it, the browser would lay out the old and the new at once.
 */
export function letGo(): void {
  const had = document.activeElement;
  if (had instanceof HTMLElement && had.closest('[data-part=middle]')) had.blur();
}
