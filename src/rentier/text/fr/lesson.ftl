### Leçons : une position donnée, quelques coups, une phrase pour chacun.

web-lesson = Leçon
web-lesson-step = Étape { $step } sur { $steps }
web-lesson-show = Montrez-moi
web-lesson-show-none = Rien à faire pour l’instant. Attendez votre tour.
web-lesson-do = Faites-le pour moi
web-lesson-leave = Quitter la leçon
web-lesson-watching = Regardez ce que fait { $other }.
web-lesson-done = Vous savez jouer à { $edition }.
web-lesson-play = Jouer une partie
web-lesson-again = Encore une fois
web-lesson-shelf = Retour à l’étagère

# Ce qu’on répond à un coup que les règles permettent, mais que la leçon ne demande pas.
lesson-not = Les règles le permettent, mais la leçon attend un autre coup. « Montrez-moi » vous l’indique.
lesson-wait = Ce n’est pas encore à vous. Regardez ce que font les autres.
lesson-over = La leçon est finie. Dans une vraie partie, vous pourriez continuer d’ici.
lesson-only-moves = Dans une leçon, on ne revient pas en arrière et l’on n’abandonne pas. Vous pouvez la quitter à tout moment.
lesson-none = Il n’y a pas de leçon pour { $edition }.
lesson-no-record = Une leçon n’est pas enregistrée : ses coups et ses dés étaient choisis d’avance.

## Deal

lesson-deal-bank = À chaque tour, vous jouez jusqu’à trois cartes. Prenez le 3M de votre main et mettez-le en banque : c’est avec cela que vous paierez.
lesson-deal-lay = Posez maintenant { card-new-york } devant vous. C’est votre troisième propriété orange : le groupe est complet.
lesson-deal-rent = Un groupe complet rapporte le plus. Jouez votre carte de loyer pour l’orange : { $other } doit vous payer 5M.
lesson-deal-end = { $other } a payé, et vos trois cartes sont jouées. Finissez votre tour.
lesson-deal-no = { $other } veut vous prendre tout le groupe orange. Jouez { card-just-say-no-named }, et il reste chez vous.
lesson-deal-no-not = Le groupe orange serait perdu. Votre { card-just-say-no-named } l’empêche.
lesson-deal-win = Vous avez pioché { card-park }. Posez cette carte avec { card-boardwalk } : trois groupes complets font gagner.
lesson-deal-done = Trois groupes complets : vous avez gagné. De l’argent pour payer, des groupes pour gagner, et un { card-just-say-no-named } gardé en main.

## Banking

lesson-banking-roll = Vous possédez déjà { space-banking-boardwalk }. Lancez les dés et voyez où votre pion s’arrête.
lesson-banking-buy = Ce terrain, { space-banking-park }, n’est encore à personne. Achetez-le : votre groupe bleu foncé sera complet.
lesson-banking-buy-not = La banque mettrait aux enchères le terrain qu’il vous faut. Achetez-le.
lesson-banking-build = Le groupe entier est à vous : vous pouvez construire. Bâtissez sur votre nouveau terrain, { space-banking-park }, pour en augmenter le loyer.
lesson-banking-end = C’est tout pour ce tour. Terminez-le, et { $other } lance les dés.
lesson-banking-claim = { $other } s’arrête sur votre terrain. Réclamez le loyer maintenant : après le lancer du joueur suivant, il est perdu.
lesson-banking-claim-not = Personne ne rappelle un loyer. Si vous le laissez, il est perdu : réclamez-le.
lesson-banking-done = 1,75M de loyer pour un seul arrêt. Achetez, complétez un groupe, construisez, et n’oubliez jamais de réclamer.

## Millionaire

lesson-millionaire-roll = Le premier qui a un million en espèces gagne, et vous avez 700K. Lancez : le Départ est tout près.
lesson-millionaire-level = Vous passez le Départ : prenez tout le salaire, ou 50K de moins et le niveau suivant, qui rapporte plus à chaque passage. Montez de niveau.
lesson-millionaire-level-not = Ce serait 50K de plus aujourd’hui. Le niveau suivant les rend à chaque salaire et à chaque carte : choisissez-le pour cette leçon.
lesson-millionaire-buy = Vous étiez ici avant les autres : la carte Fortune vous a rapporté 100K. Achetez maintenant { space-millionaire-gadget-wharf }, pour 5K seulement.
lesson-millionaire-buy-not = Pour 5K, ce terrain rapporte jusqu’à la fin de la partie. Achetez-le.
lesson-millionaire-end = Les deux terrains bleu foncé sont à vous, avec des maisons. Finissez votre tour et voyez où { $other } s’arrête.
lesson-millionaire-end-not = Vous pourriez construire encore, mais ce sont des espèces qu’il vous faut. Finissez votre tour.
lesson-millionaire-done = 250K de loyer, et vous avez votre million. Ici le loyer se paie d’office : seules les espèces comptent.

## Crooked Cash

lesson-crooked-hotel = Tous les terrains bleu clair sont à vous : vous pouvez bâtir des hôtels. Achetez-en un pour la case { space-crooked-connecticut }.
lesson-crooked-pay = Vous payez avec les billets de votre choix, et certains sont faux, même les vôtres. Choisissez 50 et payez.
lesson-crooked-end = { $other } n’a rien vérifié, et l’hôtel est bâti. Finissez votre tour.
lesson-crooked-claim = { $other } s’arrête à votre hôtel. Réclamez le loyer de 200.
lesson-crooked-claim-not = Si vous ne réclamez rien, vous n’aurez rien. Réclamez le loyer.
lesson-crooked-check = { $other } vous paie avec un billet de 100 et deux de 50. Celui de 100 est-il vrai ? Dépensez votre jeton vert et vérifiez-le à la loupe.
lesson-crooked-check-not = Regardez le billet de 100. Une fois ces billets acceptés, personne ne demande plus ce qu’ils valaient.
lesson-crooked-done = Un faux ! Vous le gardez, et { $other } a dû payer avec d’autres billets : 300 au lieu de 200.

## Knockout

lesson-knockout-slide = Montrez un endroit du plateau ou tirez votre pion en arrière : la ligne indique jusqu’où il ira. Faites-le glisser sur une propriété.
lesson-knockout-slide-not = Le pion ne s’arrêterait pas sur une propriété, ou il barrerait ensuite le chemin de la case { space-knockout-park }. Tout droit, c’est bien.
lesson-knockout-knock = { $other } a glissé hors du plateau. Partez à hauteur de la case { space-knockout-park }, tout droit et très fort : chassez du plateau le pion qui s’y trouve.
lesson-knockout-knock-not = Cela ne libérerait pas la case { space-knockout-park }. Essayez la place 42, l’angle 0 et la force 1500.
lesson-knockout-railroad = Tous les pions ont glissé. Le vôtre à la Gare peut encore aller sur une propriété libre : { space-knockout-park } si la case est vide, sinon une autre qui vaut cher.
lesson-knockout-railroad-not = La case { space-knockout-park } est encore libre, et avec { space-knockout-boardwalk } elle fait un groupe. Allez-y.
lesson-knockout-done = { space-knockout-park } et { space-knockout-boardwalk } font un groupe qui vaut 2 000 de plus, et vous avez gagné.
