### Pig: what happened, what can be done, what is asked, what is refused, and what it is called on the shelf.

## What happened

pig-event-rolled =
    { $number ->
        [1] { $you ->
            [seat] You roll a one and lose { $lost }.
           *[other] { $seat } rolls a one and loses { $lost }.
        }
       *[other] { $you ->
            [seat] You roll { $number }.
           *[other] { $seat } rolls { $number }.
        }
    }
pig-event-held =
    { $you ->
        [seat] You keep { $total } and have { $points }.
       *[other] { $seat } keeps { $total } and has { $points }.
    }
pig-event-won =
    { $you ->
        [seat] You win with { $goal } or more.
       *[other] { $seats } wins with { $goal } or more.
    }

## What can be done, and what one may type for it

pig-action-roll = Roll the die
pig-action-hold = Hold
pig-typed-roll = roll, throw, again
pig-typed-hold = hold, keep, stop

## What is asked and refused

pig-asked-turn = Your turn: it has brought { $total } so far.
pig-nothing-to-hold = There is nothing to hold yet: roll first.

## What a table without drawings shows of the view

pig-view-total = This turn: { $total }
pig-view-goal = Goal: { $goal }

## Options

option-pig-goal = Goal
option-pig-goal-does = How many points win.
option-pig-goal-100 = 100 points
option-pig-goal-50 = 50 points

## On the shelf and after the game

web-edition-pig = Pig
web-pitch-pig = Roll as often as you dare. A one takes it all.
web-minutes-pig = 5 min
web-after-won-pig =
    { $you ->
        [yes] You win the race.
       *[no] { $names } wins the race.
    }

## The lesson

lesson-pig-roll = You want to be the first to reach 100 points. Roll the die: what it shows counts for this turn.
lesson-pig-again = A five. You may roll as often as you dare. Roll again.
lesson-pig-again-not = You could keep the five, but one roll more is worth the risk here. Roll again.
lesson-pig-hold = Eleven so far, but a one would take it all. Hold, and the eleven are yours.
lesson-pig-hold-not = A one would cost you all eleven. Hold them.
lesson-pig-after = { $other } did not stop at twelve, rolled a one and lost them. Your turn: roll.
lesson-pig-keep = A six. Hold it, and the die passes on.
lesson-pig-keep-not = You may dare more in a real game. Hold this time.
lesson-pig-done = 17 points, and { $other } has none. Roll while you dare, and stop before the one.
