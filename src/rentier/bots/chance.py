"""The bot that plays at random."""

from __future__ import annotations

from typing import final

from rentier.core.actions import AnyAction
from rentier.core.game import Game

from .base import Bot


@final
class RandomBot(Bot):
    """A bot that draws one entry of the menu, each as likely as the others."""

    def choose(self, game: Game, seat: int) -> AnyAction:
        menu = game.actions(seat)
        return menu[self.dice.below(len(menu))]
