"""When two discs meet: exact times of contact under constant slowing, found with nothing but + − × ÷ and √ (KO-60).

A disc slows down along its own direction, so its path is straight until something strikes it. Against a resting disc
the contact is where that line meets a circle, whatever the friction; between two moving discs the square of their
distance is a polynomial of the fourth degree in time.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from .aiming import SLOWING
from .data import FIGURES

RADIUS: Final[float] = float(FIGURES["token"]["radius"])
DIAMETER: Final[float] = 2.0 * RADIUS

NEVER: Final[float] = 1e30

# Two discs that press on each other while gliding would bounce forever, in ever smaller steps. So a contact that closes
# more slowly than this (mm/s) is no blow until the discs have overlapped by a hair (mm), which the blow undoes.
SLOWEST_BLOW: Final[float] = 1.0
HAIR: Final[float] = 0.0005

SQUARE: Final[float] = DIAMETER * DIAMETER
SUNK: Final[float] = DIAMETER - HAIR
SUNK_SQUARE: Final[float] = SUNK * SUNK

_MOST_HALVINGS: Final = 100
_SHORTEST: Final[float] = 1e-15


def time_to_resting(ahead: float, aside: float, speed: float) -> float:
    """Return when a disc strikes a resting one that lies this far along its path and this far to the side."""
    if ahead <= 0.0:
        return NEVER
    sideways = aside * aside
    depth = SQUARE - sideways
    if depth <= 0.0:
        return NEVER
    half = sqrt(depth)
    way = ahead - half
    left = speed * speed
    if way > 0.0:
        left -= 2.0 * SLOWING * way
        if left <= 0.0:
            return NEVER
        if left * depth >= SLOWEST_BLOW * SLOWEST_BLOW * SQUARE:
            return 2.0 * way / (speed + sqrt(left))
    elif left * ahead * ahead >= SLOWEST_BLOW * SLOWEST_BLOW * (ahead * ahead + sideways):
        return 0.0
    depth = SUNK_SQUARE - sideways
    if depth <= 0.0:
        return NEVER
    way = ahead - sqrt(depth)
    if way <= 0.0:
        return 0.0
    left = speed * speed - 2.0 * SLOWING * way
    return 2.0 * way / (speed + sqrt(left)) if left > 0.0 else NEVER


def time_between(dx: float, dy: float, wx: float, wy: float, gx: float, gy: float, span: float) -> float:
    """Return when two moving discs meet within a span of time.

    The second is at (dx, dy) from the first and moves relative to it with the velocity (wx, wy), which changes by
    (-gx, -gy) a second as both slow down.
    """
    between = dx * dx + dy * dy
    k1 = 2.0 * (dx * wx + dy * wy)
    k2 = wx * wx + wy * wy - (dx * gx + dy * gy)
    k3 = -(wx * gx + wy * gy)
    k4 = 0.25 * (gx * gx + gy * gy)
    time = first_fall(between - SQUARE, k1, k2, k3, k4, span)
    if time == NEVER:
        return NEVER
    closing = -(k1 + time * (2.0 * k2 + time * (3.0 * k3 + time * 4.0 * k4)))
    if closing >= 2.0 * DIAMETER * SLOWEST_BLOW:
        return time
    return first_fall(between - SUNK_SQUARE, k1, k2, k3, k4, span)


def first_fall(k0: float, k1: float, k2: float, k3: float, k4: float, span: float) -> float:
    """Find the first time within the span at which k0 + k1 t + … + k4 t⁴ is not above zero and falling.

    The roots of the second derivative divide the span into pieces where the first one rises or falls; its roots there
    divide it into pieces where the polynomial does. Each of these has at most one root, which cannot be missed.
    """
    if k0 <= 0.0 and k1 < 0.0:
        return 0.0
    bend_one = span
    bend_two = span
    bends = 9.0 * k3 * k3 - 24.0 * k4 * k2
    if bends > 0.0 and k4 > 0.0:
        half = sqrt(bends)
        bend_one = (-3.0 * k3 - half) / (12.0 * k4)
        bend_two = (-3.0 * k3 + half) / (12.0 * k4)
    start = 0.0
    height = k0
    last = 0.0
    slope = k1
    for piece in range(3):
        end = bend_one if piece == 0 else bend_two if piece == 1 else span
        if end <= last and piece < 2:
            continue
        if end > span:
            end = span
        slope_there = k1 + end * (2.0 * k2 + end * (3.0 * k3 + end * 4.0 * k4))
        if slope < 0.0 < slope_there or slope_there < 0.0 < slope:
            turn = find_root(k1, 2.0 * k2, 3.0 * k3, 4.0 * k4, 0.0, last, end)
            height_there = k0 + turn * (k1 + turn * (k2 + turn * (k3 + turn * k4)))
            if slope < 0.0 and height_there <= 0.0:
                return start if height <= 0.0 else find_root(k0, k1, k2, k3, k4, start, turn)
            start = turn
            height = height_there
        last = end
        slope = slope_there
        if end >= span:
            break
    height_there = k0 + span * (k1 + span * (k2 + span * (k3 + span * k4)))
    if height_there <= 0.0 and height_there < height:
        return start if height <= 0.0 else find_root(k0, k1, k2, k3, k4, start, span)
    return NEVER


def find_root(k0: float, k1: float, k2: float, k3: float, k4: float, low: float, high: float) -> float:
    """Find the root between two times at which the polynomial has different signs.

    Newton's steps are taken where they stay between the known bounds, and halving where they do not.
    """
    is_falling = k0 + low * (k1 + low * (k2 + low * (k3 + low * k4))) > 0.0
    time = 0.5 * (low + high)
    for _ in range(_MOST_HALVINGS):
        value = k0 + time * (k1 + time * (k2 + time * (k3 + time * k4)))
        if value == 0.0:
            return time
        if (value > 0.0) == is_falling:
            low = time
        else:
            high = time
        slope = k1 + time * (2.0 * k2 + time * (3.0 * k3 + time * 4.0 * k4))
        better = time - value / slope if slope != 0.0 else low
        if not low < better < high:
            better = 0.5 * (low + high)
        if abs(better - time) < _SHORTEST:
            return better
        time = better
    return time
