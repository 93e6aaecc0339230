/**
 * The content of the action bar: the usual choice first, then its alternatives, then everything else that is possible.
 */
import type { MenuEntry } from '../../generated/messages';
import { verbOf } from '../../words/grammar';
import type { TrackUi } from './ui.svelte';

export interface Option {
  entry: MenuEntry;
  label: string;
  kind: 'usual' | 'other';
  /** Whether what follows from it is said at once: an offer tells what it gives, not what it costs. */
  told: boolean;
  key: string;
  icon: string;
}

/** The verbs with labels of their own in the bar, in that order, and their keys. */
const KEYS: Record<string, string> = {
  claim: 'c',
  roll: 'r',
  buy: 'b',
  leave: 'a',
  accept: 'y',
  decline: 'n',
  'use-card': 'u',
  'pay-fine': 'f',
  'pay-card': 'p',
  'draw-card': 'd',
  want: 'w',
  pass: 'p',
  end: 'e',
  'let-lie': 'l',
  withdraw: 'w',
};
const ORDER = Object.keys(KEYS);
const USUAL = ['claim', 'roll', 'buy', 'want', 'end'];
const ICONS: Record<string, string> = { leave: 'i-bell', 'use-card': 't-key' };
/** Verbs offered elsewhere: giving up, bids, deals, the reader's property, and those in the table's menu. */
const ELSEWHERE = ['bankrupt', 'bid', 'bid-building', 'offer', 'sell', 'resign', 'time-up'];

/** List what can be done, leaving out what is offered elsewhere and the verbs in `skip`. */
export function optionsOf(ui: TrackUi, skip: readonly string[] = []): Option[] {
  const apart = [...ELSEWHERE, ...ui.estateVerbs, ...skip];
  const entries = ui.table.menu.filter((entry) => !apart.includes(verbOf(entry.text)));
  const usual = USUAL.find((verb) => entries.some((entry) => verbOf(entry.text) === verb));
  let isFirst = true;
  return entries
    .map((entry) => ({ entry, verb: verbOf(entry.text) }))
    .sort((a, b) => rank(a.verb, usual) - rank(b.verb, usual))
    .map(({ entry, verb }) => {
      const isUsual = verb === usual && isFirst;
      if (isUsual) isFirst = false;
      const isLone = entries.filter((other) => verbOf(other.text) === verb).length === 1;
      return {
        entry,
        label: labelOf(ui, entry, verb),
        kind: isUsual ? 'usual' : 'other',
        told: entry.text === 'accept',
        key: isUsual || isLone ? (KEYS[verb] ?? '') : '',
        icon: ICONS[verb] ?? '',
      };
    });
}

function rank(verb: string, usual: string | undefined): number {
  if (verb === usual) return -1;
  const place = ORDER.indexOf(verb);
  return place < 0 ? ORDER.length : place;
}

function labelOf(ui: TrackUi, entry: MenuEntry, verb: string): string {
  const amount = ui.money(entry.figures?.amount ?? 0);
  // If a player stopped on one space several times, the label says which stop is meant.
  if (verb === 'claim' && ui.table.parts(entry).number) return ui.table.tell(entry);
  if (verb === 'claim' && ui.table.find('claim').length > 1) {
    return ui.say('web-track-do-claim-from', { amount, person: ui.player(Number(ui.table.parts(entry).target)) });
  }
  if (verb === 'accept' && ui.table.parts(entry).lift) return ui.say('web-track-do-accept-lift', { amount });
  return ORDER.includes(verb) ? ui.say('web-track-do', { verb, amount }) : ui.table.tell(entry);
}
