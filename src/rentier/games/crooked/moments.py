"""What people remember of Crooked Cash alone: fakes that were caught, rents refused, streets swapped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rentier.core.events import Event
from rentier.core.moments import Moment
from rentier.track import moments as track
from rentier.track.payment import Paying

from .events import FakeTaken, RefusedRent, SoldHotel, SoldStreet, SwappedStreets

if TYPE_CHECKING:
    from .state import Crooked

CATCH: Final = "catch"
"""The title of the best catch."""


def moments_of(game: Crooked, before: Crooked, events: Sequence[Event]) -> list[Moment]:
    """List what a step was remembered for."""
    found = track.moments_of(game, before, events)
    for event in events:
        if isinstance(event, FakeTaken):
            details = {"seat": event.seat, "target": event.target, "amount": event.amount}
            found.append(Moment("crooked-moment-catch", event.seat, details, event.amount, CATCH))
        elif isinstance(event, SwappedStreets):
            take, give = game.board.find_deed(event.take), game.board.find_deed(event.give)
            found.append(track.deed_taken(event.seat, event.target, take, give))
        elif isinstance(event, (SoldHotel, SoldStreet)):
            found.append(track.raised(event.seat))
        elif isinstance(event, RefusedRent):
            amount = _owed(before, event)
            details = {"seat": event.seat, "target": event.target, "amount": amount}
            found.append(Moment("crooked-moment-refused", event.seat, details, amount))
    return found


def _owed(game: Crooked, event: RefusedRent) -> int:
    """Return the rent that was refused."""
    for decision in reversed(game.stack):
        if isinstance(decision, Paying) and decision.payer == event.seat and decision.payee == event.target:
            return decision.amount
    return 0
