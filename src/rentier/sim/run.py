"""Simulation: playing the games of a plan here, in worker processes, or wherever an executor runs them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from rentier.bots import Sharp, make_bot

from .outcome import Outcome
from .plan import MOST_JOBS, Plan, check_number, make_plan
from .report import Report
from .series import Series, play_games
from .spreading import AHEAD, Executor, open_processes, pieces, spread, stop_nothing

Progress = Callable[[int, int], None]
"""Called from time to time with how many games are done, and out of how many."""

GAMES_AT_ONCE: Final = 50
GAMES_FOR_A_WORKER: Final = 250
PIECES: Final = 5
"""How many times as many pieces there are as are queued, at least: the last ones keep all workers busy."""
AHEAD_ELSEWHERE: Final = 256
"""How many pieces are queued for an executor that does not say how many workers it has."""


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
    """Play games between bots and return a report; the same seed makes the same report whatever plays them.

    `bots` names the bots, `"steady,random"` or a list, the last one repeated for the remaining seats. Stopped with
    Ctrl-C, it reports on the games that were finished: see `Report.games` and `Report.ranges`. More than one job means
    worker processes that import the main module, so a script has to begin its work under `if __name__ == "__main__"`.
    """
    plan = make_plan(edition, games, seats, bots, seed, options)
    workers = check_number("sim-jobs", jobs, MOST_JOBS)
    tell = progress if progress is not None else _tell_nobody
    if executor is not None:
        has = getattr(executor, "workers", 0)
        return _play_elsewhere(plan, executor, AHEAD * has or max(AHEAD * workers, AHEAD_ELSEWHERE), tell, stop_nothing)
    if workers == 1:
        return _play_here(plan, tell)
    with open_processes(workers) as (pool, stop):
        return _play_elsewhere(plan, pool, AHEAD * workers, tell, stop)


def _tell_nobody(done: int, games: int) -> None:
    pass


def _play_here(plan: Plan, tell: Progress) -> Report:
    series = Series(plan)
    report = Report(plan)
    try:
        for first, count in pieces(0, plan.games, GAMES_AT_ONCE):
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


def _play_elsewhere(plan: Plan, executor: Executor, ahead: int, tell: Progress, stop: Callable[[], None]) -> Report:
    """Have an executor play pieces of the games, and merge each report as it comes: nothing grows with their number."""
    report = Report(plan)

    def absorb(part: Report) -> None:
        nonlocal report
        report = report.merge(part)

    def tell_now() -> None:
        tell(report.games, plan.games)

    asked = ((plan, first, count) for first, count in pieces(0, plan.games, size_of_pieces(plan, ahead)))
    with suppress(KeyboardInterrupt):
        spread(executor, play_games, asked, ahead, absorb, tell_now, stop)
    return report


def size_of_pieces(plan: Plan, ahead: int) -> int:
    """Return how many games are a piece of work: few enough to share them evenly, and one where bots search."""
    for name in set(plan.bots):
        if isinstance(make_bot(name, plan.edition, plan.seed), Sharp):
            return 1
    return max(1, min(GAMES_FOR_A_WORKER, plan.games // (PIECES * ahead)))
