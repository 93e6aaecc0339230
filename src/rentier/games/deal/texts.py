"""Reading what the texts of actions name: cards, colours, sets, seats."""

from __future__ import annotations

from rentier.core.errors import BadInput
from rentier.core.naming import find_code

from .cards import CARD_BY_CODE, COLOUR_BY_NAME, Card, Colour
from .sets import MOST_SETS, SET_NAMES, SetName


def read_card(text: str) -> Card:
    """Find a card by its code, or by its name in any language."""
    card = CARD_BY_CODE.get(text)
    if card is None:
        card = CARD_BY_CODE[find_code("deal", "card", text, list(CARD_BY_CODE), "deal-unknown-card")]
    return card


def read_colour(text: str) -> Colour:
    """Find a colour by its code, or by its name in any language."""
    colour = COLOUR_BY_NAME.get(text)
    if colour is None:
        colour = COLOUR_BY_NAME[find_code("deal", "colour", text, list(COLOUR_BY_NAME), "deal-unknown-colour")]
    return colour


def read_set(text: str) -> SetName:
    """Read the name of a set: `red`, or `red2` for a second one."""
    digits = len(text) - len(text.rstrip("0123456789"))
    colour = read_colour(text[: len(text) - digits])
    place = int(text[-digits:]) if 0 < digits < 4 else 1
    if not 1 <= place <= MOST_SETS or digits >= 4:
        raise BadInput("deal-unknown-set", {"given": text[:80]})
    return SET_NAMES[colour.index][place - 1]


def read_seat(text: str) -> int:
    """Read the number of a seat."""
    if len(text) == 1 and text in "0123456789":
        return int(text)
    raise BadInput("deal-unknown-seat", {"given": text[:80]})


def read_times(parts: list[str]) -> int:
    """Read how often a rent is doubled: `x2`, `x4`, or nothing."""
    times = {"": 0, "x1": 0, "x2": 1, "x4": 2}
    given = parts[0] if parts else ""
    if given not in times:
        raise BadInput("deal-unknown-times", {"given": given[:80]})
    return times[given]
