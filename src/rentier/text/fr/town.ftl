### Une ville à nous : d’autres noms pour les mêmes rues, aux tables qui règlent `names` sur town.

## Rues

space-town-mediterranean = Rue de la Cave
space-town-baltic = Ruelle des Fuites
space-town-oriental = Rue des Flaques
space-town-vermont = Allée des Mouettes
space-town-connecticut = Escalier du Bac
space-town-st-charles = Cour des Cierges
space-town-states = Passage du Bouton
space-town-virginia = Rue du Velours
space-town-st-james = Cour des Tanneurs
space-town-tennessee = Rue du Cuivre
space-town-new-york = Rue des Boulangers
space-town-kentucky = Rue du Théâtre
space-town-indiana = Place des Lanternes
space-town-illinois = Coin de l’Opéra
space-town-atlantic = Marché aux Citrons
space-town-ventnor = Allée du Cadran
space-town-marvin = Butte au Miel
space-town-pacific = Terrasse du Jardin
space-town-north-carolina = Avenue du Verger
space-town-pennsylvania = Croissant du Parc
space-town-park = Butte du Compas
space-town-boardwalk = Quai de l’Horizon

## Gares et services de Banking

space-town-reading-rr = Gare du Moulin
space-town-pennsylvania-rr = Gare du Port
space-town-bo-rr = Halte de la Vieille Ville
space-town-short-line-rr = Gare du Haut
space-town-electric = Énergie du vent
space-town-water = Eau de source

## Trains de Crooked Cash

space-town-train-1 = Train du Moulin
space-town-train-2 = Train du Port
space-town-train-3 = Train de la Vieille Ville
space-town-train-4 = Train du Haut

## Rues de Millionaire

space-town-motor-drive = { space-town-mediterranean }
space-town-gadget-wharf = { space-town-baltic }
space-town-surfers-cove = { space-town-oriental }
space-town-aqua-park = { space-town-vermont }
space-town-lakeside-marina = { space-town-connecticut }
space-town-castle-view = { space-town-st-charles }
space-town-dream-avenue = { space-town-states }
space-town-palace-gardens = { space-town-virginia }
space-town-adventure-park = { space-town-st-james }
space-town-themepark-city = { space-town-tennessee }
space-town-movie-district = { space-town-new-york }
space-town-style-square = { space-town-kentucky }
space-town-party-plaza = { space-town-indiana }
space-town-showtime-boulevard = { space-town-illinois }
space-town-sunshine-bay = { space-town-atlantic }
space-town-bling-beach = { space-town-ventnor }
space-town-yacht-harbor = { space-town-marvin }
space-town-treetop-retreat = { space-town-pacific }
space-town-ski-mountain = { space-town-north-carolina }
space-town-diamond-hills = { space-town-pennsylvania }
space-town-fortune-valley = { space-town-park }
space-town-paradise-island = { space-town-boardwalk }

## Short names, for tiles with room for one word

short-town-mediterranean = Cave
short-town-baltic = Fuites
short-town-oriental = Flaques
short-town-vermont = Mouettes
short-town-connecticut = Bac
short-town-st-charles = Cierges
short-town-states = Bouton
short-town-virginia = Velours
short-town-st-james = Tanneurs
short-town-tennessee = Cuivre
short-town-new-york = Boulang.
short-town-kentucky = Théâtre
short-town-indiana = Lantern.
short-town-illinois = Opéra
short-town-atlantic = Citrons
short-town-ventnor = Cadran
short-town-marvin = Miel
short-town-pacific = Jardin
short-town-north-carolina = Verger
short-town-pennsylvania = Parc
short-town-park = Compas
short-town-boardwalk = Horizon
short-town-reading-rr = Moulin
short-town-pennsylvania-rr = Port
short-town-bo-rr = V. Ville
short-town-short-line-rr = Haut
short-town-electric = Vent
short-town-water = Source
short-town-motor-drive = { short-town-mediterranean }
short-town-gadget-wharf = { short-town-baltic }
short-town-surfers-cove = { short-town-oriental }
short-town-aqua-park = { short-town-vermont }
short-town-lakeside-marina = { short-town-connecticut }
short-town-castle-view = { short-town-st-charles }
short-town-dream-avenue = { short-town-states }
short-town-palace-gardens = { short-town-virginia }
short-town-adventure-park = { short-town-st-james }
short-town-themepark-city = { short-town-tennessee }
short-town-movie-district = { short-town-new-york }
short-town-style-square = { short-town-kentucky }
short-town-party-plaza = { short-town-indiana }
short-town-showtime-boulevard = { short-town-illinois }
short-town-sunshine-bay = { short-town-atlantic }
short-town-bling-beach = { short-town-ventnor }
short-town-yacht-harbor = { short-town-marvin }
short-town-treetop-retreat = { short-town-pacific }
short-town-ski-mountain = { short-town-north-carolina }
short-town-diamond-hills = { short-town-pennsylvania }
short-town-fortune-valley = { short-town-park }
short-town-paradise-island = { short-town-boardwalk }
