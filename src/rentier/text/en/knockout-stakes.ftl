### Knockout: what follows from an action, said before it is done.

knockout-stake-brings = { $space } brings { $amount } as things lie now.
knockout-stake-costs = { $space } costs { $amount } as things lie now.
knockout-stake-taken =
    { $seats-count ->
        [one] { $seats } comes first in the turn order and collects for { $space }: your token earns nothing there.
       *[other] { $seats } come first in the turn order and collect for { $space }: your token earns nothing there.
    }
knockout-stake-once = You have a token on { $space } already: it is collected for only once.
knockout-stake-bare-house = { $space } doubles a property of yours, but you do not have one yet.
knockout-stake-no-gain = { $space } brings nothing as things lie now.
knockout-stake-jail = Your token goes to jail; to slide it again costs { $amount }.
knockout-stake-later =
    { $kind ->
        [chance] At the end of the round the token is slid again from there.
       *[other] At the end of the round the token moves to a free property.
    }
knockout-stake-weak = Too weak to pass GO: the token comes back and you slide again.
knockout-stake-off = Off the board, your own token earns nothing.
knockout-stake-short = Short of the spaces, your own token earns nothing.
knockout-stake-nothing = Your token earns nothing in this round.
knockout-stake-cash = Then you have { $will } (now { $was }).
knockout-stake-better = { $space } would bring { $amount }.
knockout-stake-you-win = You win the game.
knockout-stake-they-win =
    { $winners-count ->
        [one] Then { $winners } wins the game.
       *[other] Then { $winners } win the game.
    }
