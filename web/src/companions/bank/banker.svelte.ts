/** The unit on the page: what it shows now, saved on this device after every touch and sent to everyone who watches. */
import { keep, recall } from '../../net/device';
import { preferences } from '../../state/preferences.svelte';
import { announce } from '../../state/announce.svelte';
import { say } from '../../state/words.svelte';
import { writeAmount } from './amounts';
import { BankUnit, type Side, type Signal, type Slot, type UnitKept } from './device';
import { BANK, type Booking, CARDS } from './journal';
import { LINES_SHARED, openShare, type Share, type Shared, tell } from './relay';
import { beep } from './sound';

interface Kept {
  unit: UnitKept;
  names: string[];
  share: Share | null;
}

/** How long each text stays on the display, at the calm speed. */
const SHOWN_MS = 650;
const LONGEST_NAME = 16;
/** Refusals worded differently from those of `rentier bank`, which tell people what to type. */
const PRESSED: Readonly<Record<string, string>> = { 'no-card': 'web-bank-no-card', overdraft: 'web-bank-overdraft' };
const NAME = 'bank';

export class Banker {
  names = $state<string[]>(Array<string>(CARDS).fill(''));
  display = $state('');
  /** The card whose balance is on the display; 0 while anything else is. */
  showing = $state(0);
  left = $state.raw<Slot>({ card: 0, reversed: false });
  right = $state.raw<Slot>({ card: 0, reversed: false });
  accounts = $state.raw<number[]>([]);
  lines = $state.raw<Booking[]>([]);
  isAwake = $state(false);
  isKeying = $state(false);
  volume = $state(0);
  /** Why the unit gave a low beep, as a sentence. */
  refusal = $state('');
  share = $state.raw<Share | null>(null);
  readonly #unit: BankUnit;
  #shows = 0;
  #telling: Promise<void> = Promise.resolve();

  constructor() {
    const kept = recall<Kept>(NAME);
    this.#unit = (kept && readUnit(kept.unit)) ?? new BankUnit(preferences.language);
    if (kept) {
      this.names = this.names.map((_, place) => String(kept.names[place] ?? ''));
      this.share = kept.share;
    }
    this.speak();
    this.#take([]);
  }

  name(card: number): string {
    return this.names[card - 1] || say('bank-card', { number: card });
  }

  money(amount: number): string {
    return writeAmount(amount, preferences.language);
  }

  /** Switch the display to the reader's language (EB-81). */
  speak(): void {
    this.#unit.language = preferences.language;
    this.display = this.#unit.display;
  }

  press(key: string, held = 0): void {
    this.#do((at) => this.#unit.press(key, at, held));
  }

  insert(side: Side, card: number, reversed = false): void {
    this.#do((at) => this.#unit.insert(side, card, at, reversed));
  }

  remove(side: Side): void {
    this.#do((at) => this.#unit.remove(side, at));
  }

  undo(): void {
    this.#do((at) => this.#unit.undo(at));
  }

  tick(): void {
    const signals = this.#unit.tick(now());
    if (signals.length) this.#take(signals);
  }

  rename(card: number, name: string): void {
    this.names[card - 1] = name.slice(0, LONGEST_NAME);
    this.#keep();
  }

  told(line: Booking | Shared['lines'][number]): string {
    return toldLine(
      line,
      (card) => this.name(card),
      (amount) => this.money(amount),
    );
  }

  async shareNow(): Promise<void> {
    this.share = await openShare();
    this.#keep();
  }

  stopSharing(): void {
    this.share = null;
    this.#keep();
  }

  /** Send the state to those watching once more, for instance when the network is back. */
  tellAgain(): void {
    if (this.share) this.#keep();
  }

  #do(touch: (at: number) => Signal[]): void {
    this.refusal = '';
    const keyed = this.#unit.entry.text(preferences.language);
    this.#take(touch(now()), keyed);
  }

  /** Take over the new state of the unit; the display runs through what the unit showed on the way. */
  #take(signals: Signal[], keyed = ''): void {
    const unit = this.#unit;
    this.left = unit.left;
    this.right = unit.right;
    this.accounts = [...unit.accounts];
    this.lines = [...unit.journal.lines];
    this.isAwake = unit.isAwake;
    this.isKeying = unit.entry.figures !== '';
    this.volume = unit.volume;
    for (const signal of signals) {
      if ('shown' in signal) continue;
      beep(signal.beeped, signal.volume);
      if (signal.why) this.refusal = this.#why(signal.why, keyed);
    }
    if (this.refusal) announce(this.refusal, 'assertive');
    void this.#show(signals.flatMap((signal) => ('shown' in signal ? [signal.shown] : [])));
    this.#keep();
  }

  #why(why: string, keyed: string): string {
    const card = this.#unit.right.card;
    const balance = card ? this.money(this.accounts[card - 1] ?? 0) : '';
    const payer = card ? this.name(card) : '';
    return asSentence(say(PRESSED[why] ?? `bank-refused-${why}`, { keyed, payer, balance }));
  }

  async #show(texts: string[]): Promise<void> {
    const shows = ++this.#shows;
    const pause = SHOWN_MS * preferences.factor;
    this.showing = 0;
    for (const text of texts) {
      this.display = text;
      if (pause && text !== texts.at(-1)) await new Promise((done) => setTimeout(done, pause));
      // A newer input has its own texts to show.
      if (shows !== this.#shows) return;
    }
    const { display, isAwake, entry, showing } = this.#unit;
    this.display = display;
    this.showing = isAwake && !entry.figures ? showing : 0;
    if (texts.length && display) announce(display);
  }

  #keep(): void {
    if (this.share) this.share = { ...this.share, number: this.share.number + 1 };
    const kept: Kept = { unit: this.#unit.kept(), names: [...this.names], share: this.share };
    keep(NAME, kept);
    if (this.share) this.#telling = this.#telling.then(() => this.#tellOthers());
  }

  async #tellOthers(): Promise<void> {
    const { share } = this;
    if (!share) return;
    const lines = this.lines.slice(-LINES_SHARED).map(({ number, kind, payer, payee, amount, takes_back }) => ({
      number,
      kind,
      payer,
      payee,
      amount,
      takes_back,
    }));
    const outcome = await tell(share, { names: [...this.names], accounts: this.accounts, lines });
    if (outcome === 'gone' && this.share?.id === share.id) this.stopSharing();
  }
}

export function toldLine(
  line: Shared['lines'][number],
  name: (card: number) => string,
  money: (amount: number) => string,
): string {
  const who = (card: number): string => (card === BANK ? '' : name(card));
  if (line.takes_back) return asSentence(say('web-bank-taken-back', { number: line.takes_back }));
  const [payer, payee] = [who(line.payer), who(line.payee)];
  return asSentence(say(`bank-line-${line.kind}`, { payer, payee, amount: money(line.amount) }));
}

/** Begin with a capital letter: a card without a name is called “card 1”. */
function asSentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function now(): number {
  return Date.now() / 1000;
}

/** Load a saved unit; an unreadable one counts as none. */
function readUnit(kept: UnitKept): BankUnit | null {
  try {
    return BankUnit.from(kept);
  } catch {
    return null;
  }
}
