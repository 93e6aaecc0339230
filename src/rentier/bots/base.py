"""What a bot is: it chooses among the actions of a seat, knowing only what that seat may know."""

from __future__ import annotations

from rentier.core.actions import AnyAction
from rentier.core.dice import Dice
from rentier.core.game import Game
from rentier.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that chooses for one seat, with chance of its own.

    A bot reads only what `view(seat)` shows of the game, and may draw the rest afresh with `redeal`. A test holds the
    bots that come with Rentier to this: they choose the same in every game that looks the same to them.
    """

    def __init__(self, seed: bytes) -> None:
        self.dice = Dice(seed)

    def choose(self, game: Game, seat: int) -> AnyAction:
        """Return one of the seat's actions."""
        raise NotImplementedError
