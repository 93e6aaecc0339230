"""Deals in Crooked Cash: streets go with their hotels, and a debtor makes no deal that lowers what covers the debt.

(CC-28, CC-60)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track.trading import DealRules

from . import selling

if TYPE_CHECKING:
    from rentier.track.board import Deed, Group
    from rentier.track.trading import Bundle, MakeOffer

    from .state import Crooked


@final
class CrookedDeals(DealRules["Crooked"]):
    """What may change hands in Crooked Cash."""

    __slots__ = ()

    def is_locked(self, game: Crooked, deed: Deed) -> bool:
        """Whether buildings keep a street from changing hands: never, it goes with its hotel (CC-28)."""
        return False

    def why_not(self, game: Crooked, seat: int, offer: MakeOffer) -> str:
        """Return the key that refuses a deal that lowers what covers a debt (CC-60)."""
        if game.debt_of(seat) > offer.debt and offer.debt + _change(game, offer.give, offer.take) < 0:
            return "track-deal-debt-worse"
        if game.debt_of(offer.target) and _change(game, offer.take, offer.give) < 0:
            return "track-deal-debt-worse"
        return ""

    def is_worth_offering(self, game: Crooked, group: Group, owned: int) -> bool:
        """Whether it would complete a colour; nothing else is listed, so that menus stay short."""
        return owned == len(group.deeds) - 1


def _change(game: Crooked, gives: Bundle, takes: Bundle) -> int:
    """Return by how much a deal raises what one side could pay."""
    change = takes.cash - gives.cash
    for deed in takes.deeds:
        change += selling.sale_of(game, deed)
    for deed in gives.deeds:
        change -= selling.sale_of(game, deed)
    return change
