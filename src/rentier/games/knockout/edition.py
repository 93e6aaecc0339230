"""Knockout as the core knows it: how it begins, what can be done in it, and how positions are read."""

from __future__ import annotations

from typing import Final, final

from rentier.core.actions import Declared
from rentier.core.decisions import AnyDecision
from rentier.core.dice import Dice
from rentier.core.game import Game
from rentier.core.home import own_home
from rentier.core.options import Options
from rentier.core.packing import typical_positions
from rentier.core.reading import Fields
from rentier.core.registry import Edition
from rentier.core.setup import Given

from . import actions, decisions, loading, rules
from .citing import CITED
from .events import Began
from .options import SETTINGS, KnockoutOptions
from .setup import GROUNDS, describe, set_up
from .state import Knockout
from .tally import TALLIES, tally_of

ACTIONS: Final[tuple[Declared, ...]] = (
    actions.Slide,
    actions.PAY,
    actions.STAY,
    actions.AGAIN,
    actions.LEAVE,
    actions.Take,
    actions.Move,
    actions.STAND,
    actions.Double,
)


DECISIONS: Final[tuple[type[AnyDecision], ...]] = (
    decisions.Slides,
    decisions.Reslide,
    decisions.Jail,
    decisions.SecondChance,
    decisions.Chance,
    decisions.Railroad,
    decisions.Scoring,
)


@final
class KnockoutEdition(Edition):
    """The Knockout edition."""

    def __init__(self) -> None:
        super().__init__(
            "knockout",
            rules="KO",
            rules_version=1,
            fewest=2,
            most=8,
            settings=SETTINGS,
            options=KnockoutOptions,
            actions=ACTIONS,
            decisions=DECISIONS,
            cited=CITED,
            tallies=TALLIES,
            has_secrets=False,
            home=own_home("knockout"),
            typical=typical_positions("rentier.games.knockout"),
            grounds=GROUNDS,
        )

    def begin(self, seats: int, options: Options, dice: Dice, events: bool) -> Game:
        """Draw the turn order and begin the first round (KO-1 … KO-3)."""
        assert isinstance(options, KnockoutOptions)
        game = Knockout(self, seats, options, dice, events)
        game.begin_state()
        game.push(decisions.SLIDES)
        if game.events is not None:
            game.events.append(Began(game.seats_in_order(), game.teams, game.teams_in_order()))
        rules.begin_round(game)
        return game

    def load(self, position: Fields, seats: int, options: Options, dice: Dice) -> Game:
        """Set up a position, and refuse one that is impossible."""
        assert isinstance(options, KnockoutOptions)
        game = Knockout(self, seats, options, dice, True)
        loading.load(game, position)
        return game

    def setup(self, given: Given, options: Options) -> dict[str, object]:
        """Return the position that a call describes."""
        return set_up(given)

    def describe(self, game: Game) -> dict[str, object]:
        """Return the arguments of a call that makes the position of a game again."""
        assert isinstance(game, Knockout)
        return describe(game)

    def tally(self, game: Game) -> dict[str, int]:
        """Count what the spaces, the bonuses and the places in the turn order brought, and where slides ended."""
        assert isinstance(game, Knockout)
        return tally_of(game)


EDITION: Final = KnockoutEdition()
