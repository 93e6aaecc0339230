### Les options des jeux : de quoi il s’agit, et ce que fait chaque valeur.

## Banking

option-banking-rent = Loyer
option-banking-rent-does = Les propriétaires réclament leur loyer, ou le reçoivent d’office.
option-banking-rent-claimed = Réclamé : sans demande avant le lancer du joueur suivant, rien n’est dû
option-banking-rent-automatic = Payé sans demande
option-banking-deck = Cartes
option-banking-deck-does = Les cartes Chance et Caisse de communauté avec lesquelles on joue.
option-banking-deck-french = Les cartes françaises classiques
option-banking-deck-here-and-now = Des cartes américaines modernes
option-banking-luxury_tax = Taxe de luxe
option-banking-luxury_tax-does = Ce que coûte la case de la taxe de luxe.
option-banking-luxury_tax-1m = 1M, comme sur le plateau français
option-banking-luxury_tax-750k = 750K, comme sur le plateau américain
option-banking-mortgage_interest = Intérêts d’hypothèque
option-banking-mortgage_interest-does = Ce qu’il en coûte d’acheter à un autre joueur une propriété hypothéquée.
option-banking-mortgage_interest-once = 10 % une seule fois : lever tout de suite sans intérêts, ou les payer maintenant et plus jamais ensuite
option-banking-mortgage_interest-standard = 10 % chaque fois : à la reprise de l’hypothèque, et quand on la lève
option-banking-jail_fine = Amende de prison
option-banking-jail_fine-does = Quand on peut payer pour sortir de prison, et ce que devient le tour.
option-banking-jail_fine-next_turn = À la place du lancer : on rejoue au tour suivant
option-banking-jail_fine-any_time = À tout moment, entre les tours aussi : aucun tour n’est perdu
option-banking-jail_fine-roll_now = Avant de lancer, puis on lance
option-banking-jail_double = Double en prison
option-banking-jail_double-does = Le double qui fait sortir de prison donne-t-il un autre lancer ?
option-banking-jail_double-stop = Non : il ouvre seulement la porte
option-banking-jail_double-again = Oui : on relance
option-banking-game = Durée
option-banking-game-does = La partie entière, ou la version courte de la règle.
option-banking-game-standard = Jusqu’au dernier joueur
option-banking-game-quick = Rapide : deux titres chacun au départ, l’hôtel après trois appartements, fin à la deuxième faillite
option-banking-round_limit = Tours de table au plus
option-banking-round_limit-does = Après autant de tours de table, le plus riche gagne.
option-banking-time_limit = Minutes au plus
option-banking-time_limit-does = Après autant de minutes, le plus riche gagne.
option-banking-offers_a_turn = Offres par tour
option-banking-offers_a_turn-does = Combien d’échanges chacun peut proposer en un tour.

## Crooked Cash

option-crooked-rent = Loyer
option-crooked-rent-does = Les propriétaires réclament leur loyer, ou il est réclamé d’office.
option-crooked-rent-claimed = Réclamé : sans demande avant le lancer du joueur suivant, rien n’est dû
option-crooked-rent-automatic = Réclamé d’office, chaque fois
option-crooked-round_limit = Tours de table au plus
option-crooked-round_limit-does = Après autant de tours de table, on compte comme si tous les terrains étaient vendus.
option-crooked-offers_a_turn = Offres par tour
option-crooked-offers_a_turn-does = Combien d’échanges chacun peut proposer en un tour.

## Deal

option-deal-rent_targets = Loyer à deux couleurs
option-deal-rent_targets-does = Qui paie quand la carte de loyer montre deux couleurs.
option-deal-rent_targets-all = Tous les autres
option-deal-rent_targets-one = Un joueur de votre choix
option-deal-forced_deal_full_sets = Marché forcé
option-deal-forced_deal_full_sets-does = L’échange peut-il toucher à un groupe complet ?
option-deal-forced_deal_full_sets-none = À aucun
option-deal-forced_deal_full_sets-own = Seulement au vôtre
option-deal-forced_deal_full_sets-any = À tous
option-deal-just_say_no = Je refuse
option-deal-just_say_no-does = À votre tour, cette carte compte-t-elle parmi vos trois coups ?
option-deal-just_say_no-free = Jamais
option-deal-just_say_no-play = Oui
option-deal-broken_sets = Bâtiments d’un groupe défait
option-deal-broken_sets-does = Où vont maison et hôtel quand leur groupe n’est plus complet.
option-deal-broken_sets-bank = Dans la banque du propriétaire, comme argent
option-deal-broken_sets-discard = Au centre
option-deal-extra_cards = Plus de sept cartes
option-deal-extra_cards-does = Où vont les cartes en trop à la fin du tour.
option-deal-extra_cards-under_pile = Face cachée sous la pioche
option-deal-extra_cards-discard = Au centre, à la vue de tous
option-deal-win = Victoire
option-deal-win-does = Quand trois groupes complets font gagner.
option-deal-win-own_turn = À votre tour
option-deal-win-at_once = Aussitôt, au tour de n’importe qui
option-deal-turn_limit = Tours au plus
option-deal-turn_limit-does = Après autant de tours, le joueur qui a le plus de groupes complets gagne ; à égalité, la plus grande valeur posée.
preset-deal-modern = Règles modernes
preset-deal-modern-does = Comme dans les règles récentes : « Je refuse » compte comme une carte jouée, les bâtiments et les cartes en trop vont au centre, et trois groupes font gagner aussitôt.

## Knockout

option-knockout-tremor = Tremblement de la main
option-knockout-tremor-does = De combien une glissade manque sa cible.
option-knockout-tremor-off = Pas du tout
option-knockout-tremor-light = Un peu, comme chez un expert
option-knockout-tremor-real = Comme chez la plupart des gens
option-knockout-second_chance = Seconde chance
option-knockout-second_chance-does = Peut-on faire glisser de nouveau un pion sorti du plateau sans rien toucher ?
option-knockout-second_chance-off = Non
option-knockout-second_chance-free = Oui, gratuitement
option-knockout-second_chance-paid = Oui, pour 100 au Parc gratuit

## Millionaire

option-millionaire-doubles_roll_again = Doubles
option-millionaire-doubles_roll_again-does = Un double donne-t-il un autre lancer ?
option-millionaire-doubles_roll_again-no = Non
option-millionaire-doubles_roll_again-yes = Oui, et le troisième du tour mène en prison
option-millionaire-target = But
option-millionaire-target-does = Combien d’argent fait gagner.
option-millionaire-target-1m = Un million
option-millionaire-target-2m = Deux millions : une partie plus longue
option-millionaire-offers_a_turn = Offres par tour
option-millionaire-offers_a_turn-does = Combien d’échanges chacun peut proposer en un tour.
