# Puzzles: positions from games of bots in which one action is clearly the best.

puzzles-help-puzzles = Positions in which one action is clearly the best.
puzzles-help-make = Finds puzzles in games between bots, and writes them to a file.
puzzles-help-out = The file for the puzzles.
puzzles-help-add = Keep the puzzles that the file has already, and add to them.
puzzles-bad-file = The puzzles in { $file } cannot be read: { $why }
puzzles-help-count = How many puzzles to find; 40 if missing.
puzzles-help-seed = A whole number or 64 hexadecimal digits: the same seed, the same puzzles; 0 if missing.
puzzles-count = { $given } puzzles cannot be found: ask for a whole number from 1 to { $most }.
puzzles-progress = Puzzles, after { $games ->
    [one] one game
   *[other] { $games } games
  }
puzzles-written = { $count ->
    [one] One puzzle is in { $file }.
   *[other] { $count } puzzles are in { $file }.
  }
puzzles-help-games = In how many games to look at most.
puzzles-nothing = There is no puzzle in { $games ->
    [one] this game
   *[other] these { $games } games
  }. Ask for more games, or for another seed.
puzzles-help-check = Checks the puzzles of a file again: those whose answer does not hold are taken out, and the reasons of the others are told anew.
puzzles-help-file = The file of the puzzles.
puzzles-help-check-seed = A whole number or 64 hexadecimal digits: the same seed, the same worlds; 0 if missing.
puzzles-checked = { $kept } of { $count } puzzles stand the proof and are in { $file }.
