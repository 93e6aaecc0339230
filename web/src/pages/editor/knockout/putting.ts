/**
 * Where the tokens of Knockout lie. A thing is `token:NUMBER`, a place `home`, `jail`, `off`, `space:SPACE` for its
 * middle, or `mm:X,Y`.
 */
import { findSpace, middleOf } from '../../../tables/knockout/board';
import { teamOf, TOKENS_EACH } from '../../../tables/knockout/types';
import { entriesOf, entryOf, without, type Values } from '../values';

/** Where a token lies: a word, or millimetres. */
export type Lying = string | readonly [number, number];

const AWAY = ['home', 'jail', 'off'];

/** List where the tokens of a team lie. */
export function tokensOf(values: Values, team: number | string): Lying[] {
  const own = entryOf(values, 'tokens', team);
  return Array.from(
    { length: TOKENS_EACH },
    (_, i) => (Array.isArray(own) ? (own as Lying[])[i] : undefined) ?? 'home',
  );
}

export function lyingOf(values: Values, token: number): Lying {
  return tokensOf(values, teamOf(token))[token % TOKENS_EACH] ?? 'home';
}

export function putToken(thing: string, place: string, values: Values): Values | null {
  const token = Number(/^token:(\d+)$/.exec(thing)?.[1] ?? NaN);
  const to = readPlace(place);
  if (Number.isNaN(token) || to === null || same(lyingOf(values, token), to)) return null;
  return withToken(values, token, to);
}

/** Return where a place is; null if it is none. */
export function readPlace(place: string): Lying | null {
  if (AWAY.includes(place)) return place;
  const space = findSpace(/^space:(.+)$/.exec(place)?.[1] ?? '');
  if (space) return middleOf(space);
  const [, x, y] = /^mm:([\d.]+),([\d.]+)$/.exec(place) ?? [];
  return x === undefined || y === undefined ? null : [Number(x), Number(y)];
}

function same(one: Lying, other: Lying): boolean {
  return String(one) === String(other);
}

/** Put a token somewhere. Those to be slid are not named: the server puts off what must have been slid by now. */
export function withToken(values: Values, token: number, to: Lying): Values {
  const tokens: Record<string, readonly Lying[]> = {};
  for (const team of Object.keys(entriesOf(values, 'tokens'))) {
    const own = tokensOf(values, team);
    const next = Number(team) === teamOf(token) ? own.with(token % TOKENS_EACH, to) : own;
    tokens[team] = next.filter((it) => it !== 'home');
  }
  const isSliding = Object.values(tokens).some(({ length }) => length < TOKENS_EACH);
  const next = { ...without(values, 'order', 'slid', 'slides'), tokens };
  return isSliding ? { ...without(next, 'pending'), step: 'slides' } : next;
}
