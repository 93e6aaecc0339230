/** What the reader is in the middle of: a chosen card, targets, a payment, a drag. */
import type { MenuEntry } from '../../generated/messages';
import type { ToldOf } from '../../state/shown';
import type { TableState } from '../../state/table.svelte';
import { Flights } from './flights.svelte';
import { movesOf, partsOf, usesOf, valueOf, verbOf, SLOTS, type Use } from './menu';
import { cardOf, PACK, sortHand } from './pack';
import { propose, type Payable } from './paying';
import { Picking } from './picking.svelte';
import { asked, type DealView, type Pending, type SetShown } from './view';
import { whyIdle, whyNotMoved, whyNotThere, type Situation, type Why } from './why';

/** A card that was clicked: in the hand, or in one of the reader's sets. */
export interface Chosen {
  from: 'hand' | 'set';
  key: string;
  code: string;
  set: string;
}

/** The questions, and none at all, at which a card of the hand may be looked at without covering what is asked. */
const CHOOSING: readonly Pending['kind'][] = ['', 'turn', 'give-up'];

export interface Dragged {
  chosen: Chosen;
  x: number;
  y: number;
  /** By place: what dropping the card there does. */
  zones: ReadonlyMap<string, () => void>;
  over: string;
}

export class Doing {
  readonly table: TableState<'deal'>;
  readonly flights = new Flights();
  chosen: Chosen | null = $state.raw(null);
  picking: Picking | null = $state.raw(null);
  paid: readonly string[] = $state.raw([]);
  dragged: Dragged | null = $state.raw(null);
  /** The seat whose cards are shown large. */
  shown: number | null = $state(null);
  /** The event of the log line that the reader looks at. */
  looked: ToldOf<'deal'> | null = $state.raw(null);
  /** Set while the next click only follows a drag or tap, so that it does nothing. */
  skipsClick = false;

  readonly view: DealView = $derived.by(() => this.table.view);
  readonly now: Pending = $derived(asked(this.view));
  /** The kind of question that the reader is asked; empty if another player is asked. */
  readonly kind: Pending['kind'] = $derived.by(() => (this.table.isAsked ? this.now.kind : ''));
  readonly uses: Use[] = $derived.by(() => {
    const { chosen } = this;
    if (chosen === null || chosen.from !== 'hand') return [];
    return usesOf(cardOf(chosen.code), this.table.menu, PACK);
  });
  readonly moves: MenuEntry[] = $derived.by(() =>
    this.chosen?.from === 'set' ? movesOf(this.chosen.set, this.chosen.code, this.table.menu) : [],
  );
  readonly payables: Payable[] = $derived.by(() => this.#listPayables());
  readonly sum: number = $derived(
    this.payables.reduce((sum, item) => sum + (this.paid.includes(item.key) ? item.value : 0), 0),
  );

  constructor(table: TableState<'deal'>) {
    this.table = table;
  }

  /** Start afresh, because the table has changed; a card chosen meanwhile stays chosen, unless something else is asked. */
  reset(): void {
    const { chosen } = this;
    const isHeld = chosen?.from === 'hand' && sortHand(this.view.hand).some((held) => held.key === chosen.key);
    const stays = CHOOSING.includes(this.kind) && (isHeld || this.moves.length > 0);
    if (!stays) this.chosen = null;
    this.picking = null;
    this.paid = this.kind === 'payment' ? this.#usualPayment() : [];
  }

  async play(entry: MenuEntry | string): Promise<void> {
    const text = typeof entry === 'string' ? entry : entry.text;
    // Without a Just Say No there is nothing to think over.
    const isOnly = this.kind === 'answer' && this.table.menu.length === 1;
    if (await this.table.play(text, isOnly)) {
      this.chosen = null;
      this.picking = null;
      this.shown = null;
    }
  }

  choose(chosen: Chosen | null): void {
    this.picking = null;
    this.table.refusal = null;
    this.chosen = chosen !== null && this.chosen?.key === chosen.key ? null : chosen;
  }

  /** Use a card: at once if there is nothing to pick, otherwise ask for the rest. */
  use(use: Use, card: string, picks: Record<string, string> = {}): void {
    const picking = new Picking(use.verb, card, use.entries, picks);
    const { entry } = picking;
    if (entry && (!picking.isLong || use.entries.length === 1)) void this.play(entry);
    else this.picking = picking;
  }

  pick(name: string, value: string): void {
    const { picking } = this;
    if (!picking?.offers(name, value)) return;
    picking.pick(name, value);
    this.shown = null;
    const { entry } = picking;
    if (entry && !picking.isLong) void this.play(entry);
  }

  cancel(): void {
    if (this.picking) this.picking = null;
    else this.chosen = null;
  }

  /** Return how a player, set or card on the table takes part in what is being picked. */
  target(name: string, value: string): '' | 'lit' | 'picked' {
    const { picking } = this;
    if (!picking) return '';
    if (picking.isPicked(name, value)) return 'picked';
    return picking.offers(name, value) ? 'lit' : '';
  }

  /** Whether the log line that the reader looks at is about this card or seat. */
  isLooked(code: string, seat: number): boolean {
    const { looked } = this;
    if (!looked) return false;
    const isAbout = ('seat' in looked && looked.seat === seat) || ('target' in looked && looked.target === seat);
    if (!isAbout || code === '') return isAbout;
    if ('cards' in looked && Array.isArray(looked.cards) && looked.cards.includes(code)) return true;
    return ('card' in looked && looked.card === code) || ('given' in looked && looked.given === code);
  }

  togglePaid(key: string): void {
    this.paid = this.paid.includes(key) ? this.paid.filter((other) => other !== key) : [...this.paid, key];
  }

  /** Return the action text for the cards chosen to pay with. */
  payment(): string {
    const texts = this.payables.filter((item) => this.paid.includes(item.key)).map((item) => item.text);
    return ['pay', ...texts.sort()].join(' ');
  }

  /** Whether the card can be moved or exchanged where it lies. */
  canMove(set: string, code: string): boolean {
    return this.kind === 'turn' && movesOf(set, code, this.table.menu).length > 0;
  }

  /** Why the chosen card has no effect of its own now, if it has none. */
  get idle(): Why | null {
    const { chosen } = this;
    return chosen?.from === 'hand' ? whyIdle(chosen.code, this.#situation(chosen.code)) : null;
  }

  /** Drop a card on a place: do what that means, or say why it means nothing. */
  drop(chosen: Chosen, zone: string): void {
    const act = this.zonesOf(chosen).get(zone);
    if (act) return act();
    const { code, set } = chosen;
    const why =
      chosen.from === 'set'
        ? whyNotMoved(code, set, zone, this.#situation(code))
        : whyNotThere(code, zone, this.#situation(code));
    if (!why) return;
    if ('attempt' in why) return void this.play(why.attempt);
    const { key, rule, details = {} } = why;
    this.table.refuse({ key, rule, sentence: this.table.teller.fault(key, details) });
  }

  #situation(code: string): Situation {
    const { view, kind } = this;
    const uses = kind ? usesOf(cardOf(code), this.table.menu, PACK) : [];
    const fullSets = this.table.sync?.options.forced_deal_full_sets;
    return { view, kind, isUseful: uses.some((use) => use.verb !== 'bank'), fullSets };
  }

  /** The colours in which the dragged card could start a new set. */
  get begins(): string[] {
    const zones = [...(this.dragged?.zones.keys() ?? [])];
    return zones.filter((zone) => zone.startsWith('colour-')).map((zone) => zone.slice('colour-'.length));
  }

  /** Whether the dragged card can be dropped there. */
  takes(zone: string): boolean {
    return this.dragged?.zones.has(zone) === true;
  }

  /** Return the places where a dragged card can be dropped, and what that does. */
  zonesOf(chosen: Chosen): Map<string, () => void> {
    const zones = new Map<string, () => void>();
    if (chosen.from === 'set') {
      for (const entry of movesOf(chosen.set, chosen.code, this.table.menu)) {
        const [, , colour] = partsOf(entry);
        if (verbOf(entry) === 'move' && colour) zones.set(this.#zoneOf(colour), () => void this.play(entry));
      }
      return zones;
    }
    for (const use of usesOf(cardOf(chosen.code), this.table.menu, PACK)) this.#addZones(zones, use, chosen.code);
    return zones;
  }

  /** Choose a card of the hand, so that it asks what to do with it. */
  #ask(code: string): void {
    const held = sortHand(this.view.hand).find((it) => it.card.code === code);
    if (held) this.chosen = { from: 'hand', key: held.key, code, set: '' };
  }

  /** Return where a card of a colour goes: to the set that is not full yet, or to a new one. */
  #zoneOf(colour: string): string {
    const sets = this.view.players[this.view.seat ?? -1]?.sets ?? [];
    const open = sets.find((set: SetShown) => set.colour === colour && !set.full);
    return open ? `set-${open.set}` : `colour-${colour}`;
  }

  #addZones(zones: Map<string, () => void>, use: Use, code: string): void {
    const [only] = use.entries;
    switch (use.verb) {
      case 'bank':
        if (!only) return;
        for (const zone of cardOf(code).kind === 'money' ? ['bank', 'own'] : ['bank'])
          zones.set(zone, () => void this.play(only));
        return;
      case 'give-up':
      case 'say-no':
        if (only) zones.set('centre', () => void this.play(only));
        return;
      case 'lay':
        for (const entry of use.entries) zones.set(this.#zoneOf(partsOf(entry)[1] ?? ''), () => void this.play(entry));
        // Anywhere else in the reader's half: a card of one colour has its place, and a wild asks for it.
        zones.set('own', () => (only && use.entries.length === 1 ? void this.play(only) : this.#ask(code)));
        return;
    }
    zones.set('centre', () => this.use(use, code));
    for (const slot of SLOTS[use.verb] ?? []) {
      for (const value of new Set(use.entries.map((entry) => valueOf(entry, slot))))
        this.#addTarget(zones, use, code, slot.name, value);
    }
  }

  /** Make a card droppable right on its target. */
  #addTarget(zones: Map<string, () => void>, use: Use, code: string, name: string, value: string): void {
    const [first = '', set = ''] = value.split(' ');
    const only = (...parts: string[]): Use => ({
      verb: use.verb,
      entries: use.entries.filter((entry) => parts.every((part, i) => partsOf(entry)[i] === part)),
    });
    if (name === 'person' && first !== 'all') {
      zones.set(`person-${first}`, () => this.use(use, code, { person: value }));
    } else if (name === 'own-set') {
      zones.set(`set-${first}`, () => this.use(use, code, { 'own-set': value }));
    } else if (name === 'their-set' || name === 'theirs') {
      zones.set(`person-${first}`, () => this.use(only(first), code));
      zones.set(`their-${first}-${set}`, () => this.use(only(first, set), code));
    }
  }

  #listPayables(): Payable[] {
    const cards = this.table.form('pay')?.cards ?? [];
    const seen = new Map<string, number>();
    return cards.map(([text, value]) => {
      const before = seen.get(text) ?? 0;
      seen.set(text, before + 1);
      return { key: `${text}#${before}`, text, value };
    });
  }

  #usualPayment(): string[] {
    const sets = this.view.players[this.view.seat ?? -1]?.sets ?? [];
    const full = sets.filter((set: SetShown) => set.full).map((set: SetShown) => set.set);
    return propose(this.payables, this.table.form('pay')?.amount ?? 0, full).map((card) => card.key);
  }
}
