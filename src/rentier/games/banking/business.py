"""What only Banking has: calling time, at any moment (EB-93)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from rentier.core.decisions import Form
from rentier.track.business import OwnRules

from . import closing

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction

    from .state import Banking


@final
class BankingOwn(OwnRules["Banking"]):
    """What players may do at any moment in Banking."""

    __slots__ = ()

    def standing_forms(self, game: Banking, seat: int) -> list[Form]:
        """Allow calling time at any moment: no menu lists it, so that nobody does it by accident (EB-93)."""
        return [] if not game.is_in(seat) or closing.why_not_call_time(game) else [Form(closing.TimeUp.word, {})]

    def fits_standing(self, game: Banking, seat: int, action: AnyAction) -> bool:
        """Accept the call of time (EB-93)."""
        return isinstance(action, closing.TimeUp) and game.is_in(seat) and not closing.why_not_call_time(game)
