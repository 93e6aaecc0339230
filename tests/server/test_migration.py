"""A storage written by an earlier version is brought up to date when it is opened, and its tables are all there.

The databases in `logs/` were written by that version, and are never rewritten.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from rentier import find_edition
from rentier.server.backups import restore
from rentier.server.lobby import Lobby
from rentier.server.messages import SeatKey
from rentier.server.storage import SCHEMA, Storage, open_storage
from rentier.server.thinking import InlineThinker

from .tables import secret_of

FOLDER = Path(__file__).parent / "logs"
TABLES = {"olderrules222": 60, "playingtable2": 60, "waitingtable2": 4}

Test = Callable[[Storage], Awaitable[None]]


def script(name: str) -> str:
    """Read an old database; its Deal table gets today's rules version, so that one game can go on."""
    text = (FOLDER / name).read_text("utf-8")
    version = find_edition("deal").rules_version
    return text.replace('"edition":"deal","rules_version":1', f'"edition":"deal","rules_version":{version}')


def old_file(file: Path) -> Path:
    """Make the file as version 1 of the storage left it."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(script("storage-1-sqlite.sql"))
        assert connection.execute("PRAGMA user_version").fetchone() == (1,)
    return file


async def old_database(url: str) -> None:
    """Make the tables as version 1 of the storage left them."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(script("storage-1-postgres.sql"))
    finally:
        await connection.close()


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(old_file(tmp_path / "tables.sqlite3"))
    url = str(request.getfixturevalue("postgres"))
    asyncio.run(old_database(url))
    return url


def use(where: str, test: Test) -> None:
    async def run() -> None:
        storage = await open_storage(where)
        try:
            await test(storage)
        finally:
            await storage.close()

    asyncio.run(run())


def test_every_table_is_there_and_can_be_added_to(where: str) -> None:
    async def test(storage: Storage) -> None:
        assert {line.table: line.number for line in await storage.tables()} == TABLES
        assert {table: len(await storage.read(table)) for table in TABLES} == TABLES
        assert len(await storage.note("maker-key")) == 32

    use(where, test)
    use(where, test)


def test_people_find_their_tables_and_play_on(where: str) -> None:
    async def test(storage: Storage) -> None:
        lobby = Lobby(storage, InlineThinker())
        keys = [("playingtable2", SeatKey(0, secret_of(0))), ("waitingtable2", SeatKey(0, "moved"))]
        [playing, waiting] = await lobby.mine(keys)
        assert (playing.state, waiting.state) == ("playing", "waiting")
        assert playing.awaiting
        assert await lobby.mine([("waitingtable2", SeatKey(0, secret_of(0)))]) == [], "the seat was moved"
        assert (await lobby.about("olderrules222")).stopped == "table-rules-version"
        seat = await lobby.sit("waitingtable2", "come-in", "Ben", key="a key that nobody can guess")
        assert seat.seat == 1
        [shown] = await lobby.public()
        assert [it.name for it in shown.seats][:2] == ["Zoé", "Ben"]
        found = await storage.find(list(TABLES))
        assert all(it.summary is not None for it in found.values()), "from now on, no list reads a log"
        await lobby.close()

    use(where, test)


def test_the_version_is_noted(tmp_path: Path) -> None:
    file = old_file(tmp_path / "tables.sqlite3")

    async def nothing(storage: Storage) -> None:
        pass

    use(str(file), nothing)
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (SCHEMA,)
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_a_backup_of_an_earlier_version_is_restored_as_it_is(tmp_path: Path) -> None:
    file = old_file(tmp_path / "backup.sqlite3")
    before = file.read_bytes()

    async def test(storage: Storage) -> None:
        assert await restore(file, storage) == (len(TABLES), {})
        assert {line.table: line.number for line in await storage.tables()} == TABLES

    use(str(tmp_path / "new.sqlite3"), test)
    assert file.read_bytes() == before
