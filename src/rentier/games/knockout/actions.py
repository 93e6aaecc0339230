"""What a player of Knockout may do, one class for each action; `apply` does it, unchecked.

Actions carry out rules, rules push decisions, and decisions list actions. So these modules import each other whole,
and nothing but base classes and data is taken from another module while it loads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from rentier.core.actions import Action
from rentier.core.errors import BadInput
from rentier.core.naming import find_code

from . import rules, state
from .aiming import Aim, read_aim
from .board import BOARD, Space
from .data import BAIL

if TYPE_CHECKING:
    from rentier.core.registry import Edition

    from .state import Knockout

MOST_TOKENS: Final = 16


def read_space(text: str) -> Space:
    """Find a space by its code, or by its name in any language."""
    space = BOARD.by_code.get(text)
    if space is None:
        space = BOARD.by_code[find_code("knockout", "space", text, list(BOARD.by_code), "knockout-unknown-space")]
    return space


def read_token(text: str) -> int:
    """Read the number of a token."""
    if text.isascii() and text.isdigit() and len(text) < 3 and int(text) < MOST_TOKENS:
        return int(text)
    raise BadInput("knockout-unknown-token", {"given": text[:80], "most": MOST_TOKENS - 1})


class KnockoutAction(Action["Knockout"]):
    """An action of Knockout."""

    __slots__ = ()


@final
class Slide(KnockoutAction):
    """Slide a token from behind GO (KO-10)."""

    __slots__ = ("aim",)
    word: ClassVar[str] = "slide"
    names: ClassVar[tuple[str, ...]] = ("x", "y", "angle", "speed")

    @staticmethod
    def read(edition: Edition, word: str, parts: list[str]) -> Slide:
        return Slide(read_aim(parts))

    def __init__(self, aim: Aim) -> None:
        self.aim: Final = aim

    def parts(self) -> list[str]:
        """Return start, direction and speed in millimetres, degrees and mm/s."""
        return self.aim.parts()

    def apply(self, game: Knockout, seat: int) -> None:
        """Let go of the token."""
        rules.slide(game, seat, self.aim)


@final
class Pay(KnockoutAction):
    """Pay for a jailed token, to slide it again at once (KO-12)."""

    __slots__ = ()
    word: ClassVar[str] = "pay"

    def figures(self, game: Knockout, seat: int) -> dict[str, int]:
        """Return the price."""
        return {"amount": BAIL}

    def apply(self, game: Knockout, seat: int) -> None:
        """Pay to Free Parking."""
        rules.pay_bail(game, seat)


@final
class Stay(KnockoutAction):
    """Leave a token in jail until the end of the round (KO-12)."""

    __slots__ = ()
    word: ClassVar[str] = "stay"

    def apply(self, game: Knockout, seat: int) -> None:
        """Go on to the next jailed token."""
        rules.stay_in_jail(game, seat)


@final
class Again(KnockoutAction):
    """Take the second chance of a token that slid off the board (KO-40)."""

    __slots__ = ()
    word: ClassVar[str] = "again"

    def figures(self, game: Knockout, seat: int) -> dict[str, int]:
        """Return the price."""
        return {"amount": rules.second_chance_price(game)}

    def apply(self, game: Knockout, seat: int) -> None:
        """Pay if it costs anything, and slide again."""
        rules.take_second_chance(game, seat)


@final
class Leave(KnockoutAction):
    """Leave a token that slid off the board where it is (KO-40)."""

    __slots__ = ()
    word: ClassVar[str] = "leave"
    rests: ClassVar[bool] = True

    def apply(self, game: Knockout, seat: int) -> None:
        """Go on."""
        rules.leave_off(game, seat)


@final
class Take(KnockoutAction):
    """Choose which of the tokens on Chance is slid next (KO-20)."""

    __slots__ = ("token",)
    word: ClassVar[str] = "take"
    names: ClassVar[tuple[str, ...]] = ("token",)

    @staticmethod
    def read(edition: Edition, word: str, parts: list[str]) -> Take:
        return TAKE[read_token(parts[0])]

    def __init__(self, token: int) -> None:
        self.token: Final = token

    def parts(self) -> list[str]:
        return [str(self.token)]

    def figures(self, game: Knockout, seat: int) -> dict[str, int]:
        """Return which of its owner's tokens it is, counted from 1."""
        return {"number": self.token % state.TOKENS_EACH + 1}

    def apply(self, game: Knockout, seat: int) -> None:
        """Take it to GO."""
        rules.take_from_chance(game, self.token)


class PropertyAction(KnockoutAction):
    """The choice of a property."""

    __slots__ = ("space",)
    names: ClassVar[tuple[str, ...]] = ("space",)

    def __init__(self, space: Space) -> None:
        self.space: Final = space

    def parts(self) -> list[str]:
        return [self.space.code]

    def figures(self, game: Knockout, seat: int) -> dict[str, int]:
        """Return what the property brings."""
        return {"amount": self.space.value}


@final
class Move(PropertyAction):
    """Move a token from a railroad to an unoccupied property (KO-21)."""

    __slots__ = ()
    word: ClassVar[str] = "move"

    @staticmethod
    def read(edition: Edition, word: str, parts: list[str]) -> Move:
        return MOVE[read_space(parts[0]).index]

    def apply(self, game: Knockout, seat: int) -> None:
        """Put it there."""
        rules.ride_railroad(game, seat, self.space)


@final
class Stand(KnockoutAction):
    """Leave a token standing on its railroad (KO-21)."""

    __slots__ = ()
    word: ClassVar[str] = "stand"

    def apply(self, game: Knockout, seat: int) -> None:
        """Go on to the next one."""
        rules.stand_still(game, seat)


@final
class Double(PropertyAction):
    """Choose which property a House doubles (KO-24)."""

    __slots__ = ()
    word: ClassVar[str] = "double"

    @staticmethod
    def read(edition: Edition, word: str, parts: list[str]) -> Double:
        return DOUBLE[read_space(parts[0]).index]

    def apply(self, game: Knockout, seat: int) -> None:
        """Collect it again."""
        rules.double(game, self.space)


PAY: Final = Pay()
STAY: Final = Stay()
AGAIN: Final = Again()
LEAVE: Final = Leave()
STAND: Final = Stand()
TAKE: Final = [Take(token) for token in range(MOST_TOKENS)]
MOVE: Final = [Move(space) for space in BOARD.spaces]
DOUBLE: Final = [Double(space) for space in BOARD.spaces]
