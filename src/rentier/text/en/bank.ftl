### The bank unit on the command line.

## Help of the command

bank-help-bank = Replaces the bank unit of a real box on your table.
bank-help-file = Where the game is kept from one day to the next; in your data folder if missing.
bank-help-players = How many play, 2 to 6; 6 if missing, or as many as there are names.
bank-help-names = Who has cards 1, 2 and so on, between commas; they can be typed instead of the numbers.

## The unit drawn

bank-title = Bank unit
bank-off = off
bank-left = left: money in
bank-right = right: money out
bank-reversed = not read
bank-key-receive = receive
bank-key-pay = pay
bank-key-go = GO (+2M)
# The player of a card who has no name.
bank-card = card { $number }

## Beginning and end

bank-new = A new game: { $players } cards with 15M each. It is kept in { $file }.
bank-resumed =
    { $count ->
        [0] The game goes on; nothing was booked yet. It is kept in { $file }.
        [one] The game goes on after 1 booking. It is kept in { $file }.
       *[other] The game goes on after { $count } bookings. It is kept in { $file }.
    }
bank-hint = Type a payment, such as “3 pays 1.5M”, “1 to 4 200K”, “2 receives 2M” or “go 2”; “help” shows more.
bank-kept = The game is kept in { $file }; rentier bank goes on with it.
bank-not-saved = This could not be saved yet. It stands here, but would be lost with this window.
bank-help =
    Payments, with the numbers or the names of the cards:
      3 pays 1.5M       to the bank
      2 receives 2M     from the bank
      1 to 4 200K       from one player to another
      go 2              2M for GO
      undo              takes the last booking back, then the one before it
    To look at:
      balance 3         one account
      all               every account
      journal           the last bookings; journal all: this game and the last
      unit              the unit
    The unit’s own way:
      in 3 left         card 3 into the left slot (money in); right: money out
      in 3 left reversed   the wrong way round
      out left          takes it out; out alone takes all out
      1 , 5 M pay       keys: 0 to 9, comma, K, M, GO, pay, receive, C
      C                 clears the entry; after a booking, takes it back while
                        the cards are in
      ,                 sets the volume while no card is in
      hold C            a new game, as does: new game
    An amount is 10K to 20M in steps of 10K; make several of a larger payment.
    Everything is saved at once; quit leaves, and the game goes on another day.

## Payments

bank-line-credit = { $payee } receives { $amount }
bank-line-debit = { $payer } pays { $amount }
bank-line-transfer = { $payer } pays { $amount } to { $payee }
bank-line-go = { $payee } receives { $amount } for GO
bank-line-new-game = a new game, 15M on every card
bank-line-taken = taken back, no. { $number }: { $line }
bank-booked = { $line }; now { $balances }.
bank-has = { $who } has { $balance }
bank-balance = { $who } has { $balance }.
bank-journal-empty = Nothing was booked yet.
bank-journal-more = The last { $shown } of { $count } lines; journal all shows the others too.
bank-new-game = A new game: every account goes back to 15M. Type yes; Enter goes on with this one.
bank-undo-brings-back = If that was a mistake, undo brings the last game back.
bank-goes-on = The game goes on.

## The unit’s own way

bank-shown = On the display: { $texts }
bank-not-read = No beep: the card is in the wrong way round and is not read.
bank-woken = The unit was off; the key woke it and did nothing else. Type it again.
bank-key-refused = Key { $place }, { $pressed }, was refused; whatever is behind it was not pressed.
bank-emptied = The cards that were in are taken out first.

## Refused with a low beep

bank-refused-no-card = No card is read; put one in first, such as “in 3 left”.
bank-refused-slot-empty = There is no card in the slot of that key; left is for receive and GO, right for pay.
bank-refused-five-digits = The display has five digits at most.
bank-refused-second-comma = There is a comma in the amount already.
bank-refused-unit-given = Behind K or M comes receive or pay; C clears the entry.
bank-refused-no-figures = The amount is missing; key in digits, then K or M.
bank-refused-no-unit = K or M is missing behind the digits.
bank-refused-too-small = { $keyed } is too little; one entry is at least 10K.
bank-refused-too-large = { $keyed } is too much; one entry is at most 20M, and a larger payment takes several.
bank-refused-odd = { $keyed } is no multiple of 10K.
bank-refused-overdraft = { $payer } has { $balance }; { $keyed } was keyed in. Nothing was booked.
bank-refused-balance-full = A balance above 999.99M does not fit on the display.
bank-refused-go-twice = GO was pressed for this card already; take it out and put it in again for another 2M.
bank-refused-same-card = That card cannot be in both slots; a payment needs two different cards.
bank-refused-slot-taken = There is a card in that slot already; take it out first.
bank-refused-nothing-in = No such card is in the unit.
bank-refused-nothing-to-take-back = There is nothing to clear or to take back; once a card is out, undo takes the last booking back.
bank-refused-nothing-to-undo = There is no booking to take back.

## What cannot be

bank-unknown = “{ $given }” means nothing here; type a payment such as “3 pays 1.5M”, keys such as “1 , 5 M”, or help.
bank-amount-how = “{ $given }” lacks an amount with K or M; write it like “3 pays 1.5M” or “1 to 4 200K”.
bank-no-card = There is no card { $given } at this table; the cards are numbered from 1 to { $most }.
bank-players = { $given } cannot play; there are cards for { $fewest } to { $most }.
bank-names = { $given } names are too many; there are { $most } cards.
bank-name = “{ $given }” cannot be a name here; one begins with a letter, is no word of a command, and there is one of each.
bank-no-home = There is no data folder here; name a file with --file.
bank-file-unreadable = { $file } holds no game of the bank unit, or only a part of one; it was left as it is. Name another file with --file.
bank-file-damaged = { $file } is damaged or holds something else, and was left as it is. { $why }
bank-file-changed = { $file } was changed by somebody else meanwhile, perhaps in another window; it was left as it is, so this window stops.
bank-unit-key = The bank unit has no key { $given }; its keys are { $known }.
bank-unit-card = There is no card { $given }; the cards are numbered from 1 to { $most }.
bank-unit-slot = There is no slot { $given }; choose from: { $known }.
bank-unit-time = { $given } is no time; one is given in seconds from 0 to { $most }.
bank-unit-accounts = The unit has { $cards } balances, each a multiple of { $step } from 0 to { $most }.
bank-unit-line = The position contradicts itself at { $path }.

## What a person may type, between commas

bank-typed-pays = pays, pay
bank-typed-receives = receives, receive, gets, get
bank-typed-to = to
bank-typed-from = from
bank-typed-bank = bank
bank-typed-go = go, passes go, passed go
bank-typed-in = in, insert, put, put in
bank-typed-out = out, take, take out, remove
bank-typed-left = left
bank-typed-right = right
bank-typed-reversed = reversed, wrong way, wrong way round, the wrong way round, backwards
bank-typed-hold = hold
bank-typed-clear = c
bank-typed-balance = balance, account
bank-typed-all = all, balances, accounts
bank-typed-journal = journal, log, tape
bank-typed-undo = undo
bank-typed-new-game = new game, new
bank-typed-unit = unit, show, show unit
bank-typed-help = help, h
bank-typed-quit = quit, exit, leave
bank-typed-key-GO = go
bank-typed-key-pay = pay
bank-typed-key-receive = receive
bank-typed-key-C = c
# Words that say nothing.
bank-typed-ignored = the, a, an, card, slot, into, of, please
