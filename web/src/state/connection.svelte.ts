/** The connection from this device to a table: the socket, the secrets for it, and why it was closed. */
import type { Answer, AnyFromServer, Closed } from '../generated/messages';
import { api } from '../net/api';
import { forgetSeat, tableKept } from '../net/device';
import { type Connection, TableSocket, type Unsent } from '../net/socket';
import { preferences } from './preferences.svelte';

/** The reasons why a seat no longer belongs to this device. */
const GONE: ReadonlySet<string> = new Set([
  'table-seat-moved',
  'table-not-your-seat',
  'table-removed',
  'table-left',
  'table-seat-given',
]);

interface Listener {
  hear(message: AnyFromServer): void;
  /** The connection is lost; once it is back, the server sends the whole state again. */
  lost(): void;
}

export class TableConnection {
  state = $state<Connection>('connecting');
  /** Why the server closed the table for this device, for good. */
  farewell = $state.raw<Closed | null>(null);
  /** Whether one of our messages waits for its answer. */
  isSending = $state(false);

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
        // The server writes refusals in the language of the hello.
        if (preferences.language === this.#language) return;
        this.#language = preferences.language;
        this.#socket.renew();
      });
    });
  }

  close(): void {
    this.#socket.close();
  }

  /** Reconnect with the seats that this device has now. */
  renew(): void {
    this.#host = tableKept(this.id)?.host ?? '';
    this.farewell = null;
    if (this.state === 'closed') this.#socket.open();
    else this.#socket.renew();
  }

  /** Send a message without showing that an answer is awaited. */
  say(unsent: Unsent): Promise<Answer> {
    return this.#socket.say(unsent);
  }

  /** Send a message and wait for the answer. */
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
    const { language } = preferences;
    return { do: 'hello' as const, table: this.id, seats, language, host: kept?.host ?? '', pongs: true };
  }

  #changed(connection: Connection, why: Closed | null): void {
    this.state = connection;
    if (connection === 'closed') {
      if (why && GONE.has(why.why)) void this.#sortOut(why);
      else this.farewell = why;
    }
    if (connection === 'lost') this.listener.lost();
  }

  /** Forget the seats that have moved to another device, and reconnect with the others. */
  async #sortOut(why: Closed): Promise<void> {
    const kept = tableKept(this.id)?.seats ?? [];
    for (const key of kept) {
      const mine = await api.mine([{ table: this.id, ...key }]).catch(() => null);
      if (mine?.length === 0) forgetSeat(this.id, key.seat);
    }
    const left = tableKept(this.id)?.seats ?? [];
    const isFewer = left.length < kept.length;
    if (isFewer && left.length > 0) this.renew();
    else this.farewell = why;
  }
}
