"""Measure what a Dask cluster on this machine costs over processes: `python bench/cluster.py --games 40000`.

Both play the same games with as many workers, several times in turn; the start of the workers is left out, as a cluster
is usually there already. Needs the extra `cluster`.
"""

from __future__ import annotations

import argparse
from statistics import median
from time import perf_counter
from typing import Final

from rentier.core import compiled
from rentier.sim import simulate
from rentier.sim.cluster import open_cluster
from rentier.sim.spreading import Executor, open_processes

WARM_UP: Final = 200


class Counted:
    """Processes that say how many they are, as a cluster does."""

    def __init__(self, pool: Executor, workers: int) -> None:
        self.submit = pool.submit
        self.workers: Final = workers


def timed(asked: argparse.Namespace, games: int, executor: Executor) -> float:
    """Return how many seconds the games take."""
    start = perf_counter()
    report = simulate(asked.edition, games, asked.seats, asked.bots, 1, executor=executor)
    assert report.is_complete
    return perf_counter() - start


def main() -> None:
    """Print the times of both, and their ratio."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", default="deal")
    parser.add_argument("--bots", default="steady")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=40_000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    with open_cluster(f"local:{asked.workers}") as cluster, open_processes(asked.workers) as (pool, _):
        processes = Counted(pool, asked.workers)
        for executor in (processes, cluster):
            timed(asked, WARM_UP, executor)
        pairs = []
        for _ in range(asked.rounds):
            pairs.append((timed(asked, asked.games, processes), timed(asked, asked.games, cluster)))
            print(f"processes {pairs[-1][0]:.2f} s, cluster {pairs[-1][1]:.2f} s", flush=True)
    ratio = median(there / here for here, there in pairs)
    engine = "compiled" if compiled() else "interpreted"
    print(
        f"{asked.games} games of {asked.edition} ({asked.bots}), {asked.workers} workers, {engine}: ratio {ratio:.3f}"
    )


if __name__ == "__main__":
    main()
