"""The end of a game against the clock: the last turn's claims, then the count (EB-93)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from rentier.track import rent
from rentier.track.decisions import TrackDecision

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction
    from rentier.track.state import TrackGame


@final
class Closing(TrackDecision):
    """Time is up: claims of the last turn may still be made."""

    __slots__ = ()
    kind: ClassVar[str] = "closing"

    def resume(self, game: TrackGame) -> bool:
        """Counts when nobody is left to ask."""
        if rent.claimants(game):
            return False
        game.win_by_wealth("rounds")
        return True

    def awaiting(self, game: TrackGame) -> tuple[int, ...]:
        """Asks the owners one after the other."""
        return tuple(rent.claimants(game))

    def actions(self, game: TrackGame, seat: int) -> list[AnyAction]:
        """Lists the claims, and letting them lie."""
        menu: list[AnyAction] = []
        for claim in game.claims:
            if claim.owner == seat and not claim.is_waiting:
                menu.append(rent.ClaimRent(claim.deed.code, claim.lander))
        if menu:
            menu.append(rent.LET_LIE)
        return menu


CLOSING: Final = Closing()
