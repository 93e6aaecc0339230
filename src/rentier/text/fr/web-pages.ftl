### Les pages autour des tables : parties, salon, invitation, règles, à propos, et ce qui manque.

## Qui vous êtes

web-you-second = Joueur { $number }

## Parties de cet appareil

web-games-title = Parties de cet appareil
web-games-about = Celles en cours d’abord. Les clés de vos places sont gardées dans ce navigateur et nulle part ailleurs.
web-games-none = Il n’y a pas encore de partie sur cet appareil.
web-games-to-shelf = Vers l’étagère
web-games-replay = Revoir
web-games-forget = Oublier
web-games-forget-sure = L’oublier ? Cet appareil perd alors ses places à cette table.
web-games-forget-yes = L’oublier
web-games-forget-no = La garder

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
web-lobby-only-here = Cette adresse ne fonctionne que sur cette machine. Pour d’autres appareils, lancez le serveur avec « rentier serve --lan » et ouvrez la table à l’adresse qu’il affiche.
web-lobby-seats = Places
web-lobby-seat = Place { $number }
web-lobby-you = vous
web-lobby-open = libre
web-lobby-bot = robot, { $level }
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
web-lobby-nonce = Votre appareil a ajouté un nombre au hasard, après que le serveur a scellé son secret. Ainsi personne ne choisit le hasard de cette partie ; une fois finie, vous pourrez le vérifier.
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
