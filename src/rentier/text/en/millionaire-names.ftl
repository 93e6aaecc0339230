### Millionaire: names of the spaces, and the cards with what they say.

## Spaces
# One set of names for the 32 spaces of the board; the groups have those of Banking.

space-millionaire-go = GO
space-millionaire-motor-drive = Motor Drive
space-millionaire-lifestyle-1 = Millionaire Lifestyle
space-millionaire-gadget-wharf = Gadget Wharf
space-millionaire-surfers-cove = Surfer’s Cove
space-millionaire-chance-1 = Chance
space-millionaire-aqua-park = Aqua Park Resort
space-millionaire-lakeside-marina = Lakeside Marina
space-millionaire-jail = Jail
space-millionaire-castle-view = Castle View
space-millionaire-dream-avenue = Dream Avenue
space-millionaire-palace-gardens = Palace Gardens
space-millionaire-adventure-park = Adventure Park
space-millionaire-lifestyle-2 = Millionaire Lifestyle
space-millionaire-themepark-city = Themepark City
space-millionaire-movie-district = Movie District
space-millionaire-parking = Free Parking
space-millionaire-style-square = Style Square
space-millionaire-chance-2 = Chance
space-millionaire-party-plaza = Party Plaza
space-millionaire-showtime-boulevard = Showtime Boulevard
space-millionaire-sunshine-bay = Sunshine Bay
space-millionaire-bling-beach = Bling Beach
space-millionaire-yacht-harbor = Yacht Harbor
space-millionaire-go-to-jail = Go to Jail
space-millionaire-treetop-retreat = Treetop Retreat
space-millionaire-ski-mountain = Ski Mountain
space-millionaire-lifestyle-3 = Millionaire Lifestyle
space-millionaire-diamond-hills = Diamond Hills
space-millionaire-chance-3 = Chance
space-millionaire-fortune-valley = Fortune Valley
space-millionaire-paradise-island = Paradise Island

## Short names of the streets, for tiles with room for one word

short-millionaire-motor-drive = Motor
short-millionaire-gadget-wharf = Gadget
short-millionaire-surfers-cove = Surfer’s
short-millionaire-aqua-park = Aqua
short-millionaire-lakeside-marina = Lakeside
short-millionaire-castle-view = Castle
short-millionaire-dream-avenue = Dream
short-millionaire-palace-gardens = Palace
short-millionaire-adventure-park = Advent.
short-millionaire-themepark-city = Theme
short-millionaire-movie-district = Movie
short-millionaire-style-square = Style
short-millionaire-party-plaza = Party
short-millionaire-showtime-boulevard = Showtime
short-millionaire-sunshine-bay = Sunshine
short-millionaire-bling-beach = Bling
short-millionaire-yacht-harbor = Yacht
short-millionaire-treetop-retreat = Treetop
short-millionaire-ski-mountain = Ski
short-millionaire-diamond-hills = Diamond
short-millionaire-fortune-valley = Fortune
short-millionaire-paradise-island = Paradise

## Fortune

card-millionaire-dividend = Dividends
card-millionaire-dividend-does = The company had a fair year. The bank pays you 50K.
card-millionaire-windfall = Windfall
card-millionaire-windfall-does = You had forgotten that account, the bank had not. It pays you 100K.
card-millionaire-collection = Whip-round
card-millionaire-collection-does = A hat goes round for you. Each of the others gives you 20K.
card-millionaire-damages = Damages
card-millionaire-damages-does = The court believes you. Choose a player, who gives you 50K.
card-millionaire-good-turn = A Good Turn
card-millionaire-good-turn-does = You like to see people smile. Choose a player, and give them 30K.
card-millionaire-round-of-drinks = Drinks for All
card-millionaire-round-of-drinks-does = This round is on you. Give each of the others 10K.
card-millionaire-chauffeur = The Chauffeur
card-millionaire-chauffeur-does = First buy this property or have it auctioned. Then your driver takes you to { space-millionaire-go }.
card-millionaire-second-plot = The Plot Next Door
card-millionaire-second-plot-does = First buy this property or have it auctioned. If it is yours then, you may also buy one more property of its colour that has no owner, for its price.
card-millionaire-scouting-trip = Scouting Trip
card-millionaire-scouting-trip-does = First buy this property or have it auctioned. Then go forward to the next one without an owner.
card-millionaire-private-viewing = Private Viewing
card-millionaire-private-viewing-does = First buy this property or have it auctioned. Then go forward to another one without an owner, whichever you like.
card-millionaire-parking-ticket = Parking Ticket
card-millionaire-parking-ticket-does = Nobody parks in front of the casino. Pay the bank 20K.
card-millionaire-free-house = A House on Us
card-millionaire-free-house-does = Put up one house for nothing, where you could build one. No hotel.
card-millionaire-exchange = Change of Address
card-millionaire-exchange-does = Swap one of your properties for one of another player’s. Neither may be of a whole colour, or of one with buildings.
card-millionaire-takeover = Takeover
card-millionaire-takeover-does = Take a property from another player. It may not be of a whole colour, or of one with buildings.
card-millionaire-veto = Veto
card-millionaire-veto-does = Cancel Damages, Change of Address or Takeover when it is aimed at you, or a Veto against your card.

## Millionaire Lifestyle

card-millionaire-royalties = Royalties
card-millionaire-royalties-does = Your old hit is on the radio again. The bank pays you 50K at 1★, 100K at 3★, 150K at 5★.
card-millionaire-art-sale = A Painting Sold
card-millionaire-art-sale-does = Somebody likes what hung in your hall. The bank pays you 30K at 1★, 60K at 3★, 100K at 5★.
card-millionaire-talk-show = Talk Show
card-millionaire-talk-show-does = You tell the viewers how you did it. The bank pays you 20K at 1★, 50K at 3★, 80K at 5★.
card-millionaire-high-society = High Society
card-millionaire-high-society-does = The best circles open their doors: go up one level for nothing. If you are at 5★ already, the bank pays you 50K.
card-millionaire-restaurant = Your Own Restaurant
card-millionaire-restaurant-does = You open a place of your own. Roll: a double at 1★, 8 to 12 at 3★ or 5 to 12 at 5★ wins 150K.
card-millionaire-private-jet = Private Jet
card-millionaire-private-jet-does = Fasten your seat belt and go to { space-millionaire-go }.
card-millionaire-world-tour = World Tour
card-millionaire-world-tour-does = Go forward to whichever other space you like.
card-millionaire-lifestyle-out-of-jail = A Good Lawyer
card-millionaire-lifestyle-out-of-jail-does = This card gets you out of jail. Keep it until you need it, or trade it away.
card-millionaire-sports-car = The Sports Car
card-millionaire-sports-car-does = It is thirsty: pay the bank 10K at 1★, 20K at 3★, 30K at 5★. Then go 5 spaces forward.
card-millionaire-gala = Gala Evening
card-millionaire-gala-does = Everybody wants a seat at your table. Each of the others gives you 10K if you are at 1★, 20K at 3★, 30K at 5★.
card-millionaire-casino = At the Casino
card-millionaire-casino-does = Roll the dice: each point is worth 5K at 1★, 8K at 3★, 10K at 5★.

## Chance

card-millionaire-chance-jail = Caught
card-millionaire-chance-jail-does = The judge was not amused. Go to jail, by the shortest way and without a salary.
card-millionaire-film = Backing a Film
card-millionaire-film-does = Your money is on the screen. Roll: a double at 1★, 8 to 12 at 3★ or 5 to 12 at 5★ wins 150K.
card-millionaire-lost-bet = A Lost Bet
card-millionaire-lost-bet-does = That horse was slow. Choose a player, and give them 50K.
card-millionaire-dinner-party = Dinner Party
card-millionaire-dinner-party-does = You have asked them all. Give each of the others 10K if you are at 1★, 20K at 3★, 30K at 5★.
card-millionaire-charity-ball = Charity Ball
card-millionaire-charity-ball-does = It is for a good cause, which is you. Each of the others gives you 10K at 1★, 20K at 3★ and 30K at 5★: their own level counts.
card-millionaire-scandal = Scandal
card-millionaire-scandal-does = The papers are full of you: go down one level, if you are above 1★.
card-millionaire-tax-refund = Tax Refund
card-millionaire-tax-refund-does = You have paid too much. The bank pays you 20K at 1★, 40K at 3★, 60K at 5★.
card-millionaire-tax-demand = Tax Demand
card-millionaire-tax-demand-does = You have paid too little. Pay the bank 20K at 1★, 40K at 3★, 60K at 5★.
card-millionaire-chance-go = Straight to GO
card-millionaire-chance-go-does = No time to lose: go to { space-millionaire-go }.
card-millionaire-chance-out-of-jail = Pardoned
card-millionaire-chance-out-of-jail-does = This card gets you out of jail. Keep it until you need it, or trade it away.
card-millionaire-repairs = Repairs
card-millionaire-repairs-does = The storm spared no roof. Pay the bank 5K for each of your houses and 20K for each of your hotels.
card-millionaire-back-three = Three Steps Back
card-millionaire-back-three-does = You have dropped your sunglasses: go 3 spaces back.
