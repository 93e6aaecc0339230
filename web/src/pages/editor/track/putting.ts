/**
 * What putting a thing on a place does to a position of a game on a track.
 *
 * Things: `token:SEAT`, `deed:SPACE`, `group:NAME`, `house`, `built:SPACE`, `shutters`, `money:AMOUNT`, `kept:CARD`.
 * Places: `space:SPACE`, `seat:SEAT`, `bank`, `cell`.
 */
import type { Board } from '../../../tables/track/board';
import {
  entriesOf,
  lessOne,
  listOf,
  numberOf,
  withEntry,
  without,
  withoutEntry,
  withValue,
  type Values,
} from '../values';

export const BANK = -1;

/** Split the name of a thing or a place into its kind and what it is. */
export function partsOf(name: string): [kind: string, what: string] {
  const at = name.indexOf(':');
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
}

/** Return the values after a thing was put on a place; null if it does not go there. */
export function put(
  board: Board,
  piles: readonly string[],
  thing: string,
  place: string,
  values: Values,
): Values | null {
  const [kind, what] = partsOf(thing);
  const [where, target] = partsOf(place);
  const seat = where === 'seat' ? Number(target) : where === 'bank' ? BANK : null;
  switch (kind) {
    case 'token':
      if (where === 'space') return stand(values, Number(what), target);
      return where === 'cell' ? lockUp(board, values, Number(what), 0) : null;
    case 'deed':
      return seat === null ? null : give(values, [what], seat);
    case 'group':
      return seat === null ? null : give(values, board.group(what)?.codes ?? [], seat);
    case 'house':
      return where === 'space' && isLot(board, target) ? raise(values, target, 1) : null;
    case 'built':
      if (where === 'bank') return raise(values, what, -1);
      if (where !== 'space' || target === what || !isLot(board, target)) return null;
      return raise(raise(values, what, -1), target, 1);
    case 'shutters':
      if (where !== 'space' || !isLot(board, target) || !('mortgaged' in values)) return null;
      return mortgage(values, target, !isMortgaged(values, target));
    case 'money':
      if (where !== 'seat') return null;
      return withEntry(values, 'cash', target, numberOf(values, 'cash', target) + Number(what));
    case 'kept':
      return seat === null ? null : keep(values, piles, what, seat);
    default:
      return null;
  }
}

function isLot(board: Board, code: string): boolean {
  return board.find(code).group !== undefined;
}

/** Put a token on a space; on the jail's, it is only visiting. */
export function stand(values: Values, seat: number, space: string): Values {
  return withoutEntry(withEntry(values, 'at', seat, space), 'jail', seat);
}

/** Put somebody in jail, with the turns that went by there. */
export function lockUp(board: Board, values: Values, seat: number, turns: number): Values {
  const jail = board.spaces.find(({ kind }) => kind === 'jail')?.code ?? '';
  return withEntry(withEntry(values, 'at', seat, jail), 'jail', seat, turns);
}

/** Return the seat that owns a deed; the bank's number if nobody does. */
export function ownerOf(values: Values, code: string): number {
  const found = Object.keys(entriesOf(values, 'owns')).find((seat) => listOf(values, 'owns', seat).includes(code));
  return found === undefined ? BANK : Number(found);
}

/** Give deeds to a player, or back to the bank with everything that stands on them. */
export function give(values: Values, codes: readonly string[], seat: number): Values {
  const owns: Record<string, unknown> = {};
  for (const other of Object.keys(entriesOf(values, 'owns'))) {
    owns[other] = listOf(values, 'owns', other).filter((code) => !codes.includes(code));
  }
  let next = withValue(values, 'owns', owns);
  if (seat !== BANK) next = withEntry(next, 'owns', seat, [...listOf(next, 'owns', seat), ...codes]);
  for (const code of codes) {
    if (seat === BANK) next = mortgage(withoutEntry(next, 'buildings', code), code, false);
    // No Fortune card lies on a property that somebody owns.
    else if ('fortune' in next) next = withEntry(next, 'fortune', code, null);
  }
  return next;
}

export function levelOf(values: Values, code: string): number {
  return numberOf(values, 'buildings', code);
}

/** Put up buildings on a street, or take them off. */
export function raise(values: Values, code: string, by: number): Values {
  const level = levelOf(values, code) + by;
  return level > 0 ? withEntry(values, 'buildings', code, level) : withoutEntry(values, 'buildings', code);
}

export function isMortgaged(values: Values, code: string): boolean {
  return [...listOf(values, 'mortgaged'), ...listOf(values, 'interest_paid')].includes(code);
}

export function mortgage(values: Values, code: string, isShut: boolean): Values {
  let next = values;
  for (const name of ['mortgaged', 'interest_paid']) {
    if (name in values)
      next = withValue(
        next,
        name,
        listOf(values, name).filter((other) => other !== code),
      );
  }
  return isShut ? withValue(next, 'mortgaged', [...listOf(next, 'mortgaged'), code]) : next;
}

/** Give a card that players keep to one of them, or put it back on its pile. */
export function keep(values: Values, piles: readonly string[], card: string, seat: number): Values {
  let next = values;
  const holder = Object.keys(entriesOf(values, 'kept')).find((other) => listOf(values, 'kept', other).includes(card));
  if (holder !== undefined) next = withEntry(next, 'kept', holder, lessOne(listOf(values, 'kept', holder), card));
  else {
    const pile = piles.find((name) => listOf(values, name).includes(card));
    if (pile) next = withValue(next, pile, lessOne(listOf(values, pile), card));
  }
  // A card that is named nowhere lies below its pile.
  return seat === BANK ? next : withEntry(next, 'kept', seat, [...listOf(next, 'kept', seat), card]);
}

/** What a turn that begins anew has not seen yet. */
const OF_A_TURN = ['turns', 'may_roll', 'fresh', 'doubles', 'rolled', 'pending', 'claims', 'offers', 'declined'];

export function withTurn(values: Values, seat: number): Values {
  return { ...without(values, ...OF_A_TURN), turn: seat };
}

/** Say whether the dice are still to be rolled in this turn. */
export function withRoll(values: Values, isOpen: boolean): Values {
  return { ...without(values, 'fresh', 'doubles', 'pending', 'claims'), may_roll: isOpen };
}

/** Take somebody out of the game, with nothing left, or let them in again. */
export function withOut(values: Values, seat: number, isOut: boolean): Values {
  const before = Array.isArray(values['out']) ? (values['out'] as number[]) : [];
  const out = isOut ? [...before, seat] : before.filter((other) => other !== seat);
  let next: Values = { ...without(values, 'pending', 'claims', 'offers', 'declined', 'bank'), out };
  if (!isOut) return withoutEntry(withoutEntry(next, 'cash', seat), 'notes', seat);
  next = give(next, listOf(values, 'owns', seat), BANK);
  for (const name of ['kept', 'held', 'jail', 'cash', 'notes']) {
    if (name in next) next = withoutEntry(next, name, seat);
  }
  return Number(values['turn']) === seat ? without(next, 'turn', ...OF_A_TURN) : next;
}

/** Put a card on top of its pile. */
export function onTop(values: Values, pile: string, card: string): Values {
  return withValue(values, pile, [card, ...lessOne(listOf(values, pile), card)]);
}
