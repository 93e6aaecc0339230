"""The check of the chances: it sees what is off, and what it measures adds up."""

from __future__ import annotations

from types import ModuleType

import pytest

from scripts import load_script


@pytest.fixture(scope="module")
def calibration() -> ModuleType:
    return load_script("bench/calibration.py")


def test_chances_that_are_off_are_seen(calibration: ModuleType) -> None:
    honest = [(0.25, 1.0)] * 100 + [(0.25, 0.0)] * 300
    boastful = [(0.85, 1.0)] * 280 + [(0.85, 0.0)] * 120
    found = calibration.tenths(honest + boastful)
    assert [place for place, tenth in enumerate(found) if tenth is not None] == [2, 8]
    assert (found[2].chances, found[2].predicted, found[2].won, found[2].is_fine) == (400, 0.25, 0.25, True)
    assert (found[8].predicted, found[8].won, found[8].is_fine) == (pytest.approx(0.85), 0.7, False)
    assert "too far" in calibration.say_tenth(8, found[8])


def test_a_few_unlucky_games_prove_nothing(calibration: ModuleType) -> None:
    (few,) = (it for it in calibration.tenths([(0.5, 0.0)] * 3) if it is not None)
    assert few.is_fine


def test_everybody_s_chances_come_with_the_result_and_the_same_ones_each_time(calibration: ModuleType) -> None:
    number, pairs = calibration.foretold("deal", 2, 4)
    assert number == 4
    assert sum(chance for chance, _ in pairs) == pytest.approx(1.0)
    assert sum(share for _, share in pairs) == pytest.approx(1.0)
    assert calibration.foretold("deal", 2, 4) == (number, pairs)


def test_the_luck_of_a_steady_player_is_all_that_happened(calibration: ModuleType) -> None:
    number, luck = calibration.luck_of("deal", "steady", 2, 1)
    assert number == 1
    assert 0.2 < abs(luck) < 0.8
    # Somebody else's decisions count as their own.
    assert calibration.luck_of("deal", "random", 2, 1)[1] != luck
    mean, error = calibration.summed([0.5, -0.25, -0.25])
    assert (mean, error) == (pytest.approx(0.0), pytest.approx(0.25))


def test_chances_that_are_too_timid_should_be_steeper(calibration: ModuleType) -> None:
    timid = [[(0.6, 1.0), (0.4, 0.0)]] * 70 + [[(0.6, 0.0), (0.4, 1.0)]] * 30
    by = calibration.missing_steepness(timid)
    assert by > 0.5
    honest = [[(0.7, 1.0), (0.3, 0.0)]] * 70 + [[(0.7, 0.0), (0.3, 1.0)]] * 30
    assert abs(calibration.missing_steepness(honest)) < 0.1
