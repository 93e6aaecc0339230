"""Auctions in Millionaire: bids must be covered, and the player who landed is held to the opening bid (MM-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track import deeds, payment
from rentier.track.auction import AuctionRules
from rentier.track.numbers import BANK

if TYPE_CHECKING:
    from rentier.track.board import Deed
    from rentier.track.state import TrackGame


@final
class MillionaireAuction(AuctionRules["TrackGame"]):
    """Who stays in an auction of Millionaire."""

    __slots__ = ()

    def may_stay(self, game: TrackGame, seat: int, amount: int) -> bool:
        """Whether a player has the next bid in cash; no money can be raised for it, so the others pass (MM-21)."""
        return game.means(seat) >= amount

    def unsold(self, game: TrackGame, deed: Deed, lander: int) -> None:
        """Hold the player who landed to the opening bid, if they have it (MM-21)."""
        opening = game.terms.opening
        if game.means(lander) >= opening:
            game.push(deeds.Delivering(lander, deed, opening))
            payment.pay(game, lander, BANK, opening, payment.AUCTION)
