### What simulations say of Knockout.

knockout-tally-spaces = Spaces (per game)
knockout-tally-spaces-row = Space
knockout-tally-spaces-income = Cash
knockout-tally-spaces-collected = Times collected
knockout-tally-spaces-ended = Slides that end there
knockout-tally-spaces-knocked = Tokens knocked there
knockout-tally-house = Houses
knockout-tally-second-chance = second chances

knockout-tally-bonuses = Bonuses for sets (per game)
knockout-tally-bonuses-row = Set
knockout-tally-bonuses-income = Cash
knockout-tally-bonuses-got = How often
knockout-tally-bonuses-share = Share of the rounds

knockout-tally-order = Places in the turn order (per game)
knockout-tally-order-row = Place
knockout-tally-order-income = Cash
knockout-tally-order-share = Share
knockout-tally-first = first
knockout-tally-second = second
knockout-tally-third = third
knockout-tally-fourth = fourth

knockout-tally-ends = How slides end (per game)
knockout-tally-ends-row = End
knockout-tally-ends-slides = Slides
knockout-tally-ends-share = Share
knockout-tally-space = on a space
knockout-tally-short = too short
knockout-tally-off = off the board
knockout-tally-jail = in jail
knockout-tally-back = taken back
