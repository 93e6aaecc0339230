"""Deal as the core knows it: how it begins, how positions and the texts of actions are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from rentier.core.actions import PASS, AnyAction
from rentier.core.dice import Dice
from rentier.core.errors import BadInput
from rentier.core.game import Game
from rentier.core.home import Home
from rentier.core.naming import find_code
from rentier.core.options import Options
from rentier.core.reading import Fields
from rentier.core.registry import Edition
from rentier.core.setup import Given

from . import loading
from .actions import (
    BANK,
    END,
    GIVE_UP,
    HOTELS,
    HOUSES,
    PASS_GO_ACTION,
    SAY_NO,
    Lay,
    MoveWild,
    Pay,
    Place,
    Swap,
)
from .attacks import BIRTHDAY_ACTION, COLLECT, EVERYBODY, Attack, DealBreaker, ForcedDeal, Rent, SlyDeal
from .cards import CARD_BY_CODE, COLOUR_BY_NAME, Card, Colour
from .decisions import TURN
from .events import Began
from .options import PRESETS, SETTINGS, DealOptions
from .paying import Item
from .rules import begin_turn
from .sets import MOST_SETS, SET_NAMES, SetName
from .setup import set_up
from .state import Deal

GRAMMAR: Final[Mapping[str, tuple[str, ...]]] = {
    "end": (),
    "bank": ("card",),
    "lay": ("card", "colour"),
    "move": ("card", "set", "colour"),
    "swap": ("set", "card", "own_set", "own_card"),
    "pass-go": (),
    "house": ("set",),
    "hotel": ("set",),
    "debt-collector": ("target",),
    "birthday": (),
    "rent": ("set", "target", "times?"),
    "rent-any": ("set", "target", "times?"),
    "sly-deal": ("target", "set", "card"),
    "forced-deal": ("target", "set", "card", "own_set", "own_card"),
    "deal-breaker": ("target", "set"),
    "pass": (),
    "say-no": (),
    "pay": ("cards*",),
    "place": ("card", "colour"),
    "give-up": ("card",),
}


@final
class DealEdition(Edition):
    """The edition Deal."""

    def __init__(self) -> None:
        super().__init__(
            "deal",
            rules="DL",
            rules_version=1,
            fewest=2,
            most=10,
            settings=SETTINGS,
            presets=PRESETS,
            grammar=GRAMMAR,
            has_secrets=True,
            home=Home(
                words="rentier.text",
                rules="rentier.text/rules",
                bots="rentier.bots.deal",
                desk="rentier.cli.desks.deal",
            ),
        )

    def make_options(self, values: dict[str, object]) -> Options:
        """Wraps the values into Deal's own options."""
        return DealOptions(values)

    def begin(self, seats: int, options: Options, dice: Dice, events: bool) -> Game:
        """Deals and begins the first turn (DL-3)."""
        assert isinstance(options, DealOptions)
        game = Deal(self, seats, options, dice, events)
        game.deal_out()
        if game.events is not None:
            game.events.append(Began(game.turn, 5))
        game.push(TURN)
        begin_turn(game)
        return game

    def make_action(self, word: str, parts: list[str]) -> AnyAction:
        """Reads the parts behind the first word."""
        if word in ("bank", "give-up"):
            card = read_card(parts[0])
            return BANK[card.index] if word == "bank" else GIVE_UP[card.index]
        if word in ("lay", "place"):
            card, colour = read_card(parts[0]), read_colour(parts[1])
            return Lay(card, colour) if word == "lay" else Place(card, colour)
        if word == "move":
            return MoveWild(read_card(parts[0]), read_set(parts[1]), read_colour(parts[2]))
        if word == "swap":
            where, other = read_set(parts[0]), read_set(parts[2])
            card, other_card = read_card(parts[1]), read_card(parts[3])
            return (
                Swap(where, card, other, other_card)
                if where.place <= other.place
                else Swap(other, other_card, where, card)
            )
        if word in ("house", "hotel"):
            where = read_set(parts[0])
            return (HOUSES if word == "house" else HOTELS)[where.colour.index][where.place]
        if word == "pay":
            return Pay([read_item(part) for part in parts])
        return self._make_attack(word, parts) if parts else SIMPLE[word]

    def _make_attack(self, word: str, parts: list[str]) -> Attack:
        if word in ("rent", "rent-any"):
            target = EVERYBODY if parts[1] == "all" else read_seat(parts[1])
            return Rent(read_set(parts[0]), target, _read_times(parts[2:]), word == "rent-any")
        target = read_seat(parts[0])
        if word == "debt-collector":
            return COLLECT[target]
        if word == "deal-breaker":
            return DealBreaker(target, read_set(parts[1]))
        if word == "sly-deal":
            return SlyDeal(target, read_set(parts[1]), read_card(parts[2]))
        given_from, given = read_set(parts[3]), read_card(parts[4])
        return ForcedDeal(target, read_set(parts[1]), read_card(parts[2]), given_from, given)

    def setup(self, given: Given, options: Options) -> dict[str, object]:
        """Return the position that a call describes."""
        assert isinstance(options, DealOptions)
        return set_up(given, options)

    def load(self, position: Fields, seats: int, options: Options, dice: Dice) -> Game:
        """Sets up a position and refuses one that cannot be."""
        assert isinstance(options, DealOptions)
        game = Deal(self, seats, options, dice, True)
        loading.load(game, position)
        return game


SIMPLE: Final[dict[str, AnyAction]] = {
    "end": END,
    "pass-go": PASS_GO_ACTION,
    "birthday": BIRTHDAY_ACTION,
    "say-no": SAY_NO,
    "pass": PASS,
}


def read_card(text: str) -> Card:
    """Find a card by its code or its name in some language."""
    card = CARD_BY_CODE.get(text)
    if card is None:
        card = CARD_BY_CODE[find_code("deal", "card", text, list(CARD_BY_CODE), "deal-unknown-card")]
    return card


def read_colour(text: str) -> Colour:
    """Find a colour by its code or its name in some language."""
    colour = COLOUR_BY_NAME.get(text)
    if colour is None:
        colour = COLOUR_BY_NAME[find_code("deal", "colour", text, list(COLOUR_BY_NAME), "deal-unknown-colour")]
    return colour


def read_set(text: str) -> SetName:
    """Reads the name of a set: `red`, or `red2` for a second one."""
    digits = len(text) - len(text.rstrip("0123456789"))
    colour = read_colour(text[: len(text) - digits])
    place = int(text[-digits:]) if 0 < digits < 4 else 1
    if not 1 <= place <= MOST_SETS or digits >= 4:
        raise BadInput("deal-unknown-set", {"given": text[:80]})
    return SET_NAMES[colour.index][place - 1]


def read_seat(text: str) -> int:
    """Reads the number of a seat."""
    if len(text) == 1 and text in "0123456789":
        return int(text)
    raise BadInput("deal-unknown-seat", {"given": text[:80]})


def read_item(text: str) -> Item:
    """Reads a card to pay with: `5m`, or `kentucky@red`."""
    code, at, name = text.partition("@")
    return Item(read_card(code), read_set(name) if at else None)


def _read_times(parts: list[str]) -> int:
    times = {"": 0, "x1": 0, "x2": 1, "x4": 2}
    given = parts[0] if parts else ""
    if given not in times:
        raise BadInput("deal-unknown-times", {"given": given[:80]})
    return times[given]


EDITION: Final = DealEdition()
