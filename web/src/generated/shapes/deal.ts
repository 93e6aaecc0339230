// Written by web/generate.py; do not change it by hand.

import type { GameView } from './core';

/** A player's turn. */
export type TurnShown = {
  kind: 'turn';
};

/** A player with too many cards. */
export type GivingUpShown = {
  kind: 'give-up';
};

/** An action against others, as its text, and the players still to come. */
export type AttackShown = {
  kind: 'attack';
  action: string;
  amount: number;
  targets: number[];
};

/** The question whether a player says no; `cancelled` is how it stands for the victim. */
export type AnswerShown = {
  kind: 'answer';
  asked: number[];
  victim: number;
  cancelled: boolean;
};

/** A payment to the player whose turn it is. */
export type PaymentShown = {
  kind: 'payment';
  payer: number;
  amount: number;
};

/** A wild that was received and does not stand for a colour yet. */
export type PlacingShown = {
  kind: 'place';
  owner: number;
  card: string;
};

export type DealPending = TurnShown | GivingUpShown | AttackShown | AnswerShown | PaymentShown | PlacingShown;

/** Paying with the cards in front of a player, each with its value. */
export type PayForm = {
  do: 'pay';
  amount: number;
  cards: [string, number][];
};

export type DealForm = PayForm;

/** Cards of one colour that lie together. */
export type SetShown = {
  set: string;
  colour: string;
  cards: string[];
  buildings: number;
  full: boolean;
  rent: number;
};

/** A player; `known` are the cards of the hand that the seat knows. */
export type DealPlayer = {
  hand: number;
  known: string[];
  bank: string[];
  banked: number;
  sets: SetShown[];
  full_sets: number;
};

/** What a seat may know of a game of Deal. */
export type DealView = GameView<DealPending> & {
  turn: number;
  turns: number;
  plays_left: number;
  pile: number;
  buried: number[];
  /** The cards that the seat gave up and that still lie under the pile, each with its height from the bottom. */
  under_pile: [number, string][];
  centre: string[];
  hand: string[];
  players: DealPlayer[];
};

/** The cards were dealt and it was drawn who starts (DL-3). */
export type BeganEvent = {
  event: 'began';
  seat: number;
  cards: number;
};

/** A player's turn began. */
export type TurnBeganEvent = {
  event: 'turn-began';
  seat: number;
  number: number;
};

/** A player drew cards, which only they see (DL-10, DL-40). */
export type DrewEvent = {
  event: 'drew';
  seat: number;
  count: number;
  cards?: string[];
};

/** The cards of the centre became a new draw pile (DL-13). */
export type ReshuffledEvent = {
  event: 'reshuffled';
  count: number;
};

/** A player put a card into the bank (DL-20). */
export type BankedEvent = {
  event: 'banked';
  seat: number;
  card: string;
};

/** A player laid a property from the hand (DL-30). */
export type LaidEvent = {
  event: 'laid';
  seat: number;
  card: string;
  colour: string;
};

/** A player let a wild stand for another colour (DL-31). */
export type MovedEvent = {
  event: 'moved';
  seat: number;
  card: string;
  colour: string;
  to: string;
};

/** A player exchanged two cards between two own sets of one colour (DL-31). */
export type SwappedEvent = {
  event: 'swapped';
  seat: number;
  colour: string;
  card: string;
  given: string;
};

/** A player played Pass Go (DL-40). */
export type PassedGoEvent = {
  event: 'passed-go';
  seat: number;
  card: string;
};

/** A house or hotel was laid on a set (DL-50). */
export type BuiltEvent = {
  event: 'built';
  seat: number;
  card: string;
  colour: string;
};

/** A player asked for money by Debt Collector or birthday (DL-41, DL-42). */
export type ChargedEvent = {
  event: 'charged';
  seat: number;
  card: string;
  amount: number;
  targets: number[];
};

/** A player asked for the rent of a set (DL-43 … DL-46). */
export type ChargedRentEvent = {
  event: 'charged-rent';
  seat: number;
  card: string;
  colour: string;
  times: number;
  amount: number;
  targets: number[];
};

/** A player reached for another's property (DL-47). */
export type PlayedSlyDealEvent = {
  event: 'played-sly-deal';
  seat: number;
  target: number;
  card: string;
  colour: string;
};

/** A player offered a swap that is no offer (DL-48). */
export type PlayedForcedDealEvent = {
  event: 'played-forced-deal';
  seat: number;
  target: number;
  card: string;
  given: string;
};

/** A player reached for a full set (DL-49). */
export type PlayedDealBreakerEvent = {
  event: 'played-deal-breaker';
  seat: number;
  target: number;
  colour: string;
};

/** A player answered with Just Say No (DL-52). */
export type SaidNoEvent = {
  event: 'said-no';
  seat: number;
  target: number;
};

/** An action came to nothing for one player (DL-52). */
export type CancelledEvent = {
  event: 'cancelled';
  seat: number;
  target: number;
};

/** A player paid another with these cards, if any (DL-60 … DL-62). */
export type PaidEvent = {
  event: 'paid';
  seat: number;
  target: number;
  cards: string[];
  value: number;
};

/** A property went from one player to another (DL-47, DL-48). */
export type TookEvent = {
  event: 'took';
  seat: number;
  target: number;
  card: string;
};

/** A full set went over as it lay (DL-49). */
export type TookSetEvent = {
  event: 'took-set';
  seat: number;
  target: number;
  colour: string;
  cards: string[];
  buildings: number;
};

/** A player said what a received wild stands for (DL-35). */
export type PlacedEvent = {
  event: 'placed';
  seat: number;
  card: string;
  colour: string;
};

/** Buildings left a set that is no longer full (DL-51). */
export type FellEvent = {
  event: 'fell';
  seat: number;
  cards: string[];
  to: string;
};

/** A player gave up a card too many: face down under the pile, or openly (DL-12, DL-5). */
export type GaveUpEvent = {
  event: 'gave-up';
  seat: number;
  card?: string;
  is_open: boolean;
};

/** The game ended; `why` is sets, stuck or limit (DL-4, DL-16). */
export type WonEvent = {
  event: 'won';
  seats: number[];
  why: string;
};

export type DealEvent = BeganEvent | TurnBeganEvent | DrewEvent | ReshuffledEvent | BankedEvent | LaidEvent | MovedEvent | SwappedEvent | PassedGoEvent | BuiltEvent | ChargedEvent | ChargedRentEvent | PlayedSlyDealEvent | PlayedForcedDealEvent | PlayedDealBreakerEvent | SaidNoEvent | CancelledEvent | PaidEvent | TookEvent | TookSetEvent | PlacedEvent | FellEvent | GaveUpEvent | WonEvent;
