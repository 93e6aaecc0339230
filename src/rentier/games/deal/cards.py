"""The pack of Deal: colours and cards, read from `data/pack.toml` and checked (DL-1, DL-6)."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, final

from rentier.core.naming import unknown_code

CARDS_IN_PACK: Final = 106
VALUE_OF_PACK: Final = 252
WITHOUT_RULE: Final = ("property", "wild", "wild-any", "money")
"""The kinds of cards that do nothing of their own."""
TWO_PACKS_FROM: Final = 6

HOUSE_RENT: Final = 3
HOTEL_RENT: Final = 4


@final
class Colour:
    """A colour of properties: how many cards make a set, and the rent of a set by its number of cards."""

    __slots__ = ("buildings", "index", "mark", "name", "rents", "size", "value")

    def __init__(self, index: int, name: str, size: int, value: int, rents: list[int], buildings: bool) -> None:
        self.index: Final = index
        self.mark: Final = 1 << index
        self.name: Final = name
        self.size: Final = size
        self.value: Final = value
        self.rents: Final = rents
        self.buildings: Final = buildings


@final
class Card:
    """A card as printed; equal cards are one object, which a zone may hold several times."""

    __slots__ = (
        "code",
        "colours",
        "count",
        "index",
        "is_any",
        "is_property",
        "is_rent",
        "is_wild",
        "kind",
        "marks",
        "value",
    )

    def __init__(self, index: int, code: str, kind: str, count: int, value: int, colours: list[Colour]) -> None:
        self.index: Final = index
        self.code: Final = code
        self.kind: Final = kind
        self.count: Final = count
        self.value: Final = value
        self.colours: Final = colours
        self.marks: Final = sum(colour.mark for colour in colours)
        self.is_any: Final = kind == "wild-any"
        self.is_wild: Final = kind in ("wild", "wild-any")
        self.is_property: Final = kind in ("property", "wild", "wild-any")
        self.is_rent: Final = kind in ("rent", "rent-any")

    def __repr__(self) -> str:
        return f"<{self.code}>"


def _read_colours(tables: list[dict[str, Any]]) -> list[Colour]:
    colours: list[Colour] = []
    for i, table in enumerate(tables):
        colour = Colour(i, table["name"], table["size"], table["value"], table["rents"], table["buildings"])
        rising = all(a < b for a, b in zip(colour.rents, colour.rents[1:], strict=False))
        if len(colour.rents) != colour.size or not rising:
            raise ValueError(f"pack.toml: the rents of {colour.name} must rise, one for each card of a set")
        colours.append(colour)
    return colours


def _read_cards(tables: list[dict[str, Any]], colours: list[Colour]) -> list[Card]:
    by_name = {colour.name: colour for colour in colours}
    cards: list[Card] = []
    for i, table in enumerate(tables):
        names: list[str] = table.get("colours", [])
        own = colours if table["kind"] in ("wild-any", "rent-any") else [by_name[name] for name in names]
        if ("rule" in table) == (table["kind"] in WITHOUT_RULE):
            raise ValueError("pack.toml: action cards name the rule that they go by, and no others do")
        cards.append(Card(i, table["code"], table["kind"], table["count"], table["value"], own))
    if sum(card.count for card in cards) != CARDS_IN_PACK:
        raise ValueError(f"pack.toml: a pack has {CARDS_IN_PACK} cards")
    if sum(card.count * card.value for card in cards) != VALUE_OF_PACK:
        raise ValueError(f"pack.toml: a pack is worth {VALUE_OF_PACK}M")
    if len({card.code for card in cards}) != len(cards):
        raise ValueError("pack.toml: a code appears twice")
    return cards


def _read_pack() -> dict[str, Any]:
    return tomllib.loads((files("rentier.games.deal") / "data" / "pack.toml").read_text("utf-8"))


_PACK: Final = _read_pack()
COLOURS: Final[list[Colour]] = _read_colours(_PACK["colour"])
CARDS: Final[list[Card]] = _read_cards(_PACK["card"], COLOURS)

CARD_BY_CODE: Final[dict[str, Card]] = {card.code: card for card in CARDS}
COLOUR_BY_NAME: Final[dict[str, Colour]] = {colour.name: colour for colour in COLOURS}


def find_card(code: str) -> Card:
    """Find a card by its code."""
    card = CARD_BY_CODE.get(code)
    if card is None:
        raise unknown_code("deal", "card", code, list(CARD_BY_CODE), "deal-unknown-card")
    return card


def find_colour(name: str) -> Colour:
    """Find a colour by its name."""
    colour = COLOUR_BY_NAME.get(name)
    if colour is None:
        raise unknown_code("deal", "colour", name, list(COLOUR_BY_NAME), "deal-unknown-colour")
    return colour


PASS_GO: Final = find_card("pass-go")
JUST_SAY_NO: Final = find_card("just-say-no")
DOUBLE_RENT: Final = find_card("double-rent")
DEBT_COLLECTOR: Final = find_card("debt-collector")
BIRTHDAY: Final = find_card("birthday")
SLY_DEAL: Final = find_card("sly-deal")
FORCED_DEAL: Final = find_card("forced-deal")
DEAL_BREAKER: Final = find_card("deal-breaker")
HOUSE: Final = find_card("house")
HOTEL: Final = find_card("hotel")
RENT_ANY: Final = find_card("rent-any")
RENT_BY_COLOUR: Final[list[Card]] = [
    next(card for card in CARDS if card.kind == "rent" and colour in card.colours) for colour in COLOURS
]
"""The two-colour rent card of each colour; there is only one."""


def packs_for(seats: int) -> int:
    """Return how many packs are shuffled together (DL-2)."""
    return 2 if seats >= TWO_PACKS_FROM else 1


def full_pack(seats: int) -> list[Card]:
    """List every card in play for this many players."""
    return [card for card in CARDS for _ in range(card.count * packs_for(seats))]


def codes(cards: list[Card]) -> list[str]:
    """Name cards by their codes."""
    return [card.code for card in cards]
