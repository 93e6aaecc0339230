"""The end by wealth: time is called or the rounds are over, the last claims are made, then comes the count (EB-93)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, final

from rentier.core.actions import Action, AnyAction
from rentier.core.events import Event
from rentier.track import rent
from rentier.track.decisions import TrackDecision

if TYPE_CHECKING:
    from rentier.track.state import TrackGame

    from . import shapes
    from .state import Banking


@final
@dataclass(frozen=True)
class TimeCalled(Event):
    """The time has run out; unless it was between turns, the turn under way is played to its end (EB-93)."""

    between_turns: bool


@final
class TimeUp(Action["Banking"]):
    """Calls time: the game ends with the turn under way, between turns at once (EB-93)."""

    __slots__ = ()
    word: ClassVar[str] = "time-up"

    def apply(self, game: Banking, seat: int) -> None:
        """Takes note of it; whatever is pending goes on."""
        game.is_time_called = True
        if game.events is not None:
            game.events.append(TimeCalled(game.is_fresh))
        if game.is_fresh:
            game.close(AFTER_TIME)


@final
class Closing(TrackDecision["TrackGame"]):
    """The game ends here, for the reason `why`: claims that are open may still be made."""

    __slots__ = ("why",)
    kind: ClassVar[str] = "closing"

    def __init__(self, why: str) -> None:
        self.why: Final = why

    def resume(self, game: TrackGame) -> bool:
        """Counts when nobody is left to ask."""
        if rent.claimants(game):
            return False
        game.win_by_wealth(self.why)
        return True

    def awaiting(self, game: TrackGame) -> tuple[int, ...]:
        """Asks the owners one after the other."""
        return tuple(rent.claimants(game))

    def actions(self, game: TrackGame, seat: int) -> list[AnyAction]:
        """Lists the claims, and letting them lie."""
        menu: list[AnyAction] = []
        if seat in rent.claimants(game):
            rent.add_claims(game, seat, menu)
            menu.append(rent.LET_LIE)
        return menu

    def asks_claims(self) -> bool:
        """List them, of the players who are asked."""
        return True

    def data(self) -> shapes.ClosingShown:
        """Gives the reason."""
        return {"kind": self.kind, "why": self.why}


TIME_UP: Final = TimeUp()
AFTER_TIME: Final = Closing("time")
AFTER_ROUNDS: Final = Closing("rounds")
AFTER_BANKRUPTCIES: Final = Closing("bankruptcies")
CLOSINGS: Final = {closing.why: closing for closing in (AFTER_TIME, AFTER_ROUNDS, AFTER_BANKRUPTCIES)}
