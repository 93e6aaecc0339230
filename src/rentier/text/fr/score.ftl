### Compter les points d’un vrai plateau de Knockout sur la ligne de commande.

## Aide de la commande

score-help-score = Compte les manches de Knockout jouées sur un vrai plateau, étape par étape.
score-help-file = Où la partie est gardée d’un jour à l’autre ; sinon, elle disparaît quand vous quittez.
score-help-players = Combien jouent, une équipe comptant pour un : de 2 à 4 ; sinon 2, ou autant qu’il y a de noms.
score-help-names = Les joueurs ou équipes dans l’ordre de jeu de la première manche, entre virgules.

## Début et fin

score-player = Joueur { $number }
score-new = Nouvelle partie : personne n’a encore d’argent. Dites où sont les pions à la fin de chaque manche.
score-resumed = La partie continue.
score-hint = Tapez sur quoi sont les pions, par exemple « rue de la paix, mozart, maison, hors » ; « aide » en dit plus.
score-kept = La partie est gardée dans { $file } ; rentier score --file la reprend.
score-over = La partie est finie ; « annuler » annule la dernière manche, « quitter » s’en va.
score-help =
    À la fin d’une manche, faites d’abord glisser à nouveau les pions sur Chance
    (étape 1). Puis tapez sur quoi sont les pions de chacun, dans l’ordre de
    jeu, en français ou en anglais, en abrégé si vous voulez :
      rue de la paix, mozart, maison, hors  pour le joueur demandé
      Anna : matignon, 2 parc gratuit       pour n’importe qui, ou pour corriger
      hors, prison, rien                    un pion qui n’est sur aucune case
    Un pion qui n’est pas nommé n’est sur aucune case.
      compter          paie, quand tout est dit : demande où vont les pions d’une
                       gare et ce qu’une maison double, et dit qui reçoit quoi,
                       étape par étape
      Anna paie        100 sur le Parc gratuit, pour la prison ou une seconde chance
      argent           ce que chacun a, et ce qu’il y a sur le Parc gratuit
      plateau          ce qui a été dit de cette manche
      annuler          annule la dernière saisie, ou la dernière manche
      quitter          s’en va
    Une ligne qui n’est pas comprise ne change rien.

## Ce que l’on peut taper, entre virgules

score-typed-score = compter, compte, payer tout, manche suivante, ronde suivante
score-typed-cash = argent, sous, comptes
score-typed-board = plateau, pions, manche, ronde
score-typed-undo = annuler, défaire, reprendre
score-typed-help = aide
score-typed-quit = quitter, sortir
score-typed-pays = paie, paie 100, paye, paye 100, payer, payer 100
score-typed-stand = reste, rester
score-typed-off = hors, hors du plateau, dehors, tombé, éliminé
score-typed-jail = prison, en prison
score-typed-nowhere = rien, nulle part, aucune, aucune case, piste
# Les mots qui ne disent rien d’un endroit.
score-typed-ignored = sur, et, un, une, le, la, les, l, de, du, des, au, aux, à, ma, mon, mes, pion, pions, est, sont, case

## Ce qui a été dit

score-nowhere = aucune case
score-lies =
    { $count ->
        [0] { $name } : { $names }.
        [one] { $name } : { $names } ; un pion sur aucune case.
       *[other] { $name } : { $names } ; { $count } pions sur aucune case.
    }
score-lies-nowhere = { $name } : aucun pion sur une case.
score-chance = Un pion sur la case { space-knockout-chance } glisse d’abord à nouveau ; dites ensuite où il est, et ce qu’il a déplacé (KO-20).
score-all-known = Tout est dit. « compter » paie ; « { $name } : … » corrige d’abord.
score-nothing-known = Rien n’a encore été dit de cette manche.
score-paid = { $name } paie { $amount } sur le Parc gratuit.
score-parking = Sur le Parc gratuit : { $amount }.
score-undone = C’est annulé.
score-back = Rien n’a été payé.

## Choix

score-ride = Vers quelle propriété inoccupée va le pion { DE($name) } qui est sur une Gare ? « reste » l’y laisse ; Entrée ramène en arrière.
score-double = Quelle propriété la Maison { DE($name) } double-t-elle ? { $names }. Entrée ramène en arrière.

## Ce que la manche a rapporté

score-cash = { $name } : { $amount }

## Ce qui ne se peut pas

score-players = { $given } ne peuvent pas jouer ; il y a des pions pour { $fewest } à { $most } joueurs ou équipes.
score-name = « { $given } » ne peut pas être un nom ici ; un nom commence par une lettre, n’est pas une commande, et chacun a le sien.
score-other-players = Dans cette partie, il y a { $players } joueurs, non { $given }.
score-who-pays = Qui paie ? Écrivez d’abord le nom, comme dans « { $name } paie ».
score-whose = Tout est déjà dit. Pour corriger les pions de quelqu’un, écrivez d’abord le nom, comme dans « { $name } : mozart ».
score-not-known = On n’a pas encore dit sur quoi sont les pions { DE($name) }.
score-no-cash = { $name } a { $cash }, et ne peut pas payer { $amount }.
score-nothing-to-undo = Il n’y a rien à annuler.
score-no-player = Il n’y a pas de joueur { $given } à cette table ; ils sont numérotés de 1 à { $most }.
score-no-name = Personne ici ne s’appelle « { $given } ».
score-nothing = « { $given } » ne nomme aucune case ; tapez par exemple « mozart, maison, hors », ou « aide ».
score-too-many = Cela fait { $given } pions ; chacun en a { $most }.
score-one-space = « { $given } » n’est pas une case ; nommez-en une seule.
score-which = « { $given } » peut en désigner plusieurs : { $names }. Dites laquelle.
score-meant = « { $given } » n’est pas une case ; peut-être { $names } ? Rien n’a été changé.
score-unknown-place = « { $given } » n’est pas une case ; tapez par exemple « mozart, maison, hors », ou « aide ».
score-file-damaged = { $file } est abîmé ou contient autre chose, et reste tel quel. { $why }
score-file-changed = { $file } a été changé entre-temps par quelqu’un d’autre, peut-être dans une autre fenêtre ; il reste tel quel, et cette fenêtre s’arrête.
