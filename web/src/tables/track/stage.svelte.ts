import type { Board } from './board';
import type { LogLine } from '../../state/table.svelte';
import { BANK, type TrackName, type TrackView } from './view';

/** A player as the board shows them now. */
export interface PlayerSpot {
  cash: number;
  space: string;
  jail: number;
  out: boolean;
}

/** A deed as the board shows it now. */
export interface DeedSpot {
  owner: number;
  level: number;
  mortgaged: boolean;
}

/** A card that was turned over. */
export interface ShownCard {
  seat: number;
  deck: number;
  card: string;
}

/**
 * What the table shows at this moment.
 *
 * The view is the state after all events; while these are shown one by one, the stage runs behind it and is changed by
 * each of them. After the last one, it settles on the view.
 */
export class Stage {
  players = $state<PlayerSpot[]>([]);
  deeds = $state<Record<string, DeedSpot>>({});
  dice = $state<[number, number] | null>(null);
  isRolling = $state(false);
  /** The space being highlighted by an event. */
  lit = $state('');
  card = $state<ShownCard | null>(null);
  /** By player: what was just added to or taken from their money, shown for a moment. */
  changes = $state<Record<number, number>>({});
  isMoving = $state(false);

  /** How many times it has settled. */
  settled = 0;

  constructor(readonly board: Board) {}

  /** Show a view as it is, with the dice and the card from the last lines of the log. */
  settle(view: TrackView, lines: readonly LogLine<TrackName>[]): void {
    this.settled += 1;
    this.players.length = view.players.length;
    view.players.forEach(({ cash, space, jail, out }, seat) => {
      const spot = this.players[seat];
      // Reusing the object avoids redrawing what has not changed.
      if (spot) Object.assign(spot, { cash, space, jail, out });
      else this.players[seat] = { cash, space, jail, out };
    });
    for (const seen of view.deeds) {
      const { space, owner, level } = seen;
      const mortgaged = 'mortgaged' in seen && seen.mortgaged;
      const deed = this.deeds[space];
      if (deed) Object.assign(deed, { owner, level, mortgaged });
      else this.deeds[space] = { owner, level, mortgaged };
    }
    this.changes = {};
    this.isRolling = false;
    this.lit = '';
    this.recall(lines);
  }

  /** Find this turn's last dice in the log, and any card drawn since. */
  private recall(lines: readonly LogLine<TrackName>[]): void {
    this.card = null;
    this.dice = null;
    for (let i = lines.length - 1; i >= 0; i--) {
      const { event } = lines[i]!;
      if (event.event === 'rolled') {
        this.dice = [event.first, event.second];
        return;
      }
      if (event.event === 'turn-began') return;
      if (event.event === 'drew-card' && !this.card) {
        const { seat, deck, card } = event;
        this.card = { seat, deck, card };
      }
    }
  }

  deed(code: string): DeedSpot {
    return this.deeds[code] ?? { owner: BANK, level: 0, mortgaged: false };
  }

  /** Move money from payer to payee; the bank's money is not shown. */
  book(payer: number, payee: number, amount: number): void {
    const from = this.players[payer];
    const to = this.players[payee];
    if (from) from.cash -= amount;
    if (to) to.cash += amount;
  }

  /** Count a player's deeds of a group. */
  owned(seat: number, codes: string[]): number {
    return codes.filter((code) => this.deed(code).owner === seat).length;
  }

  /** List the players on a space, in the order of their seats. */
  standing(code: string): number[] {
    return this.players.flatMap((player, seat) => (player.space === code && !player.out ? [seat] : []));
  }
}
