### The table of Deal in the browser.

web-deal-sub =
    { $you ->
        [yes] your turn
       *[other] { $person }’s turn
    } · { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }

## On the cards

web-deal-money = money
web-deal-no-value = 0M
# The sign on the door of the card Just Say No: very short.
web-deal-no-sign = NO
web-deal-ladder =
    { $count ->
        [one] { $count } card: rent { $amount }M
       *[other] { $count } cards: rent { $amount }M
    }
web-deal-card-label = { $card }, { $amount }M. { $does }
web-deal-wild = wild

## Sets and banks

web-deal-progress = { $count } of { $size }
web-deal-full = full
# The rent of a set, under it.
web-deal-rent-of = rent { $rent }M
web-deal-set-label = { $set }: { $count } of { $size }, rent { $rent }M
web-deal-set-line =
    { $full ->
        [yes] full, rent { $rent }M:
       *[other] { $count ->
            [one] { $count } card, rent { $rent }M:
           *[other] { $count } cards, rent { $rent }M:
        }
    }
web-deal-bank = bank
# Behind an amount.
web-deal-banked = in the bank
web-deal-bank-label =
    { $count ->
        [0] The bank is empty
        [one] { $amount }M in the bank, { $count } card
       *[other] { $amount }M in the bank, { $count } cards
    }
web-deal-no-sets = Nothing laid yet. Three full sets of different colours win.
web-deal-yours = Your sets and your bank
web-deal-theirs = In front of { $person }
# A tag on a set or card that somebody reaches for.
web-deal-wants = { $person } wants this

## People

web-deal-bot = bot
web-deal-in-hand = in hand
web-deal-full-sets =
    { $count ->
        [one] { $count } full set
       *[other] { $count } full sets
    }
web-deal-person-label =
    { $person }: { $hand ->
        [one] { $hand } card in hand
       *[other] { $hand } cards in hand
    }, { $bank }M in the bank, { $full ->
        [one] { $full } full set
       *[other] { $full } full sets
    }. Show the cards
web-deal-state-turn =
    { $left ->
        [one] { $left } play left
       *[other] { $left } plays left
    }
web-deal-state-answer = may say no
web-deal-state-payment = paying
web-deal-state-place = placing a wild
web-deal-state-give-up = giving up cards

## Piles and hand

web-deal-to-draw = to draw
web-deal-pile-line =
    { $count ->
        [one] { $count } card to draw
       *[other] { $count } cards to draw
    }
web-deal-centre = centre
web-deal-centre-label =
    { $count ->
        [0] The centre is empty
        [one] { $count } card in the centre
       *[other] { $count } cards in the centre
    }
# The centre on a phone, with the card on top.
web-deal-centre-line = { web-deal-centre-label }: { $card }
web-deal-hand =
    { $count ->
        [one] Your hand, { $count } card
       *[other] Your hand, { $count } cards
    }
web-deal-hand-empty = No card in hand: your next turn begins with five.

## Own turn

web-deal-turn-hint =
    { $left ->
        [0] { $wilds ->
            [yes] All three plays are made. Your wilds can still be moved.
           *[no] All three plays are made. All that is left is to end your turn.
        }
       *[other] { $hand ->
            [0] { $wilds ->
                [yes] Your hand is empty. Your wilds can still be moved.
               *[no] Your hand is empty. All that is left is to end your turn.
            }
           *[other] Choose a card, or drag it to your bank, your sets, the centre or a player.
        }
    }
web-deal-plays =
    { $left ->
        [one] { $left } play left
       *[other] { $left } plays left
    }
web-deal-bank-it = Bank it: { $amount }M
web-deal-must-give-up =
    { $count ->
        [one] If you end now, a card has to go: seven may stay.
       *[other] If you end now, { $count } cards have to go: seven may stay.
    }
web-deal-cancel = Cancel

## Why a card does nothing now

web-deal-not-now = Cards are played on your own turn.
web-deal-not-an-answer = Only a Just Say No answers this.
web-deal-no-plays = All three plays of this turn are made.
web-deal-why-sly-deal = Nobody has a property outside a full set, so there is nothing to take.
web-deal-why-forced-deal =
    { $full_sets ->
        [own] It takes a property of yours and one of somebody else’s that is outside a full set.
        [any] It takes a property of yours and one of somebody else’s.
       *[other] It takes a property of yours and one of somebody else’s, both outside full sets.
    }
web-deal-why-deal-breaker = Nobody else has a full set, so there is nothing to take.
web-deal-why-house = It needs a full set of yours that has no house; stations and utilities take none.
web-deal-why-hotel = It needs a full set of yours with a house and no hotel.
web-deal-why-rent = You have no set in these colours, so there is no rent to charge.
web-deal-why-rent-any = You have no set yet, so there is no rent to charge.
web-deal-why-double-rent = It goes with a rent card, and both count: that takes a rent to charge and two plays.
web-deal-why-just-say-no = It answers what others do to you. On your own turn it can only be banked.

## Why a card cannot be dropped there

web-deal-drop-set = Only properties, houses and hotels lie in your sets.
web-deal-drop-built = A House or a Hotel goes on one full set: drop it there.
web-deal-drop-rent = { $card } charges rent in its two colours only, not for your { $set }.
web-deal-drop-money = Money does nothing in the centre; it goes into your bank.
web-deal-drop-property = A property goes to your sets, not to the centre.
web-deal-drop-gift = Cards are not given away: others get them only by what is played.
web-deal-drop-nothing = Nothing in front of { $seat } can be taken with it.
web-deal-drop-everybody = { $card } is not aimed at one player; drop it in the middle.
web-deal-drop-laid = A property stays among your sets; it never goes into the bank.

## Picking targets

web-deal-pick = Choose { $thing }
web-deal-pick-one = Choose what is lit on the table, or here.
web-deal-pick-several = Choose what is lit on the table, or here; then check it.
web-deal-pick-person = Who?
web-deal-pick-theirs = Which card?
web-deal-pick-their-set = Which set?
web-deal-pick-own = For which of yours?
web-deal-pick-own-set = Which of your sets?
web-deal-pick-times = Double it?
web-deal-times =
    { $times ->
        [x2] doubled
        [x4] fourfold
       *[other] once
    }

## Answers

web-deal-aimed = { $person } plays { $card } against you
web-deal-charged =
    { $code ->
        [station] { $person } charges you rent for stations
        [utility] { $person } charges you rent for utilities
       *[other] { $person } charges you rent for { $colour }
    }
web-deal-says-no = { $person } says no
web-deal-rent-card =
    { $code ->
        [station] the rent for stations
        [utility] the rent for utilities
       *[other] the rent for { $colour }
    }
# The name of a card in a sentence.
web-deal-card-named = { $card }
web-deal-have-no = The other player may answer with a no as well.
web-deal-lack-no = You hold no Just Say No; you are asked all the same, so that nobody learns it.
web-deal-lets = From now on let it happen by itself, after a moment, whenever I hold none
web-deal-habit-end = End my turn when nothing is left to do
web-deal-habit-let = Let attacks happen after a moment when I hold no Just Say No

## Paying, placing, giving up

web-deal-sum =
    { $missing ->
        [0] { $over ->
            [0] Chosen: { $sum }M, exactly what you owe.
           *[other] Chosen: { $sum }M, { $over }M more than you owe.
        }
       *[other] Chosen: { $sum }M of { $owed }M, { $missing }M still missing.
    }
web-deal-pay = Pay { $sum }M
web-deal-pay-clear = Clear all
web-deal-pay-from =
    { $picked ->
        [0] Pay with { $amount }M from the bank, of { $count }
       *[other] Pay with { $amount }M from the bank, { $picked } of { $count } chosen
    }
web-deal-no-change = Nobody gives change.
web-deal-from-bank = From the bank
web-deal-from-sets = From your sets
web-deal-place-hint = It can be moved again on your own turn.
web-deal-give-up-hint =
    { $count ->
        [one] Choose a card from your hand; { $open ->
            [yes] it goes to the centre.
           *[other] it goes under the draw pile, where nobody sees it.
        }
       *[other] Choose { $count } cards from your hand; { $open ->
            [yes] they go to the centre.
           *[other] they go under the draw pile, where nobody sees them.
        }
    }

## Waiting for others

web-deal-moment = One moment …
web-deal-over = The game is over.
web-deal-waits-turn =
    { $left ->
        [one] { $person } is playing: { $left } play left
       *[other] { $person } is playing: { $left } plays left
    }
web-deal-waits-answer = { $person } may say no to { $card }
web-deal-waits-no = { $person } may answer the no with a no
web-deal-waits-payment = { $person } pays { $amount }M
web-deal-waits-place = { $person } places a wild
web-deal-waits-give-up = { $person } gives up cards
web-deal-waits-attack = { $person } has to answer

## Hints of the first turn

web-hint-deal-1 = Three full sets of different colours win. A full set has a roof.
web-hint-deal-2 = You draw two cards, then play up to three: into your bank, as properties, or for what they do.
web-hint-deal-3 = Choose a card to see where it can go, or drag it there.
web-hint-deal-4 = You pay with what lies in front of you, never from your hand. Nobody gives change, so keep some small money in the bank.
web-hint-deal-5 = When somebody plays against you, a Just Say No in your hand stops it.
