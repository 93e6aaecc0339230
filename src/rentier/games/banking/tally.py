"""What simulations of Banking count besides what they count for every edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rentier.track.tally import DEEDS, GAME, GROUPS, count_deeds, count_groups

if TYPE_CHECKING:
    from .state import Banking

TALLIES: Final[Mapping[str, tuple[str, ...]]] = {"deeds": DEEDS, "groups": GROUPS, "game": GAME}


def tally_of(game: Banking) -> dict[str, int]:
    """Count over the events of a game played with events on."""
    counts = count_deeds(game)
    count_groups(game, counts)
    return counts
