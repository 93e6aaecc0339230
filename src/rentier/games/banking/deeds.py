"""Deeds in Banking: dealt in the quick game (EB-90); mortgages cost 10% once, or by standard rules (EB-53, EB-61)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track import payment
from rentier.track.deeds import Delivering, MortgageRules
from rentier.track.numbers import BANK

from .data import DEEDS_DEALT, INTEREST_PERCENT

if TYPE_CHECKING:
    from rentier.track.board import Deed

    from .state import Banking


@final
class BankingMortgages(MortgageRules["Banking"]):
    """What a mortgage costs in Banking."""

    __slots__ = ()

    def lifting_price(self, game: Banking, deed: Deed) -> int:
        """Return the mortgage value plus 10%, or without it if the interest was paid at the sale (EB-53, EB-61)."""
        if game.is_interest_paid[deed.index]:
            return game.terms.round_up(deed.mortgage)
        return game.terms.round_up(deed.mortgage + deed.mortgage * INTEREST_PERCENT // 100)

    def lifting_at_once(self, game: Banking, deed: Deed) -> int:
        """Return the mortgage value alone, or plus 10% by the standard rules (EB-53)."""
        if game.agreed.is_interest_standard:
            return game.terms.round_up(deed.mortgage + deed.mortgage * INTEREST_PERCENT // 100)
        return game.terms.round_up(deed.mortgage)

    def interest(self, game: Banking, deed: Deed) -> int:
        """Return 10% of the value, rounded up (EB-53, EB-61)."""
        return game.terms.round_up(deed.mortgage * INTEREST_PERCENT // 100)


def deal_quick(game: Banking) -> None:
    """Deal two deeds to each player, who pays for them at once (EB-90)."""
    dealt = game.board.deeds[:]
    game.dice.shuffle(dealt)
    for player in reversed(game.players):
        for _ in range(DEEDS_DEALT):
            deed = dealt.pop()
            game.push(Delivering(player.seat, deed, deed.price))
            payment.owe(game, player.seat, BANK, deed.price, payment.DEED)
