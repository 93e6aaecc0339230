"""Notes as sums: the fewest notes that make an amount (CC-44, CC-45), and how a note in a hand is named."""

from __future__ import annotations

from typing import Final

from rentier.core.errors import BadInput

from .data import COUNTS, VALUES

KINDS: Final = len(VALUES)
KIND_OF: Final[list[int]] = [kind for kind, count in enumerate(COUNTS) for _ in range(count)]
"""By note: which of the five values it has."""
VALUE_OF: Final[list[int]] = [VALUES[kind] for kind in KIND_OF]
"""By note: what is printed on it."""
UNIT: Final = VALUES[0]
MOST: Final = 1 << 30
SPAN: Final = 64
"""More than there are notes of a value."""


def count_kinds(notes: list[int]) -> list[int]:
    """Count the notes of each value."""
    counts = [0] * KINDS
    for note in notes:
        counts[KIND_OF[note]] += 1
    return counts


def face_value(notes: list[int]) -> int:
    """Add up what is printed on the notes."""
    total = 0
    for note in notes:
        total += VALUE_OF[note]
    return total


def fewest(counts: list[int], amount: int) -> list[int] | None:
    """Find how many of each value make exactly an amount in the fewest notes, or None (CC-44)."""
    taken = [0] * KINDS
    best = [0] * KINDS
    worth = 0
    for kind in range(KINDS):
        worth += VALUES[kind] * counts[kind]
    used = _search(KINDS - 1, amount, worth, counts, taken, 0, best, MOST)
    return best if used < MOST else None


def _search(
    kind: int, rest: int, worth: int, counts: list[int], taken: list[int], used: int, best: list[int], limit: int
) -> int:
    """Try each number of notes of a value and of those below it; return the fewest notes found, or the limit."""
    if rest == 0:
        best[:] = taken
        return used
    if kind < 0 or rest > worth:
        return limit
    value = VALUES[kind]
    below = worth - value * counts[kind]
    most = rest // value
    if most > counts[kind]:
        most = counts[kind]
    for number in range(most, -1, -1):
        left = rest - number * value
        if left > below:
            break
        # Each note of the values below is worth less than this one.
        if used + number + left // value >= limit:
            break
        taken[kind] = number
        limit = _search(kind - 1, left, below, counts, taken, used + number, best, limit)
    taken[kind] = 0
    return limit


def least_cover(counts: list[int], amount: int) -> list[int] | None:
    """Find the notes that cover an amount with the smallest excess, in the fewest notes; none is superfluous."""
    # A bit for each sum, in units, that the notes can make.
    sums = 1
    for kind in range(KINDS):
        step = VALUES[kind] // UNIT
        for _ in range(counts[kind]):
            sums |= sums << step
    sums >>= amount // UNIT
    if sums == 0:
        return None
    over = (sums & -sums).bit_length() - 1
    return fewest(counts, amount + over * UNIT)


def mark_of(hand: list[int], note: int) -> int:
    """Return the mark of a note: its value, and which of the notes of that value in the hand it is."""
    kind = KIND_OF[note]
    number = 0
    for held in hand:
        if KIND_OF[held] == kind:
            number += 1
            if held == note:
                break
    return kind * SPAN + number


def find_note(hand: list[int], mark: int) -> int:
    """Find the note of a hand that a mark means; -1 if the hand has no such note."""
    kind = mark // SPAN
    left = mark % SPAN
    for note in hand:
        if KIND_OF[note] == kind:
            left -= 1
            if left == 0:
                return note
    return -1


def find_notes(hand: list[int], marks: list[int]) -> list[int]:
    """Find the notes of a hand that the marks mean; an empty list if one is missing or named twice."""
    found: list[int] = []
    for mark in marks:
        note = find_note(hand, mark)
        if note < 0 or note in found:
            return []
        found.append(note)
    return found


def write_mark(mark: int) -> str:
    """Write a mark down: `500#2` is the second 500 of a hand."""
    return f"{VALUES[mark // SPAN]}#{mark % SPAN}"


def read_mark(text: str) -> int:
    """Read the mark of a note."""
    value, _, number = text.partition("#")
    if value in _KINDS and number.isascii() and number.isdigit() and len(number) < 3 and 0 < int(number) < SPAN:
        return _KINDS[value] * SPAN + int(number)
    raise BadInput("crooked-bad-note", {"given": text[:80], "known": [str(value) for value in VALUES]})


def read_marks(text: str) -> list[int]:
    """Read marks separated by commas."""
    return [read_mark(word) for word in text.split(",")]


def read_kind(text: str) -> int:
    """Read the value of a note, and return which of the five it is."""
    kind = _KINDS.get(text)
    if kind is None:
        raise BadInput("crooked-bad-note", {"given": text[:80], "known": [str(value) for value in VALUES]})
    return kind


def read_kinds(text: str) -> list[int]:
    """Read values of notes separated by commas."""
    return [read_kind(word) for word in text.split(",")]


def values_of(notes: list[int]) -> tuple[int, ...]:
    """Return what is printed on each note."""
    return tuple([VALUE_OF[note] for note in notes])


_KINDS: Final = {str(value): kind for kind, value in enumerate(VALUES)}
