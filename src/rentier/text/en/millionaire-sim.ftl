### What simulations say of Millionaire.

millionaire-ending-million = a million in cash
millionaire-ending-last = one player left

millionaire-tally-levels = Levels at the end (per game)
millionaire-tally-levels-row = Level
millionaire-tally-levels-players = Players
millionaire-tally-levels-won = Winners
millionaire-tally-levels-share = Share
millionaire-tally-levels-salary = Salary paid
millionaire-tally-1 = 1★
millionaire-tally-3 = 3★
millionaire-tally-5 = 5★

millionaire-tally-fortune = Fortune cards (per game)
millionaire-tally-fortune-row = Card
millionaire-tally-fortune-found = Found
millionaire-tally-fortune-won = By the winner
millionaire-tally-fortune-share = Share
millionaire-tally-fortune-used = Used
millionaire-tally-fortune-decided = Decided the game

millionaire-tally-cards = Chance and Millionaire Lifestyle (per game)
millionaire-tally-cards-row = Card
millionaire-tally-cards-drawn = Drawn
millionaire-tally-cards-won = By the winner
millionaire-tally-cards-share = Share
millionaire-tally-cards-decided = Decided the game

millionaire-tally-deeds = { banking-tally-deeds }
millionaire-tally-deeds-row = { banking-tally-deeds-row }
millionaire-tally-deeds-landed = { banking-tally-deeds-landed }
millionaire-tally-deeds-bought = { banking-tally-deeds-bought }
millionaire-tally-deeds-paid = { banking-tally-deeds-paid }
millionaire-tally-deeds-rent = { banking-tally-deeds-rent }
millionaire-tally-deeds-return = { banking-tally-deeds-return }

millionaire-tally-groups = { banking-tally-groups }
millionaire-tally-groups-row = { banking-tally-groups-row }
millionaire-tally-groups-won = { banking-tally-groups-won }
millionaire-tally-groups-whole = { banking-tally-groups-whole }
millionaire-tally-groups-share = { banking-tally-groups-share }

millionaire-tally-game = { banking-tally-game }
millionaire-tally-game-row = { banking-tally-game-row }
millionaire-tally-game-count = { banking-tally-game-count }
millionaire-tally-rounds = { banking-tally-rounds }
millionaire-tally-bankruptcies = { banking-tally-bankruptcies }
