### Cochon : ce qui arrive, ce qu’on peut faire, ce qui est demandé, ce qui est refusé, et son nom sur l’étagère.

## Ce qui arrive

pig-event-rolled =
    { $number ->
        [1] { $you ->
            [seat] Vous lancez un as et perdez { $lost }.
           *[other] { $seat } lance un as et perd { $lost }.
        }
       *[other] { $you ->
            [seat] Vous lancez un { $number }.
           *[other] { $seat } lance un { $number }.
        }
    }
pig-event-held =
    { $you ->
        [seat] Vous gardez { $total } et en êtes à { $points }.
       *[other] { $seat } garde { $total } et en est à { $points }.
    }
pig-event-won =
    { $you ->
        [seat] Vous gagnez avec { $goal } points ou plus.
       *[other] { $seats } gagne avec { $goal } points ou plus.
    }

## Ce qu’on peut faire, et ce qu’on peut taper pour le dire

pig-action-roll = Lancer le dé
pig-action-hold = Garder
pig-typed-roll = lancer, lance, encore
pig-typed-hold = garder, garde, stop

## Ce qui est demandé et refusé

pig-asked-turn = À vous : ce tour a rapporté { $total } jusqu’ici.
pig-nothing-to-hold = Il n’y a encore rien à garder : lancez d’abord.

## Ce qu’une table sans dessins montre de la vue

pig-view-total = Ce tour : { $total }
pig-view-goal = Objectif : { $goal }

## Options

option-pig-goal = Objectif
option-pig-goal-does = Combien de points font gagner.
option-pig-goal-100 = 100 points
option-pig-goal-50 = 50 points

## Sur l’étagère et après la partie

web-edition-pig = Cochon
web-pitch-pig = Lancez tant que vous osez. Un as reprend tout.
web-minutes-pig = 5 min
web-after-won-pig =
    { $you ->
        [yes] Vous gagnez la course.
       *[no] { $names } gagne la course.
    }
