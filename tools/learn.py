"""Learn how likely each player of a game on a track is to win: `python tools/learn.py banking`.

What is counted about a player is defined beside the bot that uses it (`standing.py`). At the beginning of some turns
it is counted for all players, and in the end it is known who has won. The weights are those for which the shares of
the chances fit best: a multinomial logit, found by Newton's method with numpy, for each stage of the game by itself.
The bots now and then play at random, so that the games also come to positions that no bot would choose.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from rentier.bots import make_bot
from rentier.bots.track.standing import Standing
from rentier.core.dice import Dice, derive_seed, read_seed
from rentier.core.record import begin
from rentier.core.registry import find_edition
from rentier.track.state import TrackGame

ROOT = Path(__file__).resolve().parent.parent
SEATS = 4
MOST_DECISIONS = 20_000
RIDGE = 3.0
"""How strongly weights are held near zero, in games."""
STEPS = 12
PLACES = 3
"""Players are told apart by whether they are to move, next, or later."""

Rows = NDArray[np.float32]
"""Positions, players in the order of turns, what is counted."""


def main() -> None:
    """Learn the weights for each stage of a game, and write them beside the bot."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("edition")
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--random", type=int, default=40, help="one in so many choices is made at random")
    parser.add_argument("--keep", type=int, default=5, help="one in so many turns is counted")
    asked = parser.parse_args()
    home = find_edition(asked.edition).home.bots
    standing: Standing = import_module(f"{home}.standing").STANDING
    found = {table: Seen() for table in standing.tables}
    for number in range(asked.games):
        watch(standing, asked, number, found)
    lines = [f"# Made by: python tools/learn.py {' '.join(sys.argv[1:])}"]
    for table, seen in found.items():
        rows, winners = np.array(seen.rows, dtype=np.float32), np.array(seen.winners)
        weights, loss = fitted(rows, winners)
        print(f"{table}: {len(rows)} positions, loss {loss:.4f}; knowing nothing {np.log(SEATS):.4f}", file=sys.stderr)
        lines += ["", f"[{table}]"]
        for name, row in zip(standing.names, weights.T, strict=True):
            lines.append(f'"{name}" = [{", ".join(f"{weight:.3f}" for weight in row)}]')
    path = ROOT / "src" / home.replace(".", "/") / "chances.toml"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


class Seen:
    """Positions of one stage: what was counted about the players, from the one to move on, and who won."""

    def __init__(self) -> None:
        self.rows: list[list[list[float]]] = []
        self.winners: list[int] = []


def watch(standing: Standing, asked: argparse.Namespace, number: int, found: dict[str, Seen]) -> None:
    """Play a game, and add what was counted in it, unless several players share the win."""
    seed = read_seed(asked.seed)
    game = begin(asked.edition, SEATS, derive_seed(seed, "learn", number), events=False)
    assert isinstance(game, TrackGame)
    bot = make_bot("steady", asked.edition, seed)
    dice = Dice(derive_seed(seed, "bots", number))
    counted: list[tuple[str, int, list[list[float]]]] = []
    turn = game.turns
    for _ in range(MOST_DECISIONS):
        if game.over:
            break
        if game.turns != turn:
            turn = game.turns
            if dice.below(asked.keep) == 0:
                counted.append((standing.table_of(game), game.turn, standing.count_all(game)))
        seat = game.awaiting[0]
        menu = game.actions(seat) if dice.below(asked.random) == 0 else []
        game.apply(seat, menu[dice.below(len(menu))] if menu else bot.choose(game, seat))
    if len(game.winners) == 1:
        for table, mover, counts in counted:
            found[table].rows.append(counts[mover:] + counts[:mover])
            found[table].winners.append((game.winners[0] - mover) % SEATS)


def fitted(rows: Rows, winners: NDArray[np.intp]) -> tuple[NDArray[np.float64], float]:
    """Return the weights by place, and the mean loss of the fit."""
    seats, size = rows.shape[1], rows.shape[2]
    places = min(seats, PLACES)
    # One long row for each player: what is counted stands at its place, the rest is zero.
    wide = np.zeros((len(rows), seats, places * size), dtype=np.float32)
    for seat in range(seats):
        at = min(seat, places - 1) * size
        wide[:, seat, at : at + size] = rows[:, seat]
    weights = np.zeros(places * size)
    loss = 0.0
    for _ in range(STEPS):
        scores = wide @ weights.astype(np.float32)
        shares = np.exp(scores - scores.max(axis=1, keepdims=True))
        shares /= shares.sum(axis=1, keepdims=True)
        loss = float(-np.log(shares[np.arange(len(rows)), winners] + 1e-12).mean())
        surprise = shares.copy()
        surprise[np.arange(len(rows)), winners] -= 1
        gradient = np.einsum("ns,nsf->f", surprise, wide).astype(np.float64) + RIDGE * weights
        mean = np.einsum("ns,nsf->nf", shares, wide)
        curve = -(mean.T @ mean).astype(np.float64) + RIDGE * np.eye(len(weights))
        for seat in range(seats):
            part = wide[:, seat] * np.sqrt(shares[:, seat : seat + 1])
            curve += (part.T @ part).astype(np.float64)
        weights -= np.linalg.solve(curve, gradient)
    return weights.reshape(places, size), loss


if __name__ == "__main__":
    main()
