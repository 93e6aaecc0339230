/** What a pending action is aimed at, so that it can be marked where it lies. */
import { attack, type DealView } from './view';

export interface Aim {
  /** Whose thing it is, and who wants it. */
  seat: number;
  by: number;
  set: string;
  /** The card, or nothing when it is the whole set. */
  card: string;
}

/** Lists the sets and cards that are wanted now: until it is answered, and while wilds are placed nothing any more. */
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

/** Gives the card that is being answered: the kind of its drawing. */
export function cardBehind(view: DealView): string {
  const verb = attack(view)?.action?.split(' ', 1)[0] ?? '';
  return verb === 'rent' ? 'rent' : verb;
}
