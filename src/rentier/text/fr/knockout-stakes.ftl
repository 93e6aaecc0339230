### Knockout : ce qui découle d’une action, dit avant de la faire.

knockout-stake-brings = { $space } rapporte { $amount } dans la situation actuelle.
knockout-stake-costs = { $space } coûte { $amount } dans la situation actuelle.
knockout-stake-taken =
    { $seats-count ->
        [one] { $seats } passe avant dans l’ordre de jeu et touche l’argent ({ $space }) : votre pion n’y gagne rien.
       *[other] { $seats } passent avant dans l’ordre de jeu et touchent l’argent ({ $space }) : votre pion n’y gagne rien.
    }
knockout-stake-once = Vous avez déjà un pion sur cette case ({ $space }) : elle ne rapporte qu’une fois.
knockout-stake-bare-house = { $space } double une de vos propriétés, et vous n’en avez pas encore.
knockout-stake-no-gain = { $space } ne rapporte rien dans la situation actuelle.
knockout-stake-jail = Votre pion va en prison ; le faire glisser de nouveau coûte { $amount }.
knockout-stake-later =
    { $kind ->
        [chance] À la fin de la manche, le pion repart de là pour une nouvelle glissade.
       *[other] À la fin de la manche, le pion va sur une propriété libre.
    }
knockout-stake-weak = Trop faible pour passer le Départ : le pion revient et vous recommencez.
knockout-stake-off = Hors du plateau, votre propre pion ne rapporte rien.
knockout-stake-short = Avant les premières cases, votre propre pion ne rapporte rien.
knockout-stake-nothing = Votre pion ne rapporte rien dans cette manche.
knockout-stake-cash = Vous aurez alors { $will } (actuellement { $was }).
knockout-stake-better = { $space } rapporterait { $amount }.
knockout-stake-you-win = Vous gagnez la partie.
knockout-stake-they-win =
    { $winners-count ->
        [one] Dans ce cas, { $winners } gagne la partie.
       *[other] Dans ce cas, { $winners } gagnent la partie.
    }
