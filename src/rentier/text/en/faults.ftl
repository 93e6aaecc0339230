### What the engine refuses. Pages show the sentence that the server sends with it.

## Editions, seats, options, seeds

unknown-edition = There is no edition “{ $given }”; choose from: { $known }.
edition-taken = There is an edition “{ $given }” already; give yours another name.
edition-clash = { $own ->
        [yes] The edition “{ $given }” of the package { $packages } is left out: Rentier has one of that name.
       *[no] The edition “{ $given }” is left out: the packages { $packages } both bring one of that name.
    }
edition-bad-name = The package { $package } brings an edition “{ $given }”, which cannot be its name: lower-case letters, digits and _ only, at most 40.
edition-broken = The edition “{ $given }” of the package { $package } is left out, as it cannot be loaded: { $why }
edition-no-edition = The edition “{ $given }” of the package { $package } is left out: { $value } is no rentier.Edition.
edition-other-name = The edition “{ $given }” of the package { $package } is left out, as it calls itself “{ $own }”; its entry point needs the same name.
edition-part-broken = { $part ->
        [words] The words
        [rules] The rules
        [bots] The bots
        [desk] The desk
       *[lesson] The lesson
    } of the edition “{ $edition }” cannot be used: { $why }
unknown-bot = There is no bot “{ $given }” for { $edition }; choose from: { $known }.
bot-budget = “{ $given }” is no budget: name a number of imagined games from 1 to { $most }, as in sharp:400.
bot-no-budget = “{ $given }” does not search, so it takes no budget; leave out the colon and what follows.
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
game-over = The game is over; nothing more can be done in it.

## Positions and records

bad-field = { field-is } it must be { $wanted ->
        [object] an object
        [text] a text
        [list] a list
        [hex] hexadecimal digits
       *[other] { $wanted }
    }.
# The beginning of every sentence that refuses a field: where, and what is there.
field-is = { $path ->
        [whole] { $what ->
            [position] This position
           *[other] This record
        }
       *[other] { $what ->
            [position] In this position
           *[other] In this record
        }, { $path }
    } { $value ->
        [missing] is missing
        [list] { $count ->
            [0] is an empty list
            [one] is a list with one entry
           *[other] is a list with { $count } entries
        }
        [object] is an object
       *[other] is { $value }
    };
field-object = { field-is } it must be an object.
field-key = { field-is } its keys must be texts, and { $key } is none.
field-text = { field-is } it must be a text.
field-choice = { field-is } it must be one of { $allowed }.
field-code = { field-is } it must be { $kind ->
        [card] the code of a card
        [space] the code of a space
        [property] the code of a property
        [colour] the name of a colour
       *[other] { $kind }
    }.
field-number = { field-is } it must be a whole number from { $lowest } to { $highest }.
field-exactly = { field-is } it must be { $wanted }.
field-multiple = { field-is } it must be a multiple of { $unit }.
field-seat = { field-is } it must be one of these seats: { $allowed }.
field-twice = { field-is } it is named there already.
field-elsewhere = { field-is } that is already at { $elsewhere }.
field-flag = { field-is } it must be true or false.
field-list = { field-is } it must be a list.
field-long = { field-is } it must not have more than { $most } entries.
field-longest = { field-is } it must not have more than { $most } characters.
field-length = { field-is } it must be a list with { $length ->
        [one] one entry
       *[other] { $length } entries
    }.
field-row = { field-is } it must be a list of the form { $form }.
unknown-field =
    The field { $path } does not belong in { $what ->
        [position] this position
       *[other] this record
    }.
bad-schema =
    { $what ->
        [position] The position
       *[other] The record
    } is of version { $given }; only version { $ours } can be read.
packed-none = “{ $given }” is no position. A position as a text begins with the name of its game and a number, as in “deal.1.”; copy all of it.
packed-newer = This position of { $edition } was written by a newer Rentier (form { $given }; here, { $ours } is the latest). Update Rentier to open it.
packed-damaged = This position is damaged: a part is missing, or a character has changed. Copy all of it once more.
packed-too-large = This position unpacks to more than { $most } kB, and no position is that long. Copy it once more from the page that made it.
bad-rules-version = This was played by version { $given } of the rules of { $edition }; only version { $ours } can be played here.
position-over-stack = { field-is } a game that is over waits for nobody, so it must be an empty list.
position-over-winners = { field-is } a game that is over has winners, each of them named once.
position-on-stack = { field-is } a game that is not over waits for somebody, so it must have an entry.
position-on-winners = { field-is } a game that is not over has no winners yet, so it must be an empty list.
position-on-ending = { field-is } a game that is not over has no ending yet, so it must be "".
position-unsettled = { field-is } by the rules the game would not wait there but would already have gone on.
record-two-starts = A record begins with a seed or with a position; this one has both.
record-start = The record contradicts itself: edition, players and options must be those of the position that it begins with.
record-action = The record was changed or is damaged: its action { $number }, “{ $action }”, cannot be played. { $why }
record-unreadable = The record was changed or is damaged: its action { $number } cannot be read. { $why }
record-result = The record was changed or is damaged: its actions do not lead to the result that it names.
redealt-no-record = A game that was dealt anew has no record; only one that began with its seed or a position does.
