### Crooked Cash : les noms des cases, et ce que disent les cartes.

## Cases
# Un jeu de noms pour les 36 cases du plateau : Paris.

space-crooked-go = Départ
space-crooked-mediterranean = Boulevard de Belleville
space-crooked-chest-1 = Caisse de communauté
space-crooked-baltic = Rue Lecourbe
space-crooked-train-1 = Train de Montparnasse
space-crooked-oriental = Rue de Vaugirard
space-crooked-chance-1 = Chance
space-crooked-vermont = Rue de Courcelles
space-crooked-connecticut = Avenue de la République
space-crooked-jail = Prison
space-crooked-st-charles = Boulevard de la Villette
space-crooked-states = Avenue de Neuilly
space-crooked-virginia = Rue de Paradis
space-crooked-train-2 = Train de Lyon
space-crooked-st-james = Avenue Mozart
space-crooked-chest-2 = Caisse de communauté
space-crooked-tennessee = Boulevard Saint-Michel
space-crooked-new-york = Place Pigalle
space-crooked-parking = Parc gratuit
space-crooked-kentucky = Avenue Matignon
space-crooked-chance-2 = Chance
space-crooked-indiana = Boulevard Malesherbes
space-crooked-illinois = Avenue Henri-Martin
space-crooked-train-3 = Train du Nord
space-crooked-atlantic = Faubourg Saint-Honoré
space-crooked-ventnor = Place de la Bourse
space-crooked-marvin = Rue La Fayette
space-crooked-go-to-jail = Allez en prison
space-crooked-pacific = Avenue de Breteuil
space-crooked-north-carolina = Avenue Foch
space-crooked-chest-3 = Caisse de communauté
space-crooked-pennsylvania = Boulevard des Capucines
space-crooked-train-4 = Train de Saint-Lazare
space-crooked-chance-3 = Chance
space-crooked-park = Avenue des Champs-Élysées
space-crooked-boardwalk = Rue de la Paix

## Short names of the streets, for tiles with room for one word

short-crooked-mediterranean = { short-banking-mediterranean }
short-crooked-baltic = { short-banking-baltic }
short-crooked-oriental = { short-banking-oriental }
short-crooked-vermont = { short-banking-vermont }
short-crooked-connecticut = { short-banking-connecticut }
short-crooked-st-charles = { short-banking-st-charles }
short-crooked-states = { short-banking-states }
short-crooked-virginia = { short-banking-virginia }
short-crooked-st-james = { short-banking-st-james }
short-crooked-tennessee = { short-banking-tennessee }
short-crooked-new-york = { short-banking-new-york }
short-crooked-kentucky = { short-banking-kentucky }
short-crooked-indiana = { short-banking-indiana }
short-crooked-illinois = { short-banking-illinois }
short-crooked-atlantic = { short-banking-atlantic }
short-crooked-ventnor = { short-banking-ventnor }
short-crooked-marvin = { short-banking-marvin }
short-crooked-pacific = { short-banking-pacific }
short-crooked-north-carolina = { short-banking-north-carolina }
short-crooked-pennsylvania = { short-banking-pennsylvania }
short-crooked-park = { short-banking-park }
short-crooked-boardwalk = { short-banking-boardwalk }

## Chance

card-crooked-c1 = Pas un sou
card-crooked-c1-does = Quand on vous réclame un loyer : vous ne le payez pas.
card-crooked-c2 = Hôtel offert
card-crooked-c2-does = À votre tour : placez gratuitement un hôtel de la banque sur un terrain d’une couleur tout entière à vous.
card-crooked-c3 = Permis de construire
card-crooked-c3-does = À votre tour : achetez à son prix un hôtel pour un de vos terrains dont la couleur n’est pas entière.
card-crooked-c4 = Moitié prix
card-crooked-c4-does = Quand vous vous arrêtez sur un terrain sans propriétaire : vous l’achetez à la moitié de son prix.
card-crooked-c5 = Les loyers montent
card-crooked-c5-does = Quand vous réclamez un loyer à un autre joueur : il vous doit le double.
card-crooked-c6 = Loyer d’avance
card-crooked-c6-does = À votre tour : la banque vous paie le loyer d’une de vos propriétés, tel qu’il est à présent.
card-crooked-c7 = Sortie de prison
card-crooked-c7-does = Au début de votre tour en prison : vous êtes libre. La carte peut aussi s’échanger.
card-crooked-c8 = Où bon vous semble
card-crooked-c8-does = À la place de votre premier lancer, hors de prison : avancez jusqu’à la case de votre choix. Si la case { space-crooked-go } est sur le chemin, vous y touchez 200.
card-crooked-c9 = Argent tombé du ciel
card-crooked-c9-does = À votre tour : la banque vous paie 150.
card-crooked-c10 = Changement d’adresse
card-crooked-c10-does = À votre tour : échangez une de vos propriétés contre une de celles d’un autre joueur. Aucune des deux n’a d’hôtel ni ne fait partie d’une couleur entière.
card-crooked-c11 = L’œil vif
card-crooked-c11-does = À votre tour : vos deux jetons de loupe passent au vert, et la banque vous paie 50.
card-crooked-c12 = Un mot à la police
card-crooked-c12-does = À votre tour : envoyez un autre joueur en prison.

## Caisse de communauté

card-crooked-k1 = Heureuse erreur
card-crooked-k1-does = La banque a mal compté, et pour une fois en votre faveur : vous recevez 200.
card-crooked-k2 = Économies oubliées
card-crooked-k2-does = Au fond d’un tiroir, un livret d’épargne à votre nom : vous recevez 100.
card-crooked-k3 = Premier prix
card-crooked-k3-does = Aucune citrouille n’était plus lourde que la vôtre : vous recevez 100.
card-crooked-k4 = Vide-grenier
card-crooked-k4-does = On vous achète ce dont vous ne vous servez plus : vous recevez 50.
card-crooked-k5 = Musique de rue
card-crooked-k5-does = Vous jouez au coin de la rue, et le chapeau se remplit : vous recevez 50.
card-crooked-k6 = Sous les coussins
card-crooked-k6-does = Vous nettoyez le canapé à fond : vous recevez 20.
card-crooked-k7 = Le chapeau circule
card-crooked-k7-does = Chacun des autres vous donne 20.
card-crooked-k8 = Retour au début
card-crooked-k8-does = Avancez jusqu’à la case { space-crooked-go }. Vous y recevez 200, et vos jetons de loupe passent au vert.
card-crooked-k9 = Grâce
card-crooked-k9-does = Cette carte vous fait sortir de prison. Gardez-la pour quand vous en aurez besoin, ou échangez-la.
card-crooked-k10 = Un ami dans le bâtiment
card-crooked-k10-does = Gardez-la, et achetez un hôtel à moitié prix pour n’importe lequel de vos terrains, même si sa couleur n’est pas entière.
card-crooked-k11 = La main dans le sac
card-crooked-k11-does = Allez en prison, sans les 200 de la case { space-crooked-go }.
card-crooked-k12 = Du mauvais côté de la rue
card-crooked-k12-does = La fourrière a emporté votre voiture : payez 50.
card-crooked-k13 = Rage de dents
card-crooked-k13-does = Le dentiste a fait ce qu’il a pu : payez 100.
card-crooked-k14 = Hiver rigoureux
card-crooked-k14-does = Toutes les canalisations ont éclaté : payez 40 pour chacun de vos hôtels.
