### Knockout in the browser: the table, practice slides, and the scorer for a real board.

## The board

web-knockout-go = GO
# Names that are too long for a tile, with places to break them.
web-knockout-tile-mediterranean = Mediter­ranean
web-knockout-tile-oriental = Oriental
web-knockout-tile-vermont = Vermont
web-knockout-tile-connecticut = Connec­ticut
web-knockout-tile-indiana = Indiana
web-knockout-tile-tennessee = Tennes­see
web-knockout-tile-pennsylvania = Pennsyl­vania
web-knockout-tile-park = Park Place
web-knockout-tile-boardwalk = Board­walk
web-knockout-lies = Where the tokens lie
web-knockout-lies-of = { $name }: { $places }.
web-knockout-bonuses = Bonus for a whole set

## Aiming

web-knockout-slide-number =
    { $number ->
        [1] Your first slide
        [2] Your second slide
        [3] Your third slide
       *[other] Your fourth slide
    }
web-knockout-reslide =
    { $why ->
        [jail] Out of jail: slide it again
        [chance] From { space-knockout-chance }: slide it again
       *[other] Your second chance
    }
web-knockout-how = Point to where it should stop, or pull the token back. Tap behind GO to start elsewhere.
web-knockout-keys = Keys: the arrows set angle and strength, W A S D move the start, Shift in fine steps, Enter slides.
web-knockout-tremor = Your hand trembles here, so a slide may miss its aim.
web-knockout-x = Place
web-knockout-angle = Angle
web-knockout-speed = Strength
web-knockout-less = { $part }: less
web-knockout-more = { $part }: more
web-knockout-slide = Slide
web-knockout-enter = Enter
web-knockout-reset = Reset
web-knockout-sling = Slide when I let go of a pulled token
web-knockout-aim-role = aim
web-knockout-aim-told =
    { $side ->
        [left] From { $x } mm, { $angle }° to the left, strength { $speed }. Arrow keys change it, Enter slides.
        [right] From { $x } mm, { $angle }° to the right, strength { $speed }. Arrow keys change it, Enter slides.
       *[straight] From { $x } mm, straight ahead, strength { $speed }. Arrow keys change it, Enter slides.
    }
web-knockout-aims-at =
    { $space ->
        [off] If nothing is in the way, it leaves the board.
        [token] A token lies in the way.
        [none] If nothing is in the way, it stops short of the spaces.
       *[other] If nothing is in the way, it stops on { $space }.
    }

## The players

web-knockout-order = Turn order
web-knockout-cash = Cash
web-knockout-mates-next = { $name } slides next
# A line on the tokens that are not on the board.
web-knockout-tokens =
    { $jail ->
        [0] { web-knockout-tokens-off }
       *[other] { $off ->
            [0] { $home ->
                [0] { $jail } in jail
               *[other] { $jail } in jail, { $home } to slide
            }
           *[other] { $jail } in jail, { web-knockout-tokens-off }
        }
    }
web-knockout-tokens-off =
    { $off ->
        [0] { $home ->
            [0] all slid
           *[other] { $home } to slide
        }
       *[other] { $home ->
            [0] { $off } off
           *[other] { $off } off, { $home } to slide
        }
    }
web-knockout-jail = In jail
web-knockout-token-where =
    { $where ->
        [home] Token { $number }: to slide
        [jail] Token { $number }: in jail
        [off] Token { $number }: off the board
       *[none] Token { $number }: below the spaces
    }
web-knockout-token-on = Token { $number }: on { $space }
web-knockout-round = Round { $number } of { $rounds }

## If the round ended now

web-knockout-now = If the round ended now
web-knockout-now-properties = Properties
web-knockout-now-set = Set
web-knockout-now-house = House
web-knockout-now-tax = Tax
web-knockout-now-parking = Parking
web-knockout-now-round = Round
web-knockout-now-why = Without Chance and Railroads, which come first.

## The end of a round

web-knockout-step-1 = 1 Chance
web-knockout-step-2 = 2 Railroad
web-knockout-step-3 = 3 Cash
web-knockout-step-4 = 4 Parking
web-knockout-steps = The end of round { $number }
web-knockout-round-counts = Round { $number } is counted
web-knockout-round-goes = { $count ->
        [0] Round { $number } brings nothing to anybody
        [1] { $names } wins round { $number }
       *[other] { $names } share round { $number }
    }
web-knockout-receipt-set = Whole set
web-knockout-receipt-house = House: { $space }
web-knockout-receipt-tax =
    { $count ->
        [1] Tax, 1 property
       *[other] Tax, { $count } properties
    }
web-knockout-receipt-parking =
    { $sharers ->
        [1] Free Parking
        [2] Half of Parking
        [3] A third of Parking
       *[other] A quarter of Parking
    }
web-knockout-receipt-idle =
    { $why ->
        [taken] { $space } ({ $name } comes first in the turn order)
        [once] a second token on { $space }
        [bare] { $space } (no property to double)
        [fewer] { $space } (somebody has more tokens there)
        [still] { $space }
        [jail] { $count ->
            [one] a token in jail
           *[other] { $count } tokens in jail
        }
        [short] { $count ->
            [one] a token short of the spaces
           *[other] { $count } tokens short of the spaces
        }
       *[off] { $count ->
            [one] a token off the board
           *[other] { $count } tokens off the board
        }
    }
# $reasons is a list of the texts above.
web-knockout-receipt-idle-all = Nothing for { $reasons }.
web-knockout-receipt-round = Round { $number }
web-knockout-receipt-all = Total
web-knockout-receipt-waits = Not counted yet
web-knockout-receipt-nothing = Nothing this time
web-knockout-start-round = Start round { $number }
web-knockout-laid = All the cash on Free Parking was taken, so the bank puts { $amount } there again.
web-knockout-left = { $amount } stays on Free Parking for the next round.

## Practice

web-knockout-practice = Practice slides
web-knockout-practice-short = Practice
web-knockout-practice-how = Slide as often as you like; nothing counts here.
web-knockout-practice-as = Slide as
web-knockout-practice-side =
    { $colour ->
        [red] Red
        [yellow] Yellow
        [green] Green
       *[blue] Blue
    }
web-knockout-practice-put = Place tokens
web-knockout-practice-put-how = Tap the board to put a token there, or a token to take it away.
web-knockout-practice-aim = Aim
web-knockout-practice-clear = Clear the board
web-knockout-practice-back = Take back
web-knockout-practice-scatter = Scatter some tokens
web-knockout-practice-full = All four tokens of this colour lie on the board. Tap one to take it away.
web-knockout-practice-close = There is no room: a token lies there already.
web-knockout-practice-cursor = Cursor at { $x } mm from the left, { $y } mm from the near edge. Arrow keys move it, Enter puts a token or takes it away.
web-knockout-practice-rests =
    { $end ->
        [off] It left the board.
        [short] It stopped short of the spaces.
        [back] It did not get past GO, so it would be slid again.
        [jail] It lies on { $space }, so it would go to jail.
       *[other] It lies on { $space }.
    }
web-knockout-practice-moved =
    { $count ->
        [0] It touched nothing.
        [1] It moved one token.
       *[other] It moved { $count } tokens.
    }

## The scorer

web-knockout-scorer = Knockout scorer for your own board
web-knockout-scorer-short = Scorer
web-knockout-scorer-why = You slide on the table, this page counts. It keeps the game on this device.
web-knockout-scorer-players = Who plays, in the turn order that was drawn? A team counts as one.
web-knockout-scorer-name = Player { $number }
web-knockout-scorer-add = One more
web-knockout-scorer-remove = Leave { $name } out
web-knockout-scorer-begin = Begin round 1
web-knockout-scorer-ask = Where are { $name }’s tokens?
web-knockout-scorer-ask-how = Tap a space for each token, or type it. What you leave out lies on no space.
web-knockout-scorer-more =
    { $count ->
        [0] All four are placed.
        [1] One more token.
       *[other] { $count } more tokens.
    }
web-knockout-scorer-typed = Type spaces
web-knockout-scorer-typed-like = boardwalk, house, 2 free parking
web-knockout-scorer-unknown = “{ $given }” is no space, or may be several.
web-knockout-scorer-too-many = Everybody has four tokens.
web-knockout-scorer-done = { $name } is done
web-knockout-scorer-take = Take the token off { $space }
web-knockout-scorer-chance = First slide the tokens on Chance again, then tap where they lie now.
web-knockout-scorer-score = Count the round
web-knockout-scorer-missing = Count the round without { $names }
web-knockout-scorer-ride = Where does { $name } ride from the { $space }?
web-knockout-scorer-ride-how = Tap a property without a token.
web-knockout-scorer-stand = It stays there
web-knockout-scorer-double = Which property does { $name }’s House double?
web-knockout-scorer-double-this = { $space }: { $amount } more
web-knockout-scorer-pays = { $name } pays 100
web-knockout-scorer-pays-why = To Free Parking, for jail or a second chance.
web-knockout-scorer-undo = Take back
web-knockout-scorer-edit = Correct round { $number }
web-knockout-scorer-new = New game
web-knockout-scorer-new-sure = Really forget this game?
web-knockout-scorer-new-yes = Forget it and begin anew
web-knockout-scorer-new-no = Keep it
web-knockout-scorer-rounds = All rounds
web-knockout-scorer-won =
    { $count ->
        [1] { $names } has the most cash and wins.
       *[other] { $names } have the most cash and win together.
    }
web-knockout-scorer-again = Try again

## Hints of the first turn

web-hint-knockout-1 = Point to where your token should stop, or pull it back: the line shows direction and strength. Then slide.
web-hint-knockout-2 = The farther, the more it pays. Knock others off the board, or push your own tokens on.
web-hint-knockout-3 = When all tokens have been slid, each property pays one player: the first in turn order with a token on it.
web-hint-knockout-4 = You can also aim with the keys, or with three numbers.
