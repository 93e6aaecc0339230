"""Tables in a chosen position: their log is written to the storage, as if they had been played up to there."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from rentier.core.dice import read_seed
from rentier.server import log
from rentier.server.commands import PlayFor
from rentier.server.log import LogEntry
from rentier.server.messages import HOST, Settings
from rentier.server.sqlite import SqliteStorage
from server.serving import Running
from server.tables import AT_ONCE, INVITE, NAMES, Desk, made, secret_of

_numbers = itertools.count(1)


def place(
    server: Running,
    edition: str,
    seats: str,
    seed: int,
    actions: Sequence[str] = (),
    *,
    options: dict[str, object] | None = None,
    settings: Settings = AT_ONCE,
) -> dict[str, Any]:
    """Store a table after these actions, each by whoever is asked first or, as in `1: end`, by that seat.

    `o` is a seat for a person, `b` a bot that plays at random, `s` a steady one. The result is for `tables.sit`.
    """
    desk = Desk(made(edition, seats, options=options, settings=settings)).seat_all()
    desk.at = time.time()
    desk.absorb(log.Begun(read_seed(seed).hex(), HOST, "begin"))
    for text in actions:
        asked, _, action = text.rpartition(": ")
        seat = int(asked) if asked else desk.table.awaiting[0]
        if desk.table.person_at(seat):
            desk.play(seat, action)
        else:
            desk.do(PlayFor(seat, desk.table.changed, action, "bot"))
    name = f"placed{next(_numbers)}"
    _store(server.setup.where, name, desk.entries)
    persons = [seat for seat, kind in enumerate(seats) if kind == "o"]
    return {
        "table": name,
        "edition": edition,
        "host": secret_of(HOST),
        "invite": INVITE,
        "seats": [{"seat": seat, "secret": secret_of(seat)} for seat in persons],
        "names": [NAMES[seat] for seat in persons],
    }


def _store(where: str, name: str, entries: list[LogEntry]) -> None:
    """Write a log beside the running server, in a thread, as Playwright has this thread's loop."""

    async def write() -> None:
        storage = await SqliteStorage.open(where)
        await storage.append(name, 0, entries)
        await storage.close()

    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, write()).result()
