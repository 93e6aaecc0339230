"""What simulations of Millionaire count besides what they count for every edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rentier.track import payment
from rentier.track.events import DrewCard, Paid, TurnBegan, Won
from rentier.track.tally import DEEDS, GAME, GROUPS, add, count_deeds, count_groups

from .events import ChangedLevel, FoundFortune, UsedFortune

if TYPE_CHECKING:
    from .state import Millionaire

TALLIES: Final[Mapping[str, tuple[str, ...]]] = {
    "levels": ("players", "won", "share=won/players", "salary"),
    "fortune": ("found", "won", "share=won/found", "used", "decided"),
    "cards": ("drawn", "won", "share=won/drawn", "decided"),
    "deeds": DEEDS,
    "groups": GROUPS,
    "game": GAME,
}

BY_CARD: Final = (payment.CARD.code, payment.SALARY.code)
"""What a card can bring: it pays by itself, or leads to GO, where the salary does."""


def tally_of(game: Millionaire) -> dict[str, int]:
    """Count over the events of a game played with events on."""
    counts = count_deeds(game)
    count_groups(game, counts)
    _count_levels(game, counts)
    _count_cards(game, counts)
    return counts


def _count_levels(game: Millionaire, counts: dict[str, int]) -> None:
    """Count who ended with how many stars, which of them won, and what tokens earned at GO."""
    stars = [1] * game.seats
    risen: ChangedLevel | None = None
    for event in game.events or []:
        if isinstance(event, Paid) and event.why == payment.SALARY.code:
            # A player who goes up at GO is paid right after, by the previous level.
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
    """Count who found or drew which card, and which card brought the money that won."""
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
            bringing = acting if event.why in BY_CARD else ""
        elif isinstance(event, Won) and bringing:
            add(counts, f"{bringing}/decided", 1)
