"""Turns of Banking: by option, the jail fine can be paid between turns too (EB-76)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.track.numbers import FREE
from rentier.track.turn import PAY_FINE, TurnRules

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction

    from .state import Banking


@final
class BankingTurn(TurnRules["Banking"]):
    """What players may do between the turns of Banking."""

    __slots__ = ()

    def add_between(self, game: Banking, seat: int, menu: list[AnyAction]) -> None:
        """Add paying the jail fine in another player's turn, by option (EB-76)."""
        may_pay = game.players[seat].jail != FREE and game.means(seat) >= game.terms.fine
        if may_pay and seat != game.turn and game.agreed.jail_fine == "any_time":
            menu.append(PAY_FINE)
