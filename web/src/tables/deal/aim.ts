/** The targets of a pending action, so that they can be marked where they lie. */
import { attack, type DealView } from './view';

export interface Aim {
  /** The owner, and the player who wants it. */
  seat: number;
  by: number;
  set: string;
  /** The card; empty for the whole set. */
  card: string;
}

/** List the sets and cards that are wanted now, until the action is answered. */
export function aims(view: DealView): Aim[] {
  const action = attack(view)?.action;
  const isOpen = view.pending.at(-1)?.kind === 'answer';
  if (!action || !isOpen) return [];
  const [verb, target = '', set = '', card = '', ownSet = '', ownCard = ''] = action.split(' ');
  const seat = Number(target);
  switch (verb) {
    case 'deal-breaker':
      return [{ seat, by: view.turn, set, card: '' }];
    case 'sly-deal':
      return [{ seat, by: view.turn, set, card }];
    case 'forced-deal':
      return [
        { seat, by: view.turn, set, card },
        { seat: view.turn, by: seat, set: ownSet, card: ownCard },
      ];
    default:
      return [];
  }
}

/** Return the card being answered, by the name of its drawing. */
export function cardBehind(view: DealView): string {
  const verb = attack(view)?.action?.split(' ', 1)[0] ?? '';
  return verb === 'rent' ? 'rent' : verb;
}
