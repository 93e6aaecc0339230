### L’image d’une simulation de Knockout.

knockout-plot-title = Où finissent les glissades. Plateaux : vides, { $slides } glissades visant le milieu de chaque case, et la part qui s’y arrête
knockout-plot-light = Une main sûre ({ $degrees }°, { $percent } % de la vitesse) ; { $off } tombent
knockout-plot-real = Une main ordinaire ({ $degrees }°, { $percent } % de la vitesse) ; { $off } tombent
knockout-plot-child = Une main d’enfant ({ $degrees }°, { $percent } % de la vitesse) ; { $off } tombent
knockout-plot-games =
    { $games ->
        [one] Dans la partie simulée : part des glissades
       *[other] Dans les { $games } parties simulées : part des glissades
    }
knockout-plot-aimed = visée
knockout-plot-ended = arrêt
