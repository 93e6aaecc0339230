"""What the sharp bots of all editions share: a budget of playouts for each choice."""

from __future__ import annotations

from rentier.bots.base import Bot
from rentier.core.actions import AnyAction
from rentier.core.dice import derive_seed
from rentier.core.game import Game
from rentier.core.native import mypyc_attr

from .budget import Budget, Clock
from .searching import MARGIN, Sense, search


@mypyc_attr(allow_interpreted_subclasses=True)
class Sharp(Bot):
    """A bot that plays steadily unless something else turns out better in many imagined games."""

    def __init__(self, seed: bytes, sense: Sense, playouts: int) -> None:
        super().__init__(seed)
        self.sense = sense
        self.playouts = playouts
        """How many imagined games a choice may cost."""
        self.clock: Clock | None = None
        """The clock of whoever is waiting; with none, the bot takes the time that it needs."""
        self.seconds = 0.0
        """By that clock, how long a choice may take."""
        self.margin = MARGIN
        """By how many standard errors another action must be better than the steady one."""
        self._choices = 0

    def choose(self, game: Game, seat: int) -> AnyAction:
        """Return the best action found; the same seed leads to the same choices."""
        self._choices += 1
        seed = derive_seed(self.dice.seed, "choice", self._choices)
        budget = Budget(self.playouts, self.clock, self.seconds)
        return search(self.sense, game, seat, seed, budget, self.margin)
