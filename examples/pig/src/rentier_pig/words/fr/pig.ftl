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

## La leçon

lesson-pig-roll = Il faut atteindre 100 points le premier. Lancez le dé : ce qu’il montre compte pour ce tour.
lesson-pig-again = Un cinq. Vous pouvez relancer autant que vous l’osez. Relancez.
lesson-pig-again-not = Vous pourriez garder le cinq, mais un lancer de plus en vaut le risque. Relancez.
lesson-pig-hold = Onze pour l’instant, mais un as prendrait tout. Arrêtez-vous, et les onze sont à vous.
lesson-pig-hold-not = Un as vous coûterait les onze points. Gardez-les.
lesson-pig-after = { $other } ne s’est pas arrêté à douze : un as, et tout est perdu. À vous : lancez.
lesson-pig-keep = Un six. Gardez-le, et le dé passe.
lesson-pig-keep-not = Dans une vraie partie, osez davantage. Cette fois, arrêtez-vous.
lesson-pig-done = 17 points, et { $other } n’en a aucun. Lancez tant que vous l’osez, et arrêtez-vous avant l’as.
