"""A question to one player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import offering
from .decisions import SeatDecision, T

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction
    from rentier.core.decisions import Form

    from . import shapes


class Asking(SeatDecision[T]):
    """A choice for one player, during which deals go on (MM-23, CC-51)."""

    __slots__ = ()

    def allows_deals(self) -> bool:
        return True

    def awaiting(self, game: T) -> tuple[int, ...]:
        """Ask that player."""
        return (self.seat,)

    def forms(self, game: T, seat: int) -> list[Form]:
        """Allow deals."""
        return offering.forms(game, seat)

    def fits(self, game: T, seat: int, action: AnyAction) -> bool:
        """Accept any deal that may be offered."""
        return offering.fits(game, seat, action)

    def data(self) -> shapes.AskingShown:
        return {"kind": self.kind, "seat": self.seat}
