"""Analyses of finished games: worked out in the background, one after the other, and kept in the storage."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal, final

from msgspec import Struct, json

from rentier.analysis import Analysis, Point, explain
from rentier.analysis.analysis import STEPS_AT_ONCE, VERSION, WORLDS, Position, positions_of
from rentier.analysis.judging import judge_steps
from rentier.core.dice import derive_seed

from .advice import show_reasons
from .commands import Refused
from .limits import network_of
from .messages import HintedReason
from .opening import open_table
from .records import record_from
from .storage import Storage
from .turns import Turns
from .workers import Workers

MOST_WAITING: Final = 20
"""How many analyses may wait; more are refused."""
POLITENESS: Final = 15
"""By how much an analysis stands back behind everything else that the machine does."""
LONGEST: Final = 300.0
"""After how many seconds a process that works on a few steps counts as hanging."""
SEED: Final = bytes(32)
"""The seed of all analyses: the same game has the same analysis everywhere."""
PERCENT: Final = 100

State = Literal["none", "waiting", "working", "done", "failed"]

logger: Final = logging.getLogger("rentier.server")


class AccountShown(Struct, frozen=True):
    """What a game was for a seat, in whole points of the chance to win: start, luck and decisions make the end."""

    start: int
    luck: int
    decisions: int
    end: int


class MistakeShown(Struct, frozen=True):
    """A decision that cost much, with what would have been better, and why."""

    step: int
    """The step after which it was taken, as the replay counts them."""
    seat: int
    action: str
    better: str
    points: int
    """How many points of the chance to win it cost."""
    figures: dict[str, dict[str, int]]
    """By action: the amounts that went with it then."""
    reasons: list[HintedReason]
    """What happens more often or less often `after` the better action than `otherwise`."""
    brings: dict[str, list[dict[str, object]]] = {}
    """By action: the events that it brings about if it succeeds, where they say more than the action."""


class AnalysisBody(Struct, frozen=True):
    """An analysis as it is kept and shown."""

    chances: list[list[int]]
    """After each step, beginning with step 0: every seat's chance to win, in whole percents."""
    accounts: list[AccountShown]
    mistakes: list[MistakeShown]
    """The costliest first."""


class AnalysisShown(Struct, frozen=True):
    """How far the analysis of a game is, and the analysis once it is done."""

    state: State
    place: int = 0
    """While it waits: how many are before it."""
    done: int = 0
    """How many steps have been judged, of all `steps`."""
    steps: int = 0
    analysis: AnalysisBody | None = None


@final
class _Work:
    """An analysis that somebody has asked for."""

    __slots__ = ("address", "done", "record", "steps", "table")

    def __init__(self, table: str, address: str, record: Mapping[str, object]) -> None:
        self.table: Final = table
        self.address: Final = address
        self.record: Final = dict(record)
        actions = record["actions"]
        assert isinstance(actions, list)
        self.steps: Final = len(actions) + 1
        self.done = 0


@final
class Analyses:
    """The analyses of this server. Those that were asked for are forgotten at a restart; pages ask again."""

    def __init__(self, storage: Storage) -> None:
        self._storage: Final = storage
        self._workers: Final = Workers(politeness=POLITENESS)
        self._waiting: Final[Turns[_Work]] = Turns(MOST_WAITING)
        self._now: _Work | None = None
        self._failed: str = ""
        """The table whose analysis failed last."""
        self._task: asyncio.Task[None] | None = None

    async def look(self, table: str) -> AnalysisShown:
        """Return how far the analysis of a table's game is; nothing is begun."""
        if self._now is not None and self._now.table == table:
            return AnalysisShown("working", done=self._now.done, steps=self._now.steps)
        for place, work in enumerate(self._waiting, 1):
            if work.table == table:
                return AnalysisShown("waiting", place, steps=work.steps)
        kept = await self._storage.analysis(table, str(VERSION))
        if kept:
            return AnalysisShown("done", analysis=json.decode(kept, type=AnalysisBody))
        return AnalysisShown("failed" if self._failed == table else "none")

    async def ask(self, table: str, address: str) -> AnalysisShown:
        """Begin the analysis of a finished game, unless it is there or under way."""
        found = await self.look(table)
        if found.state not in ("none", "failed"):
            return found
        entries = await self._storage.read(table)
        bare = await open_table(table, entries, is_bare=True)
        record = record_from(bare, entries)
        if bare.stopped is not None:
            raise bare.stopped
        under_way = [work for work in (self._now, *self._waiting) if work is not None]
        if any(work.table == table for work in under_way):
            return await self.look(table)
        if any(network_of(work.address) == network_of(address) for work in under_way):
            raise Refused("analysis-under-way")
        if not self._waiting.has_room(address):
            raise Refused("analysis-too-busy", {"count": len(self._waiting)})
        self._waiting.add(address, _Work(table, address, record))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())
        return await self.look(table)

    def close(self) -> None:
        """End the process; what is under way is lost, and can be asked for again."""
        if self._task is not None:
            self._task.cancel()
        self._workers.close()

    async def _run(self) -> None:
        while self._waiting:
            self._now = work = self._waiting.take()
            try:
                body = await self._analyse(work)
                await self._storage.keep_analysis(work.table, str(VERSION), json.encode(body).decode())
            except Exception:
                logger.exception("The analysis of a game failed.")
                self._failed = work.table
            finally:
                self._now = None

    async def _analyse(self, work: _Work) -> AnalysisBody:
        written = json.encode(work.record)
        points: list[Point] = []
        for first in range(0, work.steps, STEPS_AT_ONCE):
            points += await self._workers.run(work.address, LONGEST, judge_part, written, first, WORLDS)
            work.done = len(points)
        seats = work.record["seats"]
        assert isinstance(seats, int)
        analysis = Analysis(str(work.record["edition"]), seats, tuple(points))
        mistakes = [
            MistakeShown(
                step,
                points[step].seat,
                points[step].action,
                points[step].better,
                max(1, round(PERCENT * points[step].cost)),
                points[step].figures,
                await self._workers.run(work.address, LONGEST, explain_step, written, step, points[step]),
                points[step].brings,
            )
            for step in analysis.mistakes()
        ]
        return AnalysisBody(
            [[round(PERCENT * chance) for chance in point.chances] for point in points],
            [_account(analysis, seat) for seat in range(seats)],
            mistakes,
        )


def _account(analysis: Analysis, seat: int) -> AccountShown:
    """Return a seat's account in whole points that add up."""
    account = analysis.account(seat)
    start, end, decisions = (round(PERCENT * part) for part in (account.start, account.end, account.decisions))
    return AccountShown(start, end - start - decisions, decisions, end)


def judge_part(record: bytes, first: int, worlds: int) -> list[Point]:
    """Judge a few steps of a recorded game; this runs in another process."""
    positions = _positions(record)[first : first + STEPS_AT_ONCE]
    edition = str(positions[0][1]["edition"])
    return [point for _, point in judge_steps(edition, positions, worlds, SEED)]


def explain_step(record: bytes, step: int, point: Point) -> list[HintedReason]:
    """Return why another decision would have been better; this runs in another process."""
    return show_reasons(explain(_positions(record)[step][1], point, derive_seed(SEED, "why", step)))


@lru_cache(1)
def _positions(record: bytes) -> list[Position]:
    """Return the positions of a recorded game; kept for the next part of it."""
    import rentier.games  # noqa: F401  registers the editions

    return positions_of(json.decode(record))
