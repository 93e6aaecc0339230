"""Promise 1, durable: an answered action is on disk.

A real `rentier serve` is killed again and again, at chosen and at random moments, while clients play all editions
through it. They reconnect and go on, and every action that was answered is in the log: in order, once.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest

import rentier
from rentier.client import AsyncServer, AsyncTable, NewTable, Refused
from rentier.core.dice import Dice, derive_seed
from rentier.server import log
from rentier.server.log import LogEntry, read_entry
from rentier.server.table import Table

from .serving import free_port

SCRIPT = Path(__file__).parent / "killed.py"
MOMENTS = ("before", "inside", "written", "stored", "answered", "random")
EDITIONS = [edition.name for edition in rentier.editions()]


class Doomed:
    """A server that dies and is started again, on the same port and with the same storage."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "tables.sqlite3"
        self._folder = folder
        self._port = free_port()
        self._pid = 0
        self._process: asyncio.subprocess.Process

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    async def __aenter__(self) -> Self:
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, str(SCRIPT), "--data", str(self._folder), "--port", str(self._port)),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        )
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.kill()
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()

    async def start(self, moment: str = "never", count: int = 0) -> None:
        """Start a server that will die at that moment, at about the append of that number."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{moment} {count}\n".encode())
        await self._process.stdin.drain()
        self._pid = int(await self._line())

    def kill(self) -> None:
        if self._pid:
            os.kill(self._pid, signal.SIGKILL)

    async def died(self) -> None:
        """Wait until the server is dead, which only a kill can have caused."""
        assert await self._line() == f"dead {int(signal.SIGKILL)}"
        self._pid = 0

    async def _line(self) -> str:
        assert self._process.stdout is not None
        return (await asyncio.wait_for(self._process.stdout.readline(), 60)).decode().strip()

    def stored(self, table: str) -> list[LogEntry]:
        """Read a log while nobody writes."""
        with contextlib.closing(sqlite3.connect(self.file)) as connection:
            rows = connection.execute("SELECT number, at, body FROM entries WHERE tbl = ? ORDER BY number", (table,))
            return [read_entry(number, at, body) for number, at, body in rows]


class Players:
    """People who play one game after the other, and remember what they were answered."""

    def __init__(self, url: str, seed: int) -> None:
        self._api = AsyncServer(url)
        self._chance = random.Random(seed)
        self.answered: dict[str, list[list[str]]] = {}
        """By table and seat: the actions that were answered, in order."""
        self.is_over = False

    async def play_on(self, edition: str) -> None:
        """Play an edition until everything is over."""
        while not self.is_over:
            made = await self._make(edition)
            self.answered[made.table] = [[] for _ in made.seats]
            async with contextlib.AsyncExitStack() as stack:
                tables = [await self._api.join(made.table, [key]) for key in made.seats]
                for table in tables:
                    await stack.enter_async_context(table)
                await tables[0].begin()
                await asyncio.gather(*[self._play(table, seat) for seat, table in enumerate(tables)])

    async def _make(self, edition: str) -> NewTable:
        """Make a table for two; it does not matter if one was made without an answer."""
        seats = [{"kind": "person", "name": name} for name in ("Anna", "Ben")]
        while True:
            with contextlib.suppress(OSError, Refused):
                return await self._api.make(edition, seats)
            await asyncio.sleep(0.05)

    async def _play(self, table: AsyncTable, seat: int) -> None:
        done = self.answered[table.state.table][seat]
        while not self.is_over:
            try:
                asked = await table.wait(0.5)
            except TimeoutError:
                continue
            if asked is None:
                return
            action = self._chance.choice(table.menu(seat))
            if await table.play(seat, action):
                done.append(action)


def check(stored: Callable[[str], list[LogEntry]], told: dict[str, list[list[str]]], in_flight: int) -> int:
    """Compare what is stored with what was answered; return how many actions there were."""
    count = 0
    for table, seats in told.items():
        entries = stored(table)
        assert [entry.number for entry in entries] == list(range(len(entries)))
        ids = [id for entry in entries if (id := getattr(entry.what, "id", ""))]
        assert len(set(ids)) == len(ids), "something is there twice"
        for seat, answered in enumerate(seats):
            kept = [it.what.action for it in entries if isinstance(it.what, log.Played) and it.what.seat == seat]
            assert kept[: len(answered)] == answered, "an answered action is lost, or in the wrong place"
            assert len(kept) <= len(answered) + in_flight, "something is there that nobody did"
            count += len(answered)
    return count


async def kill_often(folder: Path, kills: int, seed: int) -> Counter[str]:
    """Kill a server a number of times while people play; return how often at which moment."""
    dice = Dice(derive_seed(bytes(32), "killing", seed))
    killed: Counter[str] = Counter()
    async with contextlib.AsyncExitStack() as stack:
        doomed = await stack.enter_async_context(Doomed(folder))
        players = Players(doomed.url, seed)
        playing = asyncio.gather(*[players.play_on(edition) for edition in EDITIONS])
        stack.callback(playing.cancel)
        for number in range(kills):
            moment = MOMENTS[number % len(MOMENTS)]
            if moment == "random":
                await doomed.start()
                await asyncio.sleep(0.3 + dice.below(400) / 1000)
                doomed.kill()
            else:
                await doomed.start(moment, 1 + dice.below(60))
            await doomed.died()
            killed[moment] += 1
            check(doomed.stored, players.answered, 1)
        await doomed.start()
        players.is_over = True
        await playing
        doomed.kill()
        await doomed.died()
        assert check(doomed.stored, players.answered, 0) > 5 * kills
        for table in players.answered:
            assert Table.from_log(table, doomed.stored(table)).stopped is None
    return killed


def test_nothing_answered_is_lost(tmp_path: Path) -> None:
    assert set(asyncio.run(kill_often(tmp_path, 12, 1))) == set(MOMENTS)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_nothing_answered_is_lost_however_often(tmp_path: Path, seed: int) -> None:
    killed = asyncio.run(kill_often(tmp_path, 60, 100 + seed))
    assert killed == dict.fromkeys(MOMENTS, 10)
