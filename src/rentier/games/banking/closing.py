"""The end by wealth: time is called or the rounds are over, last claims are made, then wealth is counted (EB-93)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, final

from rentier.core.actions import Action, AnyAction
from rentier.core.events import Event
from rentier.track import claims, rent
from rentier.track.decisions import TrackDecision

if TYPE_CHECKING:
    from rentier.core.decisions import AnyDecision
    from rentier.core.reading import Fields

    from . import shapes
    from .loading import BankingReader
    from .state import Banking


@final
@dataclass(frozen=True)
class TimeCalled(Event):
    """Time has run out; unless that was between turns, the current turn is played to its end (EB-93)."""

    between_turns: bool


@final
class TimeUp(Action["Banking"]):
    """Call time: the game ends with the current turn, or at once between turns (EB-93)."""

    __slots__ = ()
    word: ClassVar[str] = "time-up"
    is_time_call: ClassVar[bool] = True

    def apply(self, game: Banking, seat: int) -> None:
        """Note it; whatever is pending goes on."""
        game.is_time_called = True
        if game.events is not None:
            game.events.append(TimeCalled(game.is_fresh))
        if game.is_fresh:
            close(game, AFTER_TIME)


@final
class Closing(TrackDecision["Banking"]):
    """The end of the game, for the reason `why`: open claims may still be made."""

    __slots__ = ("why",)
    kind: ClassVar[str] = "closing"
    fields: ClassVar[tuple[str, ...]] = ("kind", "why")

    @staticmethod
    def load(reader: BankingReader, fields: Fields) -> AnyDecision:
        return reader.read_closing(fields)

    def __init__(self, why: str) -> None:
        self.why: Final = why

    def resume(self, game: Banking) -> bool:
        """Count the wealth when nobody is left to ask."""
        if rent.claimants(game):
            return False
        win_by_wealth(game, self.why)
        return True

    def awaiting(self, game: Banking) -> tuple[int, ...]:
        """Ask the owners one after the other."""
        return tuple(rent.claimants(game))

    def actions(self, game: Banking, seat: int) -> list[AnyAction]:
        """List the claims, and leaving them."""
        menu: list[AnyAction] = []
        if seat in rent.claimants(game):
            rent.add_claims(game, seat, menu)
            menu.append(rent.LET_LIE)
        return menu

    def asks_claims(self) -> bool:
        """Whether the menu lists claims: it does, for the players who are asked."""
        return True

    def data(self) -> shapes.ClosingShown:
        return {"kind": self.kind, "why": self.why}


TIME_UP: Final = TimeUp()
AFTER_TIME: Final = Closing("time")
AFTER_ROUNDS: Final = Closing("rounds")
AFTER_BANKRUPTCIES: Final = Closing("bankruptcies")
CLOSINGS: Final = {closing.why: closing for closing in (AFTER_TIME, AFTER_ROUNDS, AFTER_BANKRUPTCIES)}


def win_by_wealth(game: Banking, why: str) -> None:
    """Let the richest player win; tied players share the win (EB-92)."""
    best = max([game.wealth_of(seat) for seat in game.seats_in()])
    game.win(tuple([seat for seat in game.seats_in() if game.wealth_of(seat) == best]), why)


def close(game: Banking, last: Closing) -> None:
    """End the game between turns: what is pending comes first, then owners are asked about every claim once more."""
    game.claims = [claims.Claim(c.owner, c.lander, c.deed, c.amount, False) for c in game.claims]
    game.stack.insert(1, last)


def why_not_call_time(game: Banking) -> str:
    """Return the key of what rules out calling time, or an empty string (EB-93)."""
    if game.agreed.time_limit is None:
        return "banking-time-not-agreed"
    is_closing = len(game.stack) > 1 and isinstance(game.stack[1], Closing)
    return "banking-time-called" if game.is_time_called or is_closing else ""
