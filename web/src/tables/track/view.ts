/** What the view of a game on a track holds, as far as the shared parts of these tables read it. */

export const BANK = -1;
export const FREE = -1;

export interface PlayerView {
  cash: number;
  space: string;
  /** How many turns in jail failed; -1 when free. */
  jail: number;
  out: boolean;
  kept?: string[];
  wealth?: number;
  [more: string]: unknown;
}

export interface DeedView {
  space: string;
  group: string;
  owner: number;
  level: number;
  rent: number;
  mortgaged?: boolean;
  interest_paid?: boolean;
}

export interface ClaimView {
  owner: number;
  lander: number;
  space: string;
  amount: number;
  waiting: boolean;
}

/** Something pending; which fields are there depends on its kind. */
export interface Pending {
  kind: string;
  seat?: number;
  deed?: string;
  price?: number;
  bidders?: number[];
  leader?: number;
  bid?: number;
  lander?: number;
  payer?: number;
  payee?: number;
  amount?: number;
  why?: string;
  debt?: boolean;
  card?: string;
  offer?: string;
  hotel?: boolean;
  asked?: number[] | boolean;
  [more: string]: unknown;
}

export interface TrackView {
  edition: string;
  seats: number;
  seat: number | null;
  options: Record<string, unknown>;
  turn: number;
  turns: number;
  rounds: number;
  rolled: number;
  doubles: number;
  may_roll: boolean;
  between_turns: boolean;
  hotels: number;
  apartments?: number;
  offers: number[];
  awaiting: number[];
  pending: Pending[];
  over: boolean;
  winners: number[];
  scores: number[];
  players: PlayerView[];
  deeds: DeedView[];
  claims?: ClaimView[];
  [more: string]: unknown;
}

/** What is shown to nobody: behind a curtain there is no view. */
const NOTHING: TrackView = {
  edition: '',
  seats: 0,
  seat: null,
  options: {},
  turn: 0,
  turns: 0,
  rounds: 0,
  rolled: 0,
  doubles: 0,
  may_roll: false,
  between_turns: false,
  hotels: 0,
  offers: [],
  awaiting: [],
  pending: [],
  over: false,
  winners: [],
  scores: [],
  players: [],
  deeds: [],
};

/** Reads a view as one of a game on a track. */
export function asTrack(view: Readonly<Record<string, unknown>>): TrackView {
  return 'players' in view ? (view as TrackView) : NOTHING;
}

/** The question on top of what is pending. */
export function topOf(view: TrackView): Pending {
  return view.pending[view.pending.length - 1] ?? { kind: '' };
}

/** The pending thing of a kind, the uppermost if there are several. */
export function pendingOf(view: TrackView, kind: string): Pending | undefined {
  return view.pending.findLast((decision) => decision.kind === kind);
}

/** An offer's parts, from its text: `offer SEAT GIVE TAKE [DEBT [LIFT]]`. */
export interface OfferParts {
  target: number;
  give: string[];
  take: string[];
  debt: number;
}

/** Takes an offer apart. */
export function readOffer(text: string): OfferParts {
  const [, target = '0', give = '-', take = '-', debt = '0'] = text.split(' ');
  return { target: Number(target), give: items(give), take: items(take), debt: Number(debt) };
}

/** The things of one side of a deal; a dash is nothing. */
export function items(bundle: string): string[] {
  return bundle === '-' || bundle === '' ? [] : bundle.split(',');
}

/** Whether a thing of a deal is money. */
export function isAmount(item: string): boolean {
  return /^\d+$/.test(item);
}
