"""What is in the box of Millionaire (MM-1, MM-3): the board, the cards and the starting money, from `data/*.toml`."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from rentier.track.board import Board, read_board
from rentier.track.cards import Card
from rentier.track.terms import Terms

from .cards import MillionaireCard
from .effects import EFFECTS

PILES: Final = ["chance", "lifestyle"]
FORTUNE: Final = 2
"""The name of the pile of Fortune cards, as if they lay on one."""
FORTUNE_EFFECTS: Final = {
    "now": {
        "receive",
        "pay",
        "receive-from-each",
        "pay-each",
        "receive-from-one",
        "pay-one",
        "move-to",
        "second-deed",
        "next-unowned",
        "any-unowned",
    },
    "keep": {"free-house", "swap-deeds", "take-deed", "cancel"},
}


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((files("rentier.games.millionaire") / "data" / name).read_text("utf-8"))


_BOARD: Final = _read("board.toml")
_CARDS: Final = _read("cards.toml")
_CONSTANTS: Final[dict[str, Any]] = _BOARD["constants"]


def _read_board(tables: dict[str, Any]) -> Board:
    """Read the board and refuse one that is not Millionaire's: 32 spaces, 22 streets in eight colours."""
    board = read_board(tables, "millionaire")
    if [board.size, len(board.deeds)] != [32, 22]:
        raise ValueError("board.toml: there must be 32 spaces and 22 deeds")
    if [len(group.deeds) for group in board.groups] != [2, 3, 3, 3, 3, 3, 3, 2]:
        raise ValueError("board.toml: a colour has too many or too few deeds")
    for deed in board.deeds:
        if len(deed.rents) != tables["constants"]["houses_for_hotel"] + 2:
            raise ValueError(f"board.toml: {deed.code} needs a rent for every step")
        # Otherwise a first house would lower the rent of a whole colour.
        if deed.rents[1] < 2 * deed.rents[0]:
            raise ValueError(f"board.toml: a house on {deed.code} must earn at least the doubled bare rent")
        if not deed.price // 2 <= deed.mortgage <= deed.price:
            raise ValueError(f"board.toml: the mortgage of {deed.code} is impossible")
    for kind, count in (("lifestyle", 3), ("chance", 3), ("jail", 1), ("go-to-jail", 1), ("parking", 1)):
        if sum(space.kind == kind for space in board.spaces) != count:
            raise ValueError(f"board.toml: there must be {count} spaces of the kind {kind}")
    return board


BOARD: Final = _read_board(_BOARD)
TARGET: Final[int] = _CONSTANTS["target"]
"""The cash with which a player wins (MM-6)."""
SALARIES: Final[list[int]] = _CONSTANTS["salaries"]
"""By the level of the token: 1, 3 and 5 stars (MM-11)."""
STARS: Final = [1, 3, 5]
"""How many stars the token of a level has (MM-2)."""
UPGRADE: Final[int] = _CONSTANTS["upgrade"]
INTEREST_PERCENT: Final[int] = _CONSTANTS["interest_percent"]


def terms_of(do_doubles_roll_again: bool = False, most_offers: int | None = None) -> Terms:
    """Return the terms of a game by its options (MM-17, MM-23)."""
    return Terms(
        start=_CONSTANTS["start"],
        salary=SALARIES[0],
        fine=_CONSTANTS["fine"],
        unit=_CONSTANTS["step"],
        opening=_CONSTANTS["opening"],
        apartments=_CONSTANTS["houses"],
        hotels=_CONSTANTS["hotels"],
        levels=_CONSTANTS["houses_for_hotel"] + 1,
        do_doubles_roll_again=do_doubles_roll_again,
        # Three turns bring nothing, and the fourth begins with the fine (MM-30).
        most_jail_turns=3,
        # Players sell to the bank only in debt, must sell all before giving up, and pay debts only in money (MM-40).
        may_raise_any_time=False,
        is_all_sold_first=True,
        are_debts_settled_in_kind=False,
        most_offers=most_offers,
    )


TERMS: Final = terms_of()


def _fortune(index: int, table: dict[str, Any]) -> MillionaireCard:
    """Read a kind of Fortune card (MM-10, MM-50)."""
    card = MillionaireCard(index, FORTUNE, table, BOARD, PILES, EFFECTS)
    if card.effect not in FORTUNE_EFFECTS[table["use"]]:
        raise ValueError(f"cards.toml: {card.code} cannot have the effect {card.effect}")
    if card.is_kept == ("order" in table):
        raise ValueError(f"cards.toml: {card.code} acts before or after the sale, unless it is kept")
    return card


def _read_fortunes(first: int) -> list[MillionaireCard]:
    tables: list[dict[str, Any]] = _CARDS["fortune"]
    found = [_fortune(first + i, table) for i, table in enumerate(tables)]
    if sum(table["copies"] for table in tables) != len(BOARD.deeds):
        raise ValueError("cards.toml: there must be one Fortune card for every property")
    if sum(table["copies"] for table in tables if table["use"] == "keep") != 7:
        raise ValueError("cards.toml: seven of the Fortune cards are kept")
    if [table["number"] for table in tables] != [f"F{i + 1}" for i in range(15)]:
        raise ValueError("cards.toml: the Fortune cards must be numbered F1 to F15")
    return found


def _cards_of(pile: str, first: int, count: int) -> list[Card]:
    """Read a pile; copies of a card are the same object several times."""
    tables: list[dict[str, Any]] = _CARDS[pile]
    number = PILES.index(pile)
    found: list[Card] = []
    for i, table in enumerate(tables):
        card = MillionaireCard(first + i, number, table, BOARD, PILES, EFFECTS)
        if table["number"] != f"{pile[0].upper()}{i + 1}":
            raise ValueError(f"cards.toml: {card.code} has the wrong number")
        if len(table.get("amounts", STARS)) != len(STARS) or len(table.get("least", STARS)) != len(STARS):
            raise ValueError(f"cards.toml: {card.code} needs a figure for each level")
        found.extend([card] * int(table["copies"]))
    if len(found) != 14 or len(tables) != count:
        raise ValueError(f"cards.toml: {pile} must have {count} kinds and 14 cards")
    return found


CARDS: Final[list[list[Card]]] = [_cards_of("chance", 0, 12), _cards_of("lifestyle", 12, 11)]
"""The two piles."""
FORTUNES: Final = _read_fortunes(23)
"""The kinds of Fortune card, F1 to F15."""
PACK: Final = [card for card, table in zip(FORTUNES, _CARDS["fortune"]) for _ in range(table["copies"])]
"""All 22 Fortune cards."""
COUNTS: Final = [table["copies"] for pile in (*PILES, "fortune") for table in _CARDS[pile]]
"""How many there are of each kind of card, by its index."""

NUMBERS: Final[dict[str, str]] = {table["code"]: table["number"] for pile in _CARDS.values() for table in pile}
"""By code: the card's number in the rules (MM-50)."""

if len(NUMBERS) != 38:
    raise ValueError("cards.toml: a code appears twice")
