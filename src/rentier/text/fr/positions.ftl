# Pourquoi une position ne peut pas être montée (rentier.setup). $where est l’endroit dans l’appel, comme cash[1].

setup-none = { $edition } ne se monte pas pièce par pièce ; ce jeu n’accepte que des positions entières.
setup-over = La partie est terminée : on ne peut rien en reprendre ; choisissez un moment avant la fin.
setup-unknown =
    { $near ->
        [none] { $edition } ne connaît rien qui s’appelle « { $given } » ; au choix : { $known }.
       *[other] { $edition } ne connaît rien qui s’appelle « { $given } ». Vouliez-vous dire { $near } ? Au choix : { $known }.
    }
setup-unknown-word =
    { $near ->
        [none] { $where } : « { $given } » n’existe pas ; au choix : { $known }.
       *[other] { $where } : « { $given } » n’existe pas. Vouliez-vous dire { $near } ?
    }
setup-inner = { $where } : { $why }

## Valeurs

setup-number = { $where } ne peut pas être { $given } ; c’est un nombre entier de { $lowest } à { $highest }.
setup-multiple = { $where } ne peut pas être { $given } ; c’est un multiple de { $unit }.
setup-choice = { $where } ne peut pas être { $given } ; au choix : { $known }.
setup-flag = { $where } ne peut pas être { $given } ; c’est True ou False.
setup-word = { $where } ne peut pas être { $given } ; c’est un texte.
setup-words = { $where } ne peut pas être { $given } ; c’est une liste de textes, ou un texte dont les mots sont séparés par des espaces.
setup-mapping = { $where } ne peut pas être { $given } ; c’est un dictionnaire dont les clés sont des textes.
setup-objects = { $where } ne peut pas être { $given } ; c’est une liste de dictionnaires.
setup-pairs = { $where } ne peut pas être { $given } ; c’est une liste de paires, une carte et une place.
setup-seats = { $where } ne peut pas être { $given } ; c’est une liste de places.
setup-seat =
    { $where } : { $who ->
        [team] l’équipe { $given } n’existe pas ; les équipes
       *[other] la place { $given } n’existe pas ; les places
    } vont de 0 à { $highest }.
setup-by-seat =
    { $where } ne peut pas être { $given } ; c’est un dictionnaire par { $who ->
        [team] équipe
       *[other] place
    }, ou une liste de { $number } valeurs, une pour chacune.
setup-dice = { $where } ne peut pas être { $given } ; écrivez { $most } lancers de deux dés au plus, comme 3-4 6-6.
setup-both = { $where } et { $thing } disent la même chose ; donnez l’un des deux.
setup-too-many = { $where } en nomme { $count }, et il ne peut y en avoir que { $most }.

## Joueurs

setup-few-in =
    { $where } : il faut encore deux joueurs au moins dans la partie, et { $number ->
        [0] il n’en resterait aucun
       *[other] il n’en resterait qu’un
    }.
setup-out = { $where } : la place { $number } est éliminée et n’a plus rien.
setup-jail-at = { $where } : la place { $number } est en prison, donc sur la case { $thing }.
setup-won = { $where } : avec cette somme, la place { $number } a déjà gagné ; donnez { $most } au plus.

## Propriétés et constructions

setup-deed-twice = { $where } : { $thing } appartient déjà à la place { $number }.
setup-no-owner = { $where } : personne ne possède { $thing } ; dites dans owns à qui c’est.
setup-no-street = { $where } : on ne construit rien sur { $thing }, qui n’est pas un terrain.
setup-colour-broken = { $where } : rien ne peut être construit sur { $thing }, car le groupe n’appartient pas en entier à un seul joueur.
setup-uneven = { $where } : { $thing } est construit de façon inégale ; ses terrains diffèrent d’une construction au plus.
setup-built-mortgage = { $where } : { $thing } ne peut pas être hypothéqué tant qu’il y a des constructions dessus.
setup-stock =
    { $where } : il n’y a que { $most } { $kind ->
        [hotels] hôtels
       *[other] appartements ou maisons
    }, et il y en aurait { $count } sur le plateau.
setup-all-owned = { $where } : quand tous les terrains sont vendus, la partie est finie ; laissez-en un à la banque.
setup-own-rent = { $where } : la place { $number } ne peut pas se devoir un loyer à elle-même.

## Cartes

setup-card-gone =
    { $where } : { $count ->
        [1] il n’y a qu’une carte { $thing }, et elle est déjà ailleurs.
       *[other] il n’y a que { $count } cartes { $thing }, et elles sont déjà ailleurs.
    }
setup-fortune-owned = { $where } : la place { $number } possède { $thing }, il n’y a donc plus de carte Fortune dessus.
setup-bank-property = { $where } : { $thing } est une propriété, et une propriété ne va jamais dans une banque.
setup-not-in-set = { $where } : { $thing } ne peut pas faire partie d’un groupe { $near }.
setup-set-name = { $where } : « { $given } » n’est pas le nom d’un groupe ; numérotez-les jusqu’à { $most }, comme red et red2.
setup-set-size = { $where } : un groupe { $thing } compte de 1 à { $most } cartes.
setup-set-building = { $where } : on ne construit que sur un groupe de terrains complet, et ce groupe { $thing } n’en est pas un.
setup-two-open = { $where } : il y a deux groupes { $thing } incomplets ; réunissez leurs cartes.
setup-sets-won = { $where } : avec trois groupes complets de couleurs différentes, la place { $number } a déjà gagné.
setup-not-in-hand = { $where } : { $thing } n’est pas dans la main de la place { $number } ; nommez-la aussi dans hands.

## Billets

setup-note = { $where } : « { $given } » n’est pas un billet ; écrivez { $known }, suivi de f pour un faux, de ? pour l’un ou l’autre, de ! si l’on sait ce qu’il en est.
setup-notes-gone = { $where } : il n’y a que { $count } billets de { $thing }, et ils sont déjà ailleurs.
setup-no-notes = { $where } : les billets qui restent ne peuvent pas faire { $given }.
setup-truths =
    { $where } : il n’y a que { $count } { $kind ->
        [fake] faux
       *[other] vrais
    } billets de { $thing }.
setup-bank-known = { $where } : personne ne sait si les billets de la banque sont vrais ou faux.
setup-public-either = { $where } : dites si un billet que tout le monde connaît est vrai ou faux.

## Pions

setup-tokens = { $where } ne peut pas être { $given } ; un pion est sur une case, home, jail, off, ou à deux nombres en millimètres comme 135,500.
setup-order = { $where } ne peut pas être { $given } ; chaque équipe de 0 à { $highest } y figure une fois.
setup-all-slid = { $where } : tous les pions ont glissé, la manche est donc plus loin ; dites dans step où elle en est : { $known }.
