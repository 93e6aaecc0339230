### After a game: result, replay, and the check of the dice.

## The result

web-after-won-banking =
    { $you ->
        [yes] You own the town.
       *[no] { $count ->
            [one] { $names } owns the town.
           *[other] { $names } own the town.
        }
    }
web-after-won-deal =
    { $you ->
        [yes] The best hand was yours.
       *[no] { $count ->
            [one] { $names } takes the street.
           *[other] { $names } take the street.
        }
    }
web-after-won-millionaire =
    { $you ->
        [yes] You are the millionaire.
       *[no] { $count ->
            [one] { $names } is the millionaire.
           *[other] { $names } are the millionaires.
        }
    }
web-after-won-crooked =
    { $you ->
        [yes] You got away with it.
       *[no] { $count ->
            [one] { $names } got away with it.
           *[other] { $names } got away with it.
        }
    }
web-after-won-knockout =
    { $you ->
        [yes] The board is yours.
       *[no] { $count ->
            [one] The board is { $names }’s.
           *[other] The board belongs to { $names }.
        }
    }
web-after-length =
    { $turns ->
        [one] finished · one turn · { $time }
       *[other] finished · { $turns } turns · { $time }
    }
web-after-minutes = { $minutes } min
web-after-hours = { $hours } h { $minutes } min
web-after-standing = Final standing
web-after-out = out, turn { $turn }
# In Crooked Cash only what is counted at the end decides.
web-after-counted = { $amount } in the final count
web-after-sets =
    { $count ->
        [one] one full set
       *[other] { $count } full sets
    }
web-after-shelf = Shelf
web-after-rematch-laid = Somebody has opened a table for a rematch.
web-after-to-rematch = To the rematch
web-after-replay = Watch it again
web-after-record = Download the record
web-after-chart-wealth = Wealth, turn by turn
web-after-chart-wealth-how = money, deeds and buildings
web-after-chart-sets = Full sets, turn by turn
web-after-chart-cash = Cash, turn by turn
web-after-chart-counted = What would be counted, turn by turn
web-after-chart-counted-how = notes at face value, and the rents of the end
web-after-chart-round = Cash, slide by slide
web-after-chart-score = Score, turn by turn
web-after-chart-start = start
web-after-chart-turn = turn { $turn }
web-after-chart-end = out
web-after-chart-table = The chart as a table
web-after-turn = Turn
web-after-turned = Where it turned
web-after-turned-turn = Turn { $turn }.
web-after-turned-look = Look at it
web-after-highlights = Also worth remembering
web-after-mark = Turning point { $number }, turn { $turn }: { $sentence }
web-after-place = Turn { $turn } of { $turns }.
web-after-watch = Watch from here
web-after-explore = Play on from here
web-after-lead =
    { $you ->
        [seat] That puts you in the lead for { $turns } turns.
       *[other] That puts { $seat } in the lead for { $turns } turns.
    }
web-after-lead-kept =
    { $you ->
        [seat] That puts you in the lead for good.
       *[other] That puts { $seat } in the lead for good.
    }
web-after-award-rent = The biggest rent
web-after-award-deal = The deal of the game
web-after-award-card = The card of the game
web-after-award-catch = The best catch
web-after-award-payment = The biggest payment
web-after-award-theft = The theft of the game
web-after-award-refusal = The best no
web-after-award-slide = The best slide
web-after-award-bonus = The biggest bonus
web-after-award-parking = The best parking space
web-after-picture = Picture to share
web-after-picture-saved = The picture is saved.
web-after-picture-failed = The picture could not be drawn.
web-after-luck-rolls = Dice luck
web-after-luck-rolls-about = Bars: what came up. Lines: what to expect. Two dice bring { $mean } on average.
web-after-luck-rolls-who =
    { $who ->
        [best] { $best } had the best dice.
        [worst] { $worst } had the worst dice.
       *[both] { $best } had the best dice, { $worst } the worst.
    }
web-after-luck-rolls-more =
    { $points ->
        [one] 1 point more than usual in { $count } rolls
       *[other] { $points } points more than usual in { $count } rolls
    }
web-after-luck-rolls-less =
    { $points ->
        [one] 1 point less than usual in { $count } rolls
       *[other] { $points } points less than usual in { $count } rolls
    }
web-after-luck-rolls-even = just as usual in { $count } rolls
web-after-luck-draws = Card luck
web-after-luck-draws-about = A card is worth { $mean }M on average.
web-after-luck-draws-who =
    { $who ->
        [best] { $best } drew the best cards.
        [worst] { $worst } drew the worst cards.
       *[both] { $best } drew the best cards, { $worst } the worst.
    }
web-after-luck-draws-more = { $points }M more than usual in { $count } cards
web-after-luck-draws-less = { $points }M less than usual in { $count } cards
web-after-luck-draws-even = just as usual in { $count } cards
web-after-luck-fair = Chance treated everybody alike.
web-after-luck-very-lucky = very lucky
web-after-luck-lucky = lucky
web-after-luck-expected = as expected
web-after-luck-unlucky = unlucky
web-after-luck-very-unlucky = very unlucky
web-after-stops = Who landed where
web-after-stops-most = Most visited
web-after-stops-times = { $space }, { $count ->
        [one] once
       *[other] { $count } times
    }
# Of several spaces with one name, this one: counted from GO, which is 0.
web-after-stops-numbered = { $name } (space { $number })
web-after-stops-then = then { $space }, { $count }
web-after-stops-space = Space
# Where slides of Knockout end that end on no space.
web-after-end-off = off the board
web-after-end-short = short of the spaces
web-after-end-back = back behind GO
web-after-end-jail = in jail
web-after-stops-table = All stops as a table
web-after-best = The best addresses
web-after-best-guests =
    { $count ->
        [one] one guest
       *[other] { $count } guests
    }
web-after-best-times =
    { $count ->
        [one] once
       *[other] { $count } times
    }
web-after-sealed =
    { $chance ->
        [cards] The shuffle was sealed before the first card.
        [draws] The seed was sealed before the first move.
       *[dice] The seed was sealed before the first roll.
    }
web-after-sealed-about = The server’s secret matches its seal, and the seed comes from it and the players’ numbers: computed again just now, on this device.
web-after-broken = The seal does not match.
web-after-broken-about = What was computed here differs from what the server says. Look at the check.
web-after-check =
    { $chance ->
        [cards] Check the shuffle
        [draws] Check the draws
       *[dice] Check the dice
    }
web-after-loading = Preparing the summary of the game.

## Replay

web-replay-title = Replay
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step forward
web-replay-last = To the end
web-replay-place = Moment of the game
web-replay-speed = Speed
web-replay-times = { $speed }×
web-replay-eyes = Seen by
web-replay-eyes-all = everything visible
web-replay-eyes-of = { $who }
web-replay-step = Step { $number } of { $total }
web-replay-explore = Play on as { $who }
web-replay-edit = Edit this position
web-replay-analysis = Where was it won?
web-replay-link = Link to this moment
web-replay-link-copied = The link to this moment is copied.
web-replay-to-result = Result
web-replay-not-over = This game is not over. Until then its secrets stay closed.
web-replay-to-table = To the table

## Check

web-check-title =
    { $chance ->
        [cards] Check the shuffle
        [draws] Check the draws
       *[dice] Check the dice
    }
web-check-about = Everything below is computed on this device, by code that knows only the published description, not the server’s.
web-check-running = Computing: step { $number } of { $total }.
web-check-good = Everything checks out: nobody could choose the chance of this game.
web-check-bad = Something does not match. What differs is in red.
web-check-partly =
    { $chance ->
        [cards] Seal and seed are right. The cards themselves need the table, which this server does not have.
        [draws] Seal and seed are right. The draws themselves need the table, which this server does not have.
       *[dice] Seal and seed are right. The rolls themselves need the table, which this server does not have.
    }
web-check-seal = The seal is the one that this device saw before the game began.
web-check-seal-wrong = The seal is not the one that this device saw before the game began.
web-check-commitment = The secret is the one that the server sealed before the first number was given.
web-check-commitment-wrong = The secret is not the one that the server had sealed.
web-check-seed = The seed is made of that secret and the players’ numbers.
web-check-seed-wrong = The seed is not made of that secret and the players’ numbers.
web-check-draws =
    { $chance ->
        [cards] { $count ->
            [one] The one shuffle of the game comes from that seed.
           *[other] All { $count } shuffles and draws of the game come from that seed, in their order.
        }
       *[other] { $count ->
            [one] The one draw of the game comes from that seed.
           *[other] All { $count } draws of the game come from that seed, in their order.
        }
    }
web-check-draws-wrong =
    { $count ->
        [one] One draw does not come from that seed.
       *[other] { $count } draws do not come from that seed.
    }
web-check-rolls =
    { $count ->
        [one] The one roll that was shown is what was drawn.
       *[other] All { $count } rolls that were shown are what was drawn.
    }
web-check-rolls-wrong =
    { $count ->
        [one] One roll was not shown as it was drawn.
       *[other] { $count } rolls were not shown as they were drawn.
    }
web-check-computed = computed here
web-check-said = said by the server
web-check-secret = Secret
web-check-nonces = The players’ numbers
web-check-nonce-none = none
web-check-list = Every draw
web-check-at = Byte
web-check-step = Step
web-check-what = What
web-check-came = What came up
web-check-kind-die = a die
web-check-kind-below = a number below { $of }
web-check-kind-shuffle = a shuffle of { $of }
web-check-right = right
web-check-wrong = wrong
web-check-more = Show more
web-check-file = Check a record file
web-check-file-about = A record that you downloaded, of this server or another.
web-check-file-wrong = That is not the record of a table.
web-check-by-hand = The description to the byte is in docs/protocol.md and docs/records.md; the command rentier verify does the same in Python.
