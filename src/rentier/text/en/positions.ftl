# Why a position cannot be set up (rentier.setup). $where is the place in the call, such as cash[1].

setup-none = { $edition } cannot be set up from single things; it takes whole positions only.
setup-over = The game is over, so there is nothing to set up from it; take a moment before its end.
setup-unknown =
    { $near ->
        [none] { $edition } knows no “{ $given }” to set up; it knows { $known }.
       *[other] { $edition } knows no “{ $given }” to set up. Did you mean { $near }? It knows { $known }.
    }
setup-unknown-word =
    { $near ->
        [none] { $where }: there is no “{ $given }”; choose from: { $known }.
       *[other] { $where }: there is no “{ $given }”. Did you mean { $near }?
    }
setup-inner = { $where }: { $why }

## Values

setup-number = { $where } cannot be { $given }; it is a whole number from { $lowest } to { $highest }.
setup-multiple = { $where } cannot be { $given }; it is a multiple of { $unit }.
setup-choice = { $where } cannot be { $given }; it is one of { $known }.
setup-flag = { $where } cannot be { $given }; it is True or False.
setup-word = { $where } cannot be { $given }; it is a text.
setup-words = { $where } cannot be { $given }; it is a list of texts, or one text with blanks between its words.
setup-mapping = { $where } cannot be { $given }; it is a dict whose keys are texts.
setup-objects = { $where } cannot be { $given }; it is a list of dicts.
setup-pairs = { $where } cannot be { $given }; it is a list of pairs of a card and a seat.
setup-seats = { $where } cannot be { $given }; it is a list of seats.
setup-seat =
    { $where }: there is no { $who ->
        [team] team { $given }; the teams
       *[other] seat { $given }; the seats
    } are numbered from 0 to { $highest }.
setup-by-seat =
    { $where } cannot be { $given }; it is a dict by { $who ->
        [team] team
       *[other] seat
    }, or a list with { $number } values, one for each.
setup-dice = { $where } cannot be { $given }; write up to { $most } rolls of two dice like 3-4 6-6.
setup-both = { $where } and { $thing } say the same thing; give one of them.
setup-too-many = { $where } names { $count }, and there can be { $most } at most.

## Players

setup-few-in =
    { $where }: at least two players must still be in, and { $number ->
        [0] nobody would be
       *[other] only one would be
    }.
setup-out = { $where }: seat { $number } is out, and has nothing any more.
setup-jail-at = { $where }: seat { $number } is in jail, so it stands on { $thing }.
setup-won = { $where }: with so much seat { $number } has won already; give at most { $most }.

## Properties and buildings

setup-deed-twice = { $where }: { $thing } belongs to seat { $number } already.
setup-no-owner = { $where }: nobody owns { $thing }; say in owns who does.
setup-no-street = { $where }: nothing can be built on { $thing }, which is no street.
setup-colour-broken = { $where }: nothing can stand on { $thing }, because one player does not own all of it.
setup-uneven = { $where }: { $thing } is built unevenly; its streets differ by one building at most.
setup-built-mortgage = { $where }: { $thing } cannot be mortgaged while there are buildings on it.
setup-stock =
    { $where }: there are only { $most } { $kind ->
        [hotels] hotels
       *[other] apartments or houses
    }, and { $count } would stand on the board.
setup-all-owned = { $where }: with every street sold the game is over; leave one to the bank.
setup-own-rent = { $where }: seat { $number } cannot owe itself rent.

## Cards

setup-card-gone =
    { $where }: { $count ->
        [one] there is only one { $thing }, and it is somewhere else already.
       *[other] there are only { $count } of { $thing }, and they are somewhere else already.
    }
setup-fortune-owned = { $where }: seat { $number } owns { $thing }, so no Fortune card lies there any more.
setup-bank-property = { $where }: { $thing } is a property, and no property lies in a bank.
setup-not-in-set = { $where }: { $thing } cannot lie in a set of { $near }.
setup-set-name = { $where }: “{ $given }” is no name of a set; number them up to { $most }, like red and red2.
setup-set-size = { $where }: a set of { $thing } has 1 to { $most } cards.
setup-set-building = { $where }: buildings stand only on full sets of streets, and this set of { $thing } is none.
setup-two-open = { $where }: there are two sets of { $thing } that are not full; put their cards together.
setup-sets-won = { $where }: with full sets of three colours seat { $number } has won already.
setup-not-in-hand = { $where }: { $thing } is not in the hand of seat { $number }; name it in hands too.

## Notes

setup-note = { $where }: “{ $given }” is no note; write { $known }, with f behind it for a fake one, ? for either, ! if its truth is known.
setup-notes-gone = { $where }: there are only { $count } notes of { $thing }, and they are somewhere else already.
setup-no-notes = { $where }: the notes that are left cannot make { $given }.
setup-truths =
    { $where }: there are only { $count } { $kind ->
        [fake] fake
       *[other] real
    } notes of { $thing }.
setup-bank-known = { $where }: nobody knows the truth of notes in the bank.
setup-public-either = { $where }: say whether a note that everybody knows is real or fake.

## Tokens

setup-tokens = { $where } cannot be { $given }; a token lies on a space, at home, in jail, off, or at two numbers in millimetres like 135,500.
setup-order = { $where } cannot be { $given }; it names each team from 0 to { $highest } once.
setup-all-slid = { $where }: with all tokens slid the round has gone on; say in step how far: { $known }.
