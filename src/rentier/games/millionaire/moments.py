"""What people remember of Millionaire alone: Fortune cards that acted or were cancelled, and the last payday."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rentier.core.events import Event
from rentier.core.moments import Moment
from rentier.track import moments as track
from rentier.track import payment
from rentier.track.events import Paid

from . import decisions
from .events import Cancelled, ChangedLevel, SwappedDeeds, TookDeed, UsedFortune

if TYPE_CHECKING:
    from .state import Millionaire


def moments_of(game: Millionaire, before: Millionaire, events: Sequence[Event]) -> list[Moment]:
    """List what a step was remembered for."""
    found = track.moments_of(game, before, events)
    for place, event in enumerate(events):
        if isinstance(event, UsedFortune):
            found.extend(track.card_money(event.seat, event.card, events[place:]))
        elif isinstance(event, ChangedLevel) and event.stars > event.before:
            reached = {"seat": event.seat, "stars": event.stars}
            found.append(Moment("millionaire-moment-level", event.seat, reached, 0))
        elif isinstance(event, TookDeed):
            found.append(track.deed_taken(event.seat, event.target, game.board.find_deed(event.space), None))
        elif isinstance(event, SwappedDeeds):
            take, give = game.board.find_deed(event.take), game.board.find_deed(event.give)
            found.append(track.deed_taken(event.seat, event.target, take, give))
        elif isinstance(event, Cancelled):
            answering = before.top()
            assert isinstance(answering, decisions.Answering)
            size = 0 if answering.take is None else answering.take.price
            details = {"seat": event.target, "target": event.seat, "card": event.card}
            found.append(Moment("millionaire-moment-cancelled", event.target, details, size))
        elif isinstance(event, Paid) and event.why == payment.SALARY.code and event.payee in game.winners:
            # A salary decides nothing, except the one that makes a millionaire.
            details = {"seat": event.payee, "amount": event.amount}
            found.append(Moment("millionaire-moment-payday", event.payee, details, event.amount, is_end=True))
    return found
