/** Why a card cannot be used in some way, with the rule that says so; what it can do comes from the menu. */
import { type Behind, ruleFor } from '../../parts/ruling';
import { colourOf } from './menu';
import { cardOf, isProperty, type Card } from './pack';
import { asked, type DealView, type Pending } from './view';

/** The key of a sentence for the Teller, or an action that the server will refuse with the right one. */
export type Why = { key: string; rule: string; details?: Readonly<Record<string, unknown>> } | { attempt: string };

/** The situation of a card: what its holder is asked, and whether the menu has a use for it apart from the bank. */
export interface Situation {
  view: DealView;
  kind: Pending['kind'];
  isUseful: boolean;
  /** The option about full sets in a Forced Deal. */
  fullSets?: unknown;
}

/** Return the rule behind an event or a question of Deal. */
const by = (behind: Behind<'deal'>): string => ruleFor('deal', behind);
/** Cards that always have an effect on one's own turn, as long as there is a play left. */
const ALWAYS: ReadonlySet<string> = new Set([
  'pass-go',
  'debt-collector',
  'birthday',
  'property',
  'wild',
  'wild-any',
  'money',
]);

/** Return why a card in the hand has no effect of its own now, or null if it has one. */
export function whyIdle(code: string, { view, kind, isUseful, fullSets }: Situation): Why | null {
  const now = asked(view);
  if (view.over || isUseful) return null;
  switch (kind) {
    case '':
      // The reader is asked already, but what led there is still being shown.
      if (view.seat !== null && view.awaiting.includes(view.seat)) return { key: 'web-deal-moment', rule: '' };
      if (view.turn !== view.seat) return { key: 'web-deal-not-now', rule: by('asked turn') };
      return { key: 'not-asked', rule: by('asked attack'), details: { seats: view.awaiting } };
    case 'payment':
      return { key: 'deal-pay-first', rule: by('paid'), details: { amount: 'amount' in now ? now.amount : 0 } };
    case 'place':
      return { key: 'deal-place-first', rule: by('placed'), details: { card: 'card' in now ? now.card : '' } };
    case 'answer':
      return { key: 'web-deal-not-an-answer', rule: by('said-no') };
    case 'turn':
      return whyNoPlay(cardOf(code), view, fullSets);
    default:
      return null;
  }
}

function whyNoPlay(card: Card, view: DealView, fullSets: unknown): Why | null {
  if (view.plays_left === 0) return { key: 'web-deal-no-plays', rule: by('asked turn') };
  if (ALWAYS.has(card.kind)) return null;
  const rule = card.kind.startsWith('rent') ? by('charged-rent') : card.rule;
  return { key: `web-deal-why-${card.kind}`, rule, details: { full_sets: fullSets ?? 'none' } };
}

/**
 * Return why a card in the hand cannot be dropped on a place, named as in `data-zone`. Beside every place, a drag ends
 * without a word, except when nothing at all can be played.
 */
export function whyNotThere(code: string, zone: string, situation: Situation): Why | null {
  const idle = whyIdle(code, situation);
  const isTurn = situation.kind === 'turn';
  if (idle && (!isTurn || situation.view.plays_left === 0)) return idle;
  if (zone === '') return null;
  if (!isTurn || zone === 'bank') return { attempt: `bank ${code}` };
  const card = cardOf(code);
  const name = zone.slice(zone.indexOf('-') + 1);
  switch (zone.split('-', 1)[0]) {
    case 'own':
      if (card.kind === 'house' || card.kind === 'hotel')
        return idle ?? { key: 'web-deal-drop-built', rule: card.rule };
      return { key: 'web-deal-drop-set', rule: by('laid') };
    case 'set':
    case 'colour':
      return whyNotOnSet(card, name);
    case 'centre':
      return idle ?? whyNotPlayed(card);
    default:
      return whyNotOnPerson(card, Number(name.split('-', 1)[0]), idle);
  }
}

function whyNotOnSet(card: Card, set: string): Why {
  if (isProperty(card)) return { attempt: `lay ${card.code} ${colourOf(set)}` };
  if (card.kind === 'house' || card.kind === 'hotel') return { attempt: `${card.kind} ${set}` };
  if (card.kind !== 'rent' && card.kind !== 'rent-any') return { key: 'web-deal-drop-set', rule: by('laid') };
  if (card.colours.includes(colourOf(set)))
    return { attempt: `${card.kind === 'rent' ? 'rent' : 'rent-any'} ${set} all` };
  return { key: 'web-deal-drop-rent', rule: by('charged-rent'), details: { card: card.code, set } };
}

function whyNotPlayed(card: Card): Why | null {
  if (card.kind === 'money') return { key: 'web-deal-drop-money', rule: by('banked') };
  return isProperty(card) ? { key: 'web-deal-drop-property', rule: by('laid') } : null;
}

/** Return why a card cannot be dropped on a player: there are no gifts, and not every card targets one player. */
function whyNotOnPerson(card: Card, seat: number, idle: Why | null): Why {
  if (card.kind === 'money' || isProperty(card)) return { key: 'web-deal-drop-gift', rule: by('asked turn') };
  if (idle) return idle;
  if (card.kind.endsWith('deal') || card.kind === 'deal-breaker')
    return { key: 'web-deal-drop-nothing', rule: card.rule, details: { seat } };
  return { key: 'web-deal-drop-everybody', rule: card.rule, details: { card: card.code } };
}

/** Return why a card in one of the reader's sets cannot be dropped on a place. */
export function whyNotMoved(code: string, set: string, zone: string, situation: Situation): Why | null {
  if (situation.kind !== 'turn') return whyIdle(code, { ...situation, isUseful: false });
  const [, place = '', name = ''] = /^(set|colour|bank)-?(.*)$/.exec(zone) ?? [];
  if (place === 'bank') return { key: 'web-deal-drop-laid', rule: by('banked') };
  return place && colourOf(name) !== colourOf(set) ? { attempt: `move ${code} ${set} ${colourOf(name)}` } : null;
}
