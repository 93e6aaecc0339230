"""The easy player of Millionaire."""

from __future__ import annotations

from typing import Final, final

from rentier.bots.track.easy import EasyOnTrack
from rentier.core.actions import AnyAction
from rentier.core.game import Game
from rentier.games.millionaire import actions

from .steady import SteadyMillionaire

TAKES_THE_MONEY: Final = 3
"""One time in this many, it takes its salary where it could rise."""


@final
class EasyMillionaire(EasyOnTrack):
    """A beginner who buys everything and sometimes takes the money where rising would bring more."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed, SteadyMillionaire(seed))

    def choose(self, game: Game, seat: int) -> AnyAction:
        choice = super().choose(game, seat)
        return actions.COLLECT if choice is actions.UPGRADE and self._lapses(TAKES_THE_MONEY) else choice
