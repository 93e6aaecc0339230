"""Who is at a table: the connections that are told about it, and the seats that they hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from .audience import Audience, Seats
from .commands import Holds, Refused
from .table import Table


class Listener(Protocol):
    """Somebody who is told about a table: a connection with the seats it holds."""

    @property
    def seats(self) -> Seats:
        """The seats it has the secrets of, in order; empty for a spectator."""

    @property
    def is_silent(self) -> bool:
        """Whether it has stopped answering, so that probably nobody is there."""

    @property
    def holds(self) -> Holds:
        """The hashes of the secrets it knows."""

    def tell(self, frame: bytes) -> None:
        """Accept a message without waiting."""

    def close(self, why: str) -> None:
        """End the connection, for the reason with this key."""


class Attendance(NamedTuple):
    """Who is here: worked out when somebody comes, goes or falls silent, not for each action."""

    present: set[int]
    """The seats that somebody is connected for."""
    watching: int
    """How many people watch without a seat."""
    audiences: dict[Audience, list[Listener]]


def attendance_of(table: Table, listeners: Sequence[Listener]) -> Attendance:
    """Work out who is at a table."""
    present: set[int] = set()
    watching = 0
    audiences: dict[Audience, list[Listener]] = {}
    for listener in listeners:
        audience = audience_of(table, listener)
        audiences.setdefault(audience, []).append(listener)
        if not listener.is_silent:
            present.update(audience[0])
            watching += not audience[0]
    return Attendance(present, watching, audiences)


def audience_of(table: Table, listener: Listener) -> Audience:
    """Return the seats that a listener plays, and those it has given up: whoever resigned only watches on."""
    left = [seat for seat in listener.seats if table.seats[seat].left]
    return tuple(seat for seat in listener.seats if seat not in left), tuple(left)


def why_not(table: Table, listener: Listener) -> Refused | None:
    """Return why somebody may not have the seats that they claim, if that is so."""
    for seat in listener.seats:
        if not table.is_holder(seat, listener.holds):
            key = table.former.get(listener.holds.get(seat, ""), "table-not-your-seat")
            return Refused(key, {"seat": seat})
    return None
