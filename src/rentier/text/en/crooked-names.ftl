### Crooked Cash: names of the spaces, and what the cards say.

## Spaces
# One set of names for the 36 spaces of the board: Atlantic City.

space-crooked-go = GO
space-crooked-mediterranean = Mediterranean Avenue
space-crooked-chest-1 = Community Chest
space-crooked-baltic = Baltic Avenue
space-crooked-train-1 = Reading Train
space-crooked-oriental = Oriental Avenue
space-crooked-chance-1 = Chance
space-crooked-vermont = Vermont Avenue
space-crooked-connecticut = Connecticut Avenue
space-crooked-jail = Jail
space-crooked-st-charles = St. Charles Place
space-crooked-states = States Avenue
space-crooked-virginia = Virginia Avenue
space-crooked-train-2 = Pennsylvania Train
space-crooked-st-james = St. James Place
space-crooked-chest-2 = Community Chest
space-crooked-tennessee = Tennessee Avenue
space-crooked-new-york = New York Avenue
space-crooked-parking = Free Parking
space-crooked-kentucky = Kentucky Avenue
space-crooked-chance-2 = Chance
space-crooked-indiana = Indiana Avenue
space-crooked-illinois = Illinois Avenue
space-crooked-train-3 = B. & O. Train
space-crooked-atlantic = Atlantic Avenue
space-crooked-ventnor = Ventnor Avenue
space-crooked-marvin = Marvin Gardens
space-crooked-go-to-jail = Go to Jail
space-crooked-pacific = Pacific Avenue
space-crooked-north-carolina = North Carolina Avenue
space-crooked-chest-3 = Community Chest
space-crooked-pennsylvania = Pennsylvania Avenue
space-crooked-train-4 = Short Line Train
space-crooked-chance-3 = Chance
space-crooked-park = Park Place
space-crooked-boardwalk = Boardwalk

## Short names of the streets, for tiles with room for one word

short-crooked-mediterranean = { short-banking-mediterranean }
short-crooked-baltic = { short-banking-baltic }
short-crooked-oriental = { short-banking-oriental }
short-crooked-vermont = { short-banking-vermont }
short-crooked-connecticut = { short-banking-connecticut }
short-crooked-st-charles = { short-banking-st-charles }
short-crooked-states = { short-banking-states }
short-crooked-virginia = { short-banking-virginia }
short-crooked-st-james = { short-banking-st-james }
short-crooked-tennessee = { short-banking-tennessee }
short-crooked-new-york = { short-banking-new-york }
short-crooked-kentucky = { short-banking-kentucky }
short-crooked-indiana = { short-banking-indiana }
short-crooked-illinois = { short-banking-illinois }
short-crooked-atlantic = { short-banking-atlantic }
short-crooked-ventnor = { short-banking-ventnor }
short-crooked-marvin = { short-banking-marvin }
short-crooked-pacific = { short-banking-pacific }
short-crooked-north-carolina = { short-banking-north-carolina }
short-crooked-pennsylvania = { short-banking-pennsylvania }
short-crooked-park = { short-banking-park }
short-crooked-boardwalk = { short-banking-boardwalk }

## Chance

card-crooked-c1 = Not a Penny
card-crooked-c1-does = When you are asked for rent: you do not pay it.
card-crooked-c2 = Hotel for Nothing
card-crooked-c2-does = On your turn: put a hotel from the bank, for nothing, on a street of a colour that is all yours.
card-crooked-c3 = Building Permit
card-crooked-c3-does = On your turn: buy a hotel at its price for a street of yours whose colour is not whole.
card-crooked-c4 = Half Price
card-crooked-c4-does = When you stop on a street without an owner: you buy it for half its price.
card-crooked-c5 = Rents Go Up
card-crooked-c5-does = When you ask another player for rent: twice as much is due.
card-crooked-c6 = Rent in Advance
card-crooked-c6-does = On your turn: the bank pays you the rent of a property of yours, as it is now.
card-crooked-c7 = Out of Jail
card-crooked-c7-does = At the start of your turn in jail: you are free. It may also be traded.
card-crooked-c8 = Wherever You Like
card-crooked-c8-does = In place of your first roll, not in jail: walk forward to any space. If that takes you past { space-crooked-go }, you get 200.
card-crooked-c9 = Money from the Sky
card-crooked-c9-does = On your turn: the bank pays you 150.
card-crooked-c10 = Change of Address
card-crooked-c10-does = On your turn: swap a property of yours for one of another player’s. Neither has a hotel, and neither is part of a whole colour.
card-crooked-c11 = Sharp Eyes
card-crooked-c11-does = On your turn: both your decoder tokens turn green, and the bank pays you 50.
card-crooked-c12 = A Word to the Police
card-crooked-c12-does = On your turn: send another player to jail.

## Community Chest

card-crooked-k1 = Lucky Mistake
card-crooked-k1-does = The bank has miscounted, and for once in your favour: you get 200.
card-crooked-k2 = Forgotten Savings
card-crooked-k2-does = In a drawer you find a savings book in your name: you get 100.
card-crooked-k3 = First Prize
card-crooked-k3-does = Nobody’s pumpkin was heavier than yours: you get 100.
card-crooked-k4 = Attic Sale
card-crooked-k4-does = Somebody pays for what you never use: you get 50.
card-crooked-k5 = Street Music
card-crooked-k5-does = You play at the corner, and the hat fills up: you get 50.
card-crooked-k6 = Under the Cushions
card-crooked-k6-does = You clean the sofa thoroughly: you get 20.
card-crooked-k7 = The Hat Goes Round
card-crooked-k7-does = Each of the others gives you 20.
card-crooked-k8 = Back to the Beginning
card-crooked-k8-does = Walk on to { space-crooked-go }. There you get 200, and your decoder tokens turn green.
card-crooked-k9 = Pardon
card-crooked-k9-does = This card gets you out of jail. Keep it until you need it, or trade it.
card-crooked-k10 = A Friend Who Builds
card-crooked-k10-does = Keep it, and buy a hotel for any street of yours at half its price, even if its colour is not whole.
card-crooked-k11 = Caught in the Act
card-crooked-k11-does = Off to jail, without the 200 for { space-crooked-go }.
card-crooked-k12 = Wrong Side of the Street
card-crooked-k12-does = Your car has been towed away: pay 50.
card-crooked-k13 = Toothache
card-crooked-k13-does = The dentist has done what she could: pay 100.
card-crooked-k14 = Hard Winter
card-crooked-k14-does = All pipes have burst: pay 40 for each of your hotels.
