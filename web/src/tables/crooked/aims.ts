/** What a Chance card must be announced with, and the choices for it; the game refuses impossible targets. */
import data from '../../generated/data/crooked.json';
import type { TrackUi } from '../track/ui.svelte';
import { BANK } from '../track/view';
import type { CrookedView } from './view';

export interface Aim {
  /** The words of the action. */
  text: string;
  label: string;
  group?: string;
}

export interface Slot {
  what: 'own' | 'theirs' | 'space' | 'player' | 'claim';
  aims: Aim[];
}

/** The menu shows at most this many ways to use a card; if there are fewer, it shows all of them. */
const MOST_SHOWN = 6;
const SLOTS: Record<string, Slot['what'][]> = {
  'free-hotel': ['own'],
  'hotel-anywhere': ['own'],
  'bank-rent': ['own'],
  'walk-anywhere': ['space'],
  'double-rent': ['claim'],
  swap: ['own', 'theirs'],
  'send-to-jail': ['player'],
};

function effectOf(code: string): string {
  return data.cards.chance.find((card) => card.code === code)?.effect ?? '';
}

/** Whether a card must be announced with a target. */
export function hasAims(code: string): boolean {
  return effectOf(code) in SLOTS;
}

/** List what must be chosen for the reader's card. */
export function slotsOf(ui: TrackUi, view: CrookedView): Slot[] {
  const code = view.players[ui.me]?.chance ?? '';
  const whats = SLOTS[effectOf(code)] ?? [];
  const shown = ui.table.find('play').map(({ text }) => text.split(' ').slice(2));
  return whats.map((what) => {
    const aims = aimsOf(ui, view, what);
    const isAll = whats.length === 1 && what !== 'space' && shown.length > 0 && shown.length < MOST_SHOWN;
    return { what, aims: isAll ? aims.filter((aim) => shown.some((words) => words.join(' ') === aim.text)) : aims };
  });
}

function aimsOf(ui: TrackUi, view: CrookedView, what: Slot['what']): Aim[] {
  const { me, board } = ui;
  if (what === 'player') return ui.partners.map((seat) => ({ text: String(seat), label: ui.player(seat) }));
  if (what === 'claim') {
    const own = view.claims.filter((claim) => claim.owner === me);
    return own.map(({ space, lander }) => ({
      text: `${space} ${lander}`,
      label: `${ui.name(space)}, ${ui.player(lander)}`,
    }));
  }
  const codes = board.spaces.filter(({ code }) => {
    const owner = view.deeds.find((deed) => deed.space === code)?.owner;
    if (what === 'own') return owner === me;
    if (what === 'theirs') return owner !== undefined && owner !== me && owner !== BANK;
    return code !== view.players[me]?.space;
  });
  return codes.map(({ code, group }) => ({ text: code, label: ui.name(code), ...(group ? { group } : {}) }));
}
