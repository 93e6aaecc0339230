### Crooked Cash : ce qui découle d’une action, là où ce n’est pas comme sur tout parcours.

crooked-stake-fakes =
    { $count ->
        [one] Le billet de { $values } est faux, vous le savez : le joueur qui le démasque le garde, et vous devez payer de nouveau.
       *[other] Vous savez que ces billets sont faux ({ $values }) : le joueur qui en démasque un le garde, et vous devez payer de nouveau.
    }
crooked-stake-change =
    { $bank ->
        [payee] La banque vous rend { $amount }.
       *[other] { $payee } vous rend { $amount }.
    }
crooked-stake-change-lost = { $payee } n’a pas de monnaie : les { $amount } de trop risquent d’être perdus.
crooked-stake-token =
    { $count ->
        [0] Cela prend votre dernier jeton vert jusqu’à votre prochain passage au Départ.
        [one] Cela prend un jeton vert : il vous en reste un jusqu’à votre prochain passage au Départ.
       *[other] Cela prend un jeton vert : il vous en reste { $count } jusqu’à votre prochain passage au Départ.
    }
crooked-stake-catch = S’il est faux, vous gardez les { $amount } ; s’il est vrai, vous n’aurez rien gagné.
crooked-stake-reward = Si elle est fausse, la banque vous paie { $amount } ; si elle est vraie, elle agit quand même.
crooked-stake-discard = Votre propre carte « { $card } » va sous la pile.
crooked-stake-last-street = C’est le dernier terrain : la partie se termine, et vous avez { $amount } avec vos loyers.
