### The bank unit in the browser.

web-bank-unit = Bank unit
web-bank-sub = for a real box on your table

## The unit

web-bank-first = Tap a card
web-bank-left = money in
web-bank-right = money out
web-bank-pays = { $name } pays
web-bank-gets = → { $name }
# Above the balance on the display.
web-bank-balance-of = { $name } has
web-bank-here = here
web-bank-receive = Receive
web-bank-pay = Pay
web-bank-key-comma = comma; with no card in, the volume
web-bank-key-clear = C: clears; held down, a new game
web-bank-take-out =
    { $side ->
        [left] Left slot, money in: take { $name } out
       *[right] Right slot, money out: take { $name } out
    }
web-bank-put-in =
    { $name ->
        [none] { $side ->
            [left] Left slot, money in: empty
           *[right] Right slot, money out: empty
        }
       *[other] { $side ->
            [left] Put { $name } into the left slot, money in
           *[right] Put { $name } into the right slot, money out
        }
    }

## Cards

web-bank-cards = Cards
# A card without a name on it.
web-bank-card = Card { $number }
web-bank-cards-how = Tap a card, then a slot. Left takes money in, right lets it out.
web-bank-in-unit = { $name } · in the unit
web-bank-card-is =
    { $where ->
        [in] Card { $number }, { $name }: in the unit
        [held] Card { $number }, { $name }: in your hand; once more turns it round
        [reversed] Card { $number }, { $name }: in your hand, the wrong way round; once more puts it down
       *[out] Card { $number }, { $name }
    }
web-bank-picked = Now tap a slot.
web-bank-reversed = The wrong way round: the unit will not read it. Tap once more to put it down.
web-bank-no-card = No card is in. Tap a card, then a slot.
web-bank-overdraft = { $payer } has { $balance }, and { $keyed } was keyed in. Nothing was booked: press C and key in less, or raise money first.
web-bank-names = Names on the cards

## Bookings

web-bank-tape = Tape
web-bank-undo = Take the last one back
web-bank-all-lines = All lines
web-bank-taken-back = taken back: no. { $number }
web-bank-low-beep = Refused, low beep
web-bank-sleep = It sleeps after a minute and keeps every balance. Hold C until the beep for a new game: 15M each.
web-bank-new-game = New game
web-bank-sure = Every account goes back to 15M. Taking it back brings this game again.
web-bank-go-on = Go on with this one

## Looking on

web-bank-share = Accounts on your phones
web-bank-share-about = Each player opens this link and sees their account. Only this unit books.
web-bank-share-link = Link for the players
web-bank-share-now = Make a link
web-bank-share-stop = Stop showing them
web-bank-watch = Your account
web-bank-accounts = All accounts
web-bank-which = Tap the card that is yours.
web-bank-waiting = Waiting for the unit…
web-bank-gone = This unit is no longer shown. Ask whoever holds it for a new link.
web-bank-open-own = Open a unit of your own
