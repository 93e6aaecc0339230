### The hint at a table in the browser.

web-advice-thinking = Imagining how the game could go on …
web-advice-better = A better estimate follows …
web-advice-place =
    { $place ->
        [one] One person is ahead of you.
       *[other] { $place } people are ahead of you.
    }
web-advice-about = Your chance to win after each move
web-advice-percent = about { $percent }%
web-advice-range = between { $low } and { $high }% to win
web-advice-play = Play
web-advice-play-this = Play: { $action }
web-advice-failed = The hint could not be worked out.
web-advice-again = Ask again
web-advice-everybody = Hints for everybody
web-advice-must-agree = Hints are for everybody or for nobody: they begin once everybody has agreed.
web-advice-all-agree = Everybody has agreed: whoever is asked something may ask for a hint.
web-advice-agreed =
    { $agreed ->
        [yes] { $name } agrees
       *[no] { $name } has not agreed
    }
web-advice-agree = Agree
web-advice-disagree = No longer agree
