"""Jail in Banking: the fine takes the place of the roll (EB-76)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track import turn
from rentier.track.jail import JailRules

if TYPE_CHECKING:
    from .state import Banking


@final
class BankingJail(JailRules["Banking"]):
    """What the fine leads to in Banking."""

    __slots__ = ()

    def fined(self, game: Banking, seat: int) -> None:
        """Use up the turn: the player goes on in the next one, unless the option says otherwise (EB-76)."""
        if game.agreed.jail_fine == "next_turn":
            turn.begin_roll(game)
            game.may_roll = False
