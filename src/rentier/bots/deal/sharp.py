"""The sharp player of Deal: it tries its plays in its head, with hands and pile as they may be."""

from __future__ import annotations

from typing import Final, final

from rentier.bots.search import Sense, Sharp, won_part
from rentier.core.actions import AnyAction
from rentier.core.game import Game
from rentier.games.deal.actions import MoveWild, Swap
from rentier.games.deal.state import Deal

from .guessing import guess_hands
from .standing import chance_to_win, is_judged
from .steady import SteadyDeal

PLAYOUTS: Final = 300
TURNS_AHEAD: Final = 3
"""How many turns are played to their end in the head before the chances are judged: its own and two more."""
STEEPNESS: Final = 0.3
"""The chances are a little timid, as 4,000 games between steady players have shown (docs/analysis.md)."""
LONGEST: Final = 500
"""After how many decisions they are judged at the latest."""
MARGIN: Final = 0.5
"""By how many standard errors another action must be better than the steady one."""


@final
class DealSense(Sense):
    """Deal as the search sees it: everybody plays steadily for some turns, then the chances are judged."""

    def __init__(self, turns: int) -> None:
        super().__init__(turns)
        self.steepness = STEEPNESS
        self.player: Final = SteadyDeal(bytes(32))
        self.last: int = 0
        """The turn at whose end the chances are judged, the same for all actions, even for one that ends the turn."""

    def usual(self, game: Game, seat: int) -> AnyAction:
        return self.player.choose(game, seat)

    def others(self, game: Game, seat: int) -> list[AnyAction]:
        """List the menu without moves of wilds: they cost nothing, so two of them could go round in circles."""
        return [action for action in game.actions(seat) if not isinstance(action, (MoveWild, Swap))]

    def idea(self, game: Game, seat: int, action: AnyAction) -> tuple[str, list[dict[str, object]]] | None:
        """Ask for no moves of wilds, for the same reason."""
        return None if isinstance(action, (MoveWild, Swap)) else ("", [])

    def imagine(self, game: Game, seat: int, seed: bytes) -> Game:
        """Deal the others hands that they may well hold."""
        world = game.redeal(seat, seed)
        assert isinstance(world, Deal)
        guess_hands(world, seat)
        self.last = world.turns + self.turns - 1
        return world

    def play_on(self, world: Game, seat: int) -> float:
        assert isinstance(world, Deal)
        for _ in range(LONGEST):
            if world.over:
                break
            asked = world.awaiting[0]
            action = self.player.choose(world, asked)
            if world.turns >= self.last and is_judged(world, action):
                return chance_to_win(world, seat)
            world.apply(asked, action)
        return self.glance(world, seat)

    def glance(self, world: Game, seat: int) -> float:
        assert isinstance(world, Deal)
        return won_part(world, seat) if world.over else chance_to_win(world, seat)


@final
class SharpDeal(Sharp):
    """The sharp player of Deal."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed, DealSense(TURNS_AHEAD), PLAYOUTS)
        self.margin = MARGIN
