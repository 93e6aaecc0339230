"""The hand of a bot: how far it misses, whatever the options, and how often it hits what it aims at."""

from __future__ import annotations

from math import erf, gcd, isqrt, sqrt
from typing import Final, final

from rentier.core.dice import Dice
from rentier.games.knockout.aiming import FAR, STEPS_A_MM, UNIT_OF_ERROR, Aim, shake
from rentier.games.knockout.board import BOARD
from rentier.games.knockout.data import TREMORS
from rentier.games.knockout.options import KnockoutOptions

_RADIANS: Final[float] = 3.141592653589793 / 18000.0


@final
class Hand:
    """A hand with a tremor of its own."""

    __slots__ = ("haste", "hits", "spread")

    def __init__(self, level: str) -> None:
        tremor = TREMORS[level]
        self.spread: Final[int] = tremor.direction
        self.haste: Final[int] = tremor.speed
        self.hits: Final[list[float]] = [self._hits(i) for i in range(len(BOARD.spaces))]
        """By space: how often it is hit on an empty board."""

    def _hits(self, index: int) -> float:
        space = BOARD.spaces[index]
        way = space.centre[1] - float(FAR) / STEPS_A_MM
        aside = way * float(self.spread) * _RADIANS
        # The distance grows with the square of the speed.
        along = way * 2.0 * float(self.haste) / 1000.0
        wide = (space.right - space.left) / 2.0
        high = (space.top - space.bottom) / 2.0
        return erf(wide / (aside * sqrt(2.0))) * erf(high / (along * sqrt(2.0)))

    def tremble(self, aim: Aim, dice: Dice, rule: KnockoutOptions) -> Aim:
        """Add the error that the game's option will not add by itself, so that the total is this hand's error."""
        spread, haste = self.spread, self.haste
        if rule.tremor in TREMORS:
            added = TREMORS[rule.tremor]
            spread = isqrt(max(0, spread * spread - added.direction * added.direction))
            haste = isqrt(max(0, haste * haste - added.speed * added.speed))
        return shake(aim, dice, spread, haste)


def _quantile(part: float) -> float:
    """Return the point of the bell curve below which this part lies."""
    low, high = -6.0, 6.0
    for _ in range(40):
        middle = (low + high) / 2.0
        if 0.5 + 0.5 * erf(middle / sqrt(2.0)) < part:
            low = middle
        else:
            high = middle
    return low


def bell(count: int, step: int) -> list[int]:
    """Return `count` errors that stand for the whole bell curve, in an order that goes through it in steps."""
    points = [_quantile((float(i) + 0.5) / float(count)) for i in range(count)]
    square = 0.0
    for point in points:
        square += point * point
    # The tails are cut off, so the rest is stretched to a standard deviation of one.
    scale = UNIT_OF_ERROR * (sqrt(float(count) / square) if square else 1.0)
    return [round(scale * points[i * step % count]) for i in range(count)]


def steps_for(count: int) -> int:
    """Return a step near the golden section that visits every one of `count` points."""
    step = max(1, count * 618 // 1000)
    while gcd(step, count) != 1:
        step += 1
    return step
