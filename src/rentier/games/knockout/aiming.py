"""How a slide is aimed: where the token is let go, in which direction and how fast, in whole steps (KO-10, KO-60).

A step is 0.1 mm of place, 0.01° of direction and 1 mm/s of speed. At the far end of the board these are 0.1, 0.2 and
1.4 mm, where even a steady hand misses by 10 and 25.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from rentier.core.dice import Dice
from rentier.core.errors import BadInput, shown

from .data import FIGURES, TREMORS

STEPS_A_MM: Final = 10
STEPS_A_DEGREE: Final = 100

_START: Final[dict[str, int]] = FIGURES["start"]
_HAND: Final[dict[str, int]] = FIGURES["hand"]

LEFT: Final[int] = _START["left"] * STEPS_A_MM
RIGHT: Final[int] = _START["right"] * STEPS_A_MM
NEAR: Final[int] = _START["near"] * STEPS_A_MM
FAR: Final[int] = _START["far"] * STEPS_A_MM
WIDEST: Final[int] = _HAND["widest"] * STEPS_A_DEGREE
FASTEST: Final[int] = _HAND["fastest"]

SLOWING: Final[float] = float(FIGURES["token"]["slowing"])

STEADY: Final = "off"
"""The tremor of a hand that does not tremble."""

LONGEST_NUMBER: Final = 9

# A step of direction in radians.
STEP: Final[float] = 3.141592653589793 / 18000.0
# Up to half a right angle, the terms that are left out are below the last digit of a float.
TERMS: Final = 10
_HALF_RIGHT: Final = 45 * STEPS_A_DEGREE

# The sum of twelve bytes has a variance of 12 · (256² − 1) / 12, so a standard deviation of 256 to five digits.
BYTES: Final = 12
UNIT_OF_ERROR: Final[float] = 256.0
"""One standard deviation of a drawn error."""


@final
class Aim:
    """One aimed slide: the start of the token's centre, the direction (positive to the right) and the speed."""

    __slots__ = ("angle", "speed", "x", "y")

    def __init__(self, x: int, y: int, angle: int, speed: int) -> None:
        self.x: Final[int] = x
        """Tenths of a millimetre."""
        self.y: Final[int] = y
        self.angle: Final[int] = angle
        """Hundredths of a degree."""
        self.speed: Final[int] = speed
        """Millimetres a second."""

    def fault(self) -> str:
        """Name the first part that is outside its limits (KO-60), or return an empty string."""
        if not LEFT <= self.x <= RIGHT:
            return "x"
        if not NEAR <= self.y <= FAR:
            return "y"
        if not -WIDEST <= self.angle <= WIDEST:
            return "angle"
        if not 0 < self.speed <= FASTEST:
            return "speed"
        return ""

    def parts(self) -> list[str]:
        """Return the words of the aim: millimetres, degrees, mm/s."""
        return [
            _written(self.x, STEPS_A_MM, 1),
            _written(self.y, STEPS_A_MM, 1),
            _written(self.angle, STEPS_A_DEGREE, 2),
            str(self.speed),
        ]

    def __repr__(self) -> str:
        return f"<{' '.join(self.parts())}>"


def read_aim(parts: list[str]) -> Aim:
    """Read the words of an aim; refuse what is not a number, or finer than a step."""
    return Aim(
        _read("x", parts[0], STEPS_A_MM, 1),
        _read("y", parts[1], STEPS_A_MM, 1),
        _read("angle", parts[2], STEPS_A_DEGREE, 2),
        _read("speed", parts[3], 1, 0),
    )


def _written(steps: int, scale: int, digits: int) -> str:
    sign = "-" if steps < 0 else ""
    whole, part = divmod(abs(steps), scale)
    return f"{sign}{whole}.{part:0{digits}d}".rstrip("0") if part else f"{sign}{whole}"


def _read(name: str, text: str, scale: int, digits: int) -> int:
    sign = -1 if text.startswith("-") else 1
    whole, point, part = text.removeprefix("-").replace(",", ".").partition(".")
    is_whole = whole.isascii() and whole.isdigit() and len(whole) <= LONGEST_NUMBER
    is_part = (part.isascii() and part.isdigit() and len(part) <= digits) if point else True
    if not (is_whole and is_part):
        raise BadInput("knockout-aim", {"part": name, "given": shown(text)}, "KO-60")
    return sign * (int(whole) * scale + (int(part.ljust(digits, "0")) if part else 0))


def direction(angle: int) -> tuple[float, float]:
    """Return the sine and cosine of a direction from their series, so that every machine gets the same."""
    turn = float(angle) * STEP
    square = turn * turn
    sine = 1.0
    cosine = 1.0
    for n in range(TERMS, 0, -1):
        even = float(2 * n)
        sine = 1.0 - square / (even * (even + 1.0)) * sine
        cosine = 1.0 - square / (even * (even - 1.0)) * cosine
    return turn * sine, cosine


def aim_at(x: int, y: int, to_x: float, to_y: float) -> Aim:
    """Aim from a start, in steps, so that on an empty board the token rests nearest to a place, in millimetres."""
    dx = to_x - float(x) / STEPS_A_MM
    dy = to_y - float(y) / STEPS_A_MM
    way = sqrt(dx * dx + dy * dy)
    speed = int(sqrt(2.0 * SLOWING * way) + 0.5)
    if dy <= 0.0 or abs(dx) > dy:
        return Aim(x, y, _HALF_RIGHT if dx >= 0.0 else -_HALF_RIGHT, speed)
    slant = dx / dy
    angle = _nearest(slant * (1.0 - slant * slant / 4.0) / STEP)
    for _ in range(3):
        # The remaining angle between the direction and the place is small, so its sine will do for it.
        sine, cosine = direction(angle)
        angle += _nearest((dx * cosine - dy * sine) / (way * STEP))
    return Aim(x, y, angle, speed)


def rest_of(aim: Aim) -> tuple[float, float]:
    """Return where, in millimetres, an aimed token would rest with nothing in its way and no end to the board."""
    sine, cosine = direction(aim.angle)
    way = float(aim.speed * aim.speed) / (2.0 * SLOWING)
    return float(aim.x) / STEPS_A_MM + way * sine, float(aim.y) / STEPS_A_MM + way * cosine


def shaken(aim: Aim, dice: Dice, level: str) -> Aim:
    """Add the error of a hand, drawn from the dice; the level `off` draws nothing and changes nothing."""
    if level == STEADY:
        return aim
    tremor = TREMORS[level]
    return shake(aim, dice, tremor.direction, tremor.speed)


def shake(aim: Aim, dice: Dice, spread: int, haste: int) -> Aim:
    """Add an error with these standard deviations: hundredths of a degree, thousandths of the speed."""
    turned = draw_error(dice)
    return missed(aim, spread, haste, turned, draw_error(dice))


def missed(aim: Aim, spread: int, haste: int, turned: int, hurried: int) -> Aim:
    """Return what an aim becomes with errors of direction and speed, in parts of the standard deviations."""
    angle = aim.angle + _nearest(float(turned * spread) / UNIT_OF_ERROR)
    speed = aim.speed + _nearest(float(hurried * haste * aim.speed) / (1000.0 * UNIT_OF_ERROR))
    return Aim(aim.x, aim.y, max(-WIDEST, min(WIDEST, angle)), max(1, min(FASTEST, speed)))


def draw_error(dice: Dice) -> int:
    """Draw from a bell curve with a standard deviation of 256: twelve bytes together."""
    total = -BYTES * 255 // 2
    for _ in range(BYTES):
        total += dice.below(256)
    return total


def _nearest(value: float) -> int:
    """Round to a whole number, halves away from zero, so that mirrored values stay mirrored."""
    return int(value + 0.5) if value >= 0.0 else -int(0.5 - value)
