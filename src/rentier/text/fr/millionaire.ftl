### Millionaire : ce qui s’est passé, ce qu’on peut faire, ce qui est demandé. Ce que Banking dit de même en est repris.

millionaire-money = { track-money }
# Les cartes qu’on garde et qui changent de mains dans les échanges.
kept-millionaire-chance-out-of-jail = une carte de sortie de prison (Chance)
kept-millionaire-lifestyle-out-of-jail = une carte de sortie de prison (Vie de Millionnaire)

## Ce qui s’est passé

millionaire-event-rolled-for-start = { banking-event-rolled-for-start }
millionaire-event-turn-began = { banking-event-turn-began }
millionaire-event-rolled = { banking-event-rolled }
millionaire-event-moved = { banking-event-moved }
# Le motif d’un paiement, après le montant.
millionaire-why =
    { $why ->
        [rent] loyer
        [card] carte
        [salary] salaire
        [fine] prison
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
millionaire-event-paid =
    { $bank ->
        [payer] { $you ->
            [payee] La banque vous paie { $amount } ({ millionaire-why }).
           *[other] La banque paie { $amount } à { $payee } ({ millionaire-why }).
        }
       *[other] { $you ->
            [payer] Vous payez { $amount } à { $payee } ({ millionaire-why }).
            [payee] { $payer } vous paie { $amount } ({ millionaire-why }).
           *[other] { $payer } paie { $amount } à { $payee } ({ millionaire-why }).
        }
    }
millionaire-event-owed =
    { $you ->
        [payer] Vous devez { $amount } à { $payee } ({ millionaire-why }), plus que vous n’avez.
        [payee] { $payer } vous doit { $amount } ({ millionaire-why }) et ne peut pas payer tout de suite.
       *[other] { $payer } doit { $amount } à { $payee } ({ millionaire-why }) et ne peut pas payer tout de suite.
    }
millionaire-event-bought = { banking-event-bought }
millionaire-event-declined = { banking-event-declined }
millionaire-event-auction-opened = Les enchères s’ouvrent : { $thing }.
millionaire-event-bid = { banking-event-bid }
millionaire-event-passed-auction = { banking-event-passed-auction }
millionaire-event-auction-ended =
    { $bank ->
        [seat] Personne ne mise : { $space }.
       *[other] { $you ->
            [seat] Vous avez la plus forte mise pour { $space } : { $amount }.
           *[other] { $seat } a la plus forte mise pour { $space } : { $amount }.
        }
    }
millionaire-event-rent-due =
    { $you ->
        [seat] Vous devez { $amount } de loyer à { $owner } : { $space }.
        [owner] { $seat } vous doit { $amount } de loyer : { $space }.
       *[other] { $seat } doit { $amount } de loyer à { $owner } : { $space }.
    }
millionaire-deck =
    { $deck ->
        [0] { space-millionaire-chance-1 }
       *[other] { space-millionaire-lifestyle-1 }
    }
millionaire-event-drew-card =
    { $you ->
        [seat] Vous tirez une carte { millionaire-deck } : « { $card }. { $card-does } »
       *[other] { $seat } tire une carte { millionaire-deck } : « { $card }. { $card-does } »
    }
millionaire-event-kept-card = { banking-event-kept-card }
millionaire-event-went-to-jail = { banking-event-went-to-jail }
millionaire-event-freed-from-jail =
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
            [seat] Vos trois tours de prison sont passés : vous devez payer pour sortir.
           *[other] Les trois tours de prison sont passés : { $seat } doit payer pour sortir.
        }
       *[other] { $you ->
            [seat] Vous avez payé et sortez de prison.
           *[other] { $seat } a payé et sort de prison.
        }
    }
# Ce qu’il y a sur un terrain après avoir construit.
millionaire-standing =
    { $level ->
        [1] une maison
       *[other] { $level } maisons
    }
millionaire-event-built =
    { $is_hotel ->
        [yes] { $you ->
            [seat] Vous construisez un hôtel pour { $amount } : { $space }.
           *[other] { $seat } construit un hôtel pour { $amount } : { $space }.
        }
       *[other] { $amount ->
            [0] { $you ->
                [seat] Vous placez une maison gratuite ({ $space }) : { millionaire-standing }.
               *[other] { $seat } place une maison gratuite ({ $space }) : { millionaire-standing }.
            }
           *[other] { $you ->
                [seat] Vous construisez { $space } pour { $amount } : { millionaire-standing }.
               *[other] { $seat } construit { $space } pour { $amount } : { millionaire-standing }.
            }
        }
    }
millionaire-event-sold = { banking-event-sold }
millionaire-event-mortgaged = { banking-event-mortgaged }
millionaire-event-lifted = { banking-event-lifted }
millionaire-event-deal-offered = { banking-event-deal-offered }
millionaire-event-deal-declined = { banking-event-deal-declined }
millionaire-event-deal-withdrawn = { banking-event-deal-withdrawn }
millionaire-event-deal-done = { banking-event-deal-done }
millionaire-event-went-bankrupt = { banking-event-went-bankrupt }
millionaire-won-why =
    { $why ->
        [million] Million atteint :
       *[other] Il ne reste personne d’autre :
    }
millionaire-event-won =
    { $you ->
        [seat] { millionaire-won-why } c’est votre victoire.
       *[other] { millionaire-won-why } victoire { DE($seats) }.
    }
millionaire-event-changed-level =
    { $you ->
        [seat] Vous passez de { $before }★ à { $stars }★.
       *[other] { $seat } passe de { $before }★ à { $stars }★.
    }

## Ce qui arrive aux cartes Fortune

millionaire-event-found-fortune =
    { $card ->
        [none] { $seat } prend la carte Fortune de la case { $space }.
       *[other] { $you ->
            [seat] Vous prenez la carte Fortune de la case { $space } : « { $card }. { $card-does } »
           *[other] { $seat } prend la carte Fortune de la case { $space } : « { $card }. { $card-does } »
        }
    }
millionaire-event-kept-fortune =
    { $card ->
        [none] { $seat } garde la carte Fortune.
       *[other] { $you ->
            [seat] Vous la gardez, face cachée : { $card }.
           *[other] { $seat } garde la carte Fortune : { $card }.
        }
    }
millionaire-event-used-fortune =
    { $you ->
        [seat] Vous utilisez votre carte Fortune : { $card }.
       *[other] { $seat } utilise une carte Fortune : « { $card }. { $card-does } »
    }
# Ce que la carte déplacerait : une propriété ou de l’argent, contre une autre propriété ou contre rien.
millionaire-aim =
    { $give-count ->
        [0] { $take }
       *[other] { $take } contre { $give }
    }
millionaire-event-aimed =
    { $you ->
        [seat] Vous visez { $target } : { millionaire-aim }.
        [target] { $seat } vous vise : { millionaire-aim }.
       *[other] { $seat } vise { $target } : { millionaire-aim }.
    }
millionaire-event-cancelled =
    { $you ->
        [seat] Votre carte contre { $target } est annulée : { $card }.
        [target] La carte jouée contre vous par { $seat } est annulée : { $card }.
       *[other] La carte jouée par { $seat } contre { $target } est annulée : { $card }.
    }
millionaire-event-lost-fortune = La carte Fortune de la case { $space } est écartée sans être vue.
millionaire-fortune-cards =
    { $count ->
        [1] une carte Fortune
       *[other] { $count } cartes Fortune
    }
millionaire-event-discarded-fortune =
    { $cards ->
        [none] { $seat } écarte { millionaire-fortune-cards }, face cachée.
       *[other] { $you ->
            [seat] Vous écartez, face cachée : { $cards }.
           *[other] { $seat } écarte, face cachée : { $cards }.
        }
    }
millionaire-event-took-deed =
    { $you ->
        [seat] Vous prenez { $space } à { $target }.
        [target] { $seat } vous prend { $space }.
       *[other] { $seat } prend { $space } à { $target }.
    }
millionaire-event-swapped-deeds =
    { $you ->
        [seat] Vous donnez à { $target } { $give } contre { $take }.
        [target] { $seat } vous donne { $give } contre { $take }.
       *[other] { $seat } donne à { $target } { $give } contre { $take }.
    }

## Ce qu’on peut faire

millionaire-action-roll = { banking-action-roll }
millionaire-action-end = { banking-action-end }
millionaire-action-buy = { banking-action-buy }
millionaire-action-leave = { banking-action-leave }
millionaire-action-bid = { banking-action-bid }
millionaire-action-pass = { banking-action-pass }
millionaire-action-build =
    { $hotel ->
        [1] Construire un hôtel pour { $amount } : { $space }
       *[other] Construire { $space } pour { $amount } : { millionaire-standing }
    }
millionaire-level =
    { $hotel ->
        [yes] un hôtel
       *[no] { $level ->
            [0] rien
            [1] 1 maison
           *[other] { $level } maisons
        }
    }
millionaire-action-sell = { banking-action-sell }
millionaire-action-mortgage = { banking-action-mortgage }
millionaire-action-lift = { banking-action-lift }
millionaire-action-offer = { banking-action-offer }
millionaire-action-accept = { banking-action-accept }
millionaire-action-decline = { banking-action-decline }
millionaire-action-withdraw = { banking-action-withdraw }
millionaire-action-bankrupt = { banking-action-bankrupt }
millionaire-action-resign = { banking-action-resign }
millionaire-action-pay-fine = Payer { $amount } pour sortir de prison
millionaire-action-use-card = { banking-action-use-card }
millionaire-action-collect = Toucher tout le salaire : { $amount }
millionaire-action-upgrade = Toucher { $amount } et prendre le pion { $stars }★
millionaire-action-choose = Choisir { $target }
millionaire-action-go-to = Aller ici : { $space }
millionaire-action-buy-also = Acheter aussi { $space } pour { $amount }
millionaire-action-free-house = { card-millionaire-free-house } : placer gratuitement une maison, { $space }
millionaire-action-swap = { card-millionaire-exchange } : donner { $give } contre { $take }
millionaire-action-take = { card-millionaire-takeover } : prendre { $space }
millionaire-action-cancel = Opposer votre { card-millionaire-veto }

## La même chose en une ligne pour plusieurs semblables

millionaire-group-build = { banking-group-build }
millionaire-group-sell = { banking-group-sell }
millionaire-group-mortgage = { banking-group-mortgage }
millionaire-group-lift = { banking-group-lift }
millionaire-group-offer = { banking-group-offer }
millionaire-group-choose = Choisir un joueur
millionaire-group-go-to = Aller à une case
millionaire-group-buy-also = Acheter une autre propriété
millionaire-group-free-house = Placer une maison gratuite
millionaire-group-swap = Échanger des propriétés
millionaire-group-take = Prendre une propriété

## Ce qu’on peut taper pour une action, entre virgules

millionaire-typed-roll = { banking-typed-roll }
millionaire-typed-end = { banking-typed-end }
millionaire-typed-buy = { banking-typed-buy }
millionaire-typed-leave = { banking-typed-leave }
millionaire-typed-bid = { banking-typed-bid }
millionaire-typed-pass = { banking-typed-pass }
millionaire-typed-build = { banking-typed-build }
millionaire-typed-sell = { banking-typed-sell }
millionaire-typed-mortgage = { banking-typed-mortgage }
millionaire-typed-lift = { banking-typed-lift }
millionaire-typed-offer = { banking-typed-offer }
millionaire-typed-accept = { banking-typed-accept }
millionaire-typed-decline = { banking-typed-decline }
millionaire-typed-withdraw = { banking-typed-withdraw }
millionaire-typed-bankrupt = { banking-typed-bankrupt }
millionaire-typed-resign = { banking-typed-resign }
millionaire-typed-pay-fine = { banking-typed-pay-fine }
millionaire-typed-use-card = { banking-typed-use-card }
millionaire-typed-collect = toucher, salaire, toucher salaire
millionaire-typed-upgrade = monter, niveau, pion, évoluer, faire évoluer, faire évoluer pion, changer pion
millionaire-typed-choose = choisir
millionaire-typed-go-to = aller, aller à
millionaire-typed-buy-also = acheter aussi, acheter
millionaire-typed-free-house = maison gratuite, maison offerte, maison, placer
millionaire-typed-swap = échanger, échange
millionaire-typed-take = prendre, mainmise
millionaire-typed-cancel = annuler, veto

## Ce qui est demandé

millionaire-asked-turn =
    { $may_roll ->
        [yes] À vous de lancer les dés.
       *[other] Autre chose avant de finir votre tour ?
    }
millionaire-asked-buy = { banking-asked-buy }
millionaire-asked-auction = { banking-asked-auction }
millionaire-asked-payment = Vous devez { $amount } à { $payee } ({ millionaire-why }). Comment réunir l’argent ?
millionaire-asked-offer = { banking-asked-offer }
millionaire-asked-upgrade = Jour de paie, case { space-millionaire-go } : tout le salaire, ou une partie et le pion du niveau suivant ?
millionaire-asked-choose-player = « { $card }. { $card-does } » Qui choisissez-vous ?
millionaire-asked-go-to = « { $card }. { $card-does } » Où allez-vous ?
millionaire-asked-buy-also = Achetez-vous une autre propriété du groupe { $group } ?
millionaire-asked-answer =
    { $cancelled ->
        [yes] { $target } annule votre carte « { $card } ». Annulez-vous cela à votre tour ?
       *[other] { $seat } joue « { $card } » contre vous : { millionaire-aim }. L’annulez-vous ?
    }

## Ce qui est refusé

millionaire-sell-too-much = Il en faut moins pour couvrir votre dette ; ne vendez que les bâtiments nécessaires.
millionaire-no-card = Vous ne gardez pas de carte Fortune « { $card } ».
millionaire-card-not-now = Une carte Fortune gardée s’utilise à votre tour ou entre les tours, quand rien d’autre n’est en cours.
millionaire-card-lot = Cette propriété n’est pas pour cette carte : sa couleur est entière ou bâtie, ou elle n’est pas au bon joueur ({ $space }).
millionaire-card-whom = Choisissez un autre joueur encore dans la partie.
millionaire-card-hotel = Une maison gratuite n’est jamais un hôtel, et il y a déjà quatre maisons ici : { $space }.
millionaire-card-space = La carte ne mène pas ici : { $space }.
millionaire-also-lot = Cette carte ne permet pas cet achat ({ $space }) : il faut la même couleur, pas de propriétaire, et de quoi payer le prix.
millionaire-not-at-go = Le salaire et le pion suivant ne se choisissent qu’à la case { space-millionaire-go }.
millionaire-nothing-aimed = Il n’y a rien que vous puissiez annuler maintenant.
millionaire-no-choice = Ce n’est pas ce que le jeu vous demande maintenant.

## Positions impossibles

millionaire-position-buried = { field-is } personne n’a pu écarter { $card } sans la montrer : elle agit dès qu’on la trouve.
millionaire-position-fortune = { field-is } aucune carte Fortune n’est posée sur { $space }, qui a un propriétaire.
millionaire-position-won = { field-is } un joueur qui a { $amount } et ne doit rien a gagné : il faut moins.
millionaire-position-jail = { field-is } le quatrième tour commence hors de prison : il faut moins.
millionaire-position-highest = { field-is } ce joueur a déjà le pion le plus élevé.
millionaire-position-no-choice = { field-is } cette carte ne laisse pas ici le choix d’une case.
millionaire-position-not-spent = { field-is } une carte Fortune qui agit doit être parmi celles qui ont servi.
millionaire-position-off = { field-is } ce joueur doit se trouver sur une propriété dont la carte attend la vente.
millionaire-position-colour = { field-is } il faut la couleur de la propriété sur laquelle se trouve { $seat }.
millionaire-position-no-lot = { field-is } il faut une couleur dont la banque a encore une propriété.
millionaire-position-aimed = { field-is } il faut une propriété { DE($seat) } que les cartes peuvent déplacer : d’une couleur sans bâtiments que personne ne possède en entier.
millionaire-position-laid = { field-is } on retourne sa carte Fortune avant de pouvoir acheter la propriété.
