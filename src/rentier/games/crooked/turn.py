"""Turns of Crooked Cash: hotels are bought at any time (CC-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track.turn import TurnRules

if TYPE_CHECKING:
    from rentier.track.state import TrackGame


@final
class CrookedTurn(TurnRules["TrackGame"]):
    """What players may do in the turns of Crooked Cash."""

    __slots__ = ()

    def may_do_business(self, game: TrackGame, seat: int) -> bool:
        """Whether hotels can be bought: at any time, including in the turns of others (CC-25)."""
        return True
