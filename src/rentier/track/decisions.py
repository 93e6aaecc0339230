"""What every pending thing on a track has in common."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from rentier.core.decisions import Decision
from rentier.core.native import mypyc_attr

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction
    from rentier.core.errors import IllegalAction

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

    def allows_deals(self) -> bool:
        """Whether players may deal with each other while this is being asked (EB-50, MM-23, CC-51)."""
        return False

    def asks_claims(self) -> bool:
        """Whether its own menu lists the rents that can be claimed."""
        return False

    def unpaid(self, game: T) -> None:
        """Goes on when a payment by choice, which lay above, fell through."""
        game.pop()

    def refusal(self, game: T, seat: int, action: AnyAction) -> IllegalAction:
        """Says why not."""
        return game.refuse(seat, action)
