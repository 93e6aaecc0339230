"""What people remember of a game of Knockout: slides that changed what the round brings, and what it brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rentier.core.events import Event
from rentier.core.moments import Moment

from . import rules, stakes, state
from .board import BOARD
from .events import Collected, Doubled, GotBonus, Knocked, PaidTax, Slid, TookParking

if TYPE_CHECKING:
    from .state import Knockout

SLIDE: Final = "slide"
BONUS: Final = "bonus"
PARKING: Final = "parking"
"""Titles that a moment can have."""


def moments_of(game: Knockout, before: Knockout, events: Sequence[Event]) -> list[Moment]:
    """List what a step was remembered for."""
    found: list[Moment] = []
    for event in events:
        if isinstance(event, Slid):
            found.extend(_slide(before, event, events))
        elif isinstance(event, GotBonus):
            details = {"seats": list(event.seats), "group": event.group, "amount": event.amount}
            found.append(Moment("knockout-moment-bonus", event.seats[0], details, event.amount, BONUS))
        elif isinstance(event, Collected):
            details = {"seats": list(event.seats), "space": event.space, "amount": event.amount}
            found.append(Moment("knockout-moment-collected", event.seats[0], details, 0))
        elif isinstance(event, Doubled):
            details = {"seats": list(event.seats), "space": event.space, "amount": event.amount}
            found.append(Moment("knockout-moment-doubled", event.seats[0], details, event.amount))
        elif isinstance(event, TookParking):
            details = {"seats": list(event.seats), "count": event.count, "amount": event.amount}
            found.append(Moment("knockout-moment-parking", event.seats[0], details, event.amount, PARKING))
        elif isinstance(event, PaidTax):
            details = {"seats": list(event.seats), "count": event.count, "amount": event.amount}
            found.append(Moment("knockout-moment-tax", event.seats[0], details, event.amount, is_loss=True))
    return found


def _slide(before: Knockout, event: Slid, events: Sequence[Event]) -> list[Moment]:
    """Return a slide that won its team something or knocked something away from others, if the round ended then."""
    knocks = [it for it in events if isinstance(it, Knocked)]
    was, now = stakes.gains_with(before, before.on), stakes.gains_with(before, _lying(before, event, knocks))
    own = now[event.team] - was[event.team]
    lost = sum([was[team] - now[team] for team in range(before.teams) if team != event.team])
    if own + lost <= 0 or event.end == rules.BACK:
        return []
    hit: list[int] = []
    for knock in knocks:
        hit.extend([seat for seat in knock.targets if knock.team != event.team and seat not in hit])
    details = {
        "seat": event.seat,
        "targets": hit,
        "space": event.space,
        "end": event.end,
        "amount": max(own, 0),
        "price": max(lost, 0),
    }
    return [Moment("knockout-moment-slide", event.seat, details, own + lost, SLIDE)]


def _lying(before: Knockout, event: Slid, knocks: Sequence[Knocked]) -> list[int]:
    """Return on which space each token lay right after a slide, before the round was scored."""
    lies = before.on[:]
    lies[event.token] = BOARD.by_code[event.space].index if event.end == "space" else state.OFF
    for knock in knocks:
        lies[knock.token] = BOARD.by_code[knock.space].index if knock.end == "space" else state.OFF
    return lies
