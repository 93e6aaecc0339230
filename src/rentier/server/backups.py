"""Backups: reading one without changing it, checking that it is whole, and taking its tables over."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from rentier.core.errors import RentierError

from .log import LogEntry, read_entry
from .storage import Storage, StorageFault, TableLine, check_log
from .table import Table

WHOLE: Final = [("ok",)]
"""What SQLite says about a file in which it finds nothing wrong."""


class Examined(NamedTuple):
    """What was found in a backup: how many tables can be read, and why others cannot."""

    tables: int
    is_whole: bool
    """Whether the file as such is undamaged."""
    bad: dict[str, RentierError]

    @property
    def is_good(self) -> bool:
        """Whether everything in it can be restored."""
        return self.is_whole and not self.bad


class Restored(NamedTuple):
    """How many tables were taken over from a backup, and why others could not be."""

    tables: int
    bad: dict[str, RentierError]


def examine(path: Path, is_played: bool = False) -> Examined:
    """Read every log in a backup; with `is_played`, also play every game again."""
    good = 0
    bad: dict[str, RentierError] = {}
    with closing(_open(path)) as file:
        is_whole = _is_whole(file)
        for line in _lines(file, path):
            try:
                entries = _read(file, line)
                if is_played:
                    _play(line.table, entries)
                good += 1
            except RentierError as error:
                bad[line.table] = error
    return Examined(good, is_whole, bad)


async def restore(path: Path, target: Storage) -> Restored:
    """Take over the tables of a backup that are not there yet; leave out those that cannot be read."""
    there = {line.table for line in await target.tables()}
    copied = 0
    bad: dict[str, RentierError] = {}
    with closing(_open(path)) as file:
        for line in _lines(file, path):
            if line.table in there:
                continue
            try:
                entries = await asyncio.to_thread(_read, file, line)
            except RentierError as error:
                bad[line.table] = error
                continue
            await target.append(line.table, 0, entries, maker=line.maker)
            copied += 1
    return Restored(copied, bad)


def _open(path: Path) -> sqlite3.Connection:
    """Open a backup so that it stays exactly as it is."""
    try:
        return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True, check_same_thread=False)
    except sqlite3.Error as error:
        raise StorageFault("storage-unusable", {"file": str(path), "why": str(error)}) from error


def _is_whole(file: sqlite3.Connection) -> bool:
    try:
        return file.execute("PRAGMA integrity_check").fetchall() == WHOLE
    except sqlite3.DatabaseError:
        return False


def _lines(file: sqlite3.Connection, path: Path) -> Iterator[TableLine]:
    """List the tables, the oldest first, whatever version wrote them."""
    try:
        names = [row[1] for row in file.execute("PRAGMA table_info(tables)")]
        maker = "maker" if "maker" in names else "''"
        columns = f"tbl, edition, public, state, made, changed, number, {maker}"
        rows = file.execute(f"SELECT {columns} FROM tables ORDER BY changed").fetchall()
    except sqlite3.DatabaseError as error:
        raise StorageFault("storage-unusable", {"file": str(path), "why": str(error)}) from error
    for row in rows:
        yield TableLine(row[0], row[1], bool(row[2]), row[3], row[4], row[5], row[6], row[7])


def _read(file: sqlite3.Connection, line: TableLine) -> list[LogEntry]:
    """Read a whole log, or raise the reason why it cannot be read."""
    try:
        rows = file.execute("SELECT number, at, body FROM entries WHERE tbl = ? ORDER BY number", (line.table,))
        entries = [read_entry(number, at, body) for number, at, body in rows]
    except (sqlite3.DatabaseError, TypeError) as error:
        raise StorageFault("storage-failed", {"why": str(error)}) from error
    if not entries:
        raise StorageFault("storage-log-gap", {"number": 0})
    check_log(line, entries)
    return entries


def _play(table: str, entries: Sequence[LogEntry]) -> None:
    """Play a game again; one of other rules only waits for them."""
    stopped = Table.from_log(table, entries).stopped
    if stopped is not None and stopped.key == "table-log-broken":
        raise stopped
