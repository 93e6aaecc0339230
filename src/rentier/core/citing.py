"""Which rule of the rulebook stands behind what happens and what is asked, so that whoever wonders can read it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .decisions import AnyDecision
from .events import Event, name_event

Numbers = int | Mapping[str, int]
"""The number of a rule; or several, by what the event says in `why` or `card`, with "" for everything else."""
Cited = Mapping[type[Event] | type[AnyDecision], Numbers]
"""The numbers of an edition's rules, by the events and decisions that they stand behind."""

ASKED: Final = "asked "


def spell_out(cited: Cited) -> dict[str, int]:
    """Return the numbers by text: `paid`, `paid rent` for a payment of rent, `asked turn` for a decision."""
    numbers: dict[str, int] = {}
    for source, given in cited.items():
        name = name_event(source.__name__) if issubclass(source, Event) else f"{ASKED}{source.kind}"
        if isinstance(given, int):
            numbers[name] = given
        else:
            for word, number in given.items():
                numbers[f"{name} {word}" if word else name] = number
    return numbers
