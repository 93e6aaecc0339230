### Scoring a real board of Knockout on the command line.

## Help of the command

score-help-score = Scores the rounds of Knockout on a real board, step by step.
score-help-file = Where the game is kept from one day to the next; without it, it is gone when you leave.
score-help-players = How many play, teams counted as one: 2 to 4; 2 if missing, or as many as there are names.
score-help-names = The players or teams in the turn order of the first round, between commas.

## Beginning and end

score-player = Player { $number }
score-new = A new game: nobody has cash yet. Say where the tokens lie at the end of each round.
score-resumed = The game goes on.
score-hint = Type what the tokens lie on, such as “boardwalk, park place, house, off”; “help” shows more.
score-kept = The game is kept in { $file }; rentier score --file goes on with it.
score-over = The game is over; “undo” takes the last round back, “quit” leaves.
score-help =
    At the end of a round, first slide tokens on Chance again (step 1). Then
    type what each player’s tokens lie on, in turn order, in English or French,
    shortened if you like:
      boardwalk, park place, house, off     for the player asked for
      Anna: kentucky, 2 free parking        for anybody, also to correct it
      off, jail, none                       a token that lies on no space
    A token that is not named lies on nothing.
      score            pays out, once all is said: it asks where tokens on a
                       Railroad go and what a House doubles, and tells who gets
                       what, step by step
      Anna pays        100 to Free Parking, for jail or a second chance
      cash             what everybody has, and what lies on Free Parking
      board            what was said of this round
      undo             takes the last entry back, or the last round
      quit             leaves
    A line that is not understood changes nothing.

## What a scorer may type, between commas

score-typed-score = score, pay out, done, next round
score-typed-cash = cash, money, scores
score-typed-board = board, tokens, round
score-typed-undo = undo, back, take back
score-typed-help = help
score-typed-quit = quit, exit, bye
score-typed-pays = pays, pays 100, pay, pay 100, bail
score-typed-stand = stand, stands, stay, stays
score-typed-off = off, off the board, out, fallen
score-typed-jail = jail, in jail
score-typed-nowhere = none, nothing, nowhere, runway
# Words that say nothing about a place.
score-typed-ignored = on, the, and, at, a, an, one, my, token, tokens, is, are, space

## What was said

score-nowhere = no space
score-lies =
    { $count ->
        [0] { $name }: { $names }.
        [one] { $name }: { $names }; one token on no space.
       *[other] { $name }: { $names }; { $count } tokens on no space.
    }
score-lies-nowhere = { $name }: no token on a space.
score-chance = A token on { space-knockout-chance } is slid again first; then say where it lies, and what it moved (KO-20).
score-all-known = All is said. “score” pays out; “{ $name }: …” corrects it first.
score-nothing-known = Nothing was said of this round yet.
score-paid = { $name } pays { $amount } to Free Parking.
score-parking = On Free Parking lie { $amount }.
score-undone = Taken back.
score-back = Nothing was paid out.

## Choices

score-ride = To which unoccupied property does { $name } ride from the Railroad? “stand” leaves the token there; Enter leads back.
score-double = Which property does the House of { $name } double? { $names }. Enter leads back.

## What the round brought

score-cash = { $name }: { $amount }

## What cannot be

score-players = { $given } cannot play; there are tokens for { $fewest } to { $most } players or teams.
score-name = “{ $given }” cannot be a name here; one begins with a letter, is no command, and there is one of each.
score-other-players = In this game { $players } play, not { $given }.
score-who-pays = Who pays? Write the name first, as in “{ $name } pays”.
score-whose = All is said already. To correct somebody’s tokens, write the name first, as in “{ $name }: boardwalk”.
score-not-known = What the tokens of { $name } lie on was not said yet.
score-no-cash = { $name } has { $cash }, and cannot pay { $amount }.
score-nothing-to-undo = There is nothing to take back.
score-no-player = There is no player { $given } at this table; they are numbered from 1 to { $most }.
score-no-name = Nobody here is called “{ $given }”.
score-nothing = “{ $given }” names no space; type such as “boardwalk, house, off”, or “help”.
score-too-many = These are { $given } tokens; everybody has { $most }.
score-one-space = “{ $given }” is not one space; name just one.
score-which = “{ $given }” may be several: { $names }. Say which.
score-meant = “{ $given }” is no space; { $names } perhaps? Nothing was changed.
score-unknown-place = “{ $given }” is no space; type such as “boardwalk, house, off”, or “help”.
score-file-damaged = { $file } is damaged or holds something else, and was left as it is. { $why }
score-file-changed = { $file } was changed by somebody else meanwhile, perhaps in another window; it was left as it is, so this window stops.
