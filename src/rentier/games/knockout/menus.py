"""The slides that a menu lists: one at each space from a free place behind GO, as if nothing lay in between."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rentier.core.actions import AnyAction

from . import actions
from .aiming import FAR, LEFT, NEAR, RIGHT, STEPS_A_MM, aim_at
from .board import BOARD, Space
from .physics import Place, blocker, place_at

if TYPE_CHECKING:
    from .state import Knockout

USUAL_X: Final = (LEFT + RIGHT) // 2
USUAL_Y: Final = 100 * STEPS_A_MM
COARSE: Final = 15 * STEPS_A_MM
FINE: Final = 1 * STEPS_A_MM

MARGIN: Final = 15.0
STEP: Final = 2.5

_MENUS: Final[dict[int, list[AnyAction]]] = {}
"""By start: the menu, made when it is first needed."""
_ROOM: Final[dict[int, list[Place]]] = {}
"""By space: places at which a token is entirely on it, from the middle outwards."""


def slide_menu(game: Knockout, token: int) -> list[AnyAction]:
    """List a slide at each space that can be aimed at."""
    start = find_start(game, token)
    return _menu_from(start)[:] if start >= 0 else []


def find_start(game: Knockout, token: int) -> int:
    """Find a free place behind GO, the usual one if possible; -1 if there is none (KO-10).

    Return both coordinates in one number: x · 10,000 + y, in steps of an aim.
    """
    places = game.places
    if blocker(places, token, USUAL_X, USUAL_Y) < 0:
        return USUAL_X * 10_000 + USUAL_Y
    found = _search(places, token, COARSE)
    return found if found >= 0 else _search(places, token, FINE)


def _search(places: list[Place | None], token: int, step: int) -> int:
    for y in range(FAR, NEAR - 1, -step):
        for x in range(LEFT, RIGHT + 1, step):
            if blocker(places, token, x, y) < 0:
                return x * 10_000 + y
    return -1


def _menu_from(start: int) -> list[AnyAction]:
    menu = _MENUS.get(start)
    if menu is None:
        menu = []
        for space in BOARD.spaces:
            x, y = space.centre
            aim = aim_at(start // 10_000, start % 10_000, x, y)
            if not aim.fault():
                menu.append(actions.Slide(aim))
        _MENUS[start] = menu
    return menu


def find_room(game: Knockout, token: int, space: Space) -> Place:
    """Find a place on a property where a token overlaps no other, as close to its middle as possible."""
    room = _ROOM.get(space.index)
    if room is None:
        room = _room_on(space)
        _ROOM[space.index] = room
    for place in room:
        if blocker(game.places, token, round(place.x * STEPS_A_MM), round(place.y * STEPS_A_MM)) < 0:
            return place
    # Tokens that lie mostly on other spaces cannot fill a property, so this is never reached.
    return room[0]


def _room_on(space: Space) -> list[Place]:
    x, y = space.centre
    wide = int((x - space.left - MARGIN) / STEP)
    high = int((y - space.bottom - MARGIN) / STEP)
    found: list[tuple[int, int, int]] = []
    for right in range(-wide, wide + 1):
        for up in range(-high, high + 1):
            found.append((right * right + up * up, right, up))
    found.sort()
    return [place_at(x + right * STEP, y + up * STEP) for _, right, up in found]
