### Banking: what follows from an action, where it is not as on every track.

banking-stake-fine-turn = It takes the place of your roll: you move on in your next turn.
