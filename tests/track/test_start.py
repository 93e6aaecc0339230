"""How a game on a track begins: who rolls the highest starts (EB-4, CC-5, MM-5)."""

from collections import Counter

import pytest

import rentier
from playing import kinds, told, view
from rentier.testing.rules import rule

from .table import at, turn

SEEDS = range(150)
BANKING = rule("EB-4")
CROOKED = rule("CC-5")
MILLIONAIRE = rule("MM-5")


def rolls_for_start(game: rentier.Game) -> list[dict[int, int]]:
    """Return each round of rolls for the start: who rolled what."""
    rounds = told(game.events or [], "rolled-for-start")
    return [dict(zip(row["seats"], row["totals"], strict=True)) for row in rounds]  # type: ignore[call-overload]


@pytest.mark.parametrize(
    ("edition", "seats"),
    [
        pytest.param("banking", 2, marks=BANKING),
        pytest.param("banking", 3, marks=BANKING),
        pytest.param("banking", 6, marks=BANKING),
        pytest.param("crooked", 3, marks=CROOKED),
        pytest.param("crooked", 6, marks=CROOKED),
        pytest.param("millionaire", 2, marks=MILLIONAIRE),
        pytest.param("millionaire", 3, marks=MILLIONAIRE),
        pytest.param("millionaire", 4, marks=MILLIONAIRE),
    ],
)
def test_the_highest_total_begins_and_those_tied_for_it_roll_again(edition: str, seats: int) -> None:
    begun = set()
    rounds = Counter[int]()
    for seed in SEEDS:
        game = rentier.new(edition, seats, seed)
        rows = rolls_for_start(game)
        rolling_now = list(range(seats))
        for row in rows:
            assert list(row) == rolling_now
            assert all(2 <= total <= 12 for total in row.values())
            rolling_now = [seat for seat, total in row.items() if total == max(row.values())]
        assert rolling_now == [turn(game)]
        assert game.awaiting == (turn(game),)
        begun.add(turn(game))
        rounds[len(rows)] += 1
    assert begun == set(range(seats))
    assert rounds[1] > 0
    assert rounds[2] > 0


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("banking", marks=BANKING),
        pytest.param("crooked", marks=CROOKED),
        pytest.param("millionaire", marks=MILLIONAIRE),
    ],
)
def test_the_rolls_for_the_start_move_nobody_and_a_double_there_gives_no_roll(edition: str) -> None:
    for seed in range(20):
        game = rentier.new(edition, 4, seed)
        assert {at(game, seat) for seat in range(4)} == {"go"}
        assert view(game, None)["doubles"] == 0
        assert game.events is not None
        assert "rolled" not in kinds(game.events)
