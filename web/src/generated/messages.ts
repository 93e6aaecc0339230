// Written by web/generate.py; do not change it by hand.

/** A seat and the secret that opens it. */
export interface SeatKey {
  seat: number;
  secret: string;
}

/** A new table: the link for others, the host's secret and the secrets of the maker's own seats. */
export interface NewTable {
  table: string;
  invite: string;
  link: string;
  host: string;
  seats: SeatKey[];
}

/** The first message: which table, with which seats; without any, as a spectator. */
export interface Hello {
  do: 'hello';
  table: string;
  seats?: SeatKey[];
  language?: string;
  seen?: number;
  host?: string;
  pongs?: boolean;
}

/** An action to take, as its text or its dict; `seen` is the number that the chooser saw. */
export interface Play {
  do: 'play';
  id: string;
  seat: number;
  seen: number;
  action: string | Record<string, unknown>;
  careful?: boolean;
}

/** A question about what follows from an action, which is not done; `seen` is the number that the asker saw. */
export interface Stakes {
  do: 'stakes';
  id: string;
  seat: number;
  seen: number;
  action: string | Record<string, unknown>;
}

/** A question about what would be best for a seat that is asked; the answer is followed by `hinted`, twice. */
export interface Hint {
  do: 'hint';
  id: string;
  seat: number;
  seen: number;
}

/** A person's word on whether everybody at the table may ask for hints, where the host offers them. */
export interface Allow {
  do: 'allow';
  id: string;
  seat: number;
  yes: boolean;
}

/** Something to say to the table. */
export interface Say {
  do: 'say';
  id: string;
  seat: number;
  text: string;
}

/** A wish that the others let this seat take back its last action. */
export interface Undo {
  do: 'undo';
  id: string;
  seat: number;
  seen: number;
}

/** The answer to somebody's wish to take back; `asked` is the number of the wish. */
export interface Agree {
  do: 'agree';
  id: string;
  seat: number;
  asked: number;
  yes: boolean;
}

/** This seat's part of the seed, given or replaced until the game begins. */
export interface Nonce {
  do: 'nonce';
  id: string;
  seat: number;
  nonce: string;
}

/** A request to begin the game; `fill` names the bots that take the seats still open. */
export interface Begin {
  do: 'begin';
  id: string;
  fill?: string;
}

/** A resignation: by the edition's rules, or a bot plays on. */
export interface Resign {
  do: 'resign';
  id: string;
  seat: number;
  seen: number;
}

/** A request that the bots act at once until a person is asked; for somebody who plays with bots alone. */
export interface Hurry {
  do: 'hurry';
  id: string;
  seat: number;
}

/** A request that a bot plays for somebody who is not here, until they take their seat back. */
export interface Hand {
  do: 'hand';
  id: string;
  seat: number;
}

/** A person takes back a seat that a bot was playing for them. */
export interface Resume {
  do: 'resume';
  id: string;
  seat: number;
}

/** The answer to a ping. */
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
  handed?: boolean;
  left?: boolean;
  offered?: boolean;
  muted?: boolean;
  hints?: boolean;
  nonce?: string;
}

/** An action that a seat may take now, as its text, with the amounts that go with it. */
export interface MenuEntry {
  text: string;
  figures?: Record<string, number>;
  stakes?: Record<string, unknown>[];
}

/** What one seat sees; without a seat, what a spectator sees. */
export interface Seen {
  seat: number | null;
  view: Record<string, unknown>;
  menu: MenuEntry[];
  forms: Record<string, unknown>[];
}

/** What one of the client's several seats saw happen. */
export interface Own {
  seat: number;
  events: Record<string, unknown>[];
}

/** What happened through one entry of the log, as the news told it, without what only a picture needs. */
export interface Happening {
  number: number;
  events: Record<string, unknown>[];
  own?: Own[];
}

/** A line of chat, with the name that the writer had then: seats change hands. */
export interface Line {
  number: number;
  seat: number;
  text: string;
  at: number;
  name: string;
}

/** Something about somebody at the table, for the log that people read. */
export interface Note {
  number: number;
  what: 'absent' | 'allowed' | 'away' | 'back' | 'disallowed' | 'handed' | 'left' | 'offered' | 'removed' | 'resigned' | 'sat' | 'simplified' | 'skipped' | 'taken';
  seat: number;
  name: string;
  at: number;
  by?: string;
  before?: string;
  level?: string;
}

/** A seat's wish to take back; `waits_for` are the seats that have not agreed yet. */
export interface Wish {
  number: number;
  seat: number;
  waits_for: number[];
}

/** What proves, after the end, that chance was fair. */
export interface Opened {
  secret: string;
  nonces: string[];
  seed: string;
}

/** How a table is played, apart from the rules: pace of the bots, clocks, what happens when somebody is away. */
export interface Settings {
  pace: 'calm' | 'off' | 'quick';
  clock: 'decision' | 'none' | 'reserve';
  seconds: number;
  window: number;
  away: 'bot' | 'skip' | 'wait';
  grace: number;
  watched: boolean;
  slow: number;
  names: 'edition' | 'town';
  closed: boolean;
  hints: 'agreed' | 'alone' | 'off';
}

/** Something that happens in some of the futures that were imagined, as parts of all of them. */
export interface ReasonTold {
  key: string;
  details: Record<string, unknown>;
  after: number;
  otherwise: number;
}

/** Why the answer to a puzzle is the best action, as chances to win from 0 to 1. */
export interface PuzzleTold {
  answer: string;
  chance: number;
  next: string;
  next_chance: number;
  usual: string;
  figures: Record<string, Record<string, number>>;
  position: string;
  why?: ReasonTold[];
  brings?: Record<string, Record<string, unknown>[]>;
}

/** How far a lesson or a puzzle is: what the learner does next. */
export interface LessonShown {
  seat: number;
  step: number;
  steps: number;
  key: string;
  shows?: string[];
  play?: string;
  puzzle?: string;
  told?: PuzzleTold | null;
}

/** Everything this audience may know about a table. */
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
  notes?: Note[];
  given_up?: number[];
  wish?: Wish | null;
  opened?: Opened | null;
  rematch?: string;
  stopped?: string;
  lately?: Happening[];
  question?: number;
  lesson?: LessonShown | null;
  hints?: boolean;
  may_undo?: number | null;
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
  lesson?: LessonShown | null;
  may_undo?: number | null;
}

/** A line of chat that was just said. */
export interface Said {
  is: 'said';
  number: number;
  line: Line;
}

/** Something that changes nothing else: a person went away or is back; without a note, nothing that can be seen. */
export interface Noted {
  is: 'noted';
  number: number;
  note?: Note | null;
}

/** A wish to take back, or an answer to one; without a wish, it was declined. */
export interface Wished {
  is: 'wished';
  number: number;
  wish: Wish | null;
}

/** The answer to one message: done, with the number of its entry, or refused, and why. */
export interface Answer {
  is: 'answer';
  id: string;
  ok: boolean;
  number?: number;
  error?: Fault | null;
  stakes?: Record<string, unknown>[];
}

/** What was wrong, in the reader's language. */
export interface Fault {
  key: string;
  sentence: string;
  rule?: string;
  details?: Record<string, unknown>;
}

/** An action with its chance to win in whole percents, no more exact than it is known. */
export interface HintedAction {
  action: string;
  percent: number;
  low: number;
  high: number;
  figures?: Record<string, number>;
  brings?: Record<string, unknown>[];
}

/** Something that happens more often, or less often, after the first action than after the second. */
export interface HintedReason {
  key: string;
  details: Record<string, unknown>;
  after: number;
  otherwise: number;
}

/** A hint for one of this client's seats, the best action first, or how many others are before it. */
export interface Hinted {
  is: 'hinted';
  id: string;
  seat: number;
  actions?: HintedAction[];
  reasons?: HintedReason[];
  close?: boolean;
  last?: boolean;
  place?: number;
  failed?: boolean;
}

/** Which seats have somebody connected, and how many devices without a seat are watching. */
export interface Presence {
  is: 'presence';
  present: number[];
  watching?: number;
}

/** A seat's clock: the seconds left when this was sent, and those it started with. */
export interface Running {
  seat: number;
  left: number;
  whole: number;
}

/** The clocks that are running; at zero the default is played. */
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

/** A check that the client is still there, with the table's number so that it notices what it missed. */
export interface Ping {
  is: 'ping';
  number?: number;
  seconds?: number;
}

/** How far the analysis of a game is, and the analysis once it is done. */
export interface AnalysisShown {
  state: 'done' | 'failed' | 'none' | 'waiting' | 'working';
  place: number;
  done: number;
  steps: number;
  analysis: AnalysisBody | null;
}

/** An analysis as it is kept and shown. */
export interface AnalysisBody {
  chances: number[][];
  accounts: AccountShown[];
  mistakes: MistakeShown[];
}

/** What a game was for a seat, in whole points of the chance to win: start, luck and decisions make the end. */
export interface AccountShown {
  start: number;
  luck: number;
  decisions: number;
  end: number;
}

/** A decision that cost much, with what would have been better, and why. */
export interface MistakeShown {
  step: number;
  seat: number;
  action: string;
  better: string;
  points: number;
  figures: Record<string, Record<string, number>>;
  reasons: HintedReason[];
  brings: Record<string, Record<string, unknown>[]>;
}

/** Everything that chance decided in a game, or the part that begins with a step. */
export interface DrawsShown {
  table: string;
  edition: string;
  seed: string;
  used: number;
  steps: StepDraws[];
  following: number | null;
}

/** The draws of one step; a step without draws is left out. */
export interface StepDraws {
  number: number;
  seat: number | null;
  draws: DrawShown[];
}

/** One draw: a `die`, a number `below`, or a `shuffle`; of how many, from which byte on, and the outcome. */
export interface DrawShown {
  kind: string;
  of: number;
  at: number;
  came: number[];
}

/** Steps of a finished game. */
export interface ReplayShown {
  table: string;
  edition: string;
  total: number;
  first: number;
  steps: Step[];
}

/** What an action led to; step 0 is the beginning, which belongs to nobody. */
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
  seconds: number;
  points: Point[];
  out: (number | null)[];
  turnings: Turning[];
  highlights: Turning[];
  notes: Notes[];
}

/** How the players stood after a step that began a turn, or after the last one, by the measure that wins. */
export interface Point {
  step: number;
  turn: number;
  scores: number[];
}

/** A moment of a finished game: when, whose, what (a key with its arguments), and how large. */
export interface Turning {
  step: number;
  turn: number;
  seat: number;
  key: string;
  details: Record<string, unknown>;
  size: number;
  award: string;
  lead: Lead | null;
}

/** How long the player of a moment led alone from then on: for how many turns, and whether to the end. */
export interface Lead {
  turns: number;
  is_kept: boolean;
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

/** A shared bank unit: whoever knows the id may look, whoever has the secret may tell. */
export interface BankMade {
  id: string;
  secret: string;
}

/** What a shared bank unit shows now; its number is 0 until something has been told. */
export interface BankShown {
  number: number;
  state: Record<string, unknown>;
}

/** What the unit's own device sends: its state, numbered so that an older one never replaces a newer one. */
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

/** A token, where it lies now, and the space it is on, if any. */
export interface LyingOn {
  token: number;
  x: number;
  y: number;
  space: string;
}

/** The outcome of a slide: the events of a game, and what lies on the board now. */
export interface Practised {
  events: Record<string, unknown>[];
  tokens: LyingOn[];
}

/** The end of a round on a real board: the codes of the spaces that each player's tokens are on, empty for none. */
export interface Scoring {
  lying: string[][];
  order: number[];
  round?: number;
  pot?: number;
  cash?: number[];
  doubled?: string[];
}

/** How the next round begins, or how the game ended. */
export interface NextRound {
  round: number;
  order: number[];
  pot: number;
  cash: number[];
  laid: number;
  over: boolean;
  winners: number[];
}

/** The result of a round, as far as it is known. */
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

/** An edition in the form the pages have for their own: its facts, its sentences by key, its rules as Markdown. */
export interface EditionBrought {
  edition: Record<string, unknown>;
  words: Record<string, unknown>;
  rules: string;
}

/** Whether the server can do its work. */
export interface Health {
  ok: boolean;
  version: string;
  seconds: number;
  tables: Record<string, number>;
}

/** Whether the server runs at all. */
export interface Alive {
  ok: boolean;
  version: string;
}

/** The host's request to play otherwise; what is None stays as it is. */
export interface ChangeTable {
  options: Record<string, unknown> | null;
  settings: Settings | null;
  seats: SeatMade[] | null;
  id: string;
}

/** A seat as it was planned: for the maker (person), for anybody (open) or for a bot. */
export interface SeatMade {
  kind: string;
  name?: string;
  colour?: string;
  level?: string;
}

/** A table to be made. */
export interface Plan {
  edition: string;
  seats: SeatMade[];
  options?: Record<string, unknown>;
  settings?: Partial<Settings>;
  public?: boolean;
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

/** A request for a seat: the first open one, unless one is named. The nonce is the client's part of the seed. */
export interface Sitting {
  invite: string;
  name: string;
  colour?: string;
  nonce?: string;
  seat?: number | null;
}

/** A request for the lesson of a game, or for one of its puzzles. */
export interface Learning {
  edition: string;
  name: string;
  colour?: string;
  puzzle?: string;
}

/** A request to play on from a step of a finished game, as one of its seats. */
export interface Exploring {
  step: number;
  seat: number;
  name: string;
  colour?: string;
}

/** A request to remove somebody from a seat, which only the host may make. */
export interface Removing {
  host: string;
  seat: number;
}

/** A request of the host to play otherwise; what is not given stays as it is.

    In `seats`, everybody who sits at the table has a seat of kind person at the same place. */
export interface Changing {
  host: string;
  options?: Record<string, unknown> | null;
  settings?: Settings | null;
  seats?: SeatMade[] | null;
}

/** A request of the host for a new invite. */
export interface Inviting {
  host: string;
}

/** A request of the host to let somebody with the invite take a bot's seat in the running game, or to stop that. */
export interface Offering {
  host: string;
  seat: number;
  free?: boolean;
}

/** A request of the host that somebody says nothing more, or may talk again. */
export interface Muting {
  host: string;
  seat: number;
  muted?: boolean;
}

/** A request for a rematch, from somebody who sits at the table or from its host. */
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

/** An option of a game: one of `values`, or a number within bounds, if any; the default is the rulebook's. */
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

/** A position: as a text, as a step of a finished game, or as the arguments of `rentier.setup`.

    Without any of them it is the beginning of a game. Numbers of seats are texts, as everywhere in JSON. */
export interface Placing {
  text?: string;
  table?: string | null;
  step?: number;
  edition?: string;
  seats?: number;
  options?: Record<string, unknown>;
  values?: Record<string, unknown>;
}

/** A position that can be played, with everything that is needed to show and to change it. */
export interface PlacedShown {
  edition: string;
  seats: number;
  options: Record<string, unknown>;
  values: Record<string, unknown>;
  text: string;
  view: Record<string, unknown>;
  awaiting: number[];
}

/** A request to play from a position, as one of its seats, with the next rolls of two dice if they are named. */
export interface PlayingFrom {
  text: string;
  seat: number;
  name: string;
  colour?: string;
  bots?: string[];
  dice?: string;
}

export type AnyFromClient = Hello | Play | Stakes | Hint | Allow | Say | Undo | Agree | Nonce | Begin | Resign | Hand | Resume | Hurry | Pong;

export type AnyFromServer = Sync | News | Said | Noted | Wished | Answer | Hinted | Presence | Clock | Closed | Ping;
