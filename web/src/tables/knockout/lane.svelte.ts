/** What lies where while events are shown: it begins as one view, is moved by each event, and ends as the next view. */
import type { Course } from './course';
import type { Piece } from './Pieces.svelte';
import { teamOf, type KnockoutView } from './types';

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
  /** Whether the card In Jail is laid out although nothing lies on it yet. */
  isJailOpen = $state(false);
  /** What was just won or paid, where it came from. */
  chips = $state<Chip[]>([]);
  /** Grows with each view, so that who was on the way before it knows to stop. */
  version = 0;
  #chips = 0;

  /** Takes over what a view shows. */
  look(view: KnockoutView): void {
    this.version += 1;
    this.isJailOpen = false;
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

  /** Leaves everything where it came to after a slide; what goes to jail from there is still to be carried away. */
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

  /** Shows an amount where a token of a team lies that earned it. */
  chip(x: number, y: number, amount: number, isMore = false): void {
    this.chips.push({ id: ++this.#chips, x, y, amount, isMore });
  }

  /** Lists the tokens of a team that are somewhere. */
  tokensOn(team: number, where: string): Piece[] {
    return this.pieces.filter((it) => it.team === team && this.where[it.token] === where);
  }
}
