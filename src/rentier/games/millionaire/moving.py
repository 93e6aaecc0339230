"""Spaces of Millionaire: GO pays by level and can raise it; others bring Lifestyle cards (MM-11, MM-14, MM-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track import cards, payment
from rentier.track.moving import MovingRules
from rentier.track.numbers import BANK

from . import decisions

if TYPE_CHECKING:
    from rentier.track.board import Space
    from rentier.track.state import Player

    from .state import Millionaire


@final
class MillionaireMoving(MovingRules["Millionaire"]):
    """What the spaces of Millionaire do."""

    __slots__ = ()

    def pass_go(self, game: Millionaire, player: Player) -> None:
        """Pay the salary of the level; a player who can go up a level chooses how to be paid (MM-11)."""
        if game.is_highest(player.seat):
            payment.owe(game, BANK, player.seat, game.salary_of(player.seat), payment.SALARY)
        else:
            game.push(decisions.Upgrading(player.seat))

    def play_space(self, game: Millionaire, player: Player, space: Space) -> None:
        """Draw a Millionaire Lifestyle card; the other spaces do nothing (MM-14, MM-16)."""
        if space.kind == "lifestyle":
            cards.draw(game, player, 1)
