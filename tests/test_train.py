"""The tool that trains the judgement of bots: its net learns what depends on both sides, and is read as written."""

from __future__ import annotations

import tomllib
from types import ModuleType

import numpy as np
import pytest

from rentier.bots.deal import guessing
from rentier.bots.deal import standing as deal
from rentier.bots.knockout import standing as knockout
from rentier.bots.search import Judgement
from rentier.core.dice import read_seed
from scripts import load_script


@pytest.fixture(scope="module")
def train() -> ModuleType:
    return load_script("tools/train.py")


def test_the_gradient_is_that_of_the_loss(train: ModuleType) -> None:
    draw = np.random.default_rng(1)
    net = train.Net(5, 2, 4, seed=1)
    for weight in net.weights():
        weight += draw.normal(size=weight.shape).astype(np.float32) / 4
    rows = draw.normal(size=(200, 3, 5)).astype(np.float32)
    winners = draw.integers(0, 3, size=200)
    gradients = net.gradients(rows, winners)
    for weight, gradient in zip(net.weights(), gradients, strict=True):
        for at in list(np.ndindex(weight.shape))[::3]:
            losses = []
            for step in (0.01, -0.01):
                weight[at] += step
                losses.append(net.loss(rows, winners))
                weight[at] -= step
            assert (losses[0] - losses[1]) / 0.02 == pytest.approx(gradient[at], abs=0.01)


def test_it_learns_what_depends_on_both_sides(train: ModuleType) -> None:
    # The first count wins, unless the other player has the second one: no sum of weights can say that.
    draw = np.random.default_rng(1)
    rows = draw.integers(0, 2, size=(20_000, 2, 2)).astype(np.float16)
    strong = rows[:, :, 0] * (1 - rows[:, ::-1, 1])
    winners = (strong[:, 1] > strong[:, 0]).astype(int)
    even = strong[:, 0] == strong[:, 1]
    winners[even] = draw.integers(0, 2, size=even.sum())
    net = train.Net(2, 2, 8, seed=1)
    net.fit(rows, winners, epochs=30)
    decided = ~even
    shares = net.forward(rows[decided] * net.scale)[0]
    assert (shares[np.arange(len(shares)), winners[decided]] > 0.8).all()


def test_what_is_written_judges_as_the_net_does(train: ModuleType) -> None:
    draw = np.random.default_rng(2)
    net = train.Net(3, 2, 4, seed=2)
    net.scale = np.array([1.0, 0.5, 2.0], dtype=np.float32)
    net.direct += draw.normal(size=net.direct.shape).astype(np.float32)
    net.biases += draw.normal(size=net.biases.shape).astype(np.float32)
    names = ["a", "b", "c"]
    read = tomllib.loads("\n".join(net.written(names)))
    direct, own, everybody = [
        [[read[part][name][k] for name in names] for k in range(len(read[part]["a"]))]
        for part in ("direct", "own", "everybody")
    ]
    judgement = Judgement(direct, own, everybody, read["biases"], read["out"])
    for row in draw.integers(0, 3, size=(20, 4, 3)).astype(np.float32):
        shares = net.forward(row[None] * net.scale)[0][0]
        assert judgement.shares(row.tolist()) == pytest.approx(shares.tolist(), abs=0.01)


def test_it_finds_how_much_rather_a_card_is_held(train: ModuleType) -> None:
    draw = np.random.default_rng(3)
    true = np.array([1.0, 4.0, 0.5])
    pools = draw.integers(5, 30, size=(20_000, 3)).astype(float)
    chances = pools * true
    chances /= chances.sum(axis=1, keepdims=True)
    hands = np.array([draw.multinomial(2, chance) for chance in chances], dtype=float)
    weights = train.drawn_weights(hands, pools)
    assert weights / weights[0] == pytest.approx(true, rel=0.1)


@pytest.mark.parametrize(("edition", "standing", "a_game"), [("deal", deal, 4), ("knockout", knockout, 8)])
def test_it_counts_for_all_players_and_knows_who_won(
    train: ModuleType, edition: str, standing: ModuleType, a_game: int
) -> None:
    watch = train.Watch(edition, standing, 2)
    rows, winners = watch.play(2, read_seed(1))
    assert rows.shape[1:] == (2, len(standing.NAMES))
    assert len(rows) == len(winners) > a_game
    assert set(winners) <= {0, 1}


def test_it_looks_at_the_hands_of_deal(train: ModuleType) -> None:
    watch = train.Watch("deal", deal, 2)
    watch.play(1, read_seed(1))
    for case, *cards in watch.held:
        hand, pool = cards[: len(deal.KINDS)], cards[len(deal.KINDS) :]
        assert 0 <= case < len(guessing.CASES)
        assert 0 < sum(hand) <= sum(pool)
        assert all(held <= there for held, there in zip(hand, pool, strict=True))
    lines = watch.hands_written()
    assert list(tomllib.loads("\n".join(lines))) == ["kinds", *guessing.CASES]
