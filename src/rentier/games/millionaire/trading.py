"""Deals in Millionaire: only its own buildings keep a lot where it is (MM-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track.numbers import BANK
from rentier.track.trading import DealRules

from . import money

if TYPE_CHECKING:
    from rentier.track.board import Deed, Group

    from .state import Millionaire


@final
class MillionaireDeals(DealRules["Millionaire"]):
    """What may change hands in Millionaire."""

    __slots__ = ()

    def is_locked(self, game: Millionaire, deed: Deed) -> bool:
        """Keep a property with buildings of its own where it is (MM-23)."""
        return game.level[deed.index] > 0

    def are_offers_listed(self, game: Millionaire) -> bool:
        """List offers before a roll only, so that menus stay short."""
        return game.may_roll

    def is_worth_offering(self, game: Millionaire, group: Group, owned: int) -> bool:
        """List only what completes a colour, so that menus stay short."""
        return owned == len(group.deeds) - 1

    def done(self, game: Millionaire) -> None:
        """Look for a millionaire when a deal is done; one with mortgages is when the bank has its 10% (MM-6)."""
        money.look_for_million(game, BANK, BANK)
