"""A question to one player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from . import trading
from .decisions import T, TrackDecision

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction
    from rentier.core.decisions import Form

    from . import shapes


class Asking(TrackDecision[T]):
    """A choice for one player, during which deals go on (MM-23, CC-51)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def lapses(self, seat: int) -> bool:
        return seat == self.seat

    def allows_deals(self) -> bool:
        return True

    def awaiting(self, game: T) -> tuple[int, ...]:
        """Ask that player."""
        return (self.seat,)

    def forms(self, game: T, seat: int) -> list[Form]:
        """Allow deals."""
        return trading.forms(game, seat)

    def fits(self, game: T, seat: int, action: AnyAction) -> bool:
        """Accept any deal that may be offered."""
        return trading.fits(game, seat, action)

    def data(self) -> shapes.AskingShown:
        return {"kind": self.kind, "seat": self.seat}
