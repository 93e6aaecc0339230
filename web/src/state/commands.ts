/** What the reader tells the server to do: to play, take back, resign, hand over a seat, begin, leave. */
import type { Answer, Fault, Settings, Sync } from '../generated/messages';
import { api, drawNonce, faultOf } from '../net/api';
import { forgetSeat, tableKept } from '../net/device';
import type { Unsent } from '../net/socket';
import { stakesFrom } from './shown';
import type { TableState } from './table.svelte';
import { say } from './words.svelte';

/** The same action twice within this many milliseconds is a double click. */
const DOUBLE_CLICK = 350;

type Table = Pick<
  TableState,
  | 'id'
  | 'connection'
  | 'lesson'
  | 'meanwhile'
  | 'number'
  | 'over'
  | 'reader'
  | 'refuse'
  | 'refusal'
  | 'refused'
  | 'seats'
  | 'showing'
  | 'stakes'
  | 'sync'
  | 'wish'
>;

export class Commands {
  readonly #table: Table;
  #last = { action: '', at: 0 };
  #nonces: Promise<unknown> | null = null;

  constructor(table: Table) {
    this.#table = table;
  }

  /**
   * Play an action; return false if it was refused, with the reason in the table's `refusal`. What is grave is done only
   * if the reader means it, which is asked unless `isMeant`, because there is nothing else to choose.
   */
  async play(action: string, isMeant = false): Promise<boolean> {
    const table = this.#table;
    const now = performance.now();
    if (action === this.#last.action && now - this.#last.at < DOUBLE_CLICK) return false;
    this.#last = { action, at: now };
    table.showing.finish();
    const seat = table.reader;
    if (seat === null) return false;
    table.refused = action;
    table.meanwhile = [];
    return this.#play(seat, action, isMeant);
  }

  async #play(seat: number, action: string, isMeant: boolean): Promise<boolean> {
    const table = this.#table;
    table.refusal = null;
    const careful = isMeant ? {} : { careful: true };
    const answer = await table.connection.ask({ do: 'play', seat, seen: table.number, action, ...careful });
    if (!answer.stakes?.length) return this.#settled(answer);
    if (!(await table.stakes.isMeant(action, stakesFrom(answer.stakes)))) return false;
    return this.#do({ do: 'play', seat, seen: table.number, action });
  }

  /** Ask what follows from an action; null while the server cannot be asked. */
  askStakes(action: string): Promise<Answer> | null {
    const { reader: seat, over, connection, number } = this.#table;
    if (seat === null || over || connection.state !== 'open') return null;
    return connection.say({ do: 'stakes', seat, seen: number, action });
  }

  /** Ask for a hint; null while the server cannot be asked. What comes of it is told by `hinted`. */
  askHint(): Promise<Answer> | null {
    const { reader: seat, over, connection, number } = this.#table;
    if (seat === null || over || connection.state !== 'open') return null;
    return connection.say({ do: 'hint', seat, seen: number });
  }

  /** Agree that everybody at the table may ask for hints, or no longer. */
  allow(seat: number, yes: boolean): Promise<boolean> {
    return this.#do({ do: 'allow', seat, yes });
  }

  /** Ask bots that play with nobody else for no pauses. */
  hurry(seat: number): Promise<boolean> {
    return this.#do({ do: 'hurry', seat });
  }

  async say(text: string): Promise<boolean> {
    const { reader, seats } = this.#table;
    const seat = reader ?? seats.you[0] ?? seats.givenUp[0];
    return seat !== undefined && text.trim() !== '' && this.#do({ do: 'say', seat, text: text.trim() });
  }

  /** Ask the others to agree to taking back one's last action. */
  async undo(): Promise<boolean> {
    const { reader: seat, number } = this.#table;
    return seat !== null && this.#do({ do: 'undo', seat, seen: number });
  }

  /** Answer a wish to take back an action. */
  async agree(yes: boolean): Promise<boolean> {
    const { wish, reader, seats } = this.#table;
    if (wish === null) return false;
    const seat =
      reader !== null && wish.waits_for.includes(reader) ? reader : wish.waits_for.find((it) => seats.you.includes(it));
    return seat !== undefined && this.#do({ do: 'agree', seat, asked: wish.number, yes });
  }

  async resign(): Promise<boolean> {
    const { reader: seat, number } = this.#table;
    return seat !== null && this.#do({ do: 'resign', seat, seen: number });
  }

  /** Let a bot play for somebody who is not here. */
  hand(seat: number): Promise<boolean> {
    return this.#do({ do: 'hand', seat });
  }

  /** Take back a seat of this device that a bot plays. */
  resume(seat: number): Promise<boolean> {
    return this.#do({ do: 'resume', seat });
  }

  /** Change settings of the table, as its host; return why that failed. */
  async change(settings: Partial<Settings>): Promise<Fault | null> {
    const { id, sync } = this.#table;
    if (!sync) return null;
    try {
      const host = tableKept(id)?.host ?? '';
      await api.change(id, { host, settings: { ...sync.settings, ...settings } });
      return null;
    } catch (error) {
      return faultOf(error);
    }
  }

  /** Send this device's share of the chance, once, before the game begins. */
  giveNonces(sync: Sync): void {
    if (sync.begun || this.#nonces !== null || sync.you.length === 0) return;
    const { connection } = this.#table;
    this.#nonces = Promise.all(sync.you.map((seat) => connection.say({ do: 'nonce', seat, nonce: drawNonce() })));
  }

  /** Begin the game; `fill` names the bots for the seats still open. */
  async begin(fill = ''): Promise<boolean> {
    await this.#nonces;
    return this.#do({ do: 'begin', fill });
  }

  /** Give up the seats of this device for good; bots take over. */
  async leave(): Promise<boolean> {
    const { id, seats } = this.#table;
    const hasOthers = seats.all.some(({ seat, kind }) => kind === 'person' && !seats.you.includes(seat));
    try {
      for (const key of tableKept(id)?.seats ?? []) {
        await api.leave(id, key);
        forgetSeat(id, key.seat);
      }
      // A host keeps the table only for the sake of the people who play on.
      if (!hasOthers) forgetSeat(id);
      return true;
    } catch (error) {
      this.#table.refusal = faultOf(error);
      return false;
    }
  }

  async #do(unsent: Unsent): Promise<boolean> {
    this.#table.refusal = null;
    return this.#settled(await this.#table.connection.ask(unsent));
  }

  #settled(answer: Answer): boolean {
    if (answer.ok) return true;
    this.#table.refuse(answer.error ?? { key: 'web-went-wrong', sentence: say('web-went-wrong') });
    return false;
  }
}
