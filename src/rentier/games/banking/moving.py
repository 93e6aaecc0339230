"""Spaces of Banking: the luxury tax is an option (EB-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track.moving import MovingRules

from .data import LUXURY_TAX

if TYPE_CHECKING:
    from rentier.track.board import Space

    from .state import Banking


@final
class BankingMoving(MovingRules["Banking"]):
    """What the spaces of Banking do."""

    __slots__ = ()

    def tax(self, game: Banking, space: Space) -> int:
        """Return the printed amount; for the luxury tax it is an option (EB-15)."""
        return LUXURY_TAX[game.agreed.luxury_tax] if space.code == "luxury-tax" else space.amount
