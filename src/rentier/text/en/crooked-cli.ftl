### Crooked Cash on the command line.

cli-hint-crooked = Type a number, or words such as “roll”, “pay 100 20”, “check 500” or “notes”; “help” shows more.
cli-play-help-crooked =
    When every property is bought{ $round_limit ->
        [none] { "" }
       *[other] { " " }or { $round_limit } rounds are over
    }, the most money wins; fakes count in full.
    Answer with the number of a line or with words, which may be shortened:
      roll, buy, leave (to an auction), bid 120, pass, ask (for rent), end
      pay 100 20 20, pay 500 fake, pay 500#2 (the second of your 500s)
      check 500 or c (turns a green token red), take half price, play boardwalk
      pass all (no more checks until your next turn)
      build boardwalk, change 500, offer anna boardwalk for 300, accept, decline
      offer notes anna 500 for 5x100
    If several things fit, you are asked which. Enter shows the choices again.
      board           all 36 spaces, their owners and who stands there
      deeds           your deeds and cards; deeds anna shows those of another player
      notes           everybody’s notes, the bank’s, and how many are fake
      hand            your notes, your cards, and what the open cards do
      balance         what everybody has, and would have with the last rents
      table           everybody’s deeds and notes, one by one
      log             what happened lately
      hint            the best choices, their chances, and why
      rules CC-40     a rule; rules fake shows those with that word in them
      quit            leaves the table
    On the table the numbers count notes; ! after one says that a fake is known to
    be among them. ● is a green token, ○ a red one, ■ a street, □ one that is
    missing in the colour, and H a hotel.
    The whole of the rules: rentier rules { $edition }
cli-crooked-heading =
    Turn { $turn }, round { $round } · with the bank: { $hotels ->
        [one] one hotel
       *[other] { $hotels } hotels
    }, { $streets } of 22 streets
cli-crooked-street = Rent { $rent }, whole colour { $double }, hotel { $hotel }. A hotel costs { $building }; in debt, the bank gives { $sale } for the street.
cli-crooked-hotel = hotel
cli-crooked-deed = rent { $rent }, to the bank { $sale }
cli-crooked-name = “{ $name }”
cli-crooked-card = “{ $name }”: { $does }
cli-crooked-hidden =
    { $count ->
        [one] a card face down
       *[other] { $count } cards face down
    }
cli-crooked-kept =
    { $count ->
        [one] a kept card
       *[other] { $count } kept cards
    }
cli-crooked-open = Chance face up:
cli-crooked-own-card = Your card:
cli-crooked-notes = Your notes:
# Before the notes that a player holds.
cli-crooked-notes-of = { $name }:
# What one knows of an own note.
cli-crooked-real = real
cli-crooked-doubted = doubtful
cli-crooked-fake = fake
cli-crooked-known = { $name } is known to hold { $notes }.
cli-crooked-took =
    { $count ->
        [one] a fake { $amount }
       *[other] { $count } fake { $amount }s
    }
cli-crooked-tokens =
    { $count ->
        [one] You have one green token left.
       *[other] You have { $count } green tokens.
    }
cli-crooked-passing = You check nothing until your next turn.
cli-crooked-claim = { $name } may still ask you for { $amount } rent for { $space }.
cli-crooked-balance = { $name }: { $cash } in notes; with the last rents { $wealth }
cli-missing-crooked = You have { $cash }, so { $missing } are missing. Selling to the bank could bring { $raised }.
cli-crooked-bank = The bank:
cli-crooked-fakes = Fake from the start:
cli-crooked-printed = { $fakes } of the { $count } notes of { $amount }
# Behind a number of notes: what everybody knows of them.
cli-crooked-of-these =
    { $fakes ->
        [0] { $reals ->
            [0] { "" }
           *[other] { " " }({ $reals } real)
        }
       *[other] { $reals ->
            [0] { " " }({ $fakes } fake)
           *[other] { " " }({ $fakes } fake, { $reals } real)
        }
    }

## The menu

cli-crooked-pay =
    { $change ->
        [0] Pay with { $notes }
       *[other] Pay with { $notes }, { $change } change
    }
cli-crooked-check = Check a { $amount } (fake: about { $percent }%)
cli-crooked-change = Change { $notes } at the bank for { $take }
cli-crooked-offer-notes = Offer { $name } { $notes } in change for { $take }
cli-crooked-accept = Give { $notes } for them
cli-own-play = Use it in another way …
cli-own-pay = Choose the notes yourself …
cli-own-accept-notes = Choose the notes yourself …
cli-own-change = Change other notes …
cli-crooked-ask-pay = Which notes? Name values such as 500 20, or certain ones such as 500#2 or 500 fake.
cli-crooked-ask-give = Which notes do you give? Name values such as 500 20, or certain ones such as 500#2.
cli-crooked-ask-take = Which do you want for them? Name values such as 100 2x50; Enter for the next smaller ones.
cli-crooked-ask-get = Which do you want for them? Name values such as 100 2x50.
cli-crooked-ask-play = What is your card about? Name a space, a street, two streets with “for” between them, or a player.
cli-crooked-unclear = That is not clear; name it as the question shows.

## What a person may type, between commas

cli-typed-notes = notes, bills, note, bill
cli-typed-pass-all = pass all, skip, skip checks
cli-typed-fake = fake, false
cli-typed-real = real, genuine
cli-typed-doubted = doubtful, doubted
