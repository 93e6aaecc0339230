# Conseils : les meilleurs coups, leurs chances de gagner, et pourquoi.

hint-best = Le mieux : { $action } – environ { $percent } % de chances de gagner (entre { $low } et { $high }).
hint-other = Ou bien : { $action } – environ { $percent } % (entre { $low } et { $high }).
hint-close = Les deux premiers se valent à peu près.
hint-later = Rien dans les deux prochains tours de table ne parle pour le premier seul : la différence se fait plus tard.
hint-reason =
    { $moment } Cela { $after ->
        [0] n’arrive presque jamais
        [1] arrive dans environ une partie imaginée sur 10
        [10] arrive presque toujours
       *[other] arrive dans environ { $after } parties imaginées sur 10
    } après « { $best } », et { $otherwise ->
        [0] presque jamais
        [1] dans une partie sur 10
        [10] presque toujours
       *[other] dans { $otherwise } parties sur 10
    } après « { $other } ».
hint-nothing-to-do = Il n’y a rien à décider ici pour l’instant ; demandez conseil quand ce sera à vous.
hint-bad-budget = Un conseil demande plus de 0 et au plus { $most } secondes, ou au moins une partie imaginée.

# À une table du serveur.
hint-off = Il n’y a pas de conseils à cette table ; son hôte peut en proposer.
hint-not-alone = Il n’y a pas de conseils à une table où jouent d’autres personnes ; l’hôte peut en proposer à tout le monde.
hint-not-agreed = Les conseils sont pour tout le monde ou pour personne, et tout le monde n’a pas encore donné son accord : { $seats }.
hint-not-offered = L’hôte ne propose pas de conseils ici : il n’y a rien à accepter.
hint-under-way = Votre conseil est déjà en préparation ; il arrive dans un instant.
hint-too-busy = { $count } personnes attendent déjà un conseil ; redemandez dans un instant.
