import { getContext, setContext } from 'svelte';
import type { MenuEntry } from '../../generated/messages';
import { fresh } from '../../state/asked';
import type { TableState } from '../../state/table.svelte';
import { topOf, viewOf, type Pending } from '../track/view';
import type { MillionaireView } from './view';

/** The verb for each question that is answered by choosing a player, a space or a property. */
const VERBS: { [Kind in Pending['kind']]?: string } = {
  'choose-player': 'choose',
  'go-to': 'go-to',
  'buy-also': 'buy-also',
};

/** The verb that uses a kept card. */
const USES: Readonly<Record<string, string>> = { 'free-house': 'free-house', exchange: 'swap', takeover: 'take' };

/** Verbs with only a few answers: another player, another property of one colour. */
const DIRECT = ['choose', 'buy-also'];

type Mode = '' | 'take' | 'swap';

const CONTEXT = Symbol('fame');

/** What is in motion in Millionaire: levels and Fortune cards; and what the reader is choosing for a card. */
export class Fame {
  stars = $state<number[]>([]);
  held = $state<number[]>([]);
  /** The properties with a Fortune card on them. */
  hidden = $state<string[]>([]);
  /** The Fortune card that takes effect, or that the reader has just found. */
  shown = $state<{ seat: number; card: string } | null>(null);

  /** The kept card that the reader started to use; a new question resets it. */
  #mode: Mode = $derived.by(fresh(() => this.table, ''));
  /** What is chosen for this question: the action's text. */
  chosen: string = $derived.by(fresh(() => this.table, ''));

  constructor(readonly table: TableState<'millionaire'>) {}

  get view(): MillionaireView {
    return viewOf(this.table);
  }

  /** The kept card being used, as long as that is possible. */
  get mode(): Mode {
    return this.#mode && this.table.has(this.#mode) ? this.#mode : '';
  }

  /** The reader's kept cards that can be used now, with the verb that does it. */
  get usable(): ReadonlyMap<string, string> {
    const held = this.view.held.map((card) => [card, USES[card] ?? ''] as const);
    return new Map(held.filter(([, verb]) => verb && this.table.find(verb).length > 0));
  }

  /** What is being chosen, as the verb of the actions. */
  get verb(): string {
    return this.mode || (VERBS[topOf(this.view).kind] ?? '');
  }

  /** The entries to choose from. */
  get entries(): MenuEntry[] {
    return this.verb ? this.table.menu.filter(({ text }) => text.split(' ', 1)[0] === this.verb) : [];
  }

  /** Whether there are so few entries that each has its own button. */
  get isDirect(): boolean {
    return DIRECT.includes(this.verb);
  }

  settle({ players, deeds }: MillionaireView): void {
    this.stars = players.map(({ stars }) => stars);
    this.held = players.map(({ held }) => held);
    this.hidden = deeds.filter(({ fortune }) => fortune).map(({ space }) => space);
    this.shown = null;
  }

  open(mode: Mode): void {
    this.#mode = mode;
    this.chosen = '';
    this.table.refusal = null;
  }

  /** Choose what a click on a space means; return false if it means nothing here. */
  pick(code: string): boolean {
    if (this.verb === 'swap') return this.pickSide(code);
    const found = this.entries.find(({ text }) => text.split(' ')[1] === code);
    if (found) this.chosen = found.text;
    return found !== undefined;
  }

  /** Choose one side of a swap, and keep the other if the two go together. */
  pickSide(code: string): boolean {
    const pairs = this.entries.map(({ text }) => text);
    const [, give, take] = this.chosen.split(' ');
    const wanted = [`swap ${code} ${take}`, `swap ${give} ${code}`].find((text) => pairs.includes(text));
    const found = wanted ?? pairs.find((text) => text.split(' ').includes(code));
    if (found) this.chosen = found;
    return found !== undefined;
  }
}

export function shareFame(fame: Fame): Fame {
  return setContext(CONTEXT, fame);
}

export function useFame(): Fame {
  return getContext<Fame>(CONTEXT);
}
