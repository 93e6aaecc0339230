"""KO-60, KO-11, KO-15: slides against the closed formulas, and what must hold for every slide."""

from __future__ import annotations

from hashlib import sha256
from math import cos, hypot, radians, sin, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rentier.core.dice import Dice
from rentier.games.knockout.aiming import Aim, direction
from rentier.games.knockout.blows import Disc
from rentier.games.knockout.motion import Motion
from rentier.games.knockout.outcome import from_left, from_middle
from rentier.games.knockout.physics import Place, Slide, blocker, is_on_board, place_at, slide, too_close
from rentier.testing.rules import rule

from .slides import (
    BOUNCE,
    RADIUS,
    Film,
    all_places,
    any_aim,
    at,
    crowd,
    gaps,
    lay,
    mirror,
    mirror_aim,
    mirrored,
    rack,
    speed_after,
    straight,
    way_of,
)

SEEDS = st.integers(0, 2**32)
few = settings(max_examples=40, deadline=None, derandomize=True)

THOUSANDTH = 0.00051
"""Half of what places are rounded to, and a little for the sums in the test."""


@rule("KO-60")
@few
@given(speed=st.integers(1, 1300), angle=st.integers(-500, 500))
def test_a_free_token_glides_v_squared_by_2a(speed: int, angle: int) -> None:
    outcome = slide(lay(), 0, Aim(1350, 1000, angle, speed))
    way = way_of(speed)
    x, y = at(outcome, 0)
    assert x == pytest.approx(135.0 + way * sin(radians(angle / 100)), abs=THOUSANDTH)
    assert y == pytest.approx(100.0 + way * cos(radians(angle / 100)), abs=THOUSANDTH)
    assert outcome.seconds == pytest.approx(speed / 981.0, abs=1e-5)
    assert outcome.moved == [0]
    assert not outcome.touches
    assert not outcome.has_touched


@rule("KO-60")
@few
@given(angle=st.integers(-2500, 2500))
def test_directions_are_the_sine_and_cosine(angle: int) -> None:
    sine, cosine = direction(angle)
    assert sine == pytest.approx(sin(radians(angle / 100)), abs=2e-16)
    assert cosine == pytest.approx(cos(radians(angle / 100)), abs=2e-16)
    assert direction(-angle) == (-sine, cosine)


@rule("KO-60")
def test_head_on_the_struck_token_takes_seven_eighths() -> None:
    outcome = slide(lay((135, 300)), 0, straight(1000))
    speed = speed_after(1000, 170.0)
    assert at(outcome, 0) == pytest.approx((135.0, 270.0 + way_of((1 - BOUNCE) / 2 * speed)), abs=THOUSANDTH)
    assert at(outcome, 1) == pytest.approx((135.0, 300.0 + way_of((1 + BOUNCE) / 2 * speed)), abs=THOUSANDTH)
    assert outcome.touches == [(0, 1)]
    assert outcome.moved == [0, 1]
    assert outcome.has_touched


@rule("KO-60")
@few
@given(aside=st.integers(-29_900, 29_900), speed=st.integers(700, 900))
def test_a_glancing_blow_turns_the_normal_part_alone(aside: int, speed: int) -> None:
    aside_mm = aside / 1000
    outcome = slide(lay((135 + aside_mm, 300)), 0, straight(speed))
    depth = sqrt((2 * RADIUS) ** 2 - aside_mm**2)
    v = speed_after(speed, 200.0 - depth)
    nx, ny = aside_mm / (2 * RADIUS), depth / (2 * RADIUS)
    given_on = (1 + BOUNCE) / 2 * v * ny
    vx, vy = -given_on * nx, v - given_on * ny
    left = hypot(vx, vy)
    assert at(outcome, 1) == pytest.approx(
        (135 + aside_mm + nx * way_of(given_on), 300 + ny * way_of(given_on)), abs=2 * THOUSANDTH
    )
    assert at(outcome, 0) == pytest.approx(
        (135 + vx / left * way_of(left), 300 - depth + vy / left * way_of(left)), abs=2 * THOUSANDTH
    )


@rule("KO-60")
@few
@given(seed=SEEDS)
def test_momentum_is_kept_and_energy_never_grows(seed: int) -> None:
    dice = Dice(seed.to_bytes(32, "big"))
    film = Film(crowd(dice, near=300, far=800), any_aim(dice))
    for time in film.times()[1:]:
        before, after = film.momentum(time, before=True), film.momentum(time)
        # A leg's velocity is given to a hundredth and its time to a hundred-thousandth of a second.
        assert after == pytest.approx(before, abs=0.2)
        assert film.energy(time) <= film.energy(time, before=True) + 0.1 * (1 + hypot(*before))
    assert film.energy(0.0) == pytest.approx(sum(v * v for v in film.velocity(0, 0.0)))


@rule("KO-60")
@few
@given(seed=SEEDS)
def test_a_blow_loses_what_the_normal_parts_lose(seed: int) -> None:
    dice = Dice(seed.to_bytes(32, "big"))
    film = Film(crowd(dice, near=300, far=800), any_aim(dice))
    lost = 0.0
    for time in film.times()[1:]:
        lost += film.energy(time, before=True) - film.energy(time)
    assert (lost > 0.0) == bool(film.outcome.touches)


@rule("KO-60")
@few
@given(seed=SEEDS)
def test_nothing_overlaps_on_the_way(seed: int) -> None:
    dice = Dice(seed.to_bytes(32, "big"))
    film = Film(crowd(dice, near=300, far=700), any_aim(dice))
    tokens = [*film.starts, 0]
    for i in range(60):
        time = film.outcome.seconds * i / 60
        there = [film.place(it, time) for it in tokens if film.falls.get(it, 9.0) > time]
        for k, one in enumerate(there):
            for other in there[:k]:
                assert hypot(one[0] - other[0], one[1] - other[1]) > 2 * RADIUS - 0.03


@rule("KO-60")
@few
@given(seed=SEEDS)
def test_fifteen_tokens_rest_side_by_side(seed: int) -> None:
    dice = Dice(seed.to_bytes(32, "big"))
    places = crowd(dice, near=300, far=700)
    for _ in range(10):
        places = slide(places, 0, any_aim(dice)).places
        assert min(gaps(places), default=0.0) > -RADIUS / 1000
        assert too_close(places) is None
        for place in places:
            if place is not None:
                assert is_on_board(place.x, place.y)
                assert place.x == round(1000 * place.x) / 1000
                assert place.y == round(1000 * place.y) / 1000


@rule("KO-60")
@few
@given(seed=SEEDS)
def test_a_mirrored_board_gives_the_mirror_to_the_last_bit(seed: int) -> None:
    dice = Dice(seed.to_bytes(32, "big"))
    places, aim = crowd(dice, near=300, far=700), any_aim(dice)
    one = slide(places, 0, aim, told=True)
    other = slide(mirror(places), 0, mirror_aim(aim), told=True)
    assert all_places(other) == [None if it is None else (mirrored(it.x), it.y) for it in one.places]
    assert other.touches == one.touches
    assert other.moved == one.moved
    assert other.seconds == one.seconds
    assert [(it.token, it.time, it.vx, it.vy) for it in other.legs] == [
        (it.token, it.time, -it.vx, it.vy) for it in one.legs
    ]


@rule("KO-60")
@few
@given(x=st.integers(0, 270_000))
def test_mirrored_places_are_counted_alike_from_the_middle(x: int) -> None:
    assert from_middle(mirrored(x / 1000)) == -from_middle(x / 1000)
    assert from_left(from_middle(x / 1000)) == x / 1000


@rule("KO-60")
@few
@given(speed=st.integers(600, 2000))
def test_two_struck_at_once_share_the_blow(speed: int) -> None:
    side = 15.0
    near = 300.0
    outcome = slide(lay((135 - side, near), (135 + side, near)), 0, straight(speed))
    ny = sqrt(0.75)
    v = speed_after(speed, near - 100.0 - 2 * RADIUS * ny)
    each = (1 + BOUNCE) * v * ny / (1 + 2 * ny * ny)
    left = v - 2 * each * ny
    assert outcome.touches == [(0, 1), (0, 2)]
    assert Film(lay((135 - side, near), (135 + side, near)), straight(speed)).legs[-1].time > 0.0
    # They separate sideways and fall if they are fast; the slid token stays on the middle line.
    if way_of(each) * 0.5 < 120.0 and near + ny * way_of(each) < 980.0:
        x, y = at(outcome, 1)
        assert (x, y) == pytest.approx((135 - side - 0.5 * way_of(each), near + ny * way_of(each)), abs=THOUSANDTH)
        assert at(outcome, 2) == (mirrored(x), y)
    struck = near - 2 * RADIUS * ny
    rest = struck + (way_of(left) if left > 0.0 else -way_of(left))
    assert at(outcome, 0) == pytest.approx((135.0, rest), abs=THOUSANDTH)


@rule("KO-60")
@pytest.mark.parametrize("gap", [0.0, 0.001, 0.5, 4.0])
@pytest.mark.parametrize("speed", [1100, 1234, 2000])
def test_a_symmetric_break_stays_symmetric(gap: float, speed: int) -> None:
    outcome = slide(rack(gap=gap), 0, straight(speed))
    ended = all_places(outcome)
    assert outcome.moved
    assert len(outcome.touches) >= 3
    token = 1
    for row in range(5):
        for i in range(row + 1):
            one, other = ended[token + i], ended[token + row - i]
            assert (one is None) == (other is None)
            if one is not None and other is not None:
                assert (mirrored(one[0]), one[1]) == pytest.approx(other, abs=0.0011)
        token += row + 1
    assert ended[0] is None or ended[0][0] == 135.0


@rule("KO-60")
def test_a_row_that_touches_is_struck_as_one() -> None:
    # Two in a row: the first gets 7/6 of the speed, half of which goes on to the second; both then move alike.
    outcome = slide(lay((135, 300), (135, 330)), 0, straight(1000))
    v = speed_after(1000, 170.0)
    assert at(outcome, 1) == pytest.approx((135.0, 300.0 + way_of(v * 7 / 12)), abs=THOUSANDTH)
    assert at(outcome, 2) == pytest.approx((135.0, 330.0 + way_of(v * 7 / 12)), abs=THOUSANDTH)
    assert at(outcome, 0) == pytest.approx((135.0, 270.0 - way_of(v / 6)), abs=THOUSANDTH)
    assert outcome.touches == [(0, 1), (1, 2)]


@rule("KO-60")
@few
@given(angle=st.integers(-400, 400), way=st.integers(400, 8500), x=st.integers(800, 1900))
def test_nothing_is_passed_through_at_full_speed(angle: int, way: int, x: int) -> None:
    sine, cosine = direction(angle)
    target = place_at(x / 10 + sine * way / 10, 100.0 + cosine * way / 10)
    outcome = slide([None, target], 0, Aim(x, 1000, angle, 2000))
    assert outcome.touches == [(0, 1)]


@rule("KO-60")
def test_the_tail_of_a_slide_still_touches() -> None:
    # A slide of 509.684 mm ends against a token that is 509.6 mm away, edge to edge.
    outcome = slide(lay((135, 639.6)), 0, straight(1000))
    assert outcome.touches == [(0, 1)]
    assert at(outcome, 1)[1] == pytest.approx(639.6 + way_of(7 / 8 * speed_after(1000, 509.6)), abs=THOUSANDTH)
    assert slide(lay((135, 639.7)), 0, straight(1000)).touches == []


@rule("KO-60")
def test_two_in_motion_meet_again() -> None:
    # The slid token keeps an eighth, the struck one after its own blow seven sixty-fourths: it is overtaken.
    places = lay((135, 300), (135, 331))
    film = Film(places, straight(1500))
    times = [leg.time for leg in film.legs if leg.token == 1]
    assert film.outcome.touches == [(0, 1), (1, 2)]
    assert len(times) >= 3, "struck by 0, stopped by 2, struck by 0 again"


@rule("KO-60")
@pytest.mark.parametrize(
    ("places", "aim"),
    [
        (lay((131.5, 230.002), (135, 260.002), (143.4, 290.001), (143.4, 320.001), (128, 350.001)), (1533, -80, 715)),
        (lay((198, 250), (117, 253), (119, 370), (112, 287), (191, 330), (112, 317)), (1382, 168, 886)),
        (lay((135, 230), (136.4, 260), (120.3, 290), (107, 320), (107, 350)), (1535, 210, 1253)),
        (lay((132.9, 230), (123.8, 260), (126.6, 290), (126.6, 320), (110.5, 350), (126.6, 380)), (1007, -84, 876)),
    ],
)
def test_pressing_on_each_other_ends(places: list[Place | None], aim: tuple[int, int, int]) -> None:
    # In a bent row they glide on side by side: the blows must not go on for ever, nor may the tokens sink in.
    x, angle, speed = aim
    film = Film(places, Aim(x, 1000, angle, speed))
    assert len(film.legs) < 80
    assert min(gaps(film.outcome.places)) > -RADIUS / 1000
    assert_at_rest(film)


def assert_at_rest(film: Film) -> None:
    """Check that no slide was cut short: the legs end where the tokens lie."""
    for token in film.outcome.moved:
        place = film.outcome.places[token]
        if place is not None:
            assert film.place(token, film.outcome.seconds + 1.0) == pytest.approx((place.x, place.y), abs=0.1)


@rule("KO-60")
def test_a_slide_cut_short_rests_where_it_is() -> None:
    for most in range(12):
        outcome = Slide(lay())
        discs = [Disc(1 + i, -15.0 + 30.0 * (i % 2), 300.0 + 26.0 * i) for i in range(8)]
        slid = Disc(0, 0.0, 100.0)
        motion = Motion(outcome, [*discs, slid], told=False)
        slid.vy = 1500.0
        motion.change(slid)
        motion.set_off(slid)
        motion.run(most)
        ended = [Place(disc.x, disc.y) for disc in motion.discs]
        assert min(gaps([*ended])) > -RADIUS / 1000


@rule("KO-60")
def test_a_few_kilobytes_tell_a_slide() -> None:
    dice = Dice(bytes(32))
    longest = 0
    for _ in range(100):
        film = Film(crowd(dice, near=400, far=700), any_aim(dice))
        told = str([(it.token, it.time, it.x, it.y, it.vx, it.vy) for it in film.legs])
        longest = max(longest, len(told))
    assert longest < 4000


@rule("KO-60")
@few
@given(seed=SEEDS)
def test_the_legs_lead_to_the_places(seed: int) -> None:
    dice = Dice(seed.to_bytes(32, "big"))
    film = Film(crowd(dice, near=300, far=900), any_aim(dice))
    assert_at_rest(film)
    for fall in film.outcome.fallen:
        assert film.place(fall.token, fall.time) == pytest.approx((fall.x, fall.y), abs=0.1)
        assert film.outcome.places[fall.token] is None


@rule("KO-60")
def test_slides_are_the_same_to_the_last_bit_compiled_and_interpreted() -> None:
    dice = Dice(bytes(32))
    digest = sha256()
    for _ in range(20):
        places = crowd(dice)
        for _ in range(10):
            outcome = slide(places, 0, any_aim(dice), told=True)
            digest.update(repr(all_places(outcome)).encode())
            digest.update(repr([(it.time, it.x, it.y, it.vx, it.vy) for it in outcome.legs]).encode())
            places = outcome.places
    assert digest.hexdigest()[:16] == "f6cf12804194d9c3"


@rule("KO-11")
def test_a_token_falls_where_its_centre_crosses_the_edge() -> None:
    outcome = slide(lay(), 0, Aim(2000, 1000, 2500, 1000))
    [fall] = outcome.fallen
    assert (fall.token, fall.x) == (0, 270.0)
    assert fall.y == pytest.approx(100.0 + 70.0 / (sin(radians(25)) / cos(radians(25))), abs=THOUSANDTH)
    assert outcome.places[0] is None
    # Half of it hangs over the edge, but not its centre.
    outcome = slide(lay((264, 500)), 0, straight(900, x=255))
    assert outcome.touches == [(0, 1)]
    [fall] = outcome.fallen
    assert (fall.token, fall.x) == (1, 270.0)


@rule("KO-11")
@pytest.mark.parametrize("speed", range(1312, 1318))
def test_on_the_edge_is_still_on_the_board(speed: int) -> None:
    # From 105 the far edge is 875 mm away: 1,310.26 mm/s.
    outcome = slide(lay(), 0, straight(speed - 4, y=105))
    if way_of(speed - 4) > 875.0:
        assert [(fall.x, fall.y) for fall in outcome.fallen] == [(135.0, 980.0)]
    else:
        assert not outcome.fallen
        assert at(outcome, 0)[1] <= 980.0


@rule("KO-11")
def test_off_the_board_it_hits_nothing() -> None:
    # Out at x = 270 and on beside the edge: it would graze the token at 268 from outside.
    places = lay((268, 420))
    outcome = slide(places, 0, Aim(2500, 1000, 700, 1300))
    assert [fall.token for fall in outcome.fallen] == [0]
    assert outcome.touches == []
    assert outcome.places[1] is places[1]
    # The same somewhat steeper, so that it is still on the board.
    assert slide(places, 0, Aim(2400, 1000, 400, 1300)).touches == [(0, 1)]


@rule("KO-15")
def test_a_slide_passes_go_beyond_the_line_off_the_board_or_by_moving_another() -> None:
    just_short, just_beyond = 198, 199
    assert way_of(just_short) < 20.0 < way_of(just_beyond)
    assert not slide(lay(), 0, straight(just_short)).has_passed
    assert slide(lay(), 0, straight(just_beyond)).has_passed
    off = slide(lay(), 0, Aim(2550, 300, 2500, 300))
    assert off.has_passed
    assert off.places[0] is None
    moved = slide(lay((135, 131)), 0, straight(100))
    assert at(moved, 0)[1] < 120.0
    assert moved.moved == [0, 1]
    assert moved.has_passed


@rule("KO-15")
def test_knocked_back_behind_go_it_stays() -> None:
    # A row of two throws the slid token back.
    outcome = slide(lay((135, 140), (135, 170)), 0, straight(900))
    assert at(outcome, 0)[1] < 120.0
    assert outcome.has_passed


@rule("KO-10")
def test_a_start_needs_a_diameter_of_room() -> None:
    places = lay((135, 90))
    assert blocker(places, 0, 1350, 600) == -1
    assert blocker(places, 0, 1350, 601) == 1
    assert blocker(places, 1, 1350, 900) == -1, "not in its own way"
    assert blocker(lay((117, 76)), 0, 1350, 1000) == -1, "3-4-5: exactly 30"
    assert blocker(lay((117.001, 76)), 0, 1350, 1000) == 1


def test_places_given_are_left_alone() -> None:
    places = lay((135, 300), (50, 800))
    before = places[:]
    outcome = slide(places, 0, straight(900))
    assert places == before
    assert outcome.places[2] is places[2], "what did not move is the same object"
    assert outcome.places[1] is not places[1]


def test_other_tokens_than_the_first_can_be_slid() -> None:
    places: list[Place | None] = [place_at(135, 300), None, place_at(20, 20)]
    outcome = slide(places, 2, straight(800))
    assert outcome.moved == [2, 0]
    assert outcome.touches == [(0, 2)]
    assert outcome.has_touched
