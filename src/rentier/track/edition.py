"""What the editions on a track have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rentier.core.native import mypyc_attr
from rentier.core.registry import Edition

from . import turn

if TYPE_CHECKING:
    from rentier.core.dice import Dice
    from rentier.core.game import Game
    from rentier.core.options import Options

    from .board import Board
    from .state import TrackGame
    from .texts import Cards


@mypyc_attr(allow_interpreted_subclasses=True)
class TrackEdition(Edition):
    """An edition on a track; its actions are read with its board and cards, which it sets once it is made."""

    board: Board
    cards: Cards

    def make(self, seats: int, options: Options, dice: Dice, events: bool) -> TrackGame:
        """Return a game in which nothing lies on the table yet."""
        raise NotImplementedError

    def begin(self, seats: int, options: Options, dice: Dice, events: bool) -> Game:
        """Lay everything out, find out who starts, and begin the first turn (EB-3, EB-4, MM-4, MM-5, CC-2 … CC-5)."""
        game = self.make(seats, options, dice, events)
        game.begin_state()
        game.lay_out()
        turn.roll_for_start(game)
        game.push(turn.TURN)
        turn.begin_turn(game)
        return game
