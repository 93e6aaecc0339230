"""KO-13: which space a token lies on, by the area of its disc."""

from __future__ import annotations

from math import pi, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rentier.games.knockout.area import shares, space_under
from rentier.games.knockout.board import BOARD, NOWHERE
from rentier.testing.rules import rule

from .slides import LENGTH, RADIUS, WIDTH

some = settings(max_examples=100, deadline=None, derandomize=True)
across = st.integers(0, 1000 * WIDTH).map(lambda it: it / 1000)
along = st.integers(0, 1000 * LENGTH).map(lambda it: it / 1000)


def on(x: float, y: float) -> str:
    """Return the space that a token lies on."""
    space = space_under(x, y)
    return "" if space == NOWHERE else BOARD.spaces[space].code


def strips(x: float, y: float, left: float, right: float, bottom: float, top: float) -> float:
    """Add up the disc over a rectangle in a thousand strips."""
    total = 0.0
    for i in range(1000):
        across = (2 * i + 1 - 1000) / 1000 * RADIUS
        if left <= x + across <= right:
            half = sqrt(RADIUS * RADIUS - across * across)
            total += max(0.0, min(top, y + half) - max(bottom, y - half))
    return total * 2 * RADIUS / 1000 / (pi * RADIUS * RADIUS)


@rule("KO-13", "KO-60")
def test_the_centre_in_jail_but_most_of_it_on_free_parking() -> None:
    found = dict(zip([*(it.code for it in BOARD.spaces), ""], shares(86, 887), strict=True))
    assert round(100 * found["free-parking"], 1) == pytest.approx(37.4, abs=0.06)
    assert round(100 * found["go-to-jail"], 1) == 33.9
    assert found["park"] == pytest.approx(1 - found["free-parking"] - found["go-to-jail"])
    assert on(86, 887) == "free-parking"
    jail = BOARD.by_code["go-to-jail"]
    assert jail.left < 86 < jail.right
    assert jail.bottom < 887 < jail.top


@rule("KO-13")
@some
@given(x=across, y=along)
def test_areas_agree_with_thin_strips(x: float, y: float) -> None:
    found = shares(x, y)
    for space, share in zip(BOARD.spaces, found, strict=False):
        assert share == pytest.approx(strips(x, y, space.left, space.right, space.bottom, space.top), abs=2e-3)
    assert found[-1] == pytest.approx(strips(x, y, 0, WIDTH, 0, 240), abs=2e-3)
    assert sum(found) == pytest.approx(strips(x, y, 0, WIDTH, 0, LENGTH), abs=2e-3)
    if RADIUS <= x <= WIDTH - RADIUS and RADIUS <= y <= LENGTH - RADIUS:
        assert sum(found) == pytest.approx(1.0, abs=1e-12)


@rule("KO-13")
@some
@given(x=across, y=along)
def test_the_largest_share_wins(x: float, y: float) -> None:
    found = shares(x, y)
    space = space_under(x, y)
    assert found[space] >= max(found) - 1e-6


@rule("KO-13")
@some
@given(x=across, y=along)
def test_a_token_wholly_on_a_space_is_on_it(x: float, y: float) -> None:
    for space in BOARD.spaces:
        if space.left + RADIUS <= x <= space.right - RADIUS and space.bottom + RADIUS <= y <= space.top - RADIUS:
            assert space_under(x, y) == space.index
            assert shares(x, y)[space.index] == pytest.approx(1.0)


@rule("KO-13")
def test_every_centre_of_a_space_is_on_it() -> None:
    for space in BOARD.spaces:
        assert space_under(*space.centre) == space.index


@rule("KO-13")
def test_equal_shares_go_to_the_nearer_centre() -> None:
    # On the line between Oriental and Mediterranean: both hold half, the middle of Oriental is nearer.
    assert shares(45, 305)[BOARD.by_code["mediterranean"].index] == pytest.approx(0.5)
    assert on(45, 305) == "oriental"
    assert on(67.5, 305) == "mediterranean", "now it is the other's"
    # Half on the runway, half on Mediterranean, whose middle is nearer than that of the board below.
    assert on(67.5, 240) == "mediterranean"


@rule("KO-13")
def test_equal_shares_and_equal_distances_go_to_the_first_of_the_list() -> None:
    assert on(135, 272.5) == "mediterranean"
    assert on(90, 337.5) == "oriental"
    assert on(90, 370) == "oriental", "a quarter each: Oriental, Vermont, St. Charles, States"
    assert on(90, 530) == "st-james"


@rule("KO-13")
def test_a_thousandth_of_a_millimetre_decides() -> None:
    assert on(90.001, 337.5) == "vermont"
    assert on(89.999, 337.5) == "oriental"
    assert on(45, 304.999) == "mediterranean", "though the middle of Oriental is nearer"


@rule("KO-13")
def test_what_hangs_over_the_edge_counts_for_nothing() -> None:
    # Half of it is over the edge; Railroad A has more of the rest than Luxury Tax could.
    assert sum(shares(0, 727)) == pytest.approx(0.5)
    assert on(0, 727) == "railroad-a"
    assert on(0, 980) == "free-parking"
    assert sum(shares(0, 980)) == pytest.approx(0.25)


@rule("KO-13")
def test_below_the_spaces_is_one_region_and_no_space() -> None:
    assert on(135, 120) == ""
    assert on(135, 0) == ""
    assert on(20, 239) == ""
    assert on(20, 241) == "mediterranean"
    assert shares(135, 100)[-1] == pytest.approx(1.0)
    # The runway holds the largest share at the corner of two spaces, though less than half.
    found = shares(135, 237)
    assert found[-1] > 0.5
    assert on(135, 237) == ""
    found = shares(135, 243.5)
    assert max(found[0], found[1]) < found[-1] < 0.5
    assert on(135, 243.5) == ""
