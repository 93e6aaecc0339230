"""Deal as the core knows it: how it begins, what can be done in it, and how positions are read."""

from __future__ import annotations

from typing import Final, final

from rentier.core.actions import PASS, Declared
from rentier.core.decisions import AnyDecision
from rentier.core.dice import Dice
from rentier.core.game import Game
from rentier.core.home import own_home
from rentier.core.options import Options
from rentier.core.packing import typical_positions
from rentier.core.reading import Fields
from rentier.core.registry import Edition
from rentier.core.setup import Given

from . import actions, attacks, decisions, loading
from .citing import CITED
from .events import Began
from .options import PRESETS, SETTINGS, DealOptions
from .rules import begin_turn
from .setup import GROUNDS, describe, set_up
from .state import Deal

ACTIONS: Final[tuple[Declared, ...]] = (
    actions.END,
    actions.Bank,
    actions.Lay,
    actions.MoveWild,
    actions.Swap,
    actions.PASS_GO_ACTION,
    actions.Build,
    attacks.CollectDebt,
    attacks.BIRTHDAY_ACTION,
    attacks.Rent,
    attacks.SlyDeal,
    attacks.ForcedDeal,
    attacks.DealBreaker,
    PASS,
    actions.SAY_NO,
    actions.Pay,
    actions.Place,
    actions.GiveUp,
)


DECISIONS: Final[tuple[type[AnyDecision], ...]] = (
    decisions.Turn,
    decisions.GiveUpExtra,
    decisions.Attacking,
    decisions.Answer,
    decisions.Payment,
    decisions.Placing,
)


@final
class DealEdition(Edition):
    """The Deal edition."""

    def __init__(self) -> None:
        super().__init__(
            "deal",
            rules="DL",
            rules_version=2,
            positions_since=1,
            fewest=2,
            most=10,
            settings=SETTINGS,
            options=DealOptions,
            presets=PRESETS,
            actions=ACTIONS,
            decisions=DECISIONS,
            cited=CITED,
            has_secrets=True,
            home=own_home("deal"),
            typical=typical_positions("rentier.games.deal"),
            grounds=GROUNDS,
        )

    def begin(self, seats: int, options: Options, dice: Dice, events: bool) -> Game:
        """Deal, and begin the first turn (DL-3)."""
        assert isinstance(options, DealOptions)
        game = Deal(self, seats, options, dice, events)
        game.deal_out()
        if game.events is not None:
            game.events.append(Began(game.turn, 5))
        game.push(decisions.TURN)
        begin_turn(game)
        return game

    def setup(self, given: Given, options: Options) -> dict[str, object]:
        """Return the position that a call describes."""
        assert isinstance(options, DealOptions)
        return set_up(given, options)

    def describe(self, game: Game) -> dict[str, object]:
        """Return the arguments of a call that makes the position of a game again."""
        assert isinstance(game, Deal)
        return describe(game)

    def load(self, position: Fields, seats: int, options: Options, dice: Dice) -> Game:
        """Set up a position, and refuse one that is impossible."""
        assert isinstance(options, DealOptions)
        game = Deal(self, seats, options, dice, True)
        loading.load(game, position)
        return game


EDITION: Final = DealEdition()
