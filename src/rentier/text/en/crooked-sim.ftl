### What simulations say of Crooked Cash.

crooked-ending-bought = every property bought
crooked-ending-last = one player left
crooked-ending-rounds = time up

crooked-tally-deeds = { banking-tally-deeds }
crooked-tally-deeds-row = { banking-tally-deeds-row }
crooked-tally-deeds-landed = { banking-tally-deeds-landed }
crooked-tally-deeds-bought = { banking-tally-deeds-bought }
crooked-tally-deeds-paid = { banking-tally-deeds-paid }
crooked-tally-deeds-rent = { banking-tally-deeds-rent }
crooked-tally-deeds-return = { banking-tally-deeds-return }

crooked-tally-notes = Notes laid down and checked (per game)
crooked-tally-notes-row = Value
crooked-tally-notes-laid = Laid down
crooked-tally-notes-fakes = Fakes among them
crooked-tally-notes-checked = Checked
crooked-tally-notes-fake = Fakes caught
crooked-tally-notes-won = Money caught
crooked-tally-notes-found = Fakes found
crooked-tally-notes-share = Fake if checked
crooked-tally-notes-worth = Worth of a check

crooked-tally-cards = Chance (per game)
crooked-tally-cards-row = Card
crooked-tally-cards-checked = Checked
crooked-tally-cards-fake = Fakes caught
crooked-tally-cards-used = Used
crooked-tally-cards-decided = By the winner
crooked-tally-cards-share = Share

crooked-tally-game = { banking-tally-game }
crooked-tally-game-row = { banking-tally-game-row }
crooked-tally-game-count = { banking-tally-game-count }
crooked-tally-rounds = { banking-tally-rounds }
crooked-tally-bankruptcies = { banking-tally-bankruptcies }
