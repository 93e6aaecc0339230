### Knockout : ce qui s’est passé, ce qu’on peut faire, ce qui est demandé.

# Un montant, comme sur les tickets : 1 250.
knockout-money = { $whole }

## Ce qui s’est passé

# À partir de cinq, les coéquipiers sont côte à côte.
knockout-event-began =
    { $seats-count ->
        [2] Les marqueurs de tour sont tirés : { $sides }.
        [3] Les marqueurs de tour sont tirés : { $sides }.
        [4] Les marqueurs de tour sont tirés : { $sides }.
       *[other] Les marqueurs de tour sont tirés, équipe par équipe : { $sides }.
    }
knockout-event-round-began = Manche { $number } sur { $rounds }. Ordre de jeu : { $sides }. Sur le Parc gratuit : { $amount }.
# Où une glissade s’est arrêtée.
knockout-slid-to =
    { $end ->
        [off] hors du plateau
        [jail] sur la case { space-knockout-go-to-jail }, donc en prison
       *[other] jusqu’à la case { $space }
    }
knockout-event-slid =
    { $end ->
        [back] { $you ->
            [seat] Vous ne passez pas le Départ, et recommencez.
           *[other] { $seat } ne passe pas le Départ, et recommence.
        }
        [short] { $you ->
            [seat] Votre pion s’arrête trop court : il ne rapporte rien.
           *[other] Le pion { DE($seat) } s’arrête trop court : il ne rapporte rien.
        }
       *[other] { $you ->
            [seat] Votre pion glisse { knockout-slid-to }.
           *[other] Le pion { DE($seat) } glisse { knockout-slid-to }.
        }
    }
# D’où et jusqu’où quelqu’un a été poussé.
knockout-knocked-to =
    { $end ->
        [off] { $before ->
            [none] hors du plateau
           *[other] de la case { $before } hors du plateau
        }
        [jail] { $before ->
            [none] en prison
           *[other] de la case { $before } en prison
        }
        [short] { $before ->
            [none] le long de la piste
           *[other] de la case { $before } jusqu’à la piste
        }
       *[other] { $before ->
            [none] jusqu’à la case { $space }
           *[other] de la case { $before } à la case { $space }
        }
    }
knockout-knocked =
    { $own ->
        [yes] { $you ->
            [seat] Vous poussez un de vos propres pions { knockout-knocked-to }.
            [targets] { $seat } pousse un pion de votre propre équipe { knockout-knocked-to }.
           *[other] { $seat } pousse un pion de sa couleur { knockout-knocked-to }.
        }
       *[other] { $you ->
            [seat] Vous poussez { $targets } { knockout-knocked-to }.
            [target] { $seat } vous pousse { knockout-knocked-to }.
           *[other] { $seat } pousse { $targets } { knockout-knocked-to }.
        }
    }
knockout-nudged =
    { $own ->
        [yes] { $you ->
            [seat] Vous effleurez un de vos propres pions, case { $space }.
            [targets] { $seat } effleure un pion de votre propre équipe, case { $space }.
           *[other] { $seat } effleure un pion de sa couleur, case { $space }.
        }
       *[other] { $you ->
            [seat] Vous effleurez { $targets }, case { $space }.
            [target] { $seat } vous effleure, case { $space }.
           *[other] { $seat } effleure { $targets }, case { $space }.
        }
    }
knockout-event-knocked =
    { $end ->
        [space] { $moved ->
            [no] { knockout-nudged }
           *[other] { knockout-knocked }
        }
       *[other] { knockout-knocked }
    }
knockout-event-paid-bail =
    { $you ->
        [seat] Vous payez { $amount } au Parc gratuit, et votre pion sort de prison.
       *[other] { $seat } paie { $amount } au Parc gratuit, et le pion sort de prison.
    }
knockout-event-stayed-in-jail =
    { $you ->
        [seat] Vous laissez votre pion en prison.
       *[other] { $seat } laisse le pion en prison.
    }
knockout-event-took-second-chance =
    { $amount ->
        [0] { $you ->
            [seat] Vous prenez votre seconde chance.
           *[other] { $seat } prend une seconde chance.
        }
       *[other] { $you ->
            [seat] Vous payez { $amount } au Parc gratuit pour une seconde chance.
           *[other] { $seat } paie { $amount } au Parc gratuit pour une seconde chance.
        }
    }
knockout-event-left-off =
    { $you ->
        [seat] Vous renoncez à la seconde chance.
       *[other] { $seat } renonce à la seconde chance.
    }
knockout-event-no-start = Il n’y a plus de place derrière le Départ : un pion ({ $seats }) est hors jeu pour cette manche.
knockout-event-step-began =
    { $number ->
        [1] Étape 1 : les pions de la case { space-knockout-chance } glissent de nouveau.
        [2] Étape 2 : les pions sur les Gares se déplacent.
        [3] Étape 3 : l’argent et la taxe.
       *[other] Étape 4 : { space-knockout-free-parking }.
    }
knockout-event-took-from-chance =
    { $seats-count ->
        [1] { $you ->
            [seat] Vous ramenez votre pion de la case { space-knockout-chance } derrière le Départ.
           *[other] { $seats } ramène un pion de la case { space-knockout-chance } derrière le Départ.
        }
       *[other] { $you ->
            [seats] Votre équipe ramène un pion de la case { space-knockout-chance } derrière le Départ.
           *[other] { $seats } ramènent un pion de la case { space-knockout-chance } derrière le Départ.
        }
    }
knockout-event-rode-railroad =
    { $you ->
        [seat] Vous prenez le train ({ $before }) jusqu’à la case { $space }.
       *[other] { $seat } prend le train ({ $before }) jusqu’à la case { $space }.
    }
knockout-event-stood-still =
    { $you ->
        [seat] Vous restez sur place : { $space }.
       *[other] { $seat } reste sur place : { $space }.
    }
knockout-event-collected =
    { $seats-count ->
        [1] { $you ->
            [seat] Vous touchez { $amount } : { $space }.
           *[other] { $seats } touche { $amount } : { $space }.
        }
       *[other] { $you ->
            [seats] Votre équipe touche { $amount } : { $space }.
           *[other] { $seats } touchent { $amount } : { $space }.
        }
    }
knockout-event-got-bonus =
    { $seats-count ->
        [1] { $you ->
            [seat] Vous avez tout le groupe { $group } : une prime de { $amount }.
           *[other] { $seats } a tout le groupe { $group } : une prime de { $amount }.
        }
       *[other] { $you ->
            [seats] Votre équipe a tout le groupe { $group } : une prime de { $amount }.
           *[other] { $seats } ont tout le groupe { $group } : une prime de { $amount }.
        }
    }
knockout-event-doubled =
    { $seats-count ->
        [1] { $you ->
            [seat] Votre Maison double { $space } : vous touchez encore { $amount }.
           *[other] { $seats } touche encore { $amount } : la Maison double { $space }.
        }
       *[other] { $you ->
            [seats] La Maison de votre équipe double { $space } : encore { $amount }.
           *[other] { $seats } touchent encore { $amount } : la Maison double { $space }.
        }
    }
# Pour combien de propriétés on paie la taxe.
knockout-taxed =
    { $count ->
        [1] une propriété
       *[other] { $count } propriétés
    }
knockout-event-paid-tax =
    { $seats-count ->
        [1] { $you ->
            [seat] Vous payez { $amount } de taxe au Parc gratuit, pour { knockout-taxed }.
           *[other] { $seats } paie { $amount } de taxe au Parc gratuit, pour { knockout-taxed }.
        }
       *[other] { $you ->
            [seats] Votre équipe paie { $amount } de taxe au Parc gratuit, pour { knockout-taxed }.
           *[other] { $seats } paient { $amount } de taxe au Parc gratuit, pour { knockout-taxed }.
        }
    }
# Avec combien de pions on prend l’argent.
knockout-parked =
    { $count ->
        [1] un pion
       *[other] { $count } pions
    }
knockout-event-took-parking =
    { $seats-count ->
        [1] { $you ->
            [seat] Avec { knockout-parked } sur le Parc gratuit, vous prenez { $amount }.
           *[other] Avec { knockout-parked } sur le Parc gratuit, { $seats } prend { $amount }.
        }
       *[other] { $you ->
            [seats] Avec { knockout-parked } sur le Parc gratuit, votre équipe prend { $amount }.
           *[other] Avec { knockout-parked } sur le Parc gratuit, { $seats } prennent { $amount }.
        }
    }
knockout-event-parking-left = Il reste { $amount } sur le Parc gratuit.
knockout-event-parking-refilled = La banque pose { $amount } sur le Parc gratuit.
knockout-event-won =
    { $seats-count ->
        [1] { $you ->
            [seat] Vous avez le plus d’argent, { $amount } : vous gagnez.
           *[other] { $seats } a le plus d’argent, { $amount }, et gagne.
        }
       *[other] { $sides-count ->
            [1] { $you ->
                [seats] Votre équipe a le plus d’argent, { $amount } : vous gagnez.
               *[other] L’équipe { DE($sides) } a le plus d’argent, { $amount }, et gagne.
            }
           *[other] Le plus d’argent, c’est { $amount }, et la victoire est partagée : { $sides }.
        }
    }

## Ce qu’on peut faire

knockout-action-slide = Glisser de ({ $x } ; { $y }), à { $angle }° et { $speed } mm/s
knockout-action-pay = Payer 100 et faire glisser le pion de nouveau
knockout-action-stay = Laisser le pion en prison pour cette manche
knockout-action-again =
    { $amount ->
        [0] Le faire glisser de nouveau
       *[other] Payer { $amount } et le faire glisser de nouveau
    }
knockout-action-leave = Le laisser hors du plateau
knockout-action-take = Faire glisser d’abord le pion { $number }
knockout-action-move = Aller à la case { $space }, qui vaut { $amount }
knockout-action-stand = Rester à la Gare
knockout-action-double = Doubler { $space } : { $amount } de plus

## La même chose en une ligne pour plusieurs semblables

knockout-group-slide = Viser une case
knockout-group-move = Prendre le train

## Ce qu’on peut taper pour une action, entre virgules

knockout-typed-slide = glisser, viser, tirer, g
knockout-typed-pay = payer, oui, o
knockout-typed-stay = laisser, rester, non, n
knockout-typed-again = encore, oui, o, payer
knockout-typed-leave = laisser, non, n
knockout-typed-take = prendre, d’abord
knockout-typed-move = aller, train, prendre le train
knockout-typed-stand = rester, laisser, non
knockout-typed-double = doubler

## Ce qui est demandé

knockout-asked-slides = À vous de faire glisser un pion. Que visez-vous ?
knockout-asked-reslide =
    { $why ->
        [jail] Votre pion sort de prison : faites-le glisser de nouveau. Que visez-vous ?
        [chance] Votre pion vient de la case { space-knockout-chance } : faites-le glisser de nouveau. Que visez-vous ?
       *[other] Votre seconde chance : faites-le glisser de nouveau. Que visez-vous ?
    }
knockout-asked-jail = Votre pion est en prison. Payez-vous 100 au Parc gratuit pour le faire glisser de nouveau ?
knockout-asked-second-chance =
    { $amount ->
        [0] Votre pion est sorti du plateau sans rien toucher. Le faites-vous glisser de nouveau ?
       *[other] Votre pion est sorti du plateau sans rien toucher. Payez-vous { $amount } pour le faire glisser de nouveau ?
    }
knockout-asked-chance = Plusieurs de vos pions sont sur la case { space-knockout-chance }. Lequel glisse d’abord ?
knockout-asked-railroad = Votre pion est sur une Gare, et peut aller à toute propriété sans pion. Où va-t-il ?
knockout-asked-scoring = Votre Maison double une propriété dont vous avez touché l’argent. Laquelle ?

## Ce qu’on ne peut pas lire

knockout-aim =
    { $part ->
        [x] { $given } n’est pas un point de départ : x est un nombre de millimètres depuis le bord gauche, par pas de 0,1, comme 135 ou 80.5.
        [y] { $given } n’est pas un point de départ : y est un nombre de millimètres depuis le bord proche, par pas de 0,1, comme 100 ou 60.5.
        [angle] { $given } n’est pas une direction : c’est un nombre de degrés, par pas de 0,01, comme 0, 7.25 ou -3.5, positif vers la droite.
       *[other] { $given } n’est pas une vitesse : c’est un nombre entier de millimètres par seconde, comme 1150.
    }
knockout-unknown-space =
    { $near ->
        [none] Il n’y a pas de case « { $given } » ; au choix : { $known }.
       *[other] Il n’y a pas de case « { $given } ». Vouliez-vous dire { $near } ({ $space }) ?
    }
knockout-unknown-token = Il n’y a pas de pion « { $given } » ; les pions vont de 0 à { $most }, quatre par couleur.
knockout-token-entry = { field-is } ce doit être "home", "jail", "off", le code d’une case ou un endroit en millimètres comme [135, 500].
knockout-place = { field-is } un pion se trouve sur { $width } millimètres par { $length }, et jamais sur { space-knockout-go-to-jail }.
knockout-overlap = { field-is } c’est sur le pion { $other_path }.
knockout-tokens = { field-is } cela ne va pas avec les { $slid } glissades de cette manche.
knockout-position-money = { field-is } avec le Parc gratuit, cela fait { $total } en tout, et il ne peut y avoir que { $most } à ce moment.
knockout-position-stack = { field-is } ce doit être une étape de la manche et, seulement au-dessus des glissades ou de Chance, des pions en prison et un pion à faire glisser encore.
knockout-position-jail = { field-is } ce doit être un pion en prison qui n’est pas déjà nommé.
knockout-position-jail-order = { field-is } ce doit être des pions dans l’ordre de jeu, au moins un : { $wanted }.
knockout-position-second = { field-is } ce doit être un pion hors du plateau que son joueur peut faire glisser encore.
knockout-position-reslide = { field-is } un pion à faire glisser encore doit être "home".
knockout-position-why = { field-is } ce pion ne peut pas glisser encore pour cette raison ici.
knockout-position-set = { field-is } ce doit être certains de ces pions, chacun une fois : { $allowed }.
knockout-position-doubled = { field-is } ce doit être une propriété que cette équipe a déjà pu choisir et pour laquelle elle a touché, ou "".
knockout-position-scored = { field-is } personne n’a de choix à faire pour une Maison, la manche serait donc finie.
knockout-position-gains = { field-is } l’équipe { $number } doit alors avoir au moins { $gain }.

## Ce qui n’est pas possible maintenant

knockout-slide-first = Faites d’abord glisser votre pion.
knockout-start = Un pion part tout entier derrière le Départ : x de 15 à 255, y de 15 à 105.
knockout-start-taken = Il n’y a pas de place pour partir de là : un pion ({ $seats }) est trop près.
knockout-angle = On glisse vers l’avant, au plus à 25° vers la gauche ou la droite.
knockout-speed = La vitesse doit être supérieure à 0 et ne pas dépasser 2 000 mm/s, celle d’une main rapide.
knockout-jail-first = Dites d’abord si vous payez pour le pion en prison, ou s’il y reste.
knockout-nobody-jailed = Aucun de vos pions n’attend que vous payiez.
knockout-no-cash = Vous n’avez pas les { $amount } que cela coûte.
knockout-too-late = Ce pion reste en prison : on ne peut payer que tout de suite.
knockout-second-first = Dites d’abord si vous faites glisser ce pion de nouveau, ou s’il reste hors du plateau.
knockout-take-first = Choisissez d’abord lequel de vos pions de la case { space-knockout-chance } vous faites glisser.
knockout-not-on-chance = Ce n’est pas un pion à vous qui attend sur la case { space-knockout-chance }.
knockout-railroad-first = Dites d’abord où va votre pion qui est sur une Gare, ou s’il y reste.
knockout-no-property = { $space } n’est pas une propriété : on ne va que sur des propriétés.
knockout-occupied = Il y a déjà un pion ici : { $space }. Choisissez une propriété sans pion.
knockout-double-first = Choisissez d’abord la propriété que double votre Maison.
knockout-not-collected = Vous n’avez pas touché d’argent pour { $space } pendant cette manche ; doublez-en une autre.
