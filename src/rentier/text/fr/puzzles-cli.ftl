# Les problèmes : des positions tirées de parties de robots, où un coup est nettement le meilleur.

puzzles-help-puzzles = Des positions où un coup est nettement le meilleur.
puzzles-help-make = Cherche des problèmes dans des parties entre robots et les écrit dans un fichier.
puzzles-help-out = Le fichier des problèmes.
puzzles-help-add = Garde les problèmes que le fichier contient déjà, et en ajoute.
puzzles-bad-file = Impossible de lire les problèmes dans { $file } : { $why }
puzzles-help-count = Combien de problèmes chercher ; 40 par défaut.
puzzles-help-seed = Un nombre entier ou 64 chiffres hexadécimaux : à même graine, mêmes problèmes ; 0 par défaut.
puzzles-count = Impossible de trouver { $given } problèmes : demandez un nombre entier de 1 à { $most }.
puzzles-progress = Problèmes, après { $games ->
    [one] une partie
   *[other] { $games } parties
  }
puzzles-written = { $count ->
    [one] Un problème se trouve dans { $file }.
   *[other] { $count } problèmes se trouvent dans { $file }.
  }
puzzles-help-games = Dans combien de parties chercher au plus.
puzzles-nothing = Il n’y a aucun problème dans { $games ->
    [one] cette partie
   *[other] ces { $games } parties
  }. Demandez plus de parties ou une autre graine.
puzzles-help-check = Vérifie à nouveau les problèmes d’un fichier : ceux dont la réponse ne tient pas sont retirés, et les raisons des autres sont recalculées.
puzzles-help-file = Le fichier des problèmes.
puzzles-help-check-seed = Un nombre entier ou 64 chiffres hexadécimaux : à même graine, mêmes mondes ; 0 par défaut.
puzzles-checked = { $kept } problèmes sur { $count } résistent à l’épreuve et se trouvent dans { $file }.
