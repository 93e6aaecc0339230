"""Deals in Banking: a debtor makes no deal that lowers what covers the debt (EB-70)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track import offering, trading
from rentier.track.trading import DealRules

if TYPE_CHECKING:
    from rentier.track.board import Deed
    from rentier.track.state import TrackGame


@final
class BankingDeals(DealRules["TrackGame"]):
    """What may change hands in Banking."""

    __slots__ = ()

    def why_not(self, game: TrackGame, seat: int, offer: trading.MakeOffer) -> str:
        """Return the key that refuses a deal that lowers what covers a debt, unless it settles it all (EB-70)."""
        if game.debt_of(seat) > offer.debt and offer.debt + _change(game, offer.give, offer.take, offer.lift) < 0:
            return "track-deal-debt-worse"
        if game.debt_of(offer.target) > offer.debt and offer.debt + _change(game, offer.take, offer.give, []) < 0:
            return "track-deal-debt-worse"
        return ""


def _change(game: TrackGame, gives: trading.Bundle, takes: trading.Bundle, lift: list[Deed]) -> int:
    """Return by how much a deal raises what one side could pay."""
    change = takes.cash - gives.cash - offering.charges(game, takes.deeds, lift)
    change += sum([deed.mortgage for deed in takes.deeds if deed in lift or not game.is_mortgaged[deed.index]])
    return change - sum([deed.mortgage for deed in gives.deeds if not game.is_mortgaged[deed.index]])
