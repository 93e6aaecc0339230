"""The end of Banking: the last player wins, or the richest if quick, timed or limited (EB-5, EB-74, EB-92, EB-93)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track.ending import EndRules
from rentier.track.numbers import BANK

from . import closing
from .data import BANKRUPTCIES_TO_END

if TYPE_CHECKING:
    from .state import Banking


@final
class BankingEnd(EndRules["Banking"]):
    """When a game of Banking ends."""

    __slots__ = ()

    def end_after_bankruptcy(self, game: Banking, seat: int, creditor: int) -> bool:
        """End the game with one player left, or the quick game at the second bankruptcy (EB-5, EB-74, EB-92)."""
        if super().end_after_bankruptcy(game, seat, creditor):
            return True
        if not game.agreed.is_quick or game.seats - len(game.seats_in()) < BANKRUPTCIES_TO_END:
            return False
        if creditor == BANK:
            closing.win_by_wealth(game, closing.AFTER_BANKRUPTCIES.why)
            return True
        # What the creditor is charged for the deeds goes on top of this, so it is paid before the count.
        game.claims = []
        game.stack[1:] = [closing.AFTER_BANKRUPTCIES]
        return False

    def end_after_turn(self, game: Banking) -> bool:
        """End the game after the turn in which time was called, or after the agreed rounds (EB-93)."""
        limit = game.agreed.round_limit
        if game.is_time_called:
            closing.close(game, closing.AFTER_TIME)
        elif limit is not None and game.rounds >= limit:
            closing.close(game, closing.AFTER_ROUNDS)
        else:
            return False
        return True
