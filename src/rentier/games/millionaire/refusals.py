"""Why an action that only Millionaire has is not possible; asked only after the menu has said no."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rentier.track import building, turn
from rentier.track import refusals as track_refusals

from . import actions, decisions, fortune

if TYPE_CHECKING:
    from rentier.core.actions import AnyAction
    from rentier.core.errors import IllegalAction
    from rentier.track.board import Deed

    from .state import Millionaire

Reason = tuple[str, dict[str, object]]


def refuse(game: Millionaire, seat: int, action: AnyAction) -> IllegalAction:
    """Says why this seat may not do this now."""
    if not game.is_in(seat):
        return track_refusals.refuse(game, seat, action)
    if isinstance(action, actions.FreeHouse | actions.Swap | actions.Take):
        key, details = _card_reason(game, seat, action)
    elif isinstance(action, actions.Collect | actions.Upgrade | actions.ChoosePlayer | actions.GoTo | actions.BuyAlso):
        key, details = _choice_reason(game, seat, action)
    elif isinstance(action, actions.Cancel):
        key, details = _answer_reason(game, seat)
    else:
        return track_refusals.refuse(game, seat, action)
    return track_refusals.refused(game, action, key, details)


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
