"""Train the judgement of a bot from games between steady ones: `python tools/train.py deal --games 60000`.

What is counted about the players is defined beside the bot that uses it (`NAMES` and `count_all` in `standing.py`).
It is counted whenever the bot would judge (`is_judged`), and in the end it is known who has won. A small net (see
`bots/search/judgement.py`) is fitted to that by gradient descent, with numpy. At the beginning of most games some
choices are made at random, so that also positions are known that no bot would choose; they are counted only from there
on, when everybody plays steadily. For Deal, it is counted as well which kinds of cards steady players hold, beside what
chance would deal them.
"""

from __future__ import annotations

import argparse
import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rentier.core.dice import Dice, derive_seed, read_seed
from rentier.core.game import Game
from rentier.core.record import begin

ROOT = Path(__file__).resolve().parent.parent
RANDOM_IN = 6
"""One in this many choices is made at random, as long as that goes on."""
MOST_DECISIONS = 20_000
PLACES = 3
"""Players are told apart by whether they are next, second, or later."""
KEPT_FOR_TEST = 20
"""One position in this many is not learnt from, but shows how well it was learnt."""

Rows = NDArray[np.float16]
"""Positions, players in the order of turns, what is counted."""
Floats = NDArray[np.float32]


def main() -> None:
    """Train for each number of players, and write the weights beside the bot."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("edition")
    parser.add_argument("--games", type=int, default=60_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--hidden", type=int, default=24)
    parser.add_argument("--epochs", type=int, default=6)
    parser.add_argument("--table", default="", help="train only for this number of players: two, or more")
    asked = parser.parse_args()
    standing = import_module(f"rentier.bots.{asked.edition}.standing")
    folder = ROOT / "src" / "rentier" / "bots" / asked.edition
    for table, seats in standing.SEATS.items():
        if asked.table and asked.table != table:
            continue
        made = (
            f"# Made by tools/train.py {asked.edition} --table {table} --games {asked.games} "
            f"--hidden {asked.hidden} --epochs {asked.epochs} --seed {asked.seed}"
        )
        watch = Watch(asked.edition, standing, seats)
        rows, winners = watch.play(asked.games, read_seed(asked.seed))
        net = Net(len(standing.NAMES), min(seats, PLACES), asked.hidden, asked.seed)
        net.fit(rows, winners, asked.epochs)
        write(folder / f"judgement-{table}.toml", [made, "", *net.written(standing.NAMES)])
        if watch.guessing is not None:
            write(folder / f"hands-{table}.toml", [made, "", *watch.hands_written()])


def write(path: Path, lines: list[str]) -> None:
    """Write a file of lines."""
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


class Watch:
    """Games that are watched: what is counted, who wins, and for Deal what is held."""

    def __init__(self, edition: str, standing: Any, seats: int) -> None:
        self.edition = edition
        self.standing = standing
        self.seats = seats
        self.guessing: Any = import_module("rentier.bots.deal.guessing") if edition == "deal" else None
        self.held: list[list[int]] = []
        """For each hand that was looked at: its case, then the cards by kind in the hand, then all unknown ones."""

    def play(self, games: int, seed: bytes) -> tuple[Rows, NDArray[np.intp]]:
        """Play games, and return what was counted with the place of the winner."""
        rows: list[Rows] = []
        winners: list[NDArray[np.intp]] = []
        for number in range(games):
            game = begin(
                self.edition, self.seats, derive_seed(seed, "train", number), self.standing.OPTIONS, events=False
            )
            dice = Dice(derive_seed(seed, "bots", number))
            wild = dice.below(self.standing.MOST_RANDOM * self.seats) if number % 4 else 0
            found, orders = self.watch(game, dice, wild, number % 16 == 0)
            if len(game.winners) == 1 and found:
                rows.append(np.array(found, dtype=np.float16))
                winners.append(np.array([order.index(game.winners[0]) for order in orders]))
        return np.concatenate(rows), np.concatenate(winners)

    def watch(self, game: Game, dice: Dice, wild: int, looked: bool) -> tuple[list[list[list[float]]], list[list[int]]]:
        """Play one game, with some choices at random up to the decision `wild`; count from there on."""
        bot = self.standing.make_player(dice.seed)
        rows: list[list[list[float]]] = []
        orders: list[list[int]] = []
        for decision in range(MOST_DECISIONS):
            if game.over:
                break
            seat = game.awaiting[0]
            if looked and self.guessing is not None and dice.below(3) == 0:
                self.look(game, seat)
            if decision < wild and dice.below(RANDOM_IN) == 0:
                menu = game.actions(seat)
                game.apply(seat, menu[dice.below(len(menu))])
                continue
            action = bot.choose(game, seat)
            if decision >= wild and self.standing.is_judged(game, action):
                rows.append(self.standing.count_all(game))
                orders.append(self.standing.order_of(game))
            game.apply(seat, action)
        return rows, orders

    def look(self, game: Any, seat: int) -> None:
        """Count the cards that the others hold, and all that the seat does not know."""
        kinds, kind_of = len(self.standing.KINDS), self.standing.KIND_OF
        pool = [0] * kinds
        for card in game.pile:
            pool[kind_of[card.index]] += 1
        for player in game.players:
            if player.seat != seat:
                for card in player.hand:
                    pool[kind_of[card.index]] += 1
        for player in game.players:
            if player.seat != seat and player.hand:
                hand = [0] * kinds
                for card in player.hand:
                    hand[kind_of[card.index]] += 1
                self.held.append([self.guessing.case_of(game, player), *hand, *pool])

    def hands_written(self) -> list[str]:
        """Return the lines that say how often each kind of card is held, by case."""
        kinds = self.standing.KINDS
        looked = np.array(self.held, dtype=np.float64)
        lines = [f"kinds = {json.dumps(kinds)}"]
        for i, case in enumerate(self.guessing.CASES):
            here = looked[looked[:, 0] == i]
            weights = drawn_weights(here[:, 1 : len(kinds) + 1], here[:, len(kinds) + 1 :])
            scaled = np.maximum(np.round(weights / weights.max() * self.guessing.SCALE), 5).astype(int)
            lines.append(f'"{case}" = [{", ".join(str(weight) for weight in scaled)}]')
            print(f"{case}: {len(here)} hands", file=sys.stderr)
        return lines


def drawn_weights(hands: NDArray[np.float64], pools: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return weights with which cards drawn from the pools make such hands; a few cards drawn evenly are added."""
    weights = np.ones(hands.shape[1])
    doubt = 20.0
    for _ in range(200):
        shares = pools * (hands.sum(axis=1) / np.maximum(pools @ weights, 1e-9))[:, None]
        weights = (hands.sum(axis=0) + doubt) / (shares.sum(axis=0) + doubt)
        weights /= weights.mean()
    return weights


class Net:
    """The net while it is trained: counts are scaled, and all weights are in one list of arrays."""

    def __init__(self, size: int, places: int, hidden: int, seed: int) -> None:
        draw = np.random.default_rng(seed)
        self.places = places
        self.hidden = hidden
        self.scale = np.ones(size, dtype=np.float32)
        self.direct = np.zeros((places, size), dtype=np.float32)
        self.own = (draw.normal(size=(hidden, size)) / np.sqrt(size)).astype(np.float32)
        self.everybody = (draw.normal(size=(hidden, size)) / np.sqrt(size)).astype(np.float32)
        self.biases = np.zeros((places, hidden), dtype=np.float32)
        self.out = (draw.normal(size=hidden) / np.sqrt(hidden)).astype(np.float32)
        self.draw = draw

    def weights(self) -> list[Floats]:
        """List all weights."""
        return [self.direct, self.own, self.everybody, self.biases, self.out]

    def place_of(self, seats: int) -> NDArray[np.intp]:
        """Return the place that each player in the order of turns has."""
        return np.minimum(np.arange(seats), self.places - 1)

    def forward(self, x: Floats) -> tuple[Floats, Floats, Floats]:
        """Return the shares, and what is above zero of the hidden measures, and the sums over all players."""
        place = self.place_of(x.shape[1])
        together = x.sum(axis=1)
        measure = x @ self.own.T + (together @ self.everybody.T)[:, None] + self.biases[place]
        np.maximum(measure, 0, out=measure)
        scores = np.einsum("bsf,sf->bs", x, self.direct[place]) + measure @ self.out
        shares = np.exp(scores - scores.max(axis=1, keepdims=True))
        return shares / shares.sum(axis=1, keepdims=True), measure, together

    def gradients(self, x: Floats, winners: NDArray[np.intp]) -> list[Floats]:
        """Return the gradient of the mean loss for each array of weights."""
        shares, measure, together = self.forward(x)
        surprise = shares
        surprise[np.arange(len(x)), winners] -= 1
        surprise /= len(x)
        back = surprise[:, :, None] * self.out * (measure > 0)
        direct = np.zeros_like(self.direct)
        biases = np.zeros_like(self.biases)
        for seat, place in enumerate(self.place_of(x.shape[1])):
            direct[place] += surprise[:, seat] @ x[:, seat]
            biases[place] += back[:, seat].sum(axis=0)
        own = np.tensordot(back, x, axes=((0, 1), (0, 1)))
        everybody = back.sum(axis=1).T @ together
        return [direct, own, everybody, biases, np.tensordot(surprise, measure, axes=((0, 1), (0, 1)))]

    def fit(self, rows: Rows, winners: NDArray[np.intp], epochs: int) -> None:
        """Fit the weights with Adam; the steps become smaller and smaller."""
        test = np.arange(len(rows)) * KEPT_FOR_TEST // len(rows) == KEPT_FOR_TEST - 1
        shown, shown_winners = rows[test], winners[test]
        rows, winners = rows[~test], winners[~test]
        spread = rows[:200_000].astype(np.float32).std(axis=(0, 1))
        self.scale = (1 / np.maximum(spread, 0.05)).astype(np.float32)
        first = [np.zeros_like(weight) for weight in self.weights()]
        second = [np.zeros_like(weight) for weight in self.weights()]
        batch, step = 2048, 0
        steps = epochs * (len(rows) // batch)
        for epoch in range(epochs):
            order = self.draw.permutation(len(rows))
            for start in range(0, len(rows) - batch + 1, batch):
                some = order[start : start + batch]
                step += 1
                rate = 0.003 * (1 - step / (steps + 1))
                gradients = self.gradients(rows[some] * self.scale, winners[some])
                for weight, gradient, one, two in zip(self.weights(), gradients, first, second, strict=True):
                    gradient = gradient + 1e-5 * weight
                    one += 0.1 * (gradient - one)
                    two += 0.001 * (gradient * gradient - two)
                    weight -= rate * (one / (1 - 0.9**step)) / (np.sqrt(two / (1 - 0.999**step)) + 1e-8)
            loss = self.loss(shown, shown_winners)
            print(f"{len(rows)} positions, epoch {epoch + 1}: loss {loss:.4f}", file=sys.stderr, flush=True)
        self.show_deciles(shown, shown_winners)

    def loss(self, rows: Rows, winners: NDArray[np.intp]) -> float:
        """Return the mean loss."""
        total = 0.0
        for start in range(0, len(rows), 20_000):
            part = slice(start, start + 20_000)
            shares, _, _ = self.forward(rows[part] * self.scale)
            total -= float(np.log(shares[np.arange(len(shares)), winners[part]] + 1e-9).sum())
        return total / max(1, len(rows))

    def show_deciles(self, rows: Rows, winners: NDArray[np.intp]) -> None:
        """Print for each tenth of the chances that were judged how often the next player has won."""
        shares = self.forward(rows[:200_000] * self.scale)[0][:, 0]
        for tenth in range(10):
            here = (shares * 10).astype(int) == tenth
            if here.any():
                won = (winners[:200_000][here] == 0).mean()
                print(f"  judged {shares[here].mean():.3f}, won {won:.3f} of {here.sum()}", file=sys.stderr)

    def written(self, names: list[str]) -> list[str]:
        """Return the lines of the weights for unscaled counts."""
        lines = [f"out = {_row(self.out)}", "biases = ["]
        lines += [f"  {_row(biases)}," for biases in self.biases]
        lines.append("]")
        for part, weights in (("direct", self.direct), ("own", self.own), ("everybody", self.everybody)):
            lines += ["", f"[{part}]"]
            lines += [f'"{name}" = {_row(row)}' for name, row in zip(names, (weights * self.scale).T, strict=True)]
        return lines


def _row(weights: Floats) -> str:
    return "[" + ", ".join(f"{weight:.4f}" for weight in weights) + "]"


if __name__ == "__main__":
    main()
