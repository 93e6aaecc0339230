### La banque électronique dans le navigateur.

web-bank-unit = Banque électronique
web-bank-sub = pour une vraie boîte sur votre table

## L’appareil

web-bank-first = Touchez une carte
web-bank-left = entrées
web-bank-right = sorties
web-bank-pays = { $name } paie
web-bank-gets = → { $name }
# Au-dessus du solde, à l’écran.
web-bank-balance-of = Solde : { $name }
web-bank-here = ici
web-bank-receive = Recevoir
web-bank-pay = Payer
web-bank-key-comma = virgule ; sans carte, le volume
web-bank-key-clear = C : efface ; maintenue, une nouvelle partie
web-bank-take-out =
    { $side ->
        [left] Fente de gauche, entrées : retirer { $name }
       *[right] Fente de droite, sorties : retirer { $name }
    }
web-bank-put-in =
    { $name ->
        [none] { $side ->
            [left] Fente de gauche, entrées : vide
           *[right] Fente de droite, sorties : vide
        }
       *[other] { $side ->
            [left] Mettre { $name } dans la fente de gauche, entrées
           *[right] Mettre { $name } dans la fente de droite, sorties
        }
    }

## Les cartes

web-bank-cards = Cartes
# Une carte qui ne porte pas de nom.
web-bank-card = Carte { $number }
web-bank-cards-how = Touchez une carte, puis une fente. L’argent entre à gauche et sort à droite.
web-bank-in-unit = { $name } · dans l’appareil
web-bank-card-is =
    { $where ->
        [in] Carte { $number }, { $name } : dans l’appareil
        [held] Carte { $number }, { $name } : en main ; touchez-la encore pour la retourner
        [reversed] Carte { $number }, { $name } : en main, à l’envers ; touchez-la encore pour la reposer
       *[out] Carte { $number }, { $name }
    }
web-bank-picked = Touchez maintenant une fente.
web-bank-reversed = À l’envers : l’appareil ne la lira pas. Touchez-la encore pour la reposer.
web-bank-no-card = Aucune carte n’est insérée. Touchez une carte, puis une fente.
web-bank-overdraft = { $payer } a { $balance }, et { $keyed } a été saisi. Rien n’est inscrit : appuyez sur C et saisissez moins, ou trouvez d’abord de l’argent.
web-bank-names = Noms sur les cartes

## Les opérations

web-bank-tape = Journal
web-bank-undo = Annuler la dernière
web-bank-all-lines = Toutes les lignes
web-bank-taken-back = annulée : nº { $number }
web-bank-low-beep = Refusé, bip grave
web-bank-sleep = Il s’éteint après une minute et garde tous les soldes. Maintenez C jusqu’au bip pour une nouvelle partie : 15M chacun.
web-bank-new-game = Nouvelle partie
web-bank-sure = Chaque compte revient à 15M. L’annulation ramène cette partie.
web-bank-go-on = Continuer celle-ci

## Regarder

web-bank-share = Les comptes sur vos téléphones
web-bank-share-about = Chacun ouvre ce lien et voit son compte. Seul cet appareil peut y passer des opérations.
web-bank-share-link = Lien pour les joueurs
web-bank-share-now = Créer un lien
web-bank-share-stop = Ne plus les montrer
web-bank-watch = Votre compte
web-bank-accounts = Tous les comptes
web-bank-which = Touchez votre carte.
web-bank-waiting = En attente de la banque…
web-bank-gone = Cette banque n’est plus partagée. Demandez un nouveau lien à la personne qui la tient.
web-bank-open-own = Ouvrir votre propre banque
