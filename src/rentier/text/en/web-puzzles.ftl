# The page of the puzzles, and the strip above the table of one.

web-puzzles-about = Positions from games between bots. In each of them one move is clearly better than all others: find it, and learn why.
web-puzzles-none = There are no puzzles here.
web-puzzles-all = All puzzles
web-puzzles-of = The puzzles of { $game }
web-puzzles-solved = { $solved } of { $all } solved
web-puzzle = Puzzle
web-puzzle-no-game = There is no such game here.
web-puzzle-daily = The puzzle of the day
web-puzzle-streak = { $days ->
    [one] Solved on one day so far. Come back tomorrow.
   *[other] Solved on { $days } days in a row.
  }
web-puzzle-solve = Solve it
web-puzzle-look = Look at it again
web-puzzle-number = Puzzle { $number }{ $state ->
    [solved] , solved
    [shown] , answer seen
   *[open] {""}
  }
web-puzzle-find = What is your best move? Play it. You know no more than what you see.
web-puzzle-missed = { $count ->
    [one] One other move tried.
   *[other] { $count } other moves tried.
  }
web-puzzle-show = Show me the answer
web-puzzle-solved = Solved!
web-puzzle-shown = That was the answer.
web-puzzle-told = With “{ $answer }” you win about { $chance }% of the games from here. The next best, “{ $next }”, wins about { $next-chance }%.
web-puzzle-why =
    { $moment } This happens in { $after ->
        [0] hardly any game
        [10] nearly every game
       *[other] about { $after } of 10 games
    } after the answer, and in { $otherwise ->
        [0] hardly any
        [10] nearly every one
       *[other] { $otherwise } of 10 games
    } after the next best move.
web-puzzle-later = What makes the difference comes later than the next two rounds.
web-puzzle-next = Next puzzle
web-puzzle-position = Look at this position
