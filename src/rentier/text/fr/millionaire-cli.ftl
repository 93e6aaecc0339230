### Millionaire en ligne de commande.

cli-hint-millionaire = Tapez un numéro, ou des mots comme « lancer », « miser 120k » ou « plateau » ; « aide » en montre plus.
cli-play-help-millionaire =
    Le premier qui a { $target ->
        [x2m] deux millions
       *[other] un million
    } en espèces gagne, à tout moment.
    Répondez par le numéro d’une ligne ou par des mots, qu’on peut abréger :
      lancer, acheter, laisser (aux enchères), miser 120k, passer, finir
      monter ou toucher (au départ), choisir anna, aller île du paradis
      construire mont des skis, lever mont des skis, maison mont des skis
      échanger aquaparc contre marina, prendre aquaparc, annuler
      proposer anna aquaparc contre 80k, accepter, refuser
      vendre rose, hypothéquer aquaparc (si vous devez plus que vous n’avez)
    Si plusieurs choses conviennent, on vous demande laquelle. Entrée remontre
    les choix.
      plateau         les 32 cases, leurs propriétaires et qui s’y trouve
      titres          vos propriétés et cartes ; titres anna : celles d’un autre
      solde           ce que chacun a, touche au départ, et ce qui lui manque
      table           les propriétés de tous, une par une
      journal         ce qui s’est passé récemment
      conseil         les meilleurs choix, leurs chances et pourquoi
      règles MM-11    une règle ; règles salaire montre celles qui ont ce mot
      quitter         quitte la table
    La barre est le chemin vers le million, ★ le niveau d’un pion. ■ est une
    propriété, □ une qui manque dans le groupe, m une hypothéquée ; un nombre
    compte les maisons, et H est un hôtel. ◆ est une carte Fortune face cachée.
    Toutes les règles : rentier rules { $edition }
cli-millionaire-heading =
    Tour { $turn }, tour de table { $round } · en banque : { $houses ->
        [one] une maison
       *[other] { $houses } maisons
    }, { $hotels ->
        [one] un hôtel
       *[other] { $hotels } hôtels
    }
cli-millionaire-street = Loyer { $rent }, groupe entier { $double } ; maisons { $rents } ; hôtel { $hotel }. Un bâtiment coûte { $building }, l’hypothèque rapporte { $mortgage }.
cli-millionaire-standing =
    { $count ->
        [0] hôtel
        [1] une maison
       *[other] { $count } maisons
    }
cli-millionaire-held =
    { $count ->
        [one] une carte Fortune
       *[other] { $count } cartes Fortune
    }
cli-millionaire-yours = Vos cartes Fortune :
cli-millionaire-card = « { $name } » : { $does }
cli-millionaire-salaries = Salaires :
cli-millionaire-balance = { $name } : { $cash } à { $stars }★, salaire { $salary } ; il manque { $missing }
