"""What simulations count in every game on a track, and what its story tells afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rentier.core.events import Event, Statistic

from .events import Bought, ClaimedRent, Moved, Paid, RentDue, Rolled, WentBankrupt

if TYPE_CHECKING:
    from .state import TrackGame

DEEDS: Final = ("landed", "bought", "paid", "rent", "return=rent/paid")
GROUPS: Final = ("won", "whole", "share=won/whole")
GAME: Final = ("count",)

EXPECTED: Final[dict[str, float]] = {"rolls": 7.0, "doubles": 1 / 6}
"""What the story compares with chance: the points of a roll, and how often it is a double."""


def count_deeds(game: TrackGame) -> dict[str, int]:
    """Count stops, sales, rents, rounds and bankruptcies over the events of a game played with events on."""
    counts: dict[str, int] = {"game/rounds/count": game.rounds, "game/bankruptcies/count": 0}
    is_claimed = game.policies.rent.is_claimed(game)
    for event in game.events or []:
        if isinstance(event, Moved):
            if game.board.by_code[event.space].deed is not None:
                add(counts, f"deeds/{event.space}/landed", 1)
        elif isinstance(event, Bought):
            add(counts, f"deeds/{event.space}/bought", 1)
            add(counts, f"deeds/{event.space}/paid", event.amount)
        elif isinstance(event, ClaimedRent) or (isinstance(event, RentDue) and not is_claimed):
            add(counts, f"deeds/{event.space}/rent", event.amount)
        elif isinstance(event, WentBankrupt):
            add(counts, "game/bankruptcies/count", 1)
    return counts


def count_groups(game: TrackGame, counts: dict[str, int]) -> None:
    """Count the whole groups at the end, and those of the winners."""
    for group in game.board.groups:
        owner = game.owner[group.deeds[0].index]
        if owner >= 0 and game.owns_group(owner, group):
            add(counts, f"groups/{group.name}/whole", 1)
            if owner in game.winners:
                add(counts, f"groups/{group.name}/won", 1)


def statistics_of(game: TrackGame, event: Event) -> list[Statistic]:
    """List for the story who rolled and stopped where, and what rents and other payments brought to whom."""
    if isinstance(event, Rolled):
        is_double = event.first == event.second
        return [
            Statistic("rolls", event.seat, "", event.first + event.second),
            Statistic("doubles", event.seat, "", 1 if is_double else 0),
        ]
    if isinstance(event, Moved):
        return [Statistic("stops", event.seat, event.space, 1)]
    if isinstance(event, ClaimedRent):
        return [Statistic("rents", event.seat, event.space, event.amount)]
    if isinstance(event, RentDue):
        return (
            [] if game.policies.rent.is_claimed(game) else [Statistic("rents", event.owner, event.space, event.amount)]
        )
    if isinstance(event, Paid):
        paid = [] if event.payer < 0 else [Statistic("paid", event.payer, event.why, event.amount)]
        return paid if event.payee < 0 else [*paid, Statistic("received", event.payee, event.why, event.amount)]
    return []


def add(counts: dict[str, int], key: str, amount: int) -> None:
    """Add to a count that may not be there yet."""
    counts[key] = counts.get(key, 0) + amount
