"""Moments: what people remember of a game once it is over, as keys with arguments; the words are elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import final


@final
@dataclass(frozen=True)
class Moment:
    """Something that may have decided a game: `key` and `details` say what, as those of a stake do."""

    key: str
    seat: int
    """The player whose moment it is."""
    details: Mapping[str, object]
    size: int
    """By how much it changed the standing, in the unit in which the edition counts."""
    award: str = ""
    """The title that the largest moment of its kind gets: the biggest rent, the deal of the game …"""
    brings: tuple[tuple[int, str], ...] = ()
    """Seats with rows of the table `rents`: what these bring from now on is told as `amount` and adds to the size."""
    is_out: bool = False
    """Whether the player is out of the game from now on."""
    is_loss: bool = False
    """Whether it is bad for the player whose moment it is."""
    is_mutual: bool = False
    """Whether somebody else wanted it too, so that nobody can say for whom it is good."""
    is_end: bool = False
    """Whether it ended the game: as a reason it would say no more than who wins."""
