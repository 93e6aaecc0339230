"""Simulation: playing the games of a plan here, in worker processes, or wherever an executor runs them."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final, Protocol

from rentier.core.errors import RentierError

from .outcome import Outcome
from .plan import MOST_JOBS, Plan, check_number, make_plan
from .report import Report
from .series import Series, play_games

Progress = Callable[[int, int], None]
"""Called from time to time with how many games are done, and out of how many."""

GAMES_AT_ONCE: Final = 50
GAMES_FOR_A_WORKER: Final = 250
AHEAD: Final = 4
"""How many pieces of work are queued for each worker."""
AHEAD_ELSEWHERE: Final = 256


class Executor(Protocol):
    """Anything that runs work elsewhere: an executor of `concurrent.futures`, or one like it."""

    def submit(self, work: Callable[..., Report], /, *args: Any) -> Future[Report]:
        """Take on a piece of work."""
        ...


def simulate(
    edition: str,
    games: int,
    seats: int,
    bots: str | Sequence[str],
    seed: object,
    options: object = None,
    jobs: int = 1,
    progress: Progress | None = None,
    executor: Executor | None = None,
) -> Report:
    """Play games between bots and return a report; the same seed makes the same report whatever `jobs` is.

    `bots` names the bots, `"steady,random"` or a list, the last one repeated for the remaining seats. Stopped with
    Ctrl-C, it reports on the games that were finished: see `Report.games` and `Report.ranges`. More than one job means
    worker processes that import the main module, so a script has to begin its work under `if __name__ == "__main__"`.
    """
    plan = make_plan(edition, games, seats, bots, seed, options)
    workers = check_number("sim-jobs", jobs, MOST_JOBS)
    tell = progress if progress is not None else _tell_nobody
    if executor is not None:
        return _spread(plan, executor, play_games, max(AHEAD * workers, AHEAD_ELSEWHERE), tell, _change_nothing)
    if workers == 1:
        return _play_here(plan, tell)
    return _play_in_processes(plan, workers, tell)


def _tell_nobody(done: int, games: int) -> None:
    pass


def _change_nothing() -> None:
    pass


def _pieces(games: int, size: int) -> Iterator[tuple[int, int]]:
    """Cut the games into pieces: the first game of each, and how many."""
    for first in range(0, games, size):
        yield first, min(size, games - first)


def _play_here(plan: Plan, tell: Progress) -> Report:
    series = Series(plan)
    report = Report(plan)
    try:
        for first, count in _pieces(plan.games, GAMES_AT_ONCE):
            outcomes: list[Outcome] = []
            try:
                for number in range(first, first + count):
                    outcomes.append(series.play(number))
            finally:
                report = report.merge(Report.of(plan, outcomes))
            tell(report.games, plan.games)
    except KeyboardInterrupt:
        pass
    return report


def _play_in_processes(plan: Plan, workers: int, tell: Progress) -> Report:
    """Share the games among worker processes, which are gone when this returns."""
    # Spawned, not forked: a fork of a process with threads can hang, and is not available everywhere.
    context = get_context("spawn")
    halt = context.RawValue("b", 0)
    if sys.platform == "win32":
        workers = min(workers, 61)  # Windows cannot wait for more.

    def stop() -> None:
        halt.value = 1

    pool = ProcessPoolExecutor(workers, context, _begin_work, (halt,))
    try:
        return _spread(plan, pool, _work, AHEAD * workers, tell, stop)
    except BrokenExecutor:
        raise RentierError("sim-worker-lost") from None
    finally:
        stop()
        pool.shutdown(cancel_futures=True)


def _spread(
    plan: Plan,
    executor: Executor,
    work: Callable[[Plan, int, int], Report],
    ahead: int,
    tell: Progress,
    stop: Callable[[], None],
) -> Report:
    """Have an executor play pieces of the games, with some queued for it, and merge the reports."""
    size = max(1, min(GAMES_FOR_A_WORKER, plan.games // (10 * ahead)))
    pieces = _pieces(plan.games, size)
    report = Report(plan)
    waiting: set[Future[Report]] = set()
    try:
        while True:
            for first, count in islice(pieces, ahead - len(waiting)):
                with _interrupts_kept_back():
                    waiting.add(executor.submit(work, plan, first, count))
            if not waiting:
                return report
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                waiting.remove(future)
                report = report.merge(future.result())
            tell(report.games, plan.games)
    except KeyboardInterrupt:
        stop()
        under_way = [future for future in waiting if not future.cancel()]
        for future in under_way:
            report = report.merge(future.result())
        return report


@contextmanager
def _interrupts_kept_back() -> Iterator[None]:
    """Hold Ctrl-C back for a moment: a process started now never receives it, as this is inherited."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_halts: Final[list[Any]] = []
"""In a worker process: the flag that tells it to stop."""


def _begin_work(halt: Any) -> None:
    """Make a new process a worker, which leaves Ctrl-C to its parent and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _halts.append(halt)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _work(plan: Plan, first: int, count: int) -> Report:
    """Play a piece of the games in a worker, up to where it is told to stop."""
    [halt] = _halts
    series = Series(plan)
    outcomes: list[Outcome] = []
    for number in range(first, first + count):
        if halt.value:
            break
        outcomes.append(series.play(number))
    return Report.of(plan, outcomes)
