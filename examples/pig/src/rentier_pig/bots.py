"""Bots that know Pig; `BOTS` names them."""

from __future__ import annotations

from typing import Final

from rentier.bots import Bot
from rentier.core import AnyAction, Game

from .game import HOLD, ROLL

ENOUGH: Final = 20
"""From here on the next roll loses more than it brings: one time in six all of it, else 4 on average."""


class SteadyPig(Bot):
    """Holds at twenty, and at whatever wins."""

    def choose(self, game: Game, seat: int) -> AnyAction:
        view = game.view(seat)
        scores, total, goal = view["scores"], view["total"], view["goal"]
        assert isinstance(scores, list)
        assert isinstance(total, int)
        assert isinstance(goal, int)
        return HOLD if total >= min(ENOUGH, goal - scores[seat]) else ROLL


BOTS: Final[dict[str, type[Bot]]] = {"steady": SteadyPig}
