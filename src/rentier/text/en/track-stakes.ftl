### Games on a track: what follows from an action, said before it is done.

track-stake-balance = Then you have { $will } (now { $was }).
track-stake-rent =
    { $dice ->
        [yes] Rent there: { $will } for each point of the dice.
       *[other] { $was ->
            [0] Rent there: { $will }.
           *[other] { $will ->
                [0] No rent there any more (now { $was }).
               *[other] Rent there: { $will } instead of { $was }.
            }
        }
    }
track-stake-rents =
    { $was ->
        [0] Rents of the { $group } group: { $will } in all.
       *[other] Rents of the { $group } group: { $will } in all instead of { $was }.
    }
track-stake-complete = You get the whole { $group } group.
track-stake-lose-group = You no longer have the whole { $group } group.
track-stake-they-complete = { $target } gets the whole { $group } group.
track-stake-they-lack = It is the last one { $target } needs for the { $group } group.
track-stake-you-win = You win the game.
track-stake-they-win =
    { $winners-count ->
        [one] Then { $winners } wins the game.
       *[other] Then { $winners } win the game.
    }
track-stake-above-price = That is { $amount } more than its price of { $price }.
track-stake-auction = Everybody may bid for it, and so may you.
track-stake-contested =
    { $targets-count ->
        [one] { $targets } may want one of the last too; then it is auctioned.
       *[other] { $targets } may want one of the last too; then it is auctioned.
    }
track-stake-again = To build it again would cost { $amount }.
track-stake-lifting = To pay off the mortgage costs { $amount }.
track-stake-claim = { $target } has to pay you { $amount }.
track-stake-short =
    { $amount ->
        [0] { $target } has no money at hand.
       *[other] { $target } has only { $amount } at hand.
    }
track-stake-let-lie = The { $amount } is lost unless you claim it before the next player rolls.
track-stake-claims-lost = The rent of { $amount } that you have not claimed is lost.
track-stake-fine = Without a double, you have to pay the fine of { $amount }.
track-stake-debt = You owe { $amount } then: { $debt } more than you have.
track-stake-gift = You get nothing for it: it is a gift to { $target }.
track-stake-mortgages = The bank takes { $amount } for the mortgages you receive.
track-stake-settled = It settles { $debt } of what you owe { $target }.
track-stake-forgiven = It counts as { $debt } of what { $target } owes you.
track-stake-out =
    { $bank ->
        [creditor] You are out of the game, and what you have goes to the bank.
       *[other] You are out of the game, and what you have goes to { $creditor }.
    }
track-stake-place =
    { $rank ->
        [1] You finish 1st of { $count }.
        [2] You finish 2nd of { $count }.
        [3] You finish 3rd of { $count }.
       *[other] You finish { $rank }th of { $count }.
    }
track-stake-lose-deed = You lose { $space }.
track-stake-get-deed = You get { $space }.
