"""What happens in a game of Knockout.

`team` is the owner's number and `token` the token's; `seat` acted, `seats` are all the members of a team, and `sides`
are teams with the members of each. How a token
came to rest, its `end`, is `space`, `short` (below the spaces), `off` (the board), `jail`, or `back` for a slide that
never passed GO and is slid again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from rentier.core.events import Event

if TYPE_CHECKING:
    from . import shapes


@final
@dataclass(frozen=True)
class Began(Event):
    """The turn order was drawn; mates stand together (KO-3)."""

    seats: tuple[int, ...]
    teams: int
    sides: tuple[list[int], ...]


@final
@dataclass(frozen=True)
class RoundBegan(Event):
    """A round began: everybody has four tokens, and this lies on Free Parking (KO-4, KO-30)."""

    number: int
    rounds: int
    seats: tuple[int, ...]
    amount: int
    sides: tuple[list[int], ...]


@final
@dataclass(frozen=True)
class Slid(Event):
    """A token was slid (KO-10); with all that a screen needs to show it.

    `aimed` and what the hand made of it, `slid`, are x, y, angle and speed in steps of an aim. A rest is the token with
    its place. A leg is the token, the time, place and velocity with which it sets out, slowing down evenly, and a fall
    the token with the time and place at which its centre left the board; times are in seconds, places in millimetres.
    """

    seat: int
    team: int
    token: int
    why: str
    aimed: tuple[int, ...]
    slid: tuple[int, ...]
    end: str
    space: str
    seconds: float
    rests: tuple[shapes.Rest, ...]
    legs: tuple[shapes.Leg, ...]
    falls: tuple[shapes.Fall, ...]

    @property
    def is_attempt(self) -> bool:
        return True


@final
@dataclass(frozen=True)
class Knocked(Event):
    """The slide of a seat moved another token, of the targets or their own (KO-11, KO-14)."""

    seat: int
    targets: tuple[int, ...]
    team: int
    token: int
    before: str
    space: str
    end: str


@final
@dataclass(frozen=True)
class PaidBail(Event):
    """A jailed token was paid for, to be slid again at once (KO-12)."""

    seat: int
    team: int
    token: int
    amount: int


@final
@dataclass(frozen=True)
class StayedInJail(Event):
    """A jailed token stays until the end of the round (KO-12)."""

    seat: int
    team: int
    token: int


@final
@dataclass(frozen=True)
class TookSecondChance(Event):
    """A token that slid off the board is slid again (KO-40)."""

    seat: int
    team: int
    token: int
    amount: int


@final
@dataclass(frozen=True)
class LeftOff(Event):
    """A token that slid off the board stays off, though a second chance was to be had (KO-40)."""

    seat: int
    team: int
    token: int


@final
@dataclass(frozen=True)
class NoStart(Event):
    """Nowhere behind GO was room for a token to be slid: it is out for the round (KO-10)."""

    seats: tuple[int, ...]
    team: int
    token: int


@final
@dataclass(frozen=True)
class StepBegan(Event):
    """A step of the end of a round began: 1 Chance, 2 Railroad, 3 cash and taxes, 4 Free Parking."""

    number: int


@final
@dataclass(frozen=True)
class TookFromChance(Event):
    """A token was taken from Chance to GO (KO-20)."""

    seats: tuple[int, ...]
    team: int
    token: int


@final
@dataclass(frozen=True)
class RodeRailroad(Event):
    """A token was moved from a railroad to a property (KO-21)."""

    seat: int
    team: int
    token: int
    before: str
    space: str
    x: float
    y: float


@final
@dataclass(frozen=True)
class StoodStill(Event):
    """A token was left standing on its railroad (KO-21)."""

    seat: int
    team: int
    token: int
    space: str


@final
@dataclass(frozen=True)
class Collected(Event):
    """A team collected for a property (KO-22)."""

    seats: tuple[int, ...]
    team: int
    space: str
    amount: int


@final
@dataclass(frozen=True)
class GotBonus(Event):
    """A team collected for a whole colour and got its bonus (KO-23)."""

    seats: tuple[int, ...]
    team: int
    group: str
    amount: int


@final
@dataclass(frozen=True)
class Doubled(Event):
    """A House doubled what a property brought (KO-24)."""

    seats: tuple[int, ...]
    team: int
    space: str
    amount: int


@final
@dataclass(frozen=True)
class PaidTax(Event):
    """A team paid tax, for so many properties, to Free Parking (KO-25)."""

    seats: tuple[int, ...]
    team: int
    count: int
    amount: int


@final
@dataclass(frozen=True)
class TookParking(Event):
    """A team with the most tokens on Free Parking, so many, took its share of the cash (KO-26)."""

    seats: tuple[int, ...]
    team: int
    count: int
    amount: int


@final
@dataclass(frozen=True)
class ParkingLeft(Event):
    """Cash stays on Free Parking (KO-26)."""

    amount: int


@final
@dataclass(frozen=True)
class ParkingRefilled(Event):
    """The bank laid new cash on Free Parking, as all of it was claimed (KO-31)."""

    amount: int


@final
@dataclass(frozen=True)
class Won(Event):
    """The game ended; these have the most cash, so much (KO-4)."""

    seats: tuple[int, ...]
    amount: int
    sides: tuple[list[int], ...]
