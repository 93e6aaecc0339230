### Crooked Cash en ligne de commande.

cli-hint-crooked = Tapez un numéro, ou des mots comme « lancer », « payer 100 20 », « vérifier 500 » ou « billets » ; « aide » en montre plus.
cli-play-help-crooked =
    Quand tout est acheté{ $round_limit ->
        [none] { "" }
       *[other] { " " }ou après { $round_limit } tours de table
    }, le plus riche gagne ; les faux comptent en entier.
    Répondez par le numéro d’une ligne ou par des mots, qu’on peut abréger :
      lancer, acheter, laisser (aux enchères), miser 120, passer, finir
      réclamer (un loyer), construire rue de la paix
      payer 100 20 20, payer 500 faux, payer 500#2 (le deuxième de vos 500)
      vérifier 500 ou v (un jeton vert devient rouge), prendre moitié prix
      tout passer (plus de vérification jusqu’à votre prochain tour)
      changer 500, proposer anna rue de la paix contre 300, accepter, refuser
      proposer billets anna 500 contre 5x100, utiliser rue de la paix
    Si plusieurs choses conviennent, on vous demande laquelle. Entrée remontre
    les choix.
      plateau         les 36 cases, leurs propriétaires et qui s’y trouve
      titres          vos propriétés et cartes ; titres anna : celles d’un autre
      billets         les billets de tous et de la banque, et combien sont faux
      main            vos billets, vos cartes, et ce que font les cartes visibles
      solde           ce que chacun a, et aurait avec les derniers loyers
      table           les propriétés et les billets de tous, un par un
      journal         ce qui s’est passé récemment
      conseil         les meilleurs choix, leurs chances et pourquoi
      règles CC-40    une règle ; règles faux montre celles qui ont ce mot
      quitter         quitte la table
    Sur la table, les nombres comptent les billets ; ! dit qu’on sait un faux parmi
    eux. ● est un jeton vert, ○ un rouge, ■ un terrain, □ un qui manque dans
    la couleur, et H un hôtel.
    Toutes les règles : rentier rules { $edition }
cli-crooked-heading =
    Tour { $turn }, tour de table { $round } · en banque : { $hotels ->
        [one] un hôtel
       *[other] { $hotels } hôtels
    }, { $streets } terrains sur 22
cli-crooked-street = Loyer { $rent }, couleur entière { $double }, hôtel { $hotel }. Un hôtel coûte { $building } ; en cas de dette, la banque donne { $sale } pour le terrain.
cli-crooked-hotel = hôtel
cli-crooked-deed = loyer { $rent }, à la banque { $sale }
cli-crooked-name = « { $name } »
cli-crooked-card = « { $name } » : { $does }
cli-crooked-hidden =
    { $count ->
        [one] une carte face cachée
       *[other] { $count } cartes face cachée
    }
cli-crooked-kept =
    { $count ->
        [one] une carte gardée
       *[other] { $count } cartes gardées
    }
cli-crooked-open = Chance, face visible :
cli-crooked-own-card = Votre carte :
cli-crooked-notes = Vos billets :
# Devant les billets qu’a un joueur.
cli-crooked-notes-of = { $name } :
# Ce qu’on sait d’un de ses billets.
cli-crooked-real = vrai
cli-crooked-doubted = douteux
cli-crooked-fake = faux
cli-crooked-known = On sait { QUE($name) } a { $notes }.
cli-crooked-took =
    { $count ->
        [one] un faux billet de { $amount }
       *[other] { $count } faux billets de { $amount }
    }
cli-crooked-tokens =
    { $count ->
        [one] Il vous reste un jeton vert.
       *[other] Vous avez { $count } jetons verts.
    }
cli-crooked-passing = Vous ne vérifiez rien jusqu’à votre prochain tour.
cli-crooked-claim = { $name } peut encore vous réclamer { $amount } de loyer : { $space }.
cli-crooked-balance = { $name } : { $cash } en billets ; avec les derniers loyers { $wealth }
cli-missing-crooked = Vous avez { $cash }, il manque donc { $missing }. Des ventes à la banque peuvent rapporter { $raised }.
cli-crooked-bank = La banque :
cli-crooked-fakes = Faux dès le départ :
cli-crooked-printed = { $fakes } des { $count } billets de { $amount }
# Derrière un nombre de billets : ce que tous en savent.
cli-crooked-of-these =
    { $fakes ->
        [0] { $reals ->
            [0] { "" }
            [one] { " " }({ $reals } vrai)
           *[other] { " " }({ $reals } vrais)
        }
       *[other] { $reals ->
            [0] { " " }({ $fakes } faux)
            [one] { " " }({ $fakes } faux, { $reals } vrai)
           *[other] { " " }({ $fakes } faux, { $reals } vrais)
        }
    }

## Le menu

cli-crooked-pay =
    { $change ->
        [0] Payer avec { $notes }
       *[other] Payer avec { $notes }, { $change } de monnaie
    }
cli-crooked-check = Vérifier un billet de { $amount } (faux : environ { $percent } %)
cli-crooked-change = Changer { $notes } à la banque contre { $take }
cli-crooked-offer-notes = Proposer à { $name } de changer { $notes } contre { $take }
cli-crooked-accept = Donner { $notes } en échange
cli-own-play = L’utiliser autrement …
cli-own-pay = Choisir vous-même les billets …
cli-own-accept-notes = Choisir vous-même les billets …
cli-own-change = Changer d’autres billets …
cli-crooked-ask-pay = Quels billets ? Dites des valeurs comme 500 20, ou certains billets comme 500#2 ou 500 faux.
cli-crooked-ask-give = Quels billets donnez-vous ? Dites des valeurs comme 500 20, ou certains billets comme 500#2.
cli-crooked-ask-take = Que voulez-vous en échange ? Dites des valeurs comme 100 2x50 ; Entrée pour les valeurs inférieures.
cli-crooked-ask-get = Que voulez-vous en échange ? Dites des valeurs comme 100 2x50.
cli-crooked-ask-play = De quoi s’agit-il ? Nommez une case, un terrain, deux terrains avec « contre » entre eux, ou un joueur.
cli-crooked-unclear = Ce n’est pas clair ; dites-le comme dans la question.

## Ce qu’on peut taper, entre virgules

cli-typed-notes = billets, billet
cli-typed-pass-all = tout passer, passer tout
cli-typed-fake = faux, fausse
cli-typed-real = vrai, vraie
cli-typed-doubted = douteux, douteuse
