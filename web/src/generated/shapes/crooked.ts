// Written by web/generate.py; do not change it by hand.

import type { ClaimShown, PileShown, TrackDeed, TrackEvent, TrackForm, TrackPending, TrackPlayer, TrackView } from './track';

/** What is known of a note; empty before it is checked. */
export type Verdict = '' | 'real' | 'fake';

/** Notes on the table, and what the decoder has shown of each. */
export type LaidShown = {
  values: number[];
  checked: Verdict[];
};

/** A payer who chooses notes. */
export type LayingShown = LaidShown & {
  kind: 'lay';
};

/** Notes that were laid and may be checked: those from the place `fresh` on. */
export type CheckingShown = LaidShown & {
  kind: 'check';
  asked: number[];
  fresh: number;
  change?: boolean;
};

/** A player who may take an open Chance card. */
export type TakingShown = {
  kind: 'take';
  seat: number;
};

/** A creditor who may take a bankrupt player's Chance card. */
export type InheritingShown = {
  kind: 'inherit-chance';
  seat: number;
  card: string;
};

/** A Chance card that was announced and may be checked; `play` is the text of the action. */
export type AnnouncedShown = {
  kind: 'announce';
  asked: number[];
  seat: number;
  play: string;
};

/** A player who gets these notes in change from the bank, as kinds of notes. */
export type ChangingShown = {
  kind: 'change';
  seat: number;
  pieces: number[];
};

/** Notes that a player offers to exchange for others of the same worth. */
export type NotesWantedShown = {
  kind: 'offer-notes';
  seat: number;
  target: number;
  give: number[];
  take: number[];
};

/** Notes that change hands once they are checked. */
export type SwappingShown = {
  kind: 'swap-notes';
  seat: number;
};

/** A bankrupt player whose last notes go to the creditor, -1 for the bank. */
export type GoingOutShown = {
  kind: 'go-out';
  seat: number;
  creditor: number;
};

export type CrookedPending = TrackPending | LayingShown | CheckingShown | TakingShown | InheritingShown | AnnouncedShown | ChangingShown | NotesWantedShown | SwappingShown | GoingOutShown;

/** Paying with one's notes; `exact` where no change is given. */
export type PayForm = {
  do: 'pay';
  amount: number;
  exact: boolean;
  notes: string[];
};

/** Announcing one's Chance card. */
export type PlayForm = {
  do: 'play';
  card: string;
};

/** Exchanging notes at the bank. */
export type ChangeForm = {
  do: 'change';
  give: string[];
  take: number[];
};

/** Offering another player notes for others of the same worth. */
export type OfferNotesForm = {
  do: 'offer-notes';
  give: string[];
  take: number[];
};

/** Choosing which notes of these values to give. */
export type AcceptNotesForm = {
  do: 'accept-notes';
  values: number[];
};

export type CrookedForm = TrackForm | PayForm | PlayForm | ChangeForm | OfferNotesForm | AcceptNotesForm;

/** A player; notes are counted by value, and so are those that all know to be fake or real, at least. */
export type CrookedPlayer = TrackPlayer & {
  notes: number[];
  fakes_taken: number[];
  reals_taken: number[];
  green: number;
  chance: string;
  /** The kept cards; an empty text for each that the seat does not know. */
  kept: string[];
};

/** One of the seat's own notes. */
export type NoteShown = {
  value: number;
  known: Verdict;
  /** Whether it came unchecked from a hand that was known to hold a fake of its value. */
  doubted: boolean;
};

/** The Chance cards that lie face up, and those of the pile. */
export type ChanceShown = {
  open: string[];
  unseen: number;
  seen: string[];
};

/** What a seat may know of a game of Crooked Cash. */
export type CrookedView = TrackView<CrookedPending> & {
  players: CrookedPlayer[];
  hand: NoteShown[];
  deeds: TrackDeed[];
  bank: number[];
  chance: ChanceShown;
  chest: PileShown;
  changed: boolean;
  claims: ClaimShown[];
};

/** What nobody knows: for each note in a hand or on the table, and for each Chance card, whether it is a fake. */
export type CrookedBare = {
  hands: boolean[][];
  laid: boolean[];
  chance: boolean[];
  open: boolean[];
  played: boolean;
};

/** A payer laid notes on the table (CC-46); which of the own ones, only the payer sees. */
export type NotesLaidEvent = {
  event: 'notes-laid';
  seat: number;
  payee: number;
  values: number[];
  notes?: string[];
};

/** A player decoded a note that another one offered; all see what it is (CC-40). */
export type NoteCheckedEvent = {
  event: 'note-checked';
  seat: number;
  target: number;
  amount: number;
  is_fake: boolean;
};

/** A checker kept the fake note that was caught (CC-40). */
export type FakeTakenEvent = {
  event: 'fake-taken';
  seat: number;
  target: number;
  amount: number;
};

/** Notes went from a player or the bank to another (CC-44 … CC-46). */
export type NotesPaidEvent = {
  event: 'notes-paid';
  payer: number;
  payee: number;
  values: number[];
};

/** Notes went back to who laid them: the payment fell through (CC-47). */
export type NotesReturnedEvent = {
  event: 'notes-returned';
  seat: number;
  values: number[];
};

/** A payee without the right notes takes one of those received to the bank, to give change (CC-48). */
export type ChangeSoughtEvent = {
  event: 'change-sought';
  seat: number;
  target: number;
  amount: number;
};

/** Change could not be given in the notes that there are; who should give it keeps it (CC-48). */
export type ChangeLostEvent = {
  event: 'change-lost';
  seat: number;
  amount: number;
};

/** A player's decoder tokens are green again (CC-11). */
export type TokensTurnedEvent = {
  event: 'tokens-turned';
  seat: number;
};

/** A player took a Chance card: an open one, or a bankrupt's (CC-21, CC-61). */
export type TookChanceEvent = {
  event: 'took-chance';
  seat: number;
  card: string;
};

/** The top card of the Chance pile was turned face up beside the other two (CC-21). */
export type ChanceTurnedUpEvent = {
  event: 'chance-turned-up';
  card: string;
};

/** A Chance card went under its pile unused (CC-22). */
export type DiscardedChanceEvent = {
  event: 'discarded-chance';
  seat: number;
  card: string;
};

/** A player announced a Chance card (CC-24); with the streets, the space or the player that it is about. */
export type PlayedChanceEvent = {
  event: 'played-chance';
  seat: number;
  card: string;
  space: string;
  other: string;
  target: number;
};

/** A player decoded the Chance card that another one announced (CC-41). */
export type CheckedChanceEvent = {
  event: 'checked-chance';
  seat: number;
  target: number;
  card: string;
  is_fake: boolean;
};

/** A Chance card took effect and went under its pile (CC-21). */
export type UsedChanceEvent = {
  event: 'used-chance';
  seat: number;
  card: string;
};

/** A rent that was asked is not paid, by a card (CC-70). */
export type RefusedRentEvent = {
  event: 'refused-rent';
  seat: number;
  target: number;
};

/** A player keeps a card of Community Chest; which one, only they know (CC-20). */
export type KeptHiddenEvent = {
  event: 'kept-hidden';
  seat: number;
  card?: string;
};

/** A kept card of Community Chest was used and went under its pile (CC-20). */
export type UsedChestEvent = {
  event: 'used-chest';
  seat: number;
  card: string;
};

/** A creditor got a bankrupt's kept cards of Community Chest; which ones, only these two know (CC-61). */
export type InheritedCardsEvent = {
  event: 'inherited-cards';
  seat: number;
  target: number;
  count: number;
  cards?: string[];
};

/** A bankrupt's kept cards of Community Chest went under their pile, for all to see (CC-61). */
export type ReturnedCardsEvent = {
  event: 'returned-cards';
  seat: number;
  cards: string[];
};

/** A creditor got a bankrupt's Chance card (CC-61). */
export type InheritedChanceEvent = {
  event: 'inherited-chance';
  seat: number;
  target: number;
  card: string;
};

/** A player in debt sold a hotel to the bank (CC-60). */
export type SoldHotelEvent = {
  event: 'sold-hotel';
  seat: number;
  space: string;
  amount: number;
};

/** A player in debt sold a street to the bank (CC-60). */
export type SoldStreetEvent = {
  event: 'sold-street';
  seat: number;
  space: string;
  amount: number;
};

/** Two players' streets changed owners by a card (CC-70). */
export type SwappedStreetsEvent = {
  event: 'swapped-streets';
  seat: number;
  target: number;
  give: string;
  take: string;
};

/** A player takes the train to the next street that nobody owns (CC-15). */
export type TookTrainEvent = {
  event: 'took-train';
  seat: number;
  space: string;
};

/** A player offered another to change notes for the same amount (CC-49). */
export type NotesOfferedEvent = {
  event: 'notes-offered';
  seat: number;
  target: number;
  give: number[];
  take: number[];
};

/** A player did not want to change notes (CC-49). */
export type NotesRefusedEvent = {
  event: 'notes-refused';
  seat: number;
  target: number;
};

/** The rents that the bank counts for each player at the end (CC-6). */
export type CountedRentsEvent = {
  event: 'counted-rents';
  seats: number[];
  amounts: number[];
};

export type CrookedEvent = TrackEvent | NotesLaidEvent | NoteCheckedEvent | FakeTakenEvent | NotesPaidEvent | NotesReturnedEvent | ChangeSoughtEvent | ChangeLostEvent | TokensTurnedEvent | TookChanceEvent | ChanceTurnedUpEvent | DiscardedChanceEvent | PlayedChanceEvent | CheckedChanceEvent | UsedChanceEvent | RefusedRentEvent | KeptHiddenEvent | UsedChestEvent | InheritedCardsEvent | ReturnedCardsEvent | InheritedChanceEvent | SoldHotelEvent | SoldStreetEvent | SwappedStreetsEvent | TookTrainEvent | NotesOfferedEvent | NotesRefusedEvent | CountedRentsEvent;
