"""The end of Millionaire: a player with a million and no debts wins, or the last one left (MM-6, MM-43)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track import payment, trading
from rentier.track.ending import EndRules
from rentier.track.numbers import BANK

if TYPE_CHECKING:
    from .state import Millionaire


@final
class MillionaireEnd(EndRules["Millionaire"]):
    """When a game of Millionaire ends."""

    __slots__ = ()

    def end_after_bankruptcy(self, game: Millionaire, seat: int, creditor: int) -> bool:
        """End the game if that made the creditor a millionaire, or if one player is left (MM-6, MM-43)."""
        if creditor != BANK and has_won(game, creditor):
            game.win((creditor,), "million")
            return True
        return super().end_after_bankruptcy(game, seat, creditor)


def look_for_winner(game: Millionaire, payee: int, payer: int) -> None:
    """End the game for a player who has the million and owes nothing, the payee before the payer (MM-6)."""
    for decision in game.stack:
        if isinstance(decision, trading.Exchanging):
            return
        if isinstance(decision, payment.Paying) and decision.is_debt and decision.purpose.is_of_deal:
            return
    for seat in (payee, payer, *range(game.seats)):
        if seat != BANK and has_won(game, seat):
            game.win((seat,), "million")
            return


def has_won(game: Millionaire, seat: int) -> bool:
    """Whether a seat has the million; money counts only while no debt is open (MM-6)."""
    if game.players[seat].cash < game.target:
        return False
    for decision in game.stack:
        if isinstance(decision, payment.Paying) and decision.payer == seat and decision.is_debt:
            return False
    return True
