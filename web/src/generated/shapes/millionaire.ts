// Written by web/generate.py; do not change it by hand.

import type { PileShown, TrackDeed, TrackEvent, TrackForm, TrackPending, TrackPlayer, TrackView } from './track';

/** A player at GO who may go up a level. */
export type UpgradeShown = {
  kind: 'upgrade';
  seat: number;
};

/** A card for which a player chooses another player. */
export type ChoosingPlayerShown = {
  kind: 'choose-player';
  seat: number;
  card: string;
};

/** A card for which a player chooses a space to go to. */
export type ChoosingSpaceShown = {
  kind: 'go-to';
  seat: number;
  card: string;
};

/** A player who may buy another property of the group. */
export type BuyingAlsoShown = {
  kind: 'buy-also';
  seat: number;
  group: string;
};

/** A Fortune card that acts once its property is sold; the card is for its finder alone. */
export type FollowingShown = {
  kind: 'fortune';
  seat: number;
  card?: string;
};

/** A card that its target may cancel; it moves `take`, perhaps for `give`. */
export type AnsweringShown = {
  kind: 'answer';
  asked: number[];
  seat: number;
  target: number;
  card: string;
  give: string;
  take: string;
  cancelled: boolean;
};

export type MillionairePending = TrackPending | UpgradeShown | ChoosingPlayerShown | ChoosingSpaceShown | BuyingAlsoShown | FollowingShown | AnsweringShown;

export type MillionaireForm = TrackForm;

/** A player; `held` counts their Fortune cards. */
export type MillionairePlayer = TrackPlayer & {
  stars: number;
  salary: number;
  kept: string[];
  held: number;
};

/** A property; `fortune` is whether its Fortune card still lies on it. */
export type MillionaireDeed = TrackDeed & {
  mortgaged: boolean;
  fortune: boolean;
};

/** A Fortune card that was laid aside; only the seat that had read it, -1 for nobody, sees the card. */
export type BuriedShown = {
  by: number;
  sort: 'unread' | 'kept' | 'after';
  card?: string;
};

/** What a seat may know of a game of Millionaire. */
export type MillionaireView = TrackView<MillionairePending> & {
  target: number;
  players: MillionairePlayer[];
  deeds: MillionaireDeed[];
  houses: number;
  piles: PileShown[];
  /** The Fortune cards of the seat itself. */
  held: string[];
  spent: string[];
  buried: BuriedShown[];
};

/** What nobody knows: by property, the Fortune card that lies on it. */
export type MillionaireBare = {
  fortune: Record<string, string>;
};

/** A player took the Fortune card of a property and read it in private (MM-10). */
export type FoundFortuneEvent = {
  event: 'found-fortune';
  seat: number;
  space: string;
  card?: string;
};

/** A player keeps a Fortune card, face down, for later (MM-10). */
export type KeptFortuneEvent = {
  event: 'kept-fortune';
  seat: number;
  card?: string;
};

/** A Fortune card acts, and all learn it (MM-10, MM-18). */
export type UsedFortuneEvent = {
  event: 'used-fortune';
  seat: number;
  card: string;
};

/** A card was aimed at a player, who may cancel it; `take` for `give` is what it moves (MM-50). */
export type AimedEvent = {
  event: 'aimed';
  seat: number;
  target: number;
  card: string;
  give: string;
  take: string;
};

/** A card that was aimed at a player came to nothing (MM-50). */
export type CancelledEvent = {
  event: 'cancelled';
  seat: number;
  target: number;
  card: string;
};

/** A Fortune card was laid aside unseen: its property got an owner who had not stopped there (MM-10). */
export type LostFortuneEvent = {
  event: 'lost-fortune';
  space: string;
};

/** The Fortune cards of a player who went out were laid aside unseen (MM-43). */
export type DiscardedFortuneEvent = {
  event: 'discarded-fortune';
  seat: number;
  count: number;
  cards?: string[];
};

/** A player's token gave way to one with more or fewer stars (MM-11, MM-50). */
export type ChangedLevelEvent = {
  event: 'changed-level';
  seat: number;
  before: number;
  stars: number;
};

/** A property was taken from a player (MM-50). */
export type TookDeedEvent = {
  event: 'took-deed';
  seat: number;
  target: number;
  space: string;
};

/** Two players' properties changed places (MM-50). */
export type SwappedDeedsEvent = {
  event: 'swapped-deeds';
  seat: number;
  target: number;
  give: string;
  take: string;
};

export type MillionaireEvent = TrackEvent | FoundFortuneEvent | KeptFortuneEvent | UsedFortuneEvent | AimedEvent | CancelledEvent | LostFortuneEvent | DiscardedFortuneEvent | ChangedLevelEvent | TookDeedEvent | SwappedDeedsEvent;
