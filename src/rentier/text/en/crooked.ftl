### Crooked Cash: what happened, what can be done, and what is asked.

crooked-money = { $whole }
# Cards that are kept and change hands in deals.
kept-crooked-c7 = a card out of jail (Chance)
kept-crooked-k9 = a card out of jail (Community Chest)

## What happened

crooked-event-rolled-for-start = To see who starts, { $seats } roll { $totals }.
crooked-event-turn-began =
    { $you ->
        [seat] Turn { $number }: you.
       *[other] Turn { $number }: { $seat }.
    }
crooked-event-rolled =
    { $you ->
        [seat] You roll { $first } and { $second }.
       *[other] { $seat } rolls { $first } and { $second }.
    }
crooked-event-moved =
    { $you ->
        [seat] You move to { $space }{ banking-visiting }.
       *[other] { $seat } moves to { $space }{ banking-visiting }.
    }
crooked-event-took-train =
    { $you ->
        [seat] The train takes you on to { $space }.
       *[other] The train takes { $seat } on to { $space }.
    }
# What a payment is for, behind the amount.
crooked-why =
    { $why ->
        [rent] rent
        [rest] rest of a debt
        [card] card
        [salary] { space-crooked-go }
        [fine] jail
        [deed] property
        [auction] auction
        [building] hotel
        [sale] sold to the bank
        [deal] deal
        [change] change
        [exchange] notes changed
        [reward] reward
        [bankruptcy] bankruptcy
       *[other] { $why }
    }
crooked-event-paid =
    { $bank ->
        [payer] { $you ->
            [payee] The bank pays you { $amount } ({ crooked-why }).
           *[other] The bank pays { $payee } { $amount } ({ crooked-why }).
        }
       *[other] { $you ->
            [payer] You pay { $payee } { $amount } ({ crooked-why }).
           *[other] { $payer } pays { $payee } { $amount } ({ crooked-why }).
        }
    }
crooked-event-owed =
    { $you ->
        [payer] You owe { $payee } { $amount } ({ crooked-why }), more than you have.
       *[other] { $payer } owes { $payee } { $amount } ({ crooked-why }), which is too much to pay at once.
    }
crooked-event-notes-laid =
    { $you ->
        [seat] You lay down { $values } for { $payee }.
       *[other] { $seat } lays down { $values } for { $payee }.
    }
crooked-event-note-checked =
    { $is_fake ->
        [yes] { $you ->
            [seat] You check one of { $target }’s { $amount }s: it is fake.
            [target] { $seat } checks one of your { $amount }s: it is fake.
           *[other] { $seat } checks one of { $target }’s { $amount }s: it is fake.
        }
       *[other] { $you ->
            [seat] You check one of { $target }’s { $amount }s: it is real.
            [target] { $seat } checks one of your { $amount }s: it is real.
           *[other] { $seat } checks one of { $target }’s { $amount }s: it is real.
        }
    }
crooked-event-fake-taken =
    { $you ->
        [seat] You take { $target }’s fake { $amount } and keep it.
        [target] { $seat } takes your fake { $amount } and keeps it.
       *[other] { $seat } takes { $target }’s fake { $amount } and keeps it.
    }
crooked-event-notes-paid =
    { $bank ->
        [payer] { $you ->
            [payee] The bank gives you { $values }.
           *[other] The bank gives { $payee } { $values }.
        }
       *[other] { $you ->
            [payer] You give { $payee } { $values }.
           *[other] { $payer } gives { $payee } { $values }.
        }
    }
crooked-event-notes-returned =
    { $you ->
        [seat] You take back { $values }.
       *[other] { $seat } takes back { $values }.
    }
crooked-event-change-sought =
    { $you ->
        [seat] You have no change for { $target } and take the { $amount } to the bank.
        [target] { $seat } has no change for you and takes your { $amount } to the bank.
       *[other] { $seat } has no change for { $target } and takes the { $amount } to the bank.
    }
crooked-event-change-lost =
    { $you ->
        [seat] Nobody can give you { $amount } change, so it is lost.
       *[other] Nobody can give { $seat } { $amount } change, so it is lost.
    }
crooked-event-notes-offered =
    { $you ->
        [seat] You offer { $target } { $give } in change for { $take }.
       *[other] { $seat } offers { $target } { $give } in change for { $take }.
    }
crooked-event-notes-refused =
    { $you ->
        [seat] You do not change notes with { $target }.
       *[other] { $seat } does not change notes with { $target }.
    }
crooked-event-tokens-turned =
    { $you ->
        [seat] Your decoder tokens are green again.
       *[other] { $seat }’s decoder tokens are green again.
    }
crooked-event-bought =
    { $you ->
        [seat] You buy { $space } for { $amount }.
       *[other] { $seat } buys { $space } for { $amount }.
    }
crooked-event-declined =
    { $you ->
        [seat] You leave { $space } to an auction.
       *[other] { $seat } leaves { $space } to an auction.
    }
crooked-event-auction-opened =
    { $thing ->
        [hotel] The last hotel is put up for auction.
       *[other] { $thing } is put up for auction.
    }
crooked-event-bid =
    { $you ->
        [seat] You bid { $amount } for { $space }.
       *[other] { $seat } bids { $amount } for { $space }.
    }
crooked-event-passed-auction =
    { $you ->
        [seat] You pass.
       *[other] { $seat } passes.
    }
crooked-event-auction-ended =
    { $bank ->
        [seat] Nobody bids for { $space }; it stays with the bank.
       *[other] { $you ->
            [seat] You have the highest bid for { $space }: { $amount }.
           *[other] { $seat } has the highest bid for { $space }: { $amount }.
        }
    }
crooked-event-rent-due =
    { $you ->
        [seat] { $owner } may ask you for { $amount } rent for { $space }.
        [owner] You may ask { $seat } for { $amount } rent for { $space }.
       *[other] { $owner } may ask { $seat } for { $amount } rent for { $space }.
    }
crooked-event-claimed-rent =
    { $you ->
        [seat] You ask { $target } for { $amount } rent for { $space }.
       *[other] { $seat } asks { $target } for { $amount } rent for { $space }.
    }
crooked-event-lost-claim =
    { $you ->
        [seat] You did not ask { $target } for { $amount } rent for { $space }; it is lost.
       *[other] { $seat } did not ask { $target } for { $amount } rent for { $space }; it is lost.
    }
crooked-event-refused-rent =
    { $you ->
        [seat] You do not pay { $target } the rent.
       *[other] { $seat } does not pay { $target } the rent.
    }
crooked-event-drew-card =
    { $you ->
        [seat] You draw from { space-crooked-chest-1 }: “{ $card }. { $card-does }”
       *[other] { $seat } draws from { space-crooked-chest-1 }: “{ $card }. { $card-does }”
    }
crooked-event-kept-card =
    { $you ->
        [seat] You keep the card.
       *[other] { $seat } keeps the card.
    }
crooked-event-kept-hidden =
    { $you ->
        [seat] You draw from { space-crooked-chest-1 } and keep the card: “{ $card }. { $card-does }”
       *[other] { $seat } draws from { space-crooked-chest-1 } and keeps the card.
    }
crooked-event-used-chest =
    { $you ->
        [seat] You use “{ $card }”, the card you have kept.
       *[other] { $seat } uses a card kept until now: “{ $card }”.
    }
crooked-event-took-chance =
    { $you ->
        [seat] You take the Chance card “{ $card }”.
       *[other] { $seat } takes the Chance card “{ $card }”.
    }
crooked-event-chance-turned-up = A Chance card is turned face up: “{ $card }”.
crooked-event-inherited-chance =
    { $you ->
        [seat] You get the Chance card of { $target }: “{ $card }”.
        [target] { $seat } gets your Chance card: “{ $card }”.
       *[other] { $seat } gets the Chance card of { $target }: “{ $card }”.
    }
crooked-event-inherited-cards =
    { $you ->
        [seat] You get the cards that { $target } has kept: { $cards }.
        [target] { $seat } gets the cards that you have kept: { $cards }.
       *[other] { $count ->
            [one] { $seat } gets the card that { $target } has kept.
           *[other] { $seat } gets the { $count } cards that { $target } has kept.
        }
    }
crooked-event-returned-cards =
    { $you ->
        [seat] The cards that you have kept go under their pile: { $cards }.
       *[other] The cards that { $seat } has kept go under their pile: { $cards }.
    }
crooked-event-discarded-chance =
    { $you ->
        [seat] You discard the Chance card “{ $card }”.
       *[other] { $seat } discards the Chance card “{ $card }”.
    }
# Behind a card: the street, the space or the player that it is about.
crooked-about =
    { $space ->
        [none] { $bank ->
            [target] { "" }
           *[other] , against { $target }
        }
       *[other] { $other ->
            [none] { $bank ->
                [target] , { $space }
               *[other] , { $space }, against { $target }
            }
           *[other] , { $space } for { $other }
        }
    }
crooked-event-played-chance =
    { $you ->
        [seat] You are about to use “{ $card }”{ crooked-about }.
       *[other] { $seat } is about to use “{ $card }”{ crooked-about }.
    }
crooked-event-checked-chance =
    { $is_fake ->
        [yes] { $you ->
            [seat] You check “{ $card }”, the card of { $target }: it is fake.
            [target] { $seat } checks your card “{ $card }”: it is fake.
           *[other] { $seat } checks “{ $card }”, the card of { $target }: it is fake.
        }
       *[other] { $you ->
            [seat] You check “{ $card }”, the card of { $target }: it is real.
            [target] { $seat } checks your card “{ $card }”: it is real.
           *[other] { $seat } checks “{ $card }”, the card of { $target }: it is real.
        }
    }
crooked-event-used-chance =
    { $you ->
        [seat] You use “{ $card }”.
       *[other] { $seat } uses “{ $card }”.
    }
crooked-event-swapped-streets =
    { $you ->
        [seat] You swap { $give } for { $take } of { $target }.
        [target] { $seat } swaps { $give } for your { $take }.
       *[other] { $seat } swaps { $give } for { $take } of { $target }.
    }
crooked-event-went-to-jail =
    { $you ->
        [seat] You go to jail.
       *[other] { $seat } goes to jail.
    }
crooked-event-freed-from-jail =
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
            [seat] No double in three turns: you must pay and leave jail.
           *[other] No double in three turns: { $seat } must pay and leave jail.
        }
       *[other] { $you ->
            [seat] You have paid and leave jail.
           *[other] { $seat } has paid and leaves jail.
        }
    }
crooked-event-built =
    { $amount ->
        [0] { $you ->
            [seat] You put a hotel on { $space }, for nothing.
           *[other] { $seat } puts a hotel on { $space }, for nothing.
        }
       *[other] { $you ->
            [seat] You put a hotel on { $space } for { $amount }.
           *[other] { $seat } puts a hotel on { $space } for { $amount }.
        }
    }
crooked-event-sold-hotel =
    { $you ->
        [seat] You sell the hotel on { $space } to the bank for { $amount }.
       *[other] { $seat } sells the hotel on { $space } to the bank for { $amount }.
    }
crooked-event-sold-street =
    { $you ->
        [seat] You sell { $space } to the bank for { $amount }.
       *[other] { $seat } sells { $space } to the bank for { $amount }.
    }
crooked-event-wanted-building =
    { $you ->
        [seat] You want the last hotel too.
       *[other] { $seat } wants the last hotel too.
    }
crooked-event-building-bid =
    { $you ->
        [seat] You bid { $amount } for a hotel on { $space }.
       *[other] { $seat } bids { $amount } for a hotel on { $space }.
    }
crooked-event-passed-building = { crooked-event-passed-auction }
crooked-event-building-unsold = Nobody bids for the hotel; it stays with the bank.
crooked-event-deal-offered = { banking-event-deal-offered }
crooked-event-deal-declined =
    { $you ->
        [seat] You decline { $target }’s offer.
        [target] { $seat } declines your offer.
       *[other] { $seat } declines { $target }’s offer.
    }
crooked-event-deal-withdrawn =
    { $you ->
        [seat] You take back your offer to { $target }.
       *[other] { $seat } takes back the offer to { $target }.
    }
crooked-event-deal-done = { banking-event-deal-done }
crooked-event-went-bankrupt =
    { $you ->
        [seat] You are bankrupt: what you have goes to { $creditor }.
       *[other] { $seat } is bankrupt: what is left goes to { $creditor }.
    }
crooked-event-counted-rents = The last rents are counted, in this order: { $amounts } for { $seats }.
crooked-won-why =
    { $why ->
        [bought] Every property is bought:
        [rounds] Time is up:
       *[other] Nobody else is left:
    }
crooked-event-won =
    { $seats-count ->
        [1] { $you ->
            [seat] { crooked-won-why } you win.
           *[other] { crooked-won-why } { $seats } wins.
        }
       *[other] { crooked-won-why } { $seats } share the win.
    }

## What can be done

crooked-action-roll = Roll the dice
crooked-action-end = End your turn
crooked-action-buy = Buy it for { $amount }
crooked-action-leave = Leave it to an auction
crooked-action-bid = Bid { $amount }
crooked-action-pass = Pass
crooked-action-claim =
    { $number ->
        [none] Ask { $target } for { $amount } rent for { $space }
       *[other] Ask { $target } for { $amount } rent for { $space } (stop { $number })
    }
crooked-action-let-lie = Not now
crooked-action-build = Buy a hotel for { $space }, { $amount }
crooked-action-want = Want it too, and bid for it
crooked-action-bid-building = Bid { $amount } for a hotel on { $space }
crooked-action-offer = { banking-action-offer }
crooked-action-accept = Accept the deal
crooked-action-decline = Decline the deal
crooked-action-withdraw = Take the offer back
crooked-action-bankrupt = Declare bankruptcy
crooked-action-resign = Leave the game for good
crooked-action-pay-fine = Pay { $amount } to leave jail
crooked-action-use-card = Use your card to leave jail
crooked-action-pay =
    { $fakes ->
        [none] Pay with { $notes }
        [one] Pay with { $notes } (one fake, as you know)
       *[other] Pay with { $notes } ({ $fakes } fakes, as you know)
    }
crooked-action-check = Check a { $amount }
crooked-action-check-card = Check the card
crooked-action-take = Take “{ $card }”: { $card-does }
crooked-action-play =
    { $with-count ->
        [0] Use “{ $card }”
        [none] Use “{ $card }”
       *[other] Use “{ $card }”: { $with }
    }
crooked-action-half-hotel = Use “{ card-crooked-k10 }” for { $space }
crooked-action-sell-hotel = Sell the hotel on { $space } for { $amount }
crooked-action-sell-street = Sell { $space } for { $amount }
crooked-action-change = Change { $give } at the bank for { $take }
crooked-action-offer-notes = Offer { $target } { $give } in change for { $take }
crooked-action-accept-notes = Change them for { $notes }

## The same in a line for several of a kind

crooked-group-claim = Ask for rent
crooked-group-build = Buy a hotel
crooked-group-bid-building = Bid for a street of yours
crooked-group-offer = Offer a deal
crooked-group-pay = Choose the notes to pay with
crooked-group-check = Check a note
crooked-group-play = Use your Chance card
crooked-group-take = Take a Chance card
crooked-group-half-hotel = Use “{ card-crooked-k10 }”
crooked-group-sell-hotel = Sell a hotel
crooked-group-sell-street = Sell a street
crooked-group-change = Change notes at the bank
crooked-group-offer-notes = Change notes with a player
crooked-group-accept-notes = Change the notes

## What a person may type for an action, between commas

crooked-typed-roll = roll, r, dice, throw, roll dice
crooked-typed-end = end, done, end turn, e
crooked-typed-buy = buy, b, yes
crooked-typed-leave = leave, auction, no, put up auction, put auction
crooked-typed-bid = bid
crooked-typed-pass = pass, no, stop
crooked-typed-claim = claim, rent, ask, ask rent
crooked-typed-let-lie = not now, let lie, let it lie, later, no
crooked-typed-build = build, hotel, buy hotel
crooked-typed-want = want, yes
crooked-typed-bid-building = bid building, bid
crooked-typed-offer = offer, deal, trade, propose
crooked-typed-accept = accept, yes, ok, agree
crooked-typed-decline = decline, no, refuse
crooked-typed-withdraw = withdraw, take back
crooked-typed-bankrupt = bankrupt, give up
crooked-typed-resign = resign
crooked-typed-pay-fine = pay fine, fine
crooked-typed-use-card = use card, pardon, use pardon, use, play, card, play card
crooked-typed-pay = pay, lay, p
crooked-typed-check = check, decode, c, decoder, decoder token, use decoder, use decoder token, play decoder, play decoder token
crooked-typed-check-card = check card, check, decode, c, decoder, decoder token, use decoder, use decoder token, play decoder, play decoder token
crooked-typed-take = take, t
crooked-typed-play = play, card, use, play card, use card, chance card, play chance card, use chance card
crooked-typed-half-hotel = half hotel, friend
crooked-typed-sell-hotel = sell hotel
crooked-typed-sell-street = sell street, sell
crooked-typed-change = change
crooked-typed-offer-notes = offer notes, swap notes
crooked-typed-accept-notes = accept notes, accept, yes

## What is asked

crooked-asked-turn =
    { $you ->
        [turn] { $may_roll ->
            [yes] It is your turn to roll.
           *[other] Anything else before you end your turn?
        }
       *[other] Rent is due to you: ask for it, or it is lost at the next player’s roll.
    }
crooked-asked-buy = { $deed } is for sale at { $price }. Do you buy it?
crooked-asked-auction =
    { $bank ->
        [leader] Auction of { $deed }: nobody has bid yet. What do you bid?
       *[other] Auction of { $deed }: { $leader } bids { $bid }. Do you bid more?
    }
crooked-asked-payment = You owe { $payee } { $amount } ({ crooked-why }). How do you raise the money?
crooked-asked-want = { $seat } wants to buy the last hotel. Do you want it too?
crooked-asked-building-auction =
    { $bank ->
        [leader] Auction of the last hotel: nobody has bid yet. What do you bid?
       *[other] Auction of the last hotel: { $leader } bids { $bid }. Do you bid more?
    }
crooked-asked-offer = { banking-asked-offer }
crooked-asked-lay =
    { $values-count ->
        [0] You pay { $payee } { $amount } ({ crooked-why }). Which notes do you lay down?
       *[other] You pay { $payee } { $amount } ({ crooked-why }), and { $values } lie there. Which notes do you add?
    }
crooked-asked-check =
    { $change ->
        [yes] { $payee } has no change for { $payer } and takes the last of { $values } to the bank. Do you check it?
       *[other] { $payer } lays down { $values } for { $payee }. Do you check one of these notes?
    }
crooked-asked-announce =
    { $with-count ->
        [0] { $seat } is about to use “{ $card }”. Do you check the card?
        [none] { $seat } is about to use “{ $card }”. Do you check the card?
       *[other] { $seat } is about to use “{ $card }” ({ $with }). Do you check the card?
    }
crooked-asked-take = Which Chance card do you take?
crooked-asked-inherit-chance = You can keep only one Chance card. Which one?
crooked-asked-offer-notes = { $seat } offers you { $give } in change for { $take }. Which notes do you give?

## What is refused

crooked-bad-note = “{ $given }” is not a note; write its value, a # and which of your notes of that value it is, such as 500#1.
crooked-bad-card =
    { $near ->
        [none] There is no Chance card “{ $given }”; choose from: { $known }.
       *[other] There is no Chance card “{ $given }”. Did you mean { $near }?
    }
crooked-pay-nothing = You have nothing to pay right now.
crooked-pay-not-held = You do not hold all these notes.
crooked-pay-too-little = These notes do not cover what is still to be paid: { $amount }.
crooked-pay-superfluous = One of these notes is not needed; leave it in your hand.
crooked-pay-exact = Change must come out exactly: { $amount }.
crooked-check-nothing = There is nothing on the table that you could check.
crooked-check-own = You cannot check what is your own.
crooked-check-not-offered = There is no { $amount } on the table that can be checked now.
crooked-check-jail = In jail you cannot use the decoder.
crooked-check-no-token = You have no green decoder token left.
crooked-check-asked = It is not you who is asked now whether to check.
crooked-chance-none = You have no Chance card.
crooked-chance-other = That is not the Chance card you have.
crooked-chance-not-now = This is not the moment for that Chance card.
crooked-chance-no-effect = That Chance card could do nothing now.
crooked-chance-needs =
    { $needs ->
        [street] Also name the street that the card is for, as in: play { $code } boardwalk.
        [space] Also name the space that you walk to, as in: play { $code } boardwalk.
        [streets] Also name both streets, your own first, as in: play { $code } park boardwalk.
        [rent] Also name the street and the player who stopped there, as in: play { $code } boardwalk 1.
        [player] Also name the player whom the card is for, as in: play { $code } 1.
       *[nothing] Nothing is named with this card; write it as: play { $code }.
    }
crooked-lay-first = First lay notes for the { $amount } that you have to pay.
crooked-take-not-now = You take a Chance card only when you land on Chance.
crooked-take-not-open = That Chance card does not lie face up.
crooked-half-hotel-none = You have no such Community Chest card.
crooked-half-hotel-not = No hotel can be put on { $space } with that card now.
crooked-sell-not-in-debt = You sell to the bank only when you owe more than you have in notes.
crooked-sell-hotel-first = Sell the hotel on { $space } before the street.
crooked-sell-not-owned = { $space } is not yours.
crooked-sell-no-hotel = There is no hotel on { $space }.
crooked-change-not-now = You change notes at the bank on your own turn, when nothing else is going on.
crooked-change-once = You have changed notes at the bank in this turn already.
crooked-change-not-equal = Both sides of a change must be worth the same.
crooked-change-bank = The bank does not have these notes.
crooked-change-target = Name another player who is still in the game and holds such notes.

## Positions that cannot be

crooked-position-truth = { field-is } it must be { $notes } times 0 or 1, one for each note.
crooked-position-pile = { field-is } it must be a note of { $amount }, like the whole pile.
crooked-position-cash = { field-is } the notes of this hand are worth { $worth }, so it must be that.
crooked-position-note-missing = { field-is } note { $note } is in none of them, nor anywhere else.
crooked-position-forgotten = { field-is } that note is the bank’s, and nobody remembers anything of it.
crooked-position-no-doubt = { field-is } whoever holds that note knows it, so it is not doubted.
crooked-position-taken = { field-is } { $seat } itself knows only { $most } such notes of { $amount }, so it must not be more.
crooked-position-shown = { field-is } it must be a card to leave jail that a player keeps, named once.
crooked-position-sold = { field-is } the game ends when every street has an owner, so the bank must have one.
crooked-position-rounds = { field-is } so many rounds end the game, so it must be less.
crooked-position-nothing-laid = { field-is } notes are laid on top of a payment exactly when it is asked for.
crooked-position-not-asked = { field-is } notes lie on top of a payment that is asked for, and of nothing else.
crooked-position-not-on-chance = { field-is } this player must stand on Chance.
crooked-position-site = { field-is } it must be a street of { $seat } without a hotel.
crooked-position-no-hotel = { field-is } there must be a hotel left for each one that is being paid for.
crooked-position-mark = { field-is } a check of note { $note } cannot have shown that.
crooked-position-caught = { field-is } a fake is caught by one of the others who has been asked already, one each, among the notes laid last.
crooked-position-laid-enough = { field-is } nothing more is asked for when { $amount } is laid.
crooked-position-laid-little = { field-is } others check the notes only when { $amount } is laid.
crooked-position-laid-much = { field-is } for { $amount } none of the notes may be superfluous, and change is exact.
crooked-position-second-chance = { field-is } this player announces one Chance card and holds another, and can have only one.
crooked-position-play = { field-is } it must be a use of { $card } that is possible here.
crooked-position-pieces = { field-is } the bank has only { $left } notes of that value.
crooked-position-changed = { field-is } notes are being changed in this turn, so it must be { $turns }.
crooked-position-not-held = { field-is } it must be a note in the hand of { $seat }, named once.
crooked-position-not-theirs = { field-is } { $seat } has fewer notes of { $amount }.
crooked-position-unequal = { field-is } the notes offered for it are worth { $worth }, so it must be worth the same.
crooked-position-swap = { field-is } the notes of the other side of an exchange must lie directly below.
crooked-position-going-out = { field-is } whoever goes out has no street left, and the last notes on the table.
crooked-position-change = { field-is } a note is changed at the bank only by a player who has been paid too much and cannot give change otherwise.
crooked-position-break = { field-is } the bank cannot change that note so that a part of it makes { $amount }.
