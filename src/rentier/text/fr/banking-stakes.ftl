### Banking : ce qui découle d’une action, là où ce n’est pas comme sur tout parcours.

banking-stake-fine-turn = Cela remplace votre lancer : vous repartez au tour suivant.
