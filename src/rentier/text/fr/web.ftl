### La table dans le navigateur : ce que toutes les tables partagent.

## Quand quelque chose ne peut être chargé ou fait

web-lost = La connexion est perdue. Rentier continue d’essayer ; la table attend.
web-lost-sending = La connexion est perdue. Votre choix est gardé et partira dès qu’elle reviendra.

## À la table

web-opening = La table s’ouvre…
web-actions = Ce que vous pouvez faire
web-players-title = Joueurs
web-board = Plateau
web-log = Ce qui s’est passé
web-log-all = Montrer les lignes précédentes
web-log-empty = Rien pour l’instant.
web-more = Journal, discussion et saisie
web-chat = Discussion
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-muted = L’hôte vous a retiré la parole à cette table.
web-said = { $name } dit : { $text }
web-your-turn = À vous.
web-waiting = On attend { $names }.
web-seat-you = vous
web-seat-turn = à vous de jouer
web-seat-thinking = réfléchit
web-seat-away = pas là
web-seat-played = un robot joue
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
web-rematch = Revanche
web-stay-at-table = Rester à table
web-seconds-left =
    { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }
web-stopped = Cette table ne peut pas continuer ici.

## Les choix

web-back = Retour
web-choose = { $verb } : choisir dans une liste ({ $count })
web-form-open = { $verb }…
web-form-do = Valider : { $verb }
# Les parties d’une action dans un formulaire simple.
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

## Reprendre, abandonner, quitter, changer d’appareil

web-undo = Annuler mon dernier coup
web-undo-last = Annuler ce coup
web-meanwhile = Entre-temps
web-meanwhile-all = Tout voir ({ $count })
web-habits = Moins de clics
web-wish =
    { $you ->
        [yes] Vous demandez à annuler votre dernier coup. Les autres répondent.
       *[no] { $name } voudrait annuler le dernier coup. Êtes-vous d’accord ?
    }
web-wish-yes = D’accord
web-wish-no = Non
web-resign = Abandonner
web-resign-sure = Abandonner la partie ? Vous sortez selon les règles, ou un robot continue. C’est définitif.
web-leave = Quitter la table
web-leave-sure = Céder votre place pour de bon ? Un robot joue à votre place.
web-stay = Rester
web-move-seat = Continuer sur un autre appareil
web-eyes = Point de vue de

## Le rideau

web-curtain = C’est pour { $name }.
web-curtain-why = Passez l’appareil. Que personne d’autre ne regarde.
web-curtain-open = Je suis { $name }

## Conseils

web-tip = Astuce
web-hint = Conseil
web-hint-next = Suivant
web-hint-done = Compris
web-hint-never = Masquer les astuces

## La saisie

web-command = Tapez un coup
web-command-example =
    { $edition ->
        [deal] banque 3m
        [knockout] glisser 135 60 0 800
       *[other] lancer
    }
web-command-look = où
web-command-help = Tapez un choix ou son début, son numéro, ou bien : où, dois, cartes, argent, titres, règles, dire.
web-command-which = Lequel ?
web-command-unknown = « { $given } » ne veut rien dire ici. « aide » montre ce que l’on peut taper.
# Ce qu’on peut taper pour regarder quelque chose, entre virgules.
web-typed-help = aide, help, h, ?
web-typed-where = où, plateau, where
web-typed-owe = dois, dette, question, owe
web-typed-cards = cartes, main, billets, cards
web-typed-money = argent, solde, money
web-typed-deeds = titres, propriétés, deeds
web-typed-rules = règles, règle, rules
web-typed-say = dire, say
web-look = { $name } : { $what }
web-owe-nothing = Rien n’est dû maintenant.
web-cards-none = Vous n’avez pas de cartes.
web-deeds-none = Vous ne possédez encore rien.
web-deed-mortgaged = { $name } (hypothéqué)
web-deed-built = { $name } (construit : { $count })
web-note-real = vrai
web-note-fake = faux

## Qui est là

web-not-here =
    { $count ->
        [one] { $names } n’est pas là.
       *[other] { $names } ne sont pas là.
    }
web-not-here-text = La partie attend.
web-missing-person = Un robot peut jouer pour { $name } en attendant.
web-hand = Faire jouer un robot
web-hand-soon =
    { $seconds ->
        [one] Dans { $seconds } seconde, vous pourrez faire jouer un robot pour { $name }.
       *[other] Dans { $seconds } secondes, vous pourrez faire jouer un robot pour { $name }.
    }
web-handed =
    { $count ->
        [one] Un robot joue à votre place.
       *[other] Un robot joue pour { $name }.
    }
web-handed-headline = Un robot joue à votre place.
web-handed-text = Reprenez-la quand vous voulez.
web-resume = Reprendre la place
web-missed = Pendant votre absence
web-missed-more =
    { $count ->
        [one] Et { $count } événement avant cela.
       *[other] Et { $count } événements avant cela.
    }
web-missed-read = C’est vu
web-out = Vous êtes hors jeu.
web-out-bot = Vous avez abandonné ; un robot continue à votre place.
web-out-rules = La partie continue sans vous.
web-out-watch = Regarder la suite
web-out-finish = Aller au résultat
web-unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
web-lobby-there = est là
web-lobby-remove = Exclure
web-people = À la table
web-mute = Retirer la parole
web-bots-pace = Vitesse des robots
web-bots-pace-told =
    { $speed ->
        [calm] Robots : calmes, choix de l’hôte.
        [quick] Robots : rapides, choix de l’hôte.
       *[off] Robots : sans pause, choix de l’hôte.
    }
web-closed = Fermée aux nouveaux venus sans lien d’invitation
web-slow = Pause entre deux messages
web-slow-seconds =
    { $seconds ->
        [0] aucune
        [one] 1 seconde
       *[other] { $seconds } secondes
    }
web-offer = Proposer la place
web-offered = Place proposée
web-remove-sure =
    { $begun ->
        [yes] Exclure { $name } de la partie ? Un robot continue, et les anciennes invitations ne valent plus.
       *[no] Exclure { $name } de la table ? La place redevient libre, et les anciennes invitations ne valent plus.
    }
web-remove-not = Annuler
web-invite = Inviter quelqu’un
web-invite-seat = La première personne qui ouvre ce lien peut prendre la place tenue par { $names }.
web-invite-watch = Ce lien permet de regarder la partie.
web-invite-closed = Cette table n’est pas ouverte aux spectateurs.
web-invite-new = Nouveau lien ; l’ancien ne vaut plus

## Ce que le journal dit des personnes

web-note-sat =
    { $you ->
        [yes] Vous prenez la place tenue par { $before }.
       *[no] { $name } prend la place tenue par { $before }.
    }
web-note-left = { $name } quitte la table. Un robot continue.
web-note-removed = L’hôte exclut { $name }. Un robot continue.
web-note-resigned =
    { $you ->
        [yes] Vous abandonnez. Un robot continue.
       *[no] { $name } abandonne. Un robot continue.
    }
web-note-away = { $name } n’est plus là.
web-note-back = { $name } est de retour.
web-note-absent =
    { $you ->
        [yes] Un robot joue pour vous en votre absence.
       *[no] { $name } n’est pas là : un robot joue à sa place.
    }
web-note-skipped =
    { $you ->
        [yes] En votre absence, on passe pour vous.
       *[no] { $name } n’est pas là : on passe à sa place.
    }
web-note-handed =
    { $who ->
        [host] { $you ->
            [yes] L’hôte fait jouer un robot à votre place.
           *[no] L’hôte fait jouer un robot pour { $name }.
        }
       *[player] { $you ->
            [yes] { $by } fait jouer un robot à votre place.
           *[no] { $by } fait jouer un robot pour { $name }.
        }
    }
web-note-taken =
    { $you ->
        [yes] Vous reprenez votre place.
       *[no] { $name } reprend sa place au robot.
    }
web-note-offered = L’hôte propose la place tenue par { $name } à quelqu’un d’autre.
web-note-simplified = Le robot qui joue pour { $name } a eu une panne. Désormais, un robot plus simple joue : { $level }.
web-note-allowed =
    { $you ->
        [yes] Vous acceptez les conseils pour tout le monde.
       *[no] { $name } accepte les conseils pour tout le monde.
    }
web-note-disallowed =
    { $you ->
        [yes] Vous n’acceptez plus les conseils.
       *[no] { $name } n’accepte plus les conseils.
    }

# Ce qui découle d’une action, avant de la faire.
web-stakes = Ce qui en découle
web-doubt = Vous confirmez ?
web-doubt-do = Le faire quand même
web-doubt-not = Annuler
