"""Learn how likely each player is to win, from games between bots: `python tools/learn.py deal --games 20000`.

What is counted about a player is defined beside the bot that uses it (`standing.py`). At the beginning of some turns
it is counted for all players, and in the end it is known who has won. The weights are those for which the shares of
the chances fit best: a multinomial logit, found by Newton's method with numpy; games on a track have weights of their
own for each stage. Bots now and then play at random, so that the games also come to positions that no bot would choose.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rentier.bots import make_bot
from rentier.core.dice import Dice, derive_seed, read_seed
from rentier.core.game import Game
from rentier.core.record import begin
from rentier.core.registry import find_edition

ROOT = Path(__file__).resolve().parent.parent
MOST_DECISIONS = 20_000
RIDGE = 3.0
"""How strongly weights are held near zero, in games."""
STEPS = 12
PLACES = 3
"""Players are told apart by whether they are to move, next, or later."""

Rows = NDArray[np.float32]
"""Positions, players in the order of turns, what is counted."""


def main() -> None:
    """Learn the weights for each number of players or stage, and write them beside the bot."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("edition")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="steady")
    parser.add_argument("--random", type=int, default=12, help="one in so many choices is made at random")
    parser.add_argument("--keep", type=int, default=1, help="one in so many turns is counted")
    asked = parser.parse_args()
    home = find_edition(asked.edition).home.bots
    standing = import_module(f"{home}.standing")
    words = " ".join(sys.argv[1:])
    lines = [f"# Made by tools/learn.py {words}"]
    found: dict[str, tuple[list[Rows], list[NDArray[np.intp]]]] = {}
    for seats in sorted(set(standing.SEATS.values())):
        play(asked, standing, seats, found)
    for table, seats in standing.SEATS.items():
        rows, winners = np.concatenate(found[table][0]), np.concatenate(found[table][1])
        weights, loss = fitted(rows, winners)
        print(f"{table}: {len(rows)} positions, loss {loss:.4f}; knowing nothing {np.log(seats):.4f}", file=sys.stderr)
        lines += ["", f"[{table}]"]
        for name, row in zip(standing.NAMES, weights.T, strict=True):
            lines.append(f'"{name}" = [{", ".join(f"{weight:.3f}" for weight in row)}]')
    path = ROOT / "src" / home.replace(".", "/") / "chances.toml"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def play(
    asked: argparse.Namespace,
    standing: Any,
    seats: int,
    found: dict[str, tuple[list[Rows], list[NDArray[np.intp]]]],
) -> None:
    """Play games, and add what was counted with the place of the winner, by the table that it is for."""
    seed = read_seed(asked.seed)
    for number in range(asked.games):
        game = begin(asked.edition, seats, derive_seed(seed, "learn", number), events=False)
        counted = _watch(game, standing, asked, derive_seed(seed, "bots", number))
        if len(game.winners) == 1:
            for table, (rows, movers) in counted.items():
                kept = found.setdefault(table, ([], []))
                kept[0].append(np.array(rows, dtype=np.float32))
                kept[1].append((game.winners[0] - np.array(movers)) % seats)


def _watch(
    game: Game, standing: Any, asked: argparse.Namespace, seed: bytes
) -> dict[str, tuple[list[list[list[float]]], list[int]]]:
    bots = [make_bot(asked.bot, game.edition.name, derive_seed(seed, "bot", seat)) for seat in range(game.seats)]
    dice = Dice(seed)
    found: dict[str, tuple[list[list[list[float]]], list[int]]] = {}
    turn = game.turns_taken()
    for _ in range(MOST_DECISIONS):
        if game.over:
            break
        if game.turns_taken() != turn:
            turn = game.turns_taken()
            if dice.below(asked.keep) == 0:
                mover = standing.mover(game)
                counts = standing.count_all(game)
                rows, movers = found.setdefault(standing.table_of(game), ([], []))
                rows.append([counts[(mover + i) % game.seats] for i in range(game.seats)])
                movers.append(mover)
        seat = game.awaiting[0]
        menu = game.actions(seat) if dice.below(asked.random) == 0 else []
        game.apply(seat, menu[dice.below(len(menu))] if menu else bots[seat].choose(game, seat))
    return found


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
