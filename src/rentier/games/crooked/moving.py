"""Spaces of Crooked Cash: GO turns the tokens green, and trains take players further (CC-11, CC-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track import moving
from rentier.track.moving import MovingRules
from rentier.track.numbers import BANK

from .events import TookTrain

if TYPE_CHECKING:
    from rentier.track.board import Space
    from rentier.track.state import Player

    from .state import Crooked


@final
class CrookedMoving(MovingRules["Crooked"]):
    """What the spaces of Crooked Cash do."""

    __slots__ = ()

    def pass_go(self, game: Crooked, player: Player) -> None:
        """Pay 200 and turn the tokens green (CC-11)."""
        game.turn_tokens(player.seat)
        moving.pay_salary(game, player)

    def play_space(self, game: Crooked, player: Player, space: Space) -> None:
        """Take the train to the next street that nobody owns (CC-15)."""
        if space.kind != "train":
            return
        for step in range(1, game.board.size):
            place = (player.place + step) % game.board.size
            deed = game.board.spaces[place].deed
            if deed is not None and game.owner[deed.index] == BANK:
                if game.events is not None:
                    game.events.append(TookTrain(player.seat, deed.code))
                moving.move_forward(game, player, place)
                return
