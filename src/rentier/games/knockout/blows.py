"""What simultaneous contacts do to the velocities, solved together (KO-60)."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from .data import FIGURES

RESTITUTION: Final[float] = float(FIGURES["token"]["restitution"])

_MOST_ROUNDS: Final = 5000
_EXACT: Final[float] = 1e-13


@final
class Disc:
    """A token on the board during a slide.

    Its x is counted from the middle of the board, so that mirrored boards give mirrored numbers to the last bit.
    """

    __slots__ = (
        "along_x",
        "along_y",
        "end",
        "is_falling",
        "is_gone",
        "is_moving",
        "is_new",
        "meets",
        "meets_at",
        "reached",
        "speed",
        "token",
        "vx",
        "vy",
        "was_moved",
        "x",
        "y",
    )

    def __init__(self, token: int, x: float, y: float) -> None:
        self.token: Final[int] = token
        self.x: float = x
        self.y: float = y
        self.speed: float = 0.0
        self.along_x: float = 0.0
        """With `along_y`, the direction of a moving disc, of length 1."""
        self.along_y: float = 0.0
        self.vx: float = 0.0
        """With `vy`, the velocity; correct while the disc rests or is struck."""
        self.vy: float = 0.0
        self.is_moving: bool = False
        self.was_moved: bool = False
        self.is_new: bool = False
        """Whether its motion has just changed, so that nothing predicted for it holds."""
        self.end: float = 0.0
        """When it comes to rest or leaves the board, if nothing strikes it."""
        self.is_falling: bool = False
        """Whether it then leaves the board."""
        self.is_gone: bool = False
        self.meets: Disc | None = None
        """The disc that it will strike next, if nothing else happens."""
        self.meets_at: float = 0.0
        self.reached: int = 0
        """While contacts are gathered: 1 for a disc that touches, 2 once everything that touches it is known."""


@final
class Contact:
    """Two discs that touch and are not moving apart."""

    __slots__ = ("between", "closing", "impulse", "nx", "ny", "one", "other")

    def __init__(self, one: Disc, other: Disc, dx: float, dy: float, between: float, closing: float) -> None:
        self.one: Final = one
        self.other: Final = other
        self.nx: Final[float] = dx / between
        """With `ny`, the normal, from one to the other."""
        self.ny: Final[float] = dy / between
        self.between: Final[float] = between
        self.closing: Final[float] = closing if closing > 0.0 else 0.0
        """How fast they approach each other."""
        self.impulse: float = 0.0


def strike(contacts: list[Contact]) -> None:
    """Change the velocities by solving all contacts together.

    Along every normal there is an impulse that is not negative, after which no two discs part more slowly than 0.75
    times their approach, and those with an impulse part at exactly that speed.

    This is a linear complementarity problem with a symmetric matrix, whose velocities are unique. Going round the
    contacts, correcting one impulse at a time, converges to them; a single contact is right at once.
    """
    fastest = 0.0
    for contact in contacts:
        if contact.closing > fastest:
            fastest = contact.closing
    for _ in range(_MOST_ROUNDS):
        change = 0.0
        for contact in contacts:
            one = contact.one
            other = contact.other
            parting = (other.vx - one.vx) * contact.nx + (other.vy - one.vy) * contact.ny
            impulse = contact.impulse + 0.5 * (RESTITUTION * contact.closing - parting)
            if impulse < 0.0:
                impulse = 0.0
            step = impulse - contact.impulse
            contact.impulse = impulse
            one.vx -= step * contact.nx
            one.vy -= step * contact.ny
            other.vx += step * contact.nx
            other.vy += step * contact.ny
            if step < 0.0:
                step = -step
            if step > change:
                change = step
        if len(contacts) == 1 or change <= _EXACT * fastest:
            break


def touching(one: Disc, other: Disc, reach: float) -> Contact | None:
    """Return the contact of two discs whose centres are within reach, unless they are moving apart."""
    dx = other.x - one.x
    dy = other.y - one.y
    square = dx * dx + dy * dy
    if square > reach * reach:
        return None
    closing = (one.vx - other.vx) * dx + (one.vy - other.vy) * dy
    between = sqrt(square)
    if closing < -1e-9 * between or between == 0.0:
        return None
    return Contact(one, other, dx, dy, between, closing / between)
