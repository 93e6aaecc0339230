"""Deeds in Crooked Cash: the last one sold ends the game (CC-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track.deeds import DeedRules
from rentier.track.numbers import BANK

from . import ending

if TYPE_CHECKING:
    from rentier.track.board import Deed

    from .state import Crooked


@final
class CrookedDeeds(DeedRules["Crooked"]):
    """What follows when a street is sold in Crooked Cash."""

    __slots__ = ()

    def sold(self, game: Crooked, deed: Deed) -> None:
        """End the game when every street has an owner (CC-6)."""
        if BANK not in game.owner:
            ending.win_by_wealth(game, "bought")
