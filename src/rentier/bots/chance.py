"""The bot that plays whatever chance says."""

from __future__ import annotations

from typing import final

from rentier.core.actions import AnyAction
from rentier.core.game import Game

from .base import Bot


@final
class RandomBot(Bot):
    """Draws one entry of the menu, each as likely as the others."""

    def choose(self, game: Game, seat: int) -> AnyAction:
        """Draws."""
        menu = game.actions(seat)
        return menu[self.dice.below(len(menu))]
