# Words that every game uses.

# Before the last of several things: "a, b and c".
list-and = and
# Between teams whose members are joined by the word above.
list-between-sides = { "; " }
# In place of a list without anything in it.
list-nothing = nothing

## People

person-you = you
# Who owns, pays and is paid without being a player.
person-bank = the bank
# A seat whose player has no name; seats are counted from 0.
person-seat = seat { $number }
everybody-else = everybody
# The players of a record, which holds no names; counted from 1.
player-number = Player { $number }

## What is asked

your-choice = It is your choice.
not-asked = It is not for you to act now: the game waits for { $seats }.
