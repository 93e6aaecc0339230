# Words that every game uses.

# Before the last of several things: "a, b and c".
list-and = and
# In place of a list without anything in it.
list-nothing = nothing

## People

person-you = you
# Who owns, pays and is paid without being a player.
person-bank = the bank
# A seat whose player has no name; seats are counted from 0.
person-seat = seat { $number }
everybody-else = everybody
# The players of a record, which holds no names; counted from 1.
player-number = Player { $number }

## What is asked

your-choice = It is your choice.

## Editions, seats, options, seeds

unknown-edition = There is no edition “{ $given }”; choose from: { $known }.
unknown-bot = There is no bot “{ $given }” for { $edition }; choose from: { $known }.
unknown-language = There is no language “{ $given }”; choose from: { $known }.
bad-seats = { $given } is no number of players for { $edition }, which takes { $fewest } to { $most }.
bad-seat = There is no seat { $given }; the seats are numbered from 0 to { $highest }.
no-seat = { $given } is no seat; the seats are numbered from 0 up.
bad-seed = { $given } is no seed; one is a whole number from 0 up, or 64 hexadecimal digits.
option-choice = The option { $option } cannot be { $given }; it is one of { $allowed }.
option-limit = The option { $option } cannot be { $given }; it is a whole number from { $lowest } to { $highest }, or none.
option-preset = There is no preset { $given }; choose from: { $allowed }.
option-unknown = There is no option “{ $given }”; choose from: { $known }.
options-type = Options are given by name, each with its value, not as { $given }.

## Actions

action-empty = An action must begin with a word that says what to do.
action-too-long = An action has at most { $longest } characters.
action-type = An action is a text or an object with the field “do”, not { $given }.
action-unknown = “{ $given }” is nothing that can be done here; choose from: { $known }.
action-shape = “{ $word }” does not have the right words behind it; write it as: { $pattern }
action-part-unknown = “{ $given }” is no part of “{ $word }”; its parts are { $known }.
action-part-missing = “{ $word }” lacks its part “{ $part }”; write it as: { $pattern }
action-part-one = The part “{ $part }” of “{ $word }” is one value and not a list.
action-part-value = { $given } cannot be the part “{ $part }” of “{ $word }”; a part is a text, or a number of 15 digits at most.
# A name that belongs to several things, such as the Chance spaces of a board.
name-of-several = “{ $given }” is the name of several; choose from: { $known }.
not-possible-now = “{ $action }” is not possible now; choose one of the actions that are offered.
not-asked = It is not for you to act now: the game waits for { $seats }.
game-over = The game is over; nothing more can be done in it.

## Positions and records

bad-field =
    { $what ->
        [position] The position cannot be read
       *[other] The record cannot be read
    }: { $path } must be { $wanted ->
        [object] an object
        [text] a text
        [list] a list
       *[other] { $wanted }
    }.
unknown-field =
    { $what ->
        [position] The position cannot be read
       *[other] The record cannot be read
    }: { $path } does not belong in it.
bad-schema =
    { $what ->
        [position] The position
       *[other] The record
    } is of version { $given }; only version { $ours } can be read.
bad-rules-version = This was played by version { $given } of the rules of { $edition }; only version { $ours } can be played here.
position-over = The position contradicts itself: a game that is over has winners and waits for nobody, any other waits for somebody.
position-unsettled = The position is none that the game rests in: by the rules it would already have gone on from there.
record-start = The record contradicts itself: edition, players and options must be those of the position that it begins with.
record-action = The record was changed or is damaged: its action { $number }, “{ $action }”, cannot be played. { $why }
record-unreadable = The record was changed or is damaged: its action { $number } cannot be read. { $why }
record-result = The record was changed or is damaged: its actions do not lead to the result that it names.
redealt-no-record = A game that was dealt anew has no record; only one that began with its seed or a position does.
