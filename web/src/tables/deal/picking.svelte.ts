/** Picking the targets of an action: players, sets and cards that the menu offers, in any order. */
import type { MenuEntry } from '../../generated/messages';
import { SLOTS, valueOf, type Slot } from './menu';

/** An action being put together from entries of the menu. */
export class Picking {
  readonly verb: string;
  readonly card: string;
  readonly entries: readonly MenuEntry[];
  picks: Record<string, string> = $state({});

  /** `picks` is what is already chosen, for instance by dropping the card on a target. */
  constructor(verb: string, card: string, entries: readonly MenuEntry[], picks: Record<string, string> = {}) {
    this.verb = verb;
    this.card = card;
    this.entries = entries;
    this.picks = picks;
    const times = this.slots.find((slot) => slot.name === 'times');
    // A doubler is another card: it is only spent if the player chooses it.
    if (times && !('times' in picks)) this.picks['times'] = this.values(times)[0] ?? '';
  }

  /** What has to be chosen: the slots in which the entries differ. */
  get slots(): Slot[] {
    return (SLOTS[this.verb] ?? []).filter(
      (slot) => new Set(this.entries.map((entry) => valueOf(entry, slot))).size > 1,
    );
  }

  /** What needs no choice: a card or set of the reader's that is the only possible one. */
  get fixed(): Slot[] {
    const open = this.slots;
    return (SLOTS[this.verb] ?? []).filter((slot) => slot.name.startsWith('own') && !open.includes(slot));
  }

  /** The entries that match everything picked so far. */
  get left(): MenuEntry[] {
    return this.entries.filter((entry) => this.#fits(entry));
  }

  /** The only entry left, if there is just one. */
  get entry(): MenuEntry | undefined {
    return this.left.length === 1 ? this.left[0] : undefined;
  }

  /** Whether the whole is reviewed before it is played: several things are picked, or a doubler could go along. */
  get isLong(): boolean {
    return this.slots.length > 1 || this.slot('times') !== undefined;
  }

  get isBegun(): boolean {
    return this.slots.some((slot) => slot.name !== 'times' && slot.name in this.picks);
  }

  slot(name: string): Slot | undefined {
    return this.slots.find((slot) => slot.name === name);
  }

  /** List what can be picked for a slot, given all other picks. */
  values(slot: Slot): string[] {
    const fitting = this.entries.filter((entry) => this.#fits(entry, slot.name));
    return [...new Set(fitting.map((entry) => valueOf(entry, slot)))];
  }

  /** Whether a value can be picked for a slot. */
  offers(name: string, value: string): boolean {
    const slot = this.slot(name);
    return slot !== undefined && this.values(slot).includes(value);
  }

  /** Return the figure of the entries that match the other picks and this value, if they agree on it. */
  figure(name: string, value: string, figure: string): number | undefined {
    const slot = this.slot(name);
    if (!slot) return undefined;
    const fitting = this.entries.filter((entry) => this.#fits(entry, name) && valueOf(entry, slot) === value);
    const found = new Set(fitting.map((entry) => entry.figures?.[figure]));
    return found.size === 1 ? [...found][0] : undefined;
  }

  isPicked(name: string, value: string): boolean {
    return this.picks[name] === value && this.slot(name) !== undefined;
  }

  pick(name: string, value: string): void {
    this.picks[name] = value;
  }

  /** Whether an entry matches the picks, leaving out one slot. */
  #fits(entry: MenuEntry, except?: string): boolean {
    return (SLOTS[this.verb] ?? []).every(
      (slot) => slot.name === except || !(slot.name in this.picks) || valueOf(entry, slot) === this.picks[slot.name],
    );
  }
}
