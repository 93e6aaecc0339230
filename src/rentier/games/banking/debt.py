"""Bankruptcy in Banking: by the standard rules, a creditor pays interest at once on mortgages received (EB-72)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track import payment
from rentier.track.debt import DebtRules
from rentier.track.numbers import BANK

if TYPE_CHECKING:
    from rentier.track.board import Deed

    from .state import Banking


@final
class BankingDebt(DebtRules["Banking"]):
    """What happens to a bankrupt player's deeds in Banking."""

    __slots__ = ()

    def inherited(self, game: Banking, creditor: int, received: list[Deed]) -> None:
        """Charge the 10% on mortgages received from a bankrupt player, by the standard rules only (EB-72)."""
        if game.agreed.is_interest_standard:
            for deed in received:
                if game.is_mortgaged[deed.index]:
                    # After what is still owed because of the same card (EB-73).
                    interest = game.policies.mortgages.interest(game, deed)
                    payment.owe_after(game, creditor, BANK, interest, payment.INTEREST)
