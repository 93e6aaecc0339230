"""Every storage keeps logs whole, in order and once; each test runs against SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from rentier.core.errors import BadInput
from rentier.server import log, sqlite, sqlite_worker
from rentier.server.log import LogEntry, SeatMade
from rentier.server.messages import Settings
from rentier.server.postgres import PostgresStorage
from rentier.server.postgres_shape import VERSION
from rentier.server.sqlite import SqliteStorage
from rentier.server.sqlite_shape import connect
from rentier.server.storage import SCHEMA, Standing, Storage, StorageFault, Taken, copy_all, open_storage

from .tables import made

Test = Callable[[Storage], Awaitable[None]]
Run = Callable[[Test], None]


async def use(where: str, test: Test) -> None:
    storage = await open_storage(where)
    try:
        await test(storage)
    finally:
        await storage.close()


@pytest.fixture(params=["sqlite", "postgres"])
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Run:
    """Run a test with a storage of each sort."""
    is_file = request.param == "sqlite"
    where = str(tmp_path / "tables.sqlite") if is_file else str(request.getfixturevalue("postgres"))
    return lambda test: asyncio.run(use(where, test))


def beginning(at: float = 100.0, public: bool = False) -> list[LogEntry]:
    """Return the beginning of a log."""
    return [
        LogEntry(0, at, made(public=public)),
        LogEntry(1, at, log.Sat(0, "Zoë \u202e\U0001f3b2 '\"\\", "red", "hash", "nonce")),
    ]


def said(number: int, text: str = "hello", at: float = 200.0) -> LogEntry:
    return LogEntry(number, at, log.Said(0, text, f"id-{number}"))


def test_an_analysis_is_kept_under_its_version_and_goes_with_its_table(run: Run) -> None:
    async def test(storage: Storage) -> None:
        await storage.append("t", 0, beginning())
        assert await storage.analysis("t", "1") == ""
        await storage.keep_analysis("t", "1", "first")
        await storage.keep_analysis("t", "1", "again")
        await storage.keep_analysis("gone", "1", "of no table")
        assert await storage.analysis("t", "1") == "again"
        assert await storage.analysis("t", "2") == ""
        assert await storage.analysis("gone", "1") == ""
        assert await storage.size() > 0
        await storage.delete("t")
        assert await storage.analysis("t", "1") == ""

    run(test)


def test_what_was_added_is_read_back_in_order(run: Run) -> None:
    async def test(storage: Storage) -> None:
        first = beginning()
        more = [said(2), said(3, "x" * 5000), LogEntry(4, 201.5, log.Played(0, "end", "clock", "", [1.25, 60.0]))]
        await storage.append("a", 0, first)
        await storage.append("a", 2, more)
        assert await storage.read("a") == [*first, *more]
        assert await storage.read("a", 3) == more[1:]
        assert await storage.read("nowhere") == []

    run(test)


def test_every_sort_of_entry_survives(run: Run) -> None:
    whats: list[log.AnyWhat] = [
        made(),
        log.Sat(0, "Anna", "red", "hash", "nonce"),
        log.Left(1, "removed", "steady", "id"),
        log.Moved(0, "other"),
        log.Nonced(0, "nonce", "id"),
        log.Begun("00" * 32, -1, "id", {2: "steady"}),
        log.Played(0, "end", "bot", "id", [1.5]),
        log.Said(0, "hello", "id"),
        log.Wished(0, 6, "id"),
        log.Agreed(1, True, "id"),
        log.Undone(6, [1]),
        log.Away(0),
        log.Back(0),
        log.Absent(0, handed=True, by=1, id="id"),
        log.Present(0, "id"),
        log.Changed(
            {"turn_limit": 40}, Settings(pace="off"), [SeatMade("person"), SeatMade("bot", "Ida", "", "steady")]
        ),
        log.Invited("hash"),
        log.Offered(1, True),
        log.Muted(1, True, "id"),
        log.Allowed(1, True, "id"),
        log.Simplified(2, "easy"),
        log.Ended("ff", [1, 2]),
        log.Rematched("other"),
    ]
    assert len(whats) == len(log.AnyWhat.__args__), "a kind is missing here"

    async def test(storage: Storage) -> None:
        entries = [LogEntry(number, 1.0, what) for number, what in enumerate(whats)]
        await storage.append("a", 0, entries)
        assert await storage.read("a") == entries

    run(test)


def test_a_number_is_given_once_and_none_is_left_out(run: Run) -> None:
    async def test(storage: Storage) -> None:
        await storage.append("a", 0, beginning())
        for first, entries in [
            (0, beginning()),
            (1, [said(1)]),
            (3, [said(3)]),
        ]:
            with pytest.raises(Taken):
                await storage.append("a", first, entries)
        with pytest.raises(Taken):
            await storage.append("unknown", 2, [said(2)])
        await storage.append("a", 2, [said(2)])
        with pytest.raises(Taken):
            await storage.append("a", 2, [said(2, "another"), said(3)])
        assert await storage.read("a") == [*beginning(), said(2)]

    run(test)


def test_entries_that_do_not_follow_one_another_are_refused(run: Run) -> None:
    async def test(storage: Storage) -> None:
        await storage.append("a", 0, beginning())
        for first, entries in [(2, []), (2, [said(2), said(4)]), (2, [said(3)]), (0, [said(0)])]:
            with pytest.raises(ValueError, match=r"follow|begins"):
                await storage.append("a", first, entries)
        assert len(await storage.read("a")) == 2

    run(test)


def test_of_several_who_write_the_same_number_one_wins(run: Run) -> None:
    async def test(storage: Storage) -> None:
        await storage.append("a", 0, beginning())
        tries = [storage.append("a", 2, [said(2, f"{i}"), said(3, f"{i}")]) for i in range(20)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, Taken) for result in results) == 19
        _, _, *rest = await storage.read("a")
        winner = results.index(None)
        assert rest == [said(2, f"{winner}"), said(3, f"{winner}")]

    run(test)


def test_many_tables_are_written_at_once(run: Run) -> None:
    async def test(storage: Storage) -> None:
        async def fill(table: str) -> None:
            await storage.append(table, 0, beginning())
            for number in range(2, 22):
                await storage.append(table, number, [said(number)])

        await asyncio.gather(*[fill(f"t{i}") for i in range(40)])
        for i in range(40):
            assert [entry.number for entry in await storage.read(f"t{i}")] == list(range(22))

    run(test)


def test_tables_are_listed_with_how_far_they_are(run: Run) -> None:
    async def test(storage: Storage) -> None:
        await storage.append("old", 0, beginning(at=10.0))
        await storage.append("new", 0, beginning(at=50.0, public=True))
        await storage.append("done", 0, beginning(at=20.0, public=True))
        await storage.append("done", 2, [LogEntry(2, 60.0, log.Begun("00", 0, "x"))])
        [line] = await storage.tables(since=55.0)
        assert (line.table, line.edition, line.public, line.state) == ("done", "deal", True, "playing")
        assert (line.made, line.changed, line.number) == (20.0, 60.0, 3)
        await storage.append("done", 3, [said(3, at=61.0), LogEntry(4, 70.0, log.Ended("ff", [0]))])
        await storage.append("done", 5, [said(5, at=71.0)])
        assert [(line.table, line.state) for line in await storage.tables()] == [
            ("done", "over"),
            ("new", "waiting"),
            ("old", "waiting"),
        ]
        assert [line.table for line in await storage.tables(public=True)] == ["done", "new"]
        assert [line.table for line in await storage.tables(public=False)] == ["old"]

    run(test)


def test_a_deleted_table_is_gone_and_can_be_made_anew(run: Run) -> None:
    async def test(storage: Storage) -> None:
        await storage.append("a", 0, beginning())
        await storage.append("b", 0, beginning())
        assert await storage.delete("a")
        assert not await storage.delete("a")
        assert await storage.read("a") == []
        assert [line.table for line in await storage.tables()] == ["b"]
        await storage.append("a", 0, beginning())
        assert await storage.size() > 0

    run(test)


def test_a_backup_is_the_same_tables_in_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "backup.sqlite"

    async def test(storage: Storage) -> None:
        for table in ("a", "b"):
            await storage.append(table, 0, beginning())
            await storage.append(table, 2, [said(2, table)])
        await storage.backup(file)
        await storage.append("a", 3, [said(3)])
        with pytest.raises(StorageFault) as caught:
            await storage.backup(file)
        assert caught.value.key == "file-exists"
        restored = await SqliteStorage.open(tmp_path / "restored.sqlite")
        copy = await SqliteStorage.open(file)
        for _ in range(2):
            assert await copy_all(copy, restored) == {}
        for target in (copy, restored):
            assert [(line.table, line.number) for line in await target.tables()] == [("a", 3), ("b", 3)]
            assert await target.read("b") == await storage.read("b")
            await target.close()

    run(test)


def test_a_copy_is_not_cut_short(run: Run, tmp_path: Path) -> None:
    """A list for people has an end; a backup must not have one."""

    async def test(storage: Storage) -> None:
        for i in range(5):
            await storage.append(f"t{i}", 0, beginning(at=float(i)))
        assert [line.table for line in await storage.tables(most=2)] == ["t4", "t3"]
        copy = await SqliteStorage.open(tmp_path / "copy.sqlite")
        try:
            assert await copy_all(storage, copy) == {}
            assert len(await copy.tables()) == 5
        finally:
            await copy.close()

    run(test)


def test_what_was_stored_is_there_when_it_is_opened_again(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "tables.sqlite"

    async def write(storage: Storage) -> None:
        await storage.append("a", 0, beginning())

    async def read(storage: Storage) -> None:
        assert await storage.read("a") == beginning()

    asyncio.run(use(str(file), write))
    asyncio.run(use(str(file), read))


def test_a_process_that_is_killed_loses_nothing_that_was_answered(tmp_path: Path) -> None:
    """Write in another process, which kills itself as soon as it knows that number 41 is stored."""
    file = tmp_path / "tables.sqlite"
    script = f"""
import asyncio, os, signal
from rentier.server import log
from rentier.server.log import LogEntry
from rentier.server.sqlite import SqliteStorage
from server.tables import made

async def main():
    storage = await SqliteStorage.open({str(file)!r})
    await storage.append("a", 0, [LogEntry(0, 1.0, made())])
    waiting = None
    for number in range(1, 42):
        waiting = asyncio.ensure_future(storage.append("b" * number, 0, [LogEntry(0, 1.0, made())]))
        await storage.append("a", number, [LogEntry(number, 1.0, log.Said(0, "x", str(number)))])
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""
    path = os.pathsep.join([str(Path(__file__).parent.parent), *sys.path])
    done = subprocess.run([sys.executable, "-c", script], env={**os.environ, "PYTHONPATH": path}, check=False)
    assert done.returncode == -9

    async def read(storage: Storage) -> None:
        assert [entry.number for entry in await storage.read("a")] == list(range(42))

    asyncio.run(use(str(file), read))


def test_commits_wait_for_the_disk(tmp_path: Path) -> None:
    asyncio.run(use(str(tmp_path / "x.sqlite"), lambda storage: storage.append("a", 0, beginning())))
    connection = connect(str(tmp_path / "x.sqlite"))
    full = 2
    assert connection.execute("PRAGMA synchronous").fetchone() == (full,)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


def test_what_waits_is_committed_together(tmp_path: Path) -> None:
    """Two hundred tables made at once take far fewer commits than that."""
    file = str(tmp_path / "x.sqlite")

    async def test(storage: Storage) -> None:
        watcher = sqlite3.connect(file)
        changes = 0
        version = watcher.execute("PRAGMA data_version").fetchone()
        tasks = [asyncio.ensure_future(storage.append(f"t{i}", 0, beginning())) for i in range(200)]
        while not all(task.done() for task in tasks):
            await asyncio.sleep(0)
            now = watcher.execute("PRAGMA data_version").fetchone()
            changes += now != version
            version = now
        assert changes < 50
        assert len(await storage.tables()) == 200
        watcher.close()

    asyncio.run(use(file, test))


def test_nobody_hears_of_it_before_the_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    report = sqlite_worker.Job.report

    def watched(path: str) -> sqlite3.Connection:
        connection = connect(path)
        connection.set_trace_callback(order.append)
        return connection

    def told(job: sqlite_worker.Job) -> None:
        order.append("told")
        report(job)

    monkeypatch.setattr(sqlite, "connect", watched)
    monkeypatch.setattr(sqlite_worker.Job, "report", told)
    asyncio.run(use(str(tmp_path / "x.sqlite"), lambda storage: storage.append("a", 0, beginning())))
    assert order[-2:] == ["COMMIT", "told"]
    assert order.count("told") == 1


def test_a_move_is_committed_before_anybody_hears_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its statement is a transaction by itself: whoever looks into the file when it is told finds it there."""
    file = tmp_path / "x.sqlite"
    there: list[int] = []
    report = sqlite_worker.Job.report

    def told(job: sqlite_worker.Job) -> None:
        with closing(sqlite3.connect(file)) as other:
            there.append(other.execute("SELECT count(*) FROM entries").fetchone()[0])
        report(job)

    async def test(storage: Storage) -> None:
        await storage.append("a", 0, beginning(), Standing((), "summary"))
        monkeypatch.setattr(sqlite_worker.Job, "report", told)
        await storage.append("a", 2, [LogEntry(2, 3.0, log.Played(0, "end"))], Standing((1,), None))

    asyncio.run(use(str(file), test))
    assert there == [3]


class Watched:
    """The first word of each statement that a connection runs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.done: list[str] = []
        self._last = ""
        monkeypatch.setattr(sqlite, "connect", self._connect)

    def _connect(self, path: str) -> sqlite3.Connection:
        connection = connect(path)
        connection.set_trace_callback(self._note)
        return connection

    def _note(self, statement: str) -> None:
        # What a trigger does is reported as the statement that set it off, once more for each step.
        if statement != self._last:
            self.done.append(statement.split()[0])
        self._last = statement


def test_a_move_takes_one_statement_and_leaves_the_summary_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted, not timed: whatever is kept beside the log must not make every move slower."""
    watched = Watched(monkeypatch)

    async def test(storage: Storage) -> None:
        await storage.append("a", 0, beginning(), Standing((), "summary"))
        watched.done.clear()
        await storage.append("a", 2, [LogEntry(2, 3.0, log.Played(0, "end"))], Standing((1,), None))
        assert watched.done == ["INSERT"]
        assert (await storage.find(["a"]))["a"].summary == "summary"

    asyncio.run(use(str(tmp_path / "x.sqlite"), test))


def test_moves_at_many_tables_take_as_few_statements_as_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread waits for Python's lock after each statement, and everybody waits for the thread."""
    watched = Watched(monkeypatch)

    async def test(storage: Storage) -> None:
        tables = [f"table {i}" for i in range(64)]
        for table in tables:
            await storage.append(table, 0, beginning(), Standing((), "summary"))
        watched.done.clear()
        move = [LogEntry(2, 3.0, log.Played(0, "end"))]
        await asyncio.gather(*(storage.append(table, 2, move, Standing((1,), None)) for table in tables))
        # The writer may have come for the first of them before the others were there.
        assert watched.done in (["INSERT"], ["INSERT"] * 2)
        for table in tables:
            assert (await storage.read(table))[2:] == move

    asyncio.run(use(str(tmp_path / "x.sqlite"), test))


def test_more_moves_than_one_statement_takes_are_all_stored(run: Run) -> None:
    """The entries of one table stay together, whatever number of rows was written before them."""

    async def test(storage: Storage) -> None:
        tables = [f"table {i}" for i in range(50)]
        for table in tables:
            await storage.append(table, 0, beginning())
        three = [said(2, "one"), said(3, "two"), said(4, "three", at=300.0)]
        found = await asyncio.gather(
            *(storage.append(table, 2, three, Standing((1, 0), None)) for table in [*tables, tables[0]]),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in found] == [type(None)] * len(tables) + [Taken]
        for table, (line, _) in (await storage.find(tables)).items():
            assert (await storage.read(table))[2:] == three
            assert (line.number, line.changed, line.awaiting) == (5, 300.0, (1, 0))

    run(test)


def test_of_many_moves_at_once_only_the_late_ones_are_refused(run: Run) -> None:
    async def test(storage: Storage) -> None:
        tables = [f"table {i}" for i in range(20)]
        for table in tables:
            await storage.append(table, 0, beginning())
        await storage.append(tables[7], 2, [said(2, "first")])
        # One table twice, one whose number is taken, one that does not exist.
        late = [said(2, "late")]
        asked = [(table, 2) for table in tables] + [(tables[3], 2), ("nowhere", 2)]
        found = await asyncio.gather(
            *(storage.append(table, first, late, Standing((1,), None)) for table, first in asked),
            return_exceptions=True,
        )
        refused = [asked[i] for i, outcome in enumerate(found) if isinstance(outcome, Taken)]
        assert sorted(refused) == sorted([(tables[7], 2), (tables[3], 2), ("nowhere", 2)])
        assert [outcome for outcome in found if not isinstance(outcome, Taken)] == [None] * 19
        for table in tables:
            texts = [entry.what.text for entry in await storage.read(table) if isinstance(entry.what, log.Said)]
            assert texts == (["first"] if table == tables[7] else ["late"])

    run(test)


def test_a_failed_commit_is_told_to_everybody_in_its_group(tmp_path: Path) -> None:
    async def test(storage: Storage) -> None:
        await storage.append("a", 0, beginning())
        lock = sqlite3.connect(str(tmp_path / "x.sqlite"))
        lock.execute("DROP TABLE entries")
        lock.close()
        results = await asyncio.gather(
            *[storage.append("a", 2, [said(2)]), storage.append("b", 0, beginning())], return_exceptions=True
        )
        assert [type(result) for result in results] == [StorageFault, StorageFault]
        assert len(await storage.tables()) == 1

    asyncio.run(use(str(tmp_path / "x.sqlite"), test))


def test_a_closed_storage_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        storage = await SqliteStorage.open(tmp_path / "x.sqlite")
        await storage.close()
        await storage.close()
        with pytest.raises(StorageFault) as caught:
            await storage.append("a", 0, beginning())
        assert caught.value.key == "storage-closed"

    asyncio.run(test())


class TestRefusedFiles:
    def fault(self, where: Path | str) -> StorageFault:
        with pytest.raises(StorageFault) as caught:
            asyncio.run(open_storage(str(where)))
        return caught.value

    def test_a_file_of_a_newer_version(self, tmp_path: Path) -> None:
        file = tmp_path / "x.sqlite"
        asyncio.run(use(str(file), lambda storage: storage.append("a", 0, beginning())))
        connection = sqlite3.connect(file)
        connection.execute(f"PRAGMA user_version = {SCHEMA + 1}")
        connection.close()
        fault = self.fault(file)
        assert (fault.key, fault.details["given"]) == ("storage-newer", SCHEMA + 1)

    def test_a_file_that_is_no_database(self, tmp_path: Path) -> None:
        file = tmp_path / "x.sqlite"
        file.write_text("hello " * 1000)
        assert self.fault(file).key == "storage-unusable"
        assert file.read_text() == "hello " * 1000

    def test_somebody_elses_database(self, tmp_path: Path) -> None:
        file = tmp_path / "x.sqlite"
        connection = sqlite3.connect(file)
        connection.execute("CREATE TABLE recipes (name TEXT)")
        connection.close()
        assert self.fault(file).key == "storage-not-ours"

    def test_a_database_that_does_not_answer(self) -> None:
        fault = self.fault("postgresql://someone:hunter2@127.0.0.1:1/none")
        assert fault.key == "storage-unusable"
        assert "hunter2" not in str(fault.to_dict())

    def test_a_postgres_of_a_newer_version(self, postgres: str) -> None:
        async def make_newer() -> None:
            await (await PostgresStorage.open(postgres)).close()
            connection = await asyncpg.connect(postgres)
            await connection.execute("UPDATE rentier.shape SET version = $1", VERSION + 1)
            await connection.close()

        asyncio.run(make_newer())
        assert self.fault(postgres).key == "storage-newer"


def test_an_entry_of_a_newer_version_is_refused_by_its_number() -> None:
    with pytest.raises(BadInput) as caught:
        log.read_entry(7, 1.0, '{"kind": "teleported", "seat": 1}')
    assert (caught.value.key, caught.value.details) == ("table-entry-unknown", {"number": 7})


def test_fields_that_came_later_do_not_make_an_old_entry_unreadable() -> None:
    entry = log.read_entry(7, 1.0, '{"kind": "played", "seat": 1, "action": "end", "colour of the moon": "red"}')
    assert entry.what == log.Played(1, "end")


def test_an_id_is_a_value_in_every_query(run: Run) -> None:
    async def test(storage: Storage) -> None:
        strange = "'; DROP TABLE entries; -- \u0001%_$1"
        await storage.append(strange, 0, beginning())
        assert len(await storage.read(strange)) == 2
        assert await storage.delete(strange)

    run(test)


def test_an_id_that_no_database_can_hold_is_that_of_no_table(run: Run) -> None:
    async def test(storage: Storage) -> None:
        assert await storage.read("a\0b") == []
        assert not await storage.delete("a\0b")

    run(test)
