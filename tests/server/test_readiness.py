"""Whether the server can do its work is said truly, and faults that pass are told as such (S-4, S-5, S-6)."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

pytest.importorskip("litestar")

from rentier.client import Refused
from rentier.server.sqlite import SqliteStorage
from rentier.server.storage import StorageFault, open_storage

from .serving import Running, greeted, hear, running, say, until


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "tables.sqlite3"


@pytest.fixture
def server(file: Path) -> Iterator[Running]:
    file.parent.mkdir()
    with running(file) as it:
        yield it


def is_ready(server: Running) -> bool:
    return server.get("/health/ready").status == 200


def test_a_server_that_is_well_lives_and_is_ready(server: Running) -> None:
    assert server.get("/health/live").body["ok"]
    assert server.get("/health").body["ok"]
    before = note_of(Path(server.setup.where))
    until(lambda: is_ready(server) and note_of(Path(server.setup.where)) != before)


def note_of(file: Path) -> object:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute("SELECT value FROM notes WHERE name = 'checked'").fetchone()


@pytest.mark.skipif(os.name != "posix", reason="An open file can be moved away.")
def test_a_file_that_is_gone_is_noticed_and_nothing_is_acknowledged(server: Running, file: Path) -> None:
    client = server.client()
    made = client.make("deal", ["person", "open"], name="Anna")
    with client.join(made.table, made.seats) as table:
        table.say(0, "before")
        elsewhere = file.with_name("elsewhere")
        file.rename(elsewhere)
        with pytest.raises(Refused) as caught:
            table.say(0, "into nothing")
        assert caught.value.key == "table-not-stored"
        until(lambda: not is_ready(server))
        reply = server.get("/health/ready")
        assert (reply.status, reply.key, reply.headers["retry-after"]) == (503, "storage-away", "1")
        assert str(file) not in reply.body["error"]["sentence"]
        assert server.get("/health/live").status == 200
        elsewhere.rename(file)
        until(lambda: is_ready(server))
        table.say(0, "after")
        assert [line.text for line in table.state.chat] == ["before", "after"]


@pytest.mark.skipif(os.name != "posix", reason="An open file can be moved away.")
def test_the_log_has_one_line_when_the_storage_fails_and_one_when_it_works_again(
    server: Running, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    elsewhere = file.with_name("elsewhere")
    for outages in (1, 2):
        file.rename(elsewhere)
        until(lambda: not is_ready(server))
        for _ in range(30):
            server.get("/health/ready")
        elsewhere.rename(file)
        until(lambda outages=outages: caplog.text.count("the storage works again") == outages, 20)
        assert caplog.text.count("the storage failed") == outages


@pytest.mark.skipif(os.name != "posix", reason="An open file can be replaced.")
def test_a_file_that_was_replaced_is_noticed(server: Running, file: Path) -> None:
    shutil.copy(file, file.with_name("copy"))
    file.with_name("copy").replace(file)
    until(lambda: not is_ready(server))


def test_another_writer_does_not_hold_up_reading(server: Running, file: Path) -> None:
    made = server.client().make("deal", ["person", "open"], name="Anna")
    with closing(sqlite3.connect(file, isolation_level=None)) as writer:
        writer.execute("BEGIN IMMEDIATE")
        assert server.get(f"/api/tables/{made.table}").status == 200
        with server.socket() as socket:
            assert greeted(socket, made)["table"] == made.table
        writer.execute("ROLLBACK")


def test_those_who_watch_the_server_are_not_counted(tmp_path: Path) -> None:
    with running(tmp_path / "x.sqlite3", requests_at_once=3, requests_per_second=0.01) as server:
        for path in ("/health", "/health/live", "/health/ready", "/metrics") * 5:
            assert server.get(path).status == 200
        statuses = [server.get("/api/tables") for _ in range(4)]
        assert [reply.status for reply in statuses] == [200, 200, 200, 429]
        assert statuses[-1].headers["retry-after"] == "1"


def test_a_fault_that_passes_is_told_as_one(server: Running, file: Path) -> None:
    """With the storage away for a moment, clients were told never to come back."""
    made = server.client().make("deal", ["person", "open"], name="Anna")
    with closing(sqlite3.connect(file, isolation_level=None)) as vandal:
        vandal.execute("ALTER TABLE entries RENAME TO hidden")
        reply = server.get(f"/api/tables/{made.table}/record")
        assert (reply.status, reply.key) == (503, "storage-away")
        with server.socket() as socket:
            say(socket, do="hello", table=made.table)
            closed = hear(socket, "closed")
            assert closed["why"] == "storage-away"
            assert "hidden" not in closed["sentence"]
            assert "no such table: entries" not in closed["sentence"]
            with pytest.raises(Exception, match="1012"):
                socket.recv(5)
        vandal.execute("ALTER TABLE hidden RENAME TO entries")
    with server.client().join(made.table, made.seats) as table:
        assert table.seats[0].name == "Anna"


class TestFiles:
    def test_nobody_else_may_read_them(self, tmp_path: Path) -> None:
        file = tmp_path / "tables.sqlite3"
        file.touch(mode=0o644)

        async def test() -> None:
            storage = await SqliteStorage.open(file)
            await storage.check()
            await storage.backup(tmp_path / "backup.sqlite3")
            modes = {it.name: it.stat().st_mode & 0o777 for it in tmp_path.iterdir()}
            await storage.close()
            assert set(modes.values()) == {0o600}, modes

        asyncio.run(test())

    @pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="The superuser may write anything.")
    def test_one_that_cannot_be_written_is_refused_at_the_start(self, tmp_path: Path) -> None:
        self.refused(tmp_path, 0o400)

    def test_a_folder_in_which_nothing_can_be_written_is_refused(self, tmp_path: Path) -> None:
        """A database that may only be read says so, whoever asks."""
        file = tmp_path / "tables.sqlite3"
        asyncio.run(self.open(file))
        with closing(sqlite3.connect(file)) as connection:
            connection.execute("CREATE TRIGGER no BEFORE INSERT ON notes BEGIN SELECT RAISE(ABORT, 'read-only'); END")
        with pytest.raises(StorageFault) as caught:
            asyncio.run(self.open(file))
        assert (caught.value.key, caught.value.details["why"]) == ("storage-unusable", "read-only")

    def refused(self, folder: Path, mode: int) -> None:
        file = folder / "tables.sqlite3"
        asyncio.run(self.open(file))
        file.chmod(mode)
        with pytest.raises(StorageFault) as caught:
            asyncio.run(self.open(file))
        assert caught.value.key == "storage-unusable"

    async def open(self, file: Path) -> None:
        await (await open_storage(str(file))).close()
