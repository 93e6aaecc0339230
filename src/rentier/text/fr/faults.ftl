### Ce que le moteur refuse. Les pages montrent la phrase que le serveur envoie avec.

## Jeux, places, options, graines

unknown-edition = Le jeu « { $given } » n’existe pas ; au choix : { $known }.
edition-taken = Il y a déjà un jeu « { $given } » ; donnez un autre nom au vôtre.
edition-clash = { $own ->
        [yes] Le jeu « { $given } » du paquet { $packages } est laissé de côté : Rentier en a déjà un de ce nom.
       *[no] Le jeu « { $given } » est laissé de côté : les paquets { $packages } en apportent chacun un de ce nom.
    }
edition-bad-name = Le paquet { $package } apporte un jeu « { $given } », ce qui ne peut pas être un nom : seulement des minuscules, des chiffres et _, 40 au plus.
edition-broken = Le jeu « { $given } » du paquet { $package } est laissé de côté, car il ne peut pas être chargé : { $why }
edition-no-edition = Le jeu « { $given } » du paquet { $package } est laissé de côté : { $value } n’est pas une rentier.Edition.
edition-other-name = Le jeu « { $given } » du paquet { $package } est laissé de côté, car il se nomme lui-même « { $own } » ; son point d’entrée doit porter le même nom.
edition-part-broken = { $part ->
        [words] Les textes
        [rules] Les règles
        [bots] Les robots
        [desk] Les tableaux du terminal
       *[lesson] Les leçons
    } du jeu « { $edition } » ne peuvent pas servir : { $why }
unknown-bot = Le robot « { $given } » n’existe pas pour { $edition } ; au choix : { $known }.
bot-budget = « { $given } » n’est pas un budget : indiquez un nombre de parties imaginées de 1 à { $most }, comme dans sharp:400.
bot-no-budget = « { $given } » ne calcule pas à l’avance et n’a donc pas de budget ; retirez les deux-points et ce qui suit.
unknown-language = La langue « { $given } » n’existe pas ; au choix : { $known }.
bad-seats = { $given } n’est pas un nombre de joueurs pour { $edition }, qui se joue de { $fewest } à { $most }.
bad-seat = La place { $given } n’existe pas ; les places vont de 0 à { $highest }.
no-seat = { $given } n’est pas une place ; les places sont numérotées à partir de 0.
bad-seed = { $given } n’est pas une graine ; c’est un nombre entier à partir de 0, ou 64 chiffres hexadécimaux.
option-choice = L’option { $option } ne peut pas être { $given } ; au choix : { $allowed }.
option-limit = L’option { $option } ne peut pas être { $given } ; c’est un nombre entier de { $lowest } à { $highest }, ou none.
option-preset = Le préréglage { $given } n’existe pas ; au choix : { $allowed }.
option-unknown = L’option « { $given } » n’existe pas ; au choix : { $known }.
options-type = Les options se donnent par leur nom, chacune avec sa valeur, et non comme { $given }.

## Actions

action-empty = Une action doit commencer par un mot qui dit quoi faire.
action-too-long = Une action compte { $longest } caractères au plus.
action-type = Une action est un texte ou un objet avec le champ « do », et non { $given }.
action-unknown = On ne peut rien faire ici qui s’appelle « { $given } » ; au choix : { $known }.
action-shape = « { $word } » n’est pas suivi des bons mots ; écrivez : { $pattern }
action-part-unknown = « { $given } » ne fait pas partie de « { $word } » ; ses parties sont { $known }.
action-part-missing = Il manque à « { $word } » sa partie « { $part } » ; écrivez : { $pattern }
action-part-one = La partie « { $part } » de « { $word } » est une seule valeur et non une liste.
action-part-value = { $given } ne peut pas être la partie « { $part } » de « { $word } » ; une partie est un texte, ou un nombre de 15 chiffres au plus.
# Un nom que plusieurs choses portent, comme les cases Chance d’un plateau.
name-of-several = Plusieurs s’appellent « { $given } » ; au choix : { $known }.
not-possible-now = « { $action } » n’est pas possible maintenant ; choisissez parmi les actions proposées.
game-over = La partie est finie ; on ne peut plus rien y faire.

## Positions et parties enregistrées

bad-field = { field-is } ce doit être { $wanted ->
        [object] un objet
        [text] un texte
        [list] une liste
        [hex] des chiffres hexadécimaux
       *[other] { $wanted }
    }.
# Le début de toute phrase qui refuse un champ : où, et ce qui s’y trouve.
field-is = { $path ->
        [whole] { $what ->
            [position] Cette position
           *[other] Cet enregistrement
        }
       *[other] { $what ->
            [position] Dans cette position
           *[other] Dans cet enregistrement
        }, { $path }
    } { $value ->
        [missing] manque
        [list] { $count ->
            [0] est une liste vide
            [one] est une liste d’un élément
           *[other] est une liste de { $count } éléments
        }
        [object] est un objet
       *[other] vaut { $value }
    } ;
field-object = { field-is } ce doit être un objet.
field-key = { field-is } ses clés doivent être des textes, et { $key } n’en est pas un.
field-text = { field-is } ce doit être un texte.
field-choice = { field-is } au choix : { $allowed }.
field-code = { field-is } ce doit être { $kind ->
        [card] le code d’une carte
        [space] le code d’une case
        [property] le code d’une propriété
        [colour] le nom d’une couleur
       *[other] { $kind }
    }.
field-number = { field-is } ce doit être un nombre entier de { $lowest } à { $highest }.
field-exactly = { field-is } ce doit être { $wanted }.
field-multiple = { field-is } ce doit être un multiple de { $unit }.
field-seat = { field-is } ce doit être l’une de ces places : { $allowed }.
field-twice = { field-is } cela y figure déjà.
field-elsewhere = { field-is } cela se trouve déjà ici : { $elsewhere }.
field-flag = { field-is } ce doit être true ou false.
field-list = { field-is } ce doit être une liste.
field-long = { field-is } il ne peut y avoir plus de { $most } éléments.
field-longest = { field-is } il ne peut y avoir plus de { $most } caractères.
field-length = { field-is } ce doit être une liste { $length ->
        [one] d’un élément
       *[other] de { $length } éléments
    }.
field-row = { field-is } ce doit être une liste de la forme { $form }.
unknown-field =
    Le champ { $path } n’a rien à faire dans { $what ->
        [position] cette position
       *[other] cet enregistrement
    }.
bad-schema =
    { $what ->
        [position] La position est
       *[other] L’enregistrement est
    } de la version { $given } ; seule la version { $ours } peut être lue.
packed-none = « { $given } » n’est pas une position. Une position en texte commence par le nom de son jeu et un numéro, comme « deal.1. » ; copiez-la en entier.
packed-newer = Cette position vient d’une version plus récente de Rentier (forme { $given } du jeu { $edition } ; la plus récente connue ici est { $ours }). Mettez Rentier à jour pour l’ouvrir.
packed-damaged = Cette position est abîmée : il en manque un morceau, ou un caractère a changé. Recopiez-la en entier.
packed-too-large = Dépliée, cette position dépasse { $most } ko, et aucune position n’est aussi longue. Recopiez-la depuis la page qui l’a faite.
bad-rules-version = Cette partie suit la version { $given } des règles { DE($edition) } ; seule la version { $ours } peut être jouée ici.
position-over-stack = { field-is } une partie finie n’attend personne, ce doit donc être une liste vide.
position-over-winners = { field-is } une partie finie a des gagnants, chacun nommé une seule fois.
position-on-stack = { field-is } une partie en cours attend quelqu’un, il doit donc y avoir un élément.
position-on-winners = { field-is } une partie en cours n’a pas encore de gagnants, ce doit donc être une liste vide.
position-on-ending = { field-is } une partie en cours n’a pas encore de fin, ce doit donc être "".
position-unsettled = { field-is } selon les règles, la partie n’attendrait pas là, elle aurait déjà continué.
record-two-starts = Un enregistrement commence par une graine ou par une position ; celui-ci a les deux.
record-start = L’enregistrement se contredit : jeu, joueurs et options doivent être ceux de la position par laquelle il commence.
record-action = L’enregistrement a été modifié ou abîmé : son action { $number }, « { $action } », ne peut pas être jouée. { $why }
record-unreadable = L’enregistrement a été modifié ou abîmé : son action { $number } est illisible. { $why }
record-result = L’enregistrement a été modifié ou abîmé : ses actions ne mènent pas au résultat qu’il indique.
redealt-no-record = Une partie redistribuée n’a pas d’enregistrement ; seule une partie commencée par sa graine ou une position en a un.
