### The page on which people build a position.

web-editor-title = Build a position
web-editor-begin = Start from the beginning of a game
web-editor-player = Player { $number }
web-editor-none = none

## Around every game

web-editor-undo = Undo
web-editor-redo = Redo
web-editor-again = Start again
web-editor-rules = Rules, { $count } players
web-editor-rules-title = Players and rules
web-editor-seats = Players
web-editor-rules-keep = Keep the position
web-editor-rules-again = Start again with these
web-editor-pending = Pending: { $question }
web-editor-pending-drop = Let it go
web-editor-held = In your hand: { $thing }
web-editor-held-how = Choose where it goes. Escape lets go.
web-editor-let-go = Let go
web-editor-let-go-done = { $thing } stays where it was.
web-editor-put = Put down: { $thing }
web-editor-here = Put it here
web-editor-not-there = This does not go there: { $thing }.
web-editor-empty-hand = Take something up first, then put it down here.
web-editor-less = Less
web-editor-more = More

## Sharing, playing, hints

web-editor-share = Share
web-editor-share-about = Everybody with this link sees the position, with everything open, and can play from it or change their own copy.
web-editor-link = Link to this position
web-editor-play = Play from here
web-editor-play-about = A new table begins in this position. Choose your seat; bots take the others.
web-editor-play-go = Play
web-editor-hint = Hint
web-editor-hint-about = A table begins in this position, and the hint is asked for at once. It knows only what your seat knows.
web-editor-hint-go = Ask for the hint
web-editor-hint-later = This seat is not asked now. The hint comes when it is.
web-editor-me = You
web-editor-bot = Bot, { $level }

## Boards with streets

web-editor-how = Drag deeds to players and tokens to spaces, or choose a space or a player to change it.
web-editor-look-player = Look at { $who }
web-editor-token = The token of { $who }
web-editor-group = The whole group { $group }
web-editor-built = A building from { $space }
web-editor-house = A building
web-editor-shutters = Mortgage
web-editor-cell = In jail
web-editor-bank = The bank
web-editor-owner = Belongs to
web-editor-take-deed = Take up the deed
web-editor-take-group =
    { $count ->
        [one] Take up the group
       *[other] Take up all { $count }
    }
web-editor-buildings = Buildings
web-editor-mortgaged = Mortgaged
web-editor-interest-paid = The buyer has paid the interest
web-editor-cash = Cash
web-editor-take-token = Take up the token
web-editor-jail = In jail
web-editor-jail-turns = Turns spent there
web-editor-kept = Cards kept
web-editor-kept-others = Cards to keep that are elsewhere
web-editor-out = Out of the game
web-editor-turn = The turn
web-editor-whose = Whose turn it is
web-editor-rolled = The dice are rolled
web-editor-dice = The next dice
web-editor-dice-any = They fall as they fall.
web-editor-die = Roll { $roll }, die { $die }
web-editor-roll-more = Choose a roll
web-editor-roll-less = Leave out this roll
web-editor-round = Round
web-editor-on-top =
    { $pile ->
        [chance] Top of the Chance pile
        [lifestyle] Top of the Lifestyle pile
       *[other] Top of the Community Chest pile
    }

## Millionaire

web-editor-level = Level
web-editor-fortune = Fortune card here
web-editor-fortunes = Fortune cards kept
web-editor-fortune-add = Give one

## Crooked Cash

web-editor-notes = Notes
web-editor-note =
    { $truth ->
        [fake] A fake { $value }
       *[other] A real { $value }
    }
web-editor-notes-of = Notes of { $value }
web-editor-note-add = One more { $value }
web-editor-truth =
    { $truth ->
        [fake] fake{ $known ->
            [all] , all know
            [holder] , holder knows
           *[other] { "" }
        }
       *[other] real{ $known ->
            [all] , all know
            [holder] , holder knows
           *[other] { "" }
        }
    }
web-editor-truth-of = Whether the notes of { $value } are real, and who knows it
web-editor-fake-card = { $card }, fake
web-editor-green = Green tokens
web-editor-chance-held = Chance card in hand
web-editor-chance-open = Open Chance cards

## Deal

web-editor-has-turn =
    { $has ->
        [yes] Has the turn
       *[other] Give the turn
    }
web-editor-hand =
    { $count ->
        [one] Hand: 1 card
       *[other] Hand: { $count } cards
    }
web-editor-money = Bank
web-editor-set = Set, { $colour }
web-editor-set-new = Another set
web-editor-set-colour = Colour of the set
web-editor-piles = Piles
web-editor-plays = Cards still to play
web-editor-pile =
    { $count ->
        [0] The pile is empty
        [one] Pile: 1 card
       *[other] Pile: { $count } cards, the next ones first
    }
web-editor-pile-all = Look through the whole pile
web-editor-centre =
    { $count ->
        [0] The centre is empty
        [one] Centre: 1 card
       *[other] Centre: { $count } cards
    }

## Knockout

web-editor-disc = { $who }, token { $number }
web-editor-lies-home = To be slid
web-editor-lies-jail = In jail
web-editor-lies-off = Off the board
web-editor-lies-between = Between the spaces
web-editor-earlier = { $who } slides earlier
web-editor-knockout-round = Round
web-editor-pot = On Free Parking
web-editor-knockout-how = Drag a token, or take it up and choose a space. With the focus on a token, the arrow keys move it by 10 mm, with Shift by 1 mm.

## What cannot be

web-editor-setup-few-in = At least two players must still be in the game.
web-editor-setup-out = { $who } is out of the game, and has nothing any more.
web-editor-setup-jail-at = { $who } is in jail, and cannot stand elsewhere.
web-editor-setup-won = With so much money { $who } would have won already. Give at most { $most }.
web-editor-setup-multiple = Amounts are multiples of { $unit }.
web-editor-setup-no-owner = Nobody owns { $thing }. Give it to a player first.
web-editor-setup-no-street = Nothing can be built on { $thing }: it is no street.
web-editor-setup-colour-broken = Nothing can stand on { $thing } until one player owns all of it.
web-editor-setup-uneven = The streets of { $thing } differ by one building at most.
web-editor-setup-built-mortgage = { $thing } cannot be mortgaged while buildings stand on it or its group.
web-editor-setup-stock =
    { $kind ->
        [hotels] There are only { $most } hotels.
       *[other] There are only { $most } of these buildings.
    }
web-editor-setup-all-owned = With every street sold the game would be over. Leave one to the bank.
web-editor-setup-card-gone =
    { $count ->
        [one] There is only one of this card, and it is somewhere else: { $thing }.
       *[other] There are only { $count } of this card, and they are somewhere else: { $thing }.
    }
web-editor-setup-fortune-owned = { $who } owns { $thing }, so no Fortune card lies there any more.
web-editor-setup-bank-property = A property never lies in a bank: { $thing }.
web-editor-setup-not-in-set = This card cannot lie in a set of { $near }: { $thing }.
web-editor-setup-set-size = A set of { $thing } has at most { $most } cards, and at least one property.
web-editor-setup-set-building = Buildings stand only on full sets of streets.
web-editor-setup-two-open = There would be two sets of { $thing } that are not full. Put their cards together.
web-editor-setup-sets-won = With full sets of three colours { $who } would have won already.
web-editor-setup-notes-gone = There are only { $count } notes of { $thing }, and they are all in hands.
web-editor-setup-truths =
    { $kind ->
        [fake] There are only { $count } fake notes of { $thing }.
       *[other] There are only { $count } real notes of { $thing }.
    }
web-editor-setup-all-slid = With all tokens slid the round would be over. Leave one to be slid.
web-editor-knockout-overlap = Two tokens would lie on top of each other.
web-editor-position-unsettled = The game would not stop here: by the rules it would already have gone on.
web-editor-setup-number = This is a number from { $lowest } to { $highest }.
web-editor-setup-unknown-word = This does not go there.
