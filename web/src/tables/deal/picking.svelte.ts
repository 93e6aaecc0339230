/** Picking what an action is aimed at: people, sets and cards that the menu offers, one after the other in any order. */
import type { MenuEntry } from '../../generated/messages';
import { SLOTS, valueOf, type Slot } from './menu';

/** An action that is being put together from entries of the menu. */
export class Picking {
  readonly verb: string;
  readonly card: string;
  readonly entries: readonly MenuEntry[];
  picks: Record<string, string> = $state({});

  /** Takes the card that is played, and what is fixed already, as where a card was dropped. */
  constructor(verb: string, card: string, entries: readonly MenuEntry[], picks: Record<string, string> = {}) {
    this.verb = verb;
    this.card = card;
    this.entries = entries;
    this.picks = picks;
    const times = this.slots.find((slot) => slot.name === 'times');
    // A doubler is a further card: nobody spends it without saying so.
    if (times && !('times' in picks)) this.picks['times'] = this.values(times)[0] ?? '';
  }

  /** What really has to be chosen: slots in which the entries differ. */
  get slots(): Slot[] {
    return (SLOTS[this.verb] ?? []).filter(
      (slot) => new Set(this.entries.map((entry) => valueOf(entry, slot))).size > 1,
    );
  }

  /** What goes along without a choice: own cards and sets of which only one will do. */
  get fixed(): Slot[] {
    const open = this.slots;
    return (SLOTS[this.verb] ?? []).filter((slot) => slot.name.startsWith('own') && !open.includes(slot));
  }

  /** The entries that fit everything picked so far. */
  get left(): MenuEntry[] {
    return this.entries.filter((entry) => this.#fits(entry));
  }

  /** The one entry that everything picked comes to, or nothing yet. */
  get entry(): MenuEntry | undefined {
    return this.left.length === 1 ? this.left[0] : undefined;
  }

  /** Tells whether several things are picked, so that one looks at the whole before it is played. */
  get isLong(): boolean {
    return this.slots.length > 1;
  }

  get isBegun(): boolean {
    return this.slots.some((slot) => slot.name !== 'times' && slot.name in this.picks);
  }

  slot(name: string): Slot | undefined {
    return this.slots.find((slot) => slot.name === name);
  }

  /** Lists what can be picked for a slot, given everything else that is picked. */
  values(slot: Slot): string[] {
    const fitting = this.entries.filter((entry) => this.#fits(entry, slot.name));
    return [...new Set(fitting.map((entry) => valueOf(entry, slot)))];
  }

  /** Tells whether something can be picked there. */
  offers(name: string, value: string): boolean {
    const slot = this.slot(name);
    return slot !== undefined && this.values(slot).includes(value);
  }

  isPicked(name: string, value: string): boolean {
    return this.picks[name] === value && this.slot(name) !== undefined;
  }

  pick(name: string, value: string): void {
    this.picks[name] = value;
  }

  /** Tells whether an entry agrees with the picks, but for one slot that is being looked at. */
  #fits(entry: MenuEntry, except?: string): boolean {
    return (SLOTS[this.verb] ?? []).every(
      (slot) => slot.name === except || !(slot.name in this.picks) || valueOf(entry, slot) === this.picks[slot.name],
    );
  }
}
