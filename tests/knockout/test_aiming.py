"""KO-60, KO-10: aims in whole steps, how they are written, and the tremor of a hand."""

from __future__ import annotations

from math import hypot, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rentier import BadInput
from rentier.core.dice import Dice
from rentier.games.knockout.aiming import Aim, aim_at, read_aim, rest_of, shake, shaken
from rentier.testing.rules import rule

some = settings(max_examples=100, deadline=None, derandomize=True)
AIM = Aim(1350, 1000, 0, 1200)
whole_aims = st.builds(
    Aim, st.integers(-9999, 9999), st.integers(-9999, 9999), st.integers(-9999, 9999), st.integers(-9999, 9999)
)


def steps(aim: Aim) -> tuple[int, int, int, int]:
    return aim.x, aim.y, aim.angle, aim.speed


@some
@given(aim=whole_aims)
def test_an_aim_survives_its_words(aim: Aim) -> None:
    assert steps(read_aim(aim.parts())) == steps(aim)


def test_words_are_short() -> None:
    assert Aim(1350, 1005, -325, 1150).parts() == ["135", "100.5", "-3.25", "1150"]
    assert Aim(151, 150, 5, 1).parts() == ["15.1", "15", "0.05", "1"]
    assert steps(read_aim(["135.0", "15", "-0.5", "900"])) == (1350, 150, -50, 900)


@rule("KO-60")
@pytest.mark.parametrize(
    "text", ["", "-", ".", "1.", ".5", "nan", "inf", "1e3", "+5", "٣", "1_0", "1.2.3", "--1", "1" * 40]
)
def test_what_is_no_number_is_refused(text: str) -> None:
    for part in range(4):
        words = AIM.parts()
        words[part] = text
        with pytest.raises(BadInput) as refused:
            read_aim(words)
        assert refused.value.key == "knockout-aim"
        assert refused.value.rule == "KO-60"
        assert refused.value.details["part"] == ("x", "y", "angle", "speed")[part]


@rule("KO-60")
@pytest.mark.parametrize(("part", "text"), [(0, "135.05"), (1, "100.01"), (2, "1.005"), (3, "900.5")])
def test_what_is_finer_than_a_step_is_refused(part: int, text: str) -> None:
    words = AIM.parts()
    words[part] = text
    with pytest.raises(BadInput):
        read_aim(words)


@rule("KO-60", "KO-10")
@pytest.mark.parametrize(
    ("aim", "fault"),
    [
        (Aim(150, 150, -2500, 1), ""),
        (Aim(2550, 1050, 2500, 2000), ""),
        (Aim(149, 150, 0, 1), "x"),
        (Aim(2551, 150, 0, 1), "x"),
        (Aim(1350, 149, 0, 1), "y"),
        (Aim(1350, 1051, 0, 1), "y"),
        (Aim(1350, 1000, 2501, 1), "angle"),
        (Aim(1350, 1000, -2501, 1), "angle"),
        (Aim(1350, 1000, 0, 0), "speed"),
        (Aim(1350, 1000, 0, -5), "speed"),
        (Aim(1350, 1000, 0, 2001), "speed"),
    ],
)
def test_the_limits_of_a_hand(aim: Aim, fault: str) -> None:
    assert aim.fault() == fault


@some
@given(x=st.integers(150, 2550), y=st.integers(150, 1050), to_x=st.floats(0, 270), to_y=st.floats(240, 980))
def test_aiming_at_a_place_rests_there(x: int, y: int, to_x: float, to_y: float) -> None:
    aim = aim_at(x, y, to_x, to_y)
    rest = rest_of(aim)
    # Half a step of speed is 0.7 mm at the far end, half of one of direction 0.1.
    if abs(to_x - x / 10) <= to_y - y / 10:
        assert hypot(rest[0] - to_x, rest[1] - to_y) < 0.8


def test_aims_at_mirrored_places_mirror_each_other() -> None:
    for to_x in range(0, 270, 7):
        one, other = aim_at(1350, 1000, to_x, 850), aim_at(1350, 1000, 270 - to_x, 850)
        assert (one.angle, one.speed) == (-other.angle, other.speed)


def test_behind_the_start_no_aim_is_within_the_limits() -> None:
    assert aim_at(1350, 1000, 135, 50).fault() == "angle"
    assert aim_at(1350, 1000, 10, 110).fault() == "angle"


@rule("KO-60")
def test_a_steady_hand_draws_nothing() -> None:
    dice = Dice(bytes(32))
    assert shaken(AIM, dice, "off") is AIM
    assert dice.drawn == 0


@rule("KO-60")
@pytest.mark.parametrize(
    ("level", "degrees", "percent"), [("light", 0.6, 1.5), ("real", 1.2, 3.5), ("child", 2.5, 7.0)]
)
def test_the_errors_of_a_hand(level: str, degrees: float, percent: float) -> None:
    dice = Dice(bytes(32))
    drawn = [shaken(AIM, dice, level) for _ in range(4000)]
    angles = [aim.angle / 100 for aim in drawn]
    speeds = [100 * (aim.speed / AIM.speed - 1) for aim in drawn]
    for errors, spread in ((angles, degrees), (speeds, percent)):
        assert sum(errors) / 4000 == pytest.approx(0.0, abs=4 * spread / sqrt(4000))
        assert sqrt(sum(error * error for error in errors) / 4000) == pytest.approx(spread, rel=0.05)
        within = sum(abs(error) <= spread for error in errors) / 4000
        assert within == pytest.approx(0.683, abs=0.03), "a bell curve"
    assert all((aim.x, aim.y) == (AIM.x, AIM.y) for aim in drawn)


@rule("KO-60")
def test_a_shaken_aim_stays_within_the_limits() -> None:
    dice = Dice(bytes(32))
    for aim in (Aim(1350, 1000, 2500, 2000), Aim(1350, 1000, -2500, 1), Aim(150, 150, 0, 3)):
        assert all(shake(aim, dice, 250, 700).fault() == "" for _ in range(300))


@rule("KO-60")
def test_equal_dice_shake_alike() -> None:
    one, other = Dice(bytes(32)), Dice(bytes(32))
    assert [steps(shaken(AIM, one, "real")) for _ in range(20)] == [
        steps(shaken(AIM, other, "real")) for _ in range(20)
    ]
    first = steps(shaken(AIM, Dice(bytes(32)), "real"))
    assert first == steps(shaken(AIM, Dice(bytes(32)), "real"))
