/** The way from this device to a table: the socket, the secrets that open it, and why it was closed. */
import type { Answer, AnyFromServer, Closed } from '../generated/messages';
import { api } from '../net/api';
import { forgetSeat, tableKept } from '../net/device';
import { type Connection, TableSocket, type Unsent } from '../net/socket';
import { preferences } from './preferences.svelte';

/** Why a seat is no longer this device's. */
const GONE: ReadonlySet<string> = new Set(['table-seat-moved', 'table-not-your-seat']);

interface Listener {
  hear(message: AnyFromServer): void;
  /** The connection is gone; what comes next is a whole. */
  lost(): void;
}

export class TableConnection {
  state = $state<Connection>('connecting');
  /** Why the server closed the table for this device, for good. */
  farewell = $state.raw<Closed | null>(null);
  /** Whether an own message waits for its answer. */
  isSending = $state(false);
  /** Whether the reader gave the game up: they may watch how it ends. */
  hasResigned = false;

  #host = $state('');
  isHost = $derived(this.#host !== '');
  #language = preferences.language;
  readonly #socket: TableSocket;

  constructor(
    readonly id: string,
    readonly listener: Listener,
  ) {
    this.#host = tableKept(id)?.host ?? '';
    this.#socket = new TableSocket(() => this.#hello(), {
      hear: (message) => listener.hear(message),
      changed: (connection, why) => this.#changed(connection, why),
    });
  }

  open(): void {
    this.#socket.open();
    $effect.root(() => {
      $effect(() => {
        // Refusals are told by the server, in the language of the hello.
        if (preferences.language === this.#language) return;
        this.#language = preferences.language;
        this.#socket.renew();
      });
    });
  }

  close(): void {
    this.#socket.close();
  }

  /** Comes in anew, with the seats that this device has by now. */
  renew(): void {
    this.#host = tableKept(this.id)?.host ?? '';
    this.farewell = null;
    if (this.state === 'closed') this.#socket.open();
    else this.#socket.renew();
  }

  /** Says something that nobody waits for. */
  say(unsent: Unsent): Promise<Answer> {
    return this.#socket.say(unsent);
  }

  /** Says something and waits for the answer. */
  async ask(unsent: Unsent): Promise<Answer> {
    this.isSending = true;
    try {
      return await this.#socket.say(unsent);
    } finally {
      this.isSending = false;
    }
  }

  #hello() {
    const kept = tableKept(this.id);
    const seats = kept?.seats ?? [];
    return { do: 'hello' as const, table: this.id, seats, language: preferences.language, host: kept?.host ?? '' };
  }

  #changed(connection: Connection, why: Closed | null): void {
    this.state = connection;
    if (connection === 'closed') {
      if (why && GONE.has(why.why)) void this.#sortOut(why);
      else this.farewell = why;
    }
    if (connection === 'lost') this.listener.lost();
  }

  /** A seat went elsewhere: forgets those that are no longer one's own, and comes back with the others. */
  async #sortOut(why: Closed): Promise<void> {
    const kept = tableKept(this.id)?.seats ?? [];
    for (const key of kept) {
      const mine = await api.mine([{ table: this.id, ...key }]).catch(() => null);
      if (mine?.length === 0) forgetSeat(this.id, key.seat);
    }
    const left = tableKept(this.id)?.seats ?? [];
    const isFewer = left.length < kept.length;
    if (isFewer && (left.length > 0 || this.hasResigned)) this.renew();
    else this.farewell = why;
  }
}
