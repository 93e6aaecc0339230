"""What simulations of Crooked Cash count beside what they count of every edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rentier.track.events import Bought, ClaimedRent, Moved, RentDue, WentBankrupt

from .data import VALUES
from .events import CheckedChance, NoteChecked, NotesLaid, UsedChance

if TYPE_CHECKING:
    from .state import Crooked

TALLIES: Final[Mapping[str, tuple[str, ...]]] = {
    "deeds": ("landed", "bought", "paid", "rent", "return=rent/paid"),
    "notes": ("laid", "fakes", "checked", "fake", "won", "found=fake/fakes", "share=fake/checked", "worth:won/checked"),
    "cards": ("checked", "fake", "used", "decided", "share=decided/used"),
    "game": ("count",),
}


def tally_of(game: Crooked) -> dict[str, int]:
    """Counts over the events of a game that was played with events on."""
    counts: dict[str, int] = {"game/rounds/count": game.rounds, "game/bankruptcies/count": 0}
    for kind, number in enumerate(game.fakes_laid):
        add(counts, f"notes/{VALUES[kind]}/fakes", number)
    for event in game.events or []:
        if isinstance(event, Moved):
            if game.board.by_code[event.space].deed is not None:
                add(counts, f"deeds/{event.space}/landed", 1)
        elif isinstance(event, Bought):
            add(counts, f"deeds/{event.space}/bought", 1)
            add(counts, f"deeds/{event.space}/paid", event.amount)
        elif isinstance(event, ClaimedRent) or (isinstance(event, RentDue) and not game.is_rent_claimed()):
            add(counts, f"deeds/{event.space}/rent", event.amount)
        elif isinstance(event, NotesLaid):
            for value in event.values:
                add(counts, f"notes/{value}/laid", 1)
        elif isinstance(event, NoteChecked):
            add(counts, f"notes/{event.amount}/checked", 1)
            if event.is_fake:
                add(counts, f"notes/{event.amount}/fake", 1)
                add(counts, f"notes/{event.amount}/won", event.amount)
        elif isinstance(event, CheckedChance):
            add(counts, f"cards/{event.card}/checked", 1)
            add(counts, f"cards/{event.card}/fake", 1 if event.is_fake else 0)
        elif isinstance(event, UsedChance):
            add(counts, f"cards/{event.card}/used", 1)
            if event.seat in game.winners:
                add(counts, f"cards/{event.card}/decided", 1)
        elif isinstance(event, WentBankrupt):
            add(counts, "game/bankruptcies/count", 1)
    return counts


def add(counts: dict[str, int], key: str, amount: int) -> None:
    """Adds to a count that may not be there yet."""
    counts[key] = counts.get(key, 0) + amount
