### Knockout dans le navigateur : la table, les essais, et le compteur pour un vrai plateau.

## Le plateau

web-knockout-go = Départ
# Les noms trop longs pour une case, avec les endroits où les couper.
web-knockout-tile-mediterranean = Belle­ville
web-knockout-tile-oriental = Vaugi­rard
web-knockout-tile-vermont = Cour­celles
web-knockout-tile-connecticut = Répu­blique
web-knockout-tile-indiana = Males­herbes
web-knockout-tile-tennessee = Saint-Michel
web-knockout-tile-pennsylvania = Capu­cines
web-knockout-tile-park = Champs-Élysées
web-knockout-tile-boardwalk = Rue de la Paix
web-knockout-lies = Où sont les pions
web-knockout-lies-of = { $name } : { $places }.
web-knockout-bonuses = Prime pour un groupe entier

## Viser

web-knockout-slide-number =
    { $number ->
        [1] Votre première glissade
        [2] Votre deuxième glissade
        [3] Votre troisième glissade
       *[other] Votre quatrième glissade
    }
web-knockout-reslide =
    { $why ->
        [jail] Pion sorti de prison : refaites-le glisser
        [chance] Pion de la case { space-knockout-chance } : refaites-le glisser
       *[other] Votre seconde chance
    }
web-knockout-how = Montrez où il doit s’arrêter, ou tirez le pion en arrière. Touchez derrière le Départ pour partir d’ailleurs.
web-knockout-keys = Touches : les flèches règlent l’angle et la force, Z Q S D déplacent le départ, Maj affine, Entrée lance.
web-knockout-tremor = Ici votre main tremble : une glissade peut manquer son but.
web-knockout-x = Place
web-knockout-angle = Angle
web-knockout-speed = Force
web-knockout-less = { $part } : moins
web-knockout-more = { $part } : plus
web-knockout-slide = Glisser
web-knockout-enter = Entrée
web-knockout-reset = Recommencer
web-knockout-sling = Glisser dès que je lâche un pion tiré
web-knockout-aim-role = visée
web-knockout-aim-told =
    { $side ->
        [left] De { $x } mm, { $angle }° à gauche, force { $speed }. Les flèches changent la visée, Entrée lance.
        [right] De { $x } mm, { $angle }° à droite, force { $speed }. Les flèches changent la visée, Entrée lance.
       *[straight] De { $x } mm, tout droit, force { $speed }. Les flèches changent la visée, Entrée lance.
    }
web-knockout-aims-at =
    { $space ->
        [off] Sans obstacle, il quitte le plateau.
        [token] Un autre pion est sur le chemin.
        [none] Sans obstacle, il s’arrête avant les cases.
       *[other] Sans obstacle, il s’arrête sur la case { $space }.
    }

## Les joueurs

web-knockout-order = Ordre de jeu
web-knockout-cash = Argent
web-knockout-mates-next = Au tour { DE($name) }
# Une ligne sur les pions qui ne sont pas sur le plateau.
web-knockout-tokens =
    { $jail ->
        [0] { web-knockout-tokens-off }
       *[other] { $off ->
            [0] { $home ->
                [0] { $jail } en prison
               *[other] { $jail } en prison, { $home } à jouer
            }
           *[other] { $jail } en prison, { web-knockout-tokens-off }
        }
    }
web-knockout-tokens-off =
    { $off ->
        [0] { $home ->
            [0] tous joués
           *[other] { $home } à jouer
        }
       *[other] { $home ->
            [0] { $off } hors jeu
           *[other] { $off } hors jeu, { $home } à jouer
        }
    }
web-knockout-jail = En prison
web-knockout-token-where =
    { $where ->
        [home] Pion { $number } : à jouer
        [jail] Pion { $number } : en prison
        [off] Pion { $number } : hors du plateau
       *[none] Pion { $number } : avant les cases
    }
web-knockout-token-on = Pion { $number } : { $space }
web-knockout-round = Manche { $number } sur { $rounds }

## Si la manche s’arrêtait maintenant

web-knockout-now = Si la manche s’arrêtait maintenant
web-knockout-now-properties = Propriétés
web-knockout-now-set = Groupe
web-knockout-now-house = Maison
web-knockout-now-tax = Taxe
web-knockout-now-parking = Parc
web-knockout-now-round = Manche
web-knockout-now-why = Sans les cases Chance et Gare, qui passent avant.

## La fin d’une manche

web-knockout-step-1 = 1 Chance
web-knockout-step-2 = 2 Gare
web-knockout-step-3 = 3 Argent
web-knockout-step-4 = 4 Parc
web-knockout-steps = La fin de la manche { $number }
web-knockout-round-counts = On compte la manche { $number }
web-knockout-round-goes = { $count ->
        [0] La manche { $number } ne rapporte rien à personne
        [1] { $names } remporte la manche { $number }
       *[other] La manche { $number } est partagée entre { $names }
    }
web-knockout-receipt-set = Groupe entier
web-knockout-receipt-house = Maison : { $space }
web-knockout-receipt-tax =
    { $count ->
        [1] Taxe, 1 propriété
       *[other] Taxe, { $count } propriétés
    }
web-knockout-receipt-parking =
    { $sharers ->
        [1] Parc gratuit
        [2] La moitié du Parc
        [3] Un tiers du Parc
       *[other] Un quart du Parc
    }
web-knockout-receipt-idle =
    { $why ->
        [taken] { $space } ({ $name } passe avant dans l’ordre de jeu)
        [once] un second pion sur { $space }
        [bare] { $space } (aucune propriété à doubler)
        [fewer] { $space } (quelqu’un y a plus de pions)
        [still] { $space }
        [jail] { $count ->
            [one] un pion en prison
           *[other] { $count } pions en prison
        }
        [short] { $count ->
            [one] un pion avant les premières cases
           *[other] { $count } pions avant les premières cases
        }
       *[off] { $count ->
            [one] un pion hors du plateau
           *[other] { $count } pions hors du plateau
        }
    }
# $reasons est une liste des textes ci-dessus.
web-knockout-receipt-idle-all = Rien pour { $reasons }.
web-knockout-receipt-round = Manche { $number }
web-knockout-receipt-all = Total
web-knockout-receipt-waits = Pas encore compté
web-knockout-receipt-nothing = Rien cette fois
web-knockout-start-round = Commencer la manche { $number }
web-knockout-laid = Tout l’argent du Parc gratuit a été pris : la banque y remet { $amount }.
web-knockout-left = { $amount } restent sur le Parc gratuit pour la manche suivante.

## Les essais

web-knockout-practice = Glissades d’essai
web-knockout-practice-short = Essais
web-knockout-practice-how = Glissez autant que vous voulez ; rien ne compte ici.
web-knockout-practice-as = Glisser avec
web-knockout-practice-side =
    { $colour ->
        [red] Rouge
        [yellow] Jaune
        [green] Vert
       *[blue] Bleu
    }
web-knockout-practice-put = Poser des pions
web-knockout-practice-put-how = Touchez le plateau pour y poser un pion, ou un pion pour l’enlever.
web-knockout-practice-aim = Viser
web-knockout-practice-clear = Vider le plateau
web-knockout-practice-back = Revenir en arrière
web-knockout-practice-scatter = Disperser des pions
web-knockout-practice-full = Les quatre pions de cette couleur sont sur le plateau. Touchez-en un pour l’enlever.
web-knockout-practice-close = Pas de place : un pion est déjà là.
web-knockout-practice-cursor = Curseur à { $x } mm de la gauche, { $y } mm du bord proche. Les flèches le déplacent, Entrée pose ou enlève un pion.
web-knockout-practice-rests =
    { $end ->
        [off] Il a quitté le plateau.
        [short] Il s’est arrêté avant les cases.
        [back] Il n’a pas passé le Départ : il faudrait recommencer.
        [jail] Il est sur la case { $space } : il irait en prison.
       *[other] Il est sur la case { $space }.
    }
web-knockout-practice-moved =
    { $count ->
        [0] Il n’a rien touché.
        [1] Il a déplacé un pion.
       *[other] Il a déplacé { $count } pions.
    }

## Le compteur

web-knockout-scorer = Compteur Knockout pour votre plateau
web-knockout-scorer-short = Compteur
web-knockout-scorer-why = Vous glissez sur la table, cette page compte. La partie reste sur cet appareil.
web-knockout-scorer-players = Qui joue, dans l’ordre tiré ? Une équipe compte pour un.
web-knockout-scorer-name = Joueur { $number }
web-knockout-scorer-add = Un joueur de plus
web-knockout-scorer-remove = Retirer { $name }
web-knockout-scorer-begin = Commencer la manche 1
web-knockout-scorer-ask = Où sont les pions { DE($name) } ?
web-knockout-scorer-ask-how = Touchez une case par pion, ou tapez-la. Un pion oublié n’est sur aucune case.
web-knockout-scorer-more =
    { $count ->
        [0] Les quatre sont placés.
        [1] Encore un pion.
       *[other] Encore { $count } pions.
    }
web-knockout-scorer-typed = Taper des cases
web-knockout-scorer-typed-like = rue de la paix, maison, 2 parc gratuit
web-knockout-scorer-unknown = « { $given } » n’est pas une case, ou peut en être plusieurs.
web-knockout-scorer-too-many = Chacun a quatre pions.
web-knockout-scorer-done = Fini pour { $name }
web-knockout-scorer-take = Enlever le pion de la case { $space }
web-knockout-scorer-chance = Refaites d’abord glisser les pions sur Chance, puis touchez où ils sont.
web-knockout-scorer-score = Compter la manche
web-knockout-scorer-missing = Compter la manche sans { $names }
web-knockout-scorer-ride = Où va le pion { DE($name) } depuis la case { $space } ?
web-knockout-scorer-ride-how = Touchez une propriété sans pion.
web-knockout-scorer-stand = Il reste là
web-knockout-scorer-double = Quelle propriété la Maison { DE($name) } double-t-elle ?
web-knockout-scorer-double-this = { $space } : { $amount } de plus
web-knockout-scorer-pays = { $name } paie 100
web-knockout-scorer-pays-why = Au Parc gratuit, pour la prison ou une seconde chance.
web-knockout-scorer-undo = Revenir en arrière
web-knockout-scorer-edit = Corriger la manche { $number }
web-knockout-scorer-new = Nouvelle partie
web-knockout-scorer-new-sure = Vraiment oublier cette partie ?
web-knockout-scorer-new-yes = L’oublier et recommencer
web-knockout-scorer-new-no = La garder
web-knockout-scorer-rounds = Toutes les manches
web-knockout-scorer-won =
    { $count ->
        [1] { $names } a le plus d’argent et gagne.
       *[other] { $names } ont le plus d’argent et gagnent ensemble.
    }
web-knockout-scorer-again = Réessayer

## Conseils du premier tour

web-hint-knockout-1 = Montrez où votre pion doit s’arrêter, ou tirez-le en arrière : la ligne donne la direction et la force. Puis glissez.
web-hint-knockout-2 = Plus c’est loin, plus ça rapporte. Poussez les pions des autres dehors, ou les vôtres plus loin.
web-hint-knockout-3 = Quand tous les pions ont glissé, chaque propriété paie un joueur : le premier dans l’ordre de jeu dont un pion y est.
web-hint-knockout-4 = On peut aussi viser au clavier, ou avec trois nombres.
