### Ce que les simulations disent de Crooked Cash.

crooked-ending-bought = toutes les propriétés achetées
crooked-ending-last = un seul joueur restant
crooked-ending-rounds = temps écoulé

crooked-tally-deeds = { banking-tally-deeds }
crooked-tally-deeds-row = { banking-tally-deeds-row }
crooked-tally-deeds-landed = { banking-tally-deeds-landed }
crooked-tally-deeds-bought = { banking-tally-deeds-bought }
crooked-tally-deeds-paid = { banking-tally-deeds-paid }
crooked-tally-deeds-rent = { banking-tally-deeds-rent }
crooked-tally-deeds-return = Rapport

crooked-tally-notes = Billets posés et vérifiés (par partie)
crooked-tally-notes-row = Valeur
crooked-tally-notes-laid = Posés
crooked-tally-notes-fakes = Dont faux
crooked-tally-notes-checked = Vérifiés
crooked-tally-notes-fake = Faux pris
crooked-tally-notes-won = Argent pris
crooked-tally-notes-found = Faux trouvés
crooked-tally-notes-share = Part de faux
crooked-tally-notes-worth = Gain par contrôle

crooked-tally-cards = Chance (par partie)
crooked-tally-cards-row = Carte
crooked-tally-cards-checked = Vérifiées
crooked-tally-cards-fake = Fausses prises
crooked-tally-cards-used = Utilisées
crooked-tally-cards-decided = Par le gagnant
crooked-tally-cards-share = Part

crooked-tally-game = { banking-tally-game }
crooked-tally-game-row = { banking-tally-game-row }
crooked-tally-game-count = { banking-tally-game-count }
crooked-tally-rounds = { banking-tally-rounds }
crooked-tally-bankruptcies = { banking-tally-bankruptcies }
