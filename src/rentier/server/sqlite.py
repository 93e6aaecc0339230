"""SQLite, which needs nothing installed: one file, written by one thread, in groups."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar, final

from .log import LogEntry, read_entry, write_body
from .storage import SCHEMA, StorageFault, TableLine, Taken, line_after

MOST_IN_A_GROUP: Final = 500
BUSY_SECONDS: Final = 10.0

T = TypeVar("T")


@final
class _Worker:
    """A thread with a connection of its own; its jobs are done in groups, each in one transaction."""

    def __init__(self, path: str) -> None:
        self._path: Final = path
        self._jobs: Final[queue.SimpleQueue[_Job | None]] = queue.SimpleQueue()
        self._thread: Final = threading.Thread(target=self._run, name="rentier-storage", daemon=True)
        self._is_closed = False
        self._thread.start()

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Have the thread do something; it is committed when this returns."""
        if self._is_closed:
            raise StorageFault("storage-closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Job(work, future, loop))
        # Somebody who stops waiting does not stop the thread.
        return await asyncio.shield(future)

    def close(self) -> None:
        """Finish what is queued, and end."""
        if not self._is_closed:
            self._is_closed = True
            self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        connection = connect(self._path)
        is_open = True
        while is_open:
            group: list[_Job] = []
            job = self._jobs.get()
            while job is not None:
                group.append(job)
                if len(group) >= MOST_IN_A_GROUP or self._jobs.empty():
                    break
                job = self._jobs.get()
            is_open = job is not None
            if group:
                self._do_group(connection, group)
        connection.close()

    def _do_group(self, connection: sqlite3.Connection, group: list[_Job]) -> None:
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job in group:
                job.run(connection)
            connection.execute("COMMIT")
        except Exception as error:
            # The thread survives whatever happens. Nothing of the group is stored, so nobody in it may be told it is.
            fault = StorageFault("storage-failed", {"why": str(error)})
            for job in group:
                job.fail(fault)
            if connection.in_transaction:
                connection.rollback()
        for job in group:
            job.report()


@final
class _Job:
    """One piece of work for the thread, and the future that waits for it."""

    def __init__(
        self, work: Callable[[sqlite3.Connection], Any], future: asyncio.Future[Any], loop: asyncio.AbstractEventLoop
    ) -> None:
        self._work: Final = work
        self._future: Final = future
        self._loop: Final = loop
        self._result: Any = None
        self._error: Exception | None = None

    def run(self, connection: sqlite3.Connection) -> None:
        """Do the work inside the group's transaction; a refusal rolls back only this job."""
        connection.execute("SAVEPOINT job")
        try:
            self._result = self._work(connection)
        except StorageFault as error:
            self._error = error
            connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")

    def fail(self, error: Exception) -> None:
        """Note that nothing of the group was done."""
        self._error = self._error or error

    def report(self) -> None:
        """Report the outcome in the waiting loop's thread; a closed loop waits for nothing."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._settle)

    def _settle(self) -> None:
        if self._future.done():
            return
        if self._error is not None:
            self._future.set_exception(self._error)
        else:
            self._future.set_result(self._result)


@final
class SqliteStorage:
    """Logs kept in one SQLite file: written by one thread, in groups, each on disk before it is answered."""

    def __init__(self, path: str) -> None:
        self._path: Final = path
        self._writer: Final = _Worker(path)
        self._reader: Final = _Worker(path)

    @classmethod
    async def open(cls, path: str | Path) -> SqliteStorage:
        """Open the file, or make it; refuse a newer version, or what is not a database, with a sentence."""
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        await asyncio.to_thread(prepare, str(path))
        return cls(str(path))

    async def append(self, table: str, first: int, entries: Sequence[LogEntry]) -> None:
        rows = [(table, entry.number, entry.at, entry.kind, write_body(entry)) for entry in entries]
        line = line_after(table, first, entries)

        def work(connection: sqlite3.Connection) -> None:
            if first == 0:
                done = connection.execute(_NEW_TABLE, line)
            else:
                state, changed, number = line[3], line[5], line[6]
                done = connection.execute(_CHANGED_TABLE, (state, changed, number, table, first))
            if done.rowcount != 1:
                raise Taken("storage-taken", {"table": table, "number": first})
            connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", rows)

        await self._writer.do(work)

    async def read(self, table: str, first: int = 0) -> list[LogEntry]:
        rows = await self._reader.do(lambda it: it.execute(_READ, (table, first)).fetchall())
        return [read_entry(number, at, body) for number, at, body in rows]

    async def tables(self, public: bool | None = None, since: float = 0.0, most: int | None = None) -> list[TableLine]:
        wanted = (0, 1) if public is None else (int(public), int(public))
        limit = -1 if most is None else most
        rows = await self._reader.do(lambda it: it.execute(_TABLES, (since, *wanted, limit)).fetchall())
        return [TableLine(row[0], row[1], bool(row[2]), *row[3:]) for row in rows]

    async def delete(self, table: str) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            connection.execute("DELETE FROM entries WHERE tbl = ?", (table,))
            return connection.execute("DELETE FROM tables WHERE tbl = ?", (table,)).rowcount == 1

        return await self._writer.do(work)

    async def size(self) -> int:
        """Return the size of the file, including what is still beside it."""
        beside = [Path(f"{self._path}{end}") for end in ("", "-wal", "-shm")]
        return sum(file.stat().st_size for file in beside if file.exists())

    async def backup(self, path: Path) -> None:
        """Copy the database into a new file with SQLite's own backup."""
        if path.exists():
            raise StorageFault("file-exists", {"file": str(path)})
        await asyncio.to_thread(_copy_file, self._path, str(path))

    async def close(self) -> None:
        """End both threads."""
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._reader.close)


_NEW_TABLE: Final = "INSERT OR IGNORE INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)"
_CHANGED_TABLE: Final = (
    "UPDATE tables SET state = coalesce(?, state), changed = ?, number = ? WHERE tbl = ? AND number = ?"
)
_READ: Final = "SELECT number, at, body FROM entries WHERE tbl = ? AND number >= ? ORDER BY number"
_TABLES: Final = (
    "SELECT tbl, edition, public, state, made, changed, number FROM tables"
    " WHERE changed >= ? AND public IN (?, ?) ORDER BY changed DESC, tbl LIMIT ?"
)
_SHAPE: Final = """
CREATE TABLE tables (
    tbl TEXT PRIMARY KEY, edition TEXT NOT NULL, public INTEGER NOT NULL, state TEXT NOT NULL,
    made REAL NOT NULL, changed REAL NOT NULL, number INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_by_change ON tables (changed);
CREATE TABLE entries (
    tbl TEXT NOT NULL, number INTEGER NOT NULL, at REAL NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (tbl, number)
) STRICT, WITHOUT ROWID;
"""


def connect(path: str) -> sqlite3.Connection:
    """Open a connection whose commits are on disk when they return."""
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def prepare(path: str) -> None:
    """Make the tables of a new file; refuse a file that is not ours or is of a newer version."""
    try:
        connection = connect(path)
        try:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
            if version == 0 and tables == 0:
                connection.executescript(f"BEGIN IMMEDIATE; {_SHAPE} PRAGMA user_version = {SCHEMA}; COMMIT;")
            elif version == 0:
                raise StorageFault("storage-not-ours", {"file": path})
            elif version > SCHEMA:
                raise StorageFault("storage-newer", {"file": path, "given": version, "ours": SCHEMA})
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise StorageFault("storage-unusable", {"file": path, "why": str(error)}) from error


def _copy_file(source: str, target: str) -> None:
    try:
        old, new = connect(source), sqlite3.connect(target)
        try:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")
        finally:
            new.close()
            old.close()
    except sqlite3.Error as error:
        raise StorageFault("storage-unusable", {"file": target, "why": str(error)}) from error
