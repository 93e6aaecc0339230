"""The careless player of Banking, where money may be raised at any time."""

from __future__ import annotations

from typing import final

from rentier.bots.chance import CarelessBot
from rentier.core.actions import AnyAction
from rentier.core.game import Game
from rentier.track import building, deeds, turn
from rentier.track.bidding import Bidding


@final
class CarelessTrack(CarelessBot):
    """A bot that plays at random, and raises money only to buy something or to pay."""

    def is_fidgeting(self, game: Game, action: AnyAction) -> bool:
        waiting = game.top()
        return isinstance(action, (deeds.Mortgage, building.Sell)) and (
            waiting is turn.TURN or isinstance(waiting, Bidding)
        )
