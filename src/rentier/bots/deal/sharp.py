"""The sharp player of Deal: it tries its plays in its head, with hands and pile as they may be."""

from __future__ import annotations

from typing import Final, final

from rentier.bots.search import Sense, Sharp
from rentier.core.actions import AnyAction
from rentier.core.game import Game
from rentier.games.deal.actions import MoveWild, Swap
from rentier.games.deal.state import Deal

from .standing import chance_to_win
from .steady import SteadyDeal

PLAYOUTS: Final = 2500
TURNS_AHEAD: Final = 6
"""How many turns are played in the head before the chances are estimated."""


@final
class DealSense(Sense):
    """Deal as the search sees it: everybody plays steadily for some turns, then the chances are estimated."""

    def __init__(self, turns: int) -> None:
        super().__init__(turns)
        self.player: Final = SteadyDeal(bytes(32))

    def usual(self, game: Game, seat: int) -> AnyAction:
        return self.player.choose(game, seat)

    def others(self, game: Game, seat: int) -> list[AnyAction]:
        """List the menu without moves of wilds: they cost nothing, so two of them could go round in circles."""
        return [action for action in game.actions(seat) if not isinstance(action, (MoveWild, Swap))]

    def play_on(self, world: Game, seat: int) -> float:
        assert isinstance(world, Deal)
        last = world.turns + self.turns
        while not world.over:
            if world.turns >= last:
                return chance_to_win(world, seat)
            asked = world.awaiting[0]
            world.apply(asked, self.player.choose(world, asked))
        return 1.0 / len(world.winners) if seat in world.winners else 0.0


@final
class SharpDeal(Sharp):
    """The sharp player of Deal."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed, DealSense(TURNS_AHEAD), PLAYOUTS)
