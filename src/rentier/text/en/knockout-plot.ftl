### The picture of a simulation of Knockout.

knockout-plot-title = Where slides end. Boards: empty, { $slides } slides aimed at the middle of each space, and the share that rests on it
knockout-plot-light = A steady hand ({ $degrees }°, { $percent }% of the speed); { $off } fall
knockout-plot-real = A usual hand ({ $degrees }°, { $percent }% of the speed); { $off } fall
knockout-plot-child = A child’s hand ({ $degrees }°, { $percent }% of the speed); { $off } fall
knockout-plot-games =
    { $games ->
        [one] In the game that was simulated: share of the slides
       *[other] In the { $games } games that were simulated: share of the slides
    }
knockout-plot-aimed = aimed at
knockout-plot-ended = ended
