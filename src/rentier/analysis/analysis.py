"""A whole game analysed: luck and decisions add up to how it ended."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, final

from rentier.core.dice import read_seed
from rentier.core.errors import BadInput
from rentier.core.game import Game
from rentier.core.record import replay
from rentier.sim.plan import MOST_JOBS, check_number
from rentier.sim.spreading import AHEAD, open_processes, pieces, spread

from .judging import Point, judge_steps

VERSION: Final = 5
"""Raised when the same record would be judged or explained otherwise, so that what was kept is worked out again."""
WORLDS: Final = 40
"""In how many imagined worlds each chance is estimated."""
MOST_WORLDS: Final = 100_000
STEPS_AT_ONCE: Final = 8

Progress = Callable[[int, int], None]
"""Called from time to time with how many steps are done, and out of how many."""
Position = tuple[int, dict[str, object], int, str]


@final
@dataclass(frozen=True)
class Account:
    """What a game was for one seat, in chances to win: it began with `start`, and luck and decisions made the end."""

    start: float
    luck: float
    """What dice, cards and the others brought."""
    decisions: float
    """What the seat's own decisions brought, compared with those of a steady player."""
    end: float


@final
@dataclass(frozen=True)
class Analysis:
    """Everybody's chances before each step of a game, what each decision was worth, and the end."""

    edition: str
    seats: int
    points: tuple[Point, ...]

    def luck(self, step: int) -> tuple[float, ...]:
        """Return by how much a step changed each seat's chance, apart from what the acting seat decided."""
        before, after = self.points[step], self.points[step + 1]
        return tuple(
            after.chances[seat] - before.chances[seat] - (before.gain if seat == before.seat else 0.0)
            for seat in range(self.seats)
        )

    def account(self, seat: int) -> Account:
        """Return what the whole game was for a seat."""
        if not 0 <= seat < self.seats:
            raise BadInput("bad-seat", {"given": seat, "highest": self.seats - 1})
        start, end = self.points[0].chances[seat], self.points[-1].chances[seat]
        decisions = sum(point.gain for point in self.points if point.seat == seat)
        return Account(start, end - start - decisions, decisions, end)

    def mistakes(self, most: int = 5) -> list[int]:
        """List the steps whose decisions cost the most, the costliest first."""
        costly = [step for step, point in enumerate(self.points) if point.better]
        return sorted(costly, key=lambda step: (-self.points[step].cost, step))[:most]

    def to_dict(self) -> dict[str, object]:
        """Return everything, ready for JSON."""
        return {
            "edition": self.edition,
            "seats": self.seats,
            "points": [point._asdict() for point in self.points],
            "accounts": [vars(self.account(seat)) for seat in range(self.seats)],
            "mistakes": self.mistakes(),
        }


def analyse(
    record: object, *, worlds: int = WORLDS, seed: object = 0, jobs: int = 1, progress: Progress | None = None
) -> Analysis:
    """Analyse a recorded game; the same seed makes the same analysis on every machine, whatever plays it.

    More than one job means worker processes that import the main module, as in `rentier.sim.simulate`.
    """
    check_number("analysis-worlds", worlds, MOST_WORLDS)
    workers = check_number("sim-jobs", jobs, MOST_JOBS)
    positions = positions_of(record)
    edition = str(positions[0][1]["edition"])
    found: dict[int, Point] = {}

    def absorb(part: list[tuple[int, Point]]) -> None:
        found.update(part)
        if progress is not None:
            progress(len(found), len(positions))

    asked = [
        (edition, positions[first : first + count], worlds, read_seed(seed))
        for first, count in pieces(0, len(positions), STEPS_AT_ONCE)
    ]
    if workers == 1:
        for arguments in asked:
            absorb(judge_steps(*arguments))
    else:
        with open_processes(workers) as (pool, stop):
            spread(pool, judge_steps, iter(asked), AHEAD * workers, absorb, lambda: None, stop)
    return Analysis(edition, len(found[0].chances), tuple(found[number] for number in sorted(found)))


def positions_of(record: object) -> list[Position]:
    """Play a record again, and return the position before each step with who acts and how, and the last one."""
    end = replay(record)
    moves = end.moves()
    if not moves:
        raise BadInput("analysis-empty")
    found: list[Position] = []

    def watch(game: Game, number: int) -> None:
        seat, action = (moves[number].seat, str(moves[number].action)) if number < len(moves) else (-1, "")
        found.append((number, game.position(), seat, action))

    replay(record, watch)
    return found
