"""Deeds in Millionaire: the Fortune card comes before the purchase, and a mortgage costs 10% of the price each time.

(MM-10, MM-12, MM-41, MM-42)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track.deeds import DeedRules, MortgageRules, offer_deed

from . import fortune
from .data import INTEREST_PERCENT

if TYPE_CHECKING:
    from rentier.track.board import Deed
    from rentier.track.state import Player, TrackGame

    from .state import Millionaire


@final
class MillionaireDeeds(DeedRules["Millionaire"]):
    """What happens to a deed and to the Fortune card on it."""

    __slots__ = ()

    def offer(self, game: Millionaire, player: Player, deed: Deed) -> None:
        """Take up the Fortune card, if there is one, and let the property be bought (MM-10, MM-12)."""
        card = game.fortune[deed.index]
        if card is None:
            offer_deed(game, player, deed)
        else:
            fortune.take_up(game, player, deed, card)

    def sold(self, game: Millionaire, deed: Deed) -> None:
        """Lay the Fortune card aside if the buyer had not stopped there (MM-10)."""
        card = game.fortune[deed.index]
        if card is not None:
            fortune.lose(game, deed, card)


@final
class MillionaireMortgages(MortgageRules["TrackGame"]):
    """What a mortgage costs in Millionaire."""

    __slots__ = ()

    def lifting_price(self, game: TrackGame, deed: Deed) -> int:
        """Return the mortgage value plus 10% of the printed price (MM-41)."""
        return deed.mortgage + self.interest(game, deed)

    def lifting_at_once(self, game: TrackGame, deed: Deed) -> int:
        """Return the same: a buyer who lifts at once saves the second 10% (MM-42)."""
        return self.lifting_price(game, deed)

    def interest(self, game: TrackGame, deed: Deed) -> int:
        """Return 10% of the printed price, rounded up (MM-41, MM-42)."""
        return game.terms.round_up(deed.price * INTEREST_PERCENT // 100)
