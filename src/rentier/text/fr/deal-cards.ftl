### Deal : les noms des couleurs et des cartes, et ce que font les cartes.

## Couleurs

colour-brown = brun
colour-light-blue = bleu clair
colour-pink = rose
colour-orange = orange
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-dark-blue = bleu foncé
colour-station = gare
colour-utility = service public

## Propriétés

card-mediterranean = Boulevard de Belleville
card-baltic = Rue Lecourbe
card-oriental = Rue de Vaugirard
card-vermont = Rue de Courcelles
card-connecticut = Avenue de la République
card-st-charles = Boulevard de la Villette
card-states = Avenue de Neuilly
card-virginia = Rue de Paradis
card-st-james = Avenue Mozart
card-tennessee = Boulevard Saint-Michel
card-new-york = Place Pigalle
card-kentucky = Avenue Matignon
card-indiana = Boulevard Malesherbes
card-illinois = Avenue Henri-Martin
card-atlantic = Faubourg Saint-Honoré
card-ventnor = Place de la Bourse
card-marvin = Rue La Fayette
card-pacific = Avenue de Breteuil
card-north-carolina = Avenue Foch
card-pennsylvania = Boulevard des Capucines
card-park = Avenue des Champs-Élysées
card-boardwalk = Rue de la Paix
card-reading-rr = Gare Montparnasse
card-pennsylvania-rr = Gare de Lyon
card-bo-rr = Gare du Nord
card-short-line-rr = Gare Saint-Lazare
card-electric = Compagnie d’électricité
card-water = Compagnie des eaux

## Jokers

card-wild-light-blue-brown = Joker bleu clair/brun
card-wild-light-blue-brown-does = Vaut bleu clair ou brun ; changez-la à votre tour.
card-wild-light-blue-station = Joker bleu clair/gare
card-wild-light-blue-station-does = Vaut bleu clair ou gare ; changez-la à votre tour.
card-wild-pink-orange = Joker rose/orange
card-wild-pink-orange-does = Vaut rose ou orange ; changez-la à votre tour.
card-wild-red-yellow = Joker rouge/jaune
card-wild-red-yellow-does = Vaut rouge ou jaune ; changez-la à votre tour.
card-wild-dark-blue-green = Joker bleu foncé/vert
card-wild-dark-blue-green-does = Vaut bleu foncé ou vert ; changez-la à votre tour.
card-wild-green-station = Joker vert/gare
card-wild-green-station-does = Vaut vert ou gare ; changez-la à votre tour.
card-wild-station-utility = Joker gare/service public
card-wild-station-utility-does = Vaut gare ou service public ; changez-la à votre tour.
card-wild = Joker multicolore
card-wild-does = Vaut la couleur que vous voulez ; changez-la à votre tour. Ne vaut pas d’argent.

## Actions

card-deal-breaker = Briseur de marché
card-deal-breaker-named = « { card-deal-breaker } »
card-deal-breaker-does = Prenez à un autre joueur un groupe complet, bâtiments compris.
card-forced-deal = Marché forcé
card-forced-deal-named = « { card-forced-deal } »
card-forced-deal-does = Échangez une de vos propriétés contre une de celles d’un autre joueur ; aucune des deux ne vient d’un groupe complet.
# Avec l’option forced_deal_full_sets à own, puis à any.
card-deal-own-forced-deal-does = Échangez une de vos propriétés contre une de celles d’un autre joueur, mais pas dans un de ses groupes complets.
card-deal-any-forced-deal-does = Échangez une de vos propriétés contre une de celles d’un autre joueur, groupes complets compris.
card-sly-deal = Marché sournois
card-sly-deal-named = « { card-sly-deal } »
card-sly-deal-does = Prenez une propriété à un autre joueur, mais pas dans un groupe complet.
card-just-say-no = Je refuse
card-just-say-no-named = « { card-just-say-no } »
card-just-say-no-does = Annulez une action ou un loyer joué contre vous, ou un autre « Je refuse ».
# Avec l’option just_say_no à play.
card-deal-play-just-say-no-does = Annulez une action ou un loyer joué contre vous, ou un autre « Je refuse ». Pendant votre tour, c’est l’un de vos trois coups.
card-debt-collector = Agent de recouvrement
card-debt-collector-named = « { card-debt-collector } »
card-debt-collector-does = Faites-vous payer 5M par le joueur de votre choix.
card-birthday = C’est mon anniversaire
card-birthday-named = « { card-birthday } »
card-birthday-does = Recevez 2M de chacun des autres joueurs.
card-double-rent = Doublez le loyer
card-double-rent-named = « { card-double-rent } »
card-double-rent-does = Jouez-la avec un loyer pour le doubler.
card-house = Maison
card-house-does = Posez-la sur un groupe complet (sauf gares et services publics) : son loyer monte de 3M.
card-hotel = Hôtel
card-hotel-does = Posez-le sur un groupe complet qui a une maison : son loyer monte encore de 4M.
card-pass-go = Passez par le Départ
card-pass-go-named = « { card-pass-go } »
card-pass-go-does = Piochez deux cartes de plus.

## Loyers

card-rent-light-blue-brown = Loyer bleu clair/brun
card-rent-light-blue-brown-does = Faites payer aux autres le loyer d’un de vos groupes bleu clair ou bruns.
card-rent-pink-orange = Loyer rose/orange
card-rent-pink-orange-does = Faites payer aux autres le loyer d’un de vos groupes roses ou orange.
card-rent-red-yellow = Loyer rouge/jaune
card-rent-red-yellow-does = Faites payer aux autres le loyer d’un de vos groupes rouges ou jaunes.
card-rent-dark-blue-green = Loyer bleu foncé/vert
card-rent-dark-blue-green-does = Faites payer aux autres le loyer d’un de vos groupes bleu foncé ou verts.
card-rent-station-utility = Loyer gare/service public
card-rent-station-utility-does = Faites payer aux autres le loyer de vos gares ou de vos services publics.
# Avec l’option rent_targets à one.
card-deal-one-rent-light-blue-brown-does = Faites payer à un joueur de votre choix le loyer d’un de vos groupes bleu clair ou bruns.
card-deal-one-rent-pink-orange-does = Faites payer à un joueur de votre choix le loyer d’un de vos groupes roses ou orange.
card-deal-one-rent-red-yellow-does = Faites payer à un joueur de votre choix le loyer d’un de vos groupes rouges ou jaunes.
card-deal-one-rent-dark-blue-green-does = Faites payer à un joueur de votre choix le loyer d’un de vos groupes bleu foncé ou verts.
card-deal-one-rent-station-utility-does = Faites payer à un joueur de votre choix le loyer de vos gares ou de vos services publics.
card-rent-any = Loyer multicolore
card-rent-any-does = Faites payer à un joueur de votre choix le loyer d’un de vos groupes, au choix.

## Argent

card-1m = 1M
card-2m = 2M
card-3m = 3M
card-4m = 4M
card-5m = 5M
card-10m = 10M
