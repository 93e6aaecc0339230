/** A board to practise on: tokens can be placed anywhere and slid again and again, and each step can be undone. */
import { RADIUS, spaceAt, WIDTH } from '../../tables/knockout/board';
import type { Piece } from '../../tables/knockout/Pieces.svelte';
import type { Place, Tried } from '../../tables/knockout/server';
import { teamOf, TOKENS_EACH } from '../../tables/knockout/types';

export const TEAMS = 4;
const TOKENS = TEAMS * TOKENS_EACH;
const MOST_STEPS_BACK = 200;
/** How far scattered tokens are from the edges, and the rows they are in: those with spaces. */
const MARGIN = 22;
const ROWS: readonly [number, number] = [260, 950];

export class Practice {
  places = $state.raw<readonly Place[]>(new Array<Place>(TOKENS).fill(null));
  /** The colour of the next token to slide or place. */
  team = $state(0);
  past = $state.raw<readonly (readonly Place[])[]>([]);
  /** By token: when it was last put on the board, so that the one that has lain there longest is slid next. */
  #since: number[] = new Array<number>(TOKENS).fill(0);
  #clock = 0;

  pieces = $derived(
    this.places.flatMap((place, token): Piece[] =>
      place ? [{ token, team: teamOf(token), x: place[0], y: place[1] }] : [],
    ),
  );
  /** The token to slide: one that is not on the board, or else the one that has lain there longest. */
  next = $derived.by((): number => {
    const own = this.places.map((_, token) => token).filter((token) => teamOf(token) === this.team);
    const free = own.find((token) => this.places[token] === null);
    return free ?? own.sort((one, other) => this.#age(one) - this.#age(other))[0] ?? 0;
  });
  isFull = $derived(this.pieces.filter((it) => it.team === this.team).length === TOKENS_EACH);

  #age(token: number): number {
    return this.#since[token] ?? 0;
  }

  find(x: number, y: number): Piece | undefined {
    return this.pieces.find((it) => Math.hypot(it.x - x, it.y - y) <= RADIUS);
  }

  /** Whether a token at this place would overlap another. */
  isTaken(x: number, y: number, except = -1): boolean {
    return this.pieces.some((it) => it.token !== except && Math.hypot(it.x - x, it.y - y) < 2 * RADIUS);
  }

  set(token: number, place: Place): void {
    this.change(this.places.map((it, at) => (at === token ? place : it)));
    this.#since[token] = ++this.#clock;
  }

  change(places: readonly Place[]): void {
    this.past = [...this.past.slice(1 - MOST_STEPS_BACK), this.places];
    this.places = places;
  }

  /** Take over the positions of all tokens after a slide. */
  settle({ slide, tokens }: Tried): void {
    const places = new Array<Place>(TOKENS).fill(null);
    for (const { token, x, y } of tokens) places[token] = [x, y];
    this.change(places);
    this.#since[slide.token] = ++this.#clock;
  }

  back(): void {
    const last = this.past.at(-1);
    if (!last) return;
    this.places = last;
    this.past = this.past.slice(0, -1);
  }

  clear(): void {
    this.change(this.places.map(() => null));
  }

  /** Place two tokens of each other colour at random, as something to knock. */
  scatter(): void {
    const places = [...this.places];
    for (let token = 0; token < TOKENS; token += 1) {
      if (teamOf(token) === this.team || token % TOKENS_EACH > 1 || places[token]) continue;
      for (let trial = 0; trial < 100 && !places[token]; trial += 1) {
        const x = Math.round(MARGIN + Math.random() * (WIDTH - 2 * MARGIN));
        const y = Math.round(ROWS[0] + Math.random() * (ROWS[1] - ROWS[0]));
        const isFree = places.every((it) => !it || Math.hypot(it[0] - x, it[1] - y) >= 2 * RADIUS);
        if (isFree && spaceAt(x, y)?.kind !== 'go-to-jail') places[token] = [x, y];
      }
    }
    this.change(places);
  }
}
