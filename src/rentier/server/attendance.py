"""Who is at a table: the connections that are told about it, and the seats that they hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final, NamedTuple, Protocol, final

from .audience import Audience, Seats
from .commands import Holds, Refused
from .table import Table


class Listener(Protocol):
    """Somebody who is told about a table: a connection with the seats it holds."""

    @property
    def seats(self) -> Seats:
        """The seats it has the secrets of, in order; empty for a spectator."""

    @property
    def address(self) -> str:
        """The address it comes from."""

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


class Here(NamedTuple):
    """The attendance as it is announced."""

    present: set[int]
    """The seats that somebody is connected for."""
    watching: int
    """How many people watch without a seat."""


@final
class Attendance:
    """Who is at a table: counts that go up and down, so that one more or less costs the same in any crowd."""

    def __init__(self) -> None:
        self.audiences: Final[dict[Audience, dict[Listener, None]]] = {}
        self._watching = 0
        self._counted: Final[dict[Listener, tuple[Audience, bool]]] = {}
        """Each listener with the audience it belongs to, and whether it counts as being there."""
        self._devices: Final[Counter[int]] = Counter()
        """By seat: how many connections it has."""

    @property
    def listeners(self) -> Collection[Listener]:
        """All listeners of the table."""
        return self._counted.keys()

    @property
    def here(self) -> Here:
        """Who is here now."""
        return Here({seat for seat, count in self._devices.items() if count}, self._watching)

    def add(self, table: Table, listener: Listener) -> None:
        """Count a new listener."""
        audience = audience_of(table, listener)
        self.audiences.setdefault(audience, {})[listener] = None
        self._counted[listener] = audience, not listener.is_silent
        self._count(listener, 1)

    def remove(self, listener: Listener) -> None:
        """Stop counting a listener."""
        self._count(listener, -1)
        audience, _ = self._counted.pop(listener)
        others = self.audiences[audience]
        del others[listener]
        if not others:
            del self.audiences[audience]

    def recount(self, table: Table) -> None:
        """Count all listeners again, after seats have changed hands."""
        everybody = list(self._counted)
        self.clear()
        for listener in everybody:
            self.add(table, listener)

    def clear(self) -> None:
        """Remove all listeners."""
        self.audiences.clear()
        self._counted.clear()
        self._devices.clear()
        self._watching = 0

    def _count(self, listener: Listener, by: int) -> None:
        (seats, _), is_there = self._counted[listener]
        if is_there:
            for seat in seats:
                self._devices[seat] += by
            if not seats:
                self._watching += by


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
