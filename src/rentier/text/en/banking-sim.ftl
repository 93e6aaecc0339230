### What simulations say of Banking.

banking-ending-last = one player left
banking-ending-bankruptcies = second bankruptcy
banking-ending-rounds = rounds over
banking-ending-time = time up

banking-tally-deeds = Properties (per game)
banking-tally-deeds-row = Property
banking-tally-deeds-landed = Stops
banking-tally-deeds-bought = Sold
banking-tally-deeds-paid = Paid for it
banking-tally-deeds-rent = Rent charged
banking-tally-deeds-return = Return

banking-tally-groups = Whole groups at the end (per game)
banking-tally-groups-row = Group
banking-tally-groups-won = With the winner
banking-tally-groups-whole = With anybody
banking-tally-groups-share = Share

banking-tally-game = The game (per game)
banking-tally-game-row = What
banking-tally-game-count = How many
banking-tally-rounds = rounds
banking-tally-bankruptcies = bankruptcies
