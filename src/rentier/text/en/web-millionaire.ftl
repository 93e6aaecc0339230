### The table of Millionaire: levels, Fortune cards, the race.

web-millionaire-where = Round { $round } · { $missing } to go for the richest
web-millionaire-race = The race to { $amount } in cash
web-millionaire-level =
    { $count ->
        [one] Level of 1 star
       *[other] Level of { $count } stars
    }
web-millionaire-bank-houses = Houses left
web-millionaire-tile-go = { $amount } and up

## Fortune cards

web-millionaire-begun = This card goes on afterwards
web-millionaire-held = Your Fortune cards
web-millionaire-held-text = Only you see these.
web-millionaire-held-count =
    { $count ->
        [one] Keeps 1 Fortune card
       *[other] Keeps { $count } Fortune cards
    }
web-millionaire-fortune-here = A Fortune card lies here.
web-millionaire-fortune-card = Fortune card
web-millionaire-swap-side =
    { $side ->
        [give] You give
       *[other] You get
    }
web-millionaire-for = for
web-millionaire-aimed-cancelled = Cancelled by “{ $card }”, unless that is cancelled too.

## Payday

web-millionaire-stay =
    { $count ->
        [one] Stay at 1 star
       *[other] Stay at { $count } stars
    }
web-millionaire-stay-text = { $before } becomes { $after }. Next lap { $salary } again.
web-millionaire-rise = Move up
web-millionaire-rise-text = { $before } becomes { $after }. Next lap { $salary }.

## What is asked

web-millionaire-ask-upgrade =
    { $you ->
        [yes] Payday.
       *[other] Payday for { $person }.
    }
web-millionaire-ask-upgrade-text =
    { $you ->
        [yes] Take the whole salary, or give up { $amount } of it for the next token, which earns more on every lap.
       *[other] { $person } takes the whole salary, or gives up { $amount } of it for the next token.
    }
web-millionaire-ask-choose =
    { $you ->
        [yes] Choose a player.
       *[other] { $person } chooses a player.
    }
web-millionaire-ask-choose-text =
    { $you ->
        [yes] The card is about one of the others.
       *[other] The card is about one of the others, perhaps you.
    }
web-millionaire-ask-go-to =
    { $you ->
        [yes] Where to?
       *[other] { $person } chooses where to go.
    }
web-millionaire-ask-go-to-text =
    { $you ->
        [yes] { $board ->
            [yes] Choose here or on the board. You walk forward, and pass GO if it lies on the way.
           *[other] You walk forward, and pass GO if it lies on the way.
        }
       *[other] One moment.
    }
web-millionaire-ask-also =
    { $you ->
        [yes] One more of this colour?
       *[other] { $person } may buy one more.
    }
web-millionaire-ask-also-text = “{ $card }”: what nobody owns of the { $group } group, for its price.
web-millionaire-ask-aimed =
    { $how ->
        [you] { $person } uses “{ $card }” against you.
        [own] You use “{ $card }” against { $target }.
       *[other] { $person } uses “{ $card }” against { $target }.
    }
web-millionaire-ask-aimed-text = You may cancel it with “{ $card }”.
web-millionaire-ask-aimed-bare = You keep no “{ $card }”. Nobody needs to know that at once.
web-millionaire-ask-aimed-wait = It may still be cancelled.
web-millionaire-ask-use =
    { $verb ->
        [take] Which property do you take?
       *[other] Which two do you swap?
    }
web-millionaire-ask-use-text =
    { $verb ->
        [take] Its colour must be incomplete and without buildings.
       *[other] Both colours must be incomplete and without buildings.
    }
web-millionaire-ask-card =
    { $you ->
        [yes] Your Fortune card: { $card }
       *[other] { $person }’s Fortune card: { $card }
    }
web-millionaire-ask-other-business = Until the dice are rolled you may build, pay off mortgages and trade too.
web-millionaire-ask-roll-estate = Roll the dice. Before that you may build, pay off mortgages and trade.
web-millionaire-ask-end-estate = Build, pay off mortgages or trade if you like, then pass the dice.

## The action bar

web-millionaire-do-collect = Take { $amount }
web-millionaire-do-upgrade = Take { $amount } + { $stars }★
web-millionaire-do-cancel = Cancel it: “{ $card }”
web-millionaire-do-pass =
    { $kind ->
        [answer] Let it happen
       *[other] Leave it at that
    }
web-millionaire-do-use = Use it
web-millionaire-do-kept = Use “{ $card }”
web-millionaire-estate-do =
    { $verb ->
        [build] { $hotel ->
            [yes] Hotel for { $amount }
           *[other] House for { $amount }
        }
        [sell] Sell for { $amount }
        [mortgage] Mortgage for { $amount }
        [lift] Pay off for { $amount }
        [free-house] Free house
       *[other] { $verb }
    }

## Spaces

web-millionaire-space-lifestyle = Draw a card of the good life. More stars, better cards.
web-millionaire-space-chance = Draw a card, and do what it says.
web-millionaire-space-go = Payday: { $amount } with one star, more with three or five. Or take less, and move up.

## What one may miss

web-millionaire-why-upgrade = One level at a time, each time you land on GO or pass it.
web-millionaire-why-build =
    { $count ->
        [2] You can build on group { $letter } when both of its streets are yours.
       *[other] You can build on group { $letter } when all { $count } of its streets are yours.
    }
web-millionaire-why-auction = If nobody bids, the player who landed there takes it for 1K.
web-millionaire-why-debt = Selling and mortgaging are for debts only, and stop when the debt is covered.
web-millionaire-why-use = A kept card is used once, on your own turn or between turns.
web-millionaire-why-answer = Everybody who keeps a Fortune card is asked, so that the question gives nothing away.

## Hints of the first turn

web-hint-millionaire-1 = You start with one star. At GO take your whole salary, or 50K less and the next level.
web-hint-millionaire-2 = Is there a card on a street? That is a Fortune card. It goes to the first player who stops there.
web-hint-millionaire-3 = Rent is paid automatically. On bare streets of a whole colour it is double.
web-hint-millionaire-4 =
    { $target ->
        [x2m] The first player with two million in cash wins at once. Deeds do not count.
       *[other] The first player with a million in cash wins at once. Deeds do not count.
    }
