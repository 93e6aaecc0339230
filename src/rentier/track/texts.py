"""Reads the texts of the actions that games on a track share."""

from __future__ import annotations

from typing import Final, final

from rentier.core.actions import PASS, AnyAction
from rentier.core.errors import BadInput
from rentier.core.naming import codes_called, find_code

from . import auction, building, debt, deeds, rent, trading, turn
from .amounts import read_amount
from .board import Board, Deed, Group, Space

DIGITS: Final = frozenset("0123456789")
DIGITS_AND_SIGNS: Final = frozenset("0123456789+-.")

GAPS: Final[dict[str, str]] = {"debt": "0"}
"""What stands for a part of an offer that is left out before one that is not."""


@final
class Cards:
    """The cards of an edition by their codes: those that can be sold, and all others."""

    __slots__ = ("others", "traded")

    def __init__(self, traded: list[str], others: list[str]) -> None:
        self.traded: Final = traded
        self.others: Final = [code for code in others if code not in traded]


def simple_actions() -> dict[str, AnyAction]:
    """Gives the actions without parts that every game on a track has, by their words."""
    return {
        "roll": turn.ROLL,
        "end": turn.END,
        "buy": deeds.BUY,
        "leave": deeds.LEAVE,
        "pass": PASS,
        "decline": trading.DECLINE,
        "withdraw": trading.WITHDRAW,
        "bankrupt": debt.BANKRUPT,
        "resign": debt.RESIGN,
        "pay-fine": turn.PAY_FINE,
        "use-card": turn.USE_CARD,
    }


def make_action(board: Board, cards: Cards, word: str, parts: list[str]) -> AnyAction:
    """Make one of the shared actions with parts."""
    if word == "bid":
        return auction.PlaceBid(read_amount(parts[0]))
    if word == "sell":
        return building.Sell(read_group(board, parts[0]), [read_level(part) for part in parts[1:]])
    if word == "accept":
        return trading.AcceptOffer(read_deeds(board, parts[0]) if parts else [])
    if word == "offer":
        owed = read_amount(parts[3]) if len(parts) > 3 else 0
        lift = read_deeds(board, parts[4]) if len(parts) > 4 else []
        give, take = read_bundle(board, cards, parts[1]), read_bundle(board, cards, parts[2])
        return trading.MakeOffer(read_seat(parts[0]), give, take, owed, lift)
    deed = read_deed(board, parts[0])
    if word == "build":
        return building.Build(deed)
    return deeds.Mortgage(deed) if word == "mortgage" else deeds.Lift(deed)


def read_seat(text: str) -> int:
    """Reads the number of a seat."""
    if len(text) == 1 and text in "0123456789":
        return int(text)
    raise BadInput("track-bad-seat", {"given": text[:80]})


def read_claim(board: Board, parts: list[str]) -> rent.ClaimRent:
    """Read a claim: the space, who stopped there and, of several stops, which one."""
    number = parts[2] if len(parts) > 2 else "1"
    if len(number) > 1 or number not in "123456789":
        raise BadInput("track-bad-claim", {"given": number[:80]})
    return rent.ClaimRent(read_deed(board, parts[0]).code, read_seat(parts[1]), int(number))


def read_level(text: str) -> int:
    """Reads how many buildings shall stand on a street."""
    if len(text) == 1 and text in "012345":
        return int(text)
    raise BadInput("track-bad-level", {"given": text[:80]})


def read_group(board: Board, text: str) -> Group:
    """Find a group by its code or its name in some language."""
    names = [group.name for group in board.groups]
    return board.groups[names.index(find_code(board.edition, "group", text, names, "track-unknown-group"))]


def read_space(board: Board, text: str) -> Space:
    """Find a space by its code or its name in some language."""
    space = board.by_code.get(text)
    if space is None:
        space = board.by_code[find_code(board.edition, "space", text, board.codes(), "track-unknown-space")]
    return space


def read_deed(board: Board, text: str) -> Deed:
    """Find the deed to a space by its code or its name in some language."""
    space = board.by_code.get(text)
    if space is None or space.deed is None:
        return board.find_deed(find_code(board.edition, "space", text, board.deed_codes(), "track-unknown-deed"))
    return space.deed


def read_deeds(board: Board, text: str) -> list[Deed]:
    """Read deeds with commas between them, in board order."""
    found = [read_deed(board, code.strip()) for code in text.split(",")]
    return sorted(found, key=_index)


def _index(deed: Deed) -> int:
    return deed.index


def read_bundle(board: Board, cards: Cards, text: str) -> trading.Bundle:
    """Read what one side of a deal gives: deeds, kept cards and money, with commas between them."""
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
    """Split at commas, but not at one within an amount: digits on both sides belong together, as in `0,5M`."""
    words: list[str] = []
    for word in text.split(","):
        word = word.strip()
        if words and word[:1] in DIGITS and words[-1][-1:] in DIGITS and words[-1][:1] in DIGITS:
            words[-1] += "," + word
        else:
            words.append(word)
    return words
