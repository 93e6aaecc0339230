### The table of the games on a track: the board, the deeds, what is asked, auctions, deals, debts.

## The board

# What a screen reader hears of a space.
web-track-tile =
    { $name }{ $group ->
        [none] { "" }
       *[other] , { $group }
    }{ $owner ->
        [none] { "" }
        [bank] , for sale at { $price }
        [you] , yours
       *[other] , owned by { $person }
    }{ $standing ->
        [none] { "" }
       *[other] , { $standing }
    }{ $mortgaged ->
        [yes] , mortgaged
       *[other] { "" }
    }{ $tokens ->
        [0] { "" }
       *[other] . Here: { $people }
    }
web-track-tile-mortgaged = mortgaged
# Beside the name of a deed.
web-track-mortgaged = mortgaged
web-track-tile-go = collect { $amount }
web-track-tile-jail = just visiting
web-track-tile-parking = nothing happens

## The log

# The roll and the move after it, in one line.
web-joined-rolled-moved =
    { $you ->
        [seat] You roll { $first } and { $second }, and move to { $space }{ banking-visiting }.
       *[other] { $seat } rolls { $first } and { $second }, and moves to { $space }{ banking-visiting }.
    }
# A rent that is paid without being claimed, in one line.
web-joined-rent =
    { $you ->
        [seat] You pay { $owner } { $amount } rent for { $space }.
        [owner] { $seat } pays you { $amount } rent for { $space }.
       *[other] { $seat } pays { $owner } { $amount } rent for { $space }.
    }
# A mortgage and its money, in one line.
web-joined-mortgaged =
    { $you ->
        [seat] You mortgage { $space } for { $amount }.
       *[other] { $seat } mortgages { $space } for { $amount }.
    }
web-joined-lifted =
    { $you ->
        [payer] You pay off the mortgage of { $space } for { $amount }.
       *[other] { $payer } pays off the mortgage of { $space } for { $amount }.
    }

## Deeds

web-track-level =
    { $hotel ->
        [yes] Hotel
       *[other] { $level ->
            [one] 1 house
           *[other] { $level } houses
        }
    }
web-track-deed-rent = Rent
# On a rule page, of any group.
web-track-deed-double = Whole colour
web-track-deed-whole = Whole group { $letter }
web-track-deed-stations =
    { $count ->
        [one] 1 station
       *[other] { $count } stations
    }
web-track-deed-utilities =
    { $count ->
        [one] 1 utility
       *[other] { $count } utilities
    }
web-track-deed-dice = dice × { $amount }
web-track-deed-price = Price
web-track-deed-building = One building costs
web-track-deed-mortgage = Mortgage
web-track-deed-sale = The bank gives
web-track-deed-close = Close
web-track-deed-owner =
    { $owner ->
        [bank] Nobody owns it yet.
        [you] It is yours.
       *[other] { $person } owns it.
    }
# The rent of a stop now; `dice` says that it is for each point of the dice.
web-track-deed-now =
    { $dice ->
        [yes] A stop costs { $amount } for each point of the dice now.
       *[other] A stop costs { $amount } now.
    }
web-track-deed-idle = Mortgaged: a stop costs nothing.
web-track-deed-trade = Trade for it
web-track-space-card = Draw a card, and do what it says.
web-track-space-tax = Pay the bank { $amount }.
web-track-space-go = { $amount } from the bank for passing it, or stopping on it.
web-track-space-jail = A player who only stops here is visiting. A player who is sent here stays for up to { $count } turns.
web-track-space-parking = A rest. Nothing happens.
web-track-space-go-to-jail = Straight to jail, without passing GO.

## Players

web-track-player-state =
    { $state ->
        [out] out of the game
        [jail] { $who ->
            [you] you · in jail
            [bot] bot · in jail
           *[other] in jail
        }
        [turn] { $who ->
            [you] you · your turn
            [bot] bot · playing
           *[other] playing
        }
        [asked] { $who ->
            [you] you · your answer
            [bot] bot · thinking
           *[other] thinking
        }
       *[other] { $who ->
            [you] you
            [bot] bot
           *[other] waiting
        }
    }
web-track-player-cards =
    { $count ->
        [one] 1 kept card
       *[other] { $count } kept cards
    }
web-track-worth = What each player is worth
web-track-bank = The bank
web-track-bank-hotels = Hotels left
web-track-bank-deeds = Deeds for sale
web-track-where = Round { $round } · turn { $turn }

## What is asked

web-track-ask-over =
    { $count ->
        [one] { $people } wins.
       *[other] { $people } share the win.
    }
web-track-ask-wait = One moment.
web-track-ask-roll = It is your turn.
web-track-ask-roll-text = Roll the dice. You may trade before that.
web-track-ask-roll-estate = Roll the dice. Before that you may build, mortgage and trade.
web-track-ask-again = A double: roll again.
web-track-ask-again-text =
    { $count ->
        [one] A third double in a row would lead to jail.
       *[other] One more double, and you go to jail.
    }
web-track-ask-end = That was your roll.
# After a roll that did not open the jail, or on the way into it.
web-track-ask-end-jail =
    { $tries ->
        [0] You are in jail now.
       *[other] No double: you stay in jail.
    }
web-track-ask-roll-only = Roll the dice.
web-track-ask-end-build = Build or mortgage if you like, then pass the dice.
web-track-ask-end-trade = Trade if you like, then pass the dice.
web-track-ask-out = You are out of the game.
web-track-ask-out-text =
    { $alone ->
        [yes] Only bots play on. Watch them, faster if you like, or go straight to the result.
       *[other] The others play on, and you may watch.
    }
web-track-ask-end-text = Nothing else to do: pass the dice.
web-track-ask-end-estate = Build, mortgage or trade if you like, then pass the dice.
web-track-ask-jail = You are in jail.
web-track-ask-jail-text =
    Roll for a double, try { $try } of { $of }.{ $fine ->
        [yes] { " " }Or pay { $amount }.
       *[other] { "" }
    }{ $card ->
        [yes] { " " }Or use your card.
       *[other] { "" }
    }
web-track-ask-claim = Rent is due to you: { $amount }.
web-track-ask-claim-text = { $person } stopped on { $space }. Claim it before the next player rolls, or it is lost.
web-track-ask-claim-last = { $person } stopped on { $space }. Time is up: claim it now, or it is lost.
web-track-ask-closing = Time is up.
web-track-ask-closing-text = The last rents may still be claimed, then the richest wins.
web-track-ask-other = { $person }’s turn.
web-track-ask-other-text = You will be asked when it concerns you.
web-track-ask-other-business = Until the dice are rolled you may build, mortgage and trade too.
web-track-ask-other-trade = Until the dice are rolled you may propose a deal.
web-track-ask-other-jail = { $person } is in jail and tries to get out.
web-track-ask-buy = Nobody owns { $space } yet.
web-track-ask-buy-text =
    You rolled { $count }.{ $double ->
        [yes] { " " }It was a double, so you roll again after this.
       *[other] { "" }
    } Buy it, or the bank auctions it to everyone.
web-track-ask-buy-short = You do not have the money for it. Raise some, or the bank auctions it to everyone.
web-track-ask-buy-other = { $person } thinks about buying it.
web-track-ask-auction = Auction: { $space }
# The headline of an auction in which somebody has bid.
web-track-ask-led =
    { $you ->
        [yes] You bid { $amount }
       *[other] { $person } bids { $amount }
    } · { $auction }
web-track-ask-auction-text =
    { $how ->
        [none] { $fell ->
            [yes] The bank took it back from { $lander }. Everyone may bid.
           *[other] { $you ->
                [yes] You did not buy it. Everyone may bid, you too.
               *[other] { $lander } did not buy it. Everyone may bid.
            }
        }
        [first] Nobody has bid yet. Bid, or pass.
        [you] Yours is the highest bid. The others are thinking.
        [out] The others are still bidding.
        [broke] You cannot go higher: you pass.
        [short] You have { $cash }. Raise money to bid more, or pass.
       *[other] More, or pass?
    }
web-track-ask-building =
    { $hotel ->
        [yes] Auction: one of the last hotels
       *[other] Auction: one of the last houses
    }
web-track-ask-want =
    { $hotel ->
        [yes] { $you ->
            [yes] You want one of the last hotels.
           *[other] { $person } wants one of the last hotels.
        }
       *[other] { $you ->
            [yes] You want one of the last houses.
           *[other] { $person } wants one of the last houses.
        }
    }
web-track-ask-want-text = The bank has too few for everybody who could build. Whoever wants it too bids for it.
web-track-ask-want-wait = The others are asked whether they want it too.
web-track-ask-debt = You owe { $payee } { $amount } ({ $why }).
web-track-ask-debt-text = { $missing } is missing. Sell, mortgage or trade; it is paid as soon as you can.
web-track-ask-debt-lost = { $missing } is missing, and all you own would not cover it. A deal may still save you.
web-track-ask-debt-other =
    { $you ->
        [yes] { $payer } owes you { $amount } ({ $why }).
       *[other] { $payer } owes { $payee } { $amount } ({ $why }).
    }
web-track-ask-debt-other-text = { $payer } has to raise the money.
web-track-ask-offer = { $person } offers you a deal.
web-track-ask-offered = Your offer is with { $target }.
web-track-ask-offered-text = You can withdraw it until it is answered.
web-track-ask-offer-other = { $person } offers { $target } a deal.
web-track-ask-pay-or-draw =
    { $you ->
        [yes] Pay, or draw?
       *[other] { $person } chooses: pay, or draw.
    }
web-track-ask-trade = A deal with { $person }
# On phones the board makes room for what is being put together.
web-track-ask-trade-text =
    { $board ->
        [yes] Choose what goes each way, here or on the board.
       *[other] Choose what goes each way.
    }
web-track-ask-estate = Your property
web-track-ask-estate-text = Whatever is possible now shows its amount.

## The action bar

web-track-do =
    { $verb ->
        [roll] Roll the dice
        [end] End your turn
        [buy] Buy for { $amount }
        [leave] Auction it
        [claim] Claim { $amount }
        [let-lie] Not now
        [pass] Pass
        [bid] Bid { $amount }
        [want] I want one too
        [accept] Accept
        [decline] Decline
        [withdraw] Withdraw the offer
        [bankrupt] Declare bankruptcy
        [pay-fine] Pay { $amount }
        [use-card] Use your card
        [pay-card] Pay { $amount }
        [draw-card] Draw a card
       *[other] { $verb }
    }
web-track-do-claim-from = Claim { $amount } from { $person }
web-track-do-accept-lift = Accept, and pay off the mortgages: { $amount }
web-track-do-bid-again = Overtaken: bid { $amount }?
web-track-do-skip =
    { $out ->
        [yes] Straight to the result
       *[other] Skip to my turn
    }
web-track-look = Look at the board
web-track-back = Back to the question
web-track-do-faster = Watch faster
web-track-habit-roll = Roll for me when there is nothing else to decide
web-track-habit-end = End my turn when nothing is left to do
web-track-offers-spent =
    { $count ->
        [one] No more deals this turn: you have made your one offer.
       *[other] No more deals this turn: you have made { $count } offers.
    }
web-track-do-trade = Trade
web-track-do-estate =
    { $what ->
        [build] Build
        [lift] Pay off a mortgage
        [mortgage] Mortgage
        [raise] Raise money
       *[other] Property
    }
web-track-do-counter = Make a counter-offer
web-track-do-mute = No more deals with { $person } this turn
web-track-do-offer = Offer it to { $person }
web-track-cash = You have { $amount }.
web-track-do-close = Close
web-track-do-other = Other…
web-track-do-add = +{ $amount }
web-track-do-bid-for = Bid { $amount } for { $space }
web-track-muted = Offers from { $people } are declined until the turn ends.
web-track-unmute = Receive them again
# What a typed amount is read as, or why it does not count.
web-track-amount-read = = { $amount }
web-track-amount-fault =
    { $fault ->
        [low] { $amount } is too little: at least { $lowest }.
        [high] { $amount } is too much: at most { $highest }.
        [odd] { $amount } is between two steps: only steps of { $step } count.
        [unit] { $typed } of what? Add K or M: at least { $lowest }, at most { $highest }.
       *[unread] That is no amount. Write, for instance, { $lowest }.
    }
web-track-trade-empty = Choose at least one property or card.

## Buying and bidding

web-track-buy-account =
    { $you ->
        [yes] Your account after buying
       *[other] { $person }’s account after buying
    }
web-track-buy-group = Group { $letter }, { $group }: { $count } of { $of } with this one
web-track-buy-free = free
web-track-buy-others =
    { $count ->
        [0] { "" }
       *[other] In an auction the others can go up to: { $people }.
    }
web-track-you = You
web-track-bid-state =
    { $state ->
        [lead] highest bid · can go up to { $amount }
        [in] can go up to { $amount }
       *[other] has passed
    }
web-track-bid-passed = passed
web-track-bid-amount = Your bid
web-track-bid-where = Where to build

## Deals

web-track-offer-gives =
    { $you ->
        [yes] You give
       *[other] { $person } gives
    }
web-track-offer-nothing = nothing
web-track-offer-then =
    { $you ->
        [yes] Then you have { $count } of { $of } in the { $group } group.
       *[other] Then { $person } has { $count } of { $of } in the { $group } group.
    }
web-track-offer-debt = It settles { $amount } of what is owed.
web-track-deal = A deal on the table
web-track-deal-state =
    { $state ->
        [exchange] It is agreed, and being carried out.
       *[offer] { $you ->
            [yes] You are being asked.
           *[other] { $person } is thinking about it.
        }
    }
web-track-trade-with = With whom
web-track-trade-has =
    { $you ->
        [yes] you have { $amount }
       *[other] has { $amount }
    }
web-track-trade-nothing = Nothing to trade.
web-track-trade-money = Money
web-track-trade-pays =
    { $you ->
        [yes] You pay
       *[other] { $person } pays
    }
web-track-trade-debt = Settles this much of the { $amount } owed
web-track-trade-lift = Pay off the mortgage of { $space } at once

## Own property

web-track-estate-do =
    { $verb ->
        [build] { $hotel ->
            [yes] Hotel for { $amount }
           *[other] Build for { $amount }
        }
        [sell] Sell for { $amount }
        [mortgage] Mortgage for { $amount }
        [lift] Pay off for { $amount }
       *[other] { $verb }
    }
# What one would look for but cannot do now; the game says why.
web-track-estate-wish =
    { $verb ->
        [build] Build
        [lift] Pay off
       *[other] { $verb }
    }
web-track-estate-sell-all = Sell all for { $amount }
web-track-estate-sell-to = Sell down to { $count } on each for { $amount }
web-track-estate-nothing = You own nothing yet.
