### The options of the games: what each is about, and what each of its values does.

## Banking

option-banking-rent = Rent
option-banking-rent-does = Whether owners ask for their rent or get it automatically.
option-banking-rent-claimed = Asked for: if nobody asks before the next player rolls, nothing is due
option-banking-rent-automatic = Paid without asking
option-banking-deck = Cards
option-banking-deck-does = Which Chance and Community Chest cards are played with.
option-banking-deck-french = The classic French cards
option-banking-deck-here-and-now = Modern American cards
option-banking-luxury_tax = Luxury tax
option-banking-luxury_tax-does = What the space for the luxury tax costs.
option-banking-luxury_tax-1m = 1M, as on the French board
option-banking-luxury_tax-750k = 750K, as on the American board
option-banking-mortgage_interest = Mortgage interest
option-banking-mortgage_interest-does = What it costs to buy a mortgaged property from another player.
option-banking-mortgage_interest-once = 10% only once: pay the mortgage off now without interest, or pay the interest now and never again
option-banking-mortgage_interest-standard = 10% each time: when the mortgage is taken over, and when it is paid off
option-banking-jail_fine = Jail fine
option-banking-jail_fine-does = When you may pay to leave jail, and what it does to your turn.
option-banking-jail_fine-next_turn = Instead of rolling: you play on next turn
option-banking-jail_fine-any_time = At any time, between turns too: no turn is lost
option-banking-jail_fine-roll_now = Before rolling, and then you roll
option-banking-jail_double = Double in jail
option-banking-jail_double-does = Whether the double that opens the jail brings another roll.
option-banking-jail_double-stop = No: it only opens the door
option-banking-jail_double-again = Yes: you roll again
option-banking-game = Length
option-banking-game-does = The whole game, or the rulebook’s shorter one.
option-banking-game-standard = Until one player is left
option-banking-game-quick = Quick: two deeds each to begin with, hotels after three apartments, over at the second bankruptcy
option-banking-round_limit = Most rounds
option-banking-round_limit-does = After so many rounds the richest player wins.
option-banking-time_limit = Most minutes
option-banking-time_limit-does = After so many minutes the richest player wins.
option-banking-offers_a_turn = Offers in a turn
option-banking-offers_a_turn-does = How many deals each player may propose in one turn.

## Crooked Cash

option-crooked-rent = Rent
option-crooked-rent-does = Whether owners ask for their rent, or it is asked for automatically.
option-crooked-rent-claimed = Asked for: if nobody asks before the next player rolls, nothing is due
option-crooked-rent-automatic = Asked for automatically, every time
option-crooked-round_limit = Most rounds
option-crooked-round_limit-does = After so many rounds the game is counted as if every street were sold.
option-crooked-offers_a_turn = Offers in a turn
option-crooked-offers_a_turn-does = How many deals each player may propose in one turn.

## Deal

option-deal-rent_targets = Rent in two colours
option-deal-rent_targets-does = Who pays for a rent card that shows two colours.
option-deal-rent_targets-all = All the others
option-deal-rent_targets-one = One player of your choice
option-deal-forced_deal_full_sets = Forced Deal
option-deal-forced_deal_full_sets-does = Whether a swap may touch a full set.
option-deal-forced_deal_full_sets-none = No full set
option-deal-forced_deal_full_sets-own = Only your own
option-deal-forced_deal_full_sets-any = Any
option-deal-just_say_no = Just Say No
option-deal-just_say_no-does = Whether it uses up one of your three plays on your own turn.
option-deal-just_say_no-free = Never
option-deal-just_say_no-play = Yes
option-deal-broken_sets = Buildings of a broken set
option-deal-broken_sets-does = Where house and hotel go when their set is no longer full.
option-deal-broken_sets-bank = Into the owner’s bank, as money
option-deal-broken_sets-discard = To the centre
option-deal-extra_cards = More than seven cards
option-deal-extra_cards-does = Where surplus cards go at the end of a turn.
option-deal-extra_cards-under_pile = Face down under the pile
option-deal-extra_cards-discard = Openly to the centre
option-deal-win = Winning
option-deal-win-does = When three full sets win.
option-deal-win-own_turn = On your own turn
option-deal-win-at_once = At once, on anybody’s turn
option-deal-turn_limit = Most turns
option-deal-turn_limit-does = After so many turns the player with the most full sets wins; in a tie, the most value on the table.
preset-deal-modern = Modern rules
preset-deal-modern-does = As in newer rules: Just Say No costs a play, broken sets and extra cards go to the centre, and three sets win at once.

## Knockout

option-knockout-tremor = Hand tremor
option-knockout-tremor-does = How far a slide misses its aim.
option-knockout-tremor-off = Not at all
option-knockout-tremor-light = A little, like an expert’s
option-knockout-tremor-real = Like most people’s
option-knockout-second_chance = Second chance
option-knockout-second_chance-does = Whether you may slide again after sliding off the board without touching anything.
option-knockout-second_chance-off = No
option-knockout-second_chance-free = Yes, free
option-knockout-second_chance-paid = Yes, for 100 to Free Parking

## Millionaire

option-millionaire-doubles_roll_again = Doubles
option-millionaire-doubles_roll_again-does = Whether a double brings another roll.
option-millionaire-doubles_roll_again-no = No
option-millionaire-doubles_roll_again-yes = Yes, and the third in a turn means jail
option-millionaire-target = Target
option-millionaire-target-does = How much cash wins.
option-millionaire-target-1m = One million
option-millionaire-target-2m = Two million: a longer game
option-millionaire-offers_a_turn = Offers in a turn
option-millionaire-offers_a_turn-does = How many deals each player may propose in one turn.
