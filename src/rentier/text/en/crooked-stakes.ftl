### Crooked Cash: what follows from an action, where it is not as on every track.

crooked-stake-fakes =
    { $count ->
        [one] You know that the { $values } is fake: whoever catches it keeps it, and you have to pay again.
       *[other] You know that { $values } are fake: whoever catches one keeps it, and you have to pay again.
    }
crooked-stake-change =
    { $bank ->
        [payee] The bank gives you { $amount } back.
       *[other] { $payee } gives you { $amount } back.
    }
crooked-stake-change-lost = { $payee } has no change: the extra { $amount } may be lost.
crooked-stake-token =
    { $count ->
        [0] It takes your last green token until you pass GO.
        [one] It takes a green token: one is left until you pass GO.
       *[other] It takes a green token: { $count } are left until you pass GO.
    }
crooked-stake-catch = If it is fake, you keep the { $amount }; if it is real, you have learnt only that.
crooked-stake-reward = If it is fake, the bank pays you { $amount }; if it is real, it takes effect all the same.
crooked-stake-discard = Your own card “{ $card }” goes under the pile.
crooked-stake-last-street = It is the last street: the game ends, and you have { $amount } with your rents.
