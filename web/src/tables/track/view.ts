/** Questions about the view of a game on a track. */
import type { ClaimShown } from '../../generated/shapes/track';
import type { TableState } from '../../state/table.svelte';
import type { EventOf, Named, PendingOf, ToldOf, ViewOf } from '../../state/shown';

export const BANK = -1;

/** The editions that are played on a track. */
export type TrackName = 'banking' | 'crooked' | 'millionaire';
export type TrackView = ViewOf<TrackName>;
export type TrackEvent = EventOf<TrackName>;
export type TrackTold = ToldOf<TrackName>;
/** The pending decision; none once the game is over. */
export type Pending = PendingOf<TrackName> | { kind: '' };
export type PendingAs<Kind extends Pending['kind']> = Named<Pending, 'kind', Kind>;

/** The empty view that a table shows behind a curtain, where there is none. */
const NOTHING = {
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
  hotel_level: 0,
  offers: [],
  awaiting: [],
  pending: [],
  over: false,
  winners: [],
  scores: [],
  players: [],
  deeds: [],
  hand: [],
  held: [],
};

/** Return the view of a table on a track; the empty one behind a curtain. */
export function viewOf<E extends TrackName>({ view }: TableState<E>): ViewOf<E> {
  return 'players' in view ? view : (NOTHING as unknown as ViewOf<E>);
}

/** Return the question on top of the stack. */
export function topOf(view: TrackView): Pending {
  return view.pending[view.pending.length - 1] ?? { kind: '' };
}

/** Return the rents that may still be claimed; none if rents are paid automatically. */
export function claimsOf(view: TrackView): readonly ClaimShown[] {
  return 'claims' in view ? view.claims : [];
}

/** Return the property that a pending decision is about, if any. */
export function deedOf(pending: Pending): string | undefined {
  return 'deed' in pending ? pending.deed : undefined;
}

/** The parts of an offer, from its text: `offer SEAT GIVE TAKE [DEBT [LIFT]]`. */
export interface OfferParts {
  target: number;
  give: string[];
  take: string[];
  debt: number;
}

export function readOffer(text: string): OfferParts {
  const [, target = '0', give = '-', take = '-', debt = '0'] = text.split(' ');
  return { target: Number(target), give: items(give), take: items(take), debt: Number(debt) };
}

/** Split one side of a deal into its things; a dash is nothing. */
export function items(bundle: string): string[] {
  return bundle === '-' || bundle === '' ? [] : bundle.split(',');
}

/** Whether a thing of a deal is money. */
export function isAmount(item: string): boolean {
  return /^\d+$/.test(item);
}
