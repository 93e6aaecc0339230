"""Millionaire as the core knows it: how it begins, how positions and the texts of actions are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from rentier.core.actions import AnyAction
from rentier.core.dice import Dice
from rentier.core.game import Game
from rentier.core.home import Home
from rentier.core.options import Options
from rentier.core.reading import Fields
from rentier.core.registry import Edition
from rentier.core.setup import Given
from rentier.track import texts, turn

from . import actions
from .data import BOARD, CARDS, NUMBERS
from .loading import load_game
from .options import SETTINGS, MillionaireOptions
from .setup import set_up
from .state import Millionaire
from .tally import TALLIES, tally_of

GRAMMAR: Final[Mapping[str, tuple[str, ...]]] = {
    "roll": (),
    "end": (),
    "buy": (),
    "leave": (),
    "bid": ("amount",),
    "pass": (),
    "collect": (),
    "upgrade": (),
    "choose": ("target",),
    "go-to": ("space",),
    "buy-also": ("space",),
    "free-house": ("space",),
    "swap": ("give", "take"),
    "take": ("space",),
    "cancel": (),
    "build": ("space",),
    "sell": ("group", "levels*"),
    "mortgage": ("space",),
    "lift": ("space",),
    "offer": ("target", "give", "take", "debt?", "lift?"),
    "accept": ("lift?",),
    "decline": (),
    "withdraw": (),
    "bankrupt": (),
    "resign": (),
    "pay-fine": (),
    "use-card": (),
}

SIMPLE: Final[dict[str, AnyAction]] = {
    **texts.simple_actions(),
    "collect": actions.COLLECT,
    "upgrade": actions.UPGRADE,
    "cancel": actions.CANCEL,
}

KEPT: Final = texts.Cards([card.code for pile in CARDS for card in pile if card.is_traded], list(NUMBERS))


@final
class MillionaireEdition(Edition):
    """The edition Millionaire."""

    def __init__(self) -> None:
        super().__init__(
            "millionaire",
            rules="MM",
            rules_version=1,
            fewest=2,
            most=4,
            settings=SETTINGS,
            grammar=GRAMMAR,
            tallies=TALLIES,
            gaps=texts.GAPS,
            has_secrets=True,
            home=Home(
                words="rentier.text",
                rules="rentier.text/rules",
                bots="rentier.bots.millionaire",
                desk="rentier.cli.desks.millionaire",
            ),
        )

    def make_options(self, values: dict[str, object]) -> Options:
        """Wraps the values into Millionaire's own options."""
        return MillionaireOptions(values)

    def _make(self, seats: int, options: Options, dice: Dice, events: bool) -> Millionaire:
        assert isinstance(options, MillionaireOptions)
        return Millionaire(self, seats, options, dice, events)

    def begin(self, seats: int, options: Options, dice: Dice, events: bool) -> Game:
        """Lays out the cards, finds out who starts, and begins the first turn (MM-4, MM-5)."""
        game = self._make(seats, options, dice, events)
        game.begin_state()
        game.lay_out()
        turn.roll_for_start(game)
        game.push(turn.TURN)
        turn.begin_turn(game)
        return game

    def load(self, position: Fields, seats: int, options: Options, dice: Dice) -> Game:
        """Sets up a position and refuses one that cannot be."""
        game = self._make(seats, options, dice, True)
        load_game(game, position)
        return game

    def setup(self, given: Given, options: Options) -> dict[str, object]:
        """Return the position that a call describes."""
        assert isinstance(options, MillionaireOptions)
        return set_up(given, options)

    def tally(self, game: Game) -> dict[str, int]:
        """Counts what levels, cards and deeds were worth."""
        assert isinstance(game, Millionaire)
        return tally_of(game)

    def make_action(self, word: str, parts: list[str]) -> AnyAction:
        """Reads the parts behind the first word."""
        if word in SIMPLE:
            return SIMPLE[word]
        if word == "choose":
            return actions.ChoosePlayer(texts.read_seat(parts[0]))
        if word == "go-to":
            return actions.GoTo(texts.read_space(BOARD, parts[0]))
        if word == "buy-also":
            return actions.BuyAlso(texts.read_deed(BOARD, parts[0]))
        if word == "free-house":
            return actions.FreeHouse(texts.read_deed(BOARD, parts[0]))
        if word == "swap":
            return actions.Swap(texts.read_deed(BOARD, parts[0]), texts.read_deed(BOARD, parts[1]))
        if word == "take":
            return actions.Take(texts.read_deed(BOARD, parts[0]))
        return texts.make_action(BOARD, KEPT, word, parts)


EDITION: Final = MillionaireEdition()
