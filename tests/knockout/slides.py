"""Boards of tokens and the motion between contacts, for the tests of the physics."""

from __future__ import annotations

from math import hypot, sqrt

from rentier.core.dice import Dice
from rentier.games.knockout.aiming import SLOWING, Aim
from rentier.games.knockout.physics import Leg, Place, Slide, place_at, slide

WIDTH = 270
LENGTH = 980
RADIUS = 15.0
BOUNCE = 0.75


def lay(*places: tuple[float, float]) -> list[Place | None]:
    """Lay tokens 1, 2 … at places; token 0 is to be slid."""
    return [None, *(place_at(x, y) for x, y in places)]


def straight(speed: int, x: float = 135.0, y: float = 100.0) -> Aim:
    """Aim straight ahead."""
    return Aim(round(10 * x), round(10 * y), 0, speed)


def speed_after(speed: float, way: float) -> float:
    """Return how fast a token still is after a distance."""
    return sqrt(speed * speed - 2.0 * SLOWING * way)


def way_of(speed: float) -> float:
    """Return how far a token glides."""
    return speed * speed / (2.0 * SLOWING)


def at(outcome: Slide, token: int) -> tuple[float, float]:
    """Return the place of a token that is on the board."""
    place = outcome.places[token]
    assert place is not None, f"token {token} is not on the board"
    return place.x, place.y


def all_places(outcome: Slide) -> list[tuple[float, float] | None]:
    """Return all places as pairs."""
    return [None if place is None else (place.x, place.y) for place in outcome.places]


def mirrored(x: float) -> float:
    """Return the x on the other side of the board, rounded as places are."""
    return (1000 * WIDTH - round(1000 * x)) / 1000


def mirror(places: list[Place | None]) -> list[Place | None]:
    return [None if place is None else Place(mirrored(place.x), place.y) for place in places]


def mirror_aim(aim: Aim) -> Aim:
    return Aim(10 * WIDTH - aim.x, aim.y, -aim.angle, aim.speed)


def gaps(places: list[Place | None]) -> list[float]:
    """List the gaps between all tokens on the board; negative where two overlap."""
    lying = [place for place in places if place is not None]
    return [
        hypot(one.x - other.x, one.y - other.y) - 2.0 * RADIUS for i, one in enumerate(lying) for other in lying[:i]
    ]


def crowd(dice: Dice, count: int = 15, near: int = 240, far: int = 980) -> list[Place | None]:
    """Lay a number of tokens anywhere between two lines, none on another."""
    places = lay()
    while len(places) <= count:
        place = place_at(dice.below(1000 * WIDTH + 1) / 1000, near + dice.below(1000 * (far - near) + 1) / 1000)
        if all(gap >= 0.0 for gap in gaps([*places, place])):
            places.append(place)
    return places


def any_aim(dice: Dice) -> Aim:
    """Aim anywhere, hard enough to reach the spaces."""
    return Aim(150 + dice.below(2401), 150 + dice.below(901), dice.below(2001) - 1000, 700 + dice.below(1301))


def rack(near: float = 500.0, gap: float = 0.0) -> list[Place | None]:
    """Lay fifteen tokens as a triangle that points at the player, symmetric about the middle line."""
    step = 2.0 * RADIUS + gap
    places = lay()
    for row in range(5):
        for i in range(row + 1):
            side = round(1000 * (i - row / 2.0) * step) / 1000
            places.append(place_at(135.0 + side, near + row * (sqrt(0.75) * step + 0.0005)))
    return places


class Film:
    """The legs of a slide, played as a screen would play them."""

    def __init__(self, places: list[Place | None], aim: Aim, mover: int = 0) -> None:
        self.outcome = slide(places, mover, aim, told=True)
        self.legs = self.outcome.legs
        self.starts = {i: (place.x, place.y) for i, place in enumerate(places) if place is not None and i != mover}
        self.falls = {fall.token: fall.time for fall in self.outcome.fallen}

    def times(self) -> list[float]:
        """List the times at which legs begin, each once."""
        return sorted({leg.time for leg in self.legs})

    def leg(self, token: int, time: float, before: bool = False) -> Leg | None:
        """Find the leg that a token is on at a time, or was on just before it."""
        found = None
        for leg in self.legs:
            if leg.token == token and (leg.time < time or (leg.time == time and not before)):
                found = leg
        return found

    def velocity(self, token: int, time: float, before: bool = False) -> tuple[float, float]:
        """Return the velocity of a token at a time."""
        leg = self.leg(token, time, before)
        if leg is None or self.falls.get(token, 9.0) <= time:
            return 0.0, 0.0
        speed = hypot(leg.vx, leg.vy)
        left = max(0.0, speed - SLOWING * (time - leg.time))
        return (leg.vx * left / speed, leg.vy * left / speed) if speed else (0.0, 0.0)

    def place(self, token: int, time: float) -> tuple[float, float]:
        """Return the place of a token at a time."""
        leg = self.leg(token, time)
        if leg is None:
            return self.starts[token]
        speed = hypot(leg.vx, leg.vy)
        if speed == 0.0:
            return leg.x, leg.y
        passed = min(time - leg.time, speed / SLOWING)
        way = speed * passed - SLOWING * passed * passed / 2.0
        return leg.x + leg.vx / speed * way, leg.y + leg.vy / speed * way

    def energy(self, time: float, before: bool = False) -> float:
        """Add up the squares of all speeds at a time."""
        velocities = [self.velocity(token, time, before) for token in self.outcome.moved]
        return sum(vx * vx + vy * vy for vx, vy in velocities)

    def momentum(self, time: float, before: bool = False) -> tuple[float, float]:
        """Add up all velocities at a time."""
        velocities = [self.velocity(token, time, before) for token in self.outcome.moved]
        return sum(vx for vx, _ in velocities), sum(vy for _, vy in velocities)
