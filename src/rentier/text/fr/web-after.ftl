### Après une partie : le résultat, la partie revue, et la vérification des dés.

## Le résultat

web-after-won-banking =
    { $you ->
        [yes] La ville est à vous.
       *[no] { $count ->
            [one] La ville est à { $names }.
           *[other] La ville est à { $names }.
        }
    }
web-after-won-deal =
    { $you ->
        [yes] La meilleure main était la vôtre.
       *[no] { $count ->
            [one] { $names } remporte la rue.
           *[other] { $names } remportent la rue.
        }
    }
web-after-won-millionaire =
    { $you ->
        [yes] Vous voilà millionnaire.
       *[no] { $count ->
            [one] { $names } est millionnaire.
           *[other] { $names } sont millionnaires.
        }
    }
web-after-won-crooked =
    { $you ->
        [yes] Vous vous en tirez bien.
       *[no] { $count ->
            [one] { $names } s’en tire bien.
           *[other] { $names } s’en tirent bien.
        }
    }
web-after-won-knockout =
    { $you ->
        [yes] Le plateau est à vous.
       *[no] { $count ->
            [one] Le plateau est à { $names }.
           *[other] Le plateau est à { $names }.
        }
    }
web-after-length =
    { $turns ->
        [one] terminée · { $turns } tour · { $time }
       *[other] terminée · { $turns } tours · { $time }
    }
web-after-minutes = { $minutes } min
web-after-hours = { $hours } h { $minutes } min
web-after-standing = Classement final
web-after-out = hors jeu, tour { $turn }
# À Crooked Cash, seul le compte final décide.
web-after-counted = { $amount } au décompte final
web-after-sets =
    { $count ->
        [one] { $count } groupe complet
       *[other] { $count } groupes complets
    }
web-after-shelf = Étagère
web-after-rematch-laid = Quelqu’un a ouvert une table pour une revanche.
web-after-to-rematch = Vers la revanche
web-after-replay = Revoir la partie
web-after-record = Télécharger l’enregistrement
web-after-chart-wealth = La richesse, tour après tour
web-after-chart-wealth-how = argent, titres et bâtiments
web-after-chart-sets = Les groupes complets, tour après tour
web-after-chart-cash = L’argent, tour après tour
web-after-chart-counted = Ce qui serait compté, tour après tour
web-after-chart-counted-how = les billets à leur valeur, et les loyers de la fin
web-after-chart-round = L’argent, glissade après glissade
web-after-chart-score = Le score, tour après tour
web-after-chart-start = début
web-after-chart-turn = tour { $turn }
web-after-chart-end = hors jeu
web-after-chart-table = Le graphique en tableau
web-after-turn = Tour
web-after-turned = Là où tout a basculé
web-after-turned-turn = Tour { $turn }.
web-after-turned-look = Voir ce moment
web-after-highlights = À retenir aussi
web-after-mark = Tournant { $number }, tour { $turn } : { $sentence }
web-after-place = Tour { $turn } sur { $turns }.
web-after-watch = Revoir à partir d’ici
web-after-explore = Continuer à partir d’ici
web-after-lead =
    { $you ->
        [seat] Vous voilà en tête pour { $turns } tours.
       *[other] Voilà { $seat } en tête pour { $turns } tours.
    }
web-after-lead-kept =
    { $you ->
        [seat] Vous voilà en tête jusqu’à la fin.
       *[other] Voilà { $seat } en tête jusqu’à la fin.
    }
web-after-award-rent = Le plus gros loyer
web-after-award-deal = L’échange de la partie
web-after-award-card = La carte de la partie
web-after-award-catch = La plus belle prise
web-after-award-payment = Le plus gros paiement
web-after-award-theft = Le vol de la partie
web-after-award-refusal = Le plus beau refus
web-after-award-slide = La plus belle glissade
web-after-award-bonus = La plus grosse prime
web-after-award-parking = La meilleure place au parc
web-after-picture = Image à partager
web-after-picture-saved = L’image est enregistrée.
web-after-picture-failed = L’image n’a pas pu être dessinée.
web-after-luck-rolls = La chance aux dés
web-after-luck-rolls-about = Barres : ce qui est sorti. Traits : ce qu’on attend. Deux dés font { $mean } en moyenne.
web-after-luck-rolls-who =
    { $who ->
        [best] Les meilleurs dés : { $best }.
        [worst] Les moins bons dés : { $worst }.
       *[both] Les meilleurs dés : { $best }. Les moins bons : { $worst }.
    }
web-after-luck-rolls-more =
    { $points ->
        [one] { $points } point de plus que d’habitude en { $count } lancers
       *[other] { $points } points de plus que d’habitude en { $count } lancers
    }
web-after-luck-rolls-less =
    { $points ->
        [one] { $points } point de moins que d’habitude en { $count } lancers
       *[other] { $points } points de moins que d’habitude en { $count } lancers
    }
web-after-luck-rolls-even = comme d’habitude, en { $count } lancers
web-after-luck-draws = La chance aux cartes
web-after-luck-draws-about = Une carte vaut { $mean }M en moyenne.
web-after-luck-draws-who =
    { $who ->
        [best] Les meilleures cartes : { $best }.
        [worst] Les moins bonnes cartes : { $worst }.
       *[both] Les meilleures cartes : { $best }. Les moins bonnes : { $worst }.
    }
web-after-luck-draws-more = { $points }M de plus que d’habitude en { $count } cartes
web-after-luck-draws-less = { $points }M de moins que d’habitude en { $count } cartes
web-after-luck-draws-even = comme d’habitude, en { $count } cartes
web-after-luck-fair = Le hasard n’a favorisé personne.
web-after-luck-very-lucky = beaucoup de chance
web-after-luck-lucky = de la chance
web-after-luck-expected = comme attendu
web-after-luck-unlucky = pas de chance
web-after-luck-very-unlucky = vraiment pas de chance
web-after-stops = Qui s’est arrêté où
web-after-stops-most = La plus visitée
web-after-stops-times = { $space }, { $count } fois
# Parmi plusieurs cases du même nom, celle-ci : comptée depuis la case Départ, qui est 0.
web-after-stops-numbered = { $name } (case { $number })
web-after-stops-then = puis { $space }, { $count }
web-after-stops-space = Case
# Où finissent les glissades de Knockout qui ne finissent sur aucune case.
web-after-end-off = hors du plateau
web-after-end-short = avant les premières cases
web-after-end-back = revenues derrière le Départ
web-after-end-jail = en prison
web-after-stops-table = Tous les arrêts en tableau
web-after-best = Les meilleures adresses
web-after-best-guests =
    { $count ->
        [one] un visiteur
       *[other] { $count } visiteurs
    }
web-after-best-times = { $count } fois
web-after-sealed =
    { $chance ->
        [cards] Le mélange était scellé avant la première carte.
        [draws] La graine était scellée avant le premier coup.
       *[dice] La graine était scellée avant le premier lancer.
    }
web-after-sealed-about = Le secret du serveur correspond à son sceau, et la graine vient de lui et des nombres des joueurs : recalculé à l’instant, sur cet appareil.
web-after-broken = Le sceau ne correspond pas.
web-after-broken-about = Ce qui est calculé ici diffère de ce que dit le serveur. Voyez la vérification.
web-after-check =
    { $chance ->
        [cards] Vérifier le mélange
        [draws] Vérifier les tirages
       *[dice] Vérifier les dés
    }
web-after-loading = Le résumé de la partie se prépare.

## Revoir

web-replay-title = Revoir la partie
web-replay-first = Au début
web-replay-back = Une étape en arrière
web-replay-play = Lire
web-replay-pause = Pause
web-replay-next = Une étape en avant
web-replay-last = À la fin
web-replay-place = Moment de la partie
web-replay-speed = Vitesse
web-replay-times = { $speed }×
web-replay-eyes = Point de vue
web-replay-eyes-all = tout visible
web-replay-eyes-of = { $who }
web-replay-step = Étape { $number } sur { $total }
web-replay-explore = Continuer à la place { DE($who) }
web-replay-edit = Modifier cette position
web-replay-analysis = Où s’est jouée la partie ?
web-replay-link = Lien vers ce moment
web-replay-link-copied = Le lien vers ce moment est copié.
web-replay-to-result = Résultat
web-replay-not-over = Cette partie n’est pas terminée. D’ici là, ses secrets restent fermés.
web-replay-to-table = Vers la table

## Vérifier

web-check-title =
    { $chance ->
        [cards] Vérifier le mélange
        [draws] Vérifier les tirages
       *[dice] Vérifier les dés
    }
web-check-about = Tout ce qui suit est calculé sur cet appareil, par un code qui ne connaît que la description publiée, pas le serveur.
web-check-running = Calcul : étape { $number } sur { $total }.
web-check-good = Tout concorde : personne n’a pu choisir le hasard de cette partie.
web-check-bad = Quelque chose ne concorde pas. Ce qui diffère est en rouge.
web-check-partly =
    { $chance ->
        [cards] Le sceau et la graine sont justes. Pour les cartes elles-mêmes il faut la table, que ce serveur n’a pas.
        [draws] Le sceau et la graine sont justes. Pour les tirages eux-mêmes il faut la table, que ce serveur n’a pas.
       *[dice] Le sceau et la graine sont justes. Pour les lancers eux-mêmes il faut la table, que ce serveur n’a pas.
    }
web-check-seal = Le sceau est celui que cet appareil a vu avant le début de la partie.
web-check-seal-wrong = Le sceau n’est pas celui que cet appareil a vu avant le début de la partie.
web-check-commitment = Le secret est celui que le serveur avait scellé avant que le premier nombre soit donné.
web-check-commitment-wrong = Le secret n’est pas celui que le serveur avait scellé.
web-check-seed = La graine est faite de ce secret et des nombres des joueurs.
web-check-seed-wrong = La graine n’est pas faite de ce secret et des nombres des joueurs.
web-check-draws =
    { $chance ->
        [cards] { $count ->
            [one] L’unique mélange de la partie vient de cette graine.
           *[other] Les { $count } mélanges et tirages de la partie viennent de cette graine, dans leur ordre.
        }
       *[other] { $count ->
            [one] L’unique tirage de la partie vient de cette graine.
           *[other] Les { $count } tirages de la partie viennent de cette graine, dans leur ordre.
        }
    }
web-check-draws-wrong =
    { $count ->
        [one] Un tirage ne vient pas de cette graine.
       *[other] { $count } tirages ne viennent pas de cette graine.
    }
web-check-rolls =
    { $count ->
        [one] L’unique lancer montré est ce qui a été tiré.
       *[other] Les { $count } lancers montrés sont ce qui a été tiré.
    }
web-check-rolls-wrong =
    { $count ->
        [one] Un lancer a été montré autrement qu’il n’a été tiré.
       *[other] { $count } lancers ont été montrés autrement qu’ils n’ont été tirés.
    }
web-check-computed = calculé ici
web-check-said = dit par le serveur
web-check-secret = Secret
web-check-nonces = Nombres des joueurs
web-check-nonce-none = aucun
web-check-list = Chaque tirage
web-check-at = Octet
web-check-step = Étape
web-check-what = Quoi
web-check-came = Ce qui est sorti
web-check-kind-die = un dé
web-check-kind-below = un nombre au-dessous de { $of }
web-check-kind-shuffle = un mélange de { $of }
web-check-right = juste
web-check-wrong = faux
web-check-more = En montrer plus
web-check-file = Vérifier un fichier
web-check-file-about = Un enregistrement que vous avez téléchargé, de ce serveur ou d’un autre.
web-check-file-wrong = Ce n’est pas l’enregistrement d’une table.
web-check-by-hand = La description à l’octet près est dans docs/protocol.md et docs/records.md ; la commande rentier verify fait la même chose en Python.
