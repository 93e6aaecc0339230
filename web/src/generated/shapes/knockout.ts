// Written by web/generate.py; do not change it by hand.

import type { GameView } from './core';

/** The first slides of a round, and the token that is next. */
export type SlidesShown = {
  kind: 'slides';
  token: number;
};

/** A token that is slid again. */
export type ReslideShown = {
  kind: 'reslide';
  token: number;
  why: string;
};

/** Jailed tokens that can be paid for. */
export type JailData = {
  kind: 'jail';
  tokens: number[];
};

/** Jailed tokens that can be paid for; `token` is the one asked about. */
export type JailShown = JailData & {
  token: number;
  amount: number;
};

/** A token that slid off the board and may be slid again. */
export type SecondChanceData = {
  kind: 'second-chance';
  token: number;
};

/** A token that slid off the board and may be slid again, with the price. */
export type SecondChanceShown = SecondChanceData & {
  amount: number;
};

/** Tokens on Chance that are slid again, and those that have been. */
export type ChanceShown = {
  kind: 'chance';
  place_in_order: number;
  slid: number[];
};

/** Tokens on railroads that may be moved, and those that were left standing. */
export type RailroadData = {
  kind: 'railroad';
  place_in_order: number;
  stood: number[];
};

/** Tokens on railroads that may be moved; `token` is the one asked about. */
export type RailroadShown = RailroadData & {
  token: number;
};

/** The count of a round; by team, the property that its House doubles, empty before it is chosen. */
export type ScoringShown = {
  kind: 'scoring';
  doubled: string[];
  told: number;
  before: number;
};

export type KnockoutPending = SlidesShown | ReslideShown | JailShown | SecondChanceShown | ChanceShown | RailroadShown | ScoringShown;

/** The lowest, the highest and the step. */
export type Range = [number, number, number];

/** The bounds of each part of a slide. */
export type SlideBounds = {
  x: Range;
  y: Range;
  angle: Range;
  speed: Range;
};

/** Sliding a token. */
export type SlideForm = SlideBounds & {
  do: 'slide';
};

export type KnockoutForm = SlideForm;

/** Where a token is: `on` is a space's code or `none`, with its place, or `home`, `jail`, `off`. */
export type TokenShown = {
  token: number;
  on: string;
  place: [number, number] | null;
};

/** A team; `slides_next` is the mate whose turn it is to slide. */
export type TeamShown = {
  colour: string;
  seats: number[];
  slides_next: number;
  cash: number;
  tokens: TokenShown[];
};

/** What everybody knows of a game of Knockout: all of it. */
export type KnockoutView = GameView<KnockoutPending> & {
  round: number;
  rounds: number;
  slid: number;
  order: number[];
  pot: number;
  teams: TeamShown[];
};

/** A step of the count of a round on a real board, with its player in place of seats. */
export type StepShown = {
  event: 'collected' | 'got-bonus' | 'doubled' | 'paid-tax' | 'took-parking' | 'parking-left';
  amount: number;
  count: number;
  seats?: number[];
  space?: string;
  group?: string;
};

/** A token, and the place where it came to rest, in millimetres. */
export type Rest = [number, number, number];

/** A token, with the time, place and velocity at which it starts; from there on it slows down evenly. */
export type Leg = [number, number, number, number, number, number];

/** A token, and when and where its centre left the board. */
export type Fall = [number, number, number, number];

/** The turn order was drawn; mates stand together (KO-3). */
export type BeganEvent = {
  event: 'began';
  seats: number[];
  teams: number;
  sides: number[][];
};

/** A round began: everybody has four tokens, and this lies on Free Parking (KO-4, KO-30). */
export type RoundBeganEvent = {
  event: 'round-began';
  number: number;
  rounds: number;
  seats: number[];
  amount: number;
  sides: number[][];
};

/** A token was slid (KO-10); with all that a screen needs to show it. `aimed` and what the hand made of it, `slid`, are x, y, angle and speed in steps of an aim. A rest is the token with its place. A leg is the token, the time, place and velocity with which it sets out, slowing down evenly, and a fall the token with the time and place at which its centre left the board; times are in seconds, places in millimetres. */
export type SlidEvent = {
  event: 'slid';
  seat: number;
  team: number;
  token: number;
  why: string;
  aimed: number[];
  slid: number[];
  end: string;
  space: string;
  seconds: number;
  rests: Rest[];
  legs: Leg[];
  falls: Fall[];
};

/** The slide of a seat moved another token, of the targets or their own (KO-11, KO-14). */
export type KnockedEvent = {
  event: 'knocked';
  seat: number;
  targets: number[];
  team: number;
  token: number;
  before: string;
  space: string;
  end: string;
};

/** A jailed token was paid for, to be slid again at once (KO-12). */
export type PaidBailEvent = {
  event: 'paid-bail';
  seat: number;
  team: number;
  token: number;
  amount: number;
};

/** A jailed token stays until the end of the round (KO-12). */
export type StayedInJailEvent = {
  event: 'stayed-in-jail';
  seat: number;
  team: number;
  token: number;
};

/** A token that slid off the board is slid again (KO-40). */
export type TookSecondChanceEvent = {
  event: 'took-second-chance';
  seat: number;
  team: number;
  token: number;
  amount: number;
};

/** A token that slid off the board stays off, though a second chance was to be had (KO-40). */
export type LeftOffEvent = {
  event: 'left-off';
  seat: number;
  team: number;
  token: number;
};

/** Nowhere behind GO was room for a token to be slid: it is out for the round (KO-10). */
export type NoStartEvent = {
  event: 'no-start';
  seats: number[];
  team: number;
  token: number;
};

/** A step of the end of a round began: 1 Chance, 2 Railroad, 3 cash and taxes, 4 Free Parking. */
export type StepBeganEvent = {
  event: 'step-began';
  number: number;
};

/** A token was taken from Chance to GO (KO-20). */
export type TookFromChanceEvent = {
  event: 'took-from-chance';
  seats: number[];
  team: number;
  token: number;
};

/** A token was moved from a railroad to a property (KO-21). */
export type RodeRailroadEvent = {
  event: 'rode-railroad';
  seat: number;
  team: number;
  token: number;
  before: string;
  space: string;
  x: number;
  y: number;
};

/** A token was left standing on its railroad (KO-21). */
export type StoodStillEvent = {
  event: 'stood-still';
  seat: number;
  team: number;
  token: number;
  space: string;
};

/** A team collected for a property (KO-22). */
export type CollectedEvent = {
  event: 'collected';
  seats: number[];
  team: number;
  space: string;
  amount: number;
};

/** A team collected for a whole colour and got its bonus (KO-23). */
export type GotBonusEvent = {
  event: 'got-bonus';
  seats: number[];
  team: number;
  group: string;
  amount: number;
};

/** A House doubled what a property brought (KO-24). */
export type DoubledEvent = {
  event: 'doubled';
  seats: number[];
  team: number;
  space: string;
  amount: number;
};

/** A team paid tax, for so many properties, to Free Parking (KO-25). */
export type PaidTaxEvent = {
  event: 'paid-tax';
  seats: number[];
  team: number;
  count: number;
  amount: number;
};

/** A team with the most tokens on Free Parking, so many, took its share of the cash (KO-26). */
export type TookParkingEvent = {
  event: 'took-parking';
  seats: number[];
  team: number;
  count: number;
  amount: number;
};

/** Cash stays on Free Parking (KO-26). */
export type ParkingLeftEvent = {
  event: 'parking-left';
  amount: number;
};

/** The bank laid new cash on Free Parking, as all of it was claimed (KO-31). */
export type ParkingRefilledEvent = {
  event: 'parking-refilled';
  amount: number;
};

/** The game ended; these have the most cash, so much (KO-4). */
export type WonEvent = {
  event: 'won';
  seats: number[];
  amount: number;
  sides: number[][];
};

export type KnockoutEvent = BeganEvent | RoundBeganEvent | SlidEvent | KnockedEvent | PaidBailEvent | StayedInJailEvent | TookSecondChanceEvent | LeftOffEvent | NoStartEvent | StepBeganEvent | TookFromChanceEvent | RodeRailroadEvent | StoodStillEvent | CollectedEvent | GotBonusEvent | DoubledEvent | PaidTaxEvent | TookParkingEvent | ParkingLeftEvent | ParkingRefilledEvent | WonEvent;
