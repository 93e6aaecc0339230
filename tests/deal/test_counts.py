"""Counts of action sequences from fixed deals, as perft does for chess: a change in any menu shows."""

from __future__ import annotations

import pytest

import rentier
from rentier import Game


def ways(game: Game, depth: int) -> int:
    """Count the ways to go on for `depth` actions."""
    if depth == 0 or game.over:
        return 1
    seat = game.awaiting[0]
    total = 0
    for action in game.actions(seat):
        other = game.copy()
        other.apply(seat, action)
        total += ways(other, depth - 1)
    return total


@pytest.mark.parametrize(
    ("seats", "seed", "expected"),
    [(2, 1, [10, 81, 593, 2014]), (4, 2, [8, 59, 424, 2256]), (7, 3, [16, 137, 1054, 3701])],
)
def test_counts_of_action_sequences(seats: int, seed: int, expected: list[int]) -> None:
    game = rentier.new("deal", seats, seed, events=False)
    assert [ways(game, depth) for depth in (1, 2, 3, 4)] == expected
