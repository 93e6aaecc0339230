"""What simulations of Millionaire count beside what they count of every edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rentier.track.events import Bought, DrewCard, Moved, Paid, RentDue, TurnBegan, WentBankrupt, Won

from .events import ChangedLevel, FoundFortune, UsedFortune

if TYPE_CHECKING:
    from .state import Millionaire

TALLIES: Final[Mapping[str, tuple[str, ...]]] = {
    "levels": ("players", "won", "share=won/players", "salary"),
    "fortune": ("found", "won", "share=won/found", "used", "decided"),
    "cards": ("drawn", "won", "share=won/drawn", "decided"),
    "deeds": ("landed", "bought", "paid", "rent", "return=rent/paid"),
    "groups": ("won", "whole", "share=won/whole"),
    "game": ("count",),
}


def tally_of(game: Millionaire) -> dict[str, int]:
    """Counts over the events of a game that was played with events on."""
    counts: dict[str, int] = {"game/rounds/count": game.rounds, "game/bankruptcies/count": 0}
    for event in game.events or []:
        if isinstance(event, Moved):
            if game.board.by_code[event.space].deed is not None:
                add(counts, f"deeds/{event.space}/landed", 1)
        elif isinstance(event, Bought):
            add(counts, f"deeds/{event.space}/bought", 1)
            add(counts, f"deeds/{event.space}/paid", event.amount)
        elif isinstance(event, RentDue):
            add(counts, f"deeds/{event.space}/rent", event.amount)
        elif isinstance(event, WentBankrupt):
            add(counts, "game/bankruptcies/count", 1)
    _count_levels(game, counts)
    _count_cards(game, counts)
    for group in game.board.groups:
        owner = game.owner[group.deeds[0].index]
        if owner >= 0 and game.owns_group(owner, group):
            add(counts, f"groups/{group.name}/whole", 1)
            if owner in game.winners:
                add(counts, f"groups/{group.name}/won", 1)
    return counts


def _count_levels(game: Millionaire, counts: dict[str, int]) -> None:
    """Counts who ended with how many stars, who of them won, and what tokens earned at GO."""
    stars = [1] * game.seats
    risen: ChangedLevel | None = None
    for event in game.events or []:
        if isinstance(event, Paid) and event.why == "salary":
            # Who rises at GO is paid right after, by the level from before.
            level = stars[event.payee] if risen is None else risen.before
            add(counts, f"levels/{level}/salary", event.amount)
        risen = None
        if isinstance(event, ChangedLevel):
            stars[event.seat] = event.stars
            risen = event
    for seat in range(game.seats):
        add(counts, f"levels/{stars[seat]}/players", 1)
        if seat in game.winners:
            add(counts, f"levels/{stars[seat]}/won", 1)


def _count_cards(game: Millionaire, counts: dict[str, int]) -> None:
    """Counts who found or drew which card, and which card brought the money that won."""
    acting = ""
    bringing = ""
    for event in game.events or []:
        if isinstance(event, FoundFortune):
            add(counts, f"fortune/{event.card}/found", 1)
            if event.seat in game.winners:
                add(counts, f"fortune/{event.card}/won", 1)
        elif isinstance(event, UsedFortune):
            acting = f"fortune/{event.card}"
            add(counts, f"{acting}/used", 1)
        elif isinstance(event, DrewCard):
            acting = f"cards/{event.card}"
            add(counts, f"{acting}/drawn", 1)
            if event.seat in game.winners:
                add(counts, f"{acting}/won", 1)
        elif isinstance(event, TurnBegan):
            acting = ""
        elif isinstance(event, Paid):
            # A card pays itself, or leads to GO where the salary does.
            bringing = acting if event.why in ("card", "salary") else ""
        elif isinstance(event, Won) and bringing:
            add(counts, f"{bringing}/decided", 1)


def add(counts: dict[str, int], key: str, amount: int) -> None:
    """Adds to a count that may not be there yet."""
    counts[key] = counts.get(key, 0) + amount
