"""Counts of action sequences from fixed positions, as perft does for chess: a change in any menu shows."""

from __future__ import annotations

import pytest

import rentier
from rentier import Game
from rentier.bots import RandomBot, play_out


def ways(game: Game, depth: int) -> int:
    """Count the ways to go on for `depth` actions, by everybody who is asked."""
    if depth == 0 or game.over:
        return 1
    total = 0
    for seat in game.awaiting:
        for action in game.actions(seat):
            other = game.copy()
            other.apply(seat, action)
            total += ways(other, depth - 1)
    return total


def position_after(seats: int, seed: int, decisions: int) -> Game:
    """Return a game after a number of random decisions."""
    game = rentier.new("banking", seats, seed, events=False)
    play_out(game, [RandomBot(bytes(32)) for _ in range(seats)], decisions)
    return game


@pytest.mark.parametrize(
    ("seats", "seed", "decisions", "expected"),
    [(2, 1, 1, [2, 14, 53]), (4, 2, 60, [3, 10, 32]), (3, 3, 120, [3, 3, 7])],
)
def test_counts_of_action_sequences(seats: int, seed: int, decisions: int, expected: list[int]) -> None:
    game = position_after(seats, seed, decisions)
    assert [ways(game, depth) for depth in (1, 2, 3)] == expected
