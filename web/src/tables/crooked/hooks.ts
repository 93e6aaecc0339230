/** What Crooked Cash adds to the shared table. */
import { ruleFor } from '../../parts/ruling';
import { say } from '../../state/words.svelte';
import type { TrackHooks, TrackUi } from '../track/ui.svelte';
import { slotsOf } from './aims';
import { askOf } from './asks';
import { eventsOf } from './events';
import type { Till } from './till.svelte';

/** The cards that can be traded. */
const TRADED_CHANCE = 'c7';
const TRADED_CHEST = 'k9';

export function hooksOf(till: Till, ui: () => TrackUi): TrackHooks {
  return {
    hints: { roll: [1], lay: [2], check: [3, 4], buy: [5] },
    piles: ['chance', 'chest'],
    cards: (seat) => {
      const { chance, kept } = till.view.players[seat]!;
      // Only their holder knows which card is kept, so it can always be asked for.
      const isAskable = kept.some((code) => code === '' || code === TRADED_CHEST);
      return [...(chance === TRADED_CHANCE ? [TRADED_CHANCE] : []), ...(isAskable ? [TRADED_CHEST] : [])];
    },
    kept: (seat) => till.view.players[seat]!.kept.length,
    events: eventsOf(till),
    ask: (shown, top) => askOf(shown, till, top),
    why: (shown) => whyOf(shown, till),
    estate: ['sell-hotel', 'sell-street', 'half-hotel'],
    pick: (code) => aim(ui(), till, code),
    spaces: { train: 'web-crooked-space-train', chance: 'web-crooked-space-chance', chest: 'web-crooked-space-chest' },
    words: {
      'web-track-deed-building': 'web-crooked-deed-building',
      'web-track-deed-sale': 'web-crooked-deed-sale',
      'web-track-ask-roll-estate': 'web-crooked-ask-roll-estate',
      'web-track-ask-end-estate': 'web-crooked-ask-end-estate',
      'web-track-ask-other-business': 'web-crooked-ask-other-business',
      'web-track-ask-other-trade': 'web-crooked-ask-other-trade',
      'web-track-ask-end-build': 'web-crooked-ask-end-build',
      'web-track-ask-debt-text': 'web-crooked-ask-debt-text',
      'web-track-ask-claim-text': 'web-crooked-ask-claim-text',
      'web-track-ask-building': 'web-crooked-ask-building',
      'web-track-ask-want': 'web-crooked-ask-want',
      'web-track-do-estate': 'web-crooked-do-estate',
      'web-track-estate-do': 'web-crooked-estate-do',
      'web-track-buy-account': 'web-crooked-buy-account',
      'web-track-tile-go': 'web-crooked-tile-go',
      'web-track-space-go': 'web-crooked-space-go',
    },
  };
}

/** Use a click on a space as the target of the reader's Chance card. */
function aim(ui: TrackUi, till: Till, code: string): boolean {
  if (till.mode !== 'play') return false;
  const slots = slotsOf(ui, till.view);
  const place = slots.findIndex((slot) => slot.aims.some(({ text }) => text === code || text.startsWith(`${code} `)));
  const found = slots[place]?.aims.find(({ text }) => text === code || text.startsWith(`${code} `));
  if (found)
    till.aims = slots.map((slot, i) => (i === place ? found.text : (till.aims[i] ?? slot.aims[0]?.text ?? '')));
  return found !== undefined;
}

/** Return the rule that a player may overlook at this moment. */
function whyOf(ui: TrackUi, till: Till): { text: string; rule: string } | null {
  const { top, table, me } = ui;
  if (till.mode === 'change') return { text: say('web-crooked-why-change'), rule: ruleFor('crooked', 'notes-offered') };
  if (till.mode === 'play') return { text: say('web-crooked-why-play'), rule: ruleFor('crooked', 'played-chance') };
  if (top.kind === 'lay' && table.form('pay')) {
    return till.caught.length
      ? { text: say('web-crooked-why-laid'), rule: ruleFor('crooked', 'notes-laid') }
      : { text: say('web-crooked-why-lay'), rule: ruleFor('crooked', 'notes-laid') };
  }
  if (till.mayCheck)
    return top.kind === 'check'
      ? { text: say('web-crooked-why-check'), rule: ruleFor('crooked', 'note-checked') }
      : { text: say('web-crooked-why-card'), rule: ruleFor('crooked', 'checked-chance') };
  if (top.kind === 'take' && top.seat === me)
    return { text: say('web-crooked-why-take'), rule: ruleFor('crooked', 'took-chance') };
  if (top.kind === 'payment' && top.payer === me)
    return { text: say('web-crooked-why-debt'), rule: ruleFor('crooked', 'sold-street') };
  if (table.has('claim')) return { text: say('web-crooked-why-claim'), rule: ruleFor('crooked', 'claimed-rent') };
  return null;
}
