### La table dans le navigateur : le cadre et ce que toutes les tables partagent.

## Quand quelque chose ne peut être chargé ou fait

web-not-loaded = Cette page n'a pas pu être chargée.
web-not-loaded-why = La connexion est coupée, ou Rentier a une nouvelle version.
web-load-again = Charger à nouveau
web-no-connection = Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.
web-went-wrong = Quelque chose a mal tourné ici. Rechargez la page ; la partie est en sécurité.
web-lost = La connexion est perdue. Rentier continue d'essayer ; la table attend.
web-lost-sending = La connexion est perdue. Votre choix est gardé et partira dès qu'elle revient.
web-refused = Non.
web-rule = Règle { $rule }

## La ligne du haut et le menu

web-home = Rentier : vers l'étagère
web-language = Langue
web-menu = Menu
web-menu-pages = Pages
web-close = Fermer
web-back = Retour
web-rules = Règles
web-my-games = Mes parties
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
web-theme-title = Lumière
web-theme-word =
    { $theme ->
        [light] matin
        [dark] soir
       *[system] comme le système
    }
web-to-dark = Mode soir
web-to-light = Mode matin

## À la table

web-opening = La table s'ouvre…
web-actions = Ce que vous pouvez faire
web-players-title = Joueurs
web-board = Plateau
web-log = Ce qui s'est passé
web-log-all = Montrer les lignes précédentes
web-log-empty = Rien encore.
web-more = Journal, discussion et saisie
web-chat = Discussion
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-said = { $name } dit : { $text }
web-your-turn = À vous.
web-waiting = On attend { $names }.
web-seat-you = vous
web-seat-turn = à vous de jouer
web-seat-thinking = réfléchit
web-seat-absent = absent ; un robot joue
web-seat-away = absent
web-seat-bot = robot
web-seat-left = a cédé sa place ; un robot joue
web-watching =
    { $count ->
        [one] 1 personne regarde
       *[other] { $count } personnes regardent
    }
web-game-over = La partie est terminée.
web-won =
    { $you ->
        [yes] Vous avez gagné.
       *[no] Victoire : { $names }.
    }
web-to-result = Résultat
web-seconds-left =
    { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }
web-stopped = Cette table ne peut pas continuer ici.

## Les choix

web-choose = { $verb }… ({ $count })
web-form-open = { $verb }…
web-form-do = Valider : { $verb }
# Les parties d'une action dans un formulaire simple.
web-field =
    { $name ->
        [amount] Montant
        [target] Avec qui
        [give] Vous donnez
        [take] Vous recevez
        [debt] Règle de la dette
        [lift] Lever aussitôt
        [space] Case
        [group] Groupe
        [levels] Constructions restantes sur chacune
        [cards] Cartes
        [notes] Billets
        [card] Carte
        [with] Avec quoi
        [x] En largeur (mm)
        [y] En longueur (mm)
        [angle] Angle
        [speed] Vitesse
       *[other] { $name }
    }

## Reprendre, abandonner, quitter, changer d'appareil

web-undo = Reprendre le coup
web-wish =
    { $you ->
        [yes] Vous demandez à reprendre votre dernier coup. Les autres répondent.
       *[no] { $name } voudrait reprendre le dernier coup. Êtes-vous d'accord ?
    }
web-wish-yes = D'accord
web-wish-no = Non
web-resign = Abandonner
web-resign-sure = Abandonner la partie ? Vous sortez selon les règles, ou un robot continue. C'est définitif.
web-leave = Quitter la table
web-leave-sure = Céder votre place pour de bon ? Un robot joue à votre place.
web-stay = Rester
web-move-seat = Continuer sur un autre appareil
web-eyes = Les yeux de qui

## Le rideau

web-curtain = C'est pour { $name }.
web-curtain-why = Passez l'appareil. Personne d'autre ne regarde maintenant.
web-curtain-open = Je suis { $name }

## Conseils

web-hint = Conseil
web-hint-next = Suivant
web-hint-done = Compris
web-hint-never = Sans conseils

## La saisie

web-command = Tapez un coup
web-command-example =
    { $edition ->
        [deal] banque 3m
        [knockout] slide 135 60 0 800
       *[other] lancer
    }
web-command-help = Tapez un choix ou son début, son numéro, ou bien : où, dois, cartes, argent, titres, règles, dire.
web-command-which = Lequel ?
web-command-unknown = « { $given } » ne veut rien dire ici. « aide » montre ce qui compte.
# Ce qu'on peut taper pour regarder quelque chose, entre virgules.
web-typed-help = aide, help, h, ?
web-typed-where = où, plateau, where
web-typed-owe = dois, dette, question, owe
web-typed-cards = cartes, main, billets, cards
web-typed-money = argent, solde, money
web-typed-deeds = titres, propriétés, deeds
web-typed-rules = règles, règle, rules
web-typed-say = dire, say
web-look = { $name } : { $what }
web-owe-nothing = Rien n'est dû maintenant.
web-cards-none = Vous n'avez pas de cartes.
web-deeds-none = Vous ne possédez rien encore.
web-deed-mortgaged = { $name } (hypothéqué)
web-deed-built = { $name } (construit : { $count })
web-note-real = vrai
web-note-fake = faux
