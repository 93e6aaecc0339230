# Les mots de tous les jeux.

# Devant la dernière de plusieurs choses : « a, b et c ».
list-and = et
# Entre des équipes dont les membres sont reliés par le mot ci-dessus.
list-between-sides = { " ; " }
# À la place d’une liste vide.
list-nothing = rien

## Les personnes

person-you = vous
# Elle possède, paie et est payée sans être un joueur.
person-bank = la banque
# Une place dont le joueur n’a pas de nom ; on compte les places à partir de 0.
person-seat = la place { $number }
everybody-else = tout le monde
# Les joueurs d’une partie enregistrée, qui ne contient pas de noms ; on compte à partir de 1.
player-number = Joueur { $number }

## Ce qui est demandé

your-choice = À vous de choisir.
not-asked = Ce n’est pas à vous d’agir : le jeu attend { $seats }.
