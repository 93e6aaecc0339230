### Millionaire : les noms des cases, et les cartes avec ce qu’elles disent.

## Cases
# Un jeu de noms pour les 32 cases du plateau ; les groupes ont ceux de Banking.

space-millionaire-go = Départ
space-millionaire-motor-drive = Allée des Moteurs
space-millionaire-lifestyle-1 = Vie de Millionnaire
space-millionaire-gadget-wharf = Quai des Gadgets
space-millionaire-surfers-cove = Crique du Surf
space-millionaire-chance-1 = Chance
space-millionaire-aqua-park = Aquaparc
space-millionaire-lakeside-marina = Marina du Lac
space-millionaire-jail = Prison
space-millionaire-castle-view = Vue du Château
space-millionaire-dream-avenue = Avenue des Rêves
space-millionaire-palace-gardens = Jardins du Palais
space-millionaire-adventure-park = Parc de l’Aventure
space-millionaire-lifestyle-2 = Vie de Millionnaire
space-millionaire-themepark-city = Cité des Manèges
space-millionaire-movie-district = Quartier du Cinéma
space-millionaire-parking = Parc gratuit
space-millionaire-style-square = Place de la Mode
space-millionaire-chance-2 = Chance
space-millionaire-party-plaza = Place de la Fête
space-millionaire-showtime-boulevard = Boulevard du Spectacle
space-millionaire-sunshine-bay = Baie du Soleil
space-millionaire-bling-beach = Plage Clinquante
space-millionaire-yacht-harbor = Port des Yachts
space-millionaire-go-to-jail = Allez en prison
space-millionaire-treetop-retreat = Refuge des Cimes
space-millionaire-ski-mountain = Mont des Skis
space-millionaire-lifestyle-3 = Vie de Millionnaire
space-millionaire-diamond-hills = Colline aux Diamants
space-millionaire-chance-3 = Chance
space-millionaire-fortune-valley = Vallée de la Fortune
space-millionaire-paradise-island = Île du Paradis

## Short names of the streets, for tiles with room for one word

short-millionaire-motor-drive = Moteurs
short-millionaire-gadget-wharf = Gadgets
short-millionaire-surfers-cove = Surf
short-millionaire-aqua-park = Aquaparc
short-millionaire-lakeside-marina = Marina
short-millionaire-castle-view = Château
short-millionaire-dream-avenue = Rêves
short-millionaire-palace-gardens = Palais
short-millionaire-adventure-park = Aventure
short-millionaire-themepark-city = Manèges
short-millionaire-movie-district = Cinéma
short-millionaire-style-square = Mode
short-millionaire-party-plaza = Fête
short-millionaire-showtime-boulevard = Spect.
short-millionaire-sunshine-bay = Soleil
short-millionaire-bling-beach = Plage
short-millionaire-yacht-harbor = Yachts
short-millionaire-treetop-retreat = Cimes
short-millionaire-ski-mountain = Skis
short-millionaire-diamond-hills = Diamants
short-millionaire-fortune-valley = Fortune
short-millionaire-paradise-island = Paradis

## Fortune

card-millionaire-dividend = Dividendes
card-millionaire-dividend-does = L’année a été correcte. La banque vous paie 50K.
card-millionaire-windfall = Aubaine
card-millionaire-windfall-does = Vous aviez oublié ce compte, pas la banque. Elle vous paie 100K.
card-millionaire-collection = La cagnotte
card-millionaire-collection-does = On fait passer le chapeau pour vous. Chacun des autres vous donne 20K.
card-millionaire-damages = Dommages-intérêts
card-millionaire-damages-does = Le tribunal vous croit. Choisissez un joueur : il vous donne 50K.
card-millionaire-good-turn = Bon cœur
card-millionaire-good-turn-does = Vous aimez faire plaisir. Choisissez un joueur et donnez-lui 30K.
card-millionaire-round-of-drinks = Tournée générale
card-millionaire-round-of-drinks-does = C’est vous qui régalez. Donnez 10K à chacun des autres.
card-millionaire-chauffeur = Le chauffeur
card-millionaire-chauffeur-does = Achetez d’abord cette propriété, ou laissez-la aux enchères. Votre chauffeur vous conduit ensuite à la case { space-millionaire-go }.
card-millionaire-second-plot = Le terrain d’à côté
card-millionaire-second-plot-does = Achetez d’abord cette propriété, ou laissez-la aux enchères. Si elle est alors à vous, vous pouvez aussi acheter à son prix une autre propriété de sa couleur, encore sans propriétaire.
card-millionaire-scouting-trip = En repérage
card-millionaire-scouting-trip-does = Achetez d’abord cette propriété, ou laissez-la aux enchères. Avancez ensuite jusqu’à la prochaine qui n’a pas de propriétaire.
card-millionaire-private-viewing = Visite privée
card-millionaire-private-viewing-does = Achetez d’abord cette propriété, ou laissez-la aux enchères. Avancez ensuite jusqu’à une autre sans propriétaire, celle que vous voulez.
card-millionaire-parking-ticket = Contravention
card-millionaire-parking-ticket-does = On ne se gare pas devant le casino. Payez 20K à la banque.
card-millionaire-free-house = Maison offerte
card-millionaire-free-house-does = Placez gratuitement une maison là où vous pourriez en construire une. Pas d’hôtel.
card-millionaire-exchange = Changement d’adresse
card-millionaire-exchange-does = Échangez une de vos propriétés contre une de celles d’un autre joueur. Aucune des deux ne peut être d’une couleur entière ou bâtie.
card-millionaire-takeover = Mainmise
card-millionaire-takeover-does = Prenez une propriété à un autre joueur. Elle ne peut pas être d’une couleur entière ou bâtie.
card-millionaire-veto = Veto
card-millionaire-veto-does = Annulez Dommages-intérêts, Changement d’adresse ou Mainmise quand la carte vous vise, ou un Veto opposé à votre carte.

## Vie de Millionnaire

card-millionaire-royalties = Droits d’auteur
card-millionaire-royalties-does = Votre vieux tube repasse à la radio. La banque vous paie 50K à 1★, 100K à 3★, 150K à 5★.
card-millionaire-art-sale = Un tableau vendu
card-millionaire-art-sale-does = Quelqu’un aime ce qui pendait dans votre entrée. La banque vous paie 30K à 1★, 60K à 3★, 100K à 5★.
card-millionaire-talk-show = Sur le plateau
card-millionaire-talk-show-does = Vous racontez votre réussite à la télévision. La banque vous paie 20K à 1★, 50K à 3★, 80K à 5★.
card-millionaire-high-society = La haute société
card-millionaire-high-society-does = Le beau monde vous ouvre ses portes : montez gratuitement d’un niveau. Si vous êtes déjà à 5★, la banque vous paie 50K.
card-millionaire-restaurant = Votre restaurant
card-millionaire-restaurant-does = Vous ouvrez votre propre table. Lancez les dés : un double à 1★, de 8 à 12 à 3★ ou de 5 à 12 à 5★ rapporte 150K.
card-millionaire-private-jet = Jet privé
card-millionaire-private-jet-does = Attachez votre ceinture et allez à la case { space-millionaire-go }.
card-millionaire-world-tour = Tour du monde
card-millionaire-world-tour-does = Avancez jusqu’à n’importe quelle autre case.
card-millionaire-lifestyle-out-of-jail = Un bon avocat
card-millionaire-lifestyle-out-of-jail-does = Cette carte vous fait sortir de prison. Gardez-la jusqu’à ce qu’elle vous serve, ou cédez-la.
card-millionaire-sports-car = La voiture de sport
card-millionaire-sports-car-does = Elle est gourmande : payez à la banque 10K à 1★, 20K à 3★, 30K à 5★. Avancez ensuite de 5 cases.
card-millionaire-gala = Soirée de gala
card-millionaire-gala-does = Tout le monde veut être à votre table. Chacun des autres vous donne 10K si vous êtes à 1★, 20K à 3★, 30K à 5★.
card-millionaire-casino = Au casino
card-millionaire-casino-does = Lancez les dés : chaque point vaut 5K à 1★, 8K à 3★, 10K à 5★.

## Chance

card-millionaire-chance-jail = Pris sur le fait
card-millionaire-chance-jail-does = Le juge n’a pas apprécié. Allez en prison, par le plus court chemin et sans salaire.
card-millionaire-film = Producteur de cinéma
card-millionaire-film-does = Votre argent est à l’écran. Lancez les dés : un double à 1★, de 8 à 12 à 3★ ou de 5 à 12 à 5★ rapporte 150K.
card-millionaire-lost-bet = Pari perdu
card-millionaire-lost-bet-does = Mauvais cheval. Choisissez un joueur et donnez-lui 50K.
card-millionaire-dinner-party = Le grand dîner
card-millionaire-dinner-party-does = Vous les avez tous invités. Donnez à chacun des autres 10K si vous êtes à 1★, 20K à 3★, 30K à 5★.
card-millionaire-charity-ball = Bal de charité
card-millionaire-charity-ball-does = C’est pour une bonne cause, la vôtre. Chacun des autres vous donne 10K à 1★, 20K à 3★ et 30K à 5★ : c’est son niveau à lui qui compte.
card-millionaire-scandal = Scandale
card-millionaire-scandal-does = On ne parle que de vous : descendez d’un niveau, si vous êtes au-dessus de 1★.
card-millionaire-tax-refund = Remboursement d’impôts
card-millionaire-tax-refund-does = Vous aviez payé trop d’impôts. La banque vous paie 20K à 1★, 40K à 3★, 60K à 5★.
card-millionaire-tax-demand = Avis d’imposition
card-millionaire-tax-demand-does = Vous aviez payé trop peu d’impôts. Payez à la banque 20K à 1★, 40K à 3★, 60K à 5★.
card-millionaire-chance-go = Droit au Départ
card-millionaire-chance-go-does = Pas de temps à perdre : allez à la case { space-millionaire-go }.
card-millionaire-chance-out-of-jail = Grâce
card-millionaire-chance-out-of-jail-does = Cette carte vous fait sortir de prison. Gardez-la jusqu’à ce qu’elle vous serve, ou cédez-la.
card-millionaire-repairs = Réparations
card-millionaire-repairs-does = La tempête n’a épargné aucun toit. Payez à la banque 5K pour chacune de vos maisons et 20K pour chacun de vos hôtels.
card-millionaire-back-three = Trois pas en arrière
card-millionaire-back-three-does = Vous avez perdu vos lunettes de soleil : reculez de 3 cases.
