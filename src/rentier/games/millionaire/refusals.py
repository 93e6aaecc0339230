"""Why an action of Millionaire is not possible, and by which rule; asked only after the menu has said no."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

from rentier.track import building, turn
from rentier.track import refusals as track_refusals
from rentier.track.refusals import RefusalRules

from . import actions, decisions, fortune

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction
    from rentier.core.errors import IllegalAction
    from rentier.track.board import Deed

    from .state import Millionaire

Reason = tuple[str, dict[str, object]]


RULES: Final[Mapping[str, str]] = {
    "not-asked": "MM-10",
    "track-out": "MM-43",
    "track-no-claim": "MM-13",
    "track-not-now": "MM-10",
    "track-not-your-turn": "MM-10",
    "track-pay-first": "MM-40",
    "track-pay-hopeless": "MM-43",
    "track-not-bankrupt": "MM-40",
    "track-no-debt": "MM-43",
    "track-only-in-debt": "MM-40",
    "track-build-no-street": "MM-22",
    "track-build-not-whole": "MM-22",
    "track-build-mortgaged": "MM-22",
    "track-build-full": "MM-22",
    "track-build-uneven": "MM-22",
    "track-build-none-left": "MM-22",
    "track-build-money": "MM-22",
    "track-not-between-turns": "MM-22",
    "track-sell-nothing": "MM-40",
    "track-sell-uneven": "MM-40",
    "track-sell-no-apartments": "MM-40",
    "track-not-owned": "MM-41",
    "track-not-mortgaged": "MM-41",
    "track-lift-money": "MM-41",
    "track-already-mortgaged": "MM-41",
    "track-mortgage-buildings": "MM-40",
    "track-buy-money": "MM-12",
    "track-no-auction": "MM-21",
    "track-bid-not-in": "MM-21",
    "track-bid-leading": "MM-21",
    "track-bid-short": "MM-21",
    "track-bid-unit": "MM-21",
    "track-bid-money": "MM-21",
    "track-bid-low": "MM-21",
    "track-roll-first": "MM-10",
    "track-no-roll": "MM-17",
    "track-not-in-jail": "MM-30",
    "track-no-jail-card": "MM-30",
    "track-fine-money": "MM-30",
    "track-deal-not-now": "MM-23",
    "track-deal-whom": "MM-23",
    "track-deal-not-owned": "MM-23",
    "track-deal-money-alone": "MM-23",
    "track-deal-money-twice": "MM-23",
    "track-deal-unit": "MM-23",
    "track-deal-buildings": "MM-23",
    "track-deal-lift": "MM-42",
    "track-deal-in-kind": "MM-40",
    "track-deal-declined": "MM-23",
    "track-deal-too-many": "MM-23",
    "track-deal-money": "MM-42",
    "track-resign-not-now": "MM-43",
    "millionaire-sell-too-much": "MM-40",
    "millionaire-not-at-go": "MM-11",
    "millionaire-no-choice": "MM-50",
    "millionaire-card-whom": "MM-50",
    "millionaire-card-space": "MM-50",
    "millionaire-card-lot": "MM-50",
    "millionaire-card-hotel": "MM-50",
    "millionaire-also-lot": "MM-50",
    "millionaire-no-card": "MM-18",
    "millionaire-card-not-now": "MM-18",
    "millionaire-nothing-aimed": "MM-18",
    # By what is being asked: who may answer it.
    "asked turn": "MM-10",
    "asked buy": "MM-12",
    "asked auction": "MM-21",
    "asked offer": "MM-23",
    "asked payment": "MM-40",
    "asked upgrade": "MM-11",
    "asked choose-player": "MM-50",
    "asked go-to": "MM-50",
    "asked buy-also": "MM-50",
    "asked answer": "MM-18",
}
"""By the key of a refusal: the rule."""


@final
class MillionaireRefusals(RefusalRules["Millionaire"]):
    """Refusals of Millionaire."""

    __slots__ = ()

    def refuse(self, game: Millionaire, seat: int, action: AnyAction) -> IllegalAction:
        if not game.is_in(seat):
            return super().refuse(game, seat, action)
        if isinstance(action, actions.FreeHouse | actions.Swap | actions.Take):
            key, details = _card_reason(game, seat, action)
        elif isinstance(
            action, actions.Collect | actions.Upgrade | actions.ChoosePlayer | actions.GoTo | actions.BuyAlso
        ):
            key, details = _choice_reason(game, seat, action)
        elif isinstance(action, actions.Cancel):
            key, details = _answer_reason(game, seat)
        else:
            return super().refuse(game, seat, action)
        return track_refusals.refused(game, action, key, details)

    def rule_of(self, key: str) -> str:
        """Return the number of the rule behind a refusal; if there is none, that of the turn."""
        return RULES.get(key, "MM-10")


def _choice_reason(game: Millionaire, seat: int, action: AnyAction) -> Reason:
    top = game.top()
    key = "millionaire-not-at-go"
    details: dict[str, object] = {}
    if isinstance(action, actions.ChoosePlayer):
        is_asked, key = isinstance(top, decisions.ChoosingPlayer), "millionaire-card-whom"
    elif isinstance(action, actions.GoTo):
        is_asked, key = isinstance(top, decisions.ChoosingSpace), "millionaire-card-space"
        details["space"] = action.space.code
    elif isinstance(action, actions.BuyAlso):
        is_asked, key = isinstance(top, decisions.BuyingAlso), "millionaire-also-lot"
        details["space"] = action.deed.code
    elif isinstance(top, decisions.Upgrading):
        is_asked = True
    else:
        return key, details
    if not is_asked:
        return "millionaire-no-choice", {}
    if seat not in game.awaiting:
        return "not-asked", {"seats": list(game.awaiting)}
    return key, details


def _answer_reason(game: Millionaire, seat: int) -> Reason:
    if not isinstance(game.top(), decisions.Answering):
        return "millionaire-nothing-aimed", {}
    if seat not in game.awaiting:
        return "not-asked", {"seats": list(game.awaiting)}
    return "millionaire-no-card", {"card": actions.CANCEL.uses()}


def _card_reason(game: Millionaire, seat: int, action: actions.FreeHouse | actions.Swap | actions.Take) -> Reason:
    if game.top() is not turn.TURN or (seat != game.turn and not game.is_fresh):
        return "millionaire-card-not-now", {}
    if isinstance(action, actions.FreeHouse):
        if not fortune.holds(game, seat, fortune.FREE_HOUSE):
            return "millionaire-no-card", {"card": action.uses()}
        key = building.why_not_build(game, seat, action.deed, 0)
        return key or "millionaire-card-hotel", {"space": action.deed.code}
    if not fortune.holds(game, seat, fortune.SWAP if isinstance(action, actions.Swap) else fortune.TAKE):
        return "millionaire-no-card", {"card": action.uses()}
    if isinstance(action, actions.Swap):
        if game.owner[action.give.index] != seat or not fortune.movable(game, action.give):
            return "millionaire-card-lot", {"space": action.give.code}
        return _taken_reason(action.take)
    return _taken_reason(action.deed)


def _taken_reason(deed: Deed) -> Reason:
    return "millionaire-card-lot", {"space": deed.code}
