"""The tool that learns the chances to win: it finds weights that are known, and ships those of its editions."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, SimpleNamespace

import numpy as np
import pytest

from rentier.core import Game
from rentier.core.dice import read_seed

TOOL = Path(__file__).parent.parent / "tools" / "learn.py"


@pytest.fixture(scope="module")
def learn() -> ModuleType:
    spec = spec_from_file_location("learn", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["learn"] = module
    spec.loader.exec_module(module)
    return module


def test_it_finds_the_weights_that_decided_who_won(learn: ModuleType) -> None:
    draw = np.random.default_rng(1)
    true = np.array([[1.0, -0.5], [0.3, 0.8]])
    rows = draw.normal(size=(20_000, 2, 2)).astype(np.float32)
    scores = np.stack([rows[:, place] @ true[place] for place in range(2)], axis=1)
    winners = (draw.random(len(rows)) > 1 / (1 + np.exp(scores[:, 1] - scores[:, 0]))).astype(int)
    weights, loss = learn.fitted(rows, winners)
    assert np.abs(weights - true).max() < 0.1
    assert loss < np.log(2)


def test_it_counts_every_turn_from_the_mover_on(learn: ModuleType) -> None:
    def count_up(game: Game, seat: int) -> list[float]:
        return [float(seat), float(game.awaiting[0])]

    def mover(game: Game) -> int:
        return game.awaiting[0]

    standing = SimpleNamespace(NAMES=["seat", "mover"], count_up=count_up, mover=mover)
    rows, winners = learn.played("deal", standing, 2, 2, read_seed(1), "steady")
    assert rows.shape[1:] == (2, 2)
    assert len(rows) == len(winners)
    assert set(winners) <= {0, 1}
    assert (rows[:, 0, 0] == rows[:, 0, 1]).all()
    assert (rows[:, 1, 0] == 1 - rows[:, 1, 1]).all()
