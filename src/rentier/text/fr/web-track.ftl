### La table des jeux à parcours : le plateau, les titres, ce qui est demandé, enchères, échanges, dettes.

## Le plateau

# Ce qu’un lecteur d’écran dit d’une case.
web-track-tile =
    { $name }{ $group ->
        [none] { "" }
       *[other] , { $group }
    }{ $owner ->
        [none] { "" }
        [bank] , à vendre pour { $price }
        [you] , à vous
       *[other] , propriétaire : { $person }
    }{ $standing ->
        [none] { "" }
       *[other] , { $standing }
    }{ $mortgaged ->
        [yes] , sous hypothèque
       *[other] { "" }
    }{ $tokens ->
        [0] { "" }
       *[other] . Ici : { $people }
    }
web-track-tile-mortgaged = hypoth.
# À côté du nom d’un titre.
web-track-mortgaged = sous hypothèque
web-track-tile-go = recevez { $amount }
web-track-tile-jail = simple visite
web-track-tile-parking = pause

## Le journal

# Le lancer et le déplacement qui le suit, en une ligne.
web-joined-rolled-moved =
    { $you ->
        [seat] Vous faites { $first } et { $second }, et avancez jusqu’à la case { $space }{ banking-visiting }.
       *[other] { $seat } fait { $first } et { $second }, et avance jusqu’à la case { $space }{ banking-visiting }.
    }
# Un loyer payé sans être réclamé, en une ligne.
web-joined-rent =
    { $you ->
        [seat] Vous payez { $amount } de loyer à { $owner } : { $space }.
        [owner] { $seat } vous paie { $amount } de loyer : { $space }.
       *[other] { $seat } paie { $amount } de loyer à { $owner } : { $space }.
    }
# Une hypothèque et son argent, en une ligne.
web-joined-mortgaged =
    { $you ->
        [seat] Vous hypothéquez { $space } pour { $amount }.
       *[other] { $seat } hypothèque { $space } pour { $amount }.
    }
web-joined-lifted =
    { $you ->
        [payer] Vous payez { $amount } pour lever une hypothèque : { $space }.
       *[other] { $payer } paie { $amount } pour lever une hypothèque : { $space }.
    }

## Titres

web-track-level =
    { $hotel ->
        [yes] Hôtel
       *[other] { $level ->
            [one] 1 maison
           *[other] { $level } maisons
        }
    }
web-track-deed-rent = Loyer
# Sur une page de règles, pour n’importe quel groupe.
web-track-deed-double = Couleur entière
web-track-deed-whole = Groupe { $letter } complet
web-track-deed-stations =
    { $count ->
        [one] 1 gare
       *[other] { $count } gares
    }
web-track-deed-utilities =
    { $count ->
        [one] 1 service
       *[other] { $count } services
    }
web-track-deed-dice = dés × { $amount }
web-track-deed-price = Prix
web-track-deed-building = Une construction
web-track-deed-mortgage = Hypothèque
web-track-deed-sale = La banque en donne
web-track-deed-close = Fermer
web-track-deed-owner =
    { $owner ->
        [bank] Elle n’appartient encore à personne.
        [you] Elle est à vous.
       *[other] Propriétaire : { $person }.
    }
web-track-deed-now =
    { $dice ->
        [yes] Un arrêt coûte maintenant { $amount } par point des dés.
       *[other] Un arrêt coûte maintenant { $amount }.
    }
web-track-deed-idle = Sous hypothèque : un arrêt ne coûte rien.
web-track-deed-trade = Proposer un échange
web-track-space-card = Tirez une carte et faites ce qu’elle dit.
web-track-space-tax = Payez { $amount } à la banque.
web-track-space-go = { $amount } de la banque à chaque passage ou arrêt.
web-track-space-jail = Un joueur qui s’y arrête n’est qu’en visite. Un joueur qu’on y envoie y reste jusqu’à { $count } tours.
web-track-space-parking = Une pause. Il ne se passe rien.
web-track-space-go-to-jail = Tout droit en prison, sans passer par le Départ.

## Joueurs

web-track-player-state =
    { $state ->
        [out] hors jeu
        [jail] { $who ->
            [you] vous · en prison
            [bot] robot · en prison
           *[other] en prison
        }
        [turn] { $who ->
            [you] vous · à vous de jouer
            [bot] robot · joue
           *[other] joue
        }
        [asked] { $who ->
            [you] vous · à vous
            [bot] robot · réfléchit
           *[other] réfléchit
        }
       *[other] { $who ->
            [you] vous
            [bot] robot
           *[other] attend
        }
    }
web-track-player-cards =
    { $count ->
        [one] 1 carte gardée
       *[other] { $count } cartes gardées
    }
web-track-worth = Fortune de chacun
web-track-bank = La banque
web-track-bank-hotels = Hôtels
web-track-bank-deeds = Titres à vendre
web-track-where = Tour de table { $round } · tour { $turn }

## Ce qui est demandé

web-track-ask-over =
    { $count ->
        [one] Victoire : { $people }.
       *[other] Victoire partagée : { $people }.
    }
web-track-ask-wait = Un instant.
web-track-ask-roll = C’est à vous de jouer.
web-track-ask-roll-text = Lancez les dés. Avant cela, vous pouvez proposer un échange.
web-track-ask-roll-estate = Lancez les dés. Avant cela, vous pouvez construire, hypothéquer et échanger.
web-track-ask-again = Un double : relancez.
web-track-ask-again-text =
    { $count ->
        [one] Un troisième double de suite mènerait en prison.
       *[other] Encore un double, et c’est la prison.
    }
web-track-ask-end = Votre coup est joué.
# Après un lancer qui n’ouvre pas la prison, ou en y entrant.
web-track-ask-end-jail =
    { $tries ->
        [0] Vous voilà en prison.
       *[other] Pas de double : vous restez en prison.
    }
web-track-ask-roll-only = Lancez les dés.
web-track-ask-end-build = Construisez ou hypothéquez si vous voulez, puis passez les dés.
web-track-ask-end-trade = Échangez si vous voulez, puis passez les dés.
web-track-ask-out = Vous êtes hors jeu.
web-track-ask-out-text =
    { $alone ->
        [yes] Il ne reste que des robots. Regardez-les, plus vite si vous voulez, ou passez tout de suite au résultat.
       *[other] Les autres continuent, et vous pouvez regarder.
    }
web-track-ask-end-text = Plus rien à faire : passez les dés.
web-track-ask-end-estate = Construisez, hypothéquez ou échangez si vous voulez, puis passez les dés.
web-track-ask-jail = Vous êtes en prison.
web-track-ask-jail-text =
    Tentez un double, essai { $try } sur { $of }.{ $fine ->
        [yes] { " " }Ou payez { $amount }.
       *[other] { "" }
    }{ $card ->
        [yes] { " " }Ou utilisez votre carte.
       *[other] { "" }
    }
web-track-ask-claim = Un loyer vous est dû : { $amount }.
web-track-ask-claim-text = { $person } est sur { $space }. Réclamez le loyer avant le lancer du joueur suivant, sinon il est perdu.
web-track-ask-claim-last = { $person } est sur { $space }. Le temps est écoulé : réclamez le loyer maintenant, sinon il est perdu.
web-track-ask-closing = Le temps est écoulé.
web-track-ask-closing-text = Les derniers loyers peuvent être réclamés, puis le plus riche gagne.
web-track-ask-other = Au tour { DE($person) }.
web-track-ask-other-text = On vous demandera votre avis quand cela vous concerne.
web-track-ask-other-business = Avant le lancer, vous pouvez aussi construire, hypothéquer et échanger.
web-track-ask-other-trade = Avant le lancer, vous pouvez proposer un échange.
web-track-ask-other-jail = { $person } est en prison et cherche à en sortir.
web-track-ask-buy = { $space } n’appartient encore à personne.
web-track-ask-buy-text =
    Vous avez fait { $count }.{ $double ->
        [yes] { " " }C’était un double : vous relancerez ensuite.
       *[other] { "" }
    } Achetez la propriété, sinon la banque la met aux enchères.
web-track-ask-buy-short = Il vous manque l’argent. Réunissez-le, sinon la banque met la propriété aux enchères.
web-track-ask-buy-other = { $person } réfléchit à l’achat.
web-track-ask-auction = Enchère : { $space }
# The headline of an auction in which somebody has bid.
web-track-ask-led =
    { $you ->
        [yes] Vous misez { $amount }
       *[other] { $person } mise { $amount }
    } · { $auction }
web-track-ask-auction-text =
    { $how ->
        [none] { $fell ->
            [yes] La banque la reprend à { $lander }. Tout le monde peut miser.
           *[other] { $you ->
                [yes] Vous n’avez pas acheté. Tout le monde peut miser, vous aussi.
               *[other] { $lander } n’a pas acheté. Tout le monde peut miser.
            }
        }
        [first] Personne n’a encore misé. Misez, ou passez.
        [you] Votre mise est la plus haute. Les autres réfléchissent.
        [out] Les autres misent encore.
        [broke] Vous ne pouvez pas suivre : vous passez.
        [short] Vous avez { $cash }. Réunissez de l’argent pour surenchérir, ou passez.
       *[other] Surenchérir, ou passer ?
    }
web-track-ask-building =
    { $hotel ->
        [yes] Enchère : un des derniers hôtels
       *[other] Enchère : une des dernières maisons
    }
web-track-ask-want =
    { $hotel ->
        [yes] { $you ->
            [yes] Vous voulez un des derniers hôtels.
           *[other] { $person } veut un des derniers hôtels.
        }
       *[other] { $you ->
            [yes] Vous voulez une des dernières maisons.
           *[other] { $person } veut une des dernières maisons.
        }
    }
web-track-ask-want-text = La banque en a trop peu pour tous. Ceux qui en veulent aussi misent.
web-track-ask-want-wait = On demande aux autres s’ils en veulent aussi.
web-track-ask-debt = Vous devez { $amount } à { $payee } ({ $why }).
web-track-ask-debt-text = Il manque { $missing }. Vendez, hypothéquez ou échangez ; la dette est payée dès que possible.
web-track-ask-debt-lost = Il manque { $missing }, et tout ce que vous avez n’y suffirait pas. Un échange peut encore vous sauver.
web-track-ask-debt-other =
    { $you ->
        [yes] { $payer } vous doit { $amount } ({ $why }).
       *[other] { $payer } doit { $amount } à { $payee } ({ $why }).
    }
web-track-ask-debt-other-text = { $payer } doit réunir de quoi payer.
web-track-ask-offer = { $person } vous propose un échange.
web-track-ask-offered = Votre offre est devant { $target }.
web-track-ask-offered-text = Vous pouvez la retirer avant la réponse.
web-track-ask-offer-other = { $person } propose un échange à { $target }.
web-track-ask-pay-or-draw =
    { $you ->
        [yes] Payer ou tirer ?
       *[other] { $person } choisit : payer ou tirer.
    }
web-track-ask-trade = Un échange avec { $person }
# Sur un téléphone, le plateau fait place à ce que l’on compose.
web-track-ask-trade-text =
    { $board ->
        [yes] Choisissez ce qui change de mains, ici ou sur le plateau.
       *[other] Choisissez ce qui change de mains.
    }
web-track-ask-estate = Vos biens
web-track-ask-estate-text = Ce qui est possible maintenant porte son montant.

## La barre d’actions

web-track-do =
    { $verb ->
        [roll] Lancer les dés
        [end] Finir le tour
        [buy] Acheter pour { $amount }
        [leave] Mettre aux enchères
        [claim] Réclamer { $amount }
        [let-lie] Pas maintenant
        [pass] Passer
        [bid] Miser { $amount }
        [want] J’en veux aussi
        [accept] Accepter
        [decline] Refuser
        [withdraw] Retirer l’offre
        [bankrupt] Se déclarer en faillite
        [pay-fine] Payer { $amount }
        [use-card] Utiliser la carte
        [pay-card] Payer { $amount }
        [draw-card] Tirer une carte
       *[other] { $verb }
    }
web-track-do-claim-from = Réclamer { $amount } à { $person }
web-track-do-accept-lift = Accepter et lever les hypothèques : { $amount }
web-track-do-bid-again = Dépassé : miser { $amount } ?
web-track-do-skip =
    { $out ->
        [yes] Voir le résultat
       *[other] Aller à mon tour
    }
web-track-look = Voir le plateau
web-track-back = Revenir à la question
web-track-do-faster = Regarder plus vite
web-track-habit-roll = Lancer pour moi quand il n’y a rien d’autre à décider
web-track-habit-end = Finir mon tour quand il n’y a plus rien à faire
web-track-offers-spent =
    { $count ->
        [one] Plus d’échange ce tour-ci : vous avez fait votre seule proposition.
       *[other] Plus d’échange ce tour-ci : vous avez fait { $count } propositions.
    }
web-track-do-trade = Proposer un échange
web-track-do-estate =
    { $what ->
        [build] Construire
        [lift] Lever une hypothèque
        [mortgage] Hypothéquer
        [raise] Réunir de l’argent
       *[other] Vos biens
    }
web-track-do-counter = Contre-proposer
web-track-do-mute = Ne plus échanger avec { $person } ce tour-ci
web-track-do-offer = Proposer à { $person }
web-track-cash = Vous avez { $amount }.
web-track-do-close = Fermer
web-track-do-other = Autre…
web-track-do-add = +{ $amount }
web-track-do-bid-for = Miser { $amount } pour { $space }
web-track-muted = Les offres sont refusées jusqu’à la fin du tour : { $people }.
web-track-unmute = Recevoir de nouveau ses offres
# Comment un montant tapé est lu, ou pourquoi il ne compte pas.
web-track-amount-read = = { $amount }
web-track-amount-fault =
    { $fault ->
        [low] { $amount }, c’est trop peu : au moins { $lowest }.
        [high] { $amount }, c’est trop : au plus { $highest }.
        [odd] { $amount } tombe entre deux pas : il faut un multiple de { $step }.
        [unit] { $typed } de quoi ? Ajoutez K ou M : au moins { $lowest }, au plus { $highest }.
       *[unread] Ce n’est pas un montant. Écrivez par exemple { $lowest }.
    }
web-track-trade-empty = Choisissez au moins une propriété ou une carte.

## Acheter et miser

web-track-buy-account =
    { $you ->
        [yes] Votre compte après l’achat
       *[other] Compte { DE($person) } après l’achat
    }
web-track-buy-group = Groupe { $letter }, { $group } : { $count } sur { $of } avec celle-ci
web-track-buy-free = libre
web-track-buy-others =
    { $count ->
        [0] { "" }
       *[other] Aux enchères, les autres peuvent aller à : { $people }.
    }
web-track-you = Vous
web-track-bid-state =
    { $state ->
        [lead] meilleure mise · peut aller à { $amount }
        [in] peut aller à { $amount }
       *[other] a passé
    }
web-track-bid-passed = passe
web-track-bid-amount = Votre mise
web-track-bid-where = Où construire

## Échanges

web-track-offer-gives =
    { $you ->
        [yes] Vous donnez
       *[other] { $person } donne
    }
web-track-offer-nothing = rien
web-track-offer-then =
    { $you ->
        [yes] Vous aurez { $count } sur { $of } dans le groupe { $group }.
       *[other] { $person } aura { $count } sur { $of } dans le groupe { $group }.
    }
web-track-offer-debt = Cela règle { $amount } de ce qui est dû.
web-track-deal = Un échange sur la table
web-track-deal-state =
    { $state ->
        [exchange] L’accord est conclu, il s’exécute.
       *[offer] { $you ->
            [yes] La réponse vous revient.
           *[other] { $person } y réfléchit.
        }
    }
web-track-trade-with = Avec qui
web-track-trade-has =
    { $you ->
        [yes] vous avez { $amount }
       *[other] a { $amount }
    }
web-track-trade-nothing = Rien à échanger.
web-track-trade-money = Argent
web-track-trade-pays =
    { $you ->
        [yes] Vous payez
       *[other] { $person } paie
    }
web-track-trade-debt = Règle, sur les { $amount } dus
web-track-trade-lift = Lever aussitôt l’hypothèque : { $space }

## Ses biens

web-track-estate-do =
    { $verb ->
        [build] { $hotel ->
            [yes] Hôtel : { $amount }
           *[other] Construire : { $amount }
        }
        [sell] Vendre : { $amount }
        [mortgage] Hypothéquer : { $amount }
        [lift] Lever : { $amount }
       *[other] { $verb }
    }
web-track-estate-wish =
    { $verb ->
        [build] Construire
        [lift] Lever
       *[other] { $verb }
    }
web-track-estate-sell-all = Tout vendre : { $amount }
web-track-estate-sell-to = N’en garder que { $count } partout : { $amount }
web-track-estate-nothing = Vous n’avez encore rien.
