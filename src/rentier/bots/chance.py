"""The bots that play at random."""

from __future__ import annotations

from typing import final

from rentier.core.actions import AnyAction
from rentier.core.game import Game
from rentier.core.native import mypyc_attr

from .base import Bot


@final
class RandomBot(Bot):
    """A bot that draws one entry of the menu, each as likely as the others."""

    def choose(self, game: Game, seat: int) -> AnyAction:
        menu = game.actions(seat)
        return menu[self.dice.below(len(menu))]


@mypyc_attr(allow_interpreted_subclasses=True)
class CarelessBot(Bot):
    """A bot that draws one entry of the menu, but nothing that could be done and undone for ever while others wait."""

    def choose(self, game: Game, seat: int) -> AnyAction:
        menu = game.actions(seat)
        calm = [action for action in menu if not self.is_fidgeting(game, action)]
        drawn = calm or menu
        return drawn[self.dice.below(len(drawn))]

    def is_fidgeting(self, game: Game, action: AnyAction) -> bool:
        """Whether an action could be undone at once, and leads nowhere unless somebody plans with it."""
        raise NotImplementedError
