"""What a bot is: something that chooses among what a seat may do, from what that seat may know."""

from __future__ import annotations

from rentier.core.actions import AnyAction
from rentier.core.dice import Dice
from rentier.core.game import Game
from rentier.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for one seat, with chance of its own.

    A bot reads nothing of the game but what `view(seat)` shows, and may draw the rest anew with `redeal`. The shipped
    bots are held to this by a test: they choose the same in every game that looks the same to them.
    """

    def __init__(self, seed: bytes) -> None:
        self.dice = Dice(seed)

    def choose(self, game: Game, seat: int) -> AnyAction:
        """Return one of the seat's actions."""
        raise NotImplementedError
