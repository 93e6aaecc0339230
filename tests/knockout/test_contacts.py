"""KO-60: the times at which discs meet, against sampling; whole slides against a simulation in tiny steps."""

from __future__ import annotations

from math import hypot

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rentier.games.knockout.aiming import SLOWING, Aim, direction
from rentier.games.knockout.contacts import NEVER, find_root, first_fall, time_between, time_to_resting
from rentier.games.knockout.physics import Place, slide
from rentier.testing.rules import rule

from .slides import BOUNCE, LENGTH, RADIUS, WIDTH, lay

some = settings(max_examples=150, deadline=None, derandomize=True)
numbers = st.floats(-4.0, 4.0).map(lambda it: round(it, 3))


def value(k: tuple[float, ...], time: float) -> float:
    return sum(factor * time**power for power, factor in enumerate(k))


@some
@given(roots=st.lists(st.floats(0.05, 0.95).map(lambda it: round(it, 2)), min_size=4, max_size=4, unique=True))
def test_the_first_of_four_crossings_is_found(roots: list[float]) -> None:
    k = [1.0]
    for root in roots:
        k = [(k[i - 1] if i else 0.0) - root * (k[i] if i < len(k) else 0.0) for i in range(len(k) + 1)]
    found = first_fall(k[0], k[1], k[2], k[3], k[4], 1.0)
    assert found == pytest.approx(min(roots), abs=1e-9)


@some
@given(k=st.tuples(numbers, numbers, numbers, numbers, st.floats(0.0, 4.0)))
def test_no_fall_is_missed(k: tuple[float, float, float, float, float]) -> None:
    found = first_fall(*k, 1.0)
    steps = [i / 2000 for i in range(2001)]
    heights = [value(k, time) for time in steps]
    falls = [i for i in range(2000) if heights[i + 1] <= 0.0 and heights[i + 1] < heights[i] - 1e-9]
    if falls:
        assert found <= steps[falls[0] + 1] + 1e-9
    if found < NEVER:
        assert value(k, found) <= 1e-9
        later = [height for time, height in zip(steps, heights, strict=True) if time < found - 1e-3]
        if k[0] > 0.0:
            assert all(height > -1e-9 for height in later)


@some
@given(low=st.floats(0.0, 0.4), root=st.floats(0.41, 0.6), high=st.floats(0.61, 1.0))
def test_a_root_between_two_signs_is_found_exactly(low: float, root: float, high: float) -> None:
    # (t - root)³ is so flat that Newton's steps alone crawl.
    found = find_root(-(root**3), 3 * root * root, -3 * root, 1.0, 0.0, low, high)
    assert found == pytest.approx(root, abs=1e-4)
    assert find_root(-root, 1.0, 0.0, 0.0, 0.0, low, high) == pytest.approx(root, abs=1e-15)


@rule("KO-60")
@some
@given(ahead=st.floats(30.0, 900.0), aside=st.floats(-29.9, 29.9), speed=st.floats(100.0, 2000.0))
def test_a_resting_disc_is_met_at_the_distance_of_two_radii(ahead: float, aside: float, speed: float) -> None:
    time = time_to_resting(ahead, aside, speed)
    assume(time < NEVER)
    way = speed * time - SLOWING * time * time / 2
    assert hypot(ahead - way, aside) == pytest.approx(2 * RADIUS, abs=1e-3)
    assert time <= speed / SLOWING


@rule("KO-60")
def test_what_lies_behind_or_beside_is_not_met() -> None:
    assert time_to_resting(-31.0, 0.0, 1000.0) == NEVER
    assert time_to_resting(100.0, 30.0, 1000.0) == NEVER
    assert time_to_resting(100.0, 29.9, 1000.0) < NEVER
    assert time_to_resting(100.0, 0.0, 300.0) == NEVER, "it stops 24 mm short"


@rule("KO-60")
@some
@given(
    dx=st.floats(31.0, 300.0),
    dy=st.floats(-100.0, 100.0),
    one=st.tuples(st.floats(100.0, 1500.0), st.integers(-3500, 3500)),
    other=st.tuples(st.floats(100.0, 1500.0), st.integers(-3500, 3500)),
)
def test_two_in_motion_meet_at_the_distance_of_two_radii(
    dx: float, dy: float, one: tuple[float, int], other: tuple[float, int]
) -> None:
    ay, ax = direction(one[1])
    by, bx = direction(other[1])
    bx = -bx
    span = min(one[0], other[0]) / SLOWING

    def between(time: float) -> float:
        mine = one[0] * time - SLOWING * time * time / 2
        theirs = other[0] * time - SLOWING * time * time / 2
        return hypot(dx + bx * theirs - ax * mine, dy + by * theirs - ay * mine)

    time = time_between(
        dx,
        dy,
        bx * other[0] - ax * one[0],
        by * other[0] - ay * one[0],
        SLOWING * (bx - ax),
        SLOWING * (by - ay),
        span,
    )
    if time < NEVER:
        assert between(time) == pytest.approx(2 * RADIUS, abs=1e-3)
    until = min(time, span)
    assert all(between(until * i / 500) > 2 * RADIUS - 1e-3 for i in range(500))


def in_tiny_steps(places: list[Place | None], aim: Aim, step: float = 2e-5) -> list[tuple[float, float]]:
    """Slide token 0 by advancing time in steps of at most 0.04 mm: slow, plain, and independent of our code."""
    x = [0.0 if place is None else place.x for place in places]
    y = [0.0 if place is None else place.y for place in places]
    sine, cosine = direction(aim.angle)
    x[0], y[0] = aim.x / 10, aim.y / 10
    vx, vy = [0.0] * len(x), [0.0] * len(x)
    vx[0], vy[0] = aim.speed * sine, aim.speed * cosine
    while any(vx) or any(vy):
        for i in range(len(x)):
            if not (0.0 <= x[i] <= WIDTH and 0.0 <= y[i] <= LENGTH):
                # Off the board: out of everybody's way for good.
                x[i], y[i], vx[i], vy[i] = -1000.0 * (i + 1), -1000.0, 0.0, 0.0
        moving = [i for i in range(len(x)) if vx[i] or vy[i]]
        for i in moving:
            speed = hypot(vx[i], vy[i])
            left = max(0.0, speed - SLOWING * step)
            x[i] += vx[i] / speed * step * (speed + left) / 2
            y[i] += vy[i] / speed * step * (speed + left) / 2
            vx[i], vy[i] = vx[i] * left / speed, vy[i] * left / speed
        for i in moving:
            for k in range(len(x)):
                dx, dy = x[k] - x[i], y[k] - y[i]
                if k == i or abs(dx) > 2 * RADIUS or abs(dy) > 2 * RADIUS or hypot(dx, dy) > 2 * RADIUS:
                    continue
                nx, ny = dx / hypot(dx, dy), dy / hypot(dx, dy)
                closing = (vx[i] - vx[k]) * nx + (vy[i] - vy[k]) * ny
                if closing > 0.0:
                    given_on = (1 + BOUNCE) / 2 * closing
                    vx[i], vy[i] = vx[i] - given_on * nx, vy[i] - given_on * ny
                    vx[k], vy[k] = vx[k] + given_on * nx, vy[k] + given_on * ny
    return list(zip(x, y, strict=True))


@rule("KO-60")
@pytest.mark.parametrize(
    ("places", "aim"),
    [
        (lay((118, 409), (91, 362), (136, 345), (104, 464), (152, 389)), Aim(1350, 1000, 118, 1049)),
        (lay((178, 438), (75, 361), (109, 366), (96, 432), (84, 253)), Aim(1350, 1000, -83, 961)),
        (lay((91, 495), (173, 297), (133, 273), (142, 337), (142, 306)), Aim(1350, 1000, -135, 900)),
        (lay((142, 284), (151, 348), (129, 386), (136, 424), (145, 473)), Aim(1350, 1000, -181, 914)),
        # A token about to be struck is struck away by another.
        (lay((120, 352), (187, 304), (138, 254), (91, 363), (61, 264), (172, 356)), Aim(1433, 1000, 161, 1343)),
        # A token that fell would still have been in the way.
        (lay((234, 232), (215, 331), (270, 191), (214, 259), (219, 204)), Aim(2292, 1000, 835, 981)),
    ],
)
def test_whole_slides_agree_with_tiny_steps(places: list[Place | None], aim: Aim) -> None:
    outcome = slide(places, 0, aim)
    assert len(outcome.touches) >= 2
    for token, expected in enumerate(in_tiny_steps(places, aim)):
        place = outcome.places[token]
        assert (place is None) == (expected[0] < 0.0)
        if place is not None:
            assert (place.x, place.y) == pytest.approx(expected, abs=0.5)
