// Written by web/generate.py; do not change it by hand.

import type { ClaimShown, PileShown, TrackDeed, TrackEvent, TrackForm, TrackPending, TrackPlayer, TrackView } from './track';

/** The end of the game, before which rents can still be claimed. */
export type ClosingShown = {
  kind: 'closing';
  why: string;
};

/** Calling time. */
export type TimeUpForm = {
  do: 'time-up';
};

export type BankingPending = TrackPending | ClosingShown;

export type BankingForm = TrackForm | TimeUpForm;

/** A player. */
export type BankingPlayer = TrackPlayer & {
  kept: string[];
  wealth: number;
};

/** A property. */
export type BankingDeed = TrackDeed & {
  mortgaged: boolean;
  interest_paid: boolean;
};

/** What a seat may know of a game of Banking. */
export type BankingView = TrackView<BankingPending> & {
  players: BankingPlayer[];
  deeds: BankingDeed[];
  apartments: number;
  piles: PileShown[];
  claims: ClaimShown[];
  time_called: boolean;
};

/** Time has run out; unless that was between turns, the current turn is played to its end (EB-93). */
export type TimeCalledEvent = {
  event: 'time-called';
  between_turns: boolean;
};

export type BankingEvent = TrackEvent | TimeCalledEvent;
