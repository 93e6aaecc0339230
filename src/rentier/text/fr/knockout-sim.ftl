### Ce que les simulations disent de Knockout.

knockout-tally-spaces = Cases (par partie)
knockout-tally-spaces-row = Case
knockout-tally-spaces-income = Argent
knockout-tally-spaces-collected = Fois touché
knockout-tally-spaces-ended = Glissades qui y finissent
knockout-tally-spaces-knocked = Pions qui y sont poussés
knockout-tally-house = Maisons
knockout-tally-second-chance = secondes chances

knockout-tally-bonuses = Primes de groupes (par partie)
knockout-tally-bonuses-row = Groupe
knockout-tally-bonuses-income = Argent
knockout-tally-bonuses-got = Combien de fois
knockout-tally-bonuses-share = Part des manches

knockout-tally-order = Places dans l’ordre de jeu (par partie)
knockout-tally-order-row = Place
knockout-tally-order-income = Argent
knockout-tally-order-share = Part
knockout-tally-first = première
knockout-tally-second = deuxième
knockout-tally-third = troisième
knockout-tally-fourth = quatrième

knockout-tally-ends = Comment les glissades finissent (par partie)
knockout-tally-ends-row = Fin
knockout-tally-ends-slides = Glissades
knockout-tally-ends-share = Part
knockout-tally-space = sur une case
knockout-tally-short = trop court
knockout-tally-off = hors du plateau
knockout-tally-jail = en prison
knockout-tally-back = reprises
