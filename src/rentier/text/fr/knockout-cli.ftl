### Knockout en ligne de commande.

cli-hint-knockout = Tapez un numéro, ou visez avec des mots : « rue de la paix », « paix fort » ou « B2 » ; « aide » en dit plus.
cli-play-help-knockout =
    Le plus d’argent après la dernière manche gagne. Chacun fait glisser quatre
    pions par manche ; l’endroit où ils finissent rapporte l’argent.
    Répondez par le numéro d’une ligne, ou visez avec des mots, qu’on peut abréger :
      rue de la paix           juste assez pour s’y arrêter
      paix doux                un peu en deçà du milieu
      paix moyen               deux rangées plus loin, si rien ne gêne
      paix fort                bien au-delà : ce qui s’y trouve vole
      B2, B2 fort              ce pion-là
      parc depuis la gauche    d’où lâcher : gauche, milieu, droite, ou depuis 80
      135 7,5 1220             x en mm, degrés (à gauche : moins), vitesse en mm/s
    Si vous ne dites pas d’où, un endroit d’où la voie est libre est choisi.
      plateau         de nouveau le plateau
      voies           quelles cases sont libres d’accès, et ce qui gêne
      table           tous les pions, avec leurs places en mm
      argent          ce que chacun a
      journal         ce qui s’est passé récemment
      conseil         les meilleurs choix, leurs chances et pourquoi
      règles KO-12    une règle ; règles prison montre celles qui ont ce mot
      quitter         quitte la table
    Sur le plateau, (B2) est le deuxième pion de Ben. À gauche d’une rangée : ce
    que rapporte chaque propriété et, dessous, la prime pour toutes.
    Avec --option tremor=real, votre main tremble comme une vraie.
    Toutes les règles : rentier rules { $edition }

## Ce qu’on peut taper, entre virgules

cli-typed-exact = exact, juste, assez, arrêt
cli-typed-soft = doux, doucement, douce, léger
cli-typed-medium = moyen, moyenne, ferme
cli-typed-hard = fort, forte, fortement, dur
cli-typed-ways = voies, voie
cli-typed-from = depuis, partant
cli-typed-left = gauche
cli-typed-middle = milieu, centre
cli-typed-right = droite
# Des mots qui ne disent rien de la visée.
cli-typed-aim-ignored = pion, case, vers, contre

## Le plateau et ce qui est à côté

cli-knockout-pot = { space-knockout-free-parking } : { $amount }
cli-knockout-runway = piste
cli-knockout-go = DÉPART
cli-knockout-round = Manche { $number } sur { $rounds }
cli-knockout-left =
    { $count ->
        [0] tout joué
       *[other] { $count } à jouer
    }
cli-knockout-jail = En prison
cli-knockout-off = Hors du plateau
cli-knockout-is-home = à jouer
cli-knockout-is-jail = en prison
cli-knockout-is-off = hors du plateau
cli-knockout-cash = { $name } : { $amount }

## Viser

cli-knockout-stop =
    { $kind ->
        [house] S’arrêter sur la case { $space }, pour doubler { $amount }
        [railroad] S’arrêter sur la case { $space }, pour repartir à la fin
        [chance] S’arrêter sur la case { $space }, pour glisser de nouveau à la fin
        [free-parking] S’arrêter sur la case { $space } : { $amount } en l’état
       *[other] S’arrêter sur la case { $space } : { $amount }
    }
cli-knockout-knock = Déloger { $mark } ({ $name }), { $space }, qui rapporterait { $amount }
cli-knockout-take = Faire glisser d’abord { $mark }
cli-knockout-elsewhere = Aller à une autre propriété …
cli-knockout-aim = Viser autre chose …
cli-knockout-at = Quoi ? Une case, un pion comme B2, ou x, direction et vitesse ; Entrée revient en arrière.
cli-knockout-how-hard = Avec quelle force ?
cli-knockout-exact = juste assez pour s’y arrêter
cli-knockout-soft = doux : un peu en deçà du milieu
cli-knockout-medium = moyen : environ deux rangées plus loin
cli-knockout-hard = fort : bien au-delà
cli-knockout-way-clear = { $space } : libre
cli-knockout-way-behind = { $space } : derrière { $mark }
cli-knockout-no-way = Cela ne peut pas être atteint de derrière le Départ ; visez autre chose.
cli-knockout-unknown = « { $given } » n’est rien qu’on puisse viser ; nommez une seule case, comme « rue de la paix » ou « maison de gauche », ou un pion, comme « B2 ».

## Ce qui s’est passé

cli-knockout-over = La manche est finie. Voici où tout se trouve.
# Un nombre après un nom : ce que la manche a rapporté.
cli-knockout-gain = { $name } { $amount }
cli-knockout-gains = Cette manche a rapporté : { $gains }.
cli-knockout-slip =
    Votre main dévie : { $side ->
        [left] { $degrees }° vers la gauche
        [right] { $degrees }° vers la droite
       *[other] tout droit
    }, { $pace ->
        [fast] { $percent } % trop vite.
        [slow] { $percent } % trop lentement.
       *[other] à la bonne vitesse.
    }
