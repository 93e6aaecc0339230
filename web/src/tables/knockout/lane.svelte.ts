/** What lies where while events are shown: begins as one view has it, is moved by each event, ends as the next view. */
import type { Piece } from './Pieces.svelte';
import { teamOf, type KnockoutView, type SlideSeen } from './types';

export interface Chip {
  id: number;
  x: number;
  y: number;
  amount: number;
  /** Whether it comes on top of what the same place brought already. */
  isMore: boolean;
}

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
  /** What was just won or paid, where it came from. */
  chips = $state<Chip[]>([]);
  /** Grows with each view, so that who was on the way before it knows to stop. */
  version = 0;
  #chips = 0;

  /** Takes over what a view shows. */
  look(view: KnockoutView): void {
    this.version += 1;
    // What the count of a round has shown so far stays until the next one.
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

  /** Puts a token on the board, or elsewhere on it. */
  put(token: number, x: number, y: number, where = 'none'): void {
    const piece = this.find(token);
    if (piece) Object.assign(piece, { x, y });
    else this.pieces.push({ token, team: teamOf(token), x, y });
    this.where[token] = where;
  }

  /** Takes a token off the board. */
  lift(token: number, where: string): void {
    this.pieces = this.pieces.filter((it) => it.token !== token);
    this.where[token] = where;
  }

  /** Leaves everything as it lies after a slide. */
  settle(slide: SlideSeen): void {
    for (const [token, x, y] of slide.rests) this.put(token, x, y, this.where[token]);
    for (const [token] of slide.falls) this.lift(token, 'off');
  }

  takeAllHome(): void {
    this.pieces = [];
    this.where = this.where.map(() => 'home');
    this.chips = [];
  }

  pay(team: number, amount: number): void {
    this.cash[team] = (this.cash[team] ?? 0) + amount;
  }

  /** Shows an amount where a token of a team lies that earned it. */
  chip(x: number, y: number, amount: number, isMore = false): void {
    this.chips.push({ id: ++this.#chips, x, y, amount, isMore });
  }

  /** Lists the tokens of a team that are somewhere. */
  tokensOn(team: number, where: string): Piece[] {
    return this.pieces.filter((it) => it.team === team && this.where[it.token] === where);
  }
}
