"""The characters of Knockout: steady players, each with a passion that everybody at the table can see."""

from __future__ import annotations

from typing import final

from rentier.core.actions import AnyAction
from rentier.core.game import Game
from rentier.games.knockout import actions

from .outlook import Taste
from .steady import SteadyKnockout


@final
class BuilderKnockout(SteadyKnockout):
    """The builder aims for whole colours and leaves others alone."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self._taste = Taste(colours=1.8, others=0.4)


@final
class RaiderKnockout(SteadyKnockout):
    """The raider would rather knock off what others have than collect for itself."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self._taste = Taste(colours=0.8, others=3.0)


@final
class MiserKnockout(SteadyKnockout):
    """The miser goes for the dearest properties one by one, whatever their colour, and pays for nothing."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self._taste = Taste(colours=0.0, others=1.0)

    def choose(self, game: Game, seat: int) -> AnyAction:
        choice = super().choose(game, seat)
        if choice is actions.PAY:
            return actions.STAY
        return actions.LEAVE if choice is actions.AGAIN else choice
