"""What is in the box of Banking (EB-2): the board and the cards, read from `data/*.toml` and checked."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from rentier.track.board import Board, read_board
from rentier.track.cards import Card
from rentier.track.terms import Terms

PILES: Final = ["chance", "chest"]


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((files("rentier.games.banking") / "data" / name).read_text("utf-8"))


_BOARD: Final = _read("board.toml")
_DECKS: Final = _read("decks.toml")
_CONSTANTS: Final[dict[str, int]] = _BOARD["constants"]


BOARD: Final = read_board(_BOARD, "banking")
LUXURY_TAX: Final[dict[str, int]] = _BOARD["luxury_tax"]
"""By the option of that name."""

UTILITY_UNIT: Final[int] = _CONSTANTS["utility_unit"]
INTEREST_PERCENT: Final[int] = _CONSTANTS["interest_percent"]
DEEDS_DEALT: Final[int] = _BOARD["quick"]["deeds_dealt"]
BANKRUPTCIES_TO_END: Final[int] = _BOARD["quick"]["bankruptcies_to_end"]


def terms_of(
    is_quick: bool = False,
    does_jail_double_roll_again: bool = False,
    is_interest_kept: bool = True,
    most_offers: int | None = None,
) -> Terms:
    """Return the terms of a game by its options; in the quick game a hotel takes fewer apartments (EB-91)."""
    constants: dict[str, int] = _BOARD["quick"] if is_quick else _CONSTANTS
    return Terms(
        start=_CONSTANTS["start"],
        salary=_CONSTANTS["salary"],
        fine=_CONSTANTS["fine"],
        unit=_CONSTANTS["step"],
        opening=_CONSTANTS["step"],
        apartments=_CONSTANTS["apartments"],
        hotels=_CONSTANTS["hotels"],
        levels=constants["apartments_for_hotel"] + 1,
        does_jail_double_roll_again=does_jail_double_roll_again,
        are_claims_settled_in_kind=True,
        is_interest_kept=is_interest_kept,
        most_offers=most_offers,
    )


STANDARD: Final = terms_of()
QUICK: Final = terms_of(is_quick=True)


def _cards_of(deck: str, board: Board) -> list[list[Card]]:
    piles: list[list[Card]] = []
    for number, pile in enumerate(PILES):
        tables: list[dict[str, Any]] = _DECKS[deck][pile]
        piles.append([Card(number * 100 + i, number, table, board, PILES) for i, table in enumerate(tables)])
    if [len(pile) for pile in piles] != [16, 16]:
        raise ValueError(f"decks.toml: {deck} must have 16 cards in each pile")
    if len({card.code for pile in piles for card in pile}) != 32:
        raise ValueError(f"decks.toml: a code of {deck} appears twice")
    return piles


CARDS: Final[dict[str, list[list[Card]]]] = {deck: _cards_of(deck, BOARD) for deck in _DECKS}
"""By the option `deck`: the two piles."""
