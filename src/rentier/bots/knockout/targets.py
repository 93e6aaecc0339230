"""What a bot could aim at: every space, and other teams' tokens, from several places behind GO."""

from __future__ import annotations

from typing import Final

from rentier.games.knockout import menus
from rentier.games.knockout.aiming import FAR, LEFT, RIGHT, STEPS_A_MM, Aim, aim_at
from rentier.games.knockout.board import BOARD
from rentier.games.knockout.physics import Place, blocker
from rentier.games.knockout.state import TOKENS_EACH, Knockout

STARTS: Final = 9
"""How many starting places across the width are considered."""
BEYOND: Final[list[float]] = [40.0, 220.0]
"""How many millimetres behind a token to aim, to knock it on or off."""

_AIMS: Final[dict[int, Aim]] = {}
"""The aims at the spaces, by start and space, made when first needed."""


def starts(game: Knockout, token: int) -> list[int]:
    """List the free starting places along GO, as x in steps; empty if all are taken."""
    step = (RIGHT - LEFT) // (STARTS - 1)
    return [x for x in range(LEFT, RIGHT + 1, step) if blocker(game.places, token, x, FAR) < 0]


def candidates(game: Knockout, token: int, team: int, near: int, beyond: list[float] = BEYOND) -> list[Aim]:
    """List aims at every space and at every token of the others, each from the `near` starts nearest to it."""
    free = starts(game, token)
    if not free:
        start = menus.find_start(game, token)
        return [_aim_at_space(start // 10_000, start % 10_000, i) for i in range(len(BOARD.spaces))]
    found: list[Aim] = []
    for space in BOARD.spaces:
        for x in nearest(free, int(space.centre[0]) * STEPS_A_MM, near):
            aim = _aim_at_space(x, FAR, space.index)
            if not aim.fault():
                found.append(aim)
    for other, place in enumerate(game.places):
        if place is not None and other // TOKENS_EACH != team and game.on[other] >= 0:
            for x in nearest(free, int(place.x) * STEPS_A_MM, min(near, 3)):
                add_knocks(found, x, place, beyond)
    return found


def nearest(free: list[int], x: int, count: int) -> list[int]:
    """Return the `count` starts nearest to an x."""
    sorted_by = [(abs(start - x), start) for start in free]
    sorted_by.sort()
    return [start for _, start in sorted_by[:count]]


def add_knocks(found: list[Aim], x: int, place: Place, beyond: list[float]) -> None:
    """Add aims through a token, so many millimetres behind it."""
    dx = place.x - float(x) / STEPS_A_MM
    dy = place.y - float(FAR) / STEPS_A_MM
    if dy <= 0.0:
        return
    for behind in beyond:
        # The blow takes seven eighths of the speed, so the distance beyond is what the struck token travels.
        aim = aim_at(x, FAR, place.x + dx / dy * behind, place.y + behind)
        if not aim.fault():
            found.append(aim)


def _aim_at_space(x: int, y: int, space: int) -> Aim:
    key = (x * 10_000 + y) * 100 + space
    aim = _AIMS.get(key)
    if aim is None:
        to_x, to_y = BOARD.spaces[space].centre
        aim = aim_at(x, y, to_x, to_y)
        _AIMS[key] = aim
    return aim
