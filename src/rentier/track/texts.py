"""Reads the texts of the actions that games on a track share."""

from __future__ import annotations

from rentier.core.actions import PASS, AnyAction
from rentier.core.errors import BadInput

from . import auction, building, debt, deeds, rent, trading, turn
from .board import Board, Deed, Group


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


def make_action(board: Board, kept: set[str], word: str, parts: list[str]) -> AnyAction:
    """Makes one of the shared actions with parts; `kept` are the codes of cards that can be sold."""
    if word == "bid":
        return auction.PlaceBid(read_amount(parts[0]))
    if word == "sell":
        return building.Sell(read_group(board, parts[0]), [read_level(part) for part in parts[1:]])
    if word == "accept":
        return trading.AcceptOffer(read_deeds(board, parts[0]) if parts else [])
    if word == "offer":
        owed = read_amount(parts[3]) if len(parts) > 3 else 0
        lift = read_deeds(board, parts[4]) if len(parts) > 4 else []
        give, take = read_bundle(board, kept, parts[1]), read_bundle(board, kept, parts[2])
        return trading.MakeOffer(read_seat(parts[0]), give, take, owed, lift)
    deed = board.find_deed(parts[0])
    if word == "build":
        return building.Build(deed)
    return deeds.Mortgage(deed) if word == "mortgage" else deeds.Lift(deed)


def read_amount(text: str) -> int:
    """Reads an amount of money: digits, or with K or M as the bank unit writes it."""
    factor = 1
    digits = text
    if text[-1:] in ("K", "k"):
        factor, digits = 1_000, text[:-1]
    elif text[-1:] in ("M", "m"):
        factor, digits = 1_000_000, text[:-1]
    whole, _, part = digits.replace(",", ".").partition(".")
    if whole.isascii() and whole.isdigit() and len(whole) < 16 and (not part or (part.isascii() and part.isdigit())):
        amount = int(whole) * factor
        if len(part) <= 6:
            return amount + (int(part) * factor // int(10 ** len(part)) if part else 0)
    raise BadInput("track-bad-amount", {"given": text[:80]})


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
    return rent.ClaimRent(board.find_deed(parts[0]).code, read_seat(parts[1]), int(number))


def read_level(text: str) -> int:
    """Reads how many buildings shall stand on a street."""
    if len(text) == 1 and text in "012345":
        return int(text)
    raise BadInput("track-bad-level", {"given": text[:80]})


def read_group(board: Board, name: str) -> Group:
    """Finds a group by its name."""
    for group in board.groups:
        if group.name == name:
            return group
    raise BadInput("track-unknown-group", {"given": name[:80], "groups": [group.name for group in board.groups]})


def read_deeds(board: Board, text: str) -> list[Deed]:
    """Reads deeds with commas between them, in board order."""
    found = [board.find_deed(code) for code in text.split(",")]
    return sorted(found, key=_index)


def _index(deed: Deed) -> int:
    return deed.index


def read_bundle(board: Board, kept: set[str], text: str) -> trading.Bundle:
    """Reads what one side of a deal gives: deeds, kept cards and one amount, with commas between them."""
    found: list[Deed] = []
    cards: list[str] = []
    cash = 0
    if text != trading.NOTHING:
        for word in text.split(","):
            if word[:1].isdigit():
                cash += read_amount(word)
            elif word in kept:
                cards.append(word)
            else:
                found.append(board.find_deed(word))
    return trading.Bundle(sorted(found, key=_index), cards, cash)
