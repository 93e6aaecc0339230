"""Jail: how players get in and out (EB-75 … EB-77, MM-16, MM-30, CC-17, CC-56)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from rentier.core.native import mypyc_attr

from . import turn
from .decisions import T
from .events import FreedFromJail, WentToJail
from .numbers import FREE

if TYPE_CHECKING:
    from .state import Player, TrackGame


@mypyc_attr(allow_interpreted_subclasses=True)
class JailRules(Generic[T]):
    """What the fine and the turns in jail lead to."""

    __slots__ = ()

    def fined(self, game: T, seat: int) -> None:
        """Go on after a player has paid the fine before rolling: usually they roll (CC-56)."""

    def third_failed(self, game: T, player: Player, total: int) -> None:
        """Go on after the third turn in jail has brought no double either (EB-77, CC-56)."""
        turn.walk_out(game, player, total)

    def turn_began(self, game: T, player: Player) -> None:
        """Do what happens at the start of a player's turn."""


def go_to_jail(game: TrackGame, player: Player) -> None:
    """Take a player to jail: no money for GO and, in their own turn, no further roll (EB-75, MM-16, CC-17)."""
    player.place = game.board.jail
    player.jail = 0
    if player.seat == game.turn:
        game.may_roll = False
    if game.events is not None:
        game.events.append(WentToJail(player.seat))


def leave_jail(game: TrackGame, player: Player, how: str) -> None:
    """Let a player out."""
    player.jail = FREE
    if game.events is not None:
        game.events.append(FreedFromJail(player.seat, how))
