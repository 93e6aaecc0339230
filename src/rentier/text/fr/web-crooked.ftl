### La table de Crooked Cash : billets, loupe, cartes Chance.

web-crooked-where = { $count } terrains sur { $of } encore à vendre

## Billets

web-crooked-tray =
    { $bank ->
        [yes] Sur la table pour la banque : { $sum } sur { $amount }
       *[other] { $you ->
            [yes] Sur la table pour vous : { $sum } sur { $amount }
           *[other] Sur la table pour { $payee } : { $sum } sur { $amount }
        }
    }
web-crooked-tray-empty = Rien n’est encore posé.
web-crooked-tag =
    { $truth ->
        [real] vrai
        [fake] faux
       *[unchecked] non vérifié
    }
web-crooked-tag-caught =
    { $you ->
        [yes] faux, à vous maintenant
       *[other] faux, à { $person } maintenant
    }
web-crooked-tag-chosen = choisi
web-crooked-tag-chosen-of = { $count } sur { $of }
# Ce que le détenteur sait de ses billets qui se ressemblent ; les autres l’ignorent.
web-crooked-tag-own =
    { $look ->
        [real] { $count ->
            [1] vrai, vous seul le savez
           *[other] ×{ $count } vrais, vous seul le savez
        }
        [fake] { $count ->
            [1] faux, vous seul le savez
           *[other] ×{ $count } faux, vous seul le savez
        }
        [doubted] { $count ->
            [1] douteux
           *[other] ×{ $count } douteux
        }
       *[other] { $count ->
            [1] { "" }
           *[other] ×{ $count }
        }
    }
web-crooked-hand-own = Vos billets
web-crooked-hand-pick = Vos billets : { $amount } choisis
web-crooked-hand = en main { $amount }
web-crooked-hand-empty = Vous n’avez aucun billet.
# Ce qu’un lecteur d’écran dit d’une pile de billets.
web-crooked-hand-note =
    { $value }{ $look ->
        [real] , vrai d’après la loupe
        [fake] , faux d’après la loupe
        [doubted] , douteux
       *[other] { "" }
    } : { $count } sur { $of } choisis
# Combien des billets d’une valeur sont faux ou vrais : chacun le sait, seul le lecteur le sait, ou tout est ouvert.
web-crooked-known =
    { $how ->
        [all] Chacun le sait : au moins { $count } { $truth ->
            [fake] faux
           *[real] { $count ->
                [one] vrai
               *[other] vrais
            }
        }
        [own] Vous seul le savez : { $count } { $truth ->
            [fake] faux
           *[real] { $count ->
                [one] vrai
               *[other] vrais
            }
        }
       *[open] { $count } { $truth ->
            [fake] faux
           *[real] { $count ->
                [one] vrai
               *[other] vrais
            }
        }
    }

# Ce que tous savent des billets des joueurs.
web-crooked-learnt = Ce que tout le monde sait
web-crooked-learnt-has =
    { $you ->
        [yes] Vous avez au moins { $notes }.
       *[other] { $person } a au moins { $notes }.
    }
web-crooked-learnt-note =
    { $truth ->
        [fake] { $count ->
            [one] un faux billet de { $value }
           *[other] { $count } faux billets de { $value }
        }
       *[real] { $count ->
            [one] un vrai billet de { $value }
           *[other] { $count } vrais billets de { $value }
        }
    }
web-crooked-learnt-text = Seule la personne qui les tient sait lesquels.

## Jetons et loupe

web-crooked-tokens = Jetons de loupe verts : { $count } sur { $of }
web-crooked-token-green = prêt
web-crooked-token-red = utilisé jusqu’au prochain passage au Départ
web-crooked-lens = Glissez la loupe sur ce dont vous doutez

## Cartes Chance

web-crooked-cards-own = Vos cartes
web-crooked-cards-open = Chance, face visible
web-crooked-cards-open-text = Dans chaque paire, une carte est fausse ; nul ne sait laquelle.
web-crooked-take-own =
    { $you ->
        [yes] Vous avez « { $card } ». Elle passe sous la pile si vous en prenez une autre.
       *[other] { $person } a « { $card } », qui passe sous la pile en échange d’une autre.
    }
web-crooked-take-yours =
    { $you ->
        [yes] la vôtre
       *[other] celle { DE($person) }
    }
web-crooked-aim =
    { $what ->
        [own] Un de vos terrains
        [theirs] Un terrain d’un autre joueur
        [space] { $board ->
            [yes] Vers quelle case ? On peut aussi la choisir sur le plateau.
           *[other] Vers quelle case ?
        }
        [player] Qui ?
       *[rent] Pour quel loyer ?
    }
web-crooked-aim-none = Il n’y en a pas pour l’instant.

## Changer des billets

web-crooked-change-with = Avec qui
web-crooked-change-bank = La banque
web-crooked-change-give = Vous donnez : { $amount }
web-crooked-change-want = Vous voulez : { $amount } sur { $sum }
web-crooked-notes-pick = Lesquels de vos billets donnez-vous ?

## Ce qui est demandé

web-crooked-ask-lay =
    { $space ->
        [none] { $to ->
            [bank] Vous payez { $amount } à la banque ({ crooked-why }).
           *[other] Vous payez { $amount } à { $payee } ({ crooked-why }).
        }
       *[other] { $why ->
            [building] Vous payez { $amount } pour un hôtel : { $space }.
           *[other] Vous payez { $amount } : { $space }.
        }
    }
web-crooked-ask-lay-text =
    { $why ->
        [exchange] Choisissez les billets à poser.
       *[other] Choisissez les billets. On vous rend la monnaie ; chaque autre joueur peut en regarder un.
    }
web-crooked-ask-lay-exact = C’est de la monnaie : le compte doit être juste. Les autres peuvent vérifier ces billets aussi.
web-crooked-ask-laid =
    { $to ->
        [bank] Vos billets sont devant la banque.
       *[other] Vos billets sont devant { $payee }.
    }
web-crooked-ask-pays =
    { $space ->
        [none] { $to ->
            [you] { $person } vous paie { $amount } ({ crooked-why }).
            [bank] { $person } paie { $amount } à la banque ({ crooked-why }).
           *[other] { $person } paie { $amount } à { $payee } ({ crooked-why }).
        }
       *[other] { $why ->
            [building] { $person } paie { $amount } pour un hôtel : { $space }.
           *[other] { $person } paie { $amount } : { $space }.
        }
    }
web-crooked-ask-pays-text = { $person } choisit ses billets.
web-crooked-ask-no-change =
    { $to ->
        [you] Vous n’avez pas la monnaie : le billet de { $value } passe à la banque.
       *[other] { $payee } n’a pas la monnaie : le billet de { $value } passe à la banque.
    }
web-crooked-ask-found =
    { $verdict ->
        [fake] La maison penche : un faux.
       *[other] La maison est droite : un vrai.
    }
web-crooked-ask-caught = La loupe { DE($person) } a trouvé un faux billet de { $value }.
web-crooked-ask-caught-text =
    { $to ->
        [bank] Il est perdu. Il reste { $missing } à payer à la banque ; les nouveaux billets peuvent être vérifiés aussi.
       *[other] Il est perdu. Vous devez encore { $missing } à { $payee } ; les nouveaux billets peuvent être vérifiés aussi.
    }
web-crooked-ask-check-text =
    { $count ->
        [one] Posez la loupe sur un billet dont vous doutez : cela prend votre dernier jeton vert. Ou laissez passer.
       *[other] Posez la loupe sur un billet dont vous doutez : cela prend un de vos { $count } jetons verts. Ou laissez passer.
    }
web-crooked-ask-check-other = { $person } peut les regarder à la loupe.
web-crooked-ask-announce =
    { $you ->
        [yes] Vous allez utiliser « { $card } ».
       *[other] { $person } va utiliser « { $card } ».
    }
web-crooked-ask-announce-text =
    { $count ->
        [one] Une fausse carte ne fait rien et vous rapporte 100. Vérifier prend votre dernier jeton vert.
       *[other] Une fausse carte ne fait rien et vous rapporte 100. Vérifier prend un de vos { $count } jetons verts.
    }
web-crooked-ask-take =
    { $you ->
        [yes] Prenez une carte Chance.
       *[other] { $person } prend une carte Chance.
    }
web-crooked-ask-take-text =
    { $you ->
        [yes] Chacun peut lire ce qu’elle fait. Seule la loupe montre si elle est vraie.
       *[other] Chacun peut lire ce qu’elle fait.
    }
web-crooked-ask-inherit =
    { $you ->
        [yes] Une carte Chance de trop.
       *[other] { $person } a une carte Chance de trop.
    }
web-crooked-ask-inherit-text =
    { $you ->
        [yes] Vous gardez la vôtre, ou celle-ci.
       *[other] Une des deux reste.
    }
web-crooked-ask-notes = { $person } veut changer des billets avec vous.
web-crooked-ask-notes-text = Les deux côtés se valent, s’ils sont vrais. Les autres peuvent les vérifier.
web-crooked-ask-notes-own = Vous avez proposé à { $target } de changer des billets.
web-crooked-ask-notes-other = { $person } propose à { $target } de changer des billets.
web-crooked-ask-change = Changer des billets
web-crooked-ask-change-text = Choisissez ce que vous donnez et ce que vous voulez ; les deux doivent se valoir.
web-crooked-ask-play = Votre carte Chance
web-crooked-ask-play-text = Dites à quoi elle sert. Les autres pourront vérifier si elle est vraie.
web-crooked-ask-other-business = Vous pouvez aussi bâtir des hôtels et échanger pendant le tour des autres.
web-crooked-ask-other-trade = Vous pouvez aussi proposer un échange pendant le tour des autres.
web-crooked-ask-roll-estate = Lancez les dés. Avant cela, vous pouvez bâtir des hôtels et échanger.
web-crooked-ask-end-estate = Bâtissez des hôtels ou échangez si vous voulez, puis passez les dés.
web-crooked-ask-end-build = Bâtissez des hôtels si vous voulez, puis passez les dés.
web-crooked-ask-debt-text = Il manque { $missing }. Vendez à la banque ou échangez, jusqu’à ce que vos billets suffisent.
web-crooked-ask-claim-text = { $person } est sur { $space }. Réclamez le loyer avant le lancer du joueur suivant, sinon il est perdu.
web-crooked-ask-building = Enchère : le dernier hôtel
web-crooked-ask-want =
    { $you ->
        [yes] Vous voulez le dernier hôtel.
       *[other] { $person } veut le dernier hôtel.
    }

## La barre d’action

web-crooked-do-lay =
    { $change ->
        [0] { $count ->
            [1] Poser { $notes }
           *[other] Poser { $notes } : { $sum }
        }
       *[other] Poser { $notes }, { $change } rendus
    }
web-crooked-do-lay-missing = Poser { $sum } : il manque { $missing }
web-crooked-known-note =
    { $look ->
        [fake] { $note } faux
        [real] { $note } vrai
       *[doubted] { $note } douteux
    }
web-crooked-do-way =
    { $change ->
        [0] { $notes }
       *[other] { $notes }, { $change } rendus
    }
web-crooked-do-keep =
    { $card ->
        [none] N’en prendre aucune
       *[other] Garder « { $card } »
    }
web-crooked-do-check = Vérifier un billet de { $value }
web-crooked-do-check-card = Vérifier la carte
web-crooked-do-pass = Passer
web-crooked-do-rest = Ne plus rien vérifier ce tour-ci
web-crooked-do-take = Prendre celle-ci
# Une action là où elle est citée, si elle est sinon dite avec ce qu’elle fait.
web-crooked-named-take = Prendre « { $card } »
web-crooked-do-use = L’utiliser
web-crooked-do-play = Utiliser « { $card } »
web-crooked-do-open-change = Changer des billets
web-crooked-do-change = Changer { $amount } à la banque
web-crooked-do-offer-notes = Proposer à { $person } de changer { $amount }
web-crooked-do-accept-notes = Changer { $amount }
web-crooked-do-less = Un billet de { $value } en moins
web-crooked-do-more = Un billet de { $value } en plus
web-crooked-do-estate =
    { $what ->
        [raise] Vendre
       *[other] Hôtels
    }

## Rues et hôtels

web-crooked-deed-building = Un hôtel coûte
web-crooked-deed-sale = En cas de dette, la banque donne
web-crooked-buy-account =
    { $you ->
        [yes] Vos billets après l’achat
       *[other] Les billets { DE($person) } après l’achat
    }
web-crooked-estate-do =
    { $verb ->
        [build] Hôtel pour { $amount }
        [sell-hotel] Vendre l’hôtel pour { $amount }
        [sell-street] Vendre pour { $amount }
        [half-hotel] Hôtel à moitié prix : { $amount }
       *[other] { $verb }
    }
web-crooked-tile-go = { $amount } + jetons
web-crooked-space-go = { $amount } de la banque au passage ou à l’arrêt, et vos jetons de loupe redeviennent verts.
web-crooked-space-train = Le train vous emmène au prochain terrain sans propriétaire. Achetez-le, sinon il est mis aux enchères.
web-crooked-space-chance = Prenez une des trois cartes visibles. La moitié de toutes ces cartes sont fausses.
web-crooked-space-chest = Tirez une carte et faites ce qu’elle dit, ou gardez-la. Elles sont toutes vraies.

## Ce qui peut échapper

web-crooked-why-lay = Ne posez pas plus de billets qu’il n’en faut : une fois posés, ils restent là.
web-crooked-why-laid = Pas de retour en arrière : ce qui est posé reste posé.
web-crooked-why-check = Le faux que vous trouvez est à vous : vous pourrez payer avec.
web-crooked-why-card = La première vérification tranche, pour tous.
web-crooked-why-take = Vous pouvez la garder jusqu’au bon moment, mais jamais plus d’une.
web-crooked-why-debt = La banque donne la moitié, à la dizaine supérieure ; l’hôtel part avant son terrain.
web-crooked-why-claim = Personne ne rappelle un loyer : c’est à vous de le réclamer.
web-crooked-why-change = À la banque une fois par tour ; ses billets à elle ne sont jamais vérifiés.
web-crooked-why-play = Si elle se révèle fausse, vous continuez comme si de rien n’était.

## La fin

web-crooked-count-player = Joueur
web-crooked-count-notes = Billets
web-crooked-count-rents = Loyers
web-crooked-count-total = Total

## Conseils du premier tour

web-hint-crooked-1 = Certains de vos billets sont faux, et vous-même ne savez pas lesquels.
web-hint-crooked-2 = Pour payer, choisissez des billets. Les autres peuvent en regarder un à la loupe avant de vous croire.
web-hint-crooked-3 = Un jeton vert vaut un coup de loupe. Au Départ, vos jetons redeviennent verts.
web-hint-crooked-4 = Le joueur qui trouve un faux le garde, et le payeur doit le remplacer par d’autres billets.
web-hint-crooked-5 = Quand le dernier terrain est vendu, la partie s’arrête et l’on compte les loyers.
