"""SQLite, which needs nothing installed: one file, written by one thread, in groups."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, final

from rentier.core.errors import RentierError

from .log import LogEntry, read_entry
from .sqlite_appends import Appends, keep_summary, prepare_appends
from .sqlite_shape import connect, prepare, protect
from .sqlite_worker import Worker
from .storage import (
    Found,
    Meter,
    Standing,
    StorageFault,
    TableLine,
    read_seats,
    write_seats,
)

MOST_ASKED: Final = 500
"""How many tables one statement looks for."""
PAGES_AT_ONCE: Final = 256
"""How many pages are given back in one transaction, so that nobody waits long for it: one megabyte."""

PAGES_IN_JOURNAL: Final = 8_000
"""After how many pages the journal is moved into the file: 32 megabytes."""
PAGES_IN_MEMORY: Final = 4_000
"""How many pages the writer keeps: 16 megabytes, enough for some thousand tables that are played at."""


@final
class SqliteStorage:
    """Logs kept in one SQLite file: written by one thread, in groups, each on disk before it is answered."""

    def __init__(self, path: str) -> None:
        self.meter: Final = Meter()
        self._path: Final = path
        self._writer: Final = Worker(path, _connect_writer, True, self.meter)
        self._reader: Final = Worker(path, connect, False, self.meter)
        self._appends: Final = Appends(self._writer, self.meter)

    @classmethod
    async def open(cls, path: str | Path) -> SqliteStorage:
        """Open the file, or make it, or bring it up to date; refuse what cannot be used with a sentence."""
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        await asyncio.to_thread(prepare, str(path))
        return cls(str(path))

    def append(
        self,
        table: str,
        first: int,
        entries: Sequence[LogEntry],
        after: Standing | None = None,
        maker: str = "",
        epoch: int | None = None,
    ) -> asyncio.Future[None]:
        return self._appends.add(table, first, entries, after, maker)

    async def read(self, table: str, first: int = 0) -> list[LogEntry]:
        def work(connection: sqlite3.Connection) -> list[LogEntry]:
            # A long log is decoded here, beside the event loop.
            return [read_entry(number, at, body) for number, at, body in connection.execute(_READ, (table, first))]

        return await self._reader.do(work)

    async def tables(self, public: bool | None = None, since: float = 0.0, most: int | None = None) -> list[TableLine]:
        wanted = (0, 1) if public is None else (int(public), int(public))
        limit = -1 if most is None else most
        return await self._reader.do(
            lambda it: [_line(row) for row in it.execute(_TABLES, (since, *wanted, limit)).fetchall()]
        )

    async def find(self, tables: Sequence[str]) -> dict[str, Found]:
        def work(connection: sqlite3.Connection) -> dict[str, Found]:
            found: dict[str, Found] = {}
            for start in range(0, len(tables), MOST_ASKED):
                part = tables[start : start + MOST_ASKED]
                marks = ", ".join("?" * len(part))
                for row in connection.execute(f"{_FOUND} WHERE tables.tbl IN ({marks})", part):
                    found[row[0]] = Found(_line(row), row[9])
            return found

        return await self._reader.do(work)

    async def listed(self, since: float, most: int, share: int) -> list[Found]:
        rows = await self._reader.do(lambda it: it.execute(_LISTED, (since, share, most)).fetchall())
        return [Found(_line(row), row[9]) for row in rows]

    async def summarize(self, line: TableLine, after: Standing) -> None:
        def work(connection: sqlite3.Connection) -> None:
            same = (write_seats(after.awaiting), line.table, line.number)
            if connection.execute("UPDATE tables SET awaiting = ? WHERE tbl = ? AND number = ?", same).rowcount == 1:
                keep_summary(connection, line.table, after)

        await self._writer.do(work)

    async def waiting_of(self, maker: str) -> int:
        rows = await self._reader.do(lambda it: it.execute(_WAITING_OF, (maker,)).fetchone())
        return int(rows[0])

    async def practice(self, before: float) -> list[str]:
        rows = await self._reader.do(lambda it: it.execute(_PRACTICE, (before,)).fetchall())
        return [str(row[0]) for row in rows]

    async def note(self, name: str) -> str:
        row = await self._reader.do(lambda it: it.execute("SELECT value FROM notes WHERE name = ?", (name,)).fetchone())
        return "" if row is None else str(row[0])

    async def analysis(self, table: str, version: str) -> str:
        row = await self._reader.do(lambda it: it.execute(_ANALYSIS, (table, version)).fetchone())
        return "" if row is None else str(row[0])

    async def keep_analysis(self, table: str, version: str, body: str) -> None:
        await self._writer.do(lambda it: it.execute(_KEEP_ANALYSIS, (version, body, table)).rowcount)

    async def delete(self, table: str) -> bool:
        def work(connection: sqlite3.Connection) -> bool:
            connection.execute("DELETE FROM entries WHERE tbl = ?", (table,))
            connection.execute("DELETE FROM summaries WHERE tbl = ?", (table,))
            connection.execute("DELETE FROM analyses WHERE tbl = ?", (table,))
            return connection.execute("DELETE FROM tables WHERE tbl = ?", (table,)).rowcount == 1

        return await self._writer.do(work)

    async def check(self) -> None:
        """Commit a note to the disk."""
        note = ("checked", str(time.time()))
        await self._writer.do(lambda it: it.execute("INSERT OR REPLACE INTO notes VALUES (?, ?)", note).rowcount)

    async def size(self) -> int:
        """Return the size of the file, including what is still beside it."""
        beside = [Path(f"{self._path}{end}") for end in ("", "-wal", "-shm")]
        return sum(file.stat().st_size for file in beside if file.exists())

    async def room(self) -> int | None:
        """Return the free space on the disk."""
        return shutil.disk_usage(Path(self._path).parent).free

    async def shrink(self) -> None:
        """Give back free pages, a few at a time; a file made by an earlier version keeps them until a vacuum."""

        def work(connection: sqlite3.Connection) -> bool:
            free = connection.execute("PRAGMA freelist_count").fetchone()[0]
            connection.execute(f"PRAGMA incremental_vacuum({PAGES_AT_ONCE})").fetchall()
            return bool(connection.execute("PRAGMA freelist_count").fetchone()[0] not in (0, free))

        while await self._writer.do(work):
            # Others come in between.
            await asyncio.sleep(0)

    async def vacuum(self) -> None:
        """Write the whole file anew, without its free pages."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

        await self._writer.do(work, is_alone=True)

    async def backup(self, path: Path) -> dict[str, RentierError]:
        """Copy the database into a new file with SQLite's own backup, page by page, without reading any log."""
        if path.exists():
            raise StorageFault("file-exists", {"file": str(path)})
        await asyncio.to_thread(_copy_file, self._path, str(path))
        return {}

    async def close(self) -> None:
        """End both threads."""
        await asyncio.to_thread(self._writer.close)
        await asyncio.to_thread(self._reader.close)


def _connect_writer(path: str) -> sqlite3.Connection:
    connection = connect(path)
    # What is in the journal is on disk already. While people play, the same pages change again and again, so moving
    # them into the file rarely writes most of them once instead of many times.
    connection.execute(f"PRAGMA wal_autocheckpoint = {PAGES_IN_JOURNAL}")
    connection.execute(f"PRAGMA cache_size = {PAGES_IN_MEMORY}")
    prepare_appends(connection)
    return connection


def _line(row: Sequence[Any]) -> TableLine:
    return TableLine(row[0], row[1], bool(row[2]), row[3], row[4], row[5], row[6], row[7], read_seats(row[8]))


_COLUMNS: Final = "tables.tbl, edition, public, state, made, changed, number, maker, awaiting"
_READ: Final = "SELECT number, at, body FROM entries WHERE tbl = ? AND number >= ? ORDER BY number"
_TABLES: Final = (
    f"SELECT {_COLUMNS} FROM tables WHERE changed >= ? AND public IN (?, ?) ORDER BY changed DESC, tbl LIMIT ?"
)
_FOUND: Final = f"SELECT {_COLUMNS}, body FROM tables LEFT JOIN summaries ON summaries.tbl = tables.tbl"
_LISTED: Final = f"""
SELECT {_COLUMNS}, body FROM (
    SELECT *, row_number() OVER (PARTITION BY maker ORDER BY changed DESC) AS place
    FROM tables WHERE public = 1 AND state != 'over' AND changed >= ?
) AS tables LEFT JOIN summaries ON summaries.tbl = tables.tbl
WHERE place <= ? OR maker = '' ORDER BY changed DESC, tables.tbl LIMIT ?
"""
_ANALYSIS: Final = "SELECT body FROM analyses WHERE tbl = ? AND version = ?"
# A table may have been deleted meanwhile.
_KEEP_ANALYSIS: Final = "INSERT OR REPLACE INTO analyses SELECT tbl, ?, ? FROM tables WHERE tbl = ?"
_WAITING_OF: Final = "SELECT count(*) FROM tables WHERE maker = ? AND maker != '' AND state = 'waiting'"
# After the making and the one who sat down there, the third entry begins a lesson, a puzzle or a position.
_PRACTICE: Final = """
SELECT tables.tbl FROM tables JOIN entries ON entries.tbl = tables.tbl AND entries.number = 2
WHERE changed < ? AND state = 'playing' AND kind = 'begun' AND body LIKE '%"position":{%'
"""


def _copy_file(source: str, target: str) -> None:
    try:
        protect(target)
        old, new = connect(source), sqlite3.connect(target)
        try:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")
        finally:
            new.close()
            old.close()
    except (sqlite3.Error, OSError) as error:
        raise StorageFault("storage-unusable", {"file": target, "why": str(error)}) from error
