"""The careless player of Deal."""

from __future__ import annotations

from typing import final

from rentier.bots.chance import CarelessBot
from rentier.core.actions import AnyAction
from rentier.core.game import Game
from rentier.games.deal.actions import MoveWild, Swap


@final
class CarelessDeal(CarelessBot):
    """A bot that plays at random, and leaves its wilds where they lie."""

    def is_fidgeting(self, game: Game, action: AnyAction) -> bool:
        return isinstance(action, (MoveWild, Swap))
