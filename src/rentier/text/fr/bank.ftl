### La banque électronique sur la ligne de commande.

## Aide de la commande

bank-help-bank = Remplace la banque électronique d’une vraie boîte, sur votre table.
bank-help-file = Où la partie est gardée d’un jour à l’autre ; sinon, dans votre dossier de données.
bank-help-players = Combien de joueurs, de 2 à 6 ; sinon 6, ou autant qu’il y a de noms.
bank-help-names = Qui a les cartes 1, 2 et ainsi de suite, entre virgules ; les noms peuvent remplacer les numéros.

## La banque dessinée

bank-title = Banque électronique
bank-off = éteint
bank-left = gauche : argent reçu
bank-right = droite : argent payé
bank-reversed = non lue
bank-key-receive = recevoir
bank-key-pay = payer
bank-key-go = GO (+2M)
# Qui a une carte et n’a pas de nom.
bank-card = la carte { $number }

## Début et fin

bank-new = Nouvelle partie : { $players } cartes de 15M chacune. Elle est gardée dans { $file }.
bank-resumed =
    { $count ->
        [0] La partie continue ; aucune opération jusqu’ici. Elle est gardée dans { $file }.
        [one] La partie continue après { $count } opération. Elle est gardée dans { $file }.
       *[other] La partie continue après { $count } opérations. Elle est gardée dans { $file }.
    }
bank-hint = Tapez un paiement, par exemple « 3 paie 1,5M », « 1 à 4 200K », « 2 reçoit 2M » ou « go 2 » ; « aide » en dit plus.
bank-kept = La partie est gardée dans { $file } ; rentier bank la reprend.
bank-not-saved = Cela n’a pas encore pu être enregistré. L’opération est faite, mais se perdrait avec cette fenêtre.
bank-help =
    Les paiements, avec les numéros ou les noms des cartes :
      3 paie 1,5M        à la banque
      2 reçoit 2M        de la banque
      1 à 4 200K         d’un joueur à un autre
      go 2               2M pour la case départ
      annuler            annule la dernière opération, puis celle d’avant
    À regarder :
      solde 3            un compte
      tous               tous les comptes
      journal            les dernières opérations
      journal tout       toutes celles de cette partie et de la précédente
      appareil           la banque électronique
    À la manière de l’appareil :
      insérer 3 gauche   carte 3, fente gauche (recevoir) ; droite : payer
      insérer 3 gauche à l’envers   dans le mauvais sens
      retirer gauche     la retire ; retirer seul les retire toutes
      1 , 5 M payer      touches : 0 à 9, virgule, K, M, GO, payer, recevoir, C
      C                  efface la saisie ; après une opération, l’annule
                         tant que les cartes sont insérées
      ,                  règle le volume, sans carte insérée
      maintenir C        une nouvelle partie, comme : nouvelle partie
    Un montant va de 10K à 20M, par pas de 10K ; au-delà, payez en plusieurs
    fois. Tout est enregistré aussitôt ; quitter, et la partie reprend un
    autre jour.

## Les paiements

bank-line-credit = { $payee } reçoit { $amount }
bank-line-debit = { $payer } paie { $amount }
bank-line-transfer = { $payer } paie { $amount } à { $payee }
bank-line-go = { $payee } reçoit { $amount } pour la case départ
bank-line-new-game = nouvelle partie, 15M sur chaque carte
bank-line-taken = annulé, nº { $number } : { $line }
bank-booked = { $line } ; maintenant { $balances }.
bank-has = { $who } a { $balance }
bank-balance = { $who } a { $balance }.
bank-journal-empty = Aucune opération jusqu’ici.
bank-journal-more = Les { $shown } dernières lignes sur { $count } ; journal tout montre aussi les autres.
bank-new-game = Nouvelle partie : tous les comptes reviennent à 15M. Tapez oui ; Entrée continue celle-ci.
bank-undo-brings-back = Si c’était une erreur, annuler ramène la partie précédente.
bank-goes-on = La partie continue.

## À la manière de l’appareil

bank-shown = À l’écran : { $texts }
bank-not-read = Aucun bip : la carte est à l’envers et n’est pas lue.
bank-woken = La banque était éteinte ; la touche l’a réveillée, sans rien faire d’autre. Tapez-la encore une fois.
bank-key-refused = La touche { $place }, { $pressed }, est refusée ; ce qui la suit n’a pas été pressé.
bank-emptied = Les cartes insérées sont d’abord retirées.

## Refusé d’un bip grave

bank-refused-no-card = Aucune carte n’est lue ; commencez par en mettre une, par exemple « insérer 3 gauche ».
bank-refused-slot-empty = La fente de cette touche est vide ; gauche sert à recevoir et à GO, droite à payer.
bank-refused-five-digits = L’écran affiche 5 chiffres au plus.
bank-refused-second-comma = Il y a déjà une virgule dans le montant.
bank-refused-unit-given = Après K ou M vient recevoir ou payer ; C efface la saisie.
bank-refused-no-figures = Il manque le montant ; tapez des chiffres, puis K ou M.
bank-refused-no-unit = Il manque K ou M après les chiffres.
bank-refused-too-small = { $keyed }, c’est trop peu ; une saisie est de 10K au moins.
bank-refused-too-large = { $keyed }, c’est trop ; une saisie est de 20M au plus, un paiement plus grand en demande plusieurs.
bank-refused-odd = { $keyed } n’est pas un multiple de 10K.
bank-refused-overdraft = { $payer } a { $balance } ; le montant saisi est { $keyed }. Rien n’a été payé.
bank-refused-balance-full = Un solde de plus de 999,99M ne tient pas à l’écran.
bank-refused-go-twice = GO a déjà servi pour cette carte ; retirez-la et remettez-la pour 2M de plus.
bank-refused-same-card = La même carte ne peut pas être dans les deux fentes ; il faut deux cartes différentes.
bank-refused-slot-taken = Il y a déjà une carte dans cette fente ; retirez-la d’abord.
bank-refused-nothing-in = Aucune carte de ce genre n’est insérée.
bank-refused-nothing-to-take-back = Il n’y a rien à effacer ni à annuler ; une fois la carte retirée, « annuler » annule la dernière opération.
bank-refused-nothing-to-undo = Il n’y a aucune opération à annuler.

## Ce qui ne se peut pas

bank-unknown = « { $given } » ne veut rien dire ici ; tapez un paiement comme « 3 paie 1,5M », des touches comme « 1 , 5 M », ou aide.
bank-amount-how = « { $given } » : il manque un montant avec K ou M ; par exemple « 3 paie 1,5M » ou « 1 à 4 200K ».
bank-no-card = Il n’y a pas de carte { $given } à cette table ; les cartes vont de 1 à { $most }.
bank-players = { $given } joueurs, c’est impossible ; il y a des cartes pour { $fewest } à { $most } joueurs.
bank-names = { $given } noms, c’est trop ; il y a { $most } cartes.
bank-name = « { $given } » ne peut pas être un nom ici ; un nom commence par une lettre, n’est pas un mot de commande et ne sert qu’une fois.
bank-no-home = Il n’y a pas ici de dossier de données ; nommez un fichier avec --file.
bank-file-unreadable = { $file } ne contient pas une partie de la banque électronique, ou n’en contient qu’un morceau ; il est laissé tel quel. Nommez un autre fichier avec --file.
bank-file-damaged = { $file } est abîmé ou contient autre chose ; il est laissé tel quel. { $why }
bank-file-changed = { $file } a été changé entre-temps, peut-être dans une autre fenêtre ; il est laissé tel quel, et cette fenêtre s’arrête.
bank-unit-key = La banque électronique n’a pas de touche { $given } ; ses touches sont { $known }.
bank-unit-card = Il n’y a pas de carte { $given } ; les cartes vont de 1 à { $most }.
bank-unit-slot = Il n’y a pas de fente { $given } ; au choix : { $known }.
bank-unit-time = { $given } n’est pas un moment ; on le donne en secondes, de 0 à { $most }.
bank-unit-accounts = La banque a { $cards } soldes, chacun un multiple de { $step }, de 0 à { $most }.
bank-unit-line = La position se contredit : { $path }.

## Ce qu’on peut taper, entre virgules

bank-typed-pays = paie, paye, payer, verse
bank-typed-receives = reçoit, recevoir, touche
bank-typed-to = à, au
bank-typed-from = de, du
bank-typed-bank = banque
bank-typed-go = go, départ, case départ
bank-typed-in = insérer, insère, mettre
bank-typed-out = retirer, retire, sortir
bank-typed-left = gauche
bank-typed-right = droite
bank-typed-reversed = à l’envers, envers, inversée, mauvais sens
bank-typed-hold = maintenir, maintiens, tenir
bank-typed-clear = c
bank-typed-balance = solde, compte
bank-typed-all = tous, tout, soldes, comptes
bank-typed-journal = journal
bank-typed-undo = annuler, annule, défaire, défais
bank-typed-new-game = nouvelle partie, nouvelle
bank-typed-unit = appareil, banque électronique, montrer
bank-typed-help = aide, h
bank-typed-quit = quitter, quitte
bank-typed-key-GO = go, départ
bank-typed-key-pay = payer
bank-typed-key-receive = recevoir
bank-typed-key-C = c
# Des mots qui ne disent rien.
bank-typed-ignored = la, le, les, l, carte, fente, svp, dans, un, une
