### Banking : les noms des cases et des groupes, et ce que disent les cartes.

## Cases
# Un jeu de noms pour les 40 cases du plateau : Paris.

space-banking-go = Départ
space-banking-mediterranean = Boulevard de Belleville
space-banking-chest-1 = Caisse de communauté
space-banking-baltic = Rue Lecourbe
space-banking-income-tax = Impôts
space-banking-reading-rr = Gare Montparnasse
space-banking-oriental = Rue de Vaugirard
space-banking-chance-1 = Chance
space-banking-vermont = Rue de Courcelles
space-banking-connecticut = Avenue de la République
space-banking-jail = Prison
space-banking-st-charles = Boulevard de la Villette
space-banking-electric = Compagnie d’électricité
space-banking-states = Avenue de Neuilly
space-banking-virginia = Rue de Paradis
space-banking-pennsylvania-rr = Gare de Lyon
space-banking-st-james = Avenue Mozart
space-banking-chest-2 = Caisse de communauté
space-banking-tennessee = Boulevard Saint-Michel
space-banking-new-york = Place Pigalle
space-banking-parking = Parc gratuit
space-banking-kentucky = Avenue Matignon
space-banking-chance-2 = Chance
space-banking-indiana = Boulevard Malesherbes
space-banking-illinois = Avenue Henri-Martin
space-banking-bo-rr = Gare du Nord
space-banking-atlantic = Faubourg Saint-Honoré
space-banking-ventnor = Place de la Bourse
space-banking-water = Compagnie des eaux
space-banking-marvin = Rue La Fayette
space-banking-go-to-jail = Allez en prison
space-banking-pacific = Avenue de Breteuil
space-banking-north-carolina = Avenue Foch
space-banking-chest-3 = Caisse de communauté
space-banking-pennsylvania = Boulevard des Capucines
space-banking-short-line-rr = Gare Saint-Lazare
space-banking-chance-3 = Chance
space-banking-park = Avenue des Champs-Élysées
space-banking-luxury-tax = Taxe de luxe
space-banking-boardwalk = Rue de la Paix

## Short names of the streets, for tiles with room for one word

short-banking-mediterranean = Bellev.
short-banking-baltic = Lecourbe
short-banking-oriental = Vaugir.
short-banking-vermont = Courc.
short-banking-connecticut = Républ.
short-banking-st-charles = Villette
short-banking-states = Neuilly
short-banking-virginia = Paradis
short-banking-st-james = Mozart
short-banking-tennessee = St-Michel
short-banking-new-york = Pigalle
short-banking-kentucky = Matignon
short-banking-indiana = Malesh.
short-banking-illinois = Martin
short-banking-atlantic = St-Honoré
short-banking-ventnor = Bourse
short-banking-marvin = Fayette
short-banking-pacific = Breteuil
short-banking-north-carolina = Foch
short-banking-pennsylvania = Capuc.
short-banking-park = Champs
short-banking-boardwalk = La Paix
short-banking-reading-rr = Montp.
short-banking-pennsylvania-rr = Lyon
short-banking-bo-rr = Nord
short-banking-short-line-rr = St-Lazare
short-banking-electric = Électr.
short-banking-water = Eaux

## Groupes

group-brown = brun
group-light-blue = bleu clair
group-pink = rose
group-orange = orange
group-red = rouge
group-yellow = jaune
group-green = vert
group-dark-blue = bleu foncé
group-station = gare
group-utility = service public

## Chance, jeu français

card-banking-french-chance-go = Avancez jusqu’à la case { space-banking-go }. Vous y touchez vos 2M.
card-banking-french-boardwalk = On vous attend à l’adresse la plus chère de la ville. Avancez jusqu’à la case { space-banking-boardwalk }.
card-banking-french-illinois = Avancez jusqu’à la case { space-banking-illinois }. Si la case { space-banking-go } est sur le chemin, vous y touchez 2M.
card-banking-french-st-charles = Avancez jusqu’à la case { space-banking-st-charles }. Si la case { space-banking-go } est sur le chemin, vous y touchez 2M.
card-banking-french-pennsylvania-rr = Avancez jusqu’à la case { space-banking-pennsylvania-rr }. Si la case { space-banking-go } est sur le chemin, vous y touchez 2M.
card-banking-french-back-three = Demi-tour : vous alliez dans le mauvais sens. Reculez de 3 cases.
card-banking-french-chance-jail = La police est à votre porte. En prison, par le plus court chemin et sans l’argent de la case { space-banking-go }.
card-banking-french-chance-out-of-jail = Cette carte vous fait sortir de prison. Gardez-la pour quand vous en aurez besoin, ou vendez-la.
card-banking-french-dividend = Bonne année pour la banque : votre part des bénéfices est de 500K.
card-banking-french-savings = L’argent mis de côté pour bâtir est enfin disponible : 1,5M pour vous.
card-banking-french-crossword = Pas une case vide : le journal vous paie 1M pour ses mots croisés.
card-banking-french-speeding = Un radar vous a surpris à rouler trop vite. Il vous en coûte 150K.
card-banking-french-drunkenness = Vous avez chanté dans la rue, et vous n’étiez pas à jeun. Il vous en coûte 200K.
card-banking-french-school = C’est la rentrée des classes, et vous la payez 1,5M.
card-banking-french-repairs = Les toits prennent l’eau. Les refaire vous coûte 250K par appartement et 1M par hôtel.
card-banking-french-road-works = On refait la chaussée aux frais des propriétaires : 400K par appartement et 1,15M par hôtel.

## Caisse de communauté, jeu français

card-banking-french-chest-go = Avancez jusqu’à la case { space-banking-go }. Vous y touchez vos 2M.
card-banking-french-mediterranean = Vous avez oublié quelque chose. Reculez jusqu’à la case { space-banking-mediterranean }.
card-banking-french-chest-jail = La juge a tranché : en prison, par le plus court chemin et sans l’argent de la case { space-banking-go }.
card-banking-french-chest-out-of-jail = Cette carte vous fait sortir de prison. Gardez-la pour quand vous en aurez besoin, ou vendez-la.
card-banking-french-bank-error = La banque a mal compté, et l’erreur est pour vous : 2M.
card-banking-french-income = Votre argent a travaillé toute l’année et vous rapporte 1M.
card-banking-french-inheritance = Une grand-tante a pensé à vous dans son testament : vous recevez 1M.
card-banking-french-stock-sale = Vous vendez quelques actions au plus haut et gagnez 500K.
card-banking-french-interest = Vos économies rapportent 7 % : 250K pour vous.
card-banking-french-tax-refund = Vous aviez payé trop d’impôts. On vous rend 200K.
card-banking-french-beauty-contest = Le jury n’a trouvé qu’un visage plus beau que le vôtre. La deuxième place rapporte 100K.
card-banking-french-birthday = Un an de plus ! Chacun des autres vous donne 100K.
card-banking-french-hospital = Quelques jours dans un lit d’hôpital vous coûtent 1M.
card-banking-french-doctor = Le médecin vous présente sa note : 500K.
card-banking-french-insurance = La prime d’assurance est à payer : 500K.
card-banking-french-fine-or-chance = Au choix : payez une amende de 100K, ou tirez une carte Chance.

## Chance, jeu moderne

card-banking-here-and-now-back-three = Vous avez manqué votre arrêt : reculez de 3 cases.
card-banking-here-and-now-st-charles = Avancez jusqu’à la case { space-banking-st-charles }. Si la case { space-banking-go } est sur le chemin, vous y touchez 2M.
card-banking-here-and-now-illinois = Avancez jusqu’à la case { space-banking-illinois }. Si la case { space-banking-go } est sur le chemin, vous y touchez 2M.
card-banking-here-and-now-chance-go = Avancez jusqu’à la case { space-banking-go }. Vous y touchez vos 2M.
card-banking-here-and-now-reading-rr = Avancez jusqu’à la case { space-banking-reading-rr }. Si la case { space-banking-go } est sur le chemin, vous y touchez 2M.
card-banking-here-and-now-boardwalk = On vous attend à l’adresse la plus chère de la ville. Avancez jusqu’à la case { space-banking-boardwalk }.
card-banking-here-and-now-nearest-station-1 = Avancez jusqu’à la prochaine gare. Si elle est à un autre joueur, le loyer y est le double du loyer habituel.
card-banking-here-and-now-nearest-station-2 = Avancez jusqu’à la prochaine gare. Si elle est à un autre joueur, le loyer y est le double du loyer habituel.
card-banking-here-and-now-nearest-utility = Avancez jusqu’au prochain service public. S’il est à un autre joueur, relancez les dés : le loyer est de 100K par point.
card-banking-here-and-now-donation = Une tempête a laissé des gens sans toit. Vous donnez 150K.
card-banking-here-and-now-signing-bonus = Un nouvel employeur vous veut à tout prix : votre signature à elle seule vous vaut 1,5M.
card-banking-here-and-now-tax-break = Une nouvelle loi vous épargne des impôts : 500K pour vous.
card-banking-here-and-now-treat = C’est votre tournée. Donnez 500K à chacun des autres.
card-banking-here-and-now-repairs = Tout est à repeindre : vous payez 250K par appartement et 1M par hôtel.
card-banking-here-and-now-chance-jail = La police est à votre porte. En prison, par le plus court chemin et sans l’argent de la case { space-banking-go }.
card-banking-here-and-now-chance-out-of-jail = Cette carte vous fait sortir de prison. Gardez-la pour quand vous en aurez besoin, ou vendez-la.

## Caisse de communauté, jeu moderne

card-banking-here-and-now-tv-show = Vous finissez deuxième d’un jeu télévisé et rentrez avec 100K.
card-banking-here-and-now-computer-virus = Un virus a dévoré vos fichiers. Les récupérer vous coûte 1M.
card-banking-here-and-now-trust-fund = Le placement de votre famille vous rapporte 450K.
card-banking-here-and-now-lottery = Vos numéros sont sortis : le loto vous paie 1M.
card-banking-here-and-now-royalties = Le livre que vous avez écrit se vend bien et vous rapporte 1M.
card-banking-here-and-now-chest-jail = La juge a tranché : en prison, par le plus court chemin et sans l’argent de la case { space-banking-go }.
card-banking-here-and-now-chest-go = Avancez jusqu’à la case { space-banking-go }. Vous y touchez vos 2M.
card-banking-here-and-now-collection = On fait passer le chapeau pour vous. Chacun des autres y met 500K.
card-banking-here-and-now-back-taxes = Le fisc a relu vos vieux papiers, et vous lui devez 1,5M.
card-banking-here-and-now-chest-out-of-jail = Cette carte vous fait sortir de prison. Gardez-la pour quand vous en aurez besoin, ou vendez-la.
card-banking-here-and-now-ticket-sale = Vous ne pouvez pas aller au concert, mais vos billets se vendent 200K.
card-banking-here-and-now-dance-lessons = Deux pieds gauches, cela se corrige. L’école de danse vous coûte 500K.
card-banking-here-and-now-film-contract = Vous signez pour votre premier film et recevez 2M.
card-banking-here-and-now-event-services = Vous avez aidé à organiser une grande fête, et on vous paie 250K.
card-banking-here-and-now-casino = Une nuit de veine au casino : vous en sortez avec 1M.
card-banking-here-and-now-refurbishment = Vos locataires veulent des cuisines neuves : vous payez 400K par appartement et 1,15M par hôtel.
