### Millionaire: what happened, what can be done, and what is asked. What Banking says in the same way is taken from there.

millionaire-money = { track-money }
# Cards that are kept and change hands in deals.
kept-millionaire-chance-out-of-jail = a card out of jail (Chance)
kept-millionaire-lifestyle-out-of-jail = a card out of jail (Millionaire Lifestyle)

## What happened

millionaire-event-rolled-for-start = { banking-event-rolled-for-start }
millionaire-event-turn-began = { banking-event-turn-began }
millionaire-event-rolled = { banking-event-rolled }
millionaire-event-moved = { banking-event-moved }
# What a payment is for, behind the amount.
millionaire-why =
    { $why ->
        [rent] rent
        [card] card
        [salary] salary
        [fine] jail
        [deed] property
        [auction] auction
        [building] building
        [mortgage] mortgage
        [lift] mortgage lifted
        [interest] interest
        [sale] buildings sold
        [deal] deal
        [bankruptcy] bankruptcy
       *[other] { $why }
    }
millionaire-event-paid =
    { $bank ->
        [payer] { $you ->
            [payee] The bank pays you { $amount } ({ millionaire-why }).
           *[other] The bank pays { $payee } { $amount } ({ millionaire-why }).
        }
       *[other] { $you ->
            [payer] You pay { $payee } { $amount } ({ millionaire-why }).
           *[other] { $payer } pays { $payee } { $amount } ({ millionaire-why }).
        }
    }
millionaire-event-owed =
    { $you ->
        [payer] You owe { $payee } { $amount } ({ millionaire-why }), more than you have.
       *[other] { $payer } owes { $payee } { $amount } ({ millionaire-why }), which is too much to pay at once.
    }
millionaire-event-bought = { banking-event-bought }
millionaire-event-declined = { banking-event-declined }
millionaire-event-auction-opened = { $thing } is put up for auction.
millionaire-event-bid = { banking-event-bid }
millionaire-event-passed-auction = { banking-event-passed-auction }
millionaire-event-auction-ended =
    { $bank ->
        [seat] Nobody bids for { $space }.
       *[other] { $you ->
            [seat] You have the highest bid for { $space }: { $amount }.
           *[other] { $seat } has the highest bid for { $space }: { $amount }.
        }
    }
millionaire-event-rent-due =
    { $you ->
        [seat] You owe { $owner } { $amount } rent for { $space }.
        [owner] { $seat } owes you { $amount } rent for { $space }.
       *[other] { $seat } owes { $owner } { $amount } rent for { $space }.
    }
millionaire-deck =
    { $deck ->
        [0] { space-millionaire-chance-1 }
       *[other] { space-millionaire-lifestyle-1 }
    }
millionaire-event-drew-card =
    { $you ->
        [seat] You draw from { millionaire-deck }: “{ $card }. { $card-does }”
       *[other] { $seat } draws from { millionaire-deck }: “{ $card }. { $card-does }”
    }
millionaire-event-kept-card = { banking-event-kept-card }
millionaire-event-went-to-jail = { banking-event-went-to-jail }
millionaire-event-freed-from-jail =
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
            [seat] Three turns in jail are over: you must pay to leave.
           *[other] Three turns in jail are over: { $seat } must pay to leave.
        }
       *[other] { $you ->
            [seat] You have paid and leave jail.
           *[other] { $seat } has paid and leaves jail.
        }
    }
# What stands on a lot after building.
millionaire-standing =
    { $level ->
        [1] one house
       *[other] { $level } houses
    }
millionaire-event-built =
    { $is_hotel ->
        [yes] { $you ->
            [seat] You build a hotel on { $space } for { $amount }.
           *[other] { $seat } builds a hotel on { $space } for { $amount }.
        }
       *[other] { $amount ->
            [0] { $you ->
                [seat] You put up a free house on { $space }: { millionaire-standing }.
               *[other] { $seat } puts up a free house on { $space }: { millionaire-standing }.
            }
           *[other] { $you ->
                [seat] You build on { $space } for { $amount }: { millionaire-standing }.
               *[other] { $seat } builds on { $space } for { $amount }: { millionaire-standing }.
            }
        }
    }
millionaire-event-sold = { banking-event-sold }
millionaire-event-mortgaged = { banking-event-mortgaged }
millionaire-event-lifted = { banking-event-lifted }
millionaire-event-deal-offered = { banking-event-deal-offered }
millionaire-event-deal-declined = { banking-event-deal-declined }
millionaire-event-deal-withdrawn = { banking-event-deal-withdrawn }
millionaire-event-deal-done = { banking-event-deal-done }
millionaire-event-went-bankrupt = { banking-event-went-bankrupt }
millionaire-won-why =
    { $why ->
        [million] The million is reached:
       *[other] Nobody else is left:
    }
millionaire-event-won =
    { $you ->
        [seat] { millionaire-won-why } you win.
       *[other] { millionaire-won-why } { $seats } wins.
    }
millionaire-event-changed-level =
    { $you ->
        [seat] You move from { $before }★ to { $stars }★.
       *[other] { $seat } moves from { $before }★ to { $stars }★.
    }

## What happens with Fortune cards

millionaire-event-found-fortune =
    { $card ->
        [none] { $seat } takes the Fortune card of { $space }.
       *[other] { $you ->
            [seat] You take the Fortune card of { $space }: “{ $card }. { $card-does }”
           *[other] { $seat } takes the Fortune card of { $space }: “{ $card }. { $card-does }”
        }
    }
millionaire-event-kept-fortune =
    { $card ->
        [none] { $seat } keeps the Fortune card.
       *[other] { $you ->
            [seat] You keep it, face down: { $card }.
           *[other] { $seat } keeps the Fortune card: { $card }.
        }
    }
millionaire-event-used-fortune =
    { $you ->
        [seat] You use your Fortune card: { $card }.
       *[other] { $seat } uses a Fortune card: “{ $card }. { $card-does }”
    }
# What an aimed card would move: a property or money, for another property or for nothing.
millionaire-aim =
    { $give-count ->
        [0] { $take }
       *[other] { $take } for { $give }
    }
millionaire-event-aimed =
    { $you ->
        [seat] You aim it at { $target }: { millionaire-aim }.
        [target] { $seat } aims it at you: { millionaire-aim }.
       *[other] { $seat } aims it at { $target }: { millionaire-aim }.
    }
millionaire-event-cancelled =
    { $you ->
        [seat] Your card against { $target } is cancelled: { $card }.
        [target] { $seat }’s card against you is cancelled: { $card }.
       *[other] { $seat }’s card against { $target } is cancelled: { $card }.
    }
millionaire-event-lost-fortune = The Fortune card of { $space } is put away, and nobody looks at it.
millionaire-fortune-cards =
    { $count ->
        [1] a Fortune card
       *[other] { $count } Fortune cards
    }
millionaire-event-discarded-fortune =
    { $cards ->
        [none] { $seat } puts away { millionaire-fortune-cards }, face down.
       *[other] { $you ->
            [seat] You put away, face down: { $cards }.
           *[other] { $seat } puts away, face down: { $cards }.
        }
    }
millionaire-event-took-deed =
    { $you ->
        [seat] You take { $space } from { $target }.
       *[other] { $seat } takes { $space } from { $target }.
    }
millionaire-event-swapped-deeds =
    { $you ->
        [seat] You give { $target } { $give } for { $take }.
       *[other] { $seat } gives { $target } { $give } for { $take }.
    }

## What can be done

millionaire-action-roll = { banking-action-roll }
millionaire-action-end = { banking-action-end }
millionaire-action-buy = { banking-action-buy }
millionaire-action-leave = { banking-action-leave }
millionaire-action-bid = { banking-action-bid }
millionaire-action-pass = { banking-action-pass }
millionaire-action-build =
    { $hotel ->
        [1] Build on { $space } for { $amount }: a hotel
       *[other] Build on { $space } for { $amount }: { millionaire-standing }
    }
millionaire-level =
    { $hotel ->
        [yes] a hotel
       *[no] { $level ->
            [0] nothing
            [1] 1 house
           *[other] { $level } houses
        }
    }
millionaire-action-sell = { banking-action-sell }
millionaire-action-mortgage = { banking-action-mortgage }
millionaire-action-lift = { banking-action-lift }
millionaire-action-offer = { banking-action-offer }
millionaire-action-accept = { banking-action-accept }
millionaire-action-decline = { banking-action-decline }
millionaire-action-withdraw = { banking-action-withdraw }
millionaire-action-bankrupt = { banking-action-bankrupt }
millionaire-action-resign = { banking-action-resign }
millionaire-action-pay-fine = Pay { $amount } to leave jail
millionaire-action-use-card = { banking-action-use-card }
millionaire-action-collect = Take the whole salary of { $amount }
millionaire-action-upgrade = Take { $amount } and the token of { $stars }★
millionaire-action-choose = Choose { $target }
millionaire-action-go-to = Go to { $space }
millionaire-action-buy-also = Buy { $space } as well for { $amount }
millionaire-action-free-house = { card-millionaire-free-house }: put up a house on { $space } for nothing
millionaire-action-swap = { card-millionaire-exchange }: give { $give } for { $take }
millionaire-action-take = { card-millionaire-takeover }: take { $space }
millionaire-action-cancel = Cancel it with your { card-millionaire-veto }

## The same in a line for several of a kind

millionaire-group-build = { banking-group-build }
millionaire-group-sell = { banking-group-sell }
millionaire-group-mortgage = { banking-group-mortgage }
millionaire-group-lift = { banking-group-lift }
millionaire-group-offer = { banking-group-offer }
millionaire-group-choose = Choose a player
millionaire-group-go-to = Go to a space
millionaire-group-buy-also = Buy one more property
millionaire-group-free-house = Put up a house for nothing
millionaire-group-swap = Swap properties
millionaire-group-take = Take a property

## What a person may type for an action, between commas

millionaire-typed-roll = { banking-typed-roll }
millionaire-typed-end = { banking-typed-end }
millionaire-typed-buy = { banking-typed-buy }
millionaire-typed-leave = { banking-typed-leave }
millionaire-typed-bid = { banking-typed-bid }
millionaire-typed-pass = { banking-typed-pass }
millionaire-typed-build = { banking-typed-build }
millionaire-typed-sell = { banking-typed-sell }
millionaire-typed-mortgage = { banking-typed-mortgage }
millionaire-typed-lift = { banking-typed-lift }
millionaire-typed-offer = { banking-typed-offer }
millionaire-typed-accept = { banking-typed-accept }
millionaire-typed-decline = { banking-typed-decline }
millionaire-typed-withdraw = { banking-typed-withdraw }
millionaire-typed-bankrupt = { banking-typed-bankrupt }
millionaire-typed-resign = { banking-typed-resign }
millionaire-typed-pay-fine = { banking-typed-pay-fine }
millionaire-typed-use-card = { banking-typed-use-card }
millionaire-typed-collect = collect, salary, take salary, keep
millionaire-typed-upgrade = upgrade, level, up, level up, token, upgrade token, change token
millionaire-typed-choose = choose
millionaire-typed-go-to = go to, go
millionaire-typed-buy-also = buy also, buy, buy too
millionaire-typed-free-house = free house, house
millionaire-typed-swap = swap, exchange, change of address
millionaire-typed-take = take, takeover
millionaire-typed-cancel = cancel, veto

## What is asked

millionaire-asked-turn =
    { $may_roll ->
        [yes] It is your turn to roll.
       *[other] Anything else before you end your turn?
    }
millionaire-asked-buy = { banking-asked-buy }
millionaire-asked-auction = { banking-asked-auction }
millionaire-asked-payment = You owe { $payee } { $amount } ({ millionaire-why }). How do you raise the money?
millionaire-asked-offer = { banking-asked-offer }
millionaire-asked-upgrade = You are at { space-millionaire-go }. Do you take the whole salary, or part of it and the next token?
millionaire-asked-choose-player = “{ $card }. { $card-does }” Whom do you choose?
millionaire-asked-go-to = “{ $card }. { $card-does }” Where do you go?
millionaire-asked-buy-also = Do you buy one more property of the { $group } group?
millionaire-asked-answer =
    { $cancelled ->
        [yes] { $target } cancels your “{ $card }”. Do you cancel that in turn?
       *[other] { $seat } uses “{ $card }” against you: { millionaire-aim }. Do you cancel it?
    }

## What is refused

millionaire-sell-too-much = Less than that covers your debt; sell only as many buildings as it takes.
millionaire-no-card = You do not keep a Fortune card “{ $card }”.
millionaire-card-not-now = A kept Fortune card is used on your own turn or between turns, when nothing else is open.
millionaire-card-lot = { $space } is no property for that card: its colour is whole or has buildings, or it is not with the right player.
millionaire-card-whom = Choose another player who is still in the game.
millionaire-card-hotel = A free house is never a hotel, and { $space } has four houses.
millionaire-card-space = The card does not lead to { $space }.
millionaire-also-lot = { $space } is not for sale with this card: it must be of the same colour, have no owner, and you must have its price.
millionaire-not-at-go = The salary and the next token are chosen only at { space-millionaire-go }.
millionaire-nothing-aimed = There is nothing that you could cancel now.
millionaire-no-choice = That is not what the game asks of you now.

## Positions that cannot be

millionaire-position-buried = { field-is } nobody can have laid { $card } aside unseen: it acts as soon as it is found.
millionaire-position-fortune = { field-is } no Fortune card lies on { $space }, which has an owner.
millionaire-position-won = { field-is } whoever has { $amount } and owes nothing has won, so it must be less.
millionaire-position-jail = { field-is } the fourth turn begins outside the jail, so it must be less.
millionaire-position-highest = { field-is } this player has the highest token already.
millionaire-position-no-choice = { field-is } that card leaves no choice of a space here.
millionaire-position-not-spent = { field-is } a Fortune card that acts must be among the spent ones.
millionaire-position-off = { field-is } this player must stand on a property whose card waits for its sale.
millionaire-position-colour = { field-is } it must be the colour of the property on which { $seat } stands.
millionaire-position-no-lot = { field-is } it must be a colour of which the bank still has a property.
millionaire-position-aimed = { field-is } it must be a property of { $seat } that cards can move: of a colour without buildings that nobody owns whole.
millionaire-position-laid = { field-is } its Fortune card is taken up before the property can be bought.
