# Hints: the best actions with their chances to win, and why.

hint-best = Best: { $action } – about { $percent }% to win ({ $low } to { $high }).
hint-other = Or: { $action } – about { $percent }% ({ $low } to { $high }).
hint-close = The first two are about equally good.
hint-later = Nothing in the next two rounds speaks for the first one alone: the difference adds up later in the game.
hint-reason =
    { $moment } This happens in { $after ->
        [0] hardly any imagined game
        [10] nearly every imagined game
       *[other] about { $after } of 10 imagined games
    } after “{ $best }”, and in { $otherwise ->
        [0] hardly any
        [10] nearly every one
       *[other] { $otherwise } of 10 games
    } after “{ $other }”.
hint-nothing-to-do = There is nothing to decide here now; ask for a hint when it is your turn.
hint-bad-budget = A hint takes more than 0 and at most { $most } seconds, or at least one playout.

# At a table of the server.
hint-off = There are no hints at this table; its host can offer them.
hint-not-alone = There are no hints at a table with other people; the host can offer them to everybody.
hint-not-agreed = Hints are for everybody or for nobody; not everybody has agreed yet: { $seats }.
hint-not-offered = The host does not offer hints here, so there is nothing to agree to.
hint-under-way = Your hint is already being worked out; it comes in a moment.
hint-too-busy = { $count } people are waiting for a hint already; ask again in a moment.
