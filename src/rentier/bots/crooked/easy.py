"""The easy player of Crooked Cash."""

from __future__ import annotations

from typing import Final, final

from rentier.bots.track.easy import EasyOnTrack
from rentier.core.actions import PASS, AnyAction
from rentier.core.game import Game
from rentier.games.crooked import chance, tender

from .steady import SteadyCrooked

TRUSTS: Final = 2
"""One time in this many, it believes a note or a card that it would check."""


@final
class EasyCrooked(EasyOnTrack):
    """A beginner who buys everything and believes too much."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed, SteadyCrooked(seed))

    def choose(self, game: Game, seat: int) -> AnyAction:
        choice = super().choose(game, seat)
        is_check = isinstance(choice, tender.CheckNote) or choice is chance.CHECK_CARD
        return PASS if is_check and self._lapses(TRUSTS) else choice
