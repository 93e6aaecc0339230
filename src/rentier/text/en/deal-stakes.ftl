### Deal: what follows from an action, said before it is done.

deal-stake-you-win =
    { $sure ->
        [yes] You win the game.
       *[other] You win the game, unless somebody says no.
    }
deal-stake-they-win =
    { $sure ->
        [yes] { $winners-count ->
            [one] Then { $winners } wins the game.
           *[other] Then { $winners } win the game.
        }
       *[other] Then { $winners } wins the game, unless somebody says no.
    }
deal-stake-lose-set = You lose your { $colour-set }.
deal-stake-break-set = Your { $colour-set } will no longer be full.
deal-stake-full-set =
    { $sure ->
        [yes] Your { $colour-set } will be full.
       *[other] Your { $colour-set } will be full, unless somebody says no.
    }
deal-stake-they-fill = { $target } gets a full { $colour-set }.
deal-stake-they-lose = { $target } loses a full { $colour-set }.
deal-stake-lose-cards = You lose { $cards }.
deal-stake-get-cards = You get { $cards }.
deal-stake-buildings-fall =
    { $where ->
        [bank] { $cards } { $cards-count ->
            [one] goes
           *[other] go
        } to your bank.
       *[other] { $cards } { $cards-count ->
            [one] is
           *[other] are
        } lost.
    }
deal-stake-rent =
    { $was ->
        [0] The rent of your { $colour-set } will be { $will }M.
       *[other] The rent of your { $colour-set } goes from { $was }M to { $will }M.
    }
deal-stake-stays-money = It stays money, worth { $amount }M: { $card } cannot be played any more.
deal-stake-give-up =
    { $count ->
        [one] You have to give up a card first.
       *[other] You have to give up { $count } cards first.
    }
deal-stake-asks =
    { $times ->
        [1] { $targets-count ->
            [one] You ask { $targets } for { $amount }M.
           *[other] You ask { $targets } for { $amount }M each.
        }
        [2] { $targets-count ->
            [one] You ask { $targets } for { $amount }M, the doubled rent.
           *[other] You ask { $targets } for { $amount }M each, the doubled rent.
        }
       *[other] { $targets-count ->
            [one] You ask { $targets } for { $amount }M, the fourfold rent.
           *[other] You ask { $targets } for { $amount }M each, the fourfold rent.
        }
    }
deal-stake-penniless =
    { $targets-count ->
        [one] { $targets } has nothing to pay with.
       *[other] { $targets } have nothing to pay with.
    }
deal-stake-comes-to-nothing = If you let the refusal stand, your { $card } against { $target } comes to nothing.
deal-stake-nothing-to-pay = You have nothing to pay with, so it costs you nothing.
deal-stake-pay-all = Everything in front of you, worth { $amount }M, goes to { $target }.
deal-stake-must-pay = If you let it happen, you pay { $target } { $amount }M.
deal-stake-bank-short =
    { $amount ->
        [0] Your bank is empty: properties will have to go.
       *[other] Your bank has only { $amount }M: properties will have to go.
    }
deal-stake-no-wasted = You have nothing to pay with anyway: Just Say No would be wasted.
deal-stake-averts = Otherwise { $winners } wins the game.
deal-stake-overpaid = You pay { $amount }M more than you owe: nobody gives change.
