"""An upgrade, from the server before it to the one after: what happens to the tables that are under way.

The storage is one that version 1 wrote. One of its tables follows the rules of today, one those of an earlier version
of Banking; `test_old_logs.py` has logs of every version of every edition.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

pytest.importorskip("litestar")

import rentier
from rentier.client import Refused, SeatKey
from rentier.server.storage import SCHEMA, StorageFault, open_storage
from terminal import run

from .serving import running
from .tables import secret_of
from .test_migration import TABLES, old_file

KEYS = [SeatKey(seat, secret_of(seat)) for seat in (0, 1)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the file of a server that was just stopped, for the upgrade."""
    folder = tmp_path / "data"
    folder.mkdir()
    return old_file(folder / "tables.sqlite3")


def test_a_game_of_the_same_rules_goes_on_where_it_was(file: Path) -> None:
    with running(file) as server, server.client().join("playingtable2", KEYS[:1]) as table:
        assert table.number >= TABLES["playingtable2"]
        table.say(0, "Where were we?")
        shown = server.post("/api/mine", [{"table": "playingtable2", "seat": 0, "secret": KEYS[0].secret}]).body
        assert [it["state"] for it in shown] == ["playing"]


def test_a_game_of_older_rules_says_so_and_its_people_begin_again(file: Path) -> None:
    with running(file) as server:
        client = server.client()
        ours = rentier.find_edition("banking").rules_version
        with client.join("olderrules222", KEYS) as table:
            assert table.state.sync is not None
            assert table.state.sync.stopped == "table-rules-version"
            with pytest.raises(Refused, match=f"version 2 of the rules of .*version {ours}"):
                table.play(0, "roll")
            table.say(0, "Then let us begin again.")
        again = client.rematch("olderrules222", KEYS[:1])
        assert client.rematch("olderrules222", KEYS[1:]) == again, "everybody is led to the same table"
        with client.join(again, KEYS) as table:
            assert [seat.name for seat in table.seats][:2] == ["Anna", "Ben"]
            table.begin()
            assert table.wait(20) is not None
        assert server.get("/api/tables/olderrules222").body["rematch"] == again


def test_a_game_that_can_go_on_has_no_rematch_yet(file: Path) -> None:
    with running(file) as server, pytest.raises(Refused) as caught:
        server.client().rematch("playingtable2", KEYS[:1])
    assert caught.value.key == "table-not-over"


def test_whoever_goes_back_restores_the_backup_made_before(file: Path, tmp_path: Path) -> None:
    """The server before the upgrade refuses the file after it, as we refuse one that a newer server wrote."""
    backup = tmp_path / "before.sqlite3"
    backup.write_bytes(file.read_bytes())
    asyncio.run(reopen(file))
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (SCHEMA,)
        connection.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    with pytest.raises(StorageFault) as caught:
        asyncio.run(reopen(file))
    assert caught.value.key == "storage-newer"
    new = tmp_path / "new"
    assert run("admin", "restore", str(backup), "--data", str(new)).exit_code == 0
    assert asyncio.run(count(new / "tables.sqlite3")) == len(TABLES)


async def reopen(file: Path) -> None:
    await (await open_storage(str(file))).close()


async def count(file: Path) -> int:
    storage = await open_storage(str(file))
    try:
        return len(await storage.tables())
    finally:
        await storage.close()
