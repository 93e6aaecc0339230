"""Tables come and go for ten minutes: the server takes no more memory for it, and never stops for long.

`RENTIER_TEST_CHURN_SECONDS` makes it shorter.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import time
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

import pytest

pytest.importorskip("litestar")

from rentier.client import AsyncServer, AsyncTable, Refused, SeatKey
from rentier.puzzles import puzzles_of

from .programs import serving
from .tables import EDITIONS

SECONDS = float(os.environ.get("RENTIER_TEST_CHURN_SECONDS", "600"))
SETTLED = 0.3
"""After which part of the time memory must not grow any more: three of ten minutes."""
GROWTH = 1.1
LONGEST_PAUSE = 0.25
PEOPLE = 6
ACTIONS = 15
SAMPLE_SECONDS = 1.0
LIMITS: dict[str, Any] = {
    "RENTIER_LIMITS_IDLE_SECONDS": "5",
    "RENTIER_LIMITS_REQUESTS_PER_SECOND": "1000",
    "RENTIER_LIMITS_TABLES_PER_DAY": "1000000",
    "RENTIER_LIMITS_TABLES_WAITING": "1000000",
}
"""All players share one address here, and tables leave memory soon after the last connection."""


class Sample(NamedTuple):
    """What a server says of itself at one moment."""

    at: float
    memory: float
    tables: int
    connections: int


def counts_of(url: str) -> dict[str, float]:
    with urlopen(f"{url}metrics", timeout=30) as answer:
        lines = answer.read().decode().splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


def pauses(counts: dict[str, float]) -> float:
    """Return how many pauses of the event loop were longer than allowed, for what the server itself did."""
    allowed = counts[f'rentier_loop_work_seconds_bucket{{le="{LONGEST_PAUSE}"}}']
    return counts["rentier_loop_work_seconds_count"] - allowed


def longest_pause(counts: dict[str, float], name: str) -> str:
    """Return the bound below which all pauses were."""
    steps = [(step, value) for step, value in counts.items() if step.startswith(f"rentier_loop_{name}_seconds_bucket")]
    return str(next(re.findall(r'le="(.*)"', step)[0] for step, value in steps if value == steps[-1][1]))


def begin_lesson(url: str, chance: random.Random) -> Any:
    """Begin a lesson or a puzzle."""
    edition = chance.choice(EDITIONS)
    puzzles = puzzles_of(edition)
    wanted = {"edition": edition, "name": "Anna"}
    if puzzles and chance.random() < 0.5:
        wanted["puzzle"] = chance.choice(puzzles).id
    body = json.dumps(wanted).encode()
    with urlopen(Request(f"{url}api/lessons", body, {"Content-Type": "application/json"}), timeout=30) as answer:
        return json.loads(answer.read())


async def play_a_while(table: AsyncTable, chance: random.Random, actions: int) -> None:
    for _ in range(actions):
        seat = await table.wait(60)
        if seat is None:
            return
        with suppress(Refused):
            await table.play(seat, chance.choice(table.menu(seat)))


async def come_and_go(url: str, chance: random.Random, end: float) -> int:
    """Make one table after the other, do everything there, and leave; return how many."""
    api = AsyncServer(url)
    count = 0
    while time.monotonic() < end:
        count += 1
        if chance.random() < 0.2:
            lesson = await asyncio.to_thread(begin_lesson, url, chance)
            keys = [SeatKey(it["seat"], it["secret"]) for it in lesson["seats"]]
            async with await api.join(lesson["table"], keys) as table:
                await play_a_while(table, chance, 1)
            continue
        settings = {"pace": "off", "hints": "alone", "watched": True}
        edition, bots = chance.choice(EDITIONS), ["steady"] * chance.randint(1, 2)
        made = await api.make(edition, ["person", *bots], name="Anna", settings=settings)
        async with await api.join(made.table, made.seats, made.host) as table, await api.join(made.table):
            await table.begin()
            await play_a_while(table, chance, chance.randint(1, ACTIONS))
            await table.say(0, "Bye!")
            with suppress(Refused):
                await table.undo(0)
            if chance.random() < 0.1:
                with suppress(Refused):
                    await table.hint(0, first=True)
    return count


async def sample(url: str, begin: float, end: float) -> list[Sample]:
    found: list[Sample] = []
    while time.monotonic() < end:
        counts = await asyncio.to_thread(counts_of, url)
        there = int(counts["rentier_lobby_tables"]), int(counts["rentier_connections"])
        found.append(Sample(time.monotonic() - begin, counts["process_resident_memory_bytes"], *there))
        await asyncio.sleep(SAMPLE_SECONDS)
    return found


def memory_around(samples: list[Sample], part: float) -> float:
    """Return the memory at a part of the time, in MB: the middle of what was measured for a twentieth of it."""
    at = (part - 0.05) * SECONDS
    return median([it.memory for it in samples if at <= it.at <= at + 0.05 * SECONDS]) / (1 << 20)


@pytest.mark.soak
def test_tables_that_come_and_go_leave_nothing_behind_and_nobody_waits(tmp_path: Path) -> None:
    async def churn(url: str) -> tuple[int, list[Sample]]:
        begin = time.monotonic()
        end = begin + SECONDS
        people = [come_and_go(url, random.Random(seed), end) for seed in range(PEOPLE)]
        samples, *counts = await asyncio.gather(sample(url, begin, end), *people)
        assert isinstance(samples, list)
        return sum(it for it in counts if isinstance(it, int)), samples

    with serving("--data", str(tmp_path), **LIMITS) as (process, url):
        count, samples = asyncio.run(churn(url))
        counts = counts_of(url)
        process.terminate()
        _, errors = process.communicate()
    settled, last = memory_around(samples, SETTLED), memory_around(samples, 1.0)
    told = (
        f"{count} tables in {SECONDS:.0f} s, {max(it.tables for it in samples)} at once; "
        f"{settled:.1f} MB, at the end {last:.1f} MB; "
        f"longest pause below {longest_pause(counts, 'work')} s, on a busy machine {longest_pause(counts, 'lag')} s"
    )
    print(told)
    assert "ERROR" not in errors, errors
    assert last <= GROWTH * settled, told
    assert pauses(counts) == 0, told
