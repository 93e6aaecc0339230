# La page des problèmes, et le bandeau au-dessus de la table d’un problème.

web-puzzles-about = Des positions tirées de parties entre robots. Dans chacune, un coup est nettement meilleur que tous les autres : trouvez-le, et apprenez pourquoi.
web-puzzles-none = Il n’y a pas de problèmes ici.
web-puzzles-all = Tous les problèmes
web-puzzles-of = Les problèmes { DE($game) }
web-puzzles-solved = { $solved } sur { $all } résolus
web-puzzle = Problème
web-puzzle-no-game = Ce jeu n’existe pas ici.
web-puzzle-daily = Le problème du jour
web-puzzle-streak = { $days ->
    [one] Résolu un jour pour l’instant. Revenez demain.
   *[other] Résolu { $days } jours de suite.
  }
web-puzzle-solve = Résoudre
web-puzzle-look = Le revoir
web-puzzle-number = Problème { $number }{ $state ->
    [solved] , résolu
    [shown] , réponse vue
   *[open] {""}
  }
web-puzzle-find = Quel est votre meilleur coup ? Jouez-le. Vous n’en savez pas plus que ce que vous voyez.
web-puzzle-missed = { $count ->
    [one] Un essai manqué.
   *[other] { $count } essais manqués.
  }
web-puzzle-show = Montrez-moi la réponse
web-puzzle-solved = Bien joué !
web-puzzle-shown = C’était la réponse.
web-puzzle-told = Avec « { $answer } », vous gagnez environ { $chance } % des parties à partir d’ici. Le deuxième meilleur, « { $next } », en gagne environ { $next-chance } %.
web-puzzle-why =
    { $moment } Cela { $after ->
        [0] n’arrive presque jamais
        [1] arrive dans environ une partie sur 10
        [10] arrive presque toujours
       *[other] arrive dans environ { $after } parties sur 10
    } après la réponse, et { $otherwise ->
        [0] presque jamais
        [1] dans une partie sur 10
        [10] presque toujours
       *[other] dans { $otherwise } parties sur 10
    } après le deuxième meilleur coup.
web-puzzle-later = Ce qui fait la différence vient après les deux prochains tours de table.
web-puzzle-next = Problème suivant
web-puzzle-position = Examiner cette position
