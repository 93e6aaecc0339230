### Ce que les simulations disent de Millionaire.

millionaire-ending-million = un million en espèces
millionaire-ending-last = un seul joueur restant

millionaire-tally-levels = Niveaux à la fin (par partie)
millionaire-tally-levels-row = Niveau
millionaire-tally-levels-players = Joueurs
millionaire-tally-levels-won = Gagnants
millionaire-tally-levels-share = Part
millionaire-tally-levels-salary = Salaires versés
millionaire-tally-1 = 1★
millionaire-tally-3 = 3★
millionaire-tally-5 = 5★

millionaire-tally-fortune = Cartes Fortune (par partie)
millionaire-tally-fortune-row = Carte
millionaire-tally-fortune-found = Trouvées
millionaire-tally-fortune-won = Par le gagnant
millionaire-tally-fortune-share = Part
millionaire-tally-fortune-used = Utilisées
millionaire-tally-fortune-decided = Décisives

millionaire-tally-cards = Chance et Vie de Millionnaire (par partie)
millionaire-tally-cards-row = Carte
millionaire-tally-cards-drawn = Tirées
millionaire-tally-cards-won = Par le gagnant
millionaire-tally-cards-share = Part
millionaire-tally-cards-decided = Décisives

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
