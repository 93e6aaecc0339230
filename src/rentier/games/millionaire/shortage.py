"""Scarce buildings in Millionaire: first come, first served (MM-22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track.shortage import ShortageRules

if TYPE_CHECKING:
    from rentier.track.state import TrackGame


@final
class MillionaireShortage(ShortageRules["TrackGame"]):
    """Scarce buildings, for which nobody competes."""

    __slots__ = ()

    def rivals(self, game: TrackGame, seat: int, is_hotel: bool) -> list[int]:
        """Return nobody: the player who comes first builds (MM-22)."""
        return []
