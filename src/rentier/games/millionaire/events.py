"""What happens in Millionaire beside what happens on every track."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from rentier.core.events import Event, Revealing


@final
@dataclass(frozen=True)
class FoundFortune(Revealing):
    """A player took the Fortune card of a property and read it in private (MM-10)."""

    seat: int
    space: str
    card: str

    def hidden(self) -> dict[str, tuple[int, ...]]:
        return {"card": (self.seat,)}


@final
@dataclass(frozen=True)
class KeptFortune(Event):
    """A player keeps a Fortune card, face down, for later (MM-10)."""

    seat: int
    card: str

    def hidden(self) -> dict[str, tuple[int, ...]]:
        return {"card": (self.seat,)}


@final
@dataclass(frozen=True)
class UsedFortune(Revealing):
    """A Fortune card acts, and all learn it (MM-10, MM-18)."""

    seat: int
    card: str


@final
@dataclass(frozen=True)
class Aimed(Event):
    """A card was aimed at a player, who may cancel it; `take` for `give` is what it moves (MM-50)."""

    seat: int
    target: int
    card: str
    give: str
    take: str


@final
@dataclass(frozen=True)
class Cancelled(Event):
    """A card that was aimed at a player came to nothing (MM-50)."""

    seat: int
    target: int
    card: str


@final
@dataclass(frozen=True)
class LostFortune(Event):
    """A Fortune card was laid aside unseen: its property got an owner who had not stopped there (MM-10)."""

    space: str


@final
@dataclass(frozen=True)
class DiscardedFortune(Event):
    """The Fortune cards of a player who went out were laid aside unseen (MM-43)."""

    seat: int
    count: int
    cards: tuple[str, ...]

    def hidden(self) -> dict[str, tuple[int, ...]]:
        return {"cards": (self.seat,)}


@final
@dataclass(frozen=True)
class ChangedLevel(Event):
    """A player's token gave way to one with more or fewer stars (MM-11, MM-50)."""

    seat: int
    before: int
    stars: int


@final
@dataclass(frozen=True)
class TookDeed(Event):
    """A property was taken from a player (MM-50)."""

    seat: int
    target: int
    space: str


@final
@dataclass(frozen=True)
class SwappedDeeds(Event):
    """Two players' properties changed places (MM-50)."""

    seat: int
    target: int
    give: str
    take: str
