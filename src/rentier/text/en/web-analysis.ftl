### The analysis of a finished game, on the result page and in the replay.

web-analysis-title = Where was it won?
web-analysis-about = The server can play thousands of imagined games from every step of this one. They tell how likely everybody was to win, what was luck, and which decisions cost the most.
web-analysis-ask = Where was it won?
web-analysis-place =
    { $place ->
        [one] One analysis is ahead of this one.
       *[other] { $place } analyses are ahead of this one.
    }
web-analysis-progress = { $done } of { $steps } steps are judged. You can leave this page and come back.
web-analysis-failed = The analysis failed. You can ask for it again.
web-analysis-step = Step of the game
web-analysis-at = After step { $step }:
web-analysis-look = Watch step { $step }
