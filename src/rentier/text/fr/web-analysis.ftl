### L’analyse d’une partie terminée, sur la page du résultat et quand on la revoit.

web-analysis-title = Où s’est jouée la partie ?
web-analysis-about = Le serveur peut imaginer des milliers de suites à chaque étape de cette partie. Elles disent les chances de chacun, la part du hasard, et les décisions qui ont coûté le plus cher.
web-analysis-ask = Où s’est jouée la partie ?
web-analysis-place =
    { $place ->
        [one] Une autre analyse passe avant celle-ci.
       *[other] { $place } autres analyses passent avant celle-ci.
    }
web-analysis-progress = { $done } étapes sur { $steps } sont analysées. Vous pouvez quitter cette page et revenir.
web-analysis-failed = L’analyse a échoué. Vous pouvez la redemander.
web-analysis-step = Étape de la partie
web-analysis-at = Après l’étape { $step } :
web-analysis-look = Revoir l’étape { $step }
