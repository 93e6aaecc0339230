### La ligne du haut, le menu et l’étagère : tout ce qu’il faut à la première page.

## Quand quelque chose ne peut être chargé ou fait

web-not-loaded = Cette page n’a pas pu être chargée.
web-not-loaded-why = La connexion est coupée, ou Rentier a une nouvelle version.
web-load-again = Recharger
web-no-connection = Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.
web-again = Le serveur ne répond pas pour le moment. Rentier continue d’essayer.
web-not-ready = Le serveur n’est pas prêt pour le moment. Réessayez dans une minute.
web-went-wrong = Quelque chose a mal tourné ici. Rechargez la page ; la partie est enregistrée.
web-refused = Non.
web-rule = Règle { $rule }

## La ligne du haut et le menu

web-home = Rentier : vers l’étagère
web-language = Langue
web-menu = Menu
web-menu-pages = Pages
web-close = Fermer
web-rules = Règles
web-my-games = Mes parties
web-puzzles = Problèmes
web-about = À propos
web-all-games = Tous les jeux
web-sound = Sons
web-speed =
    { $speed ->
        [calm] Vitesse : calme
        [quick] Vitesse : rapide
       *[off] Vitesse : immédiate
    }
web-speed-title = À quelle vitesse tout bouge
web-speed-word =
    { $speed ->
        [calm] calme
        [quick] rapide
       *[off] immédiate
    }
web-theme-title = Thème
web-theme-word =
    { $theme ->
        [light] clair
        [dark] sombre
       *[system] comme le système
    }
web-to-dark = Thème sombre
web-to-light = Thème clair

## Conseils

web-learn = Apprendre en deux minutes

## Éditions

web-edition-banking = Banking
web-edition-deal = Deal
web-edition-millionaire = Millionaire
web-edition-crooked = Crooked Cash
web-edition-knockout = Knockout
# Sur l’étagère : ce qui fait la différence.
web-pitch-banking = Des cartes au lieu de billets : un seul appareil tient tous les comptes.
web-pitch-deal = Trois groupes complets et c’est gagné, sauf si quelqu’un dit non.
web-pitch-millionaire = Montez de niveau ; le premier à avoir un million gagne.
web-pitch-crooked = Un tiers des billets est faux. Vous avez une loupe.
web-pitch-knockout = Glissez, cognez, visez les bonnes adresses.
web-minutes-banking = 60–120 min
web-minutes-deal = 15 min
web-minutes-millionaire = 45 min
web-minutes-crooked = 40 min
web-minutes-knockout = 20 min
web-players = { $fewest }–{ $most } joueurs
web-ages = { $age } ans +
# Qui joue de lui-même ; sans espaces dans les noms.
web-bot-names = Ida, Tom, Noor, Maud, Otto, Ada, Léo, Zoé, Jin, Rosa
web-level-random = étourdi
web-level-random-does = joue tout ce qui est permis
web-level-easy = facile
web-level-easy-does = joue comme un débutant
web-level-steady = raisonnable
web-level-steady-does = joue avec bon sens
web-level-sharp = redoutable
web-level-sharp-does = réfléchit à la suite
web-level-builder = bâtisseur
web-level-builder-does = met tout dans ses propriétés
web-level-trader = négociant
web-level-trader-does = propose un échange à chaque tour
web-level-raider = pillard
web-level-raider-does = se sert d’abord chez les autres
web-level-miser = avare
web-level-miser-does = garde ses sous
web-level-surprise = surprise
web-level-surprise-does = un caractère tiré au sort
web-levels = Leur niveau
web-characters = Caractères

## L’étagère

web-shelf-title = Soyez propriétaire le temps d’une soirée.
web-shelf-about = Cinq boîtes, pas de compte. Choisissez-en une et jouez contre des robots, des amis ou la personne à côté de vous.
web-shelf-games = Jeux
web-shelf-on-your-table = Sur votre table
web-shelf-all-games = Toutes les parties de cet appareil
web-shelf-public = Tables ouvertes
web-shelf-nothing = Rien pour l’instant. Une partie commencée reste ici jusqu’à sa fin ; ensuite, on peut la revoir.
web-shelf-puzzles = Un coup est nettement le meilleur. À vous de le trouver : il y en a un chaque jour.
web-shelf-play = Jouer
web-shelf-play-small = la table est prête
web-shelf-friends = Entre amis
web-shelf-friends-small = par un lien
web-shelf-together = À tour de rôle
web-shelf-together-small = un seul appareil
web-shelf-you-and =
    { $bots ->
        [one] vous et un robot
       *[other] vous et { $bots } robots
    }
web-shelf-details = Places et règles
web-shelf-position = Composer une position
web-shelf-bots = Robots
web-shelf-variant = Partie
web-variant-banking-end = jusqu’au bout
web-variant-banking-quick = rapide
web-variant-banking-hour = 60 min
web-variant-deal-rulebook = règle du jeu
web-variant-deal-modern = moderne
web-variant-millionaire-one = un million
web-variant-millionaire-two = deux millions
web-variant-crooked-end = jusqu’au bout
web-variant-crooked-short = 15 tours de table
web-variant-knockout-still = main sûre
web-variant-knockout-light = léger tremblement
web-variant-knockout-real = tremblement réel
web-shelf-join = Rejoindre par un code
web-shelf-join-label = Le lien ou le code que l’on vous a donné
web-shelf-join-go = Y aller
web-shelf-join-wrong = Ce n’est pas le lien d’une table. Il contient /t/, et un code derrière le #.
web-shelf-box-owners = Si vous avez une vraie boîte
web-shelf-bank = Banque électronique
web-shelf-score = Compteur Knockout
web-shelf-practice = Glissades d’essai
web-shelf-rules = Règles
web-shelf-games-link = Vos parties
web-shelf-about-link = À propos
web-shelf-foot = Une réalisation indépendante et non officielle de règles publiées. Elle tourne sur votre propre réseau.
web-server-gone = Le serveur ne répond pas. Il est peut-être arrêté, ou la connexion est coupée.
web-try-again = Réessayer

## Qui vous êtes

web-you-title = Vous à la table
web-you-name = Nom
web-you-guest = Convive
# What the pages of each language call somebody without a name; readers of another language see their own word.
web-guest-names = Guest, Convive
web-you-change = changer
web-you-choose = Choisir un nom
web-you-object = Votre objet
web-you-done = C’est bon
web-name-longest = Un nom a au plus { $count } caractères.
web-object-snail = escargot
web-object-teapot = théière
web-object-cactus = cactus
web-object-pigeon = pigeon
web-object-umbrella = parapluie
web-object-key = clé

## Parties de cet appareil

web-games-with = avec { $people }
web-games-alone = personne d’autre pour l’instant
web-games-state-waiting = attend des joueurs
web-games-state-yours = à vous de jouer
web-games-state-theirs = à { $who } de jouer
web-games-state-playing = en cours
web-games-state-over = terminée
web-games-state-gone = n’existe plus
web-games-you-won = Vous avez gagné
web-games-won = { $who } a gagné
web-games-open = Ouvrir
web-games-resume = Reprendre
web-games-result = Résultat
web-games-watch = Regarder
web-games-join = Rejoindre
web-games-seats-free =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
web-ago-now = à l’instant
web-ago-minutes =
    { $count ->
        [one] il y a une minute
       *[other] il y a { $count } minutes
    }
web-ago-hours =
    { $count ->
        [one] il y a une heure
       *[other] il y a { $count } heures
    }
web-ago-days =
    { $count ->
        [one] hier
       *[other] il y a { $count } jours
    }
