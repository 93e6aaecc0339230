### The table of Crooked Cash: notes, the lens, Chance cards.

web-crooked-where = { $count } of { $of } streets still for sale

## Notes

web-crooked-tray =
    { $bank ->
        [yes] On the table for the bank: { $sum } of { $amount }
       *[other] { $you ->
            [yes] On the table for you: { $sum } of { $amount }
           *[other] On the table for { $payee }: { $sum } of { $amount }
        }
    }
web-crooked-tray-empty = Nothing is here yet.
web-crooked-tag =
    { $truth ->
        [real] real
        [fake] fake
       *[unchecked] unchecked
    }
web-crooked-tag-caught =
    { $you ->
        [yes] fake, yours now
       *[other] fake, now with { $person }
    }
web-crooked-tag-chosen = chosen
web-crooked-tag-chosen-of = { $count } of { $of }
# What the holder knows of own notes that look the same; nobody else does.
web-crooked-tag-own =
    { $look ->
        [real] { $count ->
            [1] real, only you know
           *[other] ×{ $count } real, only you know
        }
        [fake] { $count ->
            [1] fake, only you know
           *[other] ×{ $count } fake, only you know
        }
        [doubted] { $count ->
            [1] doubtful
           *[other] ×{ $count } doubtful
        }
       *[other] { $count ->
            [1] { "" }
           *[other] ×{ $count }
        }
    }
web-crooked-hand-own = Your notes
web-crooked-hand-pick = Your notes: { $amount } chosen
web-crooked-hand = in hand { $amount }
web-crooked-hand-empty = You have no notes.
# What a screen reader hears of a stack of own notes.
web-crooked-hand-note =
    { $value }{ $look ->
        [real] , known to be real
        [fake] , known to be fake
        [doubted] , doubtful
       *[other] { "" }
    }: { $count } of { $of } chosen
# How many of somebody’s notes of one value are fake or real: as all know, as only the reader knows, or with everything open.
web-crooked-known =
    { $how ->
        [all] Everybody knows: at least { $count } of these { $truth ->
            [fake] fake
           *[real] real
        }
        [own] Only you know: { $count } of these { $truth ->
            [fake] fake
           *[real] real
        }
       *[open] { $count } of these { $truth ->
            [fake] fake
           *[real] real
        }
    }

# What everybody knows of the players' notes.
web-crooked-learnt = What everybody knows
web-crooked-learnt-has =
    { $you ->
        [yes] You have at least { $notes }.
       *[other] { $person } has at least { $notes }.
    }
web-crooked-learnt-note =
    { $truth ->
        [fake] { $count ->
            [one] one fake { $value }
           *[other] { $count } fake { $value }s
        }
       *[real] { $count ->
            [one] one real { $value }
           *[other] { $count } real { $value }s
        }
    }
web-crooked-learnt-text = Only their holder knows which ones they are.

## Decoder tokens and the decoder

web-crooked-tokens = { $count } of { $of } decoder tokens are green
web-crooked-token-green = ready
web-crooked-token-red = used until the next GO
web-crooked-lens = Drag the decoder over what you do not trust

## Chance cards

web-crooked-cards-own = Your cards
web-crooked-cards-open = Chance, face up
web-crooked-cards-open-text = In each pair, one card is fake; nobody knows which.
web-crooked-take-own =
    { $you ->
        [yes] You have “{ $card }”. It goes under the pile if you take another one.
       *[other] { $person } has “{ $card }”, which goes under the pile in exchange for another one.
    }
web-crooked-take-yours =
    { $you ->
        [yes] yours
       *[other] { $person }’s
    }
web-crooked-aim =
    { $what ->
        [own] One of your streets
        [theirs] Somebody else’s street
        [space] { $board ->
            [yes] Where to? You can also choose on the board.
           *[other] Where to?
        }
        [player] Whom?
       *[rent] For which rent?
    }
web-crooked-aim-none = There is none now.

## Changing notes

web-crooked-change-with = With whom
web-crooked-change-bank = The bank
web-crooked-change-give = You give: { $amount }
web-crooked-change-want = You want: { $amount } of { $sum }
web-crooked-notes-pick = Which of your notes do you give?

## What is asked

web-crooked-ask-lay =
    { $space ->
        [none] { $to ->
            [bank] You pay the bank { $amount } ({ crooked-why }).
           *[other] You pay { $payee } { $amount } ({ crooked-why }).
        }
       *[other] { $why ->
            [building] You pay { $amount } for a hotel on { $space }.
           *[other] You pay { $amount } for { $space }.
        }
    }
web-crooked-ask-lay-text =
    { $why ->
        [exchange] Choose the notes that go on the table.
       *[other] Choose the notes. What is too much comes back as change; the others may look at one note each.
    }
web-crooked-ask-lay-exact = It is change, and has to come out exactly. The others may look at these notes too.
web-crooked-ask-laid =
    { $to ->
        [bank] Your notes lie in front of the bank.
       *[other] Your notes lie in front of { $payee }.
    }
web-crooked-ask-pays =
    { $space ->
        [none] { $to ->
            [you] { $person } pays you { $amount } ({ crooked-why }).
            [bank] { $person } pays the bank { $amount } ({ crooked-why }).
           *[other] { $person } pays { $payee } { $amount } ({ crooked-why }).
        }
       *[other] { $why ->
            [building] { $person } pays { $amount } for a hotel on { $space }.
           *[other] { $person } pays { $amount } for { $space }.
        }
    }
web-crooked-ask-pays-text = { $person } chooses the notes.
web-crooked-ask-no-change =
    { $to ->
        [you] You have no change: the { $value } goes to the bank.
       *[other] { $payee } has no change: the { $value } goes to the bank.
    }
web-crooked-ask-found =
    { $verdict ->
        [fake] The house leans: a fake.
       *[other] The house stands straight: real.
    }
web-crooked-ask-caught = { $person }’s decoder found a fake { $value }.
web-crooked-ask-caught-text =
    { $to ->
        [bank] It is gone. { $missing } is still to pay to the bank; the new notes may be checked too.
       *[other] It is gone. You still owe { $payee } { $missing }; the new notes may be checked too.
    }
web-crooked-ask-check-text =
    { $count ->
        [one] Lay the decoder on a note you do not trust: that takes your last green token. Or let them pass.
       *[other] Lay the decoder on a note you do not trust: that takes one of your { $count } green tokens. Or let them pass.
    }
web-crooked-ask-check-other = { $person } may look at them through the decoder.
web-crooked-ask-announce =
    { $you ->
        [yes] You are about to use “{ $card }”.
       *[other] { $person } is about to use “{ $card }”.
    }
web-crooked-ask-announce-text =
    { $count ->
        [one] A fake card does nothing and earns you 100. Checking takes your last green token.
       *[other] A fake card does nothing and earns you 100. Checking takes one of your { $count } green tokens.
    }
web-crooked-ask-take =
    { $you ->
        [yes] Take a Chance card.
       *[other] { $person } takes a Chance card.
    }
web-crooked-ask-take-text =
    { $you ->
        [yes] Everybody can read what it does. Only the decoder shows whether it is real.
       *[other] Everybody can read what it does.
    }
web-crooked-ask-inherit =
    { $you ->
        [yes] One Chance card too many.
       *[other] { $person } has one Chance card too many.
    }
web-crooked-ask-inherit-text =
    { $you ->
        [yes] You keep your own, or this one.
       *[other] One of the two is kept.
    }
web-crooked-ask-notes = { $person } wants to change notes with you.
web-crooked-ask-notes-text = Both sides are worth the same, if they are real. The others may check them.
web-crooked-ask-notes-own = You have asked { $target } to change notes.
web-crooked-ask-notes-other = { $person } asks { $target } to change notes.
web-crooked-ask-change = Change notes
web-crooked-ask-change-text = Choose what you give and what you want for it; both must be worth the same.
web-crooked-ask-play = Your Chance card
web-crooked-ask-play-text = Say what it is about. Then the others may check whether it is real.
web-crooked-ask-other-business = You may put up hotels and trade on other players’ turns too.
web-crooked-ask-other-trade = You may propose a deal on other players’ turns too.
web-crooked-ask-roll-estate = Roll the dice. Before that you may put up hotels and trade.
web-crooked-ask-end-estate = Put up hotels or trade if you like, then pass the dice.
web-crooked-ask-end-build = Put up hotels if you like, then pass the dice.
web-crooked-ask-debt-text = { $missing } is missing. Sell to the bank or trade until your notes are enough.
web-crooked-ask-claim-text = { $person } stopped on { $space }. Claim the rent before the next player rolls, or it is lost.
web-crooked-ask-building = Auction: the last hotel
web-crooked-ask-want =
    { $you ->
        [yes] You want the last hotel.
       *[other] { $person } wants the last hotel.
    }

## The action bar

web-crooked-do-lay =
    { $change ->
        [0] { $count ->
            [1] Lay { $notes }
           *[other] Lay { $notes }: { $sum }
        }
       *[other] Lay { $notes }, get { $change } back
    }
web-crooked-do-lay-missing = Lay { $sum }: { $missing } is missing
web-crooked-known-note =
    { $look ->
        [fake] fake { $note }
        [real] real { $note }
       *[doubted] doubtful { $note }
    }
web-crooked-do-way =
    { $change ->
        [0] { $notes }
       *[other] { $notes }, get { $change } back
    }
web-crooked-do-keep =
    { $card ->
        [none] Take none
       *[other] Keep “{ $card }”
    }
web-crooked-do-check = Check a { $value }
web-crooked-do-check-card = Check the card
web-crooked-do-pass = Pass
web-crooked-do-rest = Check nothing more this turn
web-crooked-do-take = Take this one
# An action where it is quoted, if it is otherwise told with what it leads to.
web-crooked-named-take = Take “{ $card }”
web-crooked-do-use = Use it
web-crooked-do-play = Use “{ $card }”
web-crooked-do-open-change = Change notes
web-crooked-do-change = Change { $amount } at the bank
web-crooked-do-offer-notes = Ask { $person } to change { $amount }
web-crooked-do-accept-notes = Change { $amount }
web-crooked-do-less = One { $value } less
web-crooked-do-more = One { $value } more
web-crooked-do-estate =
    { $what ->
        [raise] Sell
       *[other] Hotels
    }

## Streets and hotels

web-crooked-deed-building = A hotel costs
web-crooked-deed-sale = In debt, the bank gives
web-crooked-buy-account =
    { $you ->
        [yes] Your notes after buying
       *[other] { $person }’s notes after buying
    }
web-crooked-estate-do =
    { $verb ->
        [build] Hotel for { $amount }
        [sell-hotel] Sell the hotel for { $amount }
        [sell-street] Sell for { $amount }
        [half-hotel] Hotel at half price: { $amount }
       *[other] { $verb }
    }
web-crooked-tile-go = { $amount } + tokens
web-crooked-space-go = { $amount } from the bank for passing it, or stopping on it, and your decoder tokens turn green.
web-crooked-space-train = The train takes you on to the next street that nobody owns. Buy it, or it is auctioned.
web-crooked-space-chance = Take one of the three open cards. Half of all these cards are fake.
web-crooked-space-chest = Draw a card, and do what it says, or keep it. These are all real.

## What one may miss

web-crooked-why-lay = Lay no more notes than needed: once laid, they stay.
web-crooked-why-laid = There is no way back: what is laid stays laid.
web-crooked-why-check = A fake that you catch is yours: you may pay with it.
web-crooked-why-card = The first check settles it, for all.
web-crooked-why-take = You may keep it until you want it, but never more than one.
web-crooked-why-debt = The bank gives half, up to the next 10; a hotel goes before its street.
web-crooked-why-claim = Nobody will remind them: claim it yourself.
web-crooked-why-change = At the bank once a turn; its own notes are never checked.
web-crooked-why-play = If it is caught as a fake, you go on as if you had not played it.

## The end

web-crooked-count-player = Player
web-crooked-count-notes = Notes
web-crooked-count-rents = Rents
web-crooked-count-total = Total

## Hints of the first turn

web-hint-crooked-1 = Some of your notes are fake, and not even you know which.
web-hint-crooked-2 = To pay, pick notes. The others may hold the decoder over one before they believe you.
web-hint-crooked-3 = A green token is one look with the decoder. GO makes your tokens green again.
web-hint-crooked-4 = Whoever catches a fake keeps it, and the payer must replace it with other notes.
web-hint-crooked-5 = When the last street is sold, the game ends and rents are counted.
