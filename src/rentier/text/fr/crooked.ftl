### Crooked Cash : ce qui s’est passé, ce qu’on peut faire, ce qui est demandé.

crooked-money = { $whole }
# Les cartes qu’on garde et qui changent de mains dans les échanges.
kept-crooked-c7 = une carte de sortie de prison (Chance)
kept-crooked-k9 = une carte de sortie de prison (Caisse de communauté)

## Ce qui s’est passé

crooked-event-rolled-for-start = Pour commencer : { $seats }, avec { $totals }.
crooked-event-turn-began =
    { $you ->
        [seat] Tour { $number } : vous.
       *[other] Tour { $number } : { $seat }.
    }
crooked-event-rolled =
    { $you ->
        [seat] Vous faites { $first } et { $second }.
       *[other] { $seat } fait { $first } et { $second }.
    }
crooked-event-moved =
    { $you ->
        [seat] Vous avancez jusqu’à la case { $space }{ banking-visiting }.
       *[other] { $seat } avance jusqu’à la case { $space }{ banking-visiting }.
    }
crooked-event-took-train =
    { $you ->
        [seat] Le train vous emmène jusqu’à la case { $space }.
       *[other] Le train emmène { $seat } jusqu’à la case { $space }.
    }
# Le motif d’un paiement, après le montant.
crooked-why =
    { $why ->
        [rent] loyer
        [rest] reste d’une dette
        [card] carte
        [salary] case { space-crooked-go }
        [fine] prison
        [deed] propriété
        [auction] enchères
        [building] hôtel
        [sale] vente à la banque
        [deal] échange
        [change] monnaie
        [exchange] billets changés
        [reward] récompense
        [bankruptcy] faillite
       *[other] { $why }
    }
crooked-event-paid =
    { $bank ->
        [payer] { $you ->
            [payee] La banque vous paie { $amount } ({ crooked-why }).
           *[other] La banque paie { $amount } à { $payee } ({ crooked-why }).
        }
       *[other] { $you ->
            [payer] Vous payez { $amount } à { $payee } ({ crooked-why }).
            [payee] { $payer } vous paie { $amount } ({ crooked-why }).
           *[other] { $payer } paie { $amount } à { $payee } ({ crooked-why }).
        }
    }
crooked-event-owed =
    { $you ->
        [payer] Vous devez { $amount } à { $payee } ({ crooked-why }), plus que vous n’avez.
        [payee] { $payer } vous doit { $amount } ({ crooked-why }) et ne peut pas payer tout de suite.
       *[other] { $payer } doit { $amount } à { $payee } ({ crooked-why }) et ne peut pas payer tout de suite.
    }
crooked-event-notes-laid =
    { $you ->
        [seat] Vous posez { $values } pour { $payee }.
        [payee] { $seat } pose { $values } pour vous.
       *[other] { $seat } pose { $values } pour { $payee }.
    }
crooked-event-note-checked =
    { $is_fake ->
        [yes] { $you ->
            [seat] Vous vérifiez un billet de { $amount } posé par { $target } : il est faux.
            [target] { $seat } vérifie un de vos billets de { $amount } : il est faux.
           *[other] { $seat } vérifie un billet de { $amount } posé par { $target } : il est faux.
        }
       *[other] { $you ->
            [seat] Vous vérifiez un billet de { $amount } posé par { $target } : il est vrai.
            [target] { $seat } vérifie un de vos billets de { $amount } : il est vrai.
           *[other] { $seat } vérifie un billet de { $amount } posé par { $target } : il est vrai.
        }
    }
crooked-event-fake-taken =
    { $you ->
        [seat] Vous prenez à { $target } le faux billet de { $amount } et le gardez.
        [target] { $seat } vous prend le faux billet de { $amount } et le garde.
       *[other] { $seat } prend à { $target } le faux billet de { $amount } et le garde.
    }
crooked-event-notes-paid =
    { $bank ->
        [payer] { $you ->
            [payee] La banque vous donne { $values }.
           *[other] La banque donne { $values } à { $payee }.
        }
       *[other] { $you ->
            [payer] Vous donnez { $values } à { $payee }.
            [payee] { $payer } vous donne { $values }.
           *[other] { $payer } donne { $values } à { $payee }.
        }
    }
crooked-event-notes-returned =
    { $you ->
        [seat] Vous reprenez { $values }.
       *[other] { $seat } reprend { $values }.
    }
crooked-event-change-sought =
    { $you ->
        [seat] Vous n’avez pas de quoi rendre la monnaie à { $target } et changez le billet de { $amount } à la banque.
        [target] { $seat } n’a pas de quoi vous rendre la monnaie et change votre billet de { $amount } à la banque.
       *[other] { $seat } n’a pas de quoi rendre la monnaie à { $target } et change le billet de { $amount } à la banque.
    }
crooked-event-change-lost =
    { $you ->
        [seat] Personne ne peut vous rendre { $amount } : cette monnaie est perdue.
       *[other] Personne ne peut rendre { $amount } à { $seat } : cette monnaie est perdue.
    }
crooked-event-notes-offered =
    { $you ->
        [seat] Vous proposez à { $target } de changer { $give } contre { $take }.
        [target] { $seat } vous propose de changer { $give } contre { $take }.
       *[other] { $seat } propose à { $target } de changer { $give } contre { $take }.
    }
crooked-event-notes-refused =
    { $you ->
        [seat] Vous ne changez pas de billets avec { $target }.
        [target] { $seat } ne change pas de billets avec vous.
       *[other] { $seat } ne change pas de billets avec { $target }.
    }
crooked-event-tokens-turned =
    { $you ->
        [seat] Vos jetons de loupe sont de nouveau verts.
       *[other] Les jetons de loupe { DE($seat) } sont de nouveau verts.
    }
crooked-event-bought =
    { $you ->
        [seat] Vous achetez { $space } pour { $amount }.
       *[other] { $seat } achète { $space } pour { $amount }.
    }
crooked-event-declined =
    { $you ->
        [seat] Vous mettez { $space } aux enchères.
       *[other] { $seat } met { $space } aux enchères.
    }
crooked-event-auction-opened =
    { $thing ->
        [hotel] Le dernier hôtel est mis aux enchères.
       *[other] Les enchères s’ouvrent : { $thing }.
    }
crooked-event-bid =
    { $you ->
        [seat] Vous misez { $amount } pour { $space }.
       *[other] { $seat } mise { $amount } pour { $space }.
    }
crooked-event-passed-auction =
    { $you ->
        [seat] Vous passez.
       *[other] { $seat } passe.
    }
crooked-event-auction-ended =
    { $bank ->
        [seat] Personne ne mise : la banque garde { $space }.
       *[other] { $you ->
            [seat] Vous avez la plus forte mise pour { $space } : { $amount }.
           *[other] { $seat } a la plus forte mise pour { $space } : { $amount }.
        }
    }
crooked-event-rent-due =
    { $you ->
        [seat] { $owner } peut vous réclamer { $amount } de loyer : { $space }.
        [owner] Vous pouvez réclamer { $amount } de loyer à { $seat } : { $space }.
       *[other] { $owner } peut réclamer { $amount } de loyer à { $seat } : { $space }.
    }
crooked-event-claimed-rent =
    { $you ->
        [seat] Vous réclamez { $amount } de loyer à { $target } : { $space }.
        [target] { $seat } vous réclame { $amount } de loyer : { $space }.
       *[other] { $seat } réclame { $amount } de loyer à { $target } : { $space }.
    }
crooked-event-lost-claim =
    { $you ->
        [seat] Vous n’avez pas réclamé à temps { $amount } de loyer à { $target } : { $space }.
        [target] { $seat } ne vous a pas réclamé à temps { $amount } de loyer : { $space }.
       *[other] { $seat } n’a pas réclamé à temps { $amount } de loyer à { $target } : { $space }.
    }
crooked-event-refused-rent =
    { $you ->
        [seat] Vous ne payez pas ce loyer à { $target }.
        [target] { $seat } ne vous paie pas ce loyer.
       *[other] { $seat } ne paie pas ce loyer à { $target }.
    }
crooked-event-drew-card =
    { $you ->
        [seat] Vous tirez une carte { space-crooked-chest-1 } : « { $card }. { $card-does } »
       *[other] { $seat } tire une carte { space-crooked-chest-1 } : « { $card }. { $card-does } »
    }
crooked-event-kept-card =
    { $you ->
        [seat] Vous gardez la carte.
       *[other] { $seat } garde la carte.
    }
crooked-event-kept-hidden =
    { $you ->
        [seat] Vous tirez une carte { space-crooked-chest-1 } et la gardez : « { $card }. { $card-does } »
       *[other] { $seat } tire une carte { space-crooked-chest-1 } et la garde.
    }
crooked-event-used-chest =
    { $you ->
        [seat] Vous utilisez la carte que vous aviez gardée : « { $card } ».
       *[other] { $seat } utilise une carte gardée jusqu’ici : « { $card } ».
    }
crooked-event-took-chance =
    { $you ->
        [seat] Vous prenez la carte Chance « { $card } ».
       *[other] { $seat } prend la carte Chance « { $card } ».
    }
crooked-event-chance-turned-up = On retourne la carte Chance « { $card } ».
crooked-event-inherited-chance =
    { $you ->
        [seat] Vous recevez { DE($target) } la carte Chance « { $card } ».
        [target] { $seat } reçoit votre carte Chance « { $card } ».
       *[other] { $seat } reçoit { DE($target) } la carte Chance « { $card } ».
    }
crooked-event-inherited-cards =
    { $you ->
        [seat] Vous recevez les cartes que gardait { $target } : { $cards }.
        [target] { $seat } reçoit les cartes que vous gardiez : { $cards }.
       *[other] { $count ->
            [one] { $seat } reçoit la carte que gardait { $target }.
           *[other] { $seat } reçoit les { $count } cartes que gardait { $target }.
        }
    }
crooked-event-returned-cards =
    { $you ->
        [seat] Les cartes que vous gardiez retournent sous la pile : { $cards }.
       *[other] Les cartes que gardait { $seat } retournent sous la pile : { $cards }.
    }
crooked-event-discarded-chance =
    { $you ->
        [seat] Vous vous défaites de la carte Chance « { $card } ».
       *[other] { $seat } se défait de la carte Chance « { $card } ».
    }
# Après une carte : le terrain, la case ou le joueur dont il s’agit.
crooked-about =
    { $space ->
        [none] { $bank ->
            [target] { "" }
           *[other] , contre { $target }
        }
       *[other] { $other ->
            [none] { $bank ->
                [target] , { $space }
               *[other] , { $space }, contre { $target }
            }
           *[other] , { $space } contre { $other }
        }
    }
crooked-event-played-chance =
    { $you ->
        [seat] Vous allez utiliser « { $card } »{ crooked-about }.
       *[other] { $seat } va utiliser « { $card } »{ crooked-about }.
    }
crooked-event-checked-chance =
    { $is_fake ->
        [yes] { $you ->
            [seat] Vous vérifiez « { $card } », la carte { DE($target) } : elle est fausse.
            [target] { $seat } vérifie votre carte « { $card } » : elle est fausse.
           *[other] { $seat } vérifie « { $card } », la carte { DE($target) } : elle est fausse.
        }
       *[other] { $you ->
            [seat] Vous vérifiez « { $card } », la carte { DE($target) } : elle est vraie.
            [target] { $seat } vérifie votre carte « { $card } » : elle est vraie.
           *[other] { $seat } vérifie « { $card } », la carte { DE($target) } : elle est vraie.
        }
    }
crooked-event-used-chance =
    { $you ->
        [seat] Vous utilisez « { $card } ».
       *[other] { $seat } utilise « { $card } ».
    }
crooked-event-swapped-streets =
    { $you ->
        [seat] Vous échangez avec { $target } : { $give } contre { $take }.
        [target] { $seat } échange avec vous : { $give } contre { $take }.
       *[other] { $seat } échange avec { $target } : { $give } contre { $take }.
    }
crooked-event-went-to-jail =
    { $you ->
        [seat] Vous allez en prison.
       *[other] { $seat } va en prison.
    }
crooked-event-freed-from-jail =
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
            [seat] Pas de double en trois tours : vous devez payer et sortir de prison.
           *[other] Pas de double en trois tours : { $seat } doit payer et sortir de prison.
        }
       *[other] { $you ->
            [seat] Vous avez payé et sortez de prison.
           *[other] { $seat } a payé et sort de prison.
        }
    }
crooked-event-built =
    { $amount ->
        [0] { $you ->
            [seat] Vous placez un hôtel, gratuitement : { $space }.
           *[other] { $seat } place un hôtel, gratuitement : { $space }.
        }
       *[other] { $you ->
            [seat] Vous placez un hôtel pour { $amount } : { $space }.
           *[other] { $seat } place un hôtel pour { $amount } : { $space }.
        }
    }
crooked-event-sold-hotel =
    { $you ->
        [seat] Vous vendez un hôtel à la banque pour { $amount } : { $space }.
       *[other] { $seat } vend un hôtel à la banque pour { $amount } : { $space }.
    }
crooked-event-sold-street =
    { $you ->
        [seat] Vous vendez { $space } à la banque pour { $amount }.
       *[other] { $seat } vend { $space } à la banque pour { $amount }.
    }
crooked-event-wanted-building =
    { $you ->
        [seat] Vous voulez aussi le dernier hôtel.
       *[other] { $seat } veut aussi le dernier hôtel.
    }
crooked-event-building-bid =
    { $you ->
        [seat] Vous misez { $amount } pour un hôtel : { $space }.
       *[other] { $seat } mise { $amount } pour un hôtel : { $space }.
    }
crooked-event-passed-building = { crooked-event-passed-auction }
crooked-event-building-unsold = Personne ne mise pour l’hôtel, qui reste à la banque.
crooked-event-deal-offered = { banking-event-deal-offered }
crooked-event-deal-declined =
    { $you ->
        [seat] Vous refusez ce que propose { $target }.
        [target] { $seat } refuse votre offre.
       *[other] { $seat } refuse ce que propose { $target }.
    }
crooked-event-deal-withdrawn =
    { $you ->
        [seat] Vous retirez votre offre à { $target }.
        [target] { $seat } retire l’offre qui vous était faite.
       *[other] { $seat } retire son offre à { $target }.
    }
crooked-event-deal-done = { banking-event-deal-done }
crooked-event-went-bankrupt =
    { $you ->
        [seat] Vous êtes en faillite : { $creditor } reçoit ce que vous avez.
        [creditor] { $seat } est en faillite : vous recevez ce qui reste.
       *[other] { $seat } est en faillite : { $creditor } reçoit ce qui reste.
    }
crooked-event-counted-rents = Derniers loyers, dans cet ordre : { $amounts } pour { $seats }.
crooked-won-why =
    { $why ->
        [bought] Toutes les propriétés sont achetées :
        [rounds] Le temps est écoulé :
       *[other] Il ne reste personne d’autre :
    }
crooked-event-won =
    { $seats-count ->
        [1] { $you ->
            [seat] { crooked-won-why } vous gagnez.
           *[other] { crooked-won-why } { $seats } gagne.
        }
       *[other] { crooked-won-why } la victoire est partagée entre { $seats }.
    }

## Ce qu’on peut faire

crooked-action-roll = Lancer les dés
crooked-action-end = Finir le tour
crooked-action-buy = L’acheter pour { $amount }
crooked-action-leave = La mettre aux enchères
crooked-action-bid = Miser { $amount }
crooked-action-pass = Passer
crooked-action-claim =
    { $number ->
        [none] Réclamer { $amount } de loyer à { $target } : { $space }
       *[other] Réclamer { $amount } de loyer à { $target } : { $space } (arrêt { $number })
    }
crooked-action-let-lie = Pas maintenant
crooked-action-build = Acheter un hôtel pour { $amount } : { $space }
crooked-action-want = Le vouloir aussi, et miser
crooked-action-bid-building = Miser { $amount } pour un hôtel : { $space }
crooked-action-offer = { banking-action-offer }
crooked-action-accept = Accepter l’échange
crooked-action-decline = Refuser l’échange
crooked-action-withdraw = Retirer l’offre
crooked-action-bankrupt = Se déclarer en faillite
crooked-action-resign = Quitter la partie pour de bon
crooked-action-pay-fine = Payer { $amount } pour sortir de prison
crooked-action-use-card = Utiliser votre carte pour sortir de prison
crooked-action-pay =
    { $fakes ->
        [none] Payer avec { $notes }
        [one] Payer avec { $notes } (un faux, vous le savez)
       *[other] Payer avec { $notes } ({ $fakes } faux, vous le savez)
    }
crooked-action-check = Vérifier un billet de { $amount }
crooked-action-check-card = Vérifier la carte
crooked-action-take = Prendre « { $card } » : { $card-does }
crooked-action-play =
    { $with-count ->
        [0] Utiliser « { $card } »
        [none] Utiliser « { $card } »
       *[other] Utiliser « { $card } » : { $with }
    }
crooked-action-half-hotel = Utiliser « { card-crooked-k10 } » : { $space }
crooked-action-sell-hotel = Vendre l’hôtel pour { $amount } : { $space }
crooked-action-sell-street = Vendre { $space } pour { $amount }
crooked-action-change = Changer { $give } à la banque contre { $take }
crooked-action-offer-notes = Proposer à { $target } de changer { $give } contre { $take }
crooked-action-accept-notes = Les changer contre { $notes }

## La même chose en une ligne pour plusieurs semblables

crooked-group-claim = Réclamer un loyer
crooked-group-build = Acheter un hôtel
crooked-group-bid-building = Miser pour un de vos terrains
crooked-group-offer = Proposer un échange
crooked-group-pay = Choisir les billets du paiement
crooked-group-check = Vérifier un billet
crooked-group-play = Utiliser votre carte Chance
crooked-group-take = Prendre une carte Chance
crooked-group-half-hotel = Utiliser « { card-crooked-k10 } »
crooked-group-sell-hotel = Vendre un hôtel
crooked-group-sell-street = Vendre un terrain
crooked-group-change = Changer des billets à la banque
crooked-group-offer-notes = Changer des billets avec un joueur
crooked-group-accept-notes = Changer les billets

## Ce qu’on peut taper pour une action, entre virgules

crooked-typed-roll = lancer, dés, lancer les dés, jouer, l
crooked-typed-end = finir, fin, finir tour, terminer, f
crooked-typed-buy = acheter, a, oui
crooked-typed-leave = laisser, enchères, non, placer enchères, mettre enchères, laisser enchères
crooked-typed-bid = miser, mise, enchérir
crooked-typed-pass = passer, passe, non
crooked-typed-claim = réclamer, loyer, réclamer loyer, demander, demander loyer
crooked-typed-let-lie = pas maintenant, attendre, plus tard, non
crooked-typed-build = construire, hôtel, acheter hôtel
crooked-typed-want = vouloir, oui
crooked-typed-bid-building = miser hôtel, miser, mise
crooked-typed-offer = proposer, offrir, offre, négocier, marché
crooked-typed-accept = accepter, oui, d’accord, ok
crooked-typed-decline = refuser, non
crooked-typed-withdraw = retirer
crooked-typed-bankrupt = faillite, abandonner
crooked-typed-resign = renoncer
crooked-typed-pay-fine = payer sortie, amende
crooked-typed-use-card = utiliser grâce, grâce, utiliser, carte, jouer carte, utiliser carte
crooked-typed-pay = payer, poser, p
crooked-typed-check = vérifier, décoder, v, décodeur, jeton décodeur, utiliser décodeur, utiliser jeton décodeur, jouer décodeur, jouer jeton décodeur, loupe, utiliser loupe, utiliser jeton loupe, jouer jeton loupe
crooked-typed-check-card = vérifier carte, vérifier, décoder, v, décodeur, jeton décodeur, utiliser décodeur, utiliser jeton décodeur, jouer décodeur, jouer jeton décodeur, loupe, utiliser loupe, utiliser jeton loupe, jouer jeton loupe
crooked-typed-take = prendre
crooked-typed-play = utiliser, carte, jouer carte, utiliser carte, carte chance, jouer carte chance, utiliser carte chance
crooked-typed-half-hotel = demi-hôtel, ami
crooked-typed-sell-hotel = vendre hôtel
crooked-typed-sell-street = vendre terrain, vendre rue, vendre
crooked-typed-change = changer
crooked-typed-offer-notes = proposer billets, échanger billets
crooked-typed-accept-notes = accepter billets, accepter, oui

## Ce qui est demandé

crooked-asked-turn =
    { $you ->
        [turn] { $may_roll ->
            [yes] À vous de lancer les dés.
           *[other] Autre chose avant de finir votre tour ?
        }
       *[other] On vous doit un loyer : réclamez-le, ou il sera perdu au lancer du joueur suivant.
    }
crooked-asked-buy = { $deed } est à vendre pour { $price }. L’achetez-vous ?
crooked-asked-auction =
    { $bank ->
        [leader] Enchères, { $deed } : personne n’a encore misé. Combien misez-vous ?
       *[other] Enchères, { $deed } : { $leader } mise { $bid }. Misez-vous davantage ?
    }
crooked-asked-payment = Vous devez { $amount } à { $payee } ({ crooked-why }). Comment réunir l’argent ?
crooked-asked-want = { $seat } veut acheter le dernier hôtel. Le voulez-vous aussi ?
crooked-asked-building-auction =
    { $bank ->
        [leader] Enchères pour le dernier hôtel : personne n’a encore misé. Combien misez-vous ?
       *[other] Enchères pour le dernier hôtel : { $leader } mise { $bid }. Misez-vous davantage ?
    }
crooked-asked-offer = { banking-asked-offer }
crooked-asked-lay =
    { $values-count ->
        [0] Vous payez { $amount } à { $payee } ({ crooked-why }). Quels billets posez-vous ?
       *[other] Vous payez { $amount } à { $payee } ({ crooked-why }), et { $values } sont posés. Quels billets ajoutez-vous ?
    }
crooked-asked-check =
    { $change ->
        [yes] { $payee } n’a pas de quoi rendre la monnaie à { $payer } et change à la banque le dernier de ces billets : { $values }. Le vérifiez-vous ?
       *[other] { $payer } pose { $values } pour { $payee }. Vérifiez-vous un de ces billets ?
    }
crooked-asked-announce =
    { $with-count ->
        [0] { $seat } va utiliser « { $card } ». Vérifiez-vous la carte ?
        [none] { $seat } va utiliser « { $card } ». Vérifiez-vous la carte ?
       *[other] { $seat } va utiliser « { $card } » ({ $with }). Vérifiez-vous la carte ?
    }
crooked-asked-take = Quelle carte Chance prenez-vous ?
crooked-asked-inherit-chance = Vous ne pouvez garder qu’une carte Chance. Laquelle ?
crooked-asked-offer-notes = { $seat } vous propose de changer { $give } contre { $take }. Quels billets donnez-vous ?

## Ce qui est refusé

crooked-bad-note = « { $given } » n’est pas un billet ; écrivez sa valeur, un # et lequel de vos billets de cette valeur c’est, par exemple 500#1.
crooked-bad-card =
    { $near ->
        [none] La carte Chance « { $given } » n’existe pas ; au choix : { $known }.
       *[other] La carte Chance « { $given } » n’existe pas. Vouliez-vous dire { $near } ?
    }
crooked-pay-nothing = Vous n’avez rien à payer en ce moment.
crooked-pay-not-held = Vous n’avez pas tous ces billets.
crooked-pay-too-little = Ces billets ne couvrent pas ce qui reste à payer : { $amount }.
crooked-pay-superfluous = Un de ces billets est de trop ; gardez-le en main.
crooked-pay-exact = La monnaie doit tomber juste : { $amount }.
crooked-check-nothing = Il n’y a rien sur la table que vous puissiez vérifier.
crooked-check-own = Vous ne pouvez pas vérifier ce qui est à vous.
crooked-check-not-offered = Il n’y a pas sur la table de billet de { $amount } qui puisse être vérifié maintenant.
crooked-check-jail = En prison, on n’utilise pas la loupe.
crooked-check-no-token = Vous n’avez plus de jeton de loupe vert.
crooked-check-asked = Ce n’est pas à vous de dire maintenant si vous vérifiez.
crooked-chance-none = Vous n’avez pas de carte Chance.
crooked-chance-other = Ce n’est pas la carte Chance que vous avez.
crooked-chance-not-now = Ce n’est pas le moment de cette carte Chance.
crooked-chance-no-effect = Cette carte Chance ne pourrait rien faire maintenant.
crooked-chance-needs =
    { $needs ->
        [street] Nommez aussi le terrain que vise la carte, par exemple : play { $code } boardwalk.
        [space] Nommez aussi la case où vous allez, par exemple : play { $code } boardwalk.
        [streets] Nommez aussi les deux terrains, le vôtre d’abord, par exemple : play { $code } park boardwalk.
        [rent] Nommez aussi le terrain et le joueur qui s’y est arrêté, par exemple : play { $code } boardwalk 1.
        [player] Nommez aussi le joueur que vise la carte, par exemple : play { $code } 1.
       *[nothing] On ne nomme rien avec cette carte ; écrivez : play { $code }.
    }
crooked-lay-first = Posez d’abord des billets pour les { $amount } que vous devez payer.
crooked-take-not-now = On ne prend une carte Chance qu’en arrivant sur une case Chance.
crooked-take-not-open = Cette carte Chance n’est pas face visible.
crooked-half-hotel-none = Vous n’avez pas cette carte Caisse de communauté.
crooked-half-hotel-not = Avec cette carte, aucun hôtel ne peut se placer ici maintenant : { $space }.
crooked-sell-not-in-debt = On ne vend à la banque que si l’on doit plus que l’on n’a en billets.
crooked-sell-hotel-first = Vendez l’hôtel avant le terrain : { $space }.
crooked-sell-not-owned = Cette propriété n’est pas à vous : { $space }.
crooked-sell-no-hotel = Il n’y a pas d’hôtel ici : { $space }.
crooked-change-not-now = On change des billets à la banque à son propre tour, quand rien d’autre n’est en cours.
crooked-change-once = Vous avez déjà changé des billets à la banque pendant ce tour.
crooked-change-not-equal = Les deux côtés d’un échange doivent valoir la même somme.
crooked-change-bank = La banque n’a pas ces billets.
crooked-change-target = Désignez un autre joueur qui soit encore dans la partie et qui ait de tels billets.

## Positions impossibles

crooked-position-truth = { field-is } il faut { $notes } fois 0 ou 1, un chiffre par billet.
crooked-position-pile = { field-is } il faut un billet de { $amount }, comme toute la pile.
crooked-position-cash = { field-is } les billets de cette main valent { $worth } : il faut ce montant.
crooked-position-note-missing = { field-is } le billet { $note } n’est dans aucune d’elles, ni nulle part ailleurs.
crooked-position-forgotten = { field-is } ce billet est à la banque, et personne ne sait plus rien de lui.
crooked-position-no-doubt = { field-is } le joueur qui tient ce billet le connaît : il n’est donc pas douteux.
crooked-position-taken = { field-is } { $seat } ne connaît que { $most } de ces billets de { $amount } : il n’en faut pas plus.
crooked-position-shown = { field-is } il faut une carte de sortie de prison qu’un joueur garde, nommée une seule fois.
crooked-position-sold = { field-is } la partie s’arrête quand chaque terrain a un propriétaire : la banque doit en avoir un.
crooked-position-rounds = { field-is } autant de tours de table terminent la partie : il faut moins.
crooked-position-nothing-laid = { field-is } des billets sont posés sur un paiement si, et seulement si, il est demandé.
crooked-position-not-asked = { field-is } les billets sont posés sur un paiement demandé, et sur rien d’autre.
crooked-position-not-on-chance = { field-is } ce joueur doit se trouver sur une case Chance.
crooked-position-site = { field-is } il faut un terrain { DE($seat) } sans hôtel.
crooked-position-no-hotel = { field-is } il faut un hôtel en réserve pour chacun de ceux que l’on paie.
crooked-position-mark = { field-is } un contrôle du billet { $note } n’a pas pu montrer cela.
crooked-position-caught = { field-is } un faux est pris par un des autres, déjà interrogé, un chacun, parmi les derniers billets posés.
crooked-position-laid-enough = { field-is } on ne demande plus rien quand { $amount } est posé.
crooked-position-laid-little = { field-is } les autres ne contrôlent les billets que quand { $amount } est posé.
crooked-position-laid-much = { field-is } pour { $amount }, aucun billet ne doit être superflu, et la monnaie est exacte.
crooked-position-second-chance = { field-is } ce joueur annonce une carte Chance et en tient une autre : il ne peut en avoir qu’une.
crooked-position-play = { field-is } il faut un usage { DE($card) } qui soit possible ici.
crooked-position-pieces = { field-is } la banque n’a que { $left } billets de cette valeur.
crooked-position-changed = { field-is } on change des billets à ce tour : il faut { $turns }.
crooked-position-not-held = { field-is } il faut un billet de la main { DE($seat) }, nommé une seule fois.
crooked-position-not-theirs = { field-is } { $seat } a moins de billets de { $amount }.
crooked-position-unequal = { field-is } les billets offerts en échange valent { $worth } : il faut la même valeur.
crooked-position-swap = { field-is } les billets de l’autre côté d’un échange doivent se trouver juste en dessous.
crooked-position-going-out = { field-is } un joueur éliminé n’a plus de terrain, et ses derniers billets sont sur la table.
crooked-position-change = { field-is } seul un joueur qui a reçu trop et ne peut pas rendre la monnaie autrement change un billet à la banque.
crooked-position-break = { field-is } la banque ne peut pas changer ce billet de sorte qu’une partie fasse { $amount }.
