"""Reading what the texts of actions on a track name: seats, spaces, deeds, groups, and what a deal is about."""

from __future__ import annotations

from typing import Final, final

from rentier.core.errors import BadInput
from rentier.core.naming import codes_called, find_code

from . import trading
from .amounts import read_amount
from .board import Board, Deed, Group, Space

DIGITS: Final = frozenset("0123456789")
DIGITS_AND_SIGNS: Final = frozenset("0123456789+-.")

GAPS: Final[dict[str, str]] = {"debt": "0"}
"""What stands for an optional part of an offer that is left out before one that is given."""


@final
class Cards:
    """The cards of an edition by their codes: those that can be sold, and all the others."""

    __slots__ = ("others", "traded")

    def __init__(self, traded: list[str], others: list[str]) -> None:
        self.traded: Final = traded
        self.others: Final = [code for code in others if code not in traded]


def read_seat(text: str) -> int:
    """Read the number of a seat."""
    if len(text) == 1 and text in "0123456789":
        return int(text)
    raise BadInput("track-bad-seat", {"given": text[:80]})


def read_stop(text: str) -> int:
    """Read which of several stops on one space is meant."""
    if len(text) > 1 or text not in "123456789":
        raise BadInput("track-bad-claim", {"given": text[:80]})
    return int(text)


def read_level(text: str) -> int:
    """Read how many buildings are to stand on a street."""
    if len(text) == 1 and text in "012345":
        return int(text)
    raise BadInput("track-bad-level", {"given": text[:80]})


def read_group(board: Board, text: str) -> Group:
    """Find a group by its code, or by its name in any language."""
    names = [group.name for group in board.groups]
    return board.groups[names.index(find_code(board.edition, "group", text, names, "track-unknown-group"))]


def read_space(board: Board, text: str) -> Space:
    """Find a space by its code, or by its name in any language."""
    space = board.by_code.get(text)
    if space is None:
        space = board.by_code[find_code(board.edition, "space", text, board.codes(), "track-unknown-space")]
    return space


def read_deed(board: Board, text: str) -> Deed:
    """Find the deed to a space by its code, or by its name in any language."""
    space = board.by_code.get(text)
    if space is None or space.deed is None:
        return board.find_deed(find_code(board.edition, "space", text, board.deed_codes(), "track-unknown-deed"))
    return space.deed


def read_deeds(board: Board, text: str) -> list[Deed]:
    """Read deeds separated by commas, in board order."""
    found = [read_deed(board, code.strip()) for code in text.split(",")]
    return sorted(found, key=_index)


def _index(deed: Deed) -> int:
    return deed.index


def read_bundle(board: Board, cards: Cards, text: str) -> trading.Bundle:
    """Read what one side of a deal gives: deeds, kept cards and money, separated by commas."""
    found: list[Deed] = []
    kept: list[str] = []
    cash = 0
    if text != trading.NOTHING:
        for word in split_bundle(text):
            if word[:1] in DIGITS_AND_SIGNS:
                cash += read_amount(word)
            elif word in cards.traded:
                kept.append(word)
            elif word in board.by_code:
                found.append(read_deed(board, word))
            elif word in cards.others:
                raise BadInput("track-card-not-sold", {"given": word, "known": cards.traded[:]})
            else:
                called = codes_called(board.edition, "kept", word, cards.traded)
                if called:
                    kept.append(called[0])
                else:
                    found.append(read_deed(board, word))
    return trading.Bundle(sorted(found, key=_index), kept, cash)


def split_bundle(text: str) -> list[str]:
    """Split at commas, but not within an amount: digits on both sides belong together, as in `0,5M`."""
    words: list[str] = []
    for word in text.split(","):
        word = word.strip()
        if words and word[:1] in DIGITS and words[-1][-1:] in DIGITS and words[-1][:1] in DIGITS:
            words[-1] += "," + word
        else:
            words.append(word)
    return words
