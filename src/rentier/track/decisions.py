"""What everything pending on a track has in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from rentier.core.decisions import Decision
from rentier.core.native import mypyc_attr
from rentier.core.windows import Window

if TYPE_CHECKING:
    from .state import TrackGame

T = TypeVar("T", bound="TrackGame")


@mypyc_attr(allow_interpreted_subclasses=True)
class TrackDecision(Decision[T]):
    """Something pending on a track, or in a game of one edition on it."""

    __slots__ = ()

    def allows_deals(self) -> bool:
        """Whether players may deal with each other while this is being asked (EB-50, MM-23, CC-51)."""
        return False

    def asks_claims(self) -> bool:
        """Whether its own menu lists the rents that can be claimed."""
        return False

    def unpaid(self, game: T) -> None:
        """Go on after a payment by choice, which lay above, has fallen through."""
        game.pop()


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatDecision(TrackDecision[T]):
    """Something pending for one player, which lapses when they go out of the game."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def lapses(self, seat: int) -> bool:
        return seat == self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class TrackWindow(Window[T]):
    """Seats of a track that are asked one after the other, while rents can still be claimed (EB-30, CC-13)."""

    __slots__ = ()
