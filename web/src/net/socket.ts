/** The socket to one table: it reconnects by itself, and messages without an answer are sent again, unchanged. */
import type {
  Answer,
  AnyFromClient,
  AnyFromServer,
  Closed,
  Hello,
  News,
  Noted,
  Said,
  Sync,
  Wished,
} from '../generated/messages';
import { within } from './base';

/** The messages that get an answer: everything a client sends except hello and pong. */
export type Command = Extract<AnyFromClient, { id: string }>;
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Unsent = Without<Command, 'id'>;
/** `lost` reconnects by itself; `closed` does not. */
export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

export interface Listening {
  hear(message: AnyFromServer): void;
  changed(connection: Connection, why: Closed | null): void;
}

/** The code with which the server closes a socket for good. */
const FINAL_CODE = 1008;
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 2_000;
/** After this long without an answer the connection counts as dead. */
const LONGEST_WAIT = 4_000;
/** The longest time that a connection may take to open: on a slow line each attempt gets twice as long. */
const LONGEST_OPENING = 30_000;
/** How late a ping may be, as a multiple of the announced interval: a loaded server pings less often, and later. */
const LATE_PING = 1.6;

export class TableSocket {
  connection: Connection = 'connecting';
  /** The number of the last message from the server: how many entries of the table's log are known here. */
  number = 0;
  readonly #waiting = new Map<string, { command: Command; answered: (answer: Answer) => void }>();
  /** Answers that arrived before the news they belong to. */
  #early: { answer: Answer; answered: (answer: Answer) => void }[] = [];
  #socket: WebSocket | null = null;
  #isIn = false;
  #patience = LONGEST_WAIT;
  #tries = 0;
  #farewell: Closed | null = null;
  #again: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #unanswered: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly hello: () => Hello,
    readonly listening: Listening,
    readonly connect: () => WebSocket = connectHere,
  ) {}

  open(): void {
    if (typeof window !== 'undefined') {
      window.addEventListener('online', this.#hurry);
      window.addEventListener('offline', this.#cut);
      document.addEventListener('visibilitychange', this.#hurry);
    }
    this.#connect();
  }

  /** Disconnect for good. */
  close(): void {
    if (typeof window !== 'undefined') {
      window.removeEventListener('online', this.#hurry);
      window.removeEventListener('offline', this.#cut);
      document.removeEventListener('visibilitychange', this.#hurry);
    }
    this.#drop();
    this.#change('closed');
  }

  /** Reconnect with another hello: another language, another seat. */
  renew(): void {
    if (this.connection === 'closed') return;
    this.#drop();
    this.#connect();
  }

  /** Send a message and wait for its answer, however long the connection may take to come back. */
  say(unsent: Unsent): Promise<Answer> {
    const command = { ...unsent, id: drawId() } as Command;
    return new Promise((answered) => {
      this.#waiting.set(command.id, { command, answered });
      if (this.#isIn) this.#send(command);
      // Later messages do not prolong the wait for the first one.
      if (this.#waiting.size === 1) this.#listenForAnswers();
    });
  }

  #connect(): void {
    clearTimeout(this.#again);
    const socket = this.connect();
    this.#socket = socket;
    this.#isIn = false;
    this.#patience = Math.min(LONGEST_OPENING, LONGEST_WAIT * 2 ** this.#tries);
    this.#farewell = null;
    this.#listenForSilence();
    // Messages of an old socket no longer count.
    const current = (): boolean => socket === this.#socket;
    socket.onopen = () => current() && this.#send({ ...this.hello(), seen: this.number });
    socket.onmessage = (event) => current() && this.#hear(JSON.parse(String(event.data)) as AnyFromServer);
    socket.onclose = (event) => current() && this.#lose(event.code);
  }

  #hear(message: AnyFromServer): void {
    this.#listenForSilence();
    if (message.is === 'ping') {
      this.#send({ do: 'pong' });
      if (message.seconds) this.#patience = message.seconds * 1000 * LATE_PING;
      this.#listenForSilence();
      if ((message.number ?? 0) > this.number && this.#isIn) this.#lose(0);
    } else if (message.is === 'closed') this.#farewell = message;
    else if (message.is === 'answer') this.#answer(message);
    else if (message.is === 'sync') this.#hearSync(message);
    else if ('number' in message) this.#hearNext(message);
    else this.listening.hear(message);
  }

  #hearSync(sync: Sync): void {
    // A late message does not undo what is known; but a server restored from a backup may know less.
    if (this.#isIn && sync.number < this.number) return;
    this.number = sync.number;
    this.listening.hear(sync);
    this.#settleEarly();
    if (!this.#isIn) this.#comeIn();
  }

  /** Receive the next message in order: known ones are ignored, and a gap means that something was missed. */
  #hearNext(message: News | Said | Noted | Wished): void {
    if (message.number > this.number + 1) this.#lose(0);
    if (message.number !== this.number + 1) return;
    this.number = message.number;
    this.listening.hear(message);
    this.#settleEarly();
  }

  /** Once the server has accepted the hello, send again whatever it has not answered. */
  #comeIn(): void {
    this.#isIn = true;
    this.#tries = 0;
    // Until the first ping announces the next one.
    this.#patience = LONGEST_OPENING;
    this.#listenForSilence();
    this.#change('open');
    for (const { command } of this.#waiting.values()) this.#send(command);
    this.#listenForAnswers();
  }

  #answer(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    this.#listenForAnswers();
    if (waiting) this.#early.push({ answer, answered: waiting.answered });
    this.#settleEarly();
  }

  /** Settle the answers whose effects are known here: an answer may arrive before its news. */
  #settleEarly(): void {
    const ready = this.#early.filter((it) => (it.answer.number ?? 0) <= this.number);
    this.#early = this.#early.filter((it) => !ready.includes(it));
    for (const { answer, answered } of ready) answered(answer);
  }

  #lose(code: number): void {
    const why = this.#farewell;
    this.#drop();
    if (code === FINAL_CODE) {
      this.#change('closed', why ?? { is: 'closed', why: '' });
      return;
    }
    this.#change('lost', why);
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.#tries++);
    // Clients should not all reconnect at once after a restart of the server.
    this.#again = setTimeout(() => this.#connect(), pause * (0.5 + Math.random()));
  }

  /** The device itself says that it has no network. */
  readonly #cut = (): void => {
    if (this.connection !== 'lost' && this.connection !== 'closed') this.#lose(0);
  };

  readonly #hurry = (): void => {
    if (this.connection !== 'lost' || document.visibilityState === 'hidden') return;
    this.#tries = 0;
    this.#drop();
    this.#connect();
  };

  #drop(): void {
    clearTimeout(this.#again);
    clearTimeout(this.#silence);
    clearTimeout(this.#unanswered);
    const socket = this.#socket;
    this.#socket = null;
    this.#isIn = false;
    socket?.close();
  }

  #listenForSilence(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lose(0), this.#patience);
  }

  #listenForAnswers(): void {
    clearTimeout(this.#unanswered);
    if (this.#isIn && this.#waiting.size > 0) this.#unanswered = setTimeout(() => this.#lose(0), LONGEST_WAIT);
  }

  #send(message: AnyFromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #change(connection: Connection, why: Closed | null = null): void {
    this.connection = connection;
    this.listening.changed(connection, why);
  }
}

function connectHere(): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}${within('/api/socket')}`);
}

/** Draw the id of a message: 20 random digits, so no two are ever the same. */
function drawId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
