"""The check of spoilt positions: it finds what it is there to find, and says how to find it again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from rentier_pig.edition import PigEdition
from rentier_pig.game import TURN, Pig

import rentier
from rentier.core import Dice, Edition, Fields, Game, Options
from rentier.core.registry import unregister
from rentier.testing import check_mutants, positions


class Lax(PigEdition):
    """Pig that believes everything it reads."""

    def load(self, position: Fields, seats: int, options: Options, dice: Dice) -> Pig:
        game = Pig(self, seats, options, dice, True)
        read: dict[str, Any] = dict(position.data)
        game.points, game.turn = read["points"], read["turn"]
        game.turns, game.total = read["turns"], read["total"]
        if not read["over"]:
            game.push(TURN)
        return game


@pytest.fixture
def lax() -> Iterator[Edition]:
    edition = rentier.register(Lax())
    yield edition
    unregister(edition)


def test_a_game_that_loads_anything_is_caught(lax: Edition) -> None:
    with pytest.raises(positions.Broken, match=r"pig, 3 seats, seed 4, (mutant|record) \d+, .*: .* → "):
        check_mutants(lax.name, 3, 4)


def test_what_is_caught_can_be_done_again(lax: Edition) -> None:
    messages = []
    for _ in range(2):
        with pytest.raises(positions.Broken) as caught:
            check_mutants(lax.name, 2, 9)
        messages.append(str(caught.value))
    assert messages[0] == messages[1]


def test_a_load_that_never_returns_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def hang(_: object) -> Game:
        while True:
            pass

    pool = positions.make_pool("deal", 2, 0)
    monkeypatch.setattr(positions, "load", hang)
    monkeypatch.setattr(positions, "CPU_SECONDS", 0.1)
    with pytest.raises(positions.Broken, match="still at work"):
        positions.play_mutant(pool, 0, 0)


def test_the_positions_are_of_all_kinds() -> None:
    pool = positions.make_pool("deal", 4, 2)
    kinds = {tuple(decision["kind"] for decision in position["stack"]) for position in pool.positions}
    assert {(), ("turn",), ("turn", "attack", "answer"), ("turn", "attack", "payment")} <= kinds
