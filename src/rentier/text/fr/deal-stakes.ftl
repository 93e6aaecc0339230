### Deal : ce qui découle d’une action, dit avant de la faire.

deal-stake-you-win =
    { $sure ->
        [yes] Vous gagnez la partie.
       *[other] Vous gagnez la partie, à moins que quelqu’un ne refuse.
    }
deal-stake-they-win =
    { $sure ->
        [yes] { $winners-count ->
            [one] Dans ce cas, { $winners } gagne la partie.
           *[other] Dans ce cas, { $winners } gagnent la partie.
        }
       *[other] Dans ce cas, { $winners } gagne la partie, à moins que quelqu’un ne refuse.
    }
deal-stake-lose-set = Vous perdez votre { $colour-set }.
deal-stake-break-set = Votre { $colour-set } ne sera plus complet.
deal-stake-full-set =
    { $sure ->
        [yes] Votre { $colour-set } sera complet.
       *[other] Votre { $colour-set } sera complet, à moins que quelqu’un ne refuse.
    }
deal-stake-they-fill = { $target } obtient un { $colour-set } complet.
deal-stake-they-lose = { $target } perd un { $colour-set } complet.
deal-stake-lose-cards = Vous perdez { $cards }.
deal-stake-get-cards = Vous recevez { $cards }.
deal-stake-buildings-fall =
    { $where ->
        [bank] { $cards } { $cards-count ->
            [one] va
           *[other] vont
        } dans votre banque.
       *[other] Vous perdez { $cards }.
    }
deal-stake-rent =
    { $was ->
        [0] Le loyer de votre { $colour-set } sera de { $will }M.
       *[other] Le loyer de votre { $colour-set } passe de { $was }M à { $will }M.
    }
deal-stake-stays-money = Cela reste de l’argent ({ $amount }M) : la carte « { $card } » ne pourra plus être jouée.
deal-stake-give-up =
    { $count ->
        [one] Vous devrez d’abord abandonner une carte.
       *[other] Vous devrez d’abord abandonner { $count } cartes.
    }
deal-stake-asks =
    { $times ->
        [1] { $targets-count ->
            [one] Vous demandez { $amount }M à { $targets }.
           *[other] Vous demandez { $amount }M à chaque joueur.
        }
        [2] { $targets-count ->
            [one] Vous demandez { $amount }M à { $targets }, loyer doublé.
           *[other] Vous demandez { $amount }M à chaque joueur, loyer doublé.
        }
       *[other] { $targets-count ->
            [one] Vous demandez { $amount }M à { $targets }, loyer quadruplé.
           *[other] Vous demandez { $amount }M à chaque joueur, loyer quadruplé.
        }
    }
deal-stake-penniless =
    { $targets-count ->
        [one] { $targets } n’a rien pour payer.
       *[other] { $targets } n’ont rien pour payer.
    }
deal-stake-comes-to-nothing = Si vous acceptez ce refus, votre carte « { $card } » contre { $target } reste sans effet.
deal-stake-nothing-to-pay = Vous n’avez rien pour payer : cela ne vous coûte rien.
deal-stake-pay-all = Tout ce qui est devant vous ({ $amount }M) va à { $target }.
deal-stake-must-pay = Si vous laissez faire, vous payez { $amount }M à { $target }.
deal-stake-bank-short =
    { $amount ->
        [0] Votre banque est vide : il faudra céder des propriétés.
       *[other] Votre banque n’a que { $amount }M : il faudra céder des propriétés.
    }
deal-stake-no-wasted = Vous n’avez de toute façon rien pour payer : « { card-just-say-no } » serait perdu.
deal-stake-averts = Sinon, { $winners } gagne la partie.
deal-stake-overpaid = Vous payez { $amount }M de trop : on ne rend pas la monnaie.
