"""What an action brings about, where that says more than the action itself: a slide of Knockout and where it ends."""

from __future__ import annotations

from collections.abc import Iterable

from rentier.bots.search import Sense
from rentier.core.events import Event
from rentier.core.game import Game

from .weighing import Weighed

Option = tuple[Weighed, list[Event]]
"""An action that was weighed, and what it brings about."""


def sayable(events: Iterable[Event], seat: int) -> list[dict[str, object]]:
    """Return events as a seat sees them and sentences need them, without the paths that are there for pictures."""
    return [{name: value for name, value in event.seen_by(seat).items() if _is_plain(value)} for event in events]


def _is_plain(value: object) -> bool:
    parts = value if isinstance(value, list | tuple) else [value]
    return all(isinstance(part, str | int) for part in parts)


def distinct_options(sense: Sense, game: Game, seat: int, options: list[Weighed]) -> list[Option]:
    """Return options with what each brings about, the first of those that bring about the same."""
    found: list[Option] = []
    known: list[list[dict[str, str | int]]] = []
    for option in options:
        brings = list(sense.outcome(game, seat, option.action))
        # How it comes about, such as the aim of a slide, makes no difference.
        told = [
            {name: it for name, it in event.items() if isinstance(it, str | int)} for event in sayable(brings, seat)
        ]
        if not told or told not in known:
            known.append(told)
            found.append((option, brings))
    return found
