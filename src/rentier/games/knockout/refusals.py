"""Why an action is not possible, and by which rule; asked only after the menu has said no."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rentier.core.actions import AnyAction
from rentier.core.errors import IllegalAction

from . import actions, decisions, state
from .board import BOARD
from .data import BAIL
from .physics import blocker

if TYPE_CHECKING:
    from .aiming import Aim
    from .state import Knockout

DUE: Final[dict[str, tuple[str, str]]] = {
    "slides": ("knockout-slide-first", "KO-10"),
    "reslide": ("knockout-slide-first", "KO-10"),
    "jail": ("knockout-jail-first", "KO-12"),
    "second-chance": ("knockout-second-first", "KO-40"),
    "chance": ("knockout-take-first", "KO-20"),
    "railroad": ("knockout-railroad-first", "KO-21"),
    "scoring": ("knockout-double-first", "KO-24"),
}
"""By the kind of what is pending: what has to be done first."""


def refuse(game: Knockout, seat: int, action: AnyAction) -> IllegalAction:
    """Return the error that says why this seat may not do this now."""
    awaited = game.awaiting
    if seat not in awaited:
        return IllegalAction("not-asked", {"seats": list(awaited)}, DUE[game.top().kind][1])
    top = game.top()
    if isinstance(action, actions.Slide) and isinstance(top, decisions.Sliding):
        fault = fault_of(game, top.token(game), action.aim)
        if fault is not None:
            return fault
    elif isinstance(action, actions.Pay) and not isinstance(top, decisions.SecondChance):
        return _refuse_paying(game, seat)
    elif isinstance(action, actions.Take) and isinstance(top, decisions.Chance):
        return IllegalAction("knockout-not-on-chance", {"token": action.token}, "KO-20")
    elif isinstance(action, actions.Move) and isinstance(top, decisions.Railroad):
        return _refuse_ride(action)
    elif isinstance(action, actions.Double) and isinstance(top, decisions.Scoring):
        return IllegalAction("knockout-not-collected", {"space": action.space.code}, "KO-24")
    key, rule = DUE[top.kind]
    return IllegalAction(key, {}, rule)


def fault_of(game: Knockout, token: int, aim: Aim) -> IllegalAction | None:
    """Return what is wrong with a slide, if anything (KO-10, KO-60)."""
    fault = aim.fault()
    if fault == "x" or fault == "y":
        return IllegalAction("knockout-start", {}, "KO-60")
    if fault:
        return IllegalAction("knockout-angle" if fault == "angle" else "knockout-speed", {}, "KO-60")
    other = blocker(game.places, token, aim.x, aim.y)
    if other >= 0:
        return IllegalAction("knockout-start-taken", {"seats": list(game.mates[other // state.TOKENS_EACH])}, "KO-10")
    return None


def _refuse_paying(game: Knockout, seat: int) -> IllegalAction:
    team = game.team_of(seat)
    if state.IN_JAIL not in game.spaces_of(team):
        return IllegalAction("knockout-nobody-jailed", {}, "KO-12")
    if game.cash[team] < BAIL:
        return IllegalAction("knockout-no-cash", {"amount": BAIL}, "KO-12")
    return IllegalAction("knockout-too-late", {}, "KO-12")


def _refuse_ride(action: actions.Move) -> IllegalAction:
    """Return why a token may not go from a railroad to this space: it is not a property, or it is occupied."""
    space = BOARD.spaces[action.space.index]
    key = "knockout-occupied" if space.is_property else "knockout-no-property"
    return IllegalAction(key, {"space": space.code}, "KO-21")
