"""The tool that learns the chances to win: it finds weights that are known, and ships those of its editions."""

from __future__ import annotations

import argparse
from types import ModuleType

import numpy as np
import pytest

from rentier.bots.crooked.standing import STANDING as crooked
from rentier.bots.millionaire.standing import STANDING as millionaire
from rentier.bots.search import load_chances
from rentier.bots.track.standing import STANDING as banking
from rentier.bots.track.standing import Standing
from scripts import load_script


@pytest.fixture(scope="module")
def learn() -> ModuleType:
    return load_script("tools/learn.py")


def test_it_finds_the_weights_that_decided_who_won(learn: ModuleType) -> None:
    draw = np.random.default_rng(1)
    true = np.array([[1.0, -0.5], [0.3, 0.8]])
    rows = draw.normal(size=(20_000, 2, 2)).astype(np.float32)
    scores = np.stack([rows[:, place] @ true[place] for place in range(2)], axis=1)
    winners = (draw.random(len(rows)) > 1 / (1 + np.exp(scores[:, 1] - scores[:, 0]))).astype(int)
    weights, loss = learn.fitted(rows, winners)
    assert np.abs(weights - true).max() < 0.1
    assert loss < np.log(2)


@pytest.mark.parametrize("standing", [banking, millionaire, crooked])
def test_it_counts_every_player_from_the_mover_on(learn: ModuleType, standing: Standing) -> None:
    edition = {banking: "banking", millionaire: "millionaire", crooked: "crooked"}[standing]
    found = {table: learn.Seen() for table in standing.tables}
    asked = argparse.Namespace(edition=edition, seed=1, random=40, keep=3)
    for number in range(3):
        learn.watch(standing, asked, number, found)
    rows = [row for seen in found.values() for row in seen.rows]
    winners = [winner for seen in found.values() for winner in seen.winners]
    assert len(rows) == len(winners) > 10
    assert set(winners) <= set(range(learn.SEATS))
    assert {len(row) for row in rows} == {learn.SEATS}
    out = standing.names.index("out")
    for row, winner in zip(rows, winners, strict=True):
        assert {len(counts) for counts in row} == {len(standing.names)}
        # Neither the player to move nor the one who will win is out.
        assert row[0][out] == row[winner][out] == 0.0


@pytest.mark.parametrize("standing", [banking, millionaire, crooked])
def test_every_stage_has_its_weights(standing: Standing) -> None:
    for table in standing.tables:
        assert load_chances(standing.package, table, standing.names).places == 3
