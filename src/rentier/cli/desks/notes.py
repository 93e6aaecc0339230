"""Notes as a person names them: by their values, by what is known about them, or one by one as in 500#2."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple, final

from rentier.games.crooked.data import COUNTS, FAKES, VALUES
from rentier.games.crooked.notes import KINDS, fewest, least_cover

from ..typed import make_plain
from .desk import View

PLAIN: Final = "plain"
REAL: Final = "real"
DOUBTED: Final = "doubted"
FAKE: Final = "fake"
LOOKS: Final = (PLAIN, REAL, DOUBTED, FAKE)
"""What a holder may think of a note, in the usual order of paying."""
WORD: Final = re.compile(r"(\d+)\s*#\s*(\d+)|(\d+)\s*[x×*]\s*(\d+)|(\d+)|([^\W\d_]+)")
MOST_NOTES: Final = 60


class Note(NamedTuple):
    """One of the reader's notes."""

    value: int
    number: int
    """Its number among the notes of its value in the hand, from 1."""
    look: str

    @property
    def mark(self) -> str:
        """What actions call it."""
        return f"{self.value}#{self.number}"


@final
class Purse:
    """The reader's own notes."""

    def __init__(self, hand: list[Mapping[str, object]]) -> None:
        seen = dict.fromkeys(VALUES, 0)
        self.notes: Final[list[Note]] = []
        for note in hand:
            value = int(str(note["value"]))
            seen[value] += 1
            look = str(note["known"]) or (DOUBTED if note["doubted"] else PLAIN)
            self.notes.append(Note(value, seen[value], look))

    def find(self, mark: str) -> Note | None:
        """Find a note by its mark."""
        return next((note for note in self.notes if note.mark == mark), None)

    def read(self, line: str, looks: Mapping[str, str]) -> list[str]:
        """Return the marks of the notes that a line names, the usual ones first; empty if it is not clear.

        A word after a value says what is known about the note: 500 fake. Notes that are not there get marks that no
        action accepts.
        """
        wanted: list[tuple[int, str]] = []
        marks: list[str] = []
        for value, number, times, each, single, word in WORD.findall(make_plain(line)):
            if number:
                marks.append(f"{int(value[:9])}#{int(number[:9])}")
            elif word:
                if word not in looks or not wanted:
                    return []
                wanted[-1] = (wanted[-1][0], looks[word])
            else:
                wanted += [(int((each or single)[:9]), "")] * min(int((times or "1")[:9]), MOST_NOTES)
        if any(value not in VALUES for value, _ in wanted) or len(wanted) > MOST_NOTES:
            return []
        # Notes asked for by their look are picked first, so that nothing else takes them.
        for value, look in sorted(wanted, key=lambda it: not it[1]):
            marks.append(self._pick(value, look, marks))
        return marks

    def _pick(self, value: int, look: str, used: list[str]) -> str:
        left = [note for note in self.notes if note.value == value and note.mark not in used]
        fitting = [note for note in left if look in ("", note.look)]
        if not fitting:
            return f"{value}#{1 + sum(note.value == value for note in self.notes)}"
        return min(fitting, key=lambda note: (LOOKS.index(note.look), note.number)).mark

    def cover(self, amount: int) -> list[str]:
        """Return the usual notes for an amount; empty if there is not enough."""
        counts = [sum(note.value == value for note in self.notes) for value in VALUES]
        found = least_cover(counts, amount) if 0 < amount <= sum(note.value for note in self.notes) else None
        marks: list[str] = []
        for kind in range(KINDS - 1, -1, -1):
            for _ in range(0 if found is None else found[kind]):
                marks.append(self._pick(VALUES[kind], "", marks))
        return marks


def read_values(line: str) -> list[int]:
    """Read values of notes such as 100 100 or 5x100; empty if one is not clear."""
    found: list[int] = []
    for _, number, times, each, single, word in WORD.findall(make_plain(line)):
        if number or word or len(found) > MOST_NOTES:
            return []
        found += [int((each or single)[:9])] * min(int((times or "1")[:9]), MOST_NOTES)
    return found if all(value in VALUES for value in found) else []


def smaller(bank: list[int], total: int, largest: int) -> list[int]:
    """Find notes of the bank that add up to a total, each smaller than the largest; empty if there are none."""
    counts = [count if VALUES[kind] < largest else 0 for kind, count in enumerate(bank)]
    pieces = fewest(counts, total)
    return [] if pieces is None else [VALUES[kind] for kind in range(KINDS - 1, -1, -1) for _ in range(pieces[kind])]


def likely_fake(view: View, kind: int) -> float:
    """Return how likely a note of a value on the table is fake, from what the reader knows about all such notes."""
    top, players = view["pending"][-1], view["players"]
    own = [note for note in Purse(view["hand"]).notes if note.value == VALUES[kind]]
    others = [player for seat, player in enumerate(players) if seat != view["seat"]]
    laid = [word for value, word in zip(top["values"], top["checked"], strict=True) if value == VALUES[kind]]
    fakes = sum(note.look == FAKE for note in own) + sum(it["fakes_taken"][kind] for it in others) + laid.count(FAKE)
    reals = sum(note.look == REAL for note in own) + sum(it["reals_taken"][kind] for it in others) + laid.count(REAL)
    share = max(0, FAKES[kind] - fakes) / max(1, COUNTS[kind] - fakes - reals)
    payer = players[view["pending"][-2]["payer"]]
    # Those that the payer is known to hold may or may not lie here.
    held = int(payer["notes"][kind]) + laid.count("")
    known = min(int(payer["fakes_taken"][kind]), held)
    unknown = max(0, held - known - int(payer["reals_taken"][kind]))
    return float(min(1.0, (known + unknown * share) / max(1, held)))
