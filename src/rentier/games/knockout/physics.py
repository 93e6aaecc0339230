"""A slide: a token that glides, strikes others and sets them moving until all rest or fell (KO-10, KO-15, KO-60).

`docs/knockout-physics.md` explains how it is computed, and why that way.
"""

from __future__ import annotations

from typing import Final

from .aiming import STEPS_A_MM, Aim, direction
from .blows import Disc
from .board import BOARD
from .contacts import DIAMETER, RADIUS
from .motion import Motion
from .outcome import (
    FINE_TIME,
    GRAIN,
    LENGTH,
    MIDDLE,
    Fall,
    Leg,
    Place,
    Slide,
    from_left,
    from_middle,
    rounded,
    whole,
)

__all__ = ["Fall", "Leg", "Place", "Slide", "blocker", "is_on_board", "place_at", "slide", "too_close"]

_MIDDLE_STEP: Final = int(MIDDLE * STEPS_A_MM)
_DIAMETER_GRAINS: Final[float] = DIAMETER * GRAIN


def slide(places: list[Place | None], mover: int, aim: Aim, told: bool = False) -> Slide:
    """Slide a token until all rest; its own entry in the places does not matter, and `told` keeps the legs."""
    outcome = Slide(places[:])
    discs: list[Disc] = []
    for token, place in enumerate(places):
        if place is not None and token != mover:
            discs.append(Disc(token, from_middle(place.x), place.y))
    slid = Disc(mover, float(aim.x - _MIDDLE_STEP) / STEPS_A_MM, float(aim.y) / STEPS_A_MM)
    discs.append(slid)
    motion = Motion(outcome, discs, told)
    sine, cosine = direction(aim.angle)
    slid.vx = float(aim.speed) * sine
    slid.vy = float(aim.speed) * cosine
    motion.change(slid)
    motion.set_off(slid)
    motion.run()
    outcome.places[mover] = None
    for disc in discs:
        if disc.was_moved:
            outcome.places[disc.token] = None if disc.is_gone else _rest(disc)
    rest = outcome.places[mover]
    outcome.has_passed = rest is None or rest.y > BOARD.go_line or len(outcome.moved) > 1
    outcome.seconds = rounded(motion.now, FINE_TIME)
    return outcome


def place_at(x: float, y: float) -> Place:
    """Return the place nearest to a point at which a token may rest."""
    return Place(rounded(x, GRAIN), rounded(y, GRAIN))


def is_on_board(x: float, y: float) -> bool:
    """Whether a centre is within the rectangle, including its edge (KO-11)."""
    return 0.0 <= x <= BOARD.width and 0.0 <= y <= BOARD.length


def blocker(places: list[Place | None], mover: int, x: int, y: int) -> int:
    """Return a token closer than a diameter to a start, which is given in steps of an aim; -1 if none (KO-10)."""
    for token, place in enumerate(places):
        if place is not None and token != mover:
            dx = whole(place.x * GRAIN) - float(x) * (GRAIN / STEPS_A_MM)
            dy = whole(place.y * GRAIN) - float(y) * (GRAIN / STEPS_A_MM)
            if dx * dx + dy * dy < _DIAMETER_GRAINS * _DIAMETER_GRAINS:
                return token
    return -1


def too_close(places: list[Place | None]) -> tuple[int, int] | None:
    """Return the first two tokens that overlap by more than a thousandth of their radius."""
    nearest = DIAMETER - RADIUS / 1000.0
    for token, place in enumerate(places):
        for other in range(token):
            there = places[other]
            if place is not None and there is not None:
                dx = place.x - there.x
                dy = place.y - there.y
                if dx * dx + dy * dy < nearest * nearest:
                    return other, token
    return None


def _rest(disc: Disc) -> Place:
    x = max(-MIDDLE, min(MIDDLE, disc.x))
    y = max(0.0, min(LENGTH, disc.y))
    return Place(from_left(x), rounded(y, GRAIN))
