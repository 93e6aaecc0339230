### Les pages autour des tables : étagère, parties, salon, invitation, règles, à propos, et ce qui manque.

## Éditions

web-edition-banking = Banking
web-edition-deal = Deal
web-edition-millionaire = Millionaire
web-edition-crooked = Crooked Cash
web-edition-knockout = Knockout
# Sur l’étagère : ce qui fait la différence.
web-pitch-banking = Des cartes au lieu de billets : un seul appareil tient tous les comptes.
web-pitch-deal = Trois groupes complets et c’est gagné, sauf si quelqu’un dit non.
web-pitch-millionaire = Montez en niveau ; le premier qui a un million gagne.
web-pitch-crooked = Un tiers des billets est faux. Vous avez une loupe.
web-pitch-knockout = Glissez, cognez, visez les bonnes adresses.
web-minutes-banking = 60–120 min
web-minutes-deal = 15 min
web-minutes-millionaire = 45 min
web-minutes-crooked = 40 min
web-minutes-knockout = 20 min
web-players = { $fewest }–{ $most } joueurs
web-ages = { $age } ans +
# Qui joue de lui-même ; sans espaces dans les noms.
web-bot-names = Ida, Tom, Noor, Maud, Otto, Ada, Léo, Zoé, Jin, Rosa
web-level-random = étourdi
web-level-random-does = joue tout ce qui est permis
web-level-steady = raisonnable
web-level-steady-does = joue avec raison
web-level-steady-easy = facile
web-level-steady-easy-does = vise comme un débutant
web-level-steady-strong = redoutable
web-level-steady-strong-does = vise comme un expert
web-level-sharp = redoutable
web-level-sharp-does = réfléchit à la suite

## L’étagère

web-shelf-title = Soyez propriétaire le temps d’une soirée.
web-shelf-about = Cinq boîtes, pas de compte. Choisissez-en une et jouez contre des robots, des amis ou la personne à côté de vous.
web-shelf-games = Jeux
web-shelf-on-your-table = Sur votre table
web-shelf-all-games = Toutes les parties de cet appareil
web-shelf-public = Tables ouvertes
web-shelf-nothing = Rien pour l’instant. Une partie commencée reste ici jusqu’à sa fin ; ensuite, on peut la revoir.
web-shelf-play = Jouer
web-shelf-play-small = la table est prête
web-shelf-friends = Entre amis
web-shelf-friends-small = par un lien
web-shelf-together = À tour de rôle
web-shelf-together-small = un seul appareil
web-shelf-you-and =
    { $bots ->
        [one] vous et un robot
       *[other] vous et { $bots } robots
    }
web-shelf-details = Places et règles
web-shelf-bots = Robots
web-shelf-variant = Partie
web-variant-banking-end = jusqu’au bout
web-variant-banking-quick = rapide
web-variant-banking-hour = 60 min
web-variant-deal-rulebook = règle du jeu
web-variant-deal-modern = moderne
web-variant-millionaire-one = un million
web-variant-millionaire-two = deux millions
web-variant-crooked-end = jusqu’au bout
web-variant-crooked-short = 15 tours de table
web-variant-knockout-still = main sûre
web-variant-knockout-light = léger tremblement
web-variant-knockout-real = tremblement réel
web-shelf-join = Rejoindre par un code
web-shelf-join-label = Le lien ou le code que l’on vous a donné
web-shelf-join-go = Y aller
web-shelf-join-wrong = Ce n’est pas le lien d’une table. Il contient /t/, et un code derrière le #.
web-shelf-box-owners = Pour qui a une vraie boîte
web-shelf-bank = Banque électronique
web-shelf-score = Compteur Knockout
web-shelf-practice = Glissades d’essai
web-shelf-rules = Règles
web-shelf-games-link = Vos parties
web-shelf-about-link = À propos
web-shelf-foot = Une réalisation indépendante et non officielle de règles publiées. Elle tourne sur votre propre réseau.
web-server-gone = Le serveur ne répond pas. Il est peut-être arrêté, ou la connexion est coupée.
web-try-again = Réessayer

## Qui vous êtes

web-you-title = Vous à la table
web-you-name = Nom
web-you-guest = Convive
web-you-second = Joueur { $number }
web-you-change = changer
web-you-choose = Choisir un nom
web-you-object = Votre objet
web-you-done = C’est bon
web-name-longest = Un nom a au plus { $count } caractères.
web-object-snail = escargot
web-object-teapot = théière
web-object-cactus = cactus
web-object-pigeon = pigeon
web-object-umbrella = parapluie
web-object-key = clé

## Parties de cet appareil

web-games-title = Parties de cet appareil
web-games-about = Celles en cours d’abord. Les clés de vos places sont gardées dans ce navigateur et nulle part ailleurs.
web-games-none = Il n’y a pas encore de partie sur cet appareil.
web-games-to-shelf = Vers l’étagère
web-games-with = avec { $people }
web-games-alone = personne d’autre pour l’instant
web-games-state-waiting = attend des joueurs
web-games-state-yours = à vous de jouer
web-games-state-theirs = à { $who } de jouer
web-games-state-playing = en cours
web-games-state-over = terminée
web-games-state-gone = n’existe plus
web-games-you-won = Vous avez gagné
web-games-won = { $who } a gagné
web-games-open = Ouvrir
web-games-resume = Reprendre
web-games-replay = Revoir
web-games-result = Résultat
web-games-watch = Regarder
web-games-join = Rejoindre
web-games-forget = Oublier
web-games-forget-sure = L’oublier ? Cet appareil perd alors ses places à cette table.
web-games-forget-yes = L’oublier
web-games-forget-no = La garder
web-games-seats-free =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
web-ago-now = à l’instant
web-ago-minutes =
    { $count ->
        [one] il y a une minute
       *[other] il y a { $count } minutes
    }
web-ago-hours =
    { $count ->
        [one] il y a une heure
       *[other] il y a { $count } heures
    }
web-ago-days =
    { $count ->
        [one] hier
       *[other] il y a { $count } jours
    }

## Le salon

web-lobby-title = La table est mise.
web-lobby-waiting =
    { $count ->
        [0] Toutes les places sont prises.
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
web-lobby-invite = Inviter
web-lobby-invite-about = Envoyez ce lien aux personnes qui vont jouer. Il ouvre cette table et rien d’autre.
web-lobby-link = Lien vers la table
web-lobby-copy = Copier
web-lobby-copied = Copié
web-lobby-copy-by-hand = Sélectionnez le lien et copiez-le.
web-lobby-share = Partager
web-lobby-code = Code QR du lien
web-lobby-code-about = Ou scannez ce code avec un téléphone.
web-lobby-only-here = Cette adresse ne vaut que sur cette machine. Pour d’autres appareils, lancez le serveur par « rentier serve --lan » et ouvrez la table à l’adresse qu’il affiche.
web-lobby-seats = Places
web-lobby-seat = Place { $number }
web-lobby-you = vous
web-lobby-open = libre
web-lobby-bot = robot, { $level }
web-lobby-there = est là
web-lobby-remove = Exclure
web-lobby-leave = Partir
web-lobby-leave-sure = Quitter cette table ? Votre place redevient libre.
web-lobby-move = Vers un autre appareil
web-lobby-begin = Commencer
web-lobby-begin-fill = Commencer, les robots prennent les places libres
web-lobby-fill = Qui prend les places libres
web-lobby-host-begins = C’est l’hôte qui lance la partie.
web-lobby-invite-full = Toutes les places sont prises. Ce lien permet de regarder, si la table l’autorise.
web-lobby-change = Modifier
web-lobby-save = Enregistrer
web-lobby-save-not = Annuler
web-lobby-kind = Qui occupe la place { $number }
web-lobby-add = Ajouter une place
web-lobby-drop = Enlever cette place
web-lobby-nonce = Votre appareil a ajouté un nombre au hasard, après que le serveur a scellé son secret. Ainsi personne ne choisit les dés ; après la partie, vous pourrez le vérifier.
web-lobby-sealed = Sceau
web-lobby-options = Comment on joue
web-lobby-rulebook = Tout comme le dit la règle du jeu.
web-lobby-watching = Vous regardez. La partie s’affichera ici dès qu’elle commencera.
web-lobby-public = Tout le monde voit cette table sur l’étagère.

## Rejoindre

web-join-title = Voici une invitation à une partie { DE($edition) }.
web-join-public = Cette table { DE($edition) } a une place libre.
web-join-about = { $people } { $count ->
        [one] est
       *[other] sont
    } à la table.
web-join-nobody = Personne n’y est encore.
web-join-late = La partie a commencé. Vous pouvez remplacer un robot : { $names }.
web-join-which = Quelle place
web-join-any = n’importe laquelle
web-join-sit = S’asseoir
web-join-watch = Seulement regarder

## Une place sur un autre appareil

web-move-title = La place { DE($who) } sur un autre appareil
web-move-about = Ouvrez ce lien là-bas. Dès lors, la place est sur cet appareil-là, et celui-ci regarde.
web-move-warn = Ce lien donne la place à quiconque l’ouvre : ne le transmettez à personne d’autre.

## Ce qui n’est pas là

web-missing-page = Cette page n’existe pas.
web-missing-page-about = L’adresse contient une erreur, ou la page a changé de place.
web-missing-table = Cette table n’existe pas.
web-missing-table-about = Le lien est peut-être incomplet, ou la table a été supprimée.
web-missing-invite = Cette invitation n’ouvre plus la table.
web-missing-invite-about = L’hôte a créé un nouveau lien. Demandez-le-lui.
web-missing-full = Toutes les places sont prises.
web-missing-full-about = Vous pouvez regarder, ou ouvrir votre propre table.
web-missing-begun = La partie a commencé sans vous.
web-missing-begun-about = Vous pouvez regarder, ou ouvrir votre propre table.
web-missing-over = Cette partie est terminée.
web-missing-over-about = Son résultat et son déroulement sont ici.
web-missing-private = Cette table est réservée à ceux qui y jouent.
web-missing-private-about = Demandez une invitation, ou ouvrez votre propre table.
web-missing-older = Cette table suivait d’autres règles que celles-ci.
web-missing-older-about = Les règles ont été corrigées depuis. Elle ne peut pas continuer ici ; une fois terminée, son enregistrement reste à télécharger.
web-missing-moved = La place n’est plus sur cet appareil.
web-missing-moved-about = Elle est passée sur un autre appareil, ou l’hôte l’a reprise. Ici, vous pouvez regarder.
web-missing-removed = L’hôte a repris votre place à cette table.
web-missing-removed-about = Si c’est une erreur, demandez-lui une nouvelle invitation.
web-missing-left = Vous avez quitté votre place à cette table.
web-missing-left-about = La partie continue sans vous.
web-missing-given = Quelqu’un d’autre occupe maintenant votre place.
web-missing-given-about = Vous l’aviez abandonnée, et l’hôte l’a proposée à quelqu’un d’autre.
web-missing-server = Le serveur ne répond pas.
web-missing-server-about = Il est peut-être arrêté, ou la connexion est coupée. Rien n’est perdu : la table est enregistrée.
web-missing-watch = Regarder
web-missing-own = Ouvrir votre propre table
web-missing-to-shelf = Vers l’étagère
web-missing-to-result = Vers le résultat
web-missing-to-replay = Revoir la partie

## Règles

web-rules-title = Règles
web-rules-about = Chaque règle a un numéro. Le jeu le cite quand il refuse quelque chose, et le numéro mène ici.
web-rules-of = Règles { DE($edition) }
web-rules-search = Chercher dans les règles
web-rules-search-hint = Numéro ou mots : { $example }
web-rules-found =
    { $count ->
        [0] Rien ici ne contient ces mots.
        [one] Un passage
       *[other] { $count } passages
    }
web-rules-contents = Sommaire
web-rules-link = Lien vers la règle { $number }
web-rules-loading = Les règles arrivent.
web-rules-whole = Ouvrir la page

## À propos

web-about-title = À propos de Rentier
web-about-what = Cinq jeux de propriétés, complets et fidèles à leurs règles : pour jouer ici entre amis et avec des robots, pour tenir la banque d’une vraie boîte, et pour les étudier.
web-about-independent = Ceci est une réalisation indépendante et non officielle de règles publiées. Aucun éditeur de tels jeux ne l’a faite, approuvée ni soutenue. Les dessins, les textes des cartes et ceux des règles sont de nous ; les noms des rues et de certaines cartes sont ceux des jeux publiés.
web-about-fair-title = Un hasard honnête
web-about-fair = Avant une partie, le serveur scelle un secret, puis chaque appareil ajoute un nombre au hasard. Les deux ensemble décident de chaque lancer et de chaque mélange. Après la partie, le secret est ouvert, et cette page recalcule tout avec son propre code.
web-about-private-title = Ce qui est gardé
web-about-private = Ni compte, ni courriel, ni pistage, aucune ressource extérieure. Votre nom, vos choix et les clés de vos places sont dans ce navigateur ; le serveur garde les tables.
web-about-licence-title = Version et licence
web-about-version = Version { $version }
web-about-licence = Logiciel libre sous licence MIT.
web-about-for-all-title = Pour tout le monde
web-about-for-all = Tout se fait au clavier. Une ligne de commande joue des parties entières, un lecteur d’écran apprend ce qui se passe, les couleurs ne sont jamais seules, et le mouvement peut être coupé.

## Conseils du premier tour

web-hint-banking-1 = Lancez, et votre pion avance de lui-même. Ce que vous pouvez faire ensuite est dans la barre du bas.
web-hint-banking-2 = Un terrain sans propriétaire ? Achetez-le, sinon il part aussitôt aux enchères et chacun mise.
web-hint-banking-3 = Quelqu’un sur votre terrain ? Réclamez le loyer avant le lancer du joueur suivant, sinon il est perdu.
web-hint-banking-4 = Tous les terrains d’une couleur sont à vous ? Construisez. Cliquez sur un terrain pour voir ses chiffres.
web-hint-banking-5 = À court d’argent ? Hypothéquez, vendez, échangez : c’est possible tant que vous avez une dette.
web-hint-deal-1 = Trois groupes complets de couleurs différentes, et c’est gagné. Un groupe complet porte un toit.
web-hint-deal-2 = Vous piochez deux cartes, puis en jouez trois au plus : en banque, comme propriétés, ou pour leur effet.
web-hint-deal-3 = Choisissez une carte pour voir où elle peut aller, ou glissez-la.
web-hint-deal-4 = Vous payez avec ce qui est devant vous, jamais avec votre main. Personne ne rend la monnaie : gardez de petites sommes en banque.
web-hint-deal-5 = Quand on joue une carte contre vous, un « Je refuse » de votre main l’arrête.
web-hint-millionaire-1 = Vous commencez avec une étoile. Au Départ, prenez tout le salaire, ou 50K de moins et le niveau suivant.
web-hint-millionaire-2 = Une carte est posée sur un terrain ? C’est une carte Fortune. Elle revient au premier qui s’y arrête.
web-hint-millionaire-3 = Le loyer se paie d’office. Sur les terrains nus d’une couleur entière, il est double.
web-hint-millionaire-4 = Le premier qui a un million en espèces gagne aussitôt. Les titres ne comptent pas.
web-hint-crooked-1 = Certains de vos billets sont faux, et vous-même ne savez pas lesquels.
web-hint-crooked-2 = Pour payer, choisissez des billets. Les autres peuvent en regarder un à la loupe avant de vous croire.
web-hint-crooked-3 = Un jeton vert vaut un coup de loupe. Au Départ, vos jetons redeviennent verts.
web-hint-crooked-4 = Le joueur qui trouve un faux le garde, et le payeur doit le remplacer par d’autres billets.
web-hint-crooked-5 = Quand le dernier terrain est vendu, la partie s’arrête et l’on compte les loyers.
web-hint-knockout-1 = Montrez où votre pion doit s’arrêter, ou tirez-le en arrière : la ligne donne la direction et la force. Puis glissez.
web-hint-knockout-2 = Plus c’est loin, plus ça rapporte. Poussez les pions des autres dehors, ou les vôtres plus loin.
web-hint-knockout-3 = Quand tous les pions ont glissé, chaque propriété paie un joueur : le premier dans l’ordre de jeu dont un pion y est.
web-hint-knockout-4 = On peut aussi viser au clavier, ou avec trois nombres.
