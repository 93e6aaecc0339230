# The analysis of a recorded game.

analysis-title = { $edition }: how the game was decided
analysis-player = Player
analysis-start = At the start
analysis-luck = Luck
analysis-decisions = Decisions
analysis-end = In the end
analysis-percent = { $number }%
analysis-chance = about { $number }%
analysis-chart = Everybody’s chances to win, step by step
analysis-mistakes = The costliest decisions
analysis-no-mistakes = No decision was clearly worse than another one.
analysis-mistake = Step { $step }, { $person }. Played: “{ $action }”. Better: “{ $better }” – about { $points } { $points ->
        [one] point
       *[other] points
    } more.
analysis-reason =
    { $moment } This happens in { $after ->
        [0] hardly any imagined game
        [10] nearly every imagined game
       *[other] about { $after } of 10 imagined games
    } after the better move, and in { $otherwise ->
        [0] hardly any
        [10] nearly every one
       *[other] { $otherwise } of 10 games
    } after the one that was played.
analysis-about = Luck and decisions are counted in points of the chance to win, out of 100. Each decision is compared with that of a sensible player who knew no more than the one who decided; everything else is luck.
analysis-progress = Steps
analysis-empty = Nothing was played in this record, so there is nothing to analyse.
analysis-worlds = { $given } worlds cannot be imagined: ask for a whole number from 1 to { $most }.
analysis-help-html = Also write a page with a chart to this file.
analysis-help-worlds = In how many imagined worlds each chance is estimated.

# At a server.
analysis-under-way = Another analysis that you asked for is still under way; ask again when it is done.
analysis-too-busy = { $count } analyses are waiting already; ask again in a few minutes.
