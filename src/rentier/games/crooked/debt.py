"""Bankruptcy in Crooked Cash: everything is sold, and the last notes are a payment that can be checked (CC-61)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track.debt import DebtRules

from . import selling

if TYPE_CHECKING:
    from .state import Crooked


@final
class CrookedDebt(DebtRules["Crooked"]):
    """What happens to a bankrupt player in Crooked Cash."""

    __slots__ = ()

    def go_bankrupt(self, game: Crooked, seat: int, creditor: int) -> None:
        """Sell everything, have the last notes paid, and then take the player out (CC-61)."""
        selling.go_bankrupt(game, seat, creditor)
