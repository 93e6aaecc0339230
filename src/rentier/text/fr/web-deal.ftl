### La table de Deal dans le navigateur.

web-deal-sub =
    { $you ->
        [yes] à vous
       *[other] à { $person }
    } de jouer · { $count ->
        [one] { $count } carte restante
       *[other] { $count } cartes restantes
    }

## Sur les cartes

web-deal-money = argent
web-deal-no-value = 0M
# L’écriteau sur la porte de la carte Je refuse : très court.
web-deal-no-sign = NON
web-deal-ladder =
    { $count ->
        [one] { $count } carte : loyer { $amount }M
       *[other] { $count } cartes : loyer { $amount }M
    }
web-deal-card-label = { $card }, { $amount }M. { $does }
web-deal-wild = joker

## Groupes et banques

web-deal-progress = { $count } sur { $size }
web-deal-full = complet
# Le loyer d’un groupe, sous celui-ci.
web-deal-rent-of = loyer { $rent }M
web-deal-set-label = { $set } : { $count } sur { $size }, loyer { $rent }M
web-deal-set-line =
    { $full ->
        [yes] complet, loyer { $rent }M :
       *[other] { $count ->
            [one] { $count } carte, loyer { $rent }M :
           *[other] { $count } cartes, loyer { $rent }M :
        }
    }
web-deal-bank = banque
# Après un montant.
web-deal-banked = en banque
web-deal-bank-label =
    { $count ->
        [0] La banque est vide
        [one] { $amount }M en banque, { $count } carte
       *[other] { $amount }M en banque, { $count } cartes
    }
web-deal-no-sets = Rien n’est posé. Trois groupes complets de couleurs différentes, et c’est gagné.
web-deal-yours = Vos groupes et votre banque
web-deal-theirs = Devant { $person }
# Une étiquette sur un groupe ou une carte que quelqu’un veut prendre.
web-deal-wants = Visé par { $person }

## Les joueurs

web-deal-bot = robot
web-deal-in-hand = en main
web-deal-full-sets =
    { $count ->
        [one] { $count } groupe complet
       *[other] { $count } groupes complets
    }
web-deal-person-label =
    { $person } : { $hand ->
        [one] { $hand } carte en main
       *[other] { $hand } cartes en main
    }, { $bank }M en banque, { $full ->
        [one] { $full } groupe complet
       *[other] { $full } groupes complets
    }. Montrer les cartes
web-deal-state-turn =
    { $left ->
        [one] { $left } coup à jouer
       *[other] { $left } coups à jouer
    }
web-deal-state-answer = peut refuser
web-deal-state-payment = paie
web-deal-state-place = place un joker
web-deal-state-give-up = abandonne des cartes

## Pioche et main

web-deal-to-draw = à piocher
web-deal-pile-line =
    { $count ->
        [one] { $count } carte à piocher
       *[other] { $count } cartes à piocher
    }
web-deal-centre = centre
web-deal-centre-label =
    { $count ->
        [0] Le centre est vide
        [one] { $count } carte au centre
       *[other] { $count } cartes au centre
    }
# Le centre sur un téléphone, avec la carte du dessus.
web-deal-centre-line = { web-deal-centre-label } : { $card }
web-deal-hand =
    { $count ->
        [one] Votre main, { $count } carte
       *[other] Votre main, { $count } cartes
    }
web-deal-hand-empty = Plus de carte en main : votre prochain tour commence par cinq.

## Votre tour

web-deal-turn-hint =
    { $left ->
        [0] { $wilds ->
            [yes] Vos trois coups sont joués. Vos jokers peuvent encore changer de groupe.
           *[no] Vos trois coups sont joués. Il ne reste qu’à finir le tour.
        }
       *[other] { $hand ->
            [0] { $wilds ->
                [yes] Votre main est vide. Vos jokers peuvent encore changer de groupe.
               *[no] Votre main est vide. Il ne reste qu’à finir le tour.
            }
           *[other] Choisissez une carte, ou glissez-la vers votre banque, vos groupes, le centre ou un joueur.
        }
    }
web-deal-plays =
    { $left ->
        [one] { $left } coup à jouer
       *[other] { $left } coups à jouer
    }
web-deal-bank-it = En banque : { $amount }M
web-deal-must-give-up =
    { $count ->
        [one] Si vous terminez maintenant, une carte doit partir : sept peuvent rester.
       *[other] Si vous terminez maintenant, { $count } cartes doivent partir : sept peuvent rester.
    }
web-deal-cancel = Annuler

## Pourquoi une carte ne fait rien maintenant

web-deal-not-now = Les cartes se jouent pendant votre tour.
web-deal-not-an-answer = Seul un « Je refuse » répond à cela.
web-deal-no-plays = Les trois coups de ce tour sont joués.
web-deal-why-sly-deal = Personne n’a de propriété hors d’un groupe complet : il n’y a rien à prendre.
web-deal-why-forced-deal =
    { $full_sets ->
        [own] Il faut une propriété à vous et une d’un autre joueur, hors d’un groupe complet.
        [any] Il faut une propriété à vous et une d’un autre joueur.
       *[other] Il faut une propriété à vous et une d’un autre joueur, toutes deux hors d’un groupe complet.
    }
web-deal-why-deal-breaker = Personne d’autre n’a de groupe complet : il n’y a rien à prendre.
web-deal-why-house = Il faut un groupe complet à vous, sans maison ; ni gares ni services publics.
web-deal-why-hotel = Il faut un groupe complet à vous, avec une maison et sans hôtel.
web-deal-why-rent = Vous n’avez pas de groupe de ces couleurs : aucun loyer à demander.
web-deal-why-rent-any = Vous n’avez pas encore de groupe : aucun loyer à demander.
web-deal-why-double-rent = Elle accompagne une carte de loyer, et les deux comptent : il faut un loyer à demander et deux coups.
web-deal-why-just-say-no = Elle répond à ce que les autres vous font. Pendant votre tour, elle ne peut aller qu’en banque.

## Pourquoi une carte ne peut pas être déposée là

web-deal-drop-set = Seules les propriétés, les maisons et les hôtels vont dans vos groupes.
web-deal-drop-built = Une maison ou un hôtel va sur un groupe complet : déposez la carte dessus.
web-deal-drop-rent = { $card } ne fait payer que ses deux couleurs, pas votre { $set }.
web-deal-drop-money = L’argent ne fait rien au centre ; il va dans votre banque.
web-deal-drop-property = Une propriété va dans vos groupes, pas au centre.
web-deal-drop-gift = On ne donne pas de cartes : les autres n’en reçoivent que par les cartes jouées.
web-deal-drop-nothing = Rien devant { $seat } ne peut être pris avec cette carte.
web-deal-drop-everybody = { $card } ne vise pas un seul joueur ; déposez-la au milieu.
web-deal-drop-laid = Une propriété reste dans vos groupes ; elle ne va jamais dans la banque.

## Choisir les cibles

web-deal-pick = Choisir { $thing }
web-deal-pick-one = Choisissez ce qui est éclairé sur la table, ou ici.
web-deal-pick-several = Choisissez ce qui est éclairé sur la table, ou ici ; puis vérifiez.
web-deal-pick-person = Qui ?
web-deal-pick-theirs = Quelle carte ?
web-deal-pick-their-set = Quel groupe ?
web-deal-pick-own = Contre laquelle des vôtres ?
web-deal-pick-own-set = Lequel de vos groupes ?
web-deal-pick-times = Doubler le loyer ?
web-deal-times =
    { $times ->
        [x2] doublé
        [x4] quadruplé
       *[other] simple
    }

## Réponses

web-deal-aimed = { $person } joue { $card } contre vous
web-deal-charged =
    { $code ->
        [station] { $person } vous demande le loyer des gares
        [utility] { $person } vous demande le loyer des services publics
       *[other] { $person } vous demande le loyer du groupe { $colour }
    }
web-deal-says-no = { $person } refuse
web-deal-rent-card =
    { $code ->
        [station] le loyer des gares
        [utility] le loyer des services publics
       *[other] le loyer du groupe { $colour }
    }
# Le nom d’une carte dans une phrase.
web-deal-card-named = « { $card } »
web-deal-have-no = L’autre peut répondre par un refus.
web-deal-lack-no = Vous n’avez pas de « Je refuse » ; on vous demande quand même, pour que personne ne le sache.
web-deal-lets = Désormais, laisser faire après un instant quand je n’en ai pas
web-deal-habit-end = Finir mon tour quand il n’y a plus rien à faire
web-deal-habit-let = Laisser faire après un instant quand je n’ai pas de « Je refuse »

## Payer, placer, abandonner des cartes

web-deal-sum =
    { $missing ->
        [0] { $over ->
            [0] Choisi : { $sum }M, juste ce que vous devez.
           *[other] Choisi : { $sum }M, { $over }M de plus que vous ne devez.
        }
       *[other] Choisi : { $sum }M sur { $owed }M, il manque { $missing }M.
    }
web-deal-pay = Payer { $sum }M
web-deal-pay-clear = Tout effacer
web-deal-pay-from =
    { $picked ->
        [0] Payer avec { $amount }M de la banque, sur { $count }
       *[other] Payer avec { $amount }M de la banque, { $picked } sur { $count } choisies
    }
web-deal-no-change = Personne ne rend la monnaie.
web-deal-from-bank = De la banque
web-deal-from-sets = De vos groupes
web-deal-place-hint = Elle pourra changer de groupe pendant votre tour.
web-deal-give-up-hint =
    { $count ->
        [one] Choisissez une carte de votre main ; { $open ->
            [yes] elle va au centre.
           *[other] elle va sous la pioche, où personne ne la voit.
        }
       *[other] Choisissez { $count } cartes de votre main ; { $open ->
            [yes] elles vont au centre.
           *[other] elles vont sous la pioche, où personne ne les voit.
        }
    }

## En attendant les autres

web-deal-moment = Un instant…
web-deal-over = La partie est finie.
web-deal-waits-turn =
    { $left ->
        [one] { $person } joue : encore { $left } coup
       *[other] { $person } joue : encore { $left } coups
    }
web-deal-waits-answer = { $person } peut refuser { $card }
web-deal-waits-no = { $person } peut répondre par un autre refus
web-deal-waits-payment = { $person } paie { $amount }M
web-deal-waits-place = { $person } place un joker
web-deal-waits-give-up = { $person } abandonne des cartes
web-deal-waits-attack = { $person } doit répondre

## Conseils du premier tour

web-hint-deal-1 = Trois groupes complets de couleurs différentes, et c’est gagné. Un groupe complet porte un toit.
web-hint-deal-2 = Vous piochez deux cartes, puis en jouez trois au plus : en banque, comme propriétés, ou pour leur effet.
web-hint-deal-3 = Choisissez une carte pour voir où elle peut aller, ou glissez-la.
web-hint-deal-4 = Vous payez avec ce qui est devant vous, jamais avec votre main. Personne ne rend la monnaie : gardez de petites sommes en banque.
web-hint-deal-5 = Quand on joue une carte contre vous, un « Je refuse » de votre main l’arrête.
