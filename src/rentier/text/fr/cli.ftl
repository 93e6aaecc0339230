### La ligne de commande.

## Aide

cli-help-rentier = Des jeux de propriétés : les jouer, les revoir, lire leurs règles, les simuler.
cli-help-commands = Commandes
cli-help-help = Affiche ceci et s’arrête.
cli-help-version = Affiche la version et s’arrête.
cli-help-lang = La langue : en ou fr. Sinon, celle du système.
cli-help-play = Joue une partie contre des robots.
cli-help-replay = Raconte une partie enregistrée en phrases, tout étant visible.
cli-help-rules = Affiche les règles, une seule, ou celles qui contiennent certains mots.
cli-help-analyse = Raconte ce qui a décidé d’une partie enregistrée : la chance, les décisions et les erreurs les plus coûteuses.
cli-help-simulate = Joue beaucoup de parties entre robots et en fait le bilan.
cli-help-bench = Mesure la vitesse du moteur.
cli-help-edition = Quel jeu ; sinon, deal.
cli-help-seats = Combien de joueurs, vous compris ; sinon, 4.
cli-help-seed = Un nombre entier ou 64 chiffres hexadécimaux : même graine, même partie. Sinon, tirée au sort.
cli-help-bots = Qui joue contre vous, par exemple sharp,easy : careless, easy, sensible, sharp, ou un caractère comme builder, trader, raider, miser ou surprise. Le dernier prend toutes les places qui restent.
cli-help-option = Une option du jeu, par exemple rent_targets=one ou preset=modern ; peut être répétée.
cli-help-record = Enregistre la partie dans ce nouveau fichier, même si vous partez avant la fin.
cli-help-name = Votre nom.
cli-help-file = Une partie enregistrée.
cli-help-step = Attend Entrée après chaque action.
cli-help-rules-words = Le jeu, puis le numéro d’une règle ou des mots à chercher.

## Avant et après une commande

cli-version =
    { $engine ->
        [compiled] Rentier { $version }, compilé
       *[other] Rentier { $version }, interprété
    }
cli-bot = { $name } est un robot, { $level } : { $does }.
cli-stopped = Arrêté.
cli-not-installed = La ligne de commande demande deux paquets de plus ; installez-les avec : pip install 'rentier[cli]'
cli-usage-UsageError = Cela ne se comprend pas : { $given } ; rentier --help montre ce qui se comprend.
cli-usage-extra = Il y a trop de mots après la commande : { $given } ; ajoutez --help pour voir ce qu’il faut.
cli-usage-NoSuchOption = L’option { $option } n’existe pas ici ; ajoutez --help pour voir lesquelles existent.
cli-usage-BadOptionUsage = L’option { $option } doit être suivie d’une valeur.
cli-usage-MissingParameter = Il manque { $parameter } ; ajoutez --help pour voir ce qu’il faut.
cli-usage-BadParameter =
    { $wanted ->
        [integer] La valeur { DE($parameter) } doit être un nombre entier.
        [float] La valeur { DE($parameter) } doit être un nombre.
        [number] La valeur { DE($parameter) } doit être un nombre.
       *[other] La valeur { DE($parameter) } ne convient pas : { $given }.
    }
unknown-command = La commande « { $given } » n’existe pas ; au choix : { $known }.

## Fichiers

file-failed =
    { $kind ->
        [ENOENT] { $file } est introuvable ; nommez un fichier ou un dossier qui existe.
        [EISDIR] { $file } est un dossier ; nommez un fichier.
        [EACCES] { $file } ne peut pas être ouvert ; nommez un fichier que vous avez le droit d’ouvrir.
       *[other] { $file } ne peut pas servir : { $why }.
    }
file-exists = { $file } existe déjà ; nommez un nouveau fichier.
file-too-large = { $file } n’est pas une partie enregistrée : il dépasse { $largest } Mio.
file-no-json = { $file } n’est pas une partie enregistrée, ou n’en est qu’un morceau : ce n’est pas du JSON.

## Règles

no-rules = Il n’y a pas ici de règles pour { $edition }.
no-such-rule = Rien dans les règles ne contient « { $given } » ; il y en a { $count }, numérotées de { $first } à { $last } sans se suivre, et on peut chercher des mots.
cli-rules-how = Tapez un numéro ou des mots à la suite, par exemple « règles { $number } » ou « règles loyer » ; rentier rules { $edition } les montre toutes.

## Jouer

cli-you = Vous
cli-hint = Tapez un numéro, ou des mots ; « aide » en dit plus.
cli-hint-deal = Tapez un numéro, ou des mots comme « banque 3m » ; « aide » en dit plus.
cli-hint-banking = Tapez un numéro, ou des mots comme « lancer », « miser 1,2m » ou « plateau » ; « aide » en dit plus.
cli-play-help =
    Répondez par le numéro d’une ligne ou par des mots, qu’on peut abréger.
    Si plusieurs choses conviennent, on vous demande laquelle. Entrée remontre
    les choix.
      table           tout ce qui est sur la table
      journal         ce qui s’est passé récemment
      conseil         les meilleurs choix, leurs chances et pourquoi
      règles …        une règle par son numéro, ou celles qui ont certains mots
      quitter         quitte la table
    Toutes les règles : rentier rules { $edition }
cli-play-help-deal =
    Il vous faut trois groupes complets de couleurs différentes.{ $turn_limit ->
        [none] { "" }
       *[other] { " " }Après { $turn_limit } tours, le plus de groupes complets gagne.
    }
    Répondez par le numéro d’une ligne ou par des mots, qu’on peut abréger :
      banque 3m, poser matignon, poser joker rouge, loyer rouge, agent anna
      passez go, je refuse, laisser (faire), payer 1m 2m, finir (votre tour)
    Si plusieurs choses conviennent, on vous demande laquelle. Entrée remontre
    les choix.
      table           les cartes de tous, une par une
      main            vos cartes et ce qu’elles font
      journal         ce qui s’est passé récemment
      conseil         les meilleurs choix, leurs chances et pourquoi
      règles DL-47    une règle ; règles loyer montre celles qui ont ce mot
      quitter         quitte la table
    Toutes les règles : rentier rules { $edition }
# Comment finit une partie de Banking, selon ses options.
cli-banking-goal =
    { $game ->
        [quick] La deuxième faillite met fin à la partie (la première, si l’on joue à deux), et le plus riche gagne.
       *[other] Le dernier qui n’est pas en faillite gagne.
    }{ $time_limit ->
        [none] { "" }
       *[other] { " " }Après { $time_limit } minutes, le plus riche gagne.
    }{ $round_limit ->
        [none] { "" }
       *[other] { " " }Après { $round_limit } tours de table, le plus riche gagne.
    }
cli-play-help-banking =
    { cli-banking-goal }
    Répondez par le numéro d’une ligne ou par des mots, qu’on peut abréger :
      lancer, acheter, laisser (aux enchères), miser 1,2m, passer, réclamer, finir
      construire rue de la paix, vendre bleu foncé, hypothéquer foch, lever foch
      proposer anna rue de la paix contre 500k, accepter, refuser
    Si plusieurs choses conviennent, on vous demande laquelle. Entrée remontre
    les choix.
      plateau         les 40 cases, leurs propriétaires et qui s’y trouve
      titres          vos propriétés ; titres anna montre celles d’un autre joueur
      solde           ce que chacun a, et ce qu’il vaut
      table           les propriétés de tous, une par une
      temps           le temps qui reste, si une durée est convenue
      journal         ce qui s’est passé récemment
      conseil         les meilleurs choix, leurs chances et pourquoi
      règles EB-30    une règle ; règles loyer montre celles qui ont ce mot
      quitter         quitte la table
    Sur la table, ■ est une propriété, □ une qui manque dans le groupe, m une
    hypothéquée ; un nombre compte les appartements, et H est un hôtel.
    Toutes les règles : rentier rules { $edition }
cli-refused = Non. { $why }
cli-line-too-long = Une ligne compte { $most } caractères au plus.
cli-no-such-number = Choisissez de 1 à { $most }.
cli-unknown = « { $given } » ne veut rien dire ici ; tapez un numéro, ou des mots qui commencent par : { $words }.
cli-which = Laquelle de ces possibilités ?
cli-did-you-mean = Pensiez-vous à l’une de celles-ci ?
cli-left-over = « { $given } » ne veut rien dire ici. Vouliez-vous dire ceci ?
cli-back = Entrée revient en arrière.
cli-own-offer = Composer un autre échange…
cli-offer-whom = Avec qui voulez-vous échanger ?
cli-offer-want = Que voulez-vous { DE($name) }, qui a { $amount } ?
cli-offer-give = Que donnez-vous à { $name } en échange ? Vous avez { $amount }.
cli-offer-how = Tapez des numéros, des noms et un montant comme { $amount }, autant que vous voulez ; Entrée pour rien.
cli-offer-nobody = Choisissez un de ces joueurs.
cli-offer-unclear = Ce n’est pas clair ; nommez des choses de la liste, et l’argent comme { $amount }.
cli-pick-cards = Choisir vous-même les cartes…
cli-pick-how = Tapez des numéros ou des noms, jusqu’à { $amount }M ; Entrée revient en arrière.
cli-picked = { $cards } : { $total }M. Il manque { $missing }M ; nommez d’autres cartes, ou Entrée pour recommencer.
cli-pick-unknown = « { $given } » ne désigne pas de cartes avec lesquelles payer ; nommez-en de votre banque ou de vos groupes.
cli-pick-which = « { $given } » peut être { $cards } ; dites le nom en entier.
cli-quit = Quitter la partie ? Tapez oui, ou un nom de fichier pour l’enregistrer d’abord ; Entrée continue.
cli-quit-saved = Quitter la partie ? Tapez oui ; Entrée continue. La partie sera enregistrée.
cli-stay = Vous restez.
cli-time-left =
    { $minutes ->
        [0] Le temps est écoulé.
        [one] La dernière minute est entamée.
       *[other] Temps restant : { $minutes } minutes.
    }
cli-out = Vous n’êtes plus dans la partie ; les autres la jouent jusqu’au bout.
cli-left = Vous quittez la table.
cli-input-ended = Il n’y a plus rien à lire, vous quittez donc la table.
cli-record-saved = La partie est enregistrée dans { $file } ; rentier replay la raconte.
cli-seed = Graine : { $seed } ; avec --seed la même partie recommence.

## Ce qu’on peut taper, entre virgules

cli-typed-help = aide, h
cli-typed-rules = règles, règle
cli-typed-hand = main, cartes
cli-typed-log = journal
cli-typed-hint = conseil, indice
cli-typed-table = table
cli-typed-time = temps, horloge, montre, time up
cli-typed-quit = quitter, sortir
cli-typed-yes = oui, o
cli-typed-no = non
cli-typed-board = plateau, carte du plateau
cli-typed-deeds = titres, propriétés
cli-typed-balance = solde, soldes, argent
# Entre ce qu’on donne dans un échange et ce qu’on reçoit.
cli-typed-for = contre, pour
# Comment on peut appeler une carte gardée dans un échange.
cli-typed-card = carte, prison, sortie, sortir, libéré, libérée, libre, êtes, grâce
# Des mots qui ne disent rien du choix.
cli-typed-ignored = un, une, comme, le, la, les, l, de, des, du, d, à, au, aux, en, dans, sur, avec, par, pour, et, ma, mon, mes, sa, son, ses, votre, vos, leur, ce, cet, cette, je, j, svp, stp, s, il, vous, te, plaît
# Des mots pour une sorte de chose, qui peuvent accompagner le nom d’une chose.
cli-typed-kinds = carte, cartes, propriété, case, terrain, titre
# Des mots qui nient, et n’abrègent jamais un autre mot.
cli-typed-not = ne, pas, jamais, non
# Un bâtiment qu’on vend, plusieurs, tous, et un seul.
cli-typed-building = appartement, maison, bâtiment
cli-typed-buildings = appartements, maisons, bâtiments
cli-typed-all = tout, tous, toute, toutes
cli-typed-one = seul, seule

## La table de Deal

# Sous une table imprimée.
cli-shown-waits = Le jeu attend { $awaiting }.
cli-shown-over = La partie est finie ; victoire : { $winners }.
cli-deal-heading = Tour { $turn } · pioche { $pile } · centre { $centre }
cli-deal-hand = main
cli-deal-bank = banque
cli-deal-sets = groupes
cli-deal-player =
    { $total ->
        [0] main { $hand }, banque vide
       *[other] main { $hand }, banque { $total }M : { $cards }
    }
cli-deal-piles = pioche : { $pile }, centre : { $centre }
cli-deal-your-hand = Votre main :
cli-deal-buildings =
    { $count ->
        [one] maison
       *[other] maison, hôtel
    }
cli-deal-rent = loyer { $amount }M

## Les tables des jeux à parcours

cli-track-out = en faillite
cli-track-jailed = en prison
cli-track-visit = visite la prison
cli-track-ahead = Devant :
cli-track-missing = Vous avez { $cash }, il manque donc { $missing }. Ventes et hypothèques peuvent rapporter { $raised }.
cli-track-mortgaged = hypothéquée
cli-track-deed = loyer { $rent }, hypothèque { $mortgage }
# Ce qu’un échange ferait d’un groupe.
cli-track-then = puis { $name } { $count }/{ $size }
cli-track-balance = { $name } : { $cash } ; avec tous ses biens { $wealth }

## La table de Banking

cli-banking-heading =
    Tour { $turn }, tour de table { $round } · en banque : { $apartments ->
        [one] un appartement
       *[other] { $apartments } appartements
    }, { $hotels ->
        [one] un hôtel
       *[other] { $hotels } hôtels
    }
# Le loyer d’un service public, pour chaque point des dés.
cli-banking-points = { $amount } × dés
cli-banking-street = Loyer { $rent }, groupe entier { $double } ; appartements { $rents } ; hôtel { $hotel }. Un bâtiment coûte { $building }, l’hypothèque rapporte { $mortgage }.
cli-banking-station = Loyer selon le nombre de gares qu’on a : { $rents }. L’hypothèque rapporte { $mortgage }.
cli-banking-utility = Loyer pour chaque point des dés, selon le nombre de services qu’on a : { $rents }. L’hypothèque rapporte { $mortgage }.
cli-banking-standing =
    { $count ->
        [0] hôtel
        [1] un appartement
       *[other] { $count } appartements
    }

## Revoir une partie

cli-replay-heading = { $edition }, { $seats } joueurs, { $actions } actions
cli-replay-step = { $number } sur { $count }, Entrée continue
cli-replay-unfinished = L’enregistrement s’arrête ici, avant la fin de la partie.

# Après une action du menu : ce qu’elle coûte, en phrases.
cli-stakes = ({ $costs })
