// Written by web/generate.py; do not change it by hand.

/** A seat and the secret that opens it. */
export interface SeatKey {
  seat: number;
  secret: string;
}

/** Comes first: which table, with which seats; none is a spectator. */
export interface Hello {
  do: 'hello';
  table: string;
  seats?: SeatKey[];
  language?: string;
  seen?: number;
  host?: string;
}

/** Does an action, as its text or its dict; `seen` is the number that the chooser saw. */
export interface Play {
  do: 'play';
  id: string;
  seat: number;
  seen: number;
  action: string | Record<string, unknown>;
}

/** Says something to the table. */
export interface Say {
  do: 'say';
  id: string;
  seat: number;
  text: string;
}

/** Asks the others to take back this seat's last action. */
export interface Undo {
  do: 'undo';
  id: string;
  seat: number;
  seen: number;
}

/** Answers somebody's wish to take back; `asked` is the number of the wish. */
export interface Agree {
  do: 'agree';
  id: string;
  seat: number;
  asked: number;
  yes: boolean;
}

/** Gives or replaces this seat's part of the seed, until the game begins. */
export interface Nonce {
  do: 'nonce';
  id: string;
  seat: number;
  nonce: string;
}

/** Begins the game; `fill` names the bots that take the seats still open. */
export interface Begin {
  do: 'begin';
  id: string;
  fill?: string;
}

/** Gives the game up: by the edition's rules, or a bot plays on. */
export interface Resign {
  do: 'resign';
  id: string;
  seat: number;
  seen: number;
}

/** Answers a ping. */
export interface Pong {
  do: 'pong';
}

/** A seat as everybody sees it: `kind` is person, open or bot. */
export interface SeatShown {
  seat: number;
  kind: string;
  name: string;
  colour?: string;
  level?: string;
  absent?: boolean;
  left?: boolean;
  nonce?: string;
}

/** An action that a seat may take now, as its text, with the amounts that go with it. */
export interface MenuEntry {
  text: string;
  figures?: Record<string, number>;
}

/** What one seat sees; without a seat it is what a spectator sees. */
export interface Seen {
  seat: number | null;
  view: Record<string, unknown>;
  menu: MenuEntry[];
  forms: Record<string, unknown>[];
}

/** What one of several own seats saw happen. */
export interface Own {
  seat: number;
  events: Record<string, unknown>[];
}

/** What happened by one entry of the log, as the news told it, without what only a picture of it needs. */
export interface Happening {
  number: number;
  events: Record<string, unknown>[];
  own?: Own[];
}

/** Something that was said. */
export interface Line {
  number: number;
  seat: number;
  text: string;
  at: number;
}

/** A seat asks to take back; `waits_for` are the seats that have not agreed yet. */
export interface Wish {
  number: number;
  seat: number;
  waits_for: number[];
}

/** What proves after the end that chance was fair. */
export interface Opened {
  secret: string;
  nonces: string[];
  seed: string;
}

/** How a table is played beside the rules: pace of the bots, clocks, what happens when somebody is away. */
export interface Settings {
  pace: 'calm' | 'off' | 'quick';
  clock: 'decision' | 'none' | 'reserve';
  seconds: number;
  window: number;
  away: 'bot' | 'skip' | 'wait';
  grace: number;
  watched: boolean;
  names: 'edition' | 'town';
}

/** All that this audience may know of a table. */
export interface Sync {
  is: 'sync';
  table: string;
  number: number;
  edition: string;
  rules_version: number;
  options: Record<string, unknown>;
  settings: Settings;
  public: boolean;
  seats: SeatShown[];
  you: number[];
  begun: boolean;
  over: boolean;
  commitment: string;
  awaiting?: number[];
  winners?: number[];
  seen?: Seen[];
  present?: number[];
  watching?: number;
  chat?: Line[];
  wish?: Wish | null;
  opened?: Opened | null;
  rematch?: string;
  stopped?: string;
  lately?: Happening[];
  question?: number;
}

/** What happened in the game, and what this audience sees after it. */
export interface News {
  is: 'news';
  number: number;
  by: string;
  events: Record<string, unknown>[];
  awaiting: number[];
  over: boolean;
  winners: number[];
  seen: Seen[];
  own?: Own[];
  question?: number;
}

/** Somebody said something. */
export interface Said {
  is: 'said';
  number: number;
  line: Line;
}

/** Somebody asked to take back, or answered such a wish; without a wish, it was declined. */
export interface Wished {
  is: 'wished';
  number: number;
  wish: Wish | null;
}

/** Answers one message: done, with the number of its entry, or not, and why. */
export interface Answer {
  is: 'answer';
  id: string;
  ok: boolean;
  number?: number;
  error?: Fault | null;
}

/** What was wrong, in the reader's language. */
export interface Fault {
  key: string;
  sentence: string;
  rule?: string;
}

/** Which seats have somebody connected, and how many devices without a seat look on. */
export interface Presence {
  is: 'presence';
  present: number[];
  watching?: number;
}

/** A seat's clock: seconds left, when it was sent, of those that it began with. */
export interface Running {
  seat: number;
  left: number;
  whole: number;
}

/** The clocks that run now; at zero the default is played. */
export interface Clock {
  is: 'clock';
  running: Running[];
}

/** The last word before the server closes the socket. */
export interface Closed {
  is: 'closed';
  why: string;
  sentence?: string;
}

/** Asks whether the client is still there; with the table's number, so that who has missed something notices. */
export interface Ping {
  is: 'ping';
  number?: number;
}

/** All that chance decided in a game, or the part of it that begins with a step. */
export interface DrawsShown {
  table: string;
  edition: string;
  seed: string;
  used: number;
  steps: StepDraws[];
  following: number | null;
}

/** The draws of one step; one that drew nothing is left out. */
export interface StepDraws {
  number: number;
  seat: number | null;
  draws: DrawShown[];
}

/** One draw: a `die`, a number `below`, or a `shuffle`; of how many, from which byte on, and what came of it. */
export interface DrawShown {
  kind: string;
  of: number;
  at: number;
  came: number[];
}

/** Steps of a game that has ended. */
export interface ReplayShown {
  table: string;
  edition: string;
  total: number;
  first: number;
  steps: Step[];
}

/** What an action brought; step 0 is the beginning, which is nobody's. */
export interface Step {
  number: number;
  seat: number | null;
  action: string;
  events: Record<string, unknown>[];
  view: Record<string, unknown>;
  awaiting: number[];
  draws: DrawShown[];
}

/** What a finished game was like. */
export interface Story {
  table: string;
  edition: string;
  steps: number;
  turns: number;
  points: Point[];
  turnings: Turning[];
  notes: Notes[];
}

/** What everybody had after a step with which a turn began, or after the last one. */
export interface Point {
  step: number;
  turn: number;
  wealth: number[];
}

/** One of the steps that changed most: what it gave to and took from each seat, and what happened in it. */
export interface Turning {
  step: number;
  turn: number;
  seat: number;
  changes: number[];
  events: Record<string, unknown>[];
}

/** One table of the story, such as rolls, stops, rents or draws. */
export interface Notes {
  name: string;
  expected: number | null;
  seats: Count[];
  rows: Record<string, Count[]>;
  largest: Noted[];
  spread: Record<string, number[]>;
}

/** How often something happened to a seat, and the sum of the amounts. */
export interface Count {
  count: number;
  total: number;
}

/** One entry of a table: the step, whose it was, the row (a space, a card, a reason) and the amount. */
export interface Noted {
  step: number;
  seat: number;
  row: string;
  amount: number;
}

/** A shared bank unit: who knows the id may look, who has the secret may tell. */
export interface BankMade {
  id: string;
  secret: string;
}

/** What a shared bank unit shows now; number 0 before anything was told. */
export interface BankShown {
  number: number;
  state: Record<string, unknown>;
}

/** What the unit's own device tells: its state, numbered so that an older one never replaces a newer one. */
export interface Telling {
  secret: string;
  number: number;
  state: Record<string, unknown>;
}

/** A token and where its centre lies, in millimetres. */
export interface Lying {
  token: number;
  x: number;
  y: number;
}

/** A slide to try: what lies on the board, which token is slid, and how, as in `slide 135 100 0 603`. */
export interface Practice {
  tokens: Lying[];
  mover: number;
  action: string;
  tremor?: 'light' | 'off' | 'real';
}

/** A token, where it lies now, and the space that it is on; none below the spaces. */
export interface LyingOn {
  token: number;
  x: number;
  y: number;
  space: string;
}

/** What came of a slide: the events of a game, and what lies on the board now. */
export interface Practised {
  events: Record<string, unknown>[];
  tokens: LyingOn[];
}

/** The end of a round on a real board: the codes of the spaces that each player's tokens are on, none elsewhere. */
export interface Scoring {
  lying: string[][];
  order: number[];
  round?: number;
  pot?: number;
  cash?: number[];
  doubled?: string[];
}

/** How the next round begins, or with what the game ended. */
export interface NextRound {
  round: number;
  order: number[];
  pot: number;
  cash: number[];
  laid: number;
  over: boolean;
  winners: number[];
}

/** What a round brings, as far as it is known. */
export interface Scored {
  chance: boolean;
  riders: number[];
  rides: string[];
  steps: Record<string, unknown>[];
  gains: number[];
  asked: number;
  choices: string[];
  after: NextRound | null;
}

/** An edition as the pages have their own: its facts, its sentences by their keys, and its rulebook as Markdown. */
export interface EditionBrought {
  edition: Record<string, unknown>;
  words: Record<string, unknown>;
  rules: string;
}

/** A table to be made. */
export interface Plan {
  edition: string;
  seats: SeatMade[];
  options?: Record<string, unknown>;
  settings?: Partial<Settings>;
  public?: boolean;
}

/** A seat as it was planned: for the maker (person), for anybody (open) or for a bot. */
export interface SeatMade {
  kind: string;
  name?: string;
  colour?: string;
  level?: string;
}

/** A new table: its id, the code that lets others in, the host's secret and those of the maker's seats. */
export interface TableMade {
  table: string;
  invite: string;
  host: string;
  seats: SeatKey[];
}

/** A table in a list. */
export interface TableShown {
  table: string;
  edition: string;
  options: Record<string, unknown>;
  settings: Settings;
  public: boolean;
  state: string;
  seats: SeatShown[];
  commitment: string;
  made: number;
  changed: number;
  number: number;
  awaiting: number[];
  winners: number[];
  rematch: string;
  stopped: string;
}

/** Why something was not done; nothing has changed. */
export interface Failure {
  error: Fault;
}

/** A new table: its link for others, the host's secret and those of the seats that are the maker's own. */
export interface Made {
  table: string;
  invite: string;
  link: string;
  host: string;
  seats: SeatKey[];
}

/** Takes a seat: the first open one, unless one is named. The nonce is the client's part of the seed. */
export interface Sitting {
  invite: string;
  name: string;
  colour?: string;
  nonce?: string;
  seat?: number | null;
}

/** Takes a seat from somebody, which only the host may do. */
export interface Removing {
  host: string;
  seat: number;
}

/** Asks for a rematch: somebody who sits at the table, or its host. */
export interface Again {
  seats?: SeatKey[];
  host?: string;
}

/** An invite, and the link that carries it. */
export interface Invited {
  invite: string;
  link: string;
}

/** A table. */
export interface Place {
  table: string;
}

/** A seat that a device remembers. */
export interface Mine {
  table: string;
  seat: number;
  secret: string;
}

/** An option of a game: one of `values`, or a number within bounds or none; the default is the rulebook's. */
export interface OptionShown {
  name: string;
  default: string | number | null;
  rule: string;
  title: string;
  does: string;
  values?: string[];
  says?: Record<string, string>;
  lowest?: number | null;
  highest?: number | null;
}

/** A game that can be played here. */
export interface EditionShown {
  name: string;
  rules: string;
  rules_version: number;
  fewest: number;
  most: number;
  options: OptionShown[];
  presets: Record<string, Record<string, unknown>>;
  grammar: Record<string, string[]>;
  has_secrets: boolean;
  bots: string[];
  words: Record<string, string>;
}

/** Whether the server can do its work. */
export interface Health {
  ok: boolean;
  version: string;
  seconds: number;
  tables: Record<string, number>;
}

export type AnyFromClient = Hello | Play | Say | Undo | Agree | Nonce | Begin | Resign | Pong;

export type AnyFromServer = Sync | News | Said | Wished | Answer | Presence | Clock | Closed | Ping;
