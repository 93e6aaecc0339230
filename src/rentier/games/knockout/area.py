"""The space that a token lies on: the one that most of its disc is on, by exact areas (KO-13).

Areas are given as parts of the disc, lengths in radii from its centre. The arcsine is the library's: no loop of the
physics calls it, it is the same compiled and interpreted, and what it could differ by elsewhere is a
ten-thousand-millionth of what counts as equal.
"""

from __future__ import annotations

from math import asin, pi, sqrt
from typing import Final, final

from .board import BOARD, NOWHERE
from .contacts import RADIUS

EQUAL: Final[float] = 1e-6
"""Shares that differ by no more than this are equal (KO-13)."""


@final
class Region:
    """A space, or all of the board below the spaces."""

    __slots__ = ("bottom", "left", "right", "space", "top")

    def __init__(self, space: int, left: float, right: float, bottom: float, top: float) -> None:
        self.space: Final[int] = space
        self.left: Final[float] = left
        self.right: Final[float] = right
        self.bottom: Final[float] = bottom
        self.top: Final[float] = top

    def share(self, x: float, y: float) -> float:
        """Return the share of the disc around a place that lies over it."""
        left = (self.left - x) / RADIUS
        right = (self.right - x) / RADIUS
        bottom = (self.bottom - y) / RADIUS
        top = (self.top - y) / RADIUS
        if left >= 1.0 or right <= -1.0 or bottom >= 1.0 or top <= -1.0:
            return 0.0
        return _corner(right, top) - _corner(left, top) - _corner(right, bottom) + _corner(left, bottom)

    def square_from(self, x: float, y: float) -> float:
        """Return the squared distance between a place and its middle."""
        dx = x - (self.left + self.right) / 2.0
        dy = y - (self.bottom + self.top) / 2.0
        return dx * dx + dy * dy


def _half(a: float) -> float:
    """Return the part of the disc to the left of a line."""
    if a <= -1.0:
        return 0.0
    if a >= 1.0:
        return 1.0
    return 0.5 + (a * sqrt(1.0 - a * a) + asin(a)) / pi


def _corner(a: float, b: float) -> float:
    """Return the part of the disc that lies both to the left of one line and below another."""
    if a * a + b * b < 1.0:
        return (a * b + pi * (_half(a) + _half(b) - 0.5) / 2.0) / pi
    if a <= 0.0:
        return 0.0 if b <= 0.0 else _half(a)
    if b <= 0.0:
        return _half(b)
    # The corner is outside the disc: the parts cut off do not overlap.
    return _half(a) + _half(b) - 1.0


REGIONS: Final[list[Region]] = [
    *[Region(it.index, it.left, it.right, it.bottom, it.top) for it in BOARD.spaces],
    Region(NOWHERE, 0.0, BOARD.width, 0.0, BOARD.spaces_from),
]


def space_under(x: float, y: float) -> int:
    """Return the index of the space that a token at this place is on; NOWHERE below the spaces (KO-13)."""
    most = 0.0
    touched: list[Region] = []
    held: list[float] = []
    for region in REGIONS:
        if y - RADIUS >= region.top or y + RADIUS <= region.bottom:
            continue
        share = region.share(x, y)
        if share > 0.5 + EQUAL:
            return region.space
        if share > 0.0:
            touched.append(region)
            held.append(share)
            most = share if share > most else most
    return _nearest_of(touched, held, most - EQUAL, x, y)


def _nearest_of(touched: list[Region], held: list[float], least: float, x: float, y: float) -> int:
    """Decide among the regions that hold the most: the one whose middle is nearer, then the first."""
    space = NOWHERE
    nearest = 0.0
    is_first = True
    for i, region in enumerate(touched):
        if held[i] >= least:
            square = region.square_from(x, y)
            if is_first or square < nearest:
                nearest = square
                space = region.space
                is_first = False
    return space


def shares(x: float, y: float) -> list[float]:
    """Return the share of the disc over each space, in the order of the board, and last over the board below them."""
    return [region.share(x, y) for region in REGIONS]
