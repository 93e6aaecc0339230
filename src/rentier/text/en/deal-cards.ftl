### Deal: names of the colours and cards, and what the cards do.

## Colours

colour-brown = brown
colour-light-blue = light blue
colour-pink = pink
colour-orange = orange
colour-red = red
colour-yellow = yellow
colour-green = green
colour-dark-blue = dark blue
colour-station = station
colour-utility = utility

## Properties

card-mediterranean = Mediterranean Avenue
card-baltic = Baltic Avenue
card-oriental = Oriental Avenue
card-vermont = Vermont Avenue
card-connecticut = Connecticut Avenue
card-st-charles = St. Charles Place
card-states = States Avenue
card-virginia = Virginia Avenue
card-st-james = St. James Place
card-tennessee = Tennessee Avenue
card-new-york = New York Avenue
card-kentucky = Kentucky Avenue
card-indiana = Indiana Avenue
card-illinois = Illinois Avenue
card-atlantic = Atlantic Avenue
card-ventnor = Ventnor Avenue
card-marvin = Marvin Gardens
card-pacific = Pacific Avenue
card-north-carolina = North Carolina Avenue
card-pennsylvania = Pennsylvania Avenue
card-park = Park Place
card-boardwalk = Boardwalk
card-reading-rr = Reading Railroad
card-pennsylvania-rr = Pennsylvania Railroad
card-bo-rr = B. & O. Railroad
card-short-line-rr = Short Line
card-electric = Electric Company
card-water = Water Works

## Wild properties

card-wild-light-blue-brown = Light Blue/Brown Wild
card-wild-light-blue-brown-does = Counts as light blue or brown; switch it on your turn.
card-wild-light-blue-station = Light Blue/Station Wild
card-wild-light-blue-station-does = Counts as light blue or as a station; switch it on your turn.
card-wild-pink-orange = Pink/Orange Wild
card-wild-pink-orange-does = Counts as pink or orange; switch it on your turn.
card-wild-red-yellow = Red/Yellow Wild
card-wild-red-yellow-does = Counts as red or yellow; switch it on your turn.
card-wild-dark-blue-green = Dark Blue/Green Wild
card-wild-dark-blue-green-does = Counts as dark blue or green; switch it on your turn.
card-wild-green-station = Green/Station Wild
card-wild-green-station-does = Counts as green or as a station; switch it on your turn.
card-wild-station-utility = Station/Utility Wild
card-wild-station-utility-does = Counts as a station or a utility; switch it on your turn.
card-wild = Any-Colour Wild
card-wild-does = Counts as any colour you like, but is worth no money; switch it on your turn.

## Actions

card-deal-breaker = Deal Breaker
card-deal-breaker-named = { card-deal-breaker }
card-deal-breaker-does = Take a full set from another player, buildings included.
card-forced-deal = Forced Deal
card-forced-deal-named = { card-forced-deal }
card-forced-deal-does = Swap a property of yours for one of another player’s; neither may come from a full set.
# With the option forced_deal_full_sets set to own, and to any.
card-deal-own-forced-deal-does = Swap a property of yours for one of another player’s, but not out of a full set of theirs.
card-deal-any-forced-deal-does = Swap a property of yours for one of another player’s, full sets included.
card-sly-deal = Sly Deal
card-sly-deal-named = { card-sly-deal }
card-sly-deal-does = Take a property from another player, but not out of a full set.
card-just-say-no = Just Say No
card-just-say-no-named = { card-just-say-no }
card-just-say-no-does = Cancel an action or a rent played against you, or another Just Say No.
# With the option just_say_no set to play.
card-deal-play-just-say-no-does = Cancel an action or a rent played against you, or another Just Say No. On your own turn it is one of your three plays.
card-debt-collector = Debt Collector
card-debt-collector-named = { card-debt-collector }
card-debt-collector-does = Make a player of your choice pay you 5M.
card-birthday = It’s My Birthday
card-birthday-named = { card-birthday }
card-birthday-does = Get 2M from each of the other players.
card-double-rent = Double the Rent
card-double-rent-named = { card-double-rent }
card-double-rent-does = Play it along with a rent card to collect twice as much.
card-house = House
card-house-does = Put it on a full set to add 3M to its rent; not on stations or utilities.
card-hotel = Hotel
card-hotel-does = Put it on a full set with a house to add 4M more to its rent.
card-pass-go = Pass Go
card-pass-go-named = { card-pass-go }
card-pass-go-does = Draw two more cards.

## Rents

card-rent-light-blue-brown = Light Blue/Brown Rent
card-rent-light-blue-brown-does = Charge the others the rent of a light blue or brown set of yours.
card-rent-pink-orange = Pink/Orange Rent
card-rent-pink-orange-does = Charge the others the rent of a pink or orange set of yours.
card-rent-red-yellow = Red/Yellow Rent
card-rent-red-yellow-does = Charge the others the rent of a red or yellow set of yours.
card-rent-dark-blue-green = Dark Blue/Green Rent
card-rent-dark-blue-green-does = Charge the others the rent of a dark blue or green set of yours.
card-rent-station-utility = Station/Utility Rent
card-rent-station-utility-does = Charge the others the rent of your stations or your utilities.
# With the option rent_targets set to one.
card-deal-one-rent-light-blue-brown-does = Charge a player of your choice the rent of a light blue or brown set of yours.
card-deal-one-rent-pink-orange-does = Charge a player of your choice the rent of a pink or orange set of yours.
card-deal-one-rent-red-yellow-does = Charge a player of your choice the rent of a red or yellow set of yours.
card-deal-one-rent-dark-blue-green-does = Charge a player of your choice the rent of a dark blue or green set of yours.
card-deal-one-rent-station-utility-does = Charge a player of your choice the rent of your stations or your utilities.
card-rent-any = Any-Colour Rent
card-rent-any-does = Charge a player of your choice the rent of any one of your sets.

## Money

card-1m = 1M
card-2m = 2M
card-3m = 3M
card-4m = 4M
card-5m = 5M
card-10m = 10M
