### Banking: names of the spaces and groups, and what the cards say.

## Spaces
# One set of names for the 40 spaces of the board: Atlantic City.

space-banking-go = GO
space-banking-mediterranean = Mediterranean Avenue
space-banking-chest-1 = Community Chest
space-banking-baltic = Baltic Avenue
space-banking-income-tax = Income Tax
space-banking-reading-rr = Reading Railroad
space-banking-oriental = Oriental Avenue
space-banking-chance-1 = Chance
space-banking-vermont = Vermont Avenue
space-banking-connecticut = Connecticut Avenue
space-banking-jail = Jail
space-banking-st-charles = St. Charles Place
space-banking-electric = Electric Company
space-banking-states = States Avenue
space-banking-virginia = Virginia Avenue
space-banking-pennsylvania-rr = Pennsylvania Railroad
space-banking-st-james = St. James Place
space-banking-chest-2 = Community Chest
space-banking-tennessee = Tennessee Avenue
space-banking-new-york = New York Avenue
space-banking-parking = Free Parking
space-banking-kentucky = Kentucky Avenue
space-banking-chance-2 = Chance
space-banking-indiana = Indiana Avenue
space-banking-illinois = Illinois Avenue
space-banking-bo-rr = B. & O. Railroad
space-banking-atlantic = Atlantic Avenue
space-banking-ventnor = Ventnor Avenue
space-banking-water = Water Works
space-banking-marvin = Marvin Gardens
space-banking-go-to-jail = Go to Jail
space-banking-pacific = Pacific Avenue
space-banking-north-carolina = North Carolina Avenue
space-banking-chest-3 = Community Chest
space-banking-pennsylvania = Pennsylvania Avenue
space-banking-short-line-rr = Short Line
space-banking-chance-3 = Chance
space-banking-park = Park Place
space-banking-luxury-tax = Luxury Tax
space-banking-boardwalk = Boardwalk

## Short names of the streets, for tiles with room for one word

short-banking-mediterranean = Medit.
short-banking-baltic = Baltic
short-banking-oriental = Oriental
short-banking-vermont = Vermont
short-banking-connecticut = Conn.
short-banking-st-charles = Charles
short-banking-states = States
short-banking-virginia = Virginia
short-banking-st-james = James
short-banking-tennessee = Tenn.
short-banking-new-york = New York
short-banking-kentucky = Kentucky
short-banking-indiana = Indiana
short-banking-illinois = Illinois
short-banking-atlantic = Atlantic
short-banking-ventnor = Ventnor
short-banking-marvin = Marvin
short-banking-pacific = Pacific
short-banking-north-carolina = Carolina
short-banking-pennsylvania = Penn.
short-banking-park = Park Pl.
short-banking-boardwalk = Boardw.
short-banking-reading-rr = Reading
short-banking-pennsylvania-rr = Penn. RR
short-banking-bo-rr = B. & O.
short-banking-short-line-rr = Short L.
short-banking-electric = Electric
short-banking-water = Water

## Groups

group-brown = brown
group-light-blue = light blue
group-pink = pink
group-orange = orange
group-red = red
group-yellow = yellow
group-green = green
group-dark-blue = dark blue
group-station = station
group-utility = utility

## Chance, French deck

card-banking-french-chance-go = Walk on to { space-banking-go } and take your 2M there.
card-banking-french-boardwalk = The dearest address in town expects you: walk on to { space-banking-boardwalk }.
card-banking-french-illinois = Walk on to { space-banking-illinois }. If that takes you past { space-banking-go }, you get 2M.
card-banking-french-st-charles = Walk on to { space-banking-st-charles }. If that takes you past { space-banking-go }, you get 2M.
card-banking-french-pennsylvania-rr = Walk on to { space-banking-pennsylvania-rr }. If that takes you past { space-banking-go }, you get 2M.
card-banking-french-back-three = Wrong way: walk 3 spaces back.
card-banking-french-chance-jail = The police are at your door. To jail with you, by the shortest way and without the money for { space-banking-go }.
card-banking-french-chance-out-of-jail = This card gets you out of jail. Keep it until you need it, or sell it.
card-banking-french-dividend = The bank has had a good year, and your share of it is 500K.
card-banking-french-savings = The money you put by for a house is free at last: 1.5M for you.
card-banking-french-crossword = Not a square left empty: the newspaper pays you 1M for its crossword.
card-banking-french-speeding = A camera caught you driving too fast. It costs you 150K.
card-banking-french-drunkenness = You sang in the street, and you were not sober. It costs you 200K.
card-banking-french-school = A new school year begins, and you pay 1.5M for it.
card-banking-french-repairs = The roofs leak. Having them mended costs you 250K for each apartment and 1M for each hotel.
card-banking-french-road-works = The street is dug up, and the owners pay for it: 400K for each apartment, 1.15M for each hotel.

## Community Chest, French deck

card-banking-french-chest-go = Walk on to { space-banking-go } and take your 2M there.
card-banking-french-mediterranean = You have left something behind. Walk back to { space-banking-mediterranean }.
card-banking-french-chest-jail = The judge has made up her mind: off to jail, by the shortest way and without the money for { space-banking-go }.
card-banking-french-chest-out-of-jail = This card gets you out of jail. Keep it until you need it, or sell it.
card-banking-french-bank-error = The bank has miscounted, and the mistake is yours to keep: 2M.
card-banking-french-income = Your money has worked for you all year and brings you 1M.
card-banking-french-inheritance = A great-aunt has thought of you in her will: you get 1M.
card-banking-french-stock-sale = You sell some shares while the price is high, and make 500K.
card-banking-french-interest = Your savings earn 7% interest: 250K for you.
card-banking-french-tax-refund = You have paid too much tax. The office sends you 200K back.
card-banking-french-beauty-contest = The jury likes only one face better than yours. Second place pays 100K.
card-banking-french-birthday = You are a year older. Each of the others gives you 100K.
card-banking-french-hospital = Some days in a hospital bed cost you 1M.
card-banking-french-doctor = The doctor has seen you, and her bill is 500K.
card-banking-french-insurance = Your insurance premium is due: pay 500K.
card-banking-french-fine-or-chance = Choose: pay a fine of 100K, or draw a Chance card.

## Chance, modern deck

card-banking-here-and-now-back-three = You have missed your stop: walk 3 spaces back.
card-banking-here-and-now-st-charles = Walk on to { space-banking-st-charles }. If that takes you past { space-banking-go }, you get 2M.
card-banking-here-and-now-illinois = Walk on to { space-banking-illinois }. If that takes you past { space-banking-go }, you get 2M.
card-banking-here-and-now-chance-go = Walk on to { space-banking-go } and take your 2M there.
card-banking-here-and-now-reading-rr = Walk on to { space-banking-reading-rr }. If that takes you past { space-banking-go }, you get 2M.
card-banking-here-and-now-boardwalk = The dearest address in town expects you: walk on to { space-banking-boardwalk }.
card-banking-here-and-now-nearest-station-1 = Walk on to the next station. If it belongs to another player, the rent there is twice the usual one.
card-banking-here-and-now-nearest-station-2 = Walk on to the next station. If it belongs to another player, the rent there is twice the usual one.
card-banking-here-and-now-nearest-utility = Walk on to the next utility. If it belongs to another player, roll again: the rent is 100K for each point.
card-banking-here-and-now-donation = A storm has left people without a roof. You give 150K.
card-banking-here-and-now-signing-bonus = A new employer wants you badly, and pays 1.5M just for your signature.
card-banking-here-and-now-tax-break = A change in the law spares you some tax: 500K for you.
card-banking-here-and-now-treat = It is your round. Give each of the others 500K.
card-banking-here-and-now-repairs = Everything needs a coat of paint: you pay 250K for each apartment and 1M for each hotel.
card-banking-here-and-now-chance-jail = The police are at your door. To jail with you, by the shortest way and without the money for { space-banking-go }.
card-banking-here-and-now-chance-out-of-jail = This card gets you out of jail. Keep it until you need it, or sell it.

## Community Chest, modern deck

card-banking-here-and-now-tv-show = You come second in a television show and take 100K home.
card-banking-here-and-now-computer-virus = A virus has eaten your files. Getting them back costs you 1M.
card-banking-here-and-now-trust-fund = The fund that your family set up for you pays out 450K.
card-banking-here-and-now-lottery = Your numbers have come up: the lottery pays you 1M.
card-banking-here-and-now-royalties = The book you wrote sells well, and earns you 1M.
card-banking-here-and-now-chest-jail = The judge has made up her mind: off to jail, by the shortest way and without the money for { space-banking-go }.
card-banking-here-and-now-chest-go = Walk on to { space-banking-go } and take your 2M there.
card-banking-here-and-now-collection = A hat goes round for you. Each of the others puts in 500K.
card-banking-here-and-now-back-taxes = The tax office has read your old papers, and you owe it 1.5M.
card-banking-here-and-now-chest-out-of-jail = This card gets you out of jail. Keep it until you need it, or sell it.
card-banking-here-and-now-ticket-sale = You cannot go to the concert, but your tickets sell for 200K.
card-banking-here-and-now-dance-lessons = Two left feet can be taught. The dancing school costs you 500K.
card-banking-here-and-now-film-contract = You sign for your first film, and get 2M.
card-banking-here-and-now-event-services = You have helped to run a great party, and are paid 250K.
card-banking-here-and-now-casino = A lucky night at the casino: you leave with 1M.
card-banking-here-and-now-refurbishment = Your tenants want new kitchens: you pay 400K for each apartment and 1.15M for each hotel.
