### D’autres noms de cases, de cartes et de couleurs qu’on peut taper, entre virgules : ceux des boîtes de jeu.

## Couleurs

name-typed-brown = brune, bruns, brunes, marron
name-typed-light-blue = bleu pâle, bleu ciel
name-typed-dark-blue = bleu nuit, bleu marine
name-typed-station = chemin de fer, chemins de fer, gares
name-typed-utility = services publics, compagnie

## Cartes

name-typed-pass-go = Passez Go, Passez par Go
name-typed-birthday = C’est ma fête, ma fête, fête
name-typed-just-say-no = Je refuse
name-typed-wild = propriété frimée multicolore, frimée multicolore, joker, propriété frimée
name-typed-wild-light-blue-brown = propriété frimée bleu pâle/brune, frimée bleu pâle/brune, joker bleu pâle/brune, propriété frimée bleu clair/brun, frimée bleu clair/brun, joker bleu clair/brun
name-typed-wild-light-blue-station = propriété frimée bleu pâle/chemin de fer, frimée bleu pâle/chemin de fer, joker bleu pâle/chemin de fer, propriété frimée bleu clair/gare, frimée bleu clair/gare, joker bleu clair/gare
name-typed-wild-pink-orange = propriété frimée rose/orange, frimée rose/orange, joker rose/orange
name-typed-wild-red-yellow = propriété frimée rouge/jaune, frimée rouge/jaune, joker rouge/jaune
name-typed-wild-dark-blue-green = propriété frimée bleu foncé/verte, frimée bleu foncé/verte, joker bleu foncé/verte, propriété frimée bleu foncé/vert, frimée bleu foncé/vert, joker bleu foncé/vert
name-typed-wild-green-station = propriété frimée verte/chemin de fer, frimée verte/chemin de fer, joker verte/chemin de fer, propriété frimée vert/gare, frimée vert/gare, joker vert/gare
name-typed-wild-station-utility = propriété frimée chemin de fer/service public, frimée chemin de fer/service public, joker chemin de fer/service public, propriété frimée gare/service public, frimée gare/service public, joker gare/service public
name-typed-c7 = vous êtes libéré de prison, libéré de prison, sortie de prison, sortir de prison
name-typed-use-card = { name-typed-c7 }
name-typed-k9 = { name-typed-c7 }
name-typed-chance-out-of-jail = { name-typed-c7 }
name-typed-chest-out-of-jail = { name-typed-c7 }
name-typed-lifestyle-out-of-jail = { name-typed-c7 }

## Cases

name-typed-mediterranean = Avenue de la Méditerranée
name-typed-baltic = Avenue de la Baltique
name-typed-oriental = Avenue Orientale, Avenue de l’Orient
name-typed-vermont = Avenue Vermont, Avenue du Vermont
name-typed-connecticut = Avenue Connecticut, Avenue du Connecticut
name-typed-st-charles = Place St-Charles, Place Saint-Charles
name-typed-states = Avenue des États, Avenue States
name-typed-virginia = Avenue Virginia, Avenue de la Virginie, Avenue Virginie
name-typed-st-james = Place St-Jacques, Place Saint-Jacques, Place St-James
name-typed-tennessee = Avenue Tennessee, Avenue du Tennessee
name-typed-new-york = Avenue New York, Avenue de New York
name-typed-kentucky = Avenue Kentucky, Avenue du Kentucky
name-typed-indiana = Avenue Indiana, Avenue de l’Indiana
name-typed-illinois = Avenue Illinois, Avenue de l’Illinois
name-typed-atlantic = Avenue Atlantique, Avenue de l’Atlantique
name-typed-ventnor = Avenue Ventnor
name-typed-marvin = Jardins Marvin
name-typed-pacific = Avenue Pacifique, Avenue du Pacifique
name-typed-north-carolina = Avenue Caroline du Nord, Avenue de la Caroline du Nord
name-typed-pennsylvania = Avenue Pennsylvanie, Avenue de la Pennsylvanie, Avenue Pennsylvania
name-typed-park = Place du Parc
name-typed-boardwalk = Promenade
name-typed-parking = Stationnement gratuit
name-typed-free-parking = Stationnement gratuit
name-typed-luxury-tax = Impôt sur le revenu, Impôt sur le luxe
name-typed-railroad-a = Chemin de fer
name-typed-railroad-b = Chemin de fer
