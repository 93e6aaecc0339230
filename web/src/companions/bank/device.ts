/**
 * The bank unit: the device that keeps the accounts, key by key and card by card (EB-80 … EB-87).
 *
 * It has no clock: every input comes with the time in seconds. It reports what it shows and how it beeps as signals,
 * and does exactly what `rentier bank` does: web/tests compares the two on thousands of inputs.
 */

import { COMMA, Entry, readEntry, type Tongue, writeAmount } from './amounts';
import { BANK, type Booking, CARDS, FRESH, Journal, type Kind, SALARY } from './journal';

export type Side = 'left' | 'right';
export type Sound = 'key' | 'ok' | 'low' | 'long';
/**
 * The display changes to a text, or the unit beeps; `why` is the reason for a low beep, which the real device does not
 * show.
 */
export type Signal = { shown: string } | { beeped: Sound; volume: number; why: string };

export interface Slot {
  card: number;
  reversed: boolean;
}

/** The whole unit as it is saved, in the same format as `rentier bank` uses. */
export interface UnitKept {
  schema: number;
  language: Tongue;
  volume: number;
  awake: boolean;
  used: number;
  left: Slot;
  right: Slot;
  figures: string;
  unit: string;
  showing: number;
  salary: number;
  correctable: number;
  accounts: number[];
  journal: { opening: number[]; lines: Booking[] };
}

/** Seconds without use (EB-84). */
const SLEEPS_AFTER = 60;
/** Seconds to hold C for a new game (EB-83). */
export const HELD_UNTIL_BEEP = 2;
const LOUDEST = 3;
const USUAL_VOLUME = 2;
const IDLE = '-----';
const SCHEMA = 1;

/** Six accounts, two slots, a keypad and a display. */
export class BankUnit {
  left: Slot = { card: 0, reversed: false };
  right: Slot = { card: 0, reversed: false };
  entry = new Entry();
  volume = USUAL_VOLUME;
  isAwake = false;
  used = 0;
  /** The card whose balance is on the display while nothing is being keyed in; 0 if no card is in. */
  showing = 0;
  /** The number of the booking for GO since the left card was inserted, 0 if there is none (EB-86). */
  salary = 0;
  /** The number of the booking that C can take back, 0 if there is none (EB-83). */
  correctable = 0;
  journal = new Journal([...FRESH], [], 0);

  constructor(public language: Tongue = 'en') {}

  get accounts(): number[] {
    return this.journal.balances();
  }

  /** Return what the display has shown since the last input; `tick` brings it up to date. */
  get display(): string {
    if (!this.isAwake) return '';
    if (this.entry.figures) return this.entry.text(this.language);
    return this.showing ? writeAmount(this.journal.balance(this.showing), this.language) : IDLE;
  }

  /** Let time pass: after a minute without use the unit switches off, and an unfinished entry is lost (EB-84). */
  tick(at: number): Signal[] {
    if (!this.isAwake || at - this.used < SLEEPS_AFTER) return [];
    this.isAwake = false;
    this.rest();
    return [{ shown: '' }];
  }

  /** Press a key for `held` seconds; the key that wakes the unit does nothing else (EB-87). */
  press(key: string, at: number, held = 0): Signal[] {
    const signals = this.tick(at);
    this.used = at + held;
    if (!this.isAwake) {
      this.isAwake = true;
      this.beep(signals, 'key');
      this.show(signals);
    } else if (key === 'C') {
      if (held >= HELD_UNTIL_BEEP) this.beginAnew(at, signals);
      else this.clear(at, signals);
    } else if (key === 'GO') {
      this.paySalary(at, signals);
    } else if (key === 'pay' || key === 'receive') {
      this.bookEntry(key, at, signals);
    } else if (key === COMMA && !this.hasCard()) {
      this.turnVolume(signals);
    } else {
      this.keyIn(key, signals);
    }
    return signals;
  }

  /** Insert a card into a slot; if it can be read, its number is shown, then its balance (EB-81). */
  insert(side: Side, card: number, at: number, reversed = false): Signal[] {
    const signals = this.tick(at);
    if (this[side].card) {
      this.refuse(signals, 'slot-taken');
    } else if (card === this.left.card || card === this.right.card) {
      this.refuse(signals, 'same-card');
    } else {
      this[side] = { card, reversed };
      if (!reversed) this.readCard(card, at, signals);
    }
    return signals;
  }

  /** Remove the card from a slot; its last booking can no longer be corrected then (EB-83). */
  remove(side: Side, at: number): Signal[] {
    const signals = this.tick(at);
    if (!this[side].card) {
      this.refuse(signals, 'nothing-in');
      return signals;
    }
    const card = read(this[side]);
    this[side] = { card: 0, reversed: false };
    if (card) {
      const booking = this.journal.line(this.correctable);
      if (booking && (booking.payer === card || booking.payee === card)) this.correctable = 0;
      if (side === 'left') this.salary = 0;
      this.rest();
      if (this.isAwake) {
        this.used = at;
        this.show(signals);
      }
    }
    return signals;
  }

  /** Take back the last booking, cards in or out: our own addition, which the real device does not have. */
  undo(at: number): Signal[] {
    const signals = this.tick(at);
    const booking = this.journal.standing();
    if (booking === null) {
      this.refuse(signals, 'nothing-to-undo');
      return signals;
    }
    this.isAwake = true;
    this.used = at;
    this.journal.takeBack(at, 'undo');
    this.forget(booking);
    for (const card of [booking.payee, booking.payer]) if (card !== BANK) this.showCard(card, signals);
    this.rest();
    this.show(signals);
    this.beep(signals, 'ok');
    return signals;
  }

  private keyIn(key: string, signals: Signal[]): void {
    const why = this.hasCard() ? this.entry.add(key) : 'no-card';
    if (why) {
      this.refuse(signals, why);
    } else {
      this.beep(signals, 'key');
      this.show(signals);
    }
  }

  /** Set the next volume and show it for a moment (EB-85). */
  private turnVolume(signals: Signal[]): void {
    this.volume = (this.volume + 1) % (LOUDEST + 1);
    this.beep(signals, 'key');
    signals.push({ shown: String(this.volume) });
    this.show(signals);
  }

  /** Book what was keyed in: with two cards a transfer, whichever of the two keys is pressed (EB-82, EB-87). */
  private bookEntry(key: 'pay' | 'receive', at: number, signals: Signal[]): void {
    const payer = read(this.right);
    const payee = read(this.left);
    let why = (key === 'pay' ? payer : payee) ? this.entry.problem() : 'slot-empty';
    if (!why) why = this.journal.obstacle(payer, payee, this.entry.amount());
    if (why) {
      this.refuse(signals, why);
      return;
    }
    const kind: Kind = payer && payee ? 'transfer' : payer ? 'debit' : 'credit';
    this.book(this.journal.book(at, kind, payer, payee, this.entry.amount()), signals);
  }

  /** Add 2M to the account on the left, once each time its card is inserted (EB-86). */
  private paySalary(at: number, signals: Signal[]): void {
    const payee = read(this.left);
    const why = !payee ? 'slot-empty' : this.salary ? 'go-twice' : this.journal.obstacle(BANK, payee, SALARY);
    if (why) {
      this.refuse(signals, why);
      return;
    }
    const booking = this.journal.book(at, 'go', BANK, payee, SALARY);
    this.salary = booking.number;
    this.book(booking, signals);
  }

  /** Show the payer's balance go down, then the payee's go up (EB-82). */
  private book(booking: Booking, signals: Signal[]): void {
    this.entry = new Entry();
    this.correctable = booking.number;
    this.showChange(booking.payer, -booking.amount, signals);
    this.showChange(booking.payee, booking.amount, signals);
    this.beep(signals, 'ok');
  }

  /** Clear the entry; if there is none, take back the booking whose cards are still in (EB-83). */
  private clear(at: number, signals: Signal[]): void {
    if (this.entry.figures) {
      this.rest();
      this.beep(signals, 'key');
      this.show(signals);
      return;
    }
    const booking = this.journal.line(this.correctable);
    if (booking === null) {
      this.refuse(signals, 'nothing-to-take-back');
      return;
    }
    this.journal.takeBack(at, 'correction');
    this.forget(booking);
    this.showChange(booking.payee, -booking.amount, signals);
    this.showChange(booking.payer, booking.amount, signals);
    this.beep(signals, 'ok');
  }

  private beginAnew(at: number, signals: Signal[]): void {
    this.journal.beginAnew(at);
    this.salary = 0;
    this.correctable = 0;
    this.rest();
    this.beep(signals, 'long');
    this.show(signals);
  }

  /** Forget a booking that was taken back, so that GO can be pressed again. */
  private forget(booking: Booking): void {
    if (this.salary === booking.number) this.salary = 0;
    // Only the last booking is ever taken back, so no other can be corrected afterwards.
    this.correctable = 0;
  }

  private readCard(card: number, at: number, signals: Signal[]): void {
    this.isAwake = true;
    this.used = at;
    this.beep(signals, 'ok');
    this.showCard(card, signals);
    this.rest();
    // For a transfer the display ends on the payer's balance (EB-82).
    if (this.showing !== card) this.show(signals);
  }

  /** Drop the entry and show the balance of the card in the right slot, or else of the one in the left. */
  private rest(): void {
    this.entry = new Entry();
    this.showing = read(this.right) || read(this.left);
  }

  private show(signals: Signal[]): void {
    signals.push({ shown: this.display });
  }

  private showCard(card: number, signals: Signal[]): void {
    signals.push({ shown: String(card) }, { shown: writeAmount(this.journal.balance(card), this.language) });
  }

  /** Show the balance of a card before and after a change; the bank has no balance. */
  private showChange(card: number, change: number, signals: Signal[]): void {
    if (card === BANK) return;
    this.showing = card;
    signals.push({ shown: writeAmount(this.journal.balance(card) - change, this.language) });
    this.show(signals);
  }

  private beep(signals: Signal[], sound: Sound): void {
    signals.push({ beeped: sound, volume: this.volume, why: '' });
  }

  private refuse(signals: Signal[], why: string): void {
    signals.push({ beeped: 'low', volume: this.volume, why });
  }

  private hasCard(): boolean {
    return read(this.left) !== 0 || read(this.right) !== 0;
  }

  /** Return the whole state as a JSON object. */
  kept(): UnitKept {
    return {
      schema: SCHEMA,
      language: this.language,
      volume: this.volume,
      awake: this.isAwake,
      used: this.used,
      left: { ...this.left },
      right: { ...this.right },
      figures: this.entry.figures,
      unit: this.entry.unit,
      showing: this.showing,
      salary: this.salary,
      correctable: this.correctable,
      accounts: [...this.accounts],
      journal: { opening: [...this.journal.opening], lines: this.journal.lines.map((line) => ({ ...line })) },
    };
  }

  /** Load a saved unit. What this device wrote is trusted; for anything it cannot have written, return null. */
  static from(kept: UnitKept): BankUnit | null {
    const entry = readEntry(kept.figures, kept.unit);
    const { opening, lines } = kept.journal;
    if (kept.schema !== SCHEMA || entry === null || opening.length !== CARDS) return null;
    const unit = new BankUnit(kept.language);
    unit.volume = kept.volume;
    unit.isAwake = kept.awake;
    unit.used = kept.used;
    unit.left = kept.left;
    unit.right = kept.right;
    unit.entry = entry;
    unit.showing = kept.showing;
    unit.salary = kept.salary;
    unit.correctable = kept.correctable;
    unit.journal = new Journal(opening, lines, lines.at(-1)?.number ?? 0);
    return unit.accounts.every((balance, place) => balance === kept.accounts[place]) ? unit : null;
  }
}

/** Return the card that the unit reads in a slot, 0 for none or one inserted the wrong way round (EB-85). */
function read(slot: Slot): number {
  return slot.reversed ? 0 : slot.card;
}
