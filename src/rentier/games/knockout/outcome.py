"""What a slide leaves behind: places, and how each token got there, rounded as they are kept (KO-60)."""

from __future__ import annotations

from typing import Final, final

from .board import BOARD

MIDDLE: Final[float] = BOARD.width / 2.0
LENGTH: Final[float] = BOARD.length

GRAIN: Final[float] = 1000.0
"""The parts of a millimetre to which places at rest are rounded (KO-60)."""
FINE_TIME: Final[float] = 1e5
"""The parts of a second to which the time of a leg is rounded."""
FINE_SPEED: Final[float] = 1e2
"""The parts of a mm/s to which the velocity of a leg is rounded."""

# Adding and subtracting 1.5 · 2⁵² leaves a whole number, rounded the same way on both sides of zero.
_WHOLE: Final[float] = 6755399441055744.0


@final
class Place:
    """Where the centre of a token lies, in millimetres; at rest, both coordinates are multiples of 0.001."""

    __slots__ = ("x", "y")

    def __init__(self, x: float, y: float) -> None:
        self.x: Final[float] = x
        self.y: Final[float] = y


@final
class Leg:
    """A token's path between two contacts: where, when and how fast it starts; it slows down evenly along it."""

    __slots__ = ("time", "token", "vx", "vy", "x", "y")

    def __init__(self, token: int, time: float, x: float, y: float, vx: float, vy: float) -> None:
        self.token: Final[int] = token
        self.time: Final[float] = time
        self.x: Final[float] = x
        self.y: Final[float] = y
        self.vx: Final[float] = vx
        self.vy: Final[float] = vy


@final
class Fall:
    """A token that left the board: when, and where its centre crossed the edge (KO-11)."""

    __slots__ = ("time", "token", "x", "y")

    def __init__(self, token: int, time: float, x: float, y: float) -> None:
        self.token: Final[int] = token
        self.time: Final[float] = time
        self.x: Final[float] = x
        self.y: Final[float] = y


@final
class Slide:
    """The result of a slide."""

    __slots__ = ("fallen", "has_passed", "has_touched", "legs", "moved", "places", "seconds", "touches")

    def __init__(self, places: list[Place | None]) -> None:
        self.places: Final = places
        """By token: where each lies now; None for those that are not on the board."""
        self.moved: list[int] = []
        """The tokens that moved: the slid one first, then in the order in which they were set in motion."""
        self.fallen: list[Fall] = []
        """The tokens that left the board, in that order."""
        self.touches: list[tuple[int, int]] = []
        """The pairs that touched, in the order of their first touch; the smaller number first."""
        self.has_touched: bool = False
        """Whether the slid token touched another (KO-40)."""
        self.has_passed: bool = False
        """Whether the slide counts: its token rests beyond GO, left the board, or moved another (KO-15)."""
        self.seconds: float = 0.0
        """How long until all were at rest."""
        self.legs: list[Leg] = []
        """For a screen, in order of time; empty unless asked for."""


def whole(value: float) -> float:
    """Round to a whole number, halves to even, the same way on both sides of zero."""
    return (value + _WHOLE) - _WHOLE


def rounded(value: float, parts: float) -> float:
    """Round to this many parts of one."""
    return whole(value * parts) / parts


def from_middle(x: float) -> float:
    """Count a place at rest from the middle of the board instead of from the left."""
    return (whole(x * GRAIN) - MIDDLE * GRAIN) / GRAIN


def from_left(x: float) -> float:
    """Count a place from the left again, rounded as places at rest are."""
    return (whole(x * GRAIN) + MIDDLE * GRAIN) / GRAIN
