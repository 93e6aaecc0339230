"""What simulations of Crooked Cash count besides what they count for every edition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from rentier.track.tally import DEEDS, GAME, add, count_deeds

from .data import VALUES
from .events import CheckedChance, NoteChecked, NotesLaid, UsedChance

if TYPE_CHECKING:
    from .state import Crooked

TALLIES: Final[Mapping[str, tuple[str, ...]]] = {
    "deeds": DEEDS,
    "notes": ("laid", "fakes", "checked", "fake", "won", "found=fake/fakes", "share=fake/checked", "worth:won/checked"),
    "cards": ("checked", "fake", "used", "decided", "share=decided/used"),
    "game": GAME,
}


def tally_of(game: Crooked) -> dict[str, int]:
    """Count over the events of a game played with events on."""
    counts = count_deeds(game)
    for kind, number in enumerate(game.fakes_laid):
        add(counts, f"notes/{VALUES[kind]}/fakes", number)
    for event in game.events or []:
        if isinstance(event, NotesLaid):
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
    return counts
