// Written by web/generate.py; do not change it by hand.

import type { BankingEvent, BankingForm, BankingView } from './shapes/banking';
import type { CrookedBare, CrookedEvent, CrookedForm, CrookedView } from './shapes/crooked';
import type { DealEvent, DealForm, DealView } from './shapes/deal';
import type { KnockoutEvent, KnockoutForm, KnockoutView } from './shapes/knockout';
import type { MillionaireBare, MillionaireEvent, MillionaireForm, MillionaireView } from './shapes/millionaire';

export type BankingOptions = {
  rent: 'claimed' | 'automatic';
  deck: 'french' | 'here-and-now';
  luxury_tax: '1m' | '750k';
  mortgage_interest: 'once' | 'standard';
  jail_fine: 'next_turn' | 'any_time' | 'roll_now';
  jail_double: 'stop' | 'again';
  game: 'standard' | 'quick';
  round_limit: number | null;
  time_limit: number | null;
  offers_a_turn: number | null;
};

export type CrookedOptions = {
  rent: 'claimed' | 'automatic';
  round_limit: number | null;
  offers_a_turn: number | null;
};

export type DealOptions = {
  rent_targets: 'all' | 'one';
  forced_deal_full_sets: 'none' | 'own' | 'any';
  just_say_no: 'free' | 'play';
  broken_sets: 'bank' | 'discard';
  extra_cards: 'under_pile' | 'discard';
  win: 'own_turn' | 'at_once';
  turn_limit: number | null;
};

export type KnockoutOptions = {
  tremor: 'off' | 'light' | 'real';
  second_chance: 'off' | 'free' | 'paid';
};

export type MillionaireOptions = {
  doubles_roll_again: 'no' | 'yes';
  target: '1m' | '2m';
  offers_a_turn: number | null;
};

/** A view; if everything is revealed, `own` is what differs by seat, and `bare` what nobody knew. */
type Shown<View, Options, Bare> = View & { options: Options; own?: Partial<View>[]; bare?: Bare };

export interface Games {
  banking: {
    View: Shown<BankingView, BankingOptions, Record<string, never>>;
    Event: BankingEvent;
    Form: BankingForm;
  };
  crooked: {
    View: Shown<CrookedView, CrookedOptions, CrookedBare>;
    Event: CrookedEvent;
    Form: CrookedForm;
  };
  deal: {
    View: Shown<DealView, DealOptions, Record<string, never>>;
    Event: DealEvent;
    Form: DealForm;
  };
  knockout: {
    View: Shown<KnockoutView, KnockoutOptions, Record<string, never>>;
    Event: KnockoutEvent;
    Form: KnockoutForm;
  };
  millionaire: {
    View: Shown<MillionaireView, MillionaireOptions, MillionaireBare>;
    Event: MillionaireEvent;
    Form: MillionaireForm;
  };
}
