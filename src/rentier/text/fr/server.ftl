### Le serveur de tables et les commandes qui l’entourent.

## Aide

server-help-serve = Ouvre des tables à toutes les personnes qui ont le lien.
server-help-verify = Recalcule, à partir de l’enregistrement d’une table, que son hasard était honnête.
server-help-data = Le dossier où les tables sont gardées ; à défaut, celui des données de l’utilisateur.
server-help-database = Une base PostgreSQL où garder les tables, par exemple postgresql://moi@hote/nom.
server-help-redis = Un Redis par lequel les serveurs d’une même base PostgreSQL partagent leurs tables, par exemple redis://hote:6379.
server-help-host = L’adresse où écouter ; à défaut 127.0.0.1, que seule cette machine atteint.
server-help-port = Le port où écouter ; 8000 ou le prochain libre s’il manque, et 0 en prend un au hasard.
server-help-lan = S’ouvre aux appareils du réseau local et montre un code pour les téléphones.
server-help-origin = Une autre origine dont les pages peuvent parler à ce serveur, par exemple https://jeux.example ; se répète.
server-help-proxy = Fait confiance au proxy de cette machine pour savoir d’où viennent les requêtes.
server-help-public-url = L’adresse où tout le monde trouve ce serveur, par exemple https://jeux.example/rentier ; les liens commencent par elle.
server-help-trusted = L’adresse ou le réseau d’un proxy à qui faire confiance pour savoir d’où viennent les requêtes ; se répète.
server-help-metrics-port = Donne les compteurs pour Prometheus à ce seul port de cette machine.
server-help-keep-days = Supprime les tables où rien ne s’est passé depuis tant de jours ; 0 les garde toujours.
server-help-backups = Écrit chaque jour une sauvegarde dans ce dossier, la relit jusqu’au bout et garde les sept dernières.
server-help-log-format = Écrit le journal en lignes pour des personnes (text) ou en objets pour des programmes (json).
server-help-config = Un fichier TOML avec des réglages ; RENTIER_CONFIG peut aussi en nommer un.
server-help-show-settings = Montre chaque réglage avec sa valeur et d’où elle vient, et ne fait rien d’autre.
server-help-record = L’enregistrement d’une table, tel que le serveur le donne.
admin-help-admin = S’occupe des tables d’un serveur.
admin-help-tables = Montre les tables, les plus récentes d’abord.
admin-help-size = Dit combien il y a de tables et quelle place elles prennent.
admin-help-backup = Écrit toutes les tables dans un nouveau fichier ; le serveur peut tourner pendant ce temps.
admin-help-verify = Rejoue toutes les parties de la sauvegarde, pour prouver qu’elle peut être restaurée.
admin-help-restore = Reprend d’une sauvegarde les tables qui manquent ; le serveur peut tourner pendant ce temps.
admin-help-drill = Essaie une restauration : sauvegarde, restaure ailleurs et rejoue toutes les parties ; les tables restent comme elles sont.
admin-help-drill-file = Une sauvegarde à essayer ; à défaut, une nouvelle est faite.
admin-help-vacuum = Rend la place que prenaient les tables supprimées ; rien ne peut être enregistré pendant ce temps.
admin-help-delete = Supprime des tables ; les personnes assises sont renvoyées.
admin-help-new-file = Un nouveau fichier.
admin-help-file = Un fichier écrit par rentier admin backup.
admin-help-table = Une table à supprimer, par son identifiant.
admin-help-older = Supprime les tables où rien ne s’est passé depuis tant de jours.
admin-help-yes = Supprime sans montrer d’abord ce qui le serait.

## Servir

server-running = Rentier est ouvert : { $link }
server-in-network = Dans le réseau : { $link }
server-no-network = Cette machine n’a pas d’adresse dans un réseau que d’autres puissent atteindre.
server-storage = Les tables sont gardées dans { $file }.
server-open-already = Rentier est déjà ouvert : { $link } Arrêtez d’abord ce serveur, ou nommez un autre dossier avec --data.
server-other-port = Le port { $taken } est pris ; c’est donc le { $port }.
server-how-to-stop = Ctrl+C arrête le serveur ; les tables restent.
server-not-installed = Le serveur a besoin d’autres paquets ; installez-les avec : pip install 'rentier[server]'
server-data-or-database = Les tables sont gardées dans un dossier ou dans une base ; nommez l’un des deux.
server-bad-database = « { $given } » n’est pas une base ; son adresse commence par postgresql://
server-redis-needs-database = Redis relie les serveurs qui partagent une base PostgreSQL ; nommez-en une avec --database.
server-redis-not-installed = Redis demande un paquet de plus ; installez-le avec : pip install 'rentier[redis]'
server-beside = Un autre serveur a aussi ouvert cette base. Sans --redis, tous les joueurs d’une table doivent passer par le même.
server-bad-port = Le port { $given } n’existe pas ; les ports vont de 0 à { $highest }.
server-bad-config = Le fichier de réglages { $file } ne peut pas être lu : { $why }
server-unknown-setting = Le réglage « { $name } » que nomme { $file } n’existe pas ; rentier serve --show-settings les montre tous.
server-misspelt-setting = Le réglage { $name } n’existe pas ; vous vouliez peut-être écrire { $meant } dans l’environnement.
server-bad-setting =
    { $source ->
        [command] Le réglage { $name } ne peut pas être « { $given } » : { server-why }.
       *[other] Le réglage { $name } ne peut pas être « { $given } », comme le dit { $source } : { server-why }.
    }
server-why =
    { $why ->
        [whole] il faut un nombre entier
        [number] il faut un nombre
        [truth] il faut true ou false
        [text] il faut un texte
        [list] il faut une liste de textes
        [choice] choisissez parmi { $choices }
        [above] il faut une valeur supérieure à { $bound }
        [least] il faut au moins { $bound }
        [most] il faut au plus { $bound }
        [path] le chemin de l’adresse n’a que des lettres, des chiffres et -._~
        [origin] une origine n’a pas de chemin, seulement un nom et peut-être un port
        [network] ce n’est ni une adresse comme 10.0.0.7, ni un réseau comme 10.0.0.0/8
        [redis] ce n’est pas une adresse comme redis://127.0.0.1:6379
       *[address] ce n’est pas une adresse comme https://games.example
    }
server-same-ports = Le serveur et ses compteurs ne peuvent pas partager le port { $port } ; choisissez-en un autre avec --metrics-port.
server-lan-and-host = --lan laisse entrer le réseau, et --host { $host } le laisse dehors ; choisissez l’un des deux.
server-bad-redis = « { $given } » contient quelque chose que Redis ne connaît pas ; son adresse ressemble à redis://:mot-de-passe@127.0.0.1:6379/0
server-full = Il n’y a pas de place pour de nouvelles tables en ce moment ; celles qui sont ici continuent.
server-column-setting = Réglage
server-column-value = Valeur
server-column-source = Vient de
server-source-default = valeur par défaut
server-source-command = ligne de commande
server-no-port =
    { $kind ->
        [EADDRINUSE] Le port { $port } est déjà pris, peut-être par un autre serveur ; choisissez-en un autre avec { $option }.
        [EACCES] Le port { $port } n’est pas à tout le monde ; choisissez-en un à partir de 1024 avec { $option }.
       *[other] Le serveur ne peut pas écouter à { $host }, port { $port } : { $why }.
    }

## Requêtes et connexions

server-front =
    Voici le serveur de tables de Rentier.
      /api/tables    les tables publiques
      /api/editions  les jeux
      /api/schema    ce qui peut être demandé, en OpenAPI
      /api/socket    où l’on joue ; docs/protocol.md dit comment
server-unbuilt = Les pages de ce serveur n’ont pas encore été construites : lancez « make web » dans le dossier de Rentier, avec Node 20 ou plus récent, puis redémarrez le serveur.
server-page-unknown = Il n’y a rien ici.
server-method-unknown = Cela ne se demande pas de cette façon.
server-body-too-long = La requête est trop longue.
server-body-no-json = La requête doit être en JSON, avec le type de contenu application/json.
server-request-unread = La requête est illisible ; quelque chose ne va pas à : { $path }
server-bad-host = L’en-tête Host de cette requête ne désigne aucun serveur ; indiquez le nom ou le numéro par lequel vous le joignez.
server-too-many-requests = Il y a trop de requêtes à la fois ; attendez un instant.
server-key-used = La clé de cette requête (Idempotency-Key) a déjà servi pour une autre ; envoyez-la avec une nouvelle clé.
server-origin = Les pages d’autres sites ne peuvent pas parler à ce serveur.
server-fault = Quelque chose s’est mal passé dans le serveur, qui l’a noté. Réessayez.
server-stopped = Le serveur s’arrête ; la table reste. Revenez plus tard.
socket-too-many = Il y a déjà trop de connexions ; réessayez plus tard.
socket-crowded = Il y a déjà trop de connexions à cette table.
socket-silent = La connexion a été fermée parce que rien n’y a été dit.
socket-hello-first = Le premier message doit être un « hello » qui nomme une table.
socket-hello-again = Cette connexion est déjà à une table ; ouvrez-en une autre pour une autre table.
socket-flood = La connexion a été fermée : elle a envoyé trop de messages, ou trop de messages illisibles.
socket-slow = La connexion a été fermée parce qu’elle ne lisait pas ce qui lui était dit.
socket-unread = Le message est illisible ; docs/protocol.md montre ce qui peut se dire.

## Les tables

table-unknown = Cette table n’existe pas ici.
table-edition-unknown = Cette table joue à { $given }, qui n’est pas connu ici.
table-rules-version = Cette table suit la version { $given } des règles { DE($edition) } ; seule la version { $ours } peut être jouée ici.
table-log-broken = Le journal de cette table est abîmé à l’entrée { $number }, elle ne peut pas continuer. { $why }
table-entry-unknown = L’entrée { $number } de cette table vient d’une version plus récente, la table ne peut pas être ouverte ici.
table-deleted = Cette table a été supprimée.
table-bad-seat = Une place ne peut pas être { $given } ; au choix : { $known }.
table-closed = La table a été rangée un instant ; revenez.
table-elsewhere = Cette table est ouverte sur un autre serveur, injoignable d’ici pour le moment. Revenez bientôt.
table-fault = Quelque chose s’est mal passé à cette table ; elle continue d’après ce qui est enregistré. Regardez de nouveau.
table-not-stored = Cela n’a pas pu être enregistré, et n’a donc pas eu lieu. Réessayez.
table-not-alone = Quelqu’un d’autre joue encore et n’y verrait rien : les robots n’accélèrent que si vous jouez sans autre personne.
table-busy = Trop de choses attendent à cette table ; réessayez.
table-stale = La table a continué entre-temps ; regardez de nouveau.
table-begun = La partie a déjà commencé.
table-not-begun = La partie n’a pas encore commencé.
table-over = La partie est finie.
table-not-over = La partie n’est pas finie ; jusque-là, ses secrets restent fermés.
replay-no-step = Il n’y a pas d’étape { $given } ; la dernière est { $highest }.
explore-over = La partie est finie à cette étape ; choisissez-en une autre pour continuer à jouer.
explore-out = { $seat } ne joue plus à cette étape ; choisissez quelqu’un d’autre, ou une étape plus tôt.
explore-bots = Cette partie a { $number } autres places, et { $given } robots sont nommés ; nommez-en un pour chacune, ou aucun.
table-full = Aucune place n’est libre.
table-seat-taken = Cette place n’est pas libre.
table-seats-open = Ces places sont encore libres : { $seats }. L’hôte peut les donner à des robots.
table-bad-nonce = Un nonce ne contient que des lettres de A à Z, des chiffres, « - » et « _ » ; choisissez-en un autre.
table-bad-name = Un nom compte de 1 à { $longest } caractères visibles.
table-name-taken = Quelqu’un s’appelle déjà { $name } ici.
table-wrong-invite = Cette invitation n’ouvre pas cette table.
table-by-invite = L’hôte a fermé cette table aux nouveaux venus ; demandez-lui le lien d’invitation.
table-barred = L’hôte a renvoyé de cette table quelqu’un qui a la même adresse que vous ; seul son nouveau lien d’invitation vous laissera entrer.
table-not-host = Seul l’hôte de la table peut le faire.
table-not-your-seat = Le secret de cette place est un autre : vous n’avez pas { $seat }.
table-nobody-there = Personne n’a cette place.
table-not-watched = Cette table n’est que pour ceux qui y jouent.
table-seat-moved = Votre place est maintenant sur un autre appareil, ou n’est plus la vôtre.
table-removed = L’hôte a repris votre place à cette table.
table-left = Vous avez quitté votre place à cette table.
table-seat-given = Quelqu’un d’autre occupe maintenant votre place.
table-given-up = Vous avez abandonné cette place ; vous pouvez encore regarder la partie.
table-handed-over = Un robot joue à votre place ; reprenez-la d’abord.
table-still-here = { $seat } est encore là.
table-too-soon = Trop tôt : { $seat } peut encore revenir. Après { $seconds } secondes d’absence, tout le monde à la table peut le faire ; avant, seul l’hôte.
table-no-bot-there = Seule la place d’un robot peut être proposée à quelqu’un d’autre.
table-people-stay = Chacun garde sa place à la table : { $seats }. Excluez d’abord quelqu’un.
table-nothing-said = Il n’y a rien à lire dans votre message.
table-talk = Vous écrivez trop vite ; attendez un instant.
table-muted = L’hôte vous a retiré la parole à cette table.
table-slow =
    { $seconds ->
        [one] La conversation est ralentie ici ; attendez encore une seconde.
       *[other] La conversation est ralentie ici ; attendez encore { $seconds } secondes.
    }
table-log-full = On a tant dit et tant changé à cette table que son journal n’accepte plus que des coups.
table-too-many = Trop de tables de votre adresse n’ont pas encore commencé ; commencez d’abord l’une d’elles.
table-too-many-today = Trop de tables ont été créées depuis votre adresse aujourd’hui ; jouez à l’une d’elles ou réessayez plus tard.
table-bad-colour = « { $given } » n’est pas la couleur d’une place.
table-clock-only = Seule l’horloge peut arrêter le temps.
table-grave = C’est difficile à rattraper. Recommencez si c’est bien ce que vous voulez.
table-nothing-to-undo = Rien à annuler : seuls les coups qui n’ont rien révélé peuvent l’être.
table-answered = Quelqu’un a déjà répondu : ce coup ne peut plus être annulé.
table-wish-open = Une demande d’annuler un coup attend encore sa réponse.
table-no-wish = Cette demande d’annuler un coup n’est plus ouverte.

## Compagnons d’une partie sur un vrai plateau

relay-away = Les banques électroniques partagées ne sont pas joignables pour le moment. Réessayez.
relay-unknown = Cette banque électronique n’est pas partagée ici, ou elle se tait depuis un jour.
relay-not-yours = Seul l’appareil qui partage cette banque peut la changer.
relay-too-long = C’est plus que ce que montre une banque électronique ; { $most } octets au plus.
relay-too-many = Trop de banques électroniques sont déjà partagées ; réessayez plus tard.
practice-slide = On ne s’exerce qu’à glisser, comme dans : slide 135 100 0 603. Ici, c’est « { $given } ».
practice-mover = Le pion { $number } doit glisser : il ne peut pas être sur le plateau.
practice-place = Le pion { $number } ne peut pas être à { $x }, { $y } : c’est hors du plateau, ou il est déjà ailleurs.
practice-overlap = Les pions { $number } et { $other } se chevauchent.
score-players-differ = L’ordre de jeu, l’argent et les choix doivent correspondre aux { $players } joueurs dont les pions sont sur le plateau.
score-unit = Tout l’argent va par pas de { $unit }.

## Le stockage

storage-closed = Le stockage est fermé ; le serveur s’arrête.
storage-failed = Le stockage n’a pas fonctionné : { $why }.
storage-newer = { $file } a été écrit par un Rentier plus récent (version { $given } du stockage, ici { $ours }) ; installez celui-là.
storage-not-ours = { $file } est la base d’un autre programme ; nommez un autre dossier ou une autre base.
storage-unusable = { $file } ne peut pas servir aux tables : { $why }.
storage-taken = L’entrée { $number } existe déjà.
storage-lost = Un autre serveur a maintenant la table ; l’entrée { $number } n’a donc pas été enregistrée.
storage-moved = { $file } a été déplacé, supprimé ou remplacé pendant que le serveur tourne ; remettez-le en place, ou arrêtez le serveur et relancez-le.
storage-log-gap = son journal s’interrompt à l’entrée { $number }
storage-away = Les tables ne sont pas joignables pour le moment. Réessayez.

## Vérifier

verify-no-table = Cet enregistrement ne dit pas d’où vient sa graine ; seuls ceux des tables d’un serveur le disent.
verify-commitment = Le serveur s’était engagé sur son secret avant la partie : { $value }
verify-commitment-wrong = Le secret n’est pas celui sur lequel le serveur s’était engagé : { $given } était montré, on trouve { $computed }.
verify-seed = La graine vient de ce secret et des nombres des joueurs : { $value }
verify-seed-wrong = La graine ne vient pas du secret et des nombres des joueurs : { $given } a été jouée, on trouve { $computed }.
verify-game = Chaque lancer et chaque mélange vient de cette graine, et la partie finit comme enregistrée.
verify-game-wrong = La partie ne finit pas comme enregistrée : { $why }
verify-so = Tout concorde : personne n’a pu choisir le hasard de cette partie.
verify-not-so = Quelque chose ne concorde pas.

## S’occuper des tables

admin-no-tables = Il n’y a pas de tables.
admin-no-storage = Il n’y a pas de tables dans { $file } ; --data nomme un autre dossier.
admin-column-table = Table
admin-column-edition = Jeu
admin-column-state = État
admin-column-entries = Entrées
admin-column-changed = Dernière entrée
admin-state-waiting = en attente
admin-state-playing = en jeu
admin-state-over = finie
admin-size =
    { $count ->
        [one] { $count } table, { $size }
       *[other] { $count } tables, { $size }
    }
admin-bytes = { $number } { $unit }
admin-backed-up = Toutes les tables sont dans { $file } ({ $size }) ; rentier admin restore les reprend de là.
admin-verified =
    { $count ->
        [one] La seule table qu’il contient a été rejouée, et elle est juste.
       *[other] Les { $count } tables qu’il contient ont été rejouées, et elles sont justes.
    }
admin-backup-bad =
    { $count ->
        [one] Les tables sont abîmées : une seule peut être lue dans { $file }.
       *[other] Les tables sont abîmées : seules { $count } peuvent être lues dans { $file }.
    }
admin-bad-table = La table { $table } ne peut pas être lue : { $why }
admin-restored-without =
    { $count ->
        [one] Une table de la sauvegarde est abîmée et a été laissée de côté.
       *[other] { $count } tables de la sauvegarde sont abîmées et ont été laissées de côté.
    }
admin-drill-good =
    { $count ->
        [one] L’essai a réussi : une table a été sauvegardée, restaurée ailleurs et rejouée.
       *[other] L’essai a réussi : { $count } tables ont été sauvegardées, restaurées ailleurs et rejouées.
    }
admin-drill-bad =
    { $count ->
        [one] L’essai a échoué : une seule table a pu être restaurée et rejouée.
       *[other] L’essai a échoué : seules { $count } tables ont pu être restaurées et rejouées.
    }
admin-vacuumed = Les tables prennent maintenant { $size }.
admin-restored =
    { $count ->
        [0] Toutes les tables de la sauvegarde étaient déjà là.
        [one] Une table a été reprise.
       *[other] { $count } tables ont été reprises.
    }
admin-no-backup = { $file } n’est pas une sauvegarde ; nommez un fichier écrit par rentier admin backup.
admin-which = Nommez les tables à supprimer, ou dites avec --older depuis combien de jours rien ne doit s’être passé.
admin-would-delete =
    { $count ->
        [one] Une table serait supprimée ; ajoutez --yes pour le faire.
       *[other] { $count } tables seraient supprimées ; ajoutez --yes pour le faire.
    }
admin-deleted =
    { $count ->
        [0] Rien n’a été supprimé.
        [one] Une table a été supprimée.
       *[other] { $count } tables ont été supprimées.
    }
puzzle-unknown = Ce jeu n’a pas ce problème, ou ne l’a plus. Choisissez-en un autre.
puzzle-not = C’est permis, mais il y a nettement mieux. Réessayez.
