"""Promise 2, exactly once: messages lost, repeated, late and out of order never play twice or out of order.

Clients that recover by themselves play whole games through a proxy that does all of this.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from rentier.client import AsyncServer, AsyncTable
from rentier.core.dice import Dice, derive_seed
from rentier.server import log
from rentier.server.messages import SeatKey
from rentier.server.sqlite import SqliteStorage
from rentier.server.table import Table

from .faults import OF_A_THOUSAND, Faulty, Wire
from .serving import running

OPTIONS: dict[str, dict[str, object]] = {"banking": {"round_limit": 3}}
ANSWER_SECONDS = 0.3
"""Longer than a server takes to answer; asking again too soon gets the same answer twice, which is harmless."""

Did = list[tuple[int, str]]
"""What a client did according to the answers: seats and the texts of actions, in order."""


async def play(table: AsyncTable, seed: int) -> tuple[Did, list[str]]:
    """Play to the end, chatting a little; return what was done and what was said."""
    chance = random.Random(seed)
    did: Did = []
    said: list[str] = []
    while (seat := await table.wait(60)) is not None:
        action = chance.choice(table.menu(seat))
        if await table.play(seat, action):
            did.append((seat, action))
        if chance.random() < 0.05:
            said.append(f"Word {len(said)}")
            await table.say(seat, said[-1])
    return did, said


class Game(NamedTuple):
    """A game that was played, with what each seat did and said."""

    table: str
    done: dict[int, tuple[Did, list[str]]]
    proxies: list[Faulty]


async def play_through_faults(
    url: str, ports: list[int], edition: str, seed: int, options: dict[str, object] | None = None
) -> Game:
    """Play a whole game of three, each behind a proxy, at one server or at several."""
    api = AsyncServer(url)
    made = await api.make(edition, ["person", "open", "open"], name="Anna", options=options or OPTIONS.get(edition))
    keys = [made.seats[0], *[await api.sit(made.table, made.invite, name) for name in ("Ben", "Chloé")]]
    proxies = [
        Faulty(ports[key.seat % len(ports)], Dice(derive_seed(bytes(32), "faults", 3 * seed + key.seat)))
        for key in keys
    ]
    async with contextlib.AsyncExitStack() as stack:
        for proxy in proxies:
            await stack.enter_async_context(proxy)

        async def join(proxy: Faulty, key: SeatKey) -> AsyncTable:
            joined = await AsyncServer(proxy.url).join(made.table, [key], answer_seconds=ANSWER_SECONDS)
            return await stack.enter_async_context(joined)

        tables = [await join(proxy, key) for proxy, key in zip(proxies, keys, strict=True)]
        await tables[0].begin()
        played = await asyncio.gather(*[play(table, seed + number) for number, table in enumerate(tables)])
        # Once the line holds again, the last message is answered too.
        for proxy, table, key in zip(proxies, tables, keys, strict=True):
            proxy.is_faulty = False
            await table.say(key.seat, "Well played")
    done = {key.seat: (did, [*said, "Well played"]) for key, (did, said) in zip(keys, played, strict=True)}
    return Game(made.table, done, proxies)


async def stored(file: Path, table: str) -> list[log.LogEntry]:
    storage = await SqliteStorage.open(file)
    try:
        return await storage.read(table)
    finally:
        await storage.close()


def check_log(entries: list[log.LogEntry], done: dict[int, tuple[Did, list[str]]]) -> None:
    """Check that the log has everything that each client did, in order, once, and nothing else."""
    assert [entry.number for entry in entries] == list(range(len(entries)))
    ids = [entry.what.id for entry in entries if isinstance(entry.what, log.Played | log.Said | log.Nonced | log.Begun)]
    assert Counter(ids).most_common(1)[0][1] == 1
    for seat, (did, said) in done.items():
        played = [it.what for it in entries if isinstance(it.what, log.Played) and it.what.seat == seat]
        assert [(what.seat, what.action) for what in played] == did
        assert all(what.by == "person" for what in played)
        words = [it.what.text for it in entries if isinstance(it.what, log.Said) and it.what.seat == seat]
        assert words == said
    assert Table.from_log("t", entries).is_over


def check_wire(wire: Wire) -> Counter[str]:
    """Check that every message the server received got its answer, in order, and a stale one a sync too.

    Only a client that was cut off, or left, may have missed the last ones. Return how often each answer was given.
    """
    counts: Counter[str] = Counter()
    asked = [message.get("id", "") for message in wire.heard[1:] if message["do"] != "pong"]
    answers = [it for it in wire.said if it["is"] == "answer"]
    assert [it["id"] for it in answers] == asked[: len(answers)]
    assert len(asked) - len(answers) <= 3 or wire.is_cut
    for i, message in enumerate(wire.said):
        if message["is"] == "answer":
            key = "" if message["ok"] else message["error"]["key"]
            counts[key] += 1
            if key == "table-stale" and i + 1 < len(wire.said):
                assert wire.said[i + 1]["is"] == "sync"
    return counts


def play_seeds(edition: str, tmp_path: Path, seeds: range) -> None:
    faults: Counter[str] = Counter()
    answers: Counter[str] = Counter()
    # Whoever plays as fast as this also talks too fast for people to read.
    with running(tmp_path / "tables.sqlite3", ping_seconds=0.25, talk_at_once=1_000, sync_seconds=1e-9) as server:
        for seed in seeds:
            game = asyncio.run(play_through_faults(server.url, [server.port], edition, seed))
            check_log(asyncio.run(stored(tmp_path / "tables.sqlite3", game.table)), game.done)
            for proxy in game.proxies:
                faults += proxy.faults
                for wire in proxy.wires:
                    answers += check_wire(wire)
    assert set(faults) == set(OF_A_THOUSAND), "not every fault was tried"
    assert answers["table-stale"]
    assert set(answers) <= {"", "table-stale", "table-over", "table-begun", "socket-hello-again"}


@pytest.mark.parametrize("edition", ["deal", "banking"])
def test_a_game_is_played_exactly_once_whatever_the_line_does(edition: str, tmp_path: Path) -> None:
    play_seeds(edition, tmp_path, range(1))


@pytest.mark.soak
@pytest.mark.parametrize("edition", ["deal", "banking", "millionaire", "crooked", "knockout"])
def test_many_games_are_played_exactly_once_whatever_the_line_does(edition: str, tmp_path: Path) -> None:
    play_seeds(edition, tmp_path, range(1, 11))
