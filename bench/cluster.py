"""Measure what a Dask cluster on this machine costs over processes: `python bench/cluster.py --games 40000`.

Both play the same games with as many workers, several times in turn; the start of the workers is left out, as a cluster
is usually there already. Besides the time that passes, it counts what all processes together spend of the processor: on
a busy machine only that can be compared. Needs the extra `cluster`, which brings psutil.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from statistics import median
from time import perf_counter
from typing import Any, Final, NamedTuple

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


class Cost(NamedTuple):
    """What some games took: seconds by the clock, and of the processor."""

    seconds: float
    spent: float


def spent() -> float:
    """Return the seconds that this process and all its children have spent."""
    me: Any = import_module("psutil").Process()
    return sum(sum(one.cpu_times()[:2]) for one in [me, *me.children(recursive=True)])


def timed(asked: argparse.Namespace, games: int, executor: Executor) -> Cost:
    """Return what the games cost."""
    start, before = perf_counter(), spent()
    report = simulate(asked.edition, games, asked.seats, asked.bots, 1, executor=executor)
    assert report.is_complete
    return Cost(perf_counter() - start, spent() - before)


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
        pairs: list[tuple[Cost, Cost]] = []
        for _ in range(asked.rounds):
            here, there = timed(asked, asked.games, processes), timed(asked, asked.games, cluster)
            pairs.append((here, there))
            print(
                f"processes {here.seconds:.2f} s, {here.spent:.2f} s CPU; "
                f"cluster {there.seconds:.2f} s, {there.spent:.2f} s CPU",
                flush=True,
            )
    clock = median(there.seconds / here.seconds for here, there in pairs)
    cpu = median(there.spent / here.spent for here, there in pairs)
    engine = "compiled" if compiled() else "interpreted"
    print(f"{asked.games} games of {asked.edition} ({asked.bots}), {asked.workers} workers, {engine}:")
    print(f"the cluster takes {clock:.3f} times as long, and {cpu:.3f} times the processor")


if __name__ == "__main__":
    main()
