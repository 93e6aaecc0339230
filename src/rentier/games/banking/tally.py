"""What simulations of Banking count beside what they count of every edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rentier.track.events import Bought, ClaimedRent, Moved, RentDue, WentBankrupt

if TYPE_CHECKING:
    from .state import Banking

TALLIES: Final[Mapping[str, tuple[str, ...]]] = {
    "deeds": ("landed", "bought", "paid", "rent", "return=rent/paid"),
    "groups": ("won", "whole", "share=won/whole"),
    "game": ("count",),
}


def tally_of(game: Banking) -> dict[str, int]:
    """Counts over the events of a game that was played with events on."""
    counts: dict[str, int] = {"game/rounds/count": game.rounds, "game/bankruptcies/count": 0}
    for event in game.events or []:
        if isinstance(event, Moved):
            if game.board.by_code[event.space].deed is not None:
                add(counts, f"deeds/{event.space}/landed", 1)
        elif isinstance(event, Bought):
            add(counts, f"deeds/{event.space}/bought", 1)
            add(counts, f"deeds/{event.space}/paid", event.amount)
        elif isinstance(event, ClaimedRent) or (isinstance(event, RentDue) and not game.is_rent_claimed()):
            add(counts, f"deeds/{event.space}/rent", event.amount)
        elif isinstance(event, WentBankrupt):
            add(counts, "game/bankruptcies/count", 1)
    for group in game.board.groups:
        owner = game.owner[group.deeds[0].index]
        if owner >= 0 and game.owns_group(owner, group):
            add(counts, f"groups/{group.name}/whole", 1)
            if owner in game.winners:
                add(counts, f"groups/{group.name}/won", 1)
    return counts


def add(counts: dict[str, int], key: str, amount: int) -> None:
    """Adds to a count that may not be there yet."""
    counts[key] = counts.get(key, 0) + amount
