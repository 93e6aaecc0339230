### Les jeux à parcours : ce qui découle d’une action, dit avant de la faire.

track-stake-balance = Vous aurez alors { $will } (actuellement { $was }).
track-stake-rent =
    { $dice ->
        [yes] Loyer : { $will } par point des dés.
       *[other] { $was ->
            [0] Loyer : { $will }.
           *[other] { $will ->
                [0] Plus de loyer à cet endroit (actuellement { $was }).
               *[other] Loyer : { $will } au lieu de { $was }.
            }
        }
    }
track-stake-rents =
    { $was ->
        [0] Loyers du groupe { $group } : { $will } en tout.
       *[other] Loyers du groupe { $group } : { $will } en tout au lieu de { $was }.
    }
track-stake-complete = Vous aurez tout le groupe { $group }.
track-stake-lose-group = Vous n’aurez plus tout le groupe { $group }.
track-stake-they-complete = { $target } aura tout le groupe { $group }.
track-stake-they-lack = Il ne manque plus que cela à { $target } pour le groupe { $group }.
track-stake-you-win = Vous gagnez la partie.
track-stake-they-win =
    { $winners-count ->
        [one] Dans ce cas, { $winners } gagne la partie.
       *[other] Dans ce cas, { $winners } gagnent la partie.
    }
track-stake-above-price = C’est { $amount } de plus que son prix de { $price }.
track-stake-auction = Tout le monde peut enchérir, vous aussi.
track-stake-contested =
    { $targets-count ->
        [one] { $targets } peut aussi vouloir l’un des derniers ; il est alors mis aux enchères.
       *[other] { $targets } peuvent aussi vouloir l’un des derniers ; il est alors mis aux enchères.
    }
track-stake-again = Reconstruire coûterait { $amount }.
track-stake-lifting = Lever l’hypothèque coûte { $amount }.
track-stake-claim = { $target } doit vous payer { $amount }.
track-stake-short =
    { $amount ->
        [0] { $target } n’a pas d’argent disponible.
       *[other] { $target } n’a que { $amount } disponibles.
    }
track-stake-let-lie = Ces { $amount } sont perdus si vous ne les réclamez pas avant que le joueur suivant lance les dés.
track-stake-claims-lost = Le loyer de { $amount } que vous n’avez pas réclamé est perdu.
track-stake-fine = Sans double, vous devrez payer l’amende de { $amount }.
track-stake-debt = Vous devrez alors { $amount } : { $debt } de plus que vous n’avez.
track-stake-gift = Vous n’obtenez rien en échange : c’est un cadeau à { $target }.
track-stake-mortgages = La banque prend { $amount } pour les hypothèques que vous recevez.
track-stake-settled = Cela règle { $debt } de ce que vous devez à { $target }.
track-stake-forgiven = Cela compte pour { $debt } de ce { QUE($target) } vous doit.
track-stake-out =
    { $bank ->
        [creditor] Vous quittez le jeu, et ce que vous avez va à la banque.
       *[other] Vous quittez le jeu, et ce que vous avez va à { $creditor }.
    }
track-stake-place = Vous terminez à la { $rank }e place sur { $count }.
track-stake-lose-deed = Vous perdez { $space }.
track-stake-get-deed = Vous recevez { $space }.
