"""Money in Millionaire: accounts, and the first player with a million wins (MM-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from rentier.track.money import Lot, MoneyRules
from rentier.track.payment import Paying

from . import ending

if TYPE_CHECKING:
    from .state import Millionaire


@final
class MillionaireMoney(MoneyRules["Millionaire", Lot]):
    """Payments that are checked for the million."""

    __slots__ = ()

    def paid(self, game: Millionaire, paying: Paying, lot: Lot | None) -> None:
        """Look for a millionaire after every payment (MM-6)."""
        look_for_million(game, paying.payer, paying.payee)


MONEY: Final[MillionaireMoney] = MillionaireMoney()


def look_for_million(game: Millionaire, payer: int, payee: int) -> None:
    """Look for a winner if anybody has the million (MM-6)."""
    for player in game.players:
        if player.cash >= game.target:
            ending.look_for_winner(game, payee, payer)
            return
