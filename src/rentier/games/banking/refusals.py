"""Why an action of Banking is not possible, and by which rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

from rentier.core.errors import IllegalAction
from rentier.track.refusals import RefusalRules

from . import closing

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction

    from .state import Banking

RULES: Final[Mapping[str, str]] = {
    "not-asked": "EB-10",
    "track-out": "EB-70",
    "track-no-claim": "EB-30",
    "track-not-now": "EB-10",
    "track-not-your-turn": "EB-10",
    "track-pay-first": "EB-70",
    "track-pay-hopeless": "EB-70",
    "track-not-bankrupt": "EB-70",
    "track-no-debt": "EB-70",
    "track-build-no-street": "EB-40",
    "track-build-not-whole": "EB-40",
    "track-build-mortgaged": "EB-41",
    "track-build-full": "EB-42",
    "track-build-uneven": "EB-41",
    "track-build-none-left": "EB-43",
    "track-build-money": "EB-40",
    "track-not-between-turns": "EB-19",
    "track-sell-nothing": "EB-44",
    "track-sell-uneven": "EB-44",
    "track-sell-no-apartments": "EB-45",
    "track-not-owned": "EB-60",
    "track-not-mortgaged": "EB-61",
    "track-lift-money": "EB-61",
    "track-already-mortgaged": "EB-60",
    "track-mortgage-buildings": "EB-60",
    "track-buy-money": "EB-12",
    "track-no-auction": "EB-20",
    "track-bid-not-in": "EB-21",
    "track-bid-leading": "EB-21",
    "track-bid-short": "EB-21",
    "track-bid-unit": "EB-21",
    "track-bid-money": "EB-21",
    "track-bid-low": "EB-21",
    "track-bid-site": "EB-43",
    "track-raise-elsewhere": "EB-43",
    "track-roll-first": "EB-19",
    "track-no-roll": "EB-11",
    "track-not-in-jail": "EB-76",
    "track-no-jail-card": "EB-76",
    "track-fine-money": "EB-76",
    "track-deal-not-now": "EB-50",
    "track-deal-whom": "EB-50",
    "track-deal-not-owned": "EB-50",
    "track-deal-money-alone": "EB-50",
    "track-deal-money-twice": "EB-50",
    "track-deal-unit": "EB-50",
    "track-deal-buildings": "EB-51",
    "track-deal-lift": "EB-53",
    "track-deal-debt": "EB-52",
    "track-deal-debt-worse": "EB-70",
    "track-deal-declined": "EB-50",
    "track-deal-too-many": "EB-50",
    "track-deal-money": "EB-53",
    "track-resign-not-now": "EB-94",
    "banking-time-not-agreed": "EB-93",
    "banking-time-called": "EB-93",
    # By what is being asked: who may answer it.
    "asked turn": "EB-10",
    "asked buy": "EB-12",
    "asked auction": "EB-21",
    "asked want": "EB-43",
    "asked building-auction": "EB-43",
    "asked offer": "EB-50",
    "asked payment": "EB-10",
    "asked pay-or-draw": "EB-14",
}
"""By the key of a refusal: the rule."""


@final
class BankingRefusals(RefusalRules["Banking"]):
    """Refusals of Banking."""

    __slots__ = ()

    def refuse(self, game: Banking, seat: int, action: AnyAction) -> IllegalAction:
        """Return why time cannot be called, and leave the rest to the track (EB-93)."""
        if isinstance(action, closing.TimeUp) and game.is_in(seat):
            key = closing.why_not_call_time(game)
            return IllegalAction(key, {}, self.rule_of(key))
        return super().refuse(game, seat, action)

    def rule_of(self, key: str) -> str:
        """Return the number of the rule behind a refusal; if there is none, that of the turn."""
        return RULES.get(key, "EB-10")
