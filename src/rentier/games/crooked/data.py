"""The board, the notes and the cards of Crooked Cash, read from `data/*.toml` and checked."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, final

from rentier.track.board import Board, read_board
from rentier.track.cards import EFFECTS as CARD_EFFECTS
from rentier.track.cards import Card, Effect
from rentier.track.terms import Terms

PILES: Final = ["chance", "chest"]
CHANCE: Final = 0
CHEST: Final = 1


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((files("rentier.games.crooked") / "data" / name).read_text("utf-8"))


_BOARD: Final = _read("board.toml")
_NOTES: Final[list[dict[str, int]]] = _read("notes.toml")["note"]
_CARDS: Final = _read("cards.toml")
_CONSTANTS: Final[dict[str, int]] = _BOARD["constants"]


def _must(holds: bool, what: str) -> None:
    if not holds:
        raise ValueError(f"Crooked Cash: {what}")


# Notes (CC-2)

VALUES: Final[list[int]] = [note["value"] for note in _NOTES]
"""From the smallest to the largest."""
COUNTS: Final[list[int]] = [note["count"] for note in _NOTES]
FAKES: Final[list[int]] = [note["fakes"] for note in _NOTES]
DEALT: Final[list[int]] = [note["dealt"] for note in _NOTES]
"""How many of each value a player gets at the start."""
NOTES: Final = sum(COUNTS)
START: Final = sum(value * dealt for value, dealt in zip(VALUES, DEALT, strict=True))

FEWEST: Final[int] = _CONSTANTS["fewest_players"]
MOST: Final[int] = _CONSTANTS["most_players"]
TOKENS: Final[int] = _CONSTANTS["tokens"]
REWARD: Final[int] = _CONSTANTS["reward"]
OPEN_CARDS: Final[int] = _CONSTANTS["open_cards"]


def check_notes(notes: list[dict[str, int]]) -> None:
    """Refuse notes that do not match CC-2."""
    _must([note["value"] for note in notes] == [10, 20, 50, 100, 500], "there are notes of five values")
    _must([note["count"] for note in notes] == [30] * 5, "there are 30 notes of each value")
    _must(sum([note["value"] * note["count"] for note in notes]) == 20_400, "the notes are worth 20,400")
    _must(sum([note["fakes"] for note in notes]) == 49, "49 notes are fake")
    _must(sum([note["value"] * note["fakes"] for note in notes]) == 4_760, "the fakes are worth 4,760")
    _must(sum([note["value"] * note["dealt"] for note in notes]) == 1_500, "a player starts with 1,500")
    for note in notes:
        _must(0 < note["fakes"] < note["count"], f"some notes of {note['value']} are real and some fake")
        _must(MOST * note["dealt"] <= note["count"], f"there are enough notes of {note['value']} for everybody")


# Board


def terms_of(most_offers: int | None = None) -> Terms:
    """Return the terms of a game by its options (CC-50)."""
    return Terms(
        start=START,
        salary=_CONSTANTS["salary"],
        fine=_CONSTANTS["fine"],
        unit=_CONSTANTS["step"],
        opening=_CONSTANTS["opening"],
        apartments=0,
        hotels=_CONSTANTS["hotels"],
        levels=1,
        # The bank buys only from a player in debt (CC-28, CC-60).
        may_raise_any_time=False,
        most_offers=most_offers,
    )


TERMS: Final = terms_of()


def half(amount: int) -> int:
    """Return half of an amount, rounded up to one that can be paid (CC-60)."""
    unit = 2 * TERMS.unit
    return -(-amount // unit) * TERMS.unit


def make_board(tables: dict[str, Any]) -> Board:
    """Make the board; there are no mortgages: their field holds what the bank gives for a deed."""
    spaces = [table | {"mortgage": table["sale"]} if "sale" in table else table for table in tables["space"]]
    board = read_board(tables | {"space": spaces}, "crooked")
    check_board(board)
    return board


def check_board(board: Board) -> None:
    """Refuse a board that does not match CC-1."""
    kinds = [space.kind for space in board.spaces]
    _must(board.size == 36 and len(board.deeds) == 22, "there are 36 spaces, 22 of them streets")
    counts = [kinds.count(kind) for kind in ("train", "chance", "chest")]
    _must(counts == [4, 3, 3], "there are 4 trains, and 3 spaces for each pile of cards")
    corners = [board.spaces[place].kind for place in range(0, 36, 9)]
    _must(corners == ["go", "jail", "parking", "go-to-jail"], "the corners are GO, jail, parking and to jail")
    _must([len(group.deeds) for group in board.groups] == [2, 3, 3, 3, 3, 3, 3, 2], "the colours have their streets")
    for deed in board.deeds:
        _must(len(deed.rents) == 2, f"{deed.code}: a rent without a hotel and one with it")
        bare, hotel = deed.rents[0], deed.rents[1]
        _must(hotel > 2 * bare, f"the hotel of {deed.code} brings more than the colour")
        _must(bare == half(deed.price) and deed.mortgage == half(deed.price), f"{deed.code}: half the price")
        figures = [deed.price, bare, hotel, deed.mortgage, deed.group.building]
        _must(not [figure for figure in figures if figure % TERMS.unit], f"{deed.code}: amounts are multiples of 10")
    _must(sum([deed.price for deed in board.deeds]) == 4_590, "the streets cost 4,590")


BOARD: Final = make_board(_BOARD)


# Cards


@final
class Chance:
    """What a pair of Chance cards does, one of them real and one fake (CC-70)."""

    __slots__ = ("amount", "code", "effect", "index", "is_traded", "when")

    def __init__(self, index: int, table: dict[str, Any]) -> None:
        self.index: Final = index
        self.code: Final[str] = table["code"]
        self.effect: Final[str] = table["effect"]
        self.amount: Final[int] = table.get("amount", 0)
        self.when: Final[str] = table["when"]
        self.is_traded: Final = self.effect == "out-of-jail"


EFFECTS: Final = [
    "refuse-rent",
    "free-hotel",
    "hotel-anywhere",
    "half-price",
    "double-rent",
    "bank-rent",
    "out-of-jail",
    "walk-anywhere",
    "receive",
    "swap",
    "green-tokens",
    "send-to-jail",
]
"""What Chance cards do, in the order of the cards."""
MOMENTS: Final = ["rent-asked", "asking", "buying", "jail", "start", "turn"]

CHANCES: Final = [Chance(i, table) for i, table in enumerate(_CARDS["chance"])]
"""The twelve actions; each has two cards."""
KEPT_EFFECTS: Final = ("out-of-jail", "half-hotel")
"""What the Community Chest cards do that are kept until they are used (CC-20)."""
CHEST_EFFECTS: Final[dict[str, Effect]] = {**CARD_EFFECTS, "half-hotel": Effect()}
"""The hotel card does nothing by itself: its holder plays it (CC-70)."""
CHEST_CARDS: Final = [Card(i, CHEST, table, BOARD, PILES, CHEST_EFFECTS) for i, table in enumerate(_CARDS["chest"])]
BY_CODE: Final[dict[str, Chance]] = {chance.code: chance for chance in CHANCES}
CHEST_BY_CODE: Final[dict[str, Card]] = {card.code: card for card in CHEST_CARDS}


def check_cards(chances: list[Chance], chest: list[Card]) -> None:
    """Refuse cards that do not match CC-70."""
    _must([chance.effect for chance in chances] == EFFECTS, "there are twelve actions of Chance, each once")
    _must([chance.code for chance in chances] == [f"c{i}" for i in range(1, 13)], "the actions of Chance are c1 to c12")
    _must([card.code for card in chest] == [f"k{i}" for i in range(1, 15)], "the Community Chest cards are k1 to k14")
    for chance in chances:
        _must(chance.when in MOMENTS, f"{chance.code}: no moment is called {chance.when}")
        _must((chance.amount > 0) == (chance.effect in ("receive", "green-tokens")), f"{chance.code}: its amount")
        _must(chance.amount % TERMS.unit == 0, f"{chance.code}: amounts are multiples of 10")
    for card in chest:
        _must(card.amount % TERMS.unit == 0 and card.hotel % TERMS.unit == 0, f"{card.code}: multiples of 10")


check_notes(_NOTES)
check_cards(CHANCES, CHEST_CARDS)
