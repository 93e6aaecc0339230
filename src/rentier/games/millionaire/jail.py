"""Jail in Millionaire: after three turns without a double, the fourth begins with the fine (MM-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track import jail, payment, turn
from rentier.track.jail import JailRules
from rentier.track.numbers import BANK

if TYPE_CHECKING:
    from rentier.track.state import Player, TrackGame


@final
class MillionaireJail(JailRules["TrackGame"]):
    """What the turns in jail lead to in Millionaire."""

    __slots__ = ()

    def third_failed(self, game: TrackGame, player: Player, total: int) -> None:
        """Leave the player in jail until the next turn (MM-30)."""

    def turn_began(self, game: TrackGame, player: Player) -> None:
        """Begin the fourth turn in jail with the fine, which is a debt (MM-30)."""
        if player.jail == turn.JAIL_TURNS:
            jail.leave_jail(game, player, "third")
            payment.owe(game, player.seat, BANK, game.terms.fine, payment.FINE)
