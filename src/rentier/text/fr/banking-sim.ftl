### Ce que les simulations disent de Banking.

banking-ending-last = un seul joueur restant
banking-ending-bankruptcies = deuxième faillite
banking-ending-rounds = tours de table épuisés
banking-ending-time = temps écoulé

banking-tally-deeds = Propriétés (par partie)
banking-tally-deeds-row = Propriété
banking-tally-deeds-landed = Arrêts
banking-tally-deeds-bought = Ventes
banking-tally-deeds-paid = Prix payé
banking-tally-deeds-rent = Loyers demandés
banking-tally-deeds-return = Rendement

banking-tally-groups = Groupes entiers à la fin (par partie)
banking-tally-groups-row = Groupe
banking-tally-groups-won = Chez le gagnant
banking-tally-groups-whole = Chez quelqu’un
banking-tally-groups-share = Part

banking-tally-game = La partie (par partie)
banking-tally-game-row = Quoi
banking-tally-game-count = Combien
banking-tally-rounds = tours de table
banking-tally-bankruptcies = faillites
