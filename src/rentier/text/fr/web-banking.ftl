### La table de Banking.

web-banking-level =
    { $hotel ->
        [yes] Hôtel
       *[other] { $level ->
            [one] 1 appartement
           *[other] { $level } appartements
        }
    }
web-banking-deed-building = Un appartement
web-banking-bank-apartments = Appartements
web-banking-ask-building =
    { $hotel ->
        [yes] Enchère : un des derniers hôtels
       *[other] Enchère : un des derniers appartements
    }
web-banking-ask-want =
    { $hotel ->
        [yes] { $you ->
            [yes] Vous voulez un des derniers hôtels.
           *[other] { $person } veut un des derniers hôtels.
        }
       *[other] { $you ->
            [yes] Vous voulez un des derniers appartements.
           *[other] { $person } veut un des derniers appartements.
        }
    }

## Ce qui peut échapper

web-banking-why-build = On construit sur le groupe { $letter } quand on en a les { $count } terrains.
web-banking-why-auction = Échanges et constructions attendent la fin de l’enchère.
web-banking-why-jail = Payer prend la place du lancer de ce tour ; vous jouez au tour suivant.
web-banking-why-claim = Personne ne rappelle un loyer : c’est à vous de le réclamer.
web-banking-why-debt = Tant que la dette n’est pas payée, vous ne pouvez que réunir de l’argent.

## Conseils du premier tour

web-hint-banking-1 = Lancez, et votre pion avance de lui-même. Ce que vous pouvez faire ensuite est dans la barre du bas.
web-hint-banking-2 = Un terrain sans propriétaire ? Achetez-le, sinon il part aussitôt aux enchères et chacun mise.
web-hint-banking-3 =
    { $rent ->
        [automatic] Quelqu’un sur votre terrain ? Le loyer est payé automatiquement.
       *[other] Quelqu’un sur votre terrain ? Réclamez le loyer avant le lancer du joueur suivant, sinon il est perdu.
    }
web-hint-banking-4 = Tous les terrains d’une couleur sont à vous ? Construisez. Touchez un terrain pour voir ses chiffres.
web-hint-banking-5 = À court d’argent ? Hypothéquez, vendez, échangez : c’est possible tant que vous avez une dette.
