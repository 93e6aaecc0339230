### Ce qu’on retient d’une partie terminée, raconté dans le résultat et pendant qu’on la revoit.

## Dans tous les jeux

game-moment-won =
    { $rounds ->
        [0] { $you ->
            [seat] Vous gagnez la partie.
           *[other] { $seat } gagne la partie.
        }
       *[other] { $you ->
            [seat] Vous gagnez d’ici { $rounds } tours de table.
           *[other] { $seat } gagne d’ici { $rounds } tours de table.
        }
    }

## Sur tous les parcours

track-moment-group =
    { $amount ->
        [0] { $you ->
            [seat] Vous complétez le groupe { $group }.
           *[other] { $seat } complète le groupe { $group }.
        }
       *[other] { $you ->
            [seat] Vous complétez le groupe { $group } : il vous rapporte { $amount } de loyers.
           *[other] { $seat } complète le groupe { $group } : il lui rapporte { $amount } de loyers.
        }
    }
track-moment-rent =
    { $you ->
        [seat] { $target } vous paie { $amount } pour un arrêt sur la case { $space }.
        [target] Vous payez { $amount } à { $seat } pour un arrêt sur la case { $space }.
       *[other] { $target } paie { $amount } à { $seat } pour un arrêt sur la case { $space }.
    }
# Après un échange, ou une propriété prise : ce que cela a rapporté plus tard.
track-moment-brings =
    { $amount ->
        [0] { "" }
       *[other] { " " }Cela rapporte { $amount } de loyers.
    }
track-moment-deal =
    { $give-count ->
        [0] { $you ->
            [seat] { $target } vous cède { $take } dans un échange.{ track-moment-brings }
            [target] Vous cédez { $take } à { $seat } dans un échange.{ track-moment-brings }
           *[other] { $target } cède { $take } à { $seat } dans un échange.{ track-moment-brings }
        }
       *[other] { $take-count ->
            [0] { $you ->
                [seat] Vous cédez { $give } à { $target } dans un échange.{ track-moment-brings }
                [target] { $seat } vous cède { $give } dans un échange.{ track-moment-brings }
               *[other] { $seat } cède { $give } à { $target } dans un échange.{ track-moment-brings }
            }
           *[other] { $you ->
                [seat] Vous donnez à { $target } { $give } contre { $take }.{ track-moment-brings }
                [target] { $seat } vous donne { $give } contre { $take }.{ track-moment-brings }
               *[other] { $seat } donne à { $target } { $give } contre { $take }.{ track-moment-brings }
            }
        }
    }
track-moment-taken =
    { $give-count ->
        [0] { $you ->
            [seat] Par une carte, vous prenez { $take } à { $target }.{ track-moment-brings }
            [target] Par une carte, { $seat } vous prend { $take }.{ track-moment-brings }
           *[other] Par une carte, { $seat } prend { $take } à { $target }.{ track-moment-brings }
        }
       *[other] { $you ->
            [seat] Par une carte, vous échangez avec { $target } : { $give } contre { $take }.{ track-moment-brings }
            [target] Par une carte, { $seat } échange avec vous : { $give } contre { $take }.{ track-moment-brings }
           *[other] Par une carte, { $seat } échange avec { $target } : { $give } contre { $take }.{ track-moment-brings }
        }
    }
track-moment-card =
    { $gain ->
        [yes] { $you ->
            [seat] La carte « { $card } » vous rapporte { $amount }.
           *[other] La carte « { $card } » rapporte { $amount } à { $seat }.
        }
       *[no] { $you ->
            [seat] La carte « { $card } » vous coûte { $amount }.
           *[other] La carte « { $card } » coûte { $amount } à { $seat }.
        }
    }
track-moment-bankrupt =
    { $you ->
        [seat] Vous êtes en faillite : { $creditor } reçoit ce qui reste.
        [creditor] { $seat } est en faillite : vous recevez ce qui reste.
       *[other] { $seat } est en faillite : { $creditor } reçoit ce qui reste.
    }
# Cela explique un choix ; personne ne le retient d’une partie.
track-moment-salary =
    { $you ->
        [seat] Vous touchez votre salaire.
       *[other] { $seat } touche son salaire.
    }
track-moment-got =
    { $you ->
        [seat] Vous obtenez { $space }.
       *[other] { $seat } obtient { $space }.
    }
track-moment-built =
    { $you ->
        [seat] Vous construisez sur le groupe { $group }.
       *[other] { $seat } construit sur le groupe { $group }.
    }
track-moment-raised =
    { $you ->
        [seat] Vous devez trouver de l’argent.
       *[other] { $seat } doit trouver de l’argent.
    }

## Millionnaire et Crooked Cash

millionaire-moment-level =
    { $you ->
        [seat] Vous atteignez { $stars }★.
       *[other] { $seat } atteint { $stars }★.
    }

millionaire-moment-payday =
    { $you ->
        [seat] Vous touchez un salaire de { $amount } et gagnez la partie.
       *[other] { $seat } touche un salaire de { $amount } et gagne la partie.
    }
millionaire-moment-cancelled =
    { $you ->
        [seat] Vous annulez la carte { DE($target) } : « { $card } ».
        [target] { $seat } annule votre carte : « { $card } ».
       *[other] { $seat } annule la carte { DE($target) } : « { $card } ».
    }
crooked-moment-catch =
    { $you ->
        [seat] Vous démasquez un faux billet de { $amount } chez { $target } et le gardez.
        [target] { $seat } démasque chez vous un faux billet de { $amount } et le garde.
       *[other] { $seat } démasque un faux billet de { $amount } chez { $target } et le garde.
    }
crooked-moment-refused =
    { $you ->
        [seat] Vous refusez de payer à { $target } un loyer de { $amount }.
        [target] { $seat } refuse de vous payer un loyer de { $amount }.
       *[other] { $seat } refuse de payer à { $target } un loyer de { $amount }.
    }

## Deal

deal-moment-set =
    { $count ->
        [1] { $you ->
            [seat] Vous complétez le { $colour-set }, votre premier groupe complet.
           *[other] { $seat } complète le { $colour-set }, son premier groupe complet.
        }
        [2] { $you ->
            [seat] Vous complétez le { $colour-set }, votre deuxième groupe complet.
           *[other] { $seat } complète le { $colour-set }, son deuxième groupe complet.
        }
       *[other] { $you ->
            [seat] Vous complétez le { $colour-set }, votre troisième groupe complet.
           *[other] { $seat } complète le { $colour-set }, son troisième groupe complet.
        }
    }
deal-moment-stole-set =
    { $you ->
        [seat] Vous volez à { $target } son { $colour-set }{ deal-with-buildings }.
        [target] { $seat } vous vole votre { $colour-set }{ deal-with-buildings }.
       *[other] { $seat } vole à { $target } son { $colour-set }{ deal-with-buildings }.
    }
deal-moment-stole =
    { $you ->
        [seat] Vous prenez { $card } à { $target }.
        [target] { $seat } vous prend { $card }.
       *[other] { $seat } prend { $card } à { $target }.
    }
deal-moment-paid =
    { $you ->
        [seat] Vous payez { $amount }M à { $target }.
        [target] { $seat } vous paie { $amount }M.
       *[other] { $seat } paie { $amount }M à { $target }.
    }
deal-moment-refused =
    { $you ->
        [seat] Vous refusez la carte { DE($target) } : « { $card } ».
        [target] { $seat } refuse votre carte : « { $card } ».
       *[other] { $seat } refuse la carte { DE($target) } : « { $card } ».
    }

## Knockout

# Ce qu’une glissade a changé, si la manche s’était arrêtée là.
knockout-moment-worth =
    { $amount ->
        [0] { $targets-count ->
            [0] elle coûte { $price } aux autres
           *[other] { $you ->
                [target] elle vous coûte { $price }
               *[other] elle coûte { $price } à { $targets }
            }
        }
       *[other] { $price ->
            [0] elle vaut { $amount }
           *[other] { $targets-count ->
                [0] elle vaut { $amount } et coûte { $price } aux autres
               *[other] { $you ->
                    [target] elle vaut { $amount } et vous coûte { $price }
                   *[other] elle vaut { $amount } et coûte { $price } à { $targets }
                }
            }
        }
    }
knockout-moment-slide =
    { $end ->
        [space] { $you ->
            [seat] Votre glissade s’arrête sur la case { $space } : { knockout-moment-worth }.
           *[other] La glissade { DE($seat) } s’arrête sur la case { $space } : { knockout-moment-worth }.
        }
       *[other] { $you ->
            [seat] Votre glissade bouscule tout : { knockout-moment-worth }.
           *[other] La glissade { DE($seat) } bouscule tout : { knockout-moment-worth }.
        }
    }
knockout-moment-bonus = { knockout-event-got-bonus }
knockout-moment-collected = { knockout-event-collected }
knockout-moment-doubled = { knockout-event-doubled }
knockout-moment-parking = { knockout-event-took-parking }
knockout-moment-tax = { knockout-event-paid-tax }
