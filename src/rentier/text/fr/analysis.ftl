# L’analyse d’une partie enregistrée.

analysis-title = { $edition } : ce qui a décidé de la partie
analysis-player = Joueur
analysis-start = Au début
analysis-luck = Chance
analysis-decisions = Décisions
analysis-end = À la fin
analysis-percent = { $number } %
analysis-chance = environ { $number } %
analysis-chart = Les chances de chacun, coup par coup
analysis-mistakes = Les décisions les plus coûteuses
analysis-no-mistakes = Aucune décision n’était nettement moins bonne qu’une autre.
analysis-mistake = Étape { $step }, { $person }. Joué : « { $action } ». Mieux : « { $better } » – environ { $points } { $points ->
        [one] point
       *[other] points
    } de plus.
analysis-reason =
    { $moment } Cela { $after ->
        [0] n’arrive presque jamais
        [1] arrive dans environ une partie imaginée sur 10
        [10] arrive presque toujours
       *[other] arrive dans environ { $after } parties imaginées sur 10
    } après le meilleur coup, et { $otherwise ->
        [0] presque jamais
        [1] dans une partie sur 10
        [10] presque toujours
       *[other] dans { $otherwise } parties sur 10
    } après celui qui a été joué.
analysis-about = La chance et les décisions sont comptées en points de probabilité de gagner, sur 100. Chaque décision est comparée à celle d’un joueur raisonnable qui n’en savait pas plus ; tout le reste est de la chance.
analysis-progress = Coups
analysis-empty = Rien n’a été joué dans cet enregistrement : il n’y a rien à analyser.
analysis-worlds = { $given } mondes ne peuvent pas être imaginés : demandez un nombre entier de 1 à { $most }.
analysis-help-html = Écrit aussi une page avec un graphique dans ce fichier.
analysis-help-worlds = Dans combien de mondes imaginés chaque probabilité est estimée.

# Sur un serveur.
analysis-under-way = Une autre analyse que vous avez demandée est encore en cours ; redemandez quand elle sera terminée.
analysis-too-busy = { $count } analyses attendent déjà ; redemandez dans quelques minutes.
