/** What Banking adds to the shared table. */
import data from '../../generated/data/banking.json';
import { letterOf } from '../../parts/groups';
import { ruleFor } from '../../parts/ruling';
import type { BoardData } from '../track/board';
import type { TrackHooks, TrackUi } from '../track/ui.svelte';

/** Return the board with the changes made by options. */
export function boardOf(options: Record<string, unknown> | undefined): BoardData {
  const taxes: Record<string, number> = data.board.luxury_tax;
  const chosen = options?.luxury_tax;
  const tax = typeof chosen === 'string' ? taxes[chosen] : undefined;
  const space = data.board.space.map((it) => (it.code === 'luxury-tax' && tax ? { ...it, amount: tax } : it));
  return { constants: data.board.constants, group: data.board.group, space };
}

/** Return the rule that a player may overlook at this moment. */
function why(ui: TrackUi): { text: string; rule: string } | null {
  const { top, table, me, view } = ui;
  if (top.kind === 'buy' && top.seat === me) {
    const group = ui.board.group(ui.board.find(top.deed).group);
    if (group?.kind !== 'street') return null;
    return {
      text: ui.say('web-banking-why-build', { letter: letterOf(group.name).toUpperCase(), count: group.codes.length }),
      rule: ruleFor('banking', 'built'),
    };
  }
  if (top.kind === 'auction') return { text: ui.say('web-banking-why-auction'), rule: ruleFor('banking', 'bid') };
  if (top.kind === 'payment' && top.payer === me)
    return { text: ui.say('web-banking-why-debt'), rule: ruleFor('banking', 'owed') };
  if (table.has('claim')) return { text: ui.say('web-banking-why-claim'), rule: ruleFor('banking', 'claimed-rent') };
  if (table.has('pay-fine') && 'jail_fine' in view.options && view.options.jail_fine === 'next_turn')
    return { text: ui.say('web-banking-why-jail'), rule: ruleFor('banking', 'freed-from-jail') };
  return null;
}

export const hooks: TrackHooks = {
  hints: { roll: [1], buy: [2], auction: [2], claim: [3], build: [4], payment: [5] },
  chip: 'lcd',
  piles: ['chance', 'chest'],
  words: {
    'web-track-level': 'web-banking-level',
    'web-track-deed-building': 'web-banking-deed-building',
    'web-track-ask-building': 'web-banking-ask-building',
    'web-track-ask-want': 'web-banking-ask-want',
  },
  why,
};
