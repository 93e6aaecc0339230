"""The handful of sensible ways to pay that the menu offers; every other one fits the form (CC-45)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .data import VALUES
from .notes import KIND_OF, KINDS, count_kinds, face_value, fewest, least_cover

if TYPE_CHECKING:
    from .state import Crooked

# How players see a note of their own.
PLAIN: Final = 0
KNOWN_REAL: Final = 1
DOUBTED: Final = 2
KNOWN_FAKE: Final = 3

CAREFUL: Final = [KNOWN_REAL, PLAIN, DOUBTED, KNOWN_FAKE]
"""Which notes to pay with first when a check would be costly."""
BOLD: Final = [KNOWN_FAKE, DOUBTED, PLAIN, KNOWN_REAL]
"""Which notes to pay with first to get rid of fakes."""
USUAL: Final = [PLAIN, KNOWN_REAL, DOUBTED, KNOWN_FAKE]


def look_of(game: Crooked, note: int) -> int:
    """Return how its holder sees a note."""
    if game.is_known[note]:
        return KNOWN_FAKE if game.truth[note] else KNOWN_REAL
    return DOUBTED if game.is_doubted[note] else PLAIN


def pick(game: Crooked, hand: list[int], counts: list[int], order: list[int]) -> list[int]:
    """Take this many notes of each value out of a hand, in the order of the looks."""
    left = counts[:]
    missing = sum(counts)
    picked: list[int] = []
    for look in order:
        if missing == 0:
            break
        for note in hand:
            kind = KIND_OF[note]
            if left[kind] and look_of(game, note) == look:
                left[kind] -= 1
                missing -= 1
                picked.append(note)
    return [note for kind in range(KINDS - 1, -1, -1) if counts[kind] for note in picked if KIND_OF[note] == kind]


def ways_to_pay(game: Crooked, hand: list[int], amount: int, is_exact: bool) -> list[list[int]]:
    """List sensible sets of notes in hand that cover an amount: usual, careful, bold, without fakes, one large note."""
    ways: list[list[int]] = []
    held = count_kinds(hand)
    counts = cover(held, amount, is_exact)
    if counts is None:
        return ways
    usual = pick(game, hand, counts, USUAL)
    ways.append(usual)
    if _are_looks_mixed(game, hand):
        add_way(ways, pick(game, hand, counts, CAREFUL))
        add_way(ways, pick(game, hand, counts, BOLD))
        if _has_look(game, usual, KNOWN_FAKE):
            _add_from(game, ways, [note for note in hand if look_of(game, note) != KNOWN_FAKE], amount, is_exact)
        _add_from(game, ways, [note for note in hand if look_of(game, note) >= DOUBTED], amount, is_exact)
    if not is_exact:
        add_way(ways, pick(game, hand, _fewest_notes(held, amount), USUAL))
    return ways


def _has_look(game: Crooked, notes: list[int], look: int) -> bool:
    """Whether one of the notes looks like this to its holder."""
    for note in notes:
        if look_of(game, note) == look:
            return True
    return False


def cover(counts: list[int], amount: int, is_exact: bool) -> list[int] | None:
    """Find how many notes of each value to pay with."""
    return fewest(counts, amount) if is_exact else least_cover(counts, amount)


def _add_from(game: Crooked, ways: list[list[int]], notes: list[int], amount: int, is_exact: bool) -> None:
    """Add a way that uses only these notes, if they are enough."""
    if face_value(notes) < amount:
        return
    counts = cover(count_kinds(notes), amount, is_exact)
    if counts is not None:
        add_way(ways, pick(game, notes, counts, USUAL))


def _are_looks_mixed(game: Crooked, hand: list[int]) -> bool:
    """Whether the holder has any reason to prefer one note to another."""
    for note in hand:
        if game.is_known[note] or game.is_doubted[note]:
            return True
    return False


def _fewest_notes(counts: list[int], amount: int) -> list[int]:
    """Cover an amount from the largest notes down; the hand is known to be enough."""
    taken = [0] * KINDS
    rest = amount
    for kind in range(KINDS - 1, -1, -1):
        while taken[kind] < counts[kind] and rest > 0:
            taken[kind] += 1
            rest -= VALUES[kind]
    # Taken from the largest down, so only the last one could be spared, and that one was needed.
    return taken


def add_way(ways: list[list[int]], notes: list[int]) -> None:
    """Add a way to pay unless the same notes are there already."""
    for other in ways:
        if len(other) == len(notes):
            is_same = True
            for note in notes:
                if note not in other:
                    is_same = False
                    break
            if is_same:
                return
    ways.append(notes)
