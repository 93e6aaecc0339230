"""Jail: how one gets in and out (EB-75 … EB-77)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .events import FreedFromJail, WentToJail
from .numbers import FREE

if TYPE_CHECKING:
    from .state import Player, TrackGame


def go_to_jail(game: TrackGame, player: Player) -> None:
    """Takes a player to jail: no money for GO, and on the own turn no further roll (EB-75)."""
    player.place = game.board.jail
    player.jail = 0
    if player.seat == game.turn:
        game.may_roll = False
    if game.events is not None:
        game.events.append(WentToJail(player.seat))


def leave_jail(game: TrackGame, player: Player, how: str) -> None:
    """Lets a player out."""
    player.jail = FREE
    if game.events is not None:
        game.events.append(FreedFromJail(player.seat, how))
