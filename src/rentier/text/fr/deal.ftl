### Deal : ce qui s’est passé, ce qu’on peut faire, ce qui est demandé et ce qui est refusé.

## Les groupes

set-brown = groupe brun
set-light-blue = groupe bleu clair
set-pink = groupe rose
set-orange = groupe orange
set-red = groupe rouge
set-yellow = groupe jaune
set-green = groupe vert
set-dark-blue = groupe bleu foncé
set-station = groupe des gares
set-utility = groupe des services publics
# Un autre groupe de la même couleur.
set-numbered =
    { $number ->
        [2] deuxième { $set }
        [3] troisième { $set }
       *[other] { $number }e { $set }
    }
# Une carte posée dans un groupe, parmi celles qui peuvent payer.
card-in-set = { $card } ({ $set })

## Ce qui s’est passé

deal-event-began =
    { $you ->
        [seat] Chacun reçoit { $cards } cartes. Vous commencez.
       *[other] Chacun reçoit { $cards } cartes. { $seat } commence.
    }
deal-event-turn-began =
    { $you ->
        [seat] Tour { $number } : vous.
       *[other] Tour { $number } : { $seat }.
    }
deal-event-drew =
    { $you ->
        [seat] Vous piochez { $cards }.
       *[other] { $cards ->
            [none] { $seat } pioche { $count ->
                [one] une carte
               *[other] { $count } cartes
            }.
           *[other] { $seat } pioche { $cards }.
        }
    }
deal-event-reshuffled =
    { $count ->
        [one] La pioche est épuisée : la seule carte du centre en devient une nouvelle.
       *[other] La pioche est épuisée : { $count } cartes du centre, mélangées, en forment une nouvelle.
    }
deal-event-banked =
    { $you ->
        [seat] Vous mettez { $card-named } en banque.
       *[other] { $seat } met { $card-named } en banque.
    }
deal-event-laid =
    { $you ->
        [seat] Vous posez { $card } dans votre { $colour-set }.
       *[other] { $seat } pose { $card } dans son { $colour-set }.
    }
deal-event-swapped =
    { $you ->
        [seat] Vous échangez { $card } et { $given } entre deux de vos groupes ({ $colour }).
       *[other] { $seat } échange { $card } et { $given } entre deux de ses groupes ({ $colour }).
    }
deal-event-moved =
    { $you ->
        [seat] Vous déplacez { $card } de votre { $colour-set } à votre { $to-set }.
       *[other] { $seat } déplace { $card } de son { $colour-set } à son { $to-set }.
    }
deal-event-passed-go =
    { $you ->
        [seat] Vous jouez « { $card } ».
       *[other] { $seat } joue « { $card } ».
    }
deal-event-built =
    { $you ->
        [seat] Vous posez la carte { $card } sur votre { $colour-set }.
       *[other] { $seat } pose la carte { $card } sur son { $colour-set }.
    }
deal-event-charged =
    { $you ->
        [seat] Vous jouez « { $card } » et demandez { $amount }M à { $targets }.
        [target] { $seat } joue « { $card } » et vous demande { $amount }M.
       *[other] { $seat } joue « { $card } » et demande { $amount }M à { $targets }.
    }
# Le loyer après sa somme, avec le nombre de fois où il a été doublé : 22M, loyer doublé
deal-rent =
    { $times ->
        [2] loyer doublé
        [x2] loyer doublé
        [4] loyer quadruplé
        [x4] loyer quadruplé
       *[other] loyer
    }
deal-event-charged-rent =
    { $you ->
        [seat] Vous demandez { $amount }M à { $targets } : { deal-rent } de votre { $colour-set }.
        [target] { $seat } vous demande { $amount }M : { deal-rent } de son { $colour-set }.
       *[other] { $seat } demande { $amount }M à { $targets } : { deal-rent } de son { $colour-set }.
    }
deal-event-played-sly-deal =
    { $you ->
        [seat] Vous jouez « { card-sly-deal } » pour prendre { $card } à { $target }.
        [target] { $seat } joue « { card-sly-deal } » pour vous prendre { $card }.
       *[other] { $seat } joue « { card-sly-deal } » pour prendre { $card } à { $target }.
    }
deal-event-played-forced-deal =
    { $you ->
        [seat] Vous jouez « { card-forced-deal } » pour prendre { $card } à { $target } contre { $given }.
        [target] { $seat } joue « { card-forced-deal } » pour vous prendre { $card } contre { $given }.
       *[other] { $seat } joue « { card-forced-deal } » pour prendre { $card } à { $target } contre { $given }.
    }
deal-event-played-deal-breaker =
    { $you ->
        [seat] Vous jouez « { card-deal-breaker } » pour prendre à { $target } son { $colour-set }.
        [target] { $seat } joue « { card-deal-breaker } » pour vous prendre votre { $colour-set }.
       *[other] { $seat } joue « { card-deal-breaker } » pour prendre à { $target } son { $colour-set }.
    }
deal-event-said-no =
    { $you ->
        [seat] Vous jouez « { card-just-say-no } » contre { $target }.
       *[other] { $seat } joue « { card-just-say-no } » contre { $target }.
    }
deal-event-cancelled =
    { $you ->
        [seat] Il ne vous arrive donc rien.
       *[other] Il n’arrive donc rien à { $seat }.
    }
deal-event-paid =
    { $cards-count ->
        [0] { $you ->
            [seat] Vous n’avez rien pour payer { $target }.
            [target] { $seat } n’a rien pour vous payer.
           *[other] { $seat } n’a rien pour payer { $target }.
        }
        [1] { $you ->
            [seat] Vous payez { $target } avec { $cards }.
            [target] { $seat } vous paie avec { $cards }.
           *[other] { $seat } paie { $target } avec { $cards }.
        }
       *[other] { $you ->
            [seat] Vous payez { $target } avec { $cards }, { $value }M en tout.
            [target] { $seat } vous paie avec { $cards }, { $value }M en tout.
           *[other] { $seat } paie { $target } avec { $cards }, { $value }M en tout.
        }
    }
deal-event-took =
    { $you ->
        [seat] Vous prenez { $card } à { $target }.
        [target] { $seat } vous prend { $card }.
       *[other] { $seat } prend { $card } à { $target }.
    }
# Après un groupe : les bâtiments qui viennent avec.
deal-with-buildings =
    { $buildings ->
        [0] { "" }
        [1] , avec sa maison
       *[other] , avec sa maison et son hôtel
    }
deal-event-took-set =
    { $you ->
        [seat] Vous prenez à { $target } son { $colour-set } : { $cards }{ deal-with-buildings }.
        [target] { $seat } vous prend votre { $colour-set } : { $cards }{ deal-with-buildings }.
       *[other] { $seat } prend à { $target } son { $colour-set } : { $cards }{ deal-with-buildings }.
    }
deal-event-placed =
    { $you ->
        [seat] Vous posez { $card } dans votre { $colour-set }.
       *[other] { $seat } pose { $card } dans son { $colour-set }.
    }
deal-event-fell =
    { $to ->
        [centre] { $you ->
            [seat] Un de vos groupes n’est plus complet : le centre reçoit { $cards }.
           *[other] Chez { $seat }, un groupe n’est plus complet : le centre reçoit { $cards }.
        }
       *[other] { $you ->
            [seat] Un de vos groupes n’est plus complet : votre banque reçoit { $cards }.
           *[other] Chez { $seat }, un groupe n’est plus complet : sa banque reçoit { $cards }.
        }
    }
deal-event-gave-up =
    { $is_open ->
        [yes] { $you ->
            [seat] Vous abandonnez { $card-named } au centre.
           *[other] { $seat } abandonne { $card-named } au centre.
        }
       *[other] { $you ->
            [seat] Vous mettez { $card-named } sous la pioche.
           *[other] { $card ->
                [none] { $seat } met une carte sous la pioche.
               *[other] { $seat } met { $card-named } sous la pioche.
            }
        }
    }
# Ce qui précède la victoire.
deal-why =
    { $why ->
        [stuck] Personne n’a pioché ni joué pendant un tour de table :
        [limit] C’était le dernier tour :
       *[other] Trois groupes complets :
    }
deal-event-won =
    { $seats-count ->
        [1] { $you ->
            [seat] { deal-why } vous gagnez.
           *[other] { deal-why } { $seats } gagne.
        }
       *[other] { deal-why } la victoire est partagée entre { $seats }.
    }

## Ce qu’on peut faire

deal-action-end = Finir le tour
# Après une carte : sa valeur, si son nom ne la dit pas déjà.
deal-worth =
    { $value ->
        [none] { "" }
       *[other] { " " }({ $value }M)
    }
deal-action-bank = Mettre en banque { $card-named }{ deal-worth }
deal-action-lay = Poser { $card } : { $colour }, { $count } sur { $size }
deal-action-move = Déplacer { $card } du { $set } : { $colour }, { $count } sur { $size }
deal-action-swap = Échanger { $card } du { $set } contre { $own_card } du { $own_set }
deal-action-pass-go = { card-pass-go } : piocher deux cartes
deal-action-house = Poser la carte { card-house } sur votre { $set } : { $amount }M de loyer en plus
deal-action-hotel = Poser la carte { card-hotel } sur votre { $set } : { $amount }M de loyer en plus
deal-action-debt-collector = { card-debt-collector } : demander { $amount }M à { $target }
deal-action-birthday = { card-birthday } : demander { $amount }M à { everybody-else }
deal-action-rent = Demander { $amount }M à { $target } : { deal-rent } de votre { $set }
deal-action-rent-any = { card-rent-any } : { $amount }M à { $target }, { deal-rent } de votre { $set }
deal-action-sly-deal = { card-sly-deal } : prendre { $card } à { $target } ({ $set })
deal-action-forced-deal = { card-forced-deal } : prendre { $card } à { $target } contre { $own_card }
deal-action-deal-breaker = { card-deal-breaker } : prendre à { $target } son { $set }
deal-action-pass = Laisser faire
deal-action-say-no = { card-just-say-no }
deal-action-pay =
    { $cards-count ->
        [1] Payer avec { $cards }
       *[other] Payer avec { $cards } : { $value }M
    }
deal-action-place = La poser dans votre { $colour-set } : { $count } sur { $size }
deal-action-give-up = Abandonner { $card-named }{ deal-worth }

## La même chose en une ligne pour plusieurs semblables

deal-group-bank = Mettre une carte en banque
deal-group-lay = Poser { $card }
deal-group-move = Déplacer un joker
deal-group-swap = Permuter des cartes entre deux groupes d’une couleur
deal-group-house = Poser la carte { card-house }
deal-group-hotel = Poser la carte { card-hotel }
deal-group-debt-collector = { card-debt-collector } : demander 5M à quelqu’un
deal-group-rent = Demander un loyer
deal-group-rent-any = { card-rent-any } : demander un loyer à quelqu’un
deal-group-sly-deal = { card-sly-deal } : prendre une propriété
deal-group-forced-deal = { card-forced-deal } : échanger des propriétés
deal-group-deal-breaker = { card-deal-breaker } : prendre un groupe complet
deal-group-place = Lui donner une autre couleur
deal-group-give-up = Abandonner une autre carte
deal-group-pay = Payer autrement

## Ce qu’on peut taper pour une action, entre virgules

deal-typed-end = finir, fin, finir tour, terminer, passer
deal-typed-bank = mettre en banque, mettre, banque
deal-typed-lay = poser, pose, placer
deal-typed-move = déplacer, déplace, changer
deal-typed-swap = permuter, intervertir
deal-typed-pass-go = passez go, go, passez par le départ, passez départ
deal-typed-house = maison, poser maison
deal-typed-hotel = hôtel, poser hôtel
deal-typed-debt-collector = agent de recouvrement, agent, recouvrement, dette
deal-typed-birthday = c’est mon anniversaire, anniversaire, fête, c’est ma fête
deal-typed-rent = loyer
deal-typed-rent-any = loyer multicolore, loyer
deal-typed-sly-deal = marché sournois, sournois, voler, prendre
deal-typed-forced-deal = marché forcé, forcé, échanger, échange, prendre
deal-typed-deal-breaker = briseur de marché, briseur, prendre
deal-typed-pass = laisser faire, laisser, passer, oui, ok, d’accord
deal-typed-say-no = je refuse, refuser, refuse, non
deal-typed-pay = payer, paie, payer avec
deal-typed-place = poser, placer
deal-typed-give-up = abandonner, abandonne, jeter

## Ce qui est demandé

deal-asked-turn =
    { $plays_left ->
        [0] À vous : plus aucun coup à jouer.
        [one] À vous : encore { $plays_left } coup à jouer.
       *[other] À vous : encore { $plays_left } coups à jouer.
    }
deal-asked-answer =
    { $cancelled ->
        [yes] { $victim } refuse. Répondez-vous par un autre refus ?
       *[other] { $do ->
            [sly-deal] { $turn } veut vous prendre { $card }. Refusez-vous ?
            [forced-deal] { $turn } veut vous prendre { $card } contre { $own_card }. Refusez-vous ?
            [deal-breaker] { $turn } veut vous prendre votre { $set }. Refusez-vous ?
            [rent] { $turn } vous demande { $amount }M, { deal-rent } de son { $set }. Refusez-vous ?
            [rent-any] { $turn } vous demande { $amount }M, { deal-rent } de son { $set }. Refusez-vous ?
           *[other] { $turn } vous demande { $amount }M. Refusez-vous ?
        }
    }
deal-asked-payment = Vous devez { $amount }M à { $turn }. Avec quoi payez-vous ?
deal-asked-place = La carte « { $card } » est à vous. De quelle couleur sera-t-elle ?
deal-asked-give-up = Vous avez { $hand-count } cartes en main et pouvez en garder 7. Abandonnez les autres.

## Ce qui est refusé

deal-unknown-card =
    { $near ->
        [none] La carte « { $given } » n’existe pas ; donnez son code, par exemple kentucky, sly-deal ou 5m.
       *[other] La carte « { $given } » n’existe pas. Vouliez-vous dire { $near } ({ $card }) ?
    }
deal-unknown-colour =
    { $near ->
        [none] La couleur « { $given } » n’existe pas ; au choix : { $known }.
       *[other] La couleur « { $given } » n’existe pas. Vouliez-vous dire { $near } ({ $colour }) ?
    }
deal-unknown-set = Le groupe « { $given } » n’existe pas ; nommez-le par sa couleur, et un deuxième red2.
deal-unknown-seat = Le joueur « { $given } » n’existe pas ; donnez le numéro de sa place, à partir de 0.
deal-unknown-times = Un loyer ne peut pas être « { $given } » ; doublé une fois il est x2, deux fois x4.
deal-position-cards = La position n’a pas les cartes du paquet : { $card } y est { $count } fois au lieu de { $wanted }.
deal-position-buried = { field-is } la pioche n’a que { $most } cartes.
deal-position-bank = { field-is } une propriété se pose, elle ne peut pas être dans une banque.
deal-position-open-sets = { field-is } un seul groupe incomplet par couleur est possible, et il y en a plusieurs de la couleur { $colour }.
deal-position-known = { field-is } cette carte doit être dans la main.
deal-position-set-card = { field-is } ce doit être une carte qui peut compter comme { $colour }.
deal-position-set-size = { field-is } un groupe de la couleur { $colour } a de 1 à { $most } cartes.
deal-position-buildings = { field-is } ce doit être 0, car seul un groupe complet qui n’est ni de gares ni de services publics a des bâtiments.
deal-position-no-sets = { field-is } personne n’a les groupes qu’il faut pour gagner.
deal-position-won = { field-is } ces groupes font gagner, la partie serait donc finie.
deal-position-stack = { field-is } ce doit être un tour avec, au-dessus, rien, des cartes à rendre, ou une attaque avec une réponse, un paiement ou des jokers à placer.
deal-position-attack = { field-is } ce doit être une action contre d’autres joueurs qui peut être en cours ici.
deal-position-attack-set = { field-is } le groupe et les cartes nommés doivent se trouver là où il est dit.
deal-position-targets = { field-is } ce doit être les derniers de cette liste, dans cet ordre et pas tous : { $allowed }.
deal-position-played = { field-is } { $card }, qui vient d’être joué, doit s’y trouver.
deal-position-placing = { field-is } ce doit être un joker que ce joueur vient de recevoir.
deal-position-placings = { field-is } elle ne peut pas avoir laissé ces jokers à placer dans cet ordre.
deal-answer-first = Répondez d’abord à ce qu’on vous fait : refusez, ou laissez faire.
deal-no-just-say-no = Vous ne pouvez pas refuser sans « { card-just-say-no } » en main ; laissez faire.
deal-pay-first = Payez d’abord les { $amount }M que vous devez.
deal-pay-not-yours = Vous ne pouvez payer qu’avec des cartes de votre banque et de vos groupes.
deal-pay-too-little = C’est trop peu : vous devez { $amount }M, et personne ne rend la monnaie.
deal-pay-house-under-hotel = On ne retire pas une maison de sous un hôtel ; payez aussi avec l’hôtel.
deal-place-first = Choisissez d’abord la couleur de cette carte : { $card }.
deal-not-in-hand = { $card } n’est pas dans votre main ; vous ne pouvez utiliser que ce qui y est.
deal-give-up-first =
    { $count ->
        [one] Abandonnez d’abord une carte : vous ne pouvez en garder que sept en main.
       *[other] Abandonnez d’abord { $count } cartes : vous ne pouvez en garder que sept en main.
    }
deal-give-up-at-end = On n’abandonne des cartes qu’à la fin de son tour, quand on en tient plus de sept.
deal-no-plays-left = Il ne vous reste pas assez de coups ; un tour en a trois.
deal-bank-property = { $card } est une propriété, et elles ne vont jamais en banque ; posez-la.
deal-lay-colour = { $card } ne va pas dans le { $colour-set } ; posez-la dans une couleur qu’elle montre.
deal-move-colour = { $card } ne va pas dans le { $colour-set } ; seul un joker se déplace, et seulement vers une autre de ses couleurs.
deal-swap-sets = Seules des cartes de deux groupes différents d’une même couleur changent de place.
deal-swap-breaks = { $card } et { $given } ne peuvent pas changer de place : un groupe complet n’aurait plus que des jokers multicolores, ou rien ne changerait.
deal-not-in-set = { $card } n’est pas dans votre { $set } ; nommez le groupe où elle est.
deal-not-in-their-set = { $card } n’est pas dans ce groupe ({ $set }) chez { $seat } ; nommez le joueur et le groupe où elle est.
deal-nothing-to-refuse = Il n’y a rien à refuser ; « { card-just-say-no } » répond à ce que les autres vous font.
deal-nothing-to-pay = Vous ne devez rien maintenant.
deal-nothing-to-place = Vous n’avez pas reçu de joker qui attende sa couleur ; pour en déplacer un déjà posé, dites déplacer.
deal-nothing-to-pass = Il n’y a rien à laisser faire ; pour finir votre tour, dites finir.
deal-build-colour = On ne construit pas sur le { $set } ; maisons et hôtels ne vont ni sur les gares ni sur les services publics.
deal-build-not-full = La carte { $card } demande un groupe complet, et votre { $set } ne l’est pas.
deal-build-house-first = Un hôtel demande d’abord une maison, et votre { $set } n’en a pas.
deal-build-twice = Votre { $set } a déjà une carte { $card } ; il n’y a place que pour une maison et un hôtel.
deal-rent-no-set = Vous n’avez pas de { $set } : il n’y a pas de loyer à demander.
deal-rent-only-wilds = Des jokers multicolores seuls ne font pas un groupe : votre { $set } ne rapporte encore rien.
deal-rent-one-player = Ce loyer est payé par un seul joueur ; désignez un autre joueur.
deal-rent-everybody = Ce loyer est payé par tout le monde ; vous ne pouvez pas choisir un joueur.
deal-target = Désignez un autre joueur de cette table.
deal-full-set = Le { $set } est complet, et les cartes d’un groupe complet ne peuvent être prises ni données ainsi.
deal-not-full = Il n’y a pas de { $set } complet chez { $seat } ; seuls les groupes complets peuvent être pris ainsi.
