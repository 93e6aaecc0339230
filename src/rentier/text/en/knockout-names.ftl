### Knockout: names of the spaces.

## Spaces
# One set of names for the 30 spaces of the board: Atlantic City.

space-knockout-mediterranean = Mediterranean Avenue
space-knockout-baltic = Baltic Avenue
space-knockout-oriental = Oriental Avenue
space-knockout-vermont = Vermont Avenue
space-knockout-connecticut = Connecticut Avenue
space-knockout-st-charles = St. Charles Place
space-knockout-states = States Avenue
space-knockout-virginia = Virginia Avenue
space-knockout-house-a = Left House
space-knockout-chance = Chance
space-knockout-house-b = Right House
space-knockout-st-james = St. James Place
space-knockout-tennessee = Tennessee Avenue
space-knockout-new-york = New York Avenue
space-knockout-kentucky = Kentucky Avenue
space-knockout-indiana = Indiana Avenue
space-knockout-illinois = Illinois Avenue
space-knockout-atlantic = Atlantic Avenue
space-knockout-ventnor = Ventnor Avenue
space-knockout-marvin = Marvin Gardens
space-knockout-railroad-a = Left Railroad
space-knockout-luxury-tax = Luxury Tax
space-knockout-railroad-b = Right Railroad
space-knockout-pacific = Pacific Avenue
space-knockout-north-carolina = North Carolina Avenue
space-knockout-pennsylvania = Pennsylvania Avenue
space-knockout-park = Park Place
space-knockout-go-to-jail = Go to Jail
space-knockout-boardwalk = Boardwalk
space-knockout-free-parking = Free Parking

## The same where there is little room, as on the board of the terminal

short-knockout-mediterranean = Mediterranean
short-knockout-baltic = Baltic
short-knockout-oriental = Oriental
short-knockout-vermont = Vermont
short-knockout-connecticut = Connecticut
short-knockout-st-charles = St. Charles
short-knockout-states = States
short-knockout-virginia = Virginia
short-knockout-house-a = House
short-knockout-chance = Chance
short-knockout-house-b = House
short-knockout-st-james = St. James
short-knockout-tennessee = Tennessee
short-knockout-new-york = New York
short-knockout-kentucky = Kentucky
short-knockout-indiana = Indiana
short-knockout-illinois = Illinois
short-knockout-atlantic = Atlantic
short-knockout-ventnor = Ventnor
short-knockout-marvin = Marvin Gardens
short-knockout-railroad-a = Railroad
short-knockout-luxury-tax = Luxury Tax
short-knockout-railroad-b = Railroad
short-knockout-pacific = Pacific
short-knockout-north-carolina = North Carolina
short-knockout-pennsylvania = Pennsylvania
short-knockout-park = Park Place
short-knockout-go-to-jail = Go to Jail
short-knockout-boardwalk = Boardwalk
short-knockout-free-parking = Free Parking
