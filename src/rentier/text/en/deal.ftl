### Deal: what happened, what can be done, what is asked, and what is refused.

## Sets

set-brown = brown set
set-light-blue = light blue set
set-pink = pink set
set-orange = orange set
set-red = red set
set-yellow = yellow set
set-green = green set
set-dark-blue = dark blue set
set-station = station set
set-utility = utility set
# A further set of the same colour.
set-numbered =
    { $number ->
        [2] second { $set }
        [3] third { $set }
       *[other] { $number }th { $set }
    }
# A card that lies in a set, among cards to pay with.
card-in-set = { $card } ({ $set })

## What happened

deal-event-began =
    { $you ->
        [seat] Everybody is dealt { $cards } cards. You begin.
       *[other] Everybody is dealt { $cards } cards. { $seat } begins.
    }
deal-event-turn-began =
    { $you ->
        [seat] Turn { $number }: you.
       *[other] Turn { $number }: { $seat }.
    }
deal-event-drew =
    { $you ->
        [seat] You draw { $cards }.
       *[other] { $cards ->
            [none] { $seat } draws { $count ->
                [one] a card
               *[other] { $count } cards
            }.
           *[other] { $seat } draws { $cards }.
        }
    }
deal-event-reshuffled =
    { $count ->
        [one] The draw pile is used up: the one card of the centre becomes the new one.
       *[other] The draw pile is used up: { $count } cards of the centre are shuffled into a new one.
    }
deal-event-banked =
    { $you ->
        [seat] You bank { $card-named }.
       *[other] { $seat } banks { $card-named }.
    }
deal-event-laid =
    { $you ->
        [seat] You lay { $card } in your { $colour-set }.
       *[other] { $seat } lays { $card } in their { $colour-set }.
    }
deal-event-swapped =
    { $you ->
        [seat] You exchange { $card } and { $given } between your { $colour } sets.
       *[other] { $seat } exchanges { $card } and { $given } between their { $colour } sets.
    }
deal-event-moved =
    { $you ->
        [seat] You move { $card } from your { $colour-set } to your { $to-set }.
       *[other] { $seat } moves { $card } from their { $colour-set } to their { $to-set }.
    }
deal-event-passed-go =
    { $you ->
        [seat] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
deal-event-built =
    { $you ->
        [seat] You lay { $card } on your { $colour-set }.
       *[other] { $seat } lays { $card } on their { $colour-set }.
    }
deal-event-charged =
    { $you ->
        [seat] You play { $card } and ask { $targets } for { $amount }M.
       *[other] { $seat } plays { $card } and asks { $targets } for { $amount }M.
    }
# The rent behind its amount, with how often it was doubled: 11M rent; 22M, the doubled rent,
deal-rent =
    { $times ->
        [2] , the doubled rent,
        [x2] , the doubled rent,
        [4] , the fourfold rent,
        [x4] , the fourfold rent,
       *[other] { " " }rent
    }
deal-event-charged-rent =
    { $you ->
        [seat] You charge { $targets } { $amount }M{ deal-rent } for your { $colour-set }.
       *[other] { $seat } charges { $targets } { $amount }M{ deal-rent } for their { $colour-set }.
    }
deal-event-played-sly-deal =
    { $you ->
        [seat] You play { card-sly-deal } to take { $card } from { $target }.
       *[other] { $seat } plays { card-sly-deal } to take { $card } from { $target }.
    }
deal-event-played-forced-deal =
    { $you ->
        [seat] You play { card-forced-deal } to take { $card } from { $target } in exchange for { $given }.
       *[other] { $seat } plays { card-forced-deal } to take { $card } from { $target } in exchange for { $given }.
    }
deal-event-played-deal-breaker =
    { $you ->
        [seat] You play { card-deal-breaker } to take the { $colour-set } from { $target }.
       *[other] { $seat } plays { card-deal-breaker } to take the { $colour-set } from { $target }.
    }
deal-event-said-no =
    { $you ->
        [seat] You play { card-just-say-no } against { $target }.
       *[other] { $seat } plays { card-just-say-no } against { $target }.
    }
deal-event-cancelled =
    { $you ->
        [seat] So nothing happens to you.
       *[other] So nothing happens to { $seat }.
    }
deal-event-paid =
    { $cards-count ->
        [0] { $you ->
            [seat] You have nothing to pay { $target } with.
           *[other] { $seat } has nothing to pay { $target } with.
        }
        [1] { $you ->
            [seat] You pay { $target } with { $cards }.
           *[other] { $seat } pays { $target } with { $cards }.
        }
       *[other] { $you ->
            [seat] You pay { $target } with { $cards }, { $value }M in all.
           *[other] { $seat } pays { $target } with { $cards }, { $value }M in all.
        }
    }
deal-event-took =
    { $you ->
        [seat] You get { $card } from { $target }.
       *[other] { $seat } gets { $card } from { $target }.
    }
# Behind a set: the buildings that come with it.
deal-with-buildings =
    { $buildings ->
        [0] { "" }
        [1] , with its house
       *[other] , with its house and hotel
    }
deal-event-took-set =
    { $you ->
        [seat] You get the { $colour-set } from { $target }: { $cards }{ deal-with-buildings }.
       *[other] { $seat } gets the { $colour-set } from { $target }: { $cards }{ deal-with-buildings }.
    }
deal-event-placed =
    { $you ->
        [seat] You lay { $card } in your { $colour-set }.
       *[other] { $seat } lays { $card } in their { $colour-set }.
    }
deal-event-fell =
    { $to ->
        [centre] { $you ->
            [seat] A set of yours is no longer full: the centre gets { $cards }.
           *[other] A set of { $seat }’s is no longer full: the centre gets { $cards }.
        }
       *[other] { $you ->
            [seat] A set of yours is no longer full: your bank gets { $cards }.
           *[other] A set of { $seat }’s is no longer full: their bank gets { $cards }.
        }
    }
deal-event-gave-up =
    { $is_open ->
        [yes] { $you ->
            [seat] You give up { $card-named } to the centre.
           *[other] { $seat } gives up { $card-named } to the centre.
        }
       *[other] { $you ->
            [seat] You put { $card-named } under the draw pile.
           *[other] { $card ->
                [none] { $seat } puts a card under the draw pile.
               *[other] { $seat } puts { $card-named } under the draw pile.
            }
        }
    }
# What stands before the win when the game ended without three sets.
deal-why =
    { $why ->
        [stuck] Nobody drew or played a card for a whole round:
        [limit] That was the last turn:
       *[other] Three full sets:
    }
deal-event-won =
    { $seats-count ->
        [1] { $you ->
            [seat] { deal-why } you win.
           *[other] { deal-why } { $seats } wins.
        }
       *[other] { deal-why } { $seats } share the win.
    }

## What can be done

deal-action-end = End your turn
# Behind a card: its value, unless its name says so already.
deal-worth =
    { $value ->
        [none] { "" }
       *[other] { " " }({ $value }M)
    }
deal-action-bank = Bank { $card-named }{ deal-worth }
deal-action-lay = Lay { $card }: { $colour } { $count } of { $size }
deal-action-move = Move { $card } from the { $set }: { $colour } { $count } of { $size }
deal-action-swap = Exchange { $card } in the { $set } for { $own_card } in the { $own_set }
deal-action-pass-go = { card-pass-go }: draw two cards
deal-action-house = Lay { card-house } on your { $set }: { $amount }M more rent
deal-action-hotel = Lay { card-hotel } on your { $set }: { $amount }M more rent
deal-action-debt-collector = { card-debt-collector }: ask { $target } for { $amount }M
deal-action-birthday = { card-birthday }: ask { everybody-else } for { $amount }M
deal-action-rent = Charge { $target } { $amount }M{ deal-rent } for your { $set }
deal-action-rent-any = { card-rent-any }: charge { $target } { $amount }M{ deal-rent } for your { $set }
deal-action-sly-deal = { card-sly-deal }: take { $card } from { $target } ({ $set })
deal-action-forced-deal = { card-forced-deal }: take { $card } from { $target } for your { $own_card }
deal-action-deal-breaker = { card-deal-breaker }: take the { $set } from { $target }
deal-action-pass = Let it happen
deal-action-say-no = { card-just-say-no }
deal-action-pay =
    { $cards-count ->
        [1] Pay with { $cards }
       *[other] Pay with { $cards }: { $value }M
    }
deal-action-place = Lay it in your { $colour-set }: { $count } of { $size }
deal-action-give-up = Give up { $card-named }{ deal-worth }

## The same in a line for several of a kind

deal-group-bank = Bank a card
deal-group-lay = Lay { $card }
deal-group-move = Move a wild
deal-group-swap = Exchange cards between two sets of a colour
deal-group-house = Lay { card-house }
deal-group-hotel = Lay { card-hotel }
deal-group-debt-collector = { card-debt-collector }: ask a player for 5M
deal-group-rent = Charge rent
deal-group-rent-any = { card-rent-any }: charge a player rent
deal-group-sly-deal = { card-sly-deal }: take a property
deal-group-forced-deal = { card-forced-deal }: swap properties
deal-group-deal-breaker = { card-deal-breaker }: take a full set
deal-group-place = Lay it as another colour
deal-group-give-up = Give up another card
deal-group-pay = Pay in another way

## What a person may type for an action, between commas

deal-typed-end = end, done, stop, end turn, pass
deal-typed-bank = bank, save
deal-typed-lay = lay, put, place, property
deal-typed-move = move, switch, flip
deal-typed-swap = exchange, swap
deal-typed-pass-go = pass go, go
deal-typed-house = house, build house, lay house
deal-typed-hotel = hotel, build hotel, lay hotel
deal-typed-debt-collector = debt collector, debt, collect
deal-typed-birthday = birthday, it’s my birthday
deal-typed-rent = rent, charge, charge rent
deal-typed-rent-any = rent any, any rent, rent, charge, charge rent
deal-typed-sly-deal = sly deal, sly, steal, take
deal-typed-forced-deal = forced deal, forced, force, swap, take
deal-typed-deal-breaker = deal breaker, breaker, break, take
deal-typed-pass = pass, ok, okay, yes, accept, let it happen, allow
deal-typed-say-no = say no, no, just say no, refuse
deal-typed-pay = pay, pay with
deal-typed-place = place, lay, put
deal-typed-give-up = give up, give, drop, discard

## What is asked

deal-asked-turn =
    { $plays_left ->
        [0] Your turn: no plays left.
        [one] Your turn: { $plays_left } play left.
       *[other] Your turn: { $plays_left } plays left.
    }
deal-asked-answer =
    { $cancelled ->
        [yes] { $victim } says no. Do you say no to that?
       *[other] { $do ->
            [sly-deal] { $turn } wants to take { $card } from you. Do you say no?
            [forced-deal] { $turn } wants to take { $card } from you for { $own_card }. Do you say no?
            [deal-breaker] { $turn } wants to take your { $set }. Do you say no?
            [rent] { $turn } wants { $amount }M{ deal-rent } from you for their { $set }. Do you say no?
            [rent-any] { $turn } wants { $amount }M{ deal-rent } from you for their { $set }. Do you say no?
           *[other] { $turn } wants { $amount }M from you. Do you say no?
        }
    }
deal-asked-payment = You owe { $turn } { $amount }M. What do you pay with?
deal-asked-place = { $card } is yours now. What should it count as?
deal-asked-give-up = You hold { $hand-count } cards and may keep 7. Give up the others.

## What is refused

deal-unknown-card =
    { $near ->
        [none] There is no card “{ $given }”; name it by its code, such as kentucky, sly-deal or 5m.
       *[other] There is no card “{ $given }”. Did you mean { $near } ({ $card })?
    }
deal-unknown-colour =
    { $near ->
        [none] There is no colour “{ $given }”; choose from: { $known }.
       *[other] There is no colour “{ $given }”. Did you mean { $near } ({ $colour })?
    }
deal-unknown-set = There is no set “{ $given }”; name it by its colour, and a second one red2.
deal-unknown-seat = There is no player “{ $given }”; name the seat by its number, from 0 up.
deal-unknown-times = A rent cannot be “{ $given }”; with one doubler it is x2, with two x4.
deal-position-cards = The position has other cards than the pack: { $card } is there { $count } times and should be { $wanted } times.
deal-position-buried = { field-is } the pile has only { $most } cards.
deal-position-bank = { field-is } a property is laid, it cannot be in a bank.
deal-position-open-sets = { field-is } of a colour at most one set is not full, and of { $colour } there are more.
deal-position-known = { field-is } that card must be in the hand.
deal-position-set-card = { field-is } it must be a card that can stand for { $colour }.
deal-position-set-size = { field-is } a set of { $colour } has 1 to { $most } cards.
deal-position-buildings = { field-is } it must be 0, as only a full set of streets has buildings.
deal-position-no-sets = { field-is } nobody has the sets that it takes to win.
deal-position-won = { field-is } these are the sets that win, so the game would be over.
deal-position-stack = { field-is } it must be a turn, and above it nothing, cards to give up, or an attack with an answer, a payment or wilds to place.
deal-position-attack = { field-is } it must be an action against others that can be under way here.
deal-position-attack-set = { field-is } the set and the cards that it names must lie where it says.
deal-position-targets = { field-is } it must be those who come last of { $allowed }, in this order and not all.
deal-position-played = { field-is } { $card }, which was just played, must be there.
deal-position-placing = { field-is } it must be a wild that has just come to this player.
deal-position-placings = { field-is } it cannot have left these wilds to place in this order.
deal-answer-first = First answer what is being done to you: say no, or let it happen.
deal-no-just-say-no = You cannot say no without { card-just-say-no } in your hand; let it happen.
deal-pay-first = First pay the { $amount }M that you owe.
deal-pay-not-yours = You can pay only with cards that lie in your own bank and sets.
deal-pay-too-little = That is too little: you owe { $amount }M, and nobody gives change.
deal-pay-house-under-hotel = A house cannot leave from under a hotel; pay with the hotel as well.
deal-place-first = First say what { $card } should count as.
deal-not-in-hand = { $card } is not in your hand; you can use only what is.
deal-give-up-first =
    { $count ->
        [one] First give up a card: only seven may stay in your hand.
       *[other] First give up { $count } cards: only seven may stay in your hand.
    }
deal-give-up-at-end = Cards are given up only at the end of a turn, by a player who holds more than seven.
deal-no-plays-left = You do not have enough plays left; a turn has three.
deal-bank-property = { $card } is a property, and those never go into the bank; lay it.
deal-lay-colour = { $card } cannot lie in the { $colour-set }; lay it in a colour that it shows.
deal-move-colour = { $card } cannot go to the { $colour-set }; only a wild moves, and only to another of its colours.
deal-swap-sets = Only cards in two different sets of one colour change places.
deal-swap-breaks = { $card } and { $given } cannot change places: that would leave a full set with any-colour wilds alone, or change nothing.
deal-not-in-set = { $card } does not lie in your { $set }; name the set that it lies in.
deal-not-in-their-set = { $card } does not lie in the { $set } of { $seat }; name the player and the set that it lies in.
deal-nothing-to-refuse = There is nothing to say no to; { card-just-say-no } answers what others do to you.
deal-nothing-to-pay = You owe nothing now.
deal-nothing-to-place = You have received no wild that needs a colour; to move one that lies there, say move.
deal-nothing-to-pass = There is nothing to let happen; to finish your turn, end it.
deal-build-colour = Nothing can be built on the { $set }; houses and hotels go on streets only.
deal-build-not-full = { $card } needs a full set, and your { $set } is not full.
deal-build-house-first = A hotel needs a house first, and there is none on your { $set }.
deal-build-twice = There is a { $card } on your { $set } already; it takes one house and one hotel.
deal-rent-no-set = You have no { $set }, so you can charge no rent for it.
deal-rent-only-wilds = Any-colour wilds alone are no set: your { $set } brings no rent yet.
deal-rent-one-player = This rent is paid by one player; name another player.
deal-rent-everybody = This rent is paid by everybody; you cannot choose a player.
deal-target = Name another player at this table.
deal-full-set = The { $set } is full, and cards of a full set cannot be taken or given this way.
deal-not-full = There is no full { $set } in front of { $seat }; only full sets can be taken this way.
