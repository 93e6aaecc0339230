### Le conseil à une table, dans le navigateur.

web-advice-thinking = J’imagine la suite de la partie…
web-advice-better = Une estimation plus sûre va suivre…
web-advice-place =
    { $place ->
        [one] Une personne attend avant vous.
       *[other] { $place } personnes attendent avant vous.
    }
web-advice-about = Vos chances de gagner après chaque coup
web-advice-percent = environ { $percent } %
web-advice-range = entre { $low } et { $high } % de chances de gagner
web-advice-play = Jouer
web-advice-play-this = Jouer : { $action }
web-advice-failed = Le conseil n’a pas pu être calculé.
web-advice-again = Redemander
web-advice-everybody = Des conseils pour tout le monde
web-advice-must-agree = Les conseils sont pour tout le monde ou pour personne : il faut l’accord de chacun.
web-advice-all-agree = Tout le monde est d’accord : chacun peut demander conseil quand une question lui est posée.
web-advice-agreed =
    { $agreed ->
        [yes] { $name } est d’accord
       *[no] { $name } n’a pas encore donné son accord
    }
web-advice-agree = Je suis d’accord
web-advice-disagree = Je ne suis plus d’accord
