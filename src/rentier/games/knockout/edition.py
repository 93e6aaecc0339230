"""Knockout as the core knows it: how it begins, how positions and the texts of actions are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from rentier.core.actions import AnyAction
from rentier.core.dice import Dice
from rentier.core.errors import BadInput
from rentier.core.game import Game
from rentier.core.home import Home
from rentier.core.naming import find_code
from rentier.core.options import Options
from rentier.core.reading import Fields
from rentier.core.registry import Edition
from rentier.core.setup import Given

from . import actions, decisions, loading, rules
from .aiming import read_aim
from .board import BOARD, Space
from .events import Began
from .options import SETTINGS, KnockoutOptions
from .setup import set_up
from .state import Knockout
from .tally import TALLIES, tally_of

GRAMMAR: Final[Mapping[str, tuple[str, ...]]] = {
    "slide": ("x", "y", "angle", "speed"),
    "pay": (),
    "stay": (),
    "again": (),
    "leave": (),
    "take": ("token",),
    "move": ("space",),
    "stand": (),
    "double": ("space",),
}

SIMPLE: Final[dict[str, AnyAction]] = {
    "pay": actions.PAY,
    "stay": actions.STAY,
    "again": actions.AGAIN,
    "leave": actions.LEAVE,
    "stand": actions.STAND,
}


@final
class KnockoutEdition(Edition):
    """The edition Knockout."""

    def __init__(self) -> None:
        super().__init__(
            "knockout",
            rules="KO",
            rules_version=1,
            fewest=2,
            most=8,
            settings=SETTINGS,
            grammar=GRAMMAR,
            tallies=TALLIES,
            has_secrets=False,
            home=Home(
                words="rentier.text",
                rules="rentier.text/rules",
                bots="rentier.bots.knockout",
                desk="rentier.cli.desks.knockout",
            ),
        )

    def make_options(self, values: dict[str, object]) -> Options:
        """Wraps the values into Knockout's own options."""
        return KnockoutOptions(values)

    def begin(self, seats: int, options: Options, dice: Dice, events: bool) -> Game:
        """Draws the turn order and begins the first round (KO-1 … KO-3)."""
        assert isinstance(options, KnockoutOptions)
        game = Knockout(self, seats, options, dice, events)
        game.begin_state()
        game.push(decisions.SLIDES)
        if game.events is not None:
            game.events.append(Began(game.seats_in_order(), game.teams))
        rules.begin_round(game)
        return game

    def load(self, position: Fields, seats: int, options: Options, dice: Dice) -> Game:
        """Sets up a position and refuses one that cannot be."""
        assert isinstance(options, KnockoutOptions)
        game = Knockout(self, seats, options, dice, True)
        loading.load(game, position)
        return game

    def setup(self, given: Given, options: Options) -> dict[str, object]:
        """Return the position that a call describes."""
        return set_up(given)

    def make_action(self, word: str, parts: list[str]) -> AnyAction:
        """Reads the parts behind the first word."""
        if word in SIMPLE:
            return SIMPLE[word]
        if word == "slide":
            return actions.Slide(read_aim(parts))
        if word == "take":
            return actions.TAKE[read_token(parts[0])]
        space = find_space(parts[0])
        return actions.MOVE[space.index] if word == "move" else actions.DOUBLE[space.index]

    def tally(self, game: Game) -> dict[str, int]:
        """Counts what the spaces, the bonuses and the places in the turn order brought, and where slides ended."""
        assert isinstance(game, Knockout)
        return tally_of(game)


def find_space(text: str) -> Space:
    """Find a space by its code or its name in some language."""
    space = BOARD.by_code.get(text)
    if space is None:
        space = BOARD.by_code[find_code("knockout", "space", text, list(BOARD.by_code), "knockout-unknown-space")]
    return space


def read_token(text: str) -> int:
    """Reads the number of a token."""
    if text.isascii() and text.isdigit() and len(text) < 3 and int(text) < actions.MOST_TOKENS:
        return int(text)
    raise BadInput("knockout-unknown-token", {"given": text[:80], "most": actions.MOST_TOKENS - 1})


EDITION: Final = KnockoutEdition()
