// Written by web/generate.py; do not change it by hand.

import type { GameView } from './core';

/** A choice for one player. */
export type AskingShown = {
  kind: string;
  seat: number;
};

/** A space of the board. */
export type SpaceShown = {
  space: string;
  kind: string;
};

/** What the view of every game on a track holds. */
export type TrackView<P> = GameView<P> & {
  turn: number;
  turns: number;
  rounds: number;
  rolled: number;
  doubles: number;
  may_roll: boolean;
  between_turns: boolean;
  hotels: number;
  hotel_level: number;
  spaces: SpaceShown[];
  offers: number[];
  declined: string[];
};

/** What is open of every player. */
export type TrackPlayer = {
  cash: number;
  space: string;
  /** How many turns in jail have failed; -1 for a player who is free. */
  jail: number;
  out: boolean;
};

/** A property; the owner is -1 for the bank, and the rent is what a stop there costs now. */
export type TrackDeed = {
  space: string;
  group: string;
  owner: number;
  level: number;
  rent: number;
};

/** How many cards of a pile nobody has seen, and which follow below them. */
export type PileShown = {
  unseen: number;
  seen: string[];
};

/** A rent that may still be claimed. */
export type ClaimShown = {
  owner: number;
  lander: number;
  space: string;
  amount: number;
  waiting: boolean;
};

/** A player's turn. */
export type TurnShown = {
  kind: 'turn';
};

/** A move that follows a payment. */
export type WalkShown = {
  kind: 'walk';
  seat: number;
  steps: number;
};

/** A player who leaves jail once the fine is paid. */
export type LeavingJailShown = {
  kind: 'leave-jail';
  seat: number;
};

/** A stop on a space, with what a card makes of its rent. */
export type ArrivalShown = {
  kind: 'arrive';
  seat: number;
  times: number;
  each: number;
};

/** A player who may buy the property they stopped on. */
export type BuyingShown = {
  kind: 'buy';
  seat: number;
  deed: string;
  price: number;
};

/** A deed that goes to its buyer once it is paid for; `barred` may not bid if it is not. */
export type DeliveryShown = {
  kind: 'deliver';
  seat: number;
  deed: string;
  price: number;
  barred: number[];
};

/** A mortgage that is lifted once it is paid off. */
export type LiftingShown = {
  kind: 'lift';
  seat: number;
  deed: string;
};

/** An auction of a deed; the leader is -1 before the first bid. */
export type AuctionShown = {
  kind: 'auction';
  deed: string;
  bidders: number[];
  leader: number;
  bid: number;
  lander: number;
  barred: number[];
};

/** A payment; the payee is -1 for the bank. */
export type PaymentShown = {
  kind: 'payment';
  payer: number;
  payee: number;
  amount: number;
  why: string;
  debt: boolean;
  asked: boolean;
  told: boolean;
  offers?: number[];
};

/** A building that is placed once it is paid for, and the players who took part in its auction, if there was one. */
export type PlacingShown = {
  kind: 'place';
  seat: number;
  deed: string;
  price: number;
  wanting?: number[];
  barred?: number[];
};

/** One of the last buildings, which others may want too. */
export type WantingShown = {
  kind: 'want';
  seat: number;
  deed: string;
  hotel: boolean;
  asked: number[];
  wanting: number[];
};

/** An auction of one of the last buildings; the leader is -1 before the first bid. */
export type BuildingAuctionShown = {
  kind: 'building-auction';
  hotel: boolean;
  bidders: number[];
  leader: number;
  bid: number;
  deed: string;
  wanting: number[];
  barred: number[];
};

/** A deal that its target considers, as the text of the offer. */
export type OfferShown = {
  kind: 'offer';
  seat: number;
  offer: string;
};

/** A deal that is being carried out; `lift` are the mortgages lifted with it. */
export type ExchangeShown = {
  kind: 'exchange';
  seat: number;
  offer: string;
  lift: string[];
};

/** A card that lets its player pay or draw. */
export type PayOrDrawShown = {
  kind: 'pay-or-draw';
  seat: number;
  card: string;
};

/** A bankrupt player's deeds that the bank has yet to auction. */
export type LiquidationShown = {
  kind: 'liquidate';
  deeds: string[];
  seat: number;
};

export type TrackPending = TurnShown | WalkShown | LeavingJailShown | ArrivalShown | BuyingShown | DeliveryShown | LiftingShown | AuctionShown | PaymentShown | PlacingShown | WantingShown | BuildingAuctionShown | OfferShown | ExchangeShown | PayOrDrawShown | LiquidationShown;

/** The range of amounts for a bid, and its steps. */
export type BidBounds = {
  lowest: number;
  highest: number;
  step: number;
};

/** A bid for a deed. */
export type BidForm = BidBounds & {
  do: 'bid';
};

/** The bounds of a bid for a building, which names the space where it is to stand. */
export type BuildingBidBounds = BidBounds & {
  spaces: string[];
};

/** A bid for one of the last buildings. */
export type BuildingBidForm = BuildingBidBounds & {
  do: 'bid-building';
};

/** The groups with buildings; by group, the levels down to which all of it may be sold, each with its proceeds. */
export type SaleBounds = {
  groups: string[];
  pays: Record<string, [number, number][]>;
};

/** Selling buildings of a group evenly. */
export type SaleForm = SaleBounds & {
  do: 'sell';
};

/** The players to whom a deal may be offered, what it could settle with each of them, and what one can give. */
export type OfferBounds = {
  targets: number[];
  owed: number[];
  give: string[];
  cards: string[];
  highest: number;
  step: number;
};

/** Offering a deal. */
export type OfferForm = OfferBounds & {
  do: 'offer';
};

/** Accepting a deal, with some of the mortgages lifted. */
export type AcceptForm = {
  do: 'accept';
  lift: string[];
};

/** Resigning from the game. */
export type ResignForm = {
  do: 'resign';
};

export type TrackForm = BidForm | BuildingBidForm | SaleForm | OfferForm | AcceptForm | ResignForm;

/** Everybody rolled for the start; these totals, in the order of the seats that rolled (EB-4). */
export type RolledForStartEvent = {
  event: 'rolled-for-start';
  seats: number[];
  totals: number[];
};

/** A player's turn began. */
export type TurnBeganEvent = {
  event: 'turn-began';
  seat: number;
  number: number;
};

/** A player rolled two dice (EB-10). */
export type RolledEvent = {
  event: 'rolled';
  seat: number;
  first: number;
  second: number;
};

/** A token moved; `how` is forward or back. */
export type MovedEvent = {
  event: 'moved';
  seat: number;
  place: string;
  space: string;
  how: string;
};

/** Money moved between seats or the bank, which is -1. */
export type PaidEvent = {
  event: 'paid';
  payer: number;
  payee: number;
  amount: number;
  why: string;
};

/** A player owes more than they have (EB-70). */
export type OwedEvent = {
  event: 'owed';
  payer: number;
  payee: number;
  amount: number;
  why: string;
};

/** A deed went to its buyer (EB-12, EB-20). */
export type BoughtEvent = {
  event: 'bought';
  seat: number;
  space: string;
  amount: number;
};

/** A player left a property to an auction (EB-12). */
export type DeclinedEvent = {
  event: 'declined';
  seat: number;
  space: string;
};

/** Bidding began for a deed, or for one of the last buildings (EB-20, EB-43). */
export type AuctionOpenedEvent = {
  event: 'auction-opened';
  thing: string;
};

/** A player bid for a deed (EB-21). */
export type BidEvent = {
  event: 'bid';
  seat: number;
  space: string;
  amount: number;
};

/** A player left the bidding (EB-21). */
export type PassedAuctionEvent = {
  event: 'passed-auction';
  seat: number;
  space: string;
};

/** Bidding ended; the seat is -1 when nobody bid. */
export type AuctionEndedEvent = {
  event: 'auction-ended';
  space: string;
  seat: number;
  amount: number;
};

/** A stop on another's property: the owner may claim the rent (EB-30). */
export type RentDueEvent = {
  event: 'rent-due';
  seat: number;
  owner: number;
  space: string;
  amount: number;
};

/** An owner claimed the rent (EB-30). */
export type ClaimedRentEvent = {
  event: 'claimed-rent';
  seat: number;
  target: number;
  space: string;
  amount: number;
};

/** A rent was not claimed in time (EB-30). */
export type LostClaimEvent = {
  event: 'lost-claim';
  seat: number;
  target: number;
  space: string;
  amount: number;
};

/** A player drew a card, for all to see (EB-14). */
export type DrewCardEvent = {
  event: 'drew-card';
  seat: number;
  deck: number;
  card: string;
};

/** A player kept a card (EB-14). */
export type KeptCardEvent = {
  event: 'kept-card';
  seat: number;
  card: string;
};

/** A player was sent to jail (EB-75). */
export type WentToJailEvent = {
  event: 'went-to-jail';
  seat: number;
};

/** A player left jail; `how` is fine, card, double or third (EB-76, EB-77). */
export type FreedFromJailEvent = {
  event: 'freed-from-jail';
  seat: number;
  how: string;
};

/** A building was placed; the level counts what stands there now (EB-40, EB-42). */
export type BuiltEvent = {
  event: 'built';
  seat: number;
  space: string;
  level: number;
  amount: number;
  is_hotel: boolean;
};

/** Buildings of a group went back to the bank; the levels are what is left (EB-44). */
export type SoldEvent = {
  event: 'sold';
  seat: number;
  group: string;
  levels: number[];
  amount: number;
};

/** A player wanted one of the last buildings too (EB-43). */
export type WantedBuildingEvent = {
  event: 'wanted-building';
  seat: number;
  thing: string;
};

/** A player bid for one of the last buildings (EB-43). */
export type BuildingBidEvent = {
  event: 'building-bid';
  seat: number;
  space: string;
  amount: number;
};

/** A player left the bidding for one of the last buildings (EB-43). */
export type PassedBuildingEvent = {
  event: 'passed-building';
  seat: number;
  thing: string;
};

/** Nobody bid for one of the last buildings, so it stays with the bank (EB-43). */
export type BuildingUnsoldEvent = {
  event: 'building-unsold';
  thing: string;
};

/** A property was mortgaged (EB-60). */
export type MortgagedEvent = {
  event: 'mortgaged';
  seat: number;
  space: string;
};

/** A mortgage was lifted (EB-61). */
export type LiftedEvent = {
  event: 'lifted';
  seat: number;
  space: string;
};

/** A player offered another a deal (EB-50). */
export type DealOfferedEvent = {
  event: 'deal-offered';
  seat: number;
  target: number;
  give: string;
  take: string;
  debt: number;
};

/** A deal was declined. */
export type DealDeclinedEvent = {
  event: 'deal-declined';
  seat: number;
  target: number;
};

/** A deal was withdrawn. */
export type DealWithdrawnEvent = {
  event: 'deal-withdrawn';
  seat: number;
  target: number;
};

/** A deal was made (EB-50). */
export type DealDoneEvent = {
  event: 'deal-done';
  seat: number;
  target: number;
  give: string;
  take: string;
  debt: number;
};

/** A player went out; the creditor is -1 for the bank (EB-70). */
export type WentBankruptEvent = {
  event: 'went-bankrupt';
  seat: number;
  creditor: number;
};

/** The game ended; `why` is last, bankruptcies, rounds or time (EB-5, EB-92, EB-93). */
export type WonEvent = {
  event: 'won';
  seats: number[];
  why: string;
};

export type TrackEvent = RolledForStartEvent | TurnBeganEvent | RolledEvent | MovedEvent | PaidEvent | OwedEvent | BoughtEvent | DeclinedEvent | AuctionOpenedEvent | BidEvent | PassedAuctionEvent | AuctionEndedEvent | RentDueEvent | ClaimedRentEvent | LostClaimEvent | DrewCardEvent | KeptCardEvent | WentToJailEvent | FreedFromJailEvent | BuiltEvent | SoldEvent | WantedBuildingEvent | BuildingBidEvent | PassedBuildingEvent | BuildingUnsoldEvent | MortgagedEvent | LiftedEvent | DealOfferedEvent | DealDeclinedEvent | DealWithdrawnEvent | DealDoneEvent | WentBankruptEvent | WonEvent;
