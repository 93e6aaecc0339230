### La page où l’on compose une position.

web-editor-title = Composer une position
web-editor-begin = Partir du début d’une partie
web-editor-player = Joueur { $number }
web-editor-none = aucune

## Autour de chaque jeu

web-editor-undo = Annuler
web-editor-redo = Rétablir
web-editor-again = Recommencer
web-editor-rules = Règles, { $count } joueurs
web-editor-rules-title = Joueurs et règles
web-editor-seats = Joueurs
web-editor-rules-keep = Garder la position
web-editor-rules-again = Recommencer ainsi
web-editor-pending = En cours : { $question }
web-editor-pending-drop = Laisser tomber
web-editor-held = En main : { $thing }
web-editor-held-how = Choisissez sa place. Échap pour lâcher.
web-editor-let-go = Lâcher
web-editor-let-go-done = Rien ne bouge : { $thing }
web-editor-put = Posé : { $thing }
web-editor-here = Poser ici
web-editor-not-there = Cela ne va pas à cet endroit : { $thing }.
web-editor-empty-hand = Prenez d’abord quelque chose, puis posez-le ici.
web-editor-less = Moins
web-editor-more = Plus

## Partager, jouer, demander conseil

web-editor-share = Partager
web-editor-share-about = Toute personne qui a ce lien voit la position, cartes ouvertes, et peut la jouer ou en modifier sa propre copie.
web-editor-link = Lien vers cette position
web-editor-play = Jouer à partir d’ici
web-editor-play-about = Une nouvelle table commence dans cette position. Choisissez votre place ; des robots prennent les autres.
web-editor-play-go = Jouer
web-editor-hint = Conseil
web-editor-hint-about = Une table commence dans cette position, et le conseil est demandé aussitôt. Il ne sait que ce que sait votre place.
web-editor-hint-go = Demander conseil
web-editor-hint-later = Ce n’est pas à cette place de choisir. Le conseil viendra quand ce sera son tour.
web-editor-me = Vous
web-editor-bot = Robot { $level }

## Plateaux avec des rues

web-editor-how = Glissez les titres vers les joueurs et les pions vers les cases, ou choisissez une case ou un joueur pour y faire un changement.
web-editor-look-player = Voir { $who }
web-editor-token = Le pion { DE($who) }
web-editor-group = Tout le groupe { $group }
web-editor-built = Une construction prise ici : { $space }
web-editor-house = Une construction
web-editor-shutters = Hypothèque
web-editor-cell = En prison
web-editor-bank = La banque
web-editor-owner = Appartient à
web-editor-take-deed = Prendre le titre
web-editor-take-group =
    { $count ->
        [one] Prendre le groupe
       *[other] Prendre les { $count }
    }
web-editor-buildings = Constructions
web-editor-mortgaged = Sous hypothèque
web-editor-interest-paid = L’acheteur a payé les intérêts
web-editor-cash = Argent
web-editor-take-token = Prendre le pion
web-editor-jail = En prison
web-editor-jail-turns = Tours passés là
web-editor-kept = Cartes gardées
web-editor-kept-others = Cartes à garder qui sont ailleurs
web-editor-out = Hors de la partie
web-editor-turn = Le tour
web-editor-whose = À qui de jouer
web-editor-rolled = Les dés sont lancés
web-editor-dice = Les prochains dés
web-editor-dice-any = Ils tomberont comme ils voudront.
web-editor-die = Lancer { $roll }, dé { $die }
web-editor-roll-more = Choisir un lancer
web-editor-roll-less = Retirer ce lancer
web-editor-round = Tour de table
web-editor-on-top =
    { $pile ->
        [chance] Dessus de la pile Chance
        [lifestyle] Dessus de la pile Vie de Millionnaire
       *[other] Dessus de la pile Caisse de communauté
    }

## Millionaire

web-editor-level = Niveau
web-editor-fortune = Carte Fortune ici
web-editor-fortunes = Cartes Fortune gardées
web-editor-fortune-add = En donner une

## Crooked Cash

web-editor-notes = Billets
web-editor-note =
    { $truth ->
        [fake] Un faux billet de { $value }
       *[other] Un vrai billet de { $value }
    }
web-editor-notes-of = Billets de { $value }
web-editor-note-add = Un billet de { $value } de plus
web-editor-truth =
    { $truth ->
        [fake] faux{ $known ->
            [all] , tous savent
            [holder] , le porteur sait
           *[other] { "" }
        }
       *[other] vrai{ $known ->
            [all] , tous savent
            [holder] , le porteur sait
           *[other] { "" }
        }
    }
web-editor-truth-of = Si les billets de { $value } sont vrais, et qui le sait
web-editor-fake-card = { $card }, fausse
web-editor-green = Jetons verts
web-editor-chance-held = Carte Chance en main
web-editor-chance-open = Cartes Chance ouvertes

## Deal

web-editor-has-turn =
    { $has ->
        [yes] A la main
       *[other] Donner la main
    }
web-editor-hand =
    { $count ->
        [one] Main : { $count } carte
       *[other] Main : { $count } cartes
    }
web-editor-money = Banque
web-editor-set = Groupe { $colour }
web-editor-set-new = Autre groupe
web-editor-set-colour = Couleur du groupe
web-editor-piles = Pioche et centre
web-editor-plays = Cartes encore à jouer
web-editor-pile =
    { $count ->
        [0] La pioche est vide
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes, les prochaines d’abord
    }
web-editor-pile-all = Parcourir toute la pioche
web-editor-centre =
    { $count ->
        [0] Le centre est vide
        [one] Centre : { $count } carte
       *[other] Centre : { $count } cartes
    }

## Knockout

web-editor-disc = { $who }, pion { $number }
web-editor-lies-home = À jouer
web-editor-lies-jail = En prison
web-editor-lies-off = Hors du plateau
web-editor-lies-between = Entre les cases
web-editor-earlier = { $who } joue plus tôt
web-editor-knockout-round = Manche
web-editor-pot = Sur le Parc gratuit
web-editor-knockout-how = Glissez un pion, ou prenez-le et choisissez une case. Quand un pion a le focus, les flèches le déplacent de 10 mm, avec Maj de 1 mm.

## Ce qui ne peut pas être

web-editor-setup-few-in = Il faut encore deux joueurs au moins dans la partie.
web-editor-setup-out = { $who } ne joue plus et n’a plus rien.
web-editor-setup-jail-at = { $who } est en prison et ne peut pas être ailleurs.
web-editor-setup-won = Avec cette somme, { $who } aurait déjà gagné. Donnez { $most } au plus.
web-editor-setup-multiple = Les sommes sont des multiples de { $unit }.
web-editor-setup-no-owner = Personne ne possède { $thing }. Donnez d’abord ce titre à un joueur.
web-editor-setup-no-street = On ne construit rien ici, ce n’est pas un terrain : { $thing }.
web-editor-setup-colour-broken = Groupe { $thing } : rien n’y est construit tant qu’un seul joueur ne le possède pas en entier.
web-editor-setup-uneven = Groupe { $thing } : les terrains diffèrent d’une construction au plus.
web-editor-setup-built-mortgage = { $thing } : pas d’hypothèque tant qu’il y a des constructions dessus ou dans le groupe.
web-editor-setup-stock =
    { $kind ->
        [hotels] Il n’y a que { $most } hôtels.
       *[other] Il n’y a que { $most } de ces constructions.
    }
web-editor-setup-all-owned = Si tous les terrains étaient vendus, la partie serait finie. Laissez-en un à la banque.
web-editor-setup-card-gone =
    { $count ->
        [1] Cette carte n’existe qu’une fois, et elle est déjà ailleurs : { $thing }.
       *[other] Il n’y a que { $count } de ces cartes, et elles sont déjà ailleurs : { $thing }.
    }
web-editor-setup-fortune-owned = { $who } possède { $thing }, il n’y a donc plus de carte Fortune dessus.
web-editor-setup-bank-property = Une propriété ne va jamais dans une banque : { $thing }.
web-editor-setup-not-in-set = Cette carte ne peut pas faire partie d’un groupe { $near } : { $thing }.
web-editor-setup-set-size = Un groupe { $thing } compte { $most } cartes au plus, et au moins une propriété.
web-editor-setup-set-building = On ne construit que sur un groupe de terrains complet.
web-editor-setup-two-open = Il y aurait deux groupes { $thing } incomplets. Réunissez leurs cartes.
web-editor-setup-sets-won = Avec trois groupes complets de couleurs différentes, { $who } aurait déjà gagné.
web-editor-setup-notes-gone = Il n’y a que { $count } billets de { $thing }, et ils sont tous dans des mains.
web-editor-setup-truths =
    { $kind ->
        [fake] Il n’y a que { $count } faux billets de { $thing }.
       *[other] Il n’y a que { $count } vrais billets de { $thing }.
    }
web-editor-setup-all-slid = Si tous les pions avaient glissé, la manche serait finie. Laissez-en un à jouer.
web-editor-knockout-overlap = Deux pions seraient l’un sur l’autre.
web-editor-position-unsettled = La partie ne s’arrêterait pas ici : d’après les règles, elle serait déjà plus loin.
web-editor-setup-number = C’est un nombre de { $lowest } à { $highest }.
web-editor-setup-unknown-word = Cela ne va pas à cet endroit.
