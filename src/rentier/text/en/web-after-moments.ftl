### What people remember of a finished game, told in the result and at the replay.

## In every game

game-moment-won =
    { $rounds ->
        [0] { $you ->
            [seat] You win the game.
           *[other] { $seat } wins the game.
        }
       *[other] { $you ->
            [seat] You win within { $rounds } rounds.
           *[other] { $seat } wins within { $rounds } rounds.
        }
    }

## On every track

track-moment-group =
    { $amount ->
        [0] { $you ->
            [seat] You complete the { $group } group.
           *[other] { $seat } completes the { $group } group.
        }
       *[other] { $you ->
            [seat] You complete the { $group } group: it brings you { $amount } in rent.
           *[other] { $seat } completes the { $group } group: it brings { $amount } in rent.
        }
    }
track-moment-rent =
    { $you ->
        [seat] { $target } pays you { $amount } for a stop on { $space }.
        [target] You pay { $seat } { $amount } for a stop on { $space }.
       *[other] { $target } pays { $seat } { $amount } for a stop on { $space }.
    }
# Behind a deal, or a property that was taken: what it brought later.
track-moment-brings =
    { $amount ->
        [0] { "" }
       *[other] { " " }That brings { $amount } in rent.
    }
track-moment-deal =
    { $give-count ->
        [0] { $you ->
            [seat] You get { $take } from { $target } in a deal.{ track-moment-brings }
           *[other] { $seat } gets { $take } from { $target } in a deal.{ track-moment-brings }
        }
       *[other] { $take-count ->
            [0] { $you ->
                [seat] You give { $target } { $give } in a deal.{ track-moment-brings }
               *[other] { $seat } gives { $target } { $give } in a deal.{ track-moment-brings }
            }
           *[other] { $you ->
                [seat] You give { $target } { $give } for { $take }.{ track-moment-brings }
               *[other] { $seat } gives { $target } { $give } for { $take }.{ track-moment-brings }
            }
        }
    }
track-moment-taken =
    { $give-count ->
        [0] { $you ->
            [seat] You take { $take } from { $target } by a card.{ track-moment-brings }
           *[other] { $seat } takes { $take } from { $target } by a card.{ track-moment-brings }
        }
       *[other] { $you ->
            [seat] You swap { $give } for { $target }’s { $take } by a card.{ track-moment-brings }
            [target] { $seat } swaps { $give } for your { $take } by a card.{ track-moment-brings }
           *[other] { $seat } swaps { $give } for { $target }’s { $take } by a card.{ track-moment-brings }
        }
    }
track-moment-card =
    { $gain ->
        [yes] { $you ->
            [seat] The card “{ $card }” brings you { $amount }.
           *[other] The card “{ $card }” brings { $seat } { $amount }.
        }
       *[no] { $you ->
            [seat] The card “{ $card }” costs you { $amount }.
           *[other] The card “{ $card }” costs { $seat } { $amount }.
        }
    }
track-moment-bankrupt =
    { $you ->
        [seat] You are bankrupt, and what is left goes to { $creditor }.
       *[other] { $seat } is bankrupt, and what is left goes to { $creditor }.
    }
# These explain a choice; nobody remembers them of a game.
track-moment-salary =
    { $you ->
        [seat] You collect your salary.
       *[other] { $seat } collects a salary.
    }
track-moment-got =
    { $you ->
        [seat] You get { $space }.
       *[other] { $seat } gets { $space }.
    }
track-moment-built =
    { $you ->
        [seat] You build on the { $group } group.
       *[other] { $seat } builds on the { $group } group.
    }
track-moment-raised =
    { $you ->
        [seat] You have to raise money.
       *[other] { $seat } has to raise money.
    }

## Millionaire and Crooked Cash

millionaire-moment-level =
    { $you ->
        [seat] You reach { $stars }★.
       *[other] { $seat } reaches { $stars }★.
    }

millionaire-moment-payday =
    { $you ->
        [seat] You collect a salary of { $amount } and win.
       *[other] { $seat } collects a salary of { $amount } and wins.
    }
millionaire-moment-cancelled =
    { $you ->
        [seat] You cancel { $target }’s card “{ $card }”.
        [target] { $seat } cancels your card “{ $card }”.
       *[other] { $seat } cancels { $target }’s card “{ $card }”.
    }
crooked-moment-catch =
    { $you ->
        [seat] You catch { $target } with a fake { $amount } and keep it.
       *[other] { $seat } catches { $target } with a fake { $amount } and keeps it.
    }
crooked-moment-refused =
    { $you ->
        [seat] You refuse to pay { $target } a rent of { $amount }.
       *[other] { $seat } refuses to pay { $target } a rent of { $amount }.
    }

## Deal

deal-moment-set =
    { $count ->
        [1] { $you ->
            [seat] You complete the { $colour-set }, your first full set.
           *[other] { $seat } completes the { $colour-set }, a first full set.
        }
        [2] { $you ->
            [seat] You complete the { $colour-set }, your second full set.
           *[other] { $seat } completes the { $colour-set }, a second full set.
        }
       *[other] { $you ->
            [seat] You complete the { $colour-set }, your third full set.
           *[other] { $seat } completes the { $colour-set }, a third full set.
        }
    }
deal-moment-stole-set =
    { $you ->
        [seat] You steal { $target }’s { $colour-set }{ deal-with-buildings }.
        [target] { $seat } steals your { $colour-set }{ deal-with-buildings }.
       *[other] { $seat } steals { $target }’s { $colour-set }{ deal-with-buildings }.
    }
deal-moment-stole =
    { $you ->
        [seat] You take { $card } from { $target }.
       *[other] { $seat } takes { $card } from { $target }.
    }
deal-moment-paid =
    { $you ->
        [seat] You pay { $target } { $amount }M.
       *[other] { $seat } pays { $target } { $amount }M.
    }
deal-moment-refused =
    { $you ->
        [seat] You say no to { $target }’s { $card }.
        [target] { $seat } says no to your { $card }.
       *[other] { $seat } says no to { $target }’s { $card }.
    }

## Knockout

# What a slide changed, if the round had ended then.
knockout-moment-worth =
    { $amount ->
        [0] { $targets-count ->
            [0] it costs the others { $price }
           *[other] { $you ->
                [target] it costs you { $price }
               *[other] it costs { $targets } { $price }
            }
        }
       *[other] { $price ->
            [0] it is worth { $amount }
           *[other] { $targets-count ->
                [0] it is worth { $amount } and costs the others { $price }
               *[other] it is worth { $amount } and costs { $targets } { $price }
            }
        }
    }
knockout-moment-slide =
    { $end ->
        [space] { $you ->
            [seat] You slide onto { $space }: { knockout-moment-worth }.
           *[other] { $seat } slides onto { $space }: { knockout-moment-worth }.
        }
       *[other] { $you ->
            [seat] You slide into the crowd: { knockout-moment-worth }.
           *[other] { $seat } slides into the crowd: { knockout-moment-worth }.
        }
    }
knockout-moment-bonus = { knockout-event-got-bonus }
knockout-moment-collected = { knockout-event-collected }
knockout-moment-doubled = { knockout-event-doubled }
knockout-moment-parking = { knockout-event-took-parking }
knockout-moment-tax = { knockout-event-paid-tax }
