### La table de Millionaire : niveaux, cartes Fortune, la course.

web-millionaire-where = Tour de table { $round } · encore { $missing } pour le premier
web-millionaire-race = La course à { $amount } en espèces
web-millionaire-level =
    { $count ->
        [one] Niveau à 1 étoile
       *[other] Niveau à { $count } étoiles
    }
web-millionaire-bank-houses = Maisons
web-millionaire-tile-go = { $amount } et plus

## Cartes Fortune

web-millionaire-begun = Cette carte continue ensuite
web-millionaire-held = Vos cartes Fortune
web-millionaire-held-text = Visibles par vous uniquement.
web-millionaire-held-count =
    { $count ->
        [one] Garde 1 carte Fortune
       *[other] Garde { $count } cartes Fortune
    }
web-millionaire-fortune-here = Une carte Fortune se trouve ici.
web-millionaire-fortune-card = Carte Fortune
web-millionaire-swap-side =
    { $side ->
        [give] Vous donnez
       *[other] Vous recevez
    }
web-millionaire-for = contre
web-millionaire-aimed-cancelled = Annulée par « { $card } », sauf si celle-ci est annulée aussi.

## Jour de paie

web-millionaire-stay =
    { $count ->
        [one] Rester à 1 étoile
       *[other] Rester à { $count } étoiles
    }
web-millionaire-stay-text = { $before } deviennent { $after }. Au prochain passage au Départ, encore { $salary }.
web-millionaire-rise = Monter
web-millionaire-rise-text = { $before } deviennent { $after }. Au prochain passage au Départ, { $salary }.

## Ce qui est demandé

web-millionaire-ask-upgrade =
    { $you ->
        [yes] Jour de paie.
       *[other] Jour de paie pour { $person }.
    }
web-millionaire-ask-upgrade-text =
    { $you ->
        [yes] Prenez tout le salaire, ou laissez-en { $amount } pour le pion suivant, qui gagne plus à chaque passage au Départ.
       *[other] { $person } prend tout le salaire, ou en laisse { $amount } pour le pion suivant.
    }
web-millionaire-ask-choose =
    { $you ->
        [yes] Choisissez un joueur.
       *[other] { $person } choisit un joueur.
    }
web-millionaire-ask-choose-text =
    { $you ->
        [yes] La carte concerne un des autres.
       *[other] La carte concerne un des autres, peut-être vous.
    }
web-millionaire-ask-go-to =
    { $you ->
        [yes] Où allez-vous ?
       *[other] { $person } choisit où aller.
    }
web-millionaire-ask-go-to-text =
    { $you ->
        [yes] { $board ->
            [yes] Choisissez ici ou sur le plateau. Vous avancez, et passez par le Départ s’il est sur le chemin.
           *[other] Vous avancez, et passez par le Départ s’il est sur le chemin.
        }
       *[other] Un instant.
    }
web-millionaire-ask-also =
    { $you ->
        [yes] Encore une de cette couleur ?
       *[other] { $person } peut en acheter une de plus.
    }
web-millionaire-ask-also-text = « { $card } » : ce que personne ne possède du groupe { $group }, à son prix.
web-millionaire-ask-aimed =
    { $how ->
        [you] { $person } utilise « { $card } » contre vous.
        [own] Vous utilisez « { $card } » contre { $target }.
       *[other] { $person } utilise « { $card } » contre { $target }.
    }
web-millionaire-ask-aimed-text = Vous pouvez l’annuler avec « { $card } ».
web-millionaire-ask-aimed-bare = Vous n’avez pas de « { $card } ». Inutile de le montrer trop vite.
web-millionaire-ask-aimed-wait = Elle sera peut-être annulée.
web-millionaire-ask-use =
    { $verb ->
        [take] Quelle propriété prenez-vous ?
       *[other] Lesquelles échangez-vous ?
    }
web-millionaire-ask-use-text =
    { $verb ->
        [take] Elle doit être d’une couleur incomplète et sans bâtiments.
       *[other] Elles doivent être de couleurs incomplètes et sans bâtiments.
    }
web-millionaire-ask-card =
    { $you ->
        [yes] Votre carte Fortune : { $card }
       *[other] La carte Fortune { DE($person) } : { $card }
    }
web-millionaire-ask-other-business = Avant le lancer, vous pouvez aussi construire, lever une hypothèque et échanger.
web-millionaire-ask-roll-estate = Lancez les dés. Avant cela, vous pouvez construire, lever une hypothèque et échanger.
web-millionaire-ask-end-estate = Construisez, levez une hypothèque ou échangez si vous voulez, puis passez les dés.

## La barre d’action

web-millionaire-do-collect = Prendre { $amount }
web-millionaire-do-upgrade = Prendre { $amount } + { $stars }★
web-millionaire-do-cancel = L’annuler : « { $card } »
web-millionaire-do-pass =
    { $kind ->
        [answer] Laisser faire
       *[other] En rester là
    }
web-millionaire-do-use = L’utiliser
web-millionaire-do-kept = Utiliser « { $card } »
web-millionaire-estate-do =
    { $verb ->
        [build] { $hotel ->
            [yes] Hôtel pour { $amount }
           *[other] Maison pour { $amount }
        }
        [sell] Vendre pour { $amount }
        [mortgage] Hypothéquer pour { $amount }
        [lift] Lever pour { $amount }
        [free-house] Maison gratuite
       *[other] { $verb }
    }

## Cases

web-millionaire-space-lifestyle = Tirez une carte de la belle vie. Plus d’étoiles, meilleures cartes.
web-millionaire-space-chance = Tirez une carte et faites ce qu’elle dit.
web-millionaire-space-go = Jour de paie : { $amount } avec une étoile, plus avec trois ou cinq. Ou prenez moins, et montez.

## Ce qui peut échapper

web-millionaire-why-upgrade = Un niveau à la fois, chaque fois que vous arrivez au Départ ou le passez.
web-millionaire-why-build = On construit sur le groupe { $letter } quand on en a les { $count } terrains.
web-millionaire-why-auction = Si personne ne mise, le joueur qui s’y est arrêté la prend pour 1K.
web-millionaire-why-debt = On ne vend et n’hypothèque que pour une dette, et pas plus qu’elle ne demande.
web-millionaire-why-use = Une carte gardée sert une fois, à votre tour ou entre deux tours.
web-millionaire-why-answer = La question est posée à quiconque garde une carte Fortune, pour ne rien trahir.

## Conseils du premier tour

web-hint-millionaire-1 = Vous commencez avec une étoile. Au Départ, prenez tout le salaire, ou 50K de moins et le niveau suivant.
web-hint-millionaire-2 = Une carte est posée sur un terrain ? C’est une carte Fortune. Elle revient au premier qui s’y arrête.
web-hint-millionaire-3 = Le loyer se paie d’office. Sur les terrains nus d’une couleur entière, il est double.
web-hint-millionaire-4 =
    { $target ->
        [x2m] Le premier qui a deux millions en espèces gagne aussitôt. Les titres ne comptent pas.
       *[other] Le premier qui a un million en espèces gagne aussitôt. Les titres ne comptent pas.
    }
