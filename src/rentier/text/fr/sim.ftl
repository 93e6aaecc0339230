### Simuler des parties, et mesurer le moteur.

## Ce qui ne peut pas être simulé

sim-games = Impossible de simuler { $given } parties : demandez un nombre entier de 1 à { $most }.
sim-jobs = Impossible d’avoir { $given } processus : demandez un nombre entier de 1 à { $most }.
sim-bots-none = Il manque le nom d’un robot : nommez-en un pour toutes les places, ou l’un après l’autre comme dans « steady,random ».
sim-bots-many = { $given } robots sont trop pour { $places } places : le dernier nommé prend toutes les places qui restent.
sim-merge-plans = Les rapports de simulations différentes ne peuvent pas être réunis.
sim-merge-twice = Les rapports ne peuvent pas être réunis : la partie { $game } est dans les deux.
sim-worker-lost = Un processus auxiliaire s’est arrêté de lui-même : plus de mémoire, ou lancé par un script qui ne commence pas son travail sous if __name__ == "__main__". Avec un seul processus, il n’en faut pas.
sim-option-form = « { $given } » n’est pas une option : écrivez nom=valeur, comme rent_targets=one.
sim-no-file = Impossible d’écrire { $file } : ce n’est pas un fichier.
sim-no-plot = Il n’y a pas d’image pour { $edition } ; --plot est pour knockout.
sim-plot-kind = { $file } ne peut pas être dessiné : le nom d’une image finit par .png.
sim-no-matplotlib = Une image demande matplotlib, qui n’est pas installé : pip install "rentier[plot]".

## Une grappe de machines

cluster-address = « { $given } » n’est pas l’adresse d’une grappe : écrivez tcp://machine:port, ou local:4 pour en créer une sur cette machine avec 4 processus.
cluster-local = Une grappe sur cette machine ne peut pas avoir « { $given } » processus : écrivez un nombre de 1 à { $most }, comme dans local:4.
cluster-not-installed = Une grappe a besoin de Dask, qui n’est pas installé : pip install 'rentier[cluster]'.
cluster-not-there = Il n’y a pas de grappe Dask à l’adresse { $given } ; démarrez-en une avec dask scheduler et dask worker, ou laissez local:4 en créer une ici.
cluster-no-workers = La grappe Dask à l’adresse { $given } n’a aucun processus ; démarrez-en avec dask worker.
cluster-without = Une machine de la grappe n’a pas Rentier ; installez-y le même qu’ici : { $ours }.
cluster-version = La grappe utilise un autre Rentier : { $theirs }, et ici c’est { $ours }. Installez le même sur toutes les machines.
cluster-lost = La grappe a renoncé à une partie du travail : trop de processus sont morts pendant son calcul, ou la connexion est perdue.

## Aide

sim-help-games = Combien de parties ; sinon, 1000.
sim-help-seats = Combien de joueurs ; sinon, 2.
sim-help-bots = Les robots, comme steady,random ; le dernier prend toutes les places qui restent. Sinon, random partout.
sim-help-seed = Un nombre entier ou 64 chiffres hexadécimaux : même graine, mêmes parties. Sinon, tirée au sort.
sim-help-jobs = Combien de processus se partagent le travail, pour le même résultat ; sinon, 1.
sim-help-dask = Joue plutôt sur une grappe Dask, avec le même résultat : son adresse, tcp://machine:port, ou local:4 pour en créer une de 4 processus sur cette machine.
sim-help-json = Écrit aussi le rapport entier dans ce fichier.
sim-help-plot = Pour Knockout, dessine aussi dans ce fichier PNG où finissent les glissades.

## Le rapport

sim-progress = En jeu
sim-heading = { $edition }, { $seats } places, { $games } parties, graine { $seed }
sim-stopped = Arrêté : { $games } parties sur { $asked } étaient finies, et celles-là seules sont comptées.
sim-stopped-early = Arrêté avant la fin de la première partie.
sim-speed = { $seconds } s, { $rate } parties par seconde
sim-bots = Robots : { $bots }. Après chaque partie, chaque robot avance d’une place : tous occupent toutes les places aussi souvent.
sim-written = Le rapport entier est dans { $file }.
sim-plotted = L’image est dans { $file }.
sim-percent = { $value }{ "\u00A0" }%
sim-between = { $low }–{ $high }{ "\u00A0" }%
sim-bot-wins = Victoires par robot
sim-seat-wins = Victoires par place
sim-bot = Robot
sim-seat = Place
sim-places = Places
sim-wins = Victoires
sim-share = Part
sim-bounds = Intervalle à 95 %
sim-even = Si tous se valaient
sim-shared = Une victoire partagée compte pour sa fraction : { $count } parties ont eu plusieurs gagnants.
sim-length = Longueur d’une partie
sim-mean = Moyenne
sim-median = Médiane
sim-p5 = 5 % jusqu’à
sim-p95 = 95 % jusqu’à
sim-longest = Maximum
sim-turns = Tours
sim-decisions = Décisions
sim-endings = Comment les parties ont fini
sim-ending = Fin
sim-ended = Parties
sim-ending-unfinished = interrompue après { $most } décisions
sim-played = Cartes les plus jouées
sim-card = Carte
sim-per-game = Fois par partie
sim-in-games = Parties où elle sert
sim-decisive = Cartes les plus décisives
sim-by-winner = Fois par le gagnant
sim-last-turn = Au dernier tour du gagnant
sim-decisive-note = De toutes les cartes jouées, { $share } l’ont été par le gagnant. Voici celles dont la part est à coup sûr plus grande, la plus sûre d’abord ; les cartes jouées dans une même partie vont ensemble, et les intervalles en tiennent compte.
sim-decisive-none = Aucune carte n’a à coup sûr plus servi aux gagnants que les autres : de toutes les cartes jouées, { $share } l’ont été par le gagnant.
sim-closing = Le plus souvent au dernier tour du gagnant : { $cards }.
sim-closing-card = { $card } ({ $share } des parties)

## L’arène

arena-help-arena = Fait jouer chaque robot contre chaque autre et les classe.
arena-help-edition = Quels jeux ; tous par défaut.
arena-help-bots = Les robots, comme easy,steady,sharp:400 ; tous les niveaux par défaut.
arena-help-games = Combien de parties entre deux robots ; 40 par défaut.
arena-help-json = Garde tout dans ce fichier pendant le jeu, et reprend de là si le fichier existe déjà.
arena-help-plot = Dessine aussi le classement dans ce fichier PNG.
arena-bots = { $given } robots ne peuvent pas se rencontrer : nommez-en de 2 à { $most }, tous différents, comme easy,steady,sharp.
arena-state-unknown = Ce fichier ne contient pas d’arène : nommez un nouveau fichier, ou celui où rentier arena a gardé ses parties.
arena-state-other = Ce fichier contient d’autres parties ({ $edition }) : elles diffèrent par { $what }. Nommez un nouveau fichier, ou redemandez la même chose.
arena-heading = { $edition }, { $seats } places, { $games } parties sur { $asked }, graine { $seed }
arena-ratings = Classement
arena-elo = Elo
arena-between = { $low }–{ $high }
arena-thinking = Une décision prend
arena-ms = { $ms } ms
arena-shares =
    { $others ->
        [one] Victoires de chaque robot de gauche (à égalité : { $even })
       *[other] Victoires d’un robot de gauche parmi { $others } autres d’une même sorte (à égalité : { $even })
    }
arena-against = contre { $bot }
arena-plot = { $edition }, { $seats } places
arena-written = Tout est dans { $file } ; la même commande reprend de là.
arena-stopped = Arrêté ; seules les parties terminées comptent.
arena-stopped-kept = Arrêté ; la même commande reprend d’ici.

## Comment finit une partie de Deal

deal-ending-sets = trois groupes complets
deal-ending-stuck = plus personne ne pouvait piocher ni jouer
deal-ending-limit = la limite de tours

## Les chiffres du moteur

bench-help-seconds = Combien de secondes de processeur pour mesurer chaque chiffre ; sinon, 2.
bench-seconds = Impossible de mesurer { $given } secondes : demandez plus de 0 et jusqu’à { $most }.
bench-progress = Mesure
bench-compiled = Le moteur est compilé.
bench-interpreted = Le moteur est interprété ; compilé, il est plusieurs fois plus rapide.
bench-what = Quoi
bench-figure = Par seconde de processeur
bench-each = µs chacun
bench-two-games = Parties au hasard, 2 joueurs, sans événements
bench-two-decisions = Décisions dans celles-ci
bench-four-games = Parties, 4 joueurs
bench-four-decisions = Décisions dans celles-ci
bench-events-games = Parties, 2 joueurs, avec événements
bench-events-decisions = Décisions dans celles-ci
bench-copy = Copie d’une partie à mi-chemin
bench-redeal = Sa redistribution
bench-view = Sa vue
bench-plays = Actions lues d’un texte, vérifiées, jouées
