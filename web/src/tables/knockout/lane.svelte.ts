/**
 * What lies where while events are shown: it starts as one view, is changed by each event, and ends as the next view.
 */
import type { Course } from './course';
import type { Piece } from './Pieces.svelte';
import { teamOf, type KnockoutView } from './types';

export interface Chip {
  id: number;
  x: number;
  y: number;
  amount: number;
  /** Whether it is added to what the same place has already brought. */
  isMore: boolean;
}

/** The room that an amount takes on the board, in millimetres: of two that would overlap, the newer one is shown. */
const CHIP_WIDTH = 90;
const CHIP_HEIGHT = 45;

export class Lane {
  /** The tokens on the board. */
  pieces = $state<Piece[]>([]);
  /** By token: a space's code, `none`, `home`, `jail` or `off`. */
  where = $state<string[]>([]);
  /** By team. */
  cash = $state<number[]>([]);
  order = $state<number[]>([]);
  pot = $state(0);
  round = $state(1);
  /** Whether the card In Jail is shown although nothing lies on it yet. */
  isJailOpen = $state(false);
  /** What was just won or paid, shown where it came from. */
  chips = $state<Chip[]>([]);
  /** Increases with each view, so that an animation begun before it knows to stop. */
  version = 0;
  #chips = 0;

  /** Take over a view. */
  look(view: KnockoutView): void {
    this.version += 1;
    this.isJailOpen = false;
    // The amounts of a round's count stay until the next round.
    const isCounted = view.over || view.pending.some((it) => it.kind === 'scoring');
    if (!isCounted) this.chips = [];
    const tokens = view.teams.flatMap((team) => team.tokens);
    this.pieces = tokens.flatMap(({ token, place }) =>
      place ? [{ token, team: teamOf(token), x: place[0], y: place[1] }] : [],
    );
    this.where = tokens.map((it) => it.on);
    this.cash = view.teams.map((team) => team.cash);
    this.order = [...view.order];
    this.pot = view.pot;
    this.round = view.round;
  }

  find(token: number): Piece | undefined {
    return this.pieces.find((it) => it.token === token);
  }

  /** Put a token on the board, or move it there. */
  put(token: number, x: number, y: number, where = 'none'): void {
    const piece = this.find(token);
    if (piece) Object.assign(piece, { x, y });
    else this.pieces.push({ token, team: teamOf(token), x, y });
    this.where[token] = where;
  }

  /** Take a token off the board. */
  lift(token: number, where: string): void {
    this.pieces = this.pieces.filter((it) => it.token !== token);
    this.where[token] = where;
  }

  /** Leave everything where a slide ended; tokens that go to jail from there are moved later. */
  settle(course: Course): void {
    for (const token of course.tokens) {
      const { x, y, fallen } = course.at(token, course.seconds);
      if (fallen > 0) this.lift(token, 'off');
      else this.put(token, x, y, this.where[token]);
    }
  }

  takeAllHome(): void {
    this.pieces = [];
    this.where = this.where.map(() => 'home');
    this.chips = [];
  }

  pay(team: number, amount: number): void {
    this.cash[team] = (this.cash[team] ?? 0) + amount;
  }

  /** Show an amount where the token that earned it lies. */
  chip(x: number, y: number, amount: number, isMore = false): void {
    const apart = this.chips.filter((it) => Math.abs(it.x - x) > CHIP_WIDTH || Math.abs(it.y - y) > CHIP_HEIGHT);
    this.chips = [...apart, { id: ++this.#chips, x, y, amount, isMore }];
  }

  /** List the tokens of a team on a space. */
  tokensOn(team: number, where: string): Piece[] {
    return this.pieces.filter((it) => it.team === team && this.where[it.token] === where);
  }
}
