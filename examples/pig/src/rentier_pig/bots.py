"""The bots of Pig; `BOTS` lists them by name."""

from __future__ import annotations

from typing import Final

from rentier.bots import Bot
from rentier.core import AnyAction, Game

from .game import HOLD, ROLL

ENOUGH: Final = 20
"""From this total on, a roll loses more than it gains: one time in six everything, otherwise it adds 4 on average."""


class SteadyPig(Bot):
    """A bot that holds at twenty, or as soon as that wins."""

    def choose(self, game: Game, seat: int) -> AnyAction:
        view = game.view(seat)
        scores, total, goal = view["scores"], view["total"], view["goal"]
        assert isinstance(scores, list)
        assert isinstance(total, int)
        assert isinstance(goal, int)
        return HOLD if total >= min(ENOUGH, goal - scores[seat]) else ROLL


BOTS: Final[dict[str, type[Bot]]] = {"steady": SteadyPig}
