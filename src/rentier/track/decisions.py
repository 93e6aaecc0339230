"""What every pending thing on a track has in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from rentier.core.decisions import Decision
from rentier.core.native import mypyc_attr

if TYPE_CHECKING:
    from .state import TrackGame

T = TypeVar("T", bound="TrackGame")


@mypyc_attr(allow_interpreted_subclasses=True)
class TrackDecision(Decision[T]):
    """Something pending on a track, or in a game of one edition on it."""

    __slots__ = ()

    def lapses(self, seat: int) -> bool:
        """Tells whether it falls away when a seat goes out (EB-73, EB-74)."""
        return False

    def without(self, seat: int) -> TrackDecision[Any]:
        """Return what is left of it when a seat that it does not depend on goes out."""
        return self

    def asks_claims(self) -> bool:
        """Whether its own menu lists the rents that can be claimed."""
        return False

    def unpaid(self, game: T) -> None:
        """Goes on when a payment by choice, which lay above, fell through."""
        game.pop()
