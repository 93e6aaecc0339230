### Knockout : les noms des cases.

## Cases
# Un jeu de noms pour les 30 cases du plateau : Paris.

space-knockout-mediterranean = Boulevard de Belleville
space-knockout-baltic = Rue Lecourbe
space-knockout-oriental = Rue de Vaugirard
space-knockout-vermont = Rue de Courcelles
space-knockout-connecticut = Avenue de la République
space-knockout-st-charles = Boulevard de la Villette
space-knockout-states = Avenue de Neuilly
space-knockout-virginia = Rue de Paradis
space-knockout-house-a = Maison de gauche
space-knockout-chance = Chance
space-knockout-house-b = Maison de droite
space-knockout-st-james = Avenue Mozart
space-knockout-tennessee = Boulevard Saint-Michel
space-knockout-new-york = Place Pigalle
space-knockout-kentucky = Avenue Matignon
space-knockout-indiana = Boulevard Malesherbes
space-knockout-illinois = Avenue Henri-Martin
space-knockout-atlantic = Faubourg Saint-Honoré
space-knockout-ventnor = Place de la Bourse
space-knockout-marvin = Rue La Fayette
space-knockout-railroad-a = Gare de gauche
space-knockout-luxury-tax = Taxe de luxe
space-knockout-railroad-b = Gare de droite
space-knockout-pacific = Avenue de Breteuil
space-knockout-north-carolina = Avenue Foch
space-knockout-pennsylvania = Boulevard des Capucines
space-knockout-park = Avenue des Champs-Élysées
space-knockout-go-to-jail = Allez en prison
space-knockout-boardwalk = Rue de la Paix
space-knockout-free-parking = Parc gratuit

## Les mêmes là où il y a peu de place, comme sur le plateau du terminal

short-knockout-mediterranean = Belleville
short-knockout-baltic = Lecourbe
short-knockout-oriental = Vaugirard
short-knockout-vermont = Courcelles
short-knockout-connecticut = République
short-knockout-st-charles = La Villette
short-knockout-states = Neuilly
short-knockout-virginia = Paradis
short-knockout-house-a = Maison
short-knockout-chance = Chance
short-knockout-house-b = Maison
short-knockout-st-james = Mozart
short-knockout-tennessee = Saint-Michel
short-knockout-new-york = Pigalle
short-knockout-kentucky = Matignon
short-knockout-indiana = Malesherbes
short-knockout-illinois = Henri-Martin
short-knockout-atlantic = Saint-Honoré
short-knockout-ventnor = La Bourse
short-knockout-marvin = La Fayette
short-knockout-railroad-a = Gare
short-knockout-luxury-tax = Taxe de luxe
short-knockout-railroad-b = Gare
short-knockout-pacific = Breteuil
short-knockout-north-carolina = Foch
short-knockout-pennsylvania = Capucines
short-knockout-park = Champs-Élysées
short-knockout-go-to-jail = Allez en prison
short-knockout-boardwalk = Rue de la Paix
short-knockout-free-parking = Parc gratuit
