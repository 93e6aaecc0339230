### Dresser une table : les places, les options, et comment on y joue à côté des règles.

web-setup-title = Une table { DE($edition) }
web-setup-ready = Tout est prêt : jouez ainsi, ou changez ce que vous voulez.
web-setup-seats = Places
web-setup-seats-about = On y joue de { $fewest } à { $most }.
web-setup-teams-knockout = À partir de cinq, deux personnes assises face à face partagent quatre pions et jouent en équipe.
web-setup-kind = Qui est à la place { $number }
web-setup-kind-me = vous
web-setup-kind-person = une autre personne ici
web-setup-kind-open = libre, pour un ami
web-setup-kind-bot = robot, { $level }
web-setup-name-of = Nom à la place { $number }
web-setup-remove = Retirer
web-setup-remove-seat = Retirer la place { $number }
web-setup-add = Ajouter une place
web-setup-options = Règles
web-setup-options-about = Le choix de la règle du jeu est marqué ; sans rien toucher, on joue selon la règle.
web-setup-preset = Règles selon
web-setup-preset-rulebook = la règle du jeu
web-setup-rulebook = règle du jeu
web-setup-changed =
    { $count ->
        [0] selon la règle
        [one] une règle changée
       *[other] { $count } règles changées
    }
web-setup-no-limit = aucune limite
web-setup-table = Table
web-setup-pace = Allure des robots
web-setup-pace-calm = calme
web-setup-pace-quick = vive
web-setup-pace-off = immédiate
web-setup-clock = Horloge
web-setup-clock-none = aucune
web-setup-clock-decision = par décision
web-setup-clock-reserve = pour la partie
web-setup-clock-about-none = Chacun prend le temps qu’il lui faut.
web-setup-clock-about-decision = Quand elle est à zéro, le jeu joue pour vous comme un joueur prudent.
web-setup-clock-about-reserve = Chacun a une réserve de temps ; une fois épuisée, le jeu joue comme un joueur prudent.
web-setup-seconds = Secondes par décision
web-setup-minutes = Minutes par joueur
web-setup-window = Secondes pour une mise ou une réponse
web-setup-away = Quand quelqu’un s’absente
web-setup-away-wait = attendre
web-setup-away-bot = un robot joue
web-setup-away-skip = passer à sa place
web-setup-grace = Après tant de secondes
web-setup-public = Montrer la table sur l’étagère de ce serveur ; chacun peut prendre une place libre
web-setup-watched = Les autres personnes qui ont le lien peuvent regarder
web-setup-names = Noms des rues
web-setup-names-edition = ceux de l’édition
web-setup-names-town = ceux d’une ville inventée
web-setup-hints = Conseils
web-setup-hints-alone = en solo
web-setup-hints-agreed = si tous sont d’accord
web-setup-hints-off = jamais
web-setup-hints-about = Chaque personne qui joue est consultée. Dès que toutes sont d’accord, chacune peut demander conseil.
web-setup-play = Jouer
web-setup-play-small =
    { $bots ->
        [0] tout le monde est là
        [one] contre un robot
       *[other] contre { $bots } robots
    }
web-setup-invite = Ouvrir la table
web-setup-invite-small =
    { $free ->
        [one] et recevoir le lien pour un ami
       *[other] et recevoir le lien pour { $free } amis
    }
web-setup-no-such = Ce jeu n’existe pas ici.
