"""Events: what happened, in the past tense, with who may see which part of it."""

from __future__ import annotations

import re
from dataclasses import dataclass, fields
from typing import Final, NamedTuple

from .errors import BadInput, shown
from .native import mypyc_attr

_KINDS: Final[dict[str, str]] = {}
_FIELDS: Final[dict[type, list[str]]] = {}
"""By class: the names of its fields, looked up once."""


def name_event(name: str) -> str:
    """Return the name of an event from that of its class."""
    kind = _KINDS.get(name)
    if kind is None:
        kind = _KINDS[name] = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()
    return kind


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Event:
    """Something that happened; its fields are all that is needed to tell and to animate it."""

    @property
    def kind(self) -> str:
        """Return the name of the event, from its class: TurnBegan is `turn-began`."""
        return name_event(type(self).__name__)

    @property
    def reveals(self) -> bool:
        """Whether something that was hidden is now open to all."""
        return False

    @property
    def is_attempt(self) -> bool:
        """Whether it is an attempt whose result the player could not foresee, such as a slide: it is not repeated."""
        return False

    def hidden(self) -> dict[str, tuple[int, ...]]:
        """Return the fields that are not for everybody, each with the seats that may see it.

        They are the keys of a dict display: whoever writes types for events reads them off the source.
        """
        return {}

    def seen_by(self, seat: object) -> dict[str, object]:
        """Return what that seat (None: a spectator) may see, as a JSON object."""
        if seat is not None and (not isinstance(seat, int) or isinstance(seat, bool)):
            raise BadInput("no-seat", {"given": shown(seat)})
        hidden = self.hidden()
        seen: dict[str, object] = {"event": self.kind}
        for name in names_of(self):
            if name not in hidden or (seat is not None and seat in hidden[name]):
                value = getattr(self, name)
                seen[name] = [_copied(entry) for entry in value] if isinstance(value, tuple) else value
        return seen


def _copied(entry: object) -> object:
    return list(entry) if isinstance(entry, list) else entry


def names_of(event: Event) -> list[str]:
    """Return the names of an event's fields."""
    kind = type(event)
    names = _FIELDS.get(kind)
    if names is None:
        names = _FIELDS[kind] = [field.name for field in fields(event)]
    return names


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class Revealing(Event):
    """Something by which all see what was hidden, or learn what nobody or only some knew."""

    # No ClassVar of Event: in a compiled dataclass it would become a field.
    @property
    def reveals(self) -> bool:
        return True


class Statistic(NamedTuple):
    """What an event adds to the story of a seat: an amount in a row of a table, such as the rent of a space."""

    table: str
    seat: int
    row: str
    amount: int
