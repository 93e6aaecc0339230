"""Deals in Millionaire: only its own buildings keep a lot from changing hands (MM-23)."""

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
        """Whether the property has buildings of its own, which keep it where it is (MM-23)."""
        return game.level[deed.index] > 0

    def are_offers_listed(self, game: Millionaire) -> bool:
        """Whether it is before a roll: only then are offers listed, so that menus stay short."""
        return game.may_roll

    def is_worth_offering(self, game: Millionaire, group: Group, owned: int) -> bool:
        """Whether it would complete a colour; nothing else is listed, so that menus stay short."""
        return owned == len(group.deeds) - 1

    def done(self, game: Millionaire) -> None:
        """Look for a millionaire once a deal is done; with mortgages, once the bank has its 10% (MM-6)."""
        money.look_for_million(game, BANK, BANK)
