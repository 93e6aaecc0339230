"""Scarce hotels in Crooked Cash: only the last one is auctioned, starting at 10 (CC-27)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track.shortage import ShortageRules

if TYPE_CHECKING:
    from rentier.track.board import Deed
    from rentier.track.state import TrackGame


@final
class CrookedShortage(ShortageRules["TrackGame"]):
    """Who may compete for the last hotel of Crooked Cash."""

    __slots__ = ()

    def is_contested(self, game: TrackGame, stock: int, rivals: int) -> bool:
        """Whether it is the last hotel, and others want it (CC-27)."""
        return stock == 1 and rivals > 0

    def least(self, game: TrackGame, deed: Deed) -> int:
        """Return the opening bid of every auction, 10, whatever the hotel costs there (CC-27)."""
        return game.terms.opening
