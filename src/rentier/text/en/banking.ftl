### Banking: what happened, what can be done, and what is asked.

banking-money = { track-money }
# Cards that are kept and change hands in deals.
kept-banking-chance-out-of-jail = a card out of jail (Chance)
kept-banking-chest-out-of-jail = a card out of jail (Community Chest)

## What happened

banking-event-rolled-for-start = To see who starts, { $seats } roll { $totals }.
banking-event-turn-began =
    { $you ->
        [seat] Turn { $number }: you.
       *[other] Turn { $number }: { $seat }.
    }
banking-event-rolled =
    { $you ->
        [seat] You roll { $first } and { $second }.
       *[other] { $seat } rolls { $first } and { $second }.
    }
# Behind a move: a token that walks to the jail is not in it.
banking-visiting =
    { $space-code ->
        [jail] , just visiting
       *[other] { "" }
    }
banking-event-moved =
    { $how ->
        [back] { $you ->
            [seat] You move back to { $space }.
           *[other] { $seat } moves back to { $space }.
        }
       *[other] { $you ->
            [seat] You move to { $space }{ banking-visiting }.
           *[other] { $seat } moves to { $space }{ banking-visiting }.
        }
    }
# What a payment is for, behind the amount.
banking-why =
    { $why ->
        [rent] rent
        [tax] tax
        [card] card
        [salary] { space-banking-go }
        [fine] fine
        [deed] property
        [auction] auction
        [building] building
        [mortgage] mortgage
        [lift] mortgage paid off
        [interest] interest
        [sale] buildings sold
        [deal] deal
        [bankruptcy] bankruptcy
       *[other] { $why }
    }
banking-event-paid =
    { $bank ->
        [payer] { $you ->
            [payee] The bank pays you { $amount } ({ banking-why }).
           *[other] The bank pays { $payee } { $amount } ({ banking-why }).
        }
       *[other] { $you ->
            [payer] You pay { $payee } { $amount } ({ banking-why }).
           *[other] { $payer } pays { $payee } { $amount } ({ banking-why }).
        }
    }
banking-event-owed =
    { $you ->
        [payer] You owe { $payee } { $amount } ({ banking-why }), more than you have.
       *[other] { $payer } owes { $payee } { $amount } ({ banking-why }), which is too much to pay at once.
    }
banking-event-bought =
    { $you ->
        [seat] You buy { $space } for { $amount }.
       *[other] { $seat } buys { $space } for { $amount }.
    }
banking-event-declined =
    { $you ->
        [seat] You leave { $space } to an auction.
       *[other] { $seat } leaves { $space } to an auction.
    }
banking-event-auction-opened =
    { $thing ->
        [apartment] One of the last apartments is put up for auction.
        [hotel] One of the last hotels is put up for auction.
       *[other] { $thing } is put up for auction.
    }
banking-event-bid =
    { $you ->
        [seat] You bid { $amount } for { $space }.
       *[other] { $seat } bids { $amount } for { $space }.
    }
banking-event-passed-auction =
    { $you ->
        [seat] You pass.
       *[other] { $seat } passes.
    }
banking-event-auction-ended =
    { $bank ->
        [seat] Nobody bids for { $space }; it stays with the bank.
       *[other] { $you ->
            [seat] You have the highest bid for { $space }: { $amount }.
           *[other] { $seat } has the highest bid for { $space }: { $amount }.
        }
    }
banking-event-rent-due =
    { $you ->
        [seat] { $owner } may claim { $amount } rent from you for { $space }.
        [owner] You may claim { $amount } rent from { $seat } for { $space }.
       *[other] { $owner } may claim { $amount } rent from { $seat } for { $space }.
    }
banking-event-claimed-rent =
    { $you ->
        [seat] You claim { $amount } rent from { $target } for { $space }.
       *[other] { $seat } claims { $amount } rent from { $target } for { $space }.
    }
banking-event-lost-claim =
    { $you ->
        [seat] You did not claim { $amount } rent from { $target } for { $space }; it is lost.
       *[other] { $seat } did not claim { $amount } rent from { $target } for { $space }; it is lost.
    }
banking-deck =
    { $deck ->
        [0] { space-banking-chance-1 }
       *[other] { space-banking-chest-1 }
    }
banking-event-drew-card =
    { $you ->
        [seat] You draw from { banking-deck }: “{ $card }”
       *[other] { $seat } draws from { banking-deck }: “{ $card }”
    }
banking-event-kept-card =
    { $you ->
        [seat] You keep the card.
       *[other] { $seat } keeps the card.
    }
banking-event-went-to-jail =
    { $you ->
        [seat] You go to jail.
       *[other] { $seat } goes to jail.
    }
banking-event-freed-from-jail =
    { $how ->
        [double] { $you ->
            [seat] The double gets you out of jail.
           *[other] The double gets { $seat } out of jail.
        }
        [card] { $you ->
            [seat] Your card gets you out of jail.
           *[other] A card gets { $seat } out of jail.
        }
        [third] { $you ->
            [seat] No double in three turns: you must pay the fine and leave jail.
           *[other] No double in three turns: { $seat } must pay the fine and leave jail.
        }
       *[other] { $you ->
            [seat] You have paid the fine and leave jail.
           *[other] { $seat } has paid the fine and leaves jail.
        }
    }
# What stands on a street after building.
banking-standing =
    { $level ->
        [1] one apartment
       *[other] { $level } apartments
    }
banking-event-built =
    { $is_hotel ->
        [yes] { $you ->
            [seat] You build a hotel on { $space } for { $amount }.
           *[other] { $seat } builds a hotel on { $space } for { $amount }.
        }
       *[other] { $you ->
            [seat] You build on { $space } for { $amount }: { banking-standing }.
           *[other] { $seat } builds on { $space } for { $amount }: { banking-standing }.
        }
    }
# What stands on a group after a sale, street by street.
banking-left =
    { $levels-sum ->
        [0] nothing is left there
       *[other] left there: { $levels }
    }
banking-event-sold =
    { $you ->
        [seat] You sell buildings of the { $group } group for { $amount }; { banking-left }.
       *[other] { $seat } sells buildings of the { $group } group for { $amount }; { banking-left }.
    }
banking-event-wanted-building =
    { $thing ->
        [hotel] { $you ->
            [seat] You want the hotel too.
           *[other] { $seat } wants the hotel too.
        }
       *[other] { $you ->
            [seat] You want the apartment too.
           *[other] { $seat } wants the apartment too.
        }
    }
banking-event-building-bid =
    { $you ->
        [seat] You bid { $amount }, to build on { $space }.
       *[other] { $seat } bids { $amount }, to build on { $space }.
    }
banking-event-passed-building = { banking-event-passed-auction }
banking-event-building-unsold =
    { $thing ->
        [hotel] Nobody bids for the hotel; it stays with the bank.
       *[other] Nobody bids for the apartment; it stays with the bank.
    }
banking-event-mortgaged =
    { $you ->
        [seat] You mortgage { $space }.
       *[other] { $seat } mortgages { $space }.
    }
banking-event-lifted =
    { $you ->
        [seat] You pay off the mortgage of { $space }.
       *[other] { $seat } pays off the mortgage of { $space }.
    }
# Behind an offer: what it does about a debt.
banking-settling =
    { $debt ->
        [0] { "" }
        [none] { "" }
       *[other] , which settles { $debt } of what is owed
    }
banking-event-deal-offered =
    { $give-count ->
        [0] { $you ->
            [seat] You ask { $target } for { $take }{ banking-settling }.
           *[other] { $seat } asks { $target } for { $take }{ banking-settling }.
        }
       *[other] { $you ->
            [seat] You offer { $target } { $give } for { $take }{ banking-settling }.
           *[other] { $seat } offers { $target } { $give } for { $take }{ banking-settling }.
        }
    }
banking-event-deal-declined =
    { $you ->
        [seat] You decline { $target }’s offer.
        [target] { $seat } declines your offer.
       *[other] { $seat } declines { $target }’s offer.
    }
banking-event-deal-withdrawn =
    { $you ->
        [seat] You take back your offer to { $target }.
       *[other] { $seat } takes back the offer to { $target }.
    }
banking-event-deal-done =
    { $give-count ->
        [0] { $you ->
            [seat] It is a deal: you get { $take } from { $target }{ banking-settling }.
           *[other] It is a deal: { $seat } gets { $take } from { $target }{ banking-settling }.
        }
       *[other] { $you ->
            [seat] It is a deal: you give { $target } { $give } for { $take }{ banking-settling }.
           *[other] It is a deal: { $seat } gives { $target } { $give } for { $take }{ banking-settling }.
        }
    }
banking-event-went-bankrupt =
    { $you ->
        [seat] You are bankrupt: what you have goes to { $creditor }.
       *[other] { $seat } is bankrupt: what is left goes to { $creditor }.
    }
banking-event-time-called =
    { $between_turns ->
        [yes] The time has run out. Once the last rents are claimed, the richest wins.
       *[other] The time has run out. This turn is played to its end, then the richest wins.
    }
banking-won-why =
    { $why ->
        [bankruptcies] The second bankruptcy ends the game:
        [rounds] Time is up:
        [time] Time is up:
       *[other] Nobody else is left:
    }
banking-event-won =
    { $seats-count ->
        [1] { $you ->
            [seat] { banking-won-why } you win.
           *[other] { banking-won-why } { $seats } wins.
        }
       *[other] { banking-won-why } { $seats } share the win.
    }

## What can be done

banking-action-roll = Roll the dice
banking-action-end = End your turn
banking-action-buy = Buy it for { $amount }
banking-action-leave = Leave it to an auction
banking-action-bid = Bid { $amount }
banking-action-pass = Pass
banking-action-claim =
    { $number ->
        [none] Claim { $amount } rent from { $target } for { $space }
       *[other] Claim { $amount } rent from { $target } for { $space } (stop { $number })
    }
banking-action-let-lie = Not now
banking-action-build =
    { $hotel ->
        [1] Build on { $space } for { $amount }: a hotel
       *[other] Build on { $space } for { $amount }: { banking-standing }
    }
banking-action-want = Want one too, and bid for it
banking-action-bid-building = Bid { $amount }, to build on { $space }
# What a sale leaves on one street.
banking-level =
    { $hotel ->
        [yes] a hotel
       *[no] { $level ->
            [0] nothing
            [1] 1 apartment
           *[other] { $level } apartments
        }
    }
banking-action-sell =
    { $left ->
        [0] Sell all buildings of the { $group } group for { $amount }
       *[other] Sell on the { $group } group for { $amount }, which leaves { $levels }
    }
banking-action-mortgage = Mortgage { $space } for { $amount }
banking-action-lift = Pay off the mortgage of { $space } for { $amount }
banking-action-offer =
    { $give-count ->
        [0] Ask { $target } for { $take }{ banking-settling }
       *[other] Offer { $target } { $give } for { $take }{ banking-settling }
    }
banking-action-accept =
    { $lift ->
        [none] Accept the deal
       *[other] Accept the deal, and pay off the mortgage at once: { $lift }
    }
banking-action-decline = Decline the deal
banking-action-withdraw = Take the offer back
banking-action-bankrupt = Declare bankruptcy
banking-action-resign = Leave the game for good
banking-action-time-up = Call time: the game ends with this turn
banking-action-pay-fine = Pay the fine of { $amount }
banking-action-use-card = Use your card to leave jail
banking-action-pay-card = Pay { $amount }
banking-action-draw-card = Draw a card instead

## What is refused

banking-time-not-agreed = Nobody agreed on a duration for this game; option time_limit does that before the start.
banking-time-called = The time has run out already.

## The same in a line for several of a kind

banking-group-claim = Claim rent
banking-group-build = Build
banking-group-sell = Sell buildings
banking-group-mortgage = Mortgage
banking-group-lift = Pay off a mortgage
banking-group-offer = Offer a deal
banking-group-bid-building = Bid for a street of yours

## What a person may type for an action, between commas

banking-typed-roll = roll, r, dice, throw, roll dice
banking-typed-end = end, done, end turn, e
banking-typed-buy = buy, b, yes
banking-typed-leave = leave, auction, no, put up auction, put auction
banking-typed-bid = bid
banking-typed-pass = pass, no, stop
banking-typed-claim = claim, rent, claim rent, c
banking-typed-let-lie = not now, let lie, let it lie, later, no
banking-typed-build = build, buy [apartment], buy [house], buy [hotel], buy [building]
banking-typed-want = want, yes
banking-typed-bid-building = bid building, bid
banking-typed-sell = sell
banking-typed-mortgage = mortgage
banking-typed-lift = lift, pay off, unmortgage, redeem, lift mortgage, pay off mortgage, redeem mortgage
banking-typed-offer = offer, deal, trade, propose
banking-typed-accept = accept, yes, ok, agree
banking-typed-decline = decline, no, refuse
banking-typed-withdraw = withdraw, take back
banking-typed-bankrupt = bankrupt, give up
banking-typed-resign = resign
banking-typed-time-up = time up, call time
banking-typed-pay-fine = pay fine, fine, pay
banking-typed-use-card = use card, card, play card, use
banking-typed-pay-card = pay, pay card
banking-typed-draw-card = draw, draw card

## What is asked

banking-asked-turn =
    { $you ->
        [turn] { $may_roll ->
            [yes] It is your turn to roll.
           *[other] Anything else before you end your turn?
        }
       *[other] Rent is due to you: claim it, or it is lost at the next player’s roll.
    }
banking-asked-buy = { $deed } is for sale at { $price }. Do you buy it?
banking-asked-auction =
    { $bank ->
        [leader] Auction of { $deed }: nobody has bid yet. What do you bid?
       *[other] Auction of { $deed }: { $leader } bids { $bid }. Do you bid more?
    }
banking-asked-payment = You owe { $payee } { $amount } ({ banking-why }). How do you raise the money?
banking-asked-want =
    { $hotel ->
        [yes] { $seat } wants to buy one of the last hotels. Do you want it too?
       *[other] { $seat } wants to buy one of the last apartments. Do you want it too?
    }
banking-asked-building-auction =
    { $bank ->
        [leader] { $hotel ->
            [yes] Auction of a hotel: nobody has bid yet. What do you bid?
           *[other] Auction of an apartment: nobody has bid yet. What do you bid?
        }
       *[other] { $hotel ->
            [yes] Auction of a hotel: { $leader } bids { $bid }. Do you bid more?
           *[other] Auction of an apartment: { $leader } bids { $bid }. Do you bid more?
        }
    }
banking-asked-offer =
    { $give-count ->
        [0] { $seat } asks you for { $take }{ banking-settling }. Do you accept?
       *[other] { $seat } offers you { $give } for { $take }{ banking-settling }. Do you accept?
    }
banking-asked-pay-or-draw = Do you pay, or draw a card instead?
banking-asked-closing = Time is up, but rent is still due to you: claim it now, or it is lost.

## Positions that cannot be

banking-position-no-time = { field-is } without a time limit nobody calls time, so it must be false.
banking-position-time = { field-is } time that is called between turns ends the game, so here it must be false.
banking-position-rounds = { field-is } the game ends after { $limit } rounds, so it must be less.
banking-position-quick = { field-is } the quick game ends when { $most } of them are out.
