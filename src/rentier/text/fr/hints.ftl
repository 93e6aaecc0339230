# Conseils : les meilleurs coups, leurs chances de gagner, et pourquoi.

hint-best = Le mieux : { $action } – environ { $percent } % de chances de gagner (entre { $low } et { $high }).
hint-other = Ou bien : { $action } – environ { $percent } % (entre { $low } et { $high }).
hint-close = Les deux premiers se valent à peu près.
hint-reason = { $moment } Cela arrive dans environ { $after } parties imaginées sur 10 après « { $best } », et dans { $otherwise } sur 10 après « { $other } ».
hint-nothing-to-do = Il n’y a rien à décider ici pour l’instant ; demandez conseil quand ce sera à vous.
hint-bad-budget = Un conseil demande plus de 0 et au plus { $most } secondes, ou au moins une partie imaginée.
