### Ce que les jeux de plateau ont en commun : comment s’écrit l’argent, et ce qui est refusé.

# Un montant comme la machine l’affiche : 600K, 1,5M.
track-money =
    { $unit ->
        [million] { $number }M
        [thousand] { $number }K
       *[other] { $number }
    }

## Ce qui est illisible

track-bad-amount = « { $given } » n’est pas un montant ; écrivez par exemple 600K, 1,5M ou 600000.
track-card-not-sold = La carte { $given } ne se vend pas ; parmi les cartes, seules { $known } se vendent.
track-bad-level = « { $given } » n’est pas un nombre de bâtiments ; il va de 0 à 5, le plus haut étant un hôtel.
track-bad-seat = Le joueur « { $given } » n’existe pas ; donnez le numéro de sa place, à partir de 0.
track-bad-claim = « { $given } » ne désigne aucun arrêt : s’il y en a plusieurs sur la même case, indiquez lequel, de 1 à 9, du plus ancien au plus récent.
track-unknown-deed =
    { $near ->
        [none] La propriété « { $given } » n’existe pas ; au choix : { $known }.
       *[other] La propriété « { $given } » n’existe pas. Vouliez-vous dire { $near } ({ $space }) ?
    }
track-unknown-group =
    { $near ->
        [none] Le groupe « { $given } » n’existe pas ; au choix : { $known }.
       *[other] Le groupe « { $given } » n’existe pas. Vouliez-vous dire { $near } ({ $group }) ?
    }
track-unknown-space =
    { $near ->
        [none] La case « { $given } » n’existe pas sur ce plateau ; au choix : { $known }.
       *[other] La case « { $given } » n’existe pas sur ce plateau. Vouliez-vous dire { $near } ({ $space }) ?
    }
track-position-things = La position se contredit : il y a trop ou trop peu d’argent, de bâtiments ou de cartes.

## Ce qui n’est pas possible maintenant

track-out = Vous n’êtes plus dans la partie.
track-not-now =
    { $kind ->
        [turn] Ce n’est pas possible maintenant : le jeu attend un lancer de dés, ou la fin du tour.
        [buy] Achetez d’abord la propriété, ou laissez-la aux enchères.
        [auction] D’abord les enchères : misez ou passez.
        [building-auction] D’abord les enchères : misez ou passez.
        [want] Dites d’abord si vous voulez aussi un des derniers bâtiments.
        [offer] Répondez d’abord à l’offre : acceptez-la ou refusez-la.
        [pay-or-draw] Choisissez d’abord : payer, ou tirer une autre carte.
        [upgrade] Choisissez d’abord au Départ : tout le salaire, ou une partie et le pion suivant.
        [choose-player] Choisissez d’abord le joueur que vise la carte.
        [go-to] Choisissez d’abord la case où mène la carte.
        [buy-also] Dites d’abord si vous achetez une autre propriété de la couleur.
        [answer] Répondez d’abord à la carte : annulez-la, ou passez.
        [check] Dites d’abord si vous vérifiez un des billets, ou passez.
        [announce] Dites d’abord si vous vérifiez la carte Chance, ou passez.
        [take] Choisissez d’abord parmi les cartes Chance visibles.
        [inherit-chance] Choisissez d’abord la carte Chance que vous gardez.
        [offer-notes] Répondez d’abord à l’offre : échangez les billets ou refusez.
       *[other] Ce n’est pas possible maintenant.
    }
track-only-in-debt = On ne vend des bâtiments et on n’hypothèque que pour payer une dette quand l’argent manque.
track-not-between-turns = Cela se fait pendant votre tour, ou entre deux tours : avant le premier lancer de quelqu’un.
track-not-your-turn = C’est au joueur dont c’est le tour de le faire : { $turn }.
track-resign-not-now = On ne peut quitter la partie que si rien d’autre n’est en cours, ou quand on est soi-même endetté.
track-roll-first = Il vous reste à lancer les dés avant de finir votre tour.
track-no-roll = Vous avez déjà lancé les dés ; finissez votre tour.
track-not-in-jail = Vous n’êtes pas en prison.
track-no-jail-card = Vous n’avez pas de carte qui fasse sortir de prison.
track-fine-money = Vous n’avez pas les { $amount } de l’amende.

## Loyers et dettes

track-no-claim = Il n’y a pas de loyer à réclamer à { $target } pour cette case : { $space }.
track-pay-first = Payez d’abord les { $amount } que vous devez : vendez ce que la banque prend, ou proposez un échange.
track-pay-hopeless = Vous devez { $amount }, et la banque ne peut plus vous en procurer autant : déclarez-vous en faillite, à moins qu’un échange ne vous sauve.
track-not-bankrupt = Vous pouvez encore réunir l’argent avec ce que vous avez.
track-no-debt = Vous avez de quoi payer toutes vos dettes.

## Bâtiments

track-build-no-street = On ne construit que sur les terrains, et { $space } n’en est pas un.
track-build-not-whole = Il vous faut tous les terrains du groupe pour construire ici : { $space }.
track-build-mortgaged = Un terrain du groupe est hypothéqué ; levez l’hypothèque avant de construire ici : { $space }.
track-build-full = Il y a déjà un hôtel ici, on ne peut rien y ajouter : { $space }.
track-build-uneven = Construisez uniformément : un autre terrain du groupe a moins de bâtiments { QUE($space) }.
track-build-none-left = La banque n’a plus de bâtiment de cette sorte.
track-build-money = Vous n’avez pas les { $amount } d’un bâtiment pour { $space }.
track-sell-nothing = Vous ne pouvez pas vendre cela dans le groupe { $group } ; dites ce qui doit rester sur chaque terrain, dans l’ordre du plateau.
track-sell-uneven = Vendez uniformément : les terrains du groupe { $group } ne peuvent différer que d’un bâtiment.
track-sell-no-apartments = La réserve de la banque ne suffit pas pour remplacer l’hôtel ; vendez-le entièrement.

track-set-aside = { $space } fait partie d’un échange qui n’est pas encore conclu, et reste de côté jusque-là.

## Hypothèques

track-not-owned = Cette propriété n’est pas à vous : { $space }.
track-not-mortgaged = Cette propriété n’est pas hypothéquée : { $space }.
track-already-mortgaged = Cette propriété est déjà hypothéquée : { $space }.
track-mortgage-buildings = Vendez les bâtiments avant d’hypothéquer { $space }.
track-lift-money = Vous n’avez pas les { $amount } qu’il faut pour lever cette hypothèque : { $space }.

## Enchères

track-buy-money = Vous n’avez pas les { $amount } que cela coûte.
track-no-auction = Il n’y a pas d’enchères maintenant.
track-bid-not-in = Vous avez passé : vous ne participez plus à ces enchères.
track-bid-leading = La plus haute mise est la vôtre ; c’est aux autres de surenchérir ou de passer.
track-bid-short = Les enchères continuent sans vous : la prochaine mise est de { $amount } au moins, et vous n’avez pas autant.
track-bid-barred = Vous aviez emporté les enchères sans payer ; elles recommencent sans vous.
track-bid-unit = Les mises sont des multiples de { $amount }.
track-bid-money = Vous n’avez que { $amount }, et une mise doit être couverte.
track-bid-site = Ce bâtiment ne peut pas aller là ; nommez un de vos terrains où l’on peut construire maintenant.
track-raise-elsewhere = Votre mise est pour un bâtiment ici : { $space }. Réunissez l’argent avec une autre couleur.
track-bid-low = C’est trop peu : misez au moins { $amount }.

## Négociations

track-deal-not-now = Ce n’est pas le moment d’échanger : attendez la fin des enchères, de la carte ou de la dette.
track-deal-whom = Désignez un autre joueur qui soit encore dans la partie.
track-deal-not-owned = Chacun ne peut donner que ce qu’il a.
track-deal-money-alone = De l’argent seul n’est pas un échange : une propriété ou une carte doit changer de mains.
track-deal-money-twice = Un seul des deux peut donner de l’argent.
track-deal-unit = L’argent d’un échange est un multiple de { $amount }.
track-deal-buildings = Ce terrain ne peut pas être cédé avec des bâtiments ; vendez-les d’abord.
track-deal-lift = On ne lève dans un échange que les hypothèques des propriétés qu’on reçoit.
track-deal-debt = C’est plus que ce qui est dû maintenant entre vous et { $target }.
track-deal-in-kind = Ici, les dettes se paient seulement en argent ; demandez un prix pour ce que vous cédez.
track-deal-debt-worse = Un joueur endetté ne peut pas céder ce qui couvre sa dette.
track-deal-declined = { $target } a déjà refusé exactement cela pendant ce tour ; proposez autre chose.
track-deal-too-many =
    { $most ->
        [one] Vous ne pouvez faire que { $most } offre par tour, et une de plus pendant une dette.
       *[other] Vous ne pouvez faire que { $most } offres par tour, et autant pendant une dette.
    }
track-deal-money = L’un des deux n’a pas l’argent qu’il faut ; ce que la banque prend pour les hypothèques compte aussi.

## Positions impossibles

track-position-not-in-jail = { field-is } un joueur qui n’est pas sur la case prison n’est pas en prison : il faut { $free }.
track-position-not-kept = { field-is } il faut le code d’une carte que ce joueur peut garder.
track-position-out-has = { field-is } ce joueur est éliminé et n’a plus rien.
track-position-too-few = { field-is } il en reste { $left } en jeu, et il en faut ici au moins { $fewest }.
track-position-no-building = { field-is } rien ne peut être construit sur { $space }, sauf si c’est un terrain qu’un joueur possède sans hypothèque.
track-position-no-mortgage = { field-is } { $space } ne peut pas être hypothéqué : il faut un propriétaire et un jeu avec hypothèques.
track-position-no-interest = { field-is } les intérêts ne se paient d’avance que sur une hypothèque, et selon l’option ; { $space } n’en a pas.
track-position-stock = { field-is } { $kind ->
        [hotels] { $built } hôtels y sont construits, et il n’y en a que { $whole }.
       *[other] { $built } appartements y sont construits, et il n’y en a que { $whole }.
    }
track-position-left = { field-is } { $built } sont déjà sur le plateau : il faut { $left }.
track-position-other-pile = { field-is } il faut le code d’une carte de cette pile.
track-position-card-twice = { field-is } tous les exemplaires de cette carte sont déjà ailleurs.
track-position-card-missing = { field-is } la carte { $card } n’est dans aucune pile, ni nulle part ailleurs.
track-position-bank = { field-is } les joueurs ont { $players } : il faut { $left }.
track-position-turns = { field-is } après { $rounds } tours de table, et au tour de ce joueur, il faut de { $fewest } à { $most }.
track-position-rolled = { field-is } deux dés font de 2 à 12 ; avant le premier lancer, il faut 0.
track-position-fresh-doubles = { field-is } avant le premier lancer d’un tour, il faut 0.
track-position-third-double = { field-is } après le troisième double, on ne relance pas : il faut false.
track-position-out-rolls = { field-is } { $seat }, dont c’est le tour, ne joue plus : il faut false.
track-position-fresh-roll = { field-is } un tour où personne n’a lancé commence par un lancer : il faut true.
track-position-no-claims = { field-is } avec ces règles, les loyers se paient sans être réclamés : il faut une liste vide.
track-position-declined = { field-is } il faut une place et le texte de l’offre qu’elle a faite.
track-position-kind = { field-is } il faut une décision qui peut être en attente dans ce jeu, comme { $known }.
track-position-lies-not = { field-is } cela n’arrive jamais juste au-dessus { DE($below) }.
track-position-lies-on = { field-is } cela n’arrive jamais juste au-dessus { DE($below) }, seulement { DE($allowed) }.
track-position-lies-on-asked = { field-is } cela n’arrive jamais au-dessus d’un paiement pour lequel on pose des billets.
track-position-owned = { field-is } il faut une propriété de la banque, nommée une seule fois.
track-position-moved = { field-is } { $kind } vient après un lancer : il faut false.
track-position-jailed = { field-is } ce joueur est en prison et ne peut pas être en chemin.
track-position-told = { field-is } on ne manque pas d’argent pour ce que l’on paie par choix : il faut false.
track-position-by-choice = { field-is } rien ne se paie ici par choix : il faut true.
track-position-not-asked = { field-is } personne n’a son mot à dire ici sur un paiement : il faut false.
track-position-waits = { field-is } il faut exactement le paiement { QUE($below) } attend en dessous.
track-position-elsewhere = { field-is } il faut la propriété sur laquelle se trouve { $seat }.
track-position-price = { field-is } il faut un prix de cette propriété : { $prices }.
track-position-site = { field-is } il faut un terrain où { $seat } peut construire : couleur entière, sans hypothèque, construite uniformément, et un bâtiment en réserve.
track-position-no-offer = { field-is } il faut le texte d’une offre.
track-position-offer = { field-is } il faut une offre { QUE($seat) } peut faire ici, de choses que chacun possède et peut payer.
track-position-bid = { field-is } { $seat } a moins d’argent que cela.
track-position-ending = { field-is } la partie ne peut pas s’être terminée ainsi.
track-position-winners = { field-is } selon les règles, les gagnants sont { $winners }.
track-position-broken = { field-is } il y a des bâtiments sur { $group } : toute la couleur doit avoir un seul propriétaire.
track-position-uneven = { field-is } on construit uniformément sur { $group } : au plus un bâtiment de plus que sur un autre terrain de la couleur.
track-position-not-mortgaged = { field-is } il faut une propriété hypothéquée { DE($seat) }.
track-position-not-jailed = { field-is } il faut un joueur en prison qui paie l’amende.
track-position-deal = { field-is } il faut un échange de choses que chacun possède, contre l’argent de l’un d’eux, et qu’aucun autre échange ne nomme.
track-position-wanting = { field-is } il faut y trouver tous ceux qui enchérissent encore : { $bidders }.
track-position-no-street = { field-is } il faut un terrain : on ne construit nulle part ailleurs.
track-position-none-left = { field-is } la banque n’en a plus de cette sorte.
track-position-stops = { field-is } un joueur y doit plus de { $most } loyers.
