### Banking : ce qui s’est passé, ce qu’on peut faire, ce qui est demandé.

banking-money = { track-money }
# Les cartes qu’on garde et qui changent de mains dans les échanges.
kept-banking-chance-out-of-jail = une carte de sortie de prison (Chance)
kept-banking-chest-out-of-jail = une carte de sortie de prison (Caisse de communauté)

## Ce qui s’est passé

banking-event-rolled-for-start = Pour commencer : { $seats }, avec { $totals }.
banking-event-turn-began =
    { $you ->
        [seat] Tour { $number } : vous.
       *[other] Tour { $number } : { $seat }.
    }
banking-event-rolled =
    { $you ->
        [seat] Vous faites { $first } et { $second }.
       *[other] { $seat } fait { $first } et { $second }.
    }
# Après un déplacement : le pion qui arrive de lui-même à la prison n’y est pas enfermé.
banking-visiting =
    { $space-code ->
        [jail] , en simple visite
       *[other] { "" }
    }
banking-event-moved =
    { $how ->
        [back] { $you ->
            [seat] Vous reculez jusqu’à la case { $space }.
           *[other] { $seat } recule jusqu’à la case { $space }.
        }
       *[other] { $you ->
            [seat] Vous avancez jusqu’à la case { $space }{ banking-visiting }.
           *[other] { $seat } avance jusqu’à la case { $space }{ banking-visiting }.
        }
    }
# Le motif d’un paiement, après le montant.
banking-why =
    { $why ->
        [rent] loyer
        [tax] impôt
        [card] carte
        [salary] case { space-banking-go }
        [fine] amende
        [deed] propriété
        [auction] enchères
        [building] bâtiment
        [mortgage] hypothèque
        [lift] hypothèque levée
        [interest] intérêts
        [sale] bâtiments vendus
        [deal] échange
        [bankruptcy] faillite
       *[other] { $why }
    }
banking-event-paid =
    { $bank ->
        [payer] { $you ->
            [payee] La banque vous paie { $amount } ({ banking-why }).
           *[other] La banque paie { $amount } à { $payee } ({ banking-why }).
        }
       *[other] { $you ->
            [payer] Vous payez { $amount } à { $payee } ({ banking-why }).
            [payee] { $payer } vous paie { $amount } ({ banking-why }).
           *[other] { $payer } paie { $amount } à { $payee } ({ banking-why }).
        }
    }
banking-event-owed =
    { $you ->
        [payer] Vous devez { $amount } à { $payee } ({ banking-why }), plus que vous n’avez.
        [payee] { $payer } vous doit { $amount } ({ banking-why }) et ne peut pas payer tout de suite.
       *[other] { $payer } doit { $amount } à { $payee } ({ banking-why }) et ne peut pas payer tout de suite.
    }
banking-event-bought =
    { $you ->
        [seat] Vous achetez { $space } pour { $amount }.
       *[other] { $seat } achète { $space } pour { $amount }.
    }
banking-event-declined =
    { $you ->
        [seat] Vous mettez { $space } aux enchères.
       *[other] { $seat } met { $space } aux enchères.
    }
banking-event-auction-opened =
    { $thing ->
        [apartment] Un des derniers appartements est mis aux enchères.
        [hotel] Un des derniers hôtels est mis aux enchères.
       *[other] Les enchères s’ouvrent : { $thing }.
    }
banking-event-bid =
    { $you ->
        [seat] Vous misez { $amount } pour { $space }.
       *[other] { $seat } mise { $amount } pour { $space }.
    }
banking-event-passed-auction =
    { $you ->
        [seat] Vous passez.
       *[other] { $seat } passe.
    }
banking-event-auction-ended =
    { $bank ->
        [seat] Personne ne mise : la banque garde { $space }.
       *[other] { $you ->
            [seat] Vous avez la plus forte mise pour { $space } : { $amount }.
           *[other] { $seat } a la plus forte mise pour { $space } : { $amount }.
        }
    }
banking-event-rent-due =
    { $you ->
        [seat] { $owner } peut vous réclamer { $amount } de loyer : { $space }.
        [owner] Vous pouvez réclamer { $amount } de loyer à { $seat } : { $space }.
       *[other] { $owner } peut réclamer { $amount } de loyer à { $seat } : { $space }.
    }
banking-event-claimed-rent =
    { $you ->
        [seat] Vous réclamez { $amount } de loyer à { $target } : { $space }.
        [target] { $seat } vous réclame { $amount } de loyer : { $space }.
       *[other] { $seat } réclame { $amount } de loyer à { $target } : { $space }.
    }
banking-event-lost-claim =
    { $you ->
        [seat] Vous n’avez pas réclamé à temps { $amount } de loyer à { $target } : { $space }.
        [target] { $seat } ne vous a pas réclamé à temps { $amount } de loyer : { $space }.
       *[other] { $seat } n’a pas réclamé à temps { $amount } de loyer à { $target } : { $space }.
    }
banking-deck =
    { $deck ->
        [0] { space-banking-chance-1 }
       *[other] { space-banking-chest-1 }
    }
banking-event-drew-card =
    { $you ->
        [seat] Vous tirez une carte { banking-deck } : « { $card } »
       *[other] { $seat } tire une carte { banking-deck } : « { $card } »
    }
banking-event-kept-card =
    { $you ->
        [seat] Vous gardez la carte.
       *[other] { $seat } garde la carte.
    }
banking-event-went-to-jail =
    { $you ->
        [seat] Vous allez en prison.
       *[other] { $seat } va en prison.
    }
banking-event-freed-from-jail =
    { $how ->
        [double] { $you ->
            [seat] Le double vous fait sortir de prison.
           *[other] Le double fait sortir { $seat } de prison.
        }
        [card] { $you ->
            [seat] Votre carte vous fait sortir de prison.
           *[other] Une carte fait sortir { $seat } de prison.
        }
        [third] { $you ->
            [seat] Pas de double en trois tours : vous devez payer l’amende et sortir de prison.
           *[other] Pas de double en trois tours : { $seat } doit payer l’amende et sortir de prison.
        }
       *[other] { $you ->
            [seat] Vous avez payé l’amende et sortez de prison.
           *[other] { $seat } a payé l’amende et sort de prison.
        }
    }
# Ce qu’il y a sur un terrain après avoir construit.
banking-standing =
    { $level ->
        [1] un appartement
       *[other] { $level } appartements
    }
banking-event-built =
    { $is_hotel ->
        [yes] { $you ->
            [seat] Vous construisez un hôtel pour { $amount } : { $space }.
           *[other] { $seat } construit un hôtel pour { $amount } : { $space }.
        }
       *[other] { $you ->
            [seat] Vous construisez { $space } pour { $amount } : { banking-standing }.
           *[other] { $seat } construit { $space } pour { $amount } : { banking-standing }.
        }
    }
# Ce qui reste sur un groupe après une vente, terrain par terrain.
banking-left =
    { $levels-sum ->
        [0] il n’y reste rien
       *[other] il y reste { $levels }
    }
banking-event-sold =
    { $you ->
        [seat] Vous vendez des bâtiments du groupe { $group } pour { $amount } ; { banking-left }.
       *[other] { $seat } vend des bâtiments du groupe { $group } pour { $amount } ; { banking-left }.
    }
banking-event-wanted-building =
    { $thing ->
        [hotel] { $you ->
            [seat] Vous voulez aussi l’hôtel.
           *[other] { $seat } veut aussi l’hôtel.
        }
       *[other] { $you ->
            [seat] Vous voulez aussi l’appartement.
           *[other] { $seat } veut aussi l’appartement.
        }
    }
banking-event-building-bid =
    { $you ->
        [seat] Vous misez { $amount } pour construire : { $space }.
       *[other] { $seat } mise { $amount } pour construire : { $space }.
    }
banking-event-passed-building = { banking-event-passed-auction }
banking-event-building-unsold =
    { $thing ->
        [hotel] Personne ne mise pour l’hôtel, qui reste à la banque.
       *[other] Personne ne mise pour l’appartement, qui reste à la banque.
    }
banking-event-mortgaged =
    { $you ->
        [seat] Vous hypothéquez { $space }.
       *[other] { $seat } hypothèque { $space }.
    }
banking-event-lifted =
    { $you ->
        [seat] Vous levez une hypothèque : { $space }.
       *[other] { $seat } lève une hypothèque : { $space }.
    }
# Après une offre : ce qu’elle fait d’une dette.
banking-settling =
    { $debt ->
        [0] { "" }
        [none] { "" }
       *[other] , ce qui règle { $debt } de ce qui est dû
    }
banking-event-deal-offered =
    { $give-count ->
        [0] { $you ->
            [seat] Vous demandez à { $target } { $take }{ banking-settling }.
            [target] { $seat } vous demande { $take }{ banking-settling }.
           *[other] { $seat } demande à { $target } { $take }{ banking-settling }.
        }
       *[other] { $you ->
            [seat] Vous proposez à { $target } { $give } contre { $take }{ banking-settling }.
            [target] { $seat } vous propose { $give } contre { $take }{ banking-settling }.
           *[other] { $seat } propose à { $target } { $give } contre { $take }{ banking-settling }.
        }
    }
banking-event-deal-declined =
    { $you ->
        [seat] Vous refusez ce que propose { $target }.
        [target] { $seat } refuse votre offre.
       *[other] { $seat } refuse ce que propose { $target }.
    }
banking-event-deal-withdrawn =
    { $you ->
        [seat] Vous retirez votre offre à { $target }.
        [target] { $seat } retire l’offre qui vous était faite.
       *[other] { $seat } retire son offre à { $target }.
    }
banking-event-deal-done =
    { $give-count ->
        [0] { $you ->
            [seat] Échange conclu : { $target } vous cède { $take }{ banking-settling }.
            [target] Échange conclu : vous cédez à { $seat } { $take }{ banking-settling }.
           *[other] Échange conclu : { $target } cède à { $seat } { $take }{ banking-settling }.
        }
       *[other] { $you ->
            [seat] Échange conclu : vous donnez à { $target } { $give } contre { $take }{ banking-settling }.
            [target] Échange conclu : { $seat } vous donne { $give } contre { $take }{ banking-settling }.
           *[other] Échange conclu : { $seat } donne à { $target } { $give } contre { $take }{ banking-settling }.
        }
    }
banking-event-went-bankrupt =
    { $you ->
        [seat] Vous êtes en faillite : { $creditor } reçoit ce que vous avez.
        [creditor] { $seat } est en faillite : vous recevez ce qui reste.
       *[other] { $seat } est en faillite : { $creditor } reçoit ce qui reste.
    }
banking-event-time-called =
    { $between_turns ->
        [yes] Le temps est écoulé. Une fois les derniers loyers réclamés, le plus riche gagne.
       *[other] Le temps est écoulé. Ce tour se joue jusqu’au bout, puis le plus riche gagne.
    }
banking-won-why =
    { $why ->
        [bankruptcies] La deuxième faillite termine la partie :
        [rounds] Le temps est écoulé :
        [time] Le temps est écoulé :
       *[other] Il ne reste personne d’autre :
    }
banking-event-won =
    { $seats-count ->
        [1] { $you ->
            [seat] { banking-won-why } vous gagnez.
           *[other] { banking-won-why } { $seats } gagne.
        }
       *[other] { banking-won-why } la victoire est partagée entre { $seats }.
    }

## Ce qu’on peut faire

banking-action-roll = Lancer les dés
banking-action-end = Finir le tour
banking-action-buy = L’acheter pour { $amount }
banking-action-leave = La mettre aux enchères
banking-action-bid = Miser { $amount }
banking-action-pass = Passer
banking-action-claim =
    { $number ->
        [none] Réclamer { $amount } de loyer à { $target } : { $space }
       *[other] Réclamer { $amount } de loyer à { $target } : { $space } (arrêt { $number })
    }
banking-action-let-lie = Pas maintenant
banking-action-build =
    { $hotel ->
        [1] Construire un hôtel pour { $amount } : { $space }
       *[other] Construire { $space } pour { $amount } : { banking-standing }
    }
banking-action-want = En vouloir aussi, et miser
banking-action-bid-building = Miser { $amount } pour construire : { $space }
# Ce qu’une vente laisse sur un terrain.
banking-level =
    { $hotel ->
        [yes] un hôtel
       *[no] { $level ->
            [0] rien
            [1] 1 appartement
           *[other] { $level } appartements
        }
    }
banking-action-sell =
    { $left ->
        [0] Vendre tous les bâtiments du groupe { $group } pour { $amount }
       *[other] Vendre dans le groupe { $group } pour { $amount }, ce qui y laisse { $levels }
    }
banking-action-mortgage = Hypothéquer { $space } pour { $amount }
banking-action-lift = Lever l’hypothèque pour { $amount } : { $space }
banking-action-offer =
    { $give-count ->
        [0] Demander à { $target } { $take }{ banking-settling }
       *[other] Proposer à { $target } { $give } contre { $take }{ banking-settling }
    }
banking-action-accept =
    { $lift ->
        [none] Accepter l’échange
       *[other] Accepter l’échange, et lever aussitôt l’hypothèque : { $lift }
    }
banking-action-decline = Refuser l’échange
banking-action-withdraw = Retirer l’offre
banking-action-bankrupt = Se déclarer en faillite
banking-action-resign = Quitter la partie pour de bon
banking-action-time-up = Annoncer que le temps est écoulé : la partie s’arrête avec ce tour
banking-action-pay-fine = Payer l’amende de { $amount }
banking-action-use-card = Utiliser votre carte pour sortir de prison
banking-action-pay-card = Payer { $amount }
banking-action-draw-card = Tirer plutôt une carte

## Ce qui est refusé

banking-time-not-agreed = Aucune durée n’a été convenue pour cette partie ; l’option time_limit le fait avant le début.
banking-time-called = Le temps est déjà écoulé.

## La même chose en une ligne pour plusieurs semblables

banking-group-claim = Réclamer un loyer
banking-group-build = Construire
banking-group-sell = Vendre des bâtiments
banking-group-mortgage = Hypothéquer
banking-group-lift = Lever une hypothèque
banking-group-offer = Proposer un échange
banking-group-bid-building = Miser pour un de vos terrains

## Ce qu’on peut taper pour une action, entre virgules

banking-typed-roll = lancer, dés, lancer les dés, jouer, l
banking-typed-end = finir, fin, finir tour, terminer, f
banking-typed-buy = acheter, a, oui
banking-typed-leave = laisser, enchères, non, placer enchères, mettre enchères, laisser enchères
banking-typed-bid = miser, mise, enchérir
banking-typed-pass = passer, passe, non
banking-typed-claim = réclamer, loyer, réclamer loyer, r
banking-typed-let-lie = pas maintenant, attendre, plus tard, non
banking-typed-build = construire, bâtir, acheter [appartement], acheter [maison], acheter [hôtel], acheter [bâtiment]
banking-typed-want = vouloir, oui
banking-typed-bid-building = miser bâtiment, miser, mise
banking-typed-sell = vendre
banking-typed-mortgage = hypothéquer, hypothèque
banking-typed-lift = lever, lever hypothèque, racheter, racheter hypothèque
banking-typed-offer = proposer, offrir, offre, négocier, marché
banking-typed-accept = accepter, oui, d’accord, ok
banking-typed-decline = refuser, non
banking-typed-withdraw = retirer
banking-typed-bankrupt = faillite, abandonner
banking-typed-resign = renoncer
banking-typed-time-up = temps écoulé, fin du temps
banking-typed-pay-fine = payer amende, amende, payer
banking-typed-use-card = utiliser carte, carte, jouer carte, utiliser
banking-typed-pay-card = payer, payer carte
banking-typed-draw-card = tirer, tirer carte

## Ce qui est demandé

banking-asked-turn =
    { $you ->
        [turn] { $may_roll ->
            [yes] À vous de lancer les dés.
           *[other] Autre chose avant de finir votre tour ?
        }
       *[other] On vous doit un loyer : réclamez-le, ou il sera perdu au lancer du joueur suivant.
    }
banking-asked-buy = { $deed } est à vendre pour { $price }. L’achetez-vous ?
banking-asked-auction =
    { $bank ->
        [leader] Enchères, { $deed } : personne n’a encore misé. Combien misez-vous ?
       *[other] Enchères, { $deed } : { $leader } mise { $bid }. Misez-vous davantage ?
    }
banking-asked-payment = Vous devez { $amount } à { $payee } ({ banking-why }). Comment réunir l’argent ?
banking-asked-want =
    { $hotel ->
        [yes] { $seat } veut acheter un des derniers hôtels. Le voulez-vous aussi ?
       *[other] { $seat } veut acheter un des derniers appartements. Le voulez-vous aussi ?
    }
banking-asked-building-auction =
    { $bank ->
        [leader] { $hotel ->
            [yes] Enchères pour un hôtel : personne n’a encore misé. Combien misez-vous ?
           *[other] Enchères pour un appartement : personne n’a encore misé. Combien misez-vous ?
        }
       *[other] { $hotel ->
            [yes] Enchères pour un hôtel : { $leader } mise { $bid }. Misez-vous davantage ?
           *[other] Enchères pour un appartement : { $leader } mise { $bid }. Misez-vous davantage ?
        }
    }
banking-asked-offer =
    { $give-count ->
        [0] { $seat } vous demande { $take }{ banking-settling }. Acceptez-vous ?
       *[other] { $seat } vous propose { $give } contre { $take }{ banking-settling }. Acceptez-vous ?
    }
banking-asked-pay-or-draw = Payez-vous, ou tirez-vous plutôt une carte ?
banking-asked-closing = Le temps est écoulé, mais on vous doit un loyer : réclamez-le maintenant, ou il sera perdu.

## Positions impossibles

banking-position-no-time = { field-is } sans durée limitée, personne n’annonce la fin du temps : il faut false.
banking-position-time = { field-is } la fin du temps annoncée entre deux tours termine la partie : il faut ici false.
banking-position-rounds = { field-is } la partie s’arrête après { $limit } tours de table : il faut moins.
banking-position-quick = { field-is } la partie rapide s’arrête quand { $most } d’entre eux sont éliminés.
