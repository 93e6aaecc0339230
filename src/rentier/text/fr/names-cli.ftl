### D’autres noms de cartes et de couleurs qu’on peut taper, entre virgules : ceux des boîtes de jeu.

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
