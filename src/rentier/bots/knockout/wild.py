"""The bot that slides at random targets, with the tremor of an average hand."""

from __future__ import annotations

from typing import Final, final

from rentier.bots.base import Bot
from rentier.core.actions import AnyAction
from rentier.core.game import Game
from rentier.games.knockout.actions import Slide
from rentier.games.knockout.state import Knockout

from .hand import Hand

HAND: Final = Hand("real")


@final
class RandomKnockout(Bot):
    """A bot that draws one entry of the menu, each as likely as the others; it aims a slide as well as it can."""

    def choose(self, game: Game, seat: int) -> AnyAction:
        menu = game.actions(seat)
        drawn = menu[self.dice.below(len(menu))]
        if isinstance(drawn, Slide) and isinstance(game, Knockout):
            return Slide(HAND.tremble(drawn.aim, self.dice, game.agreed))
        return drawn
