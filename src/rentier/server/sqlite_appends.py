"""Entries on their way into an SQLite file: whatever waits is stored together, in a few statements.

Every statement lets go of Python's lock, and the thread must then wait until the event loop lets go of it in turn. One
statement for a hundred tables waits once; one for each of them would wait a hundred times.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, Final, NamedTuple, final

from .log import LogEntry, write_body
from .sqlite_worker import Worker, undo
from .storage import Standing, Taken, line_after, write_seats

MOST_ROWS: Final = 64
"""How many rows one statement writes at most; the connection keeps one for each number of rows up to that."""

Row = tuple[Any, ...]


class Append(NamedTuple):
    """New entries of one table."""

    table: str
    first: int
    line: Row
    """The row of the table after them, as `line_after` returns it."""
    entries: list[Row]
    after: Standing | None
    maker: str
    future: asyncio.Future[None]

    @property
    def awaiting(self) -> str:
        """The seats that the game then waits for, as the file has them."""
        return "" if self.after is None else write_seats(self.after.awaiting)

    @property
    def change(self) -> Row:
        """What changes in the row of the table, and which row it has to be."""
        _, _, _, state, _, changed, number = self.line
        return self.table, self.first, state, changed, number, self.awaiting

    def settle(self, error: Exception | None) -> None:
        """Tell whoever waits how it went."""
        if self.future.done():
            return
        if error is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(error)


@final
class Appends:
    """The entries that wait for the writer of a file, which takes all of them whenever it is free."""

    def __init__(self, writer: Worker) -> None:
        self._writer: Final = writer
        self._waiting: Final[deque[Append]] = deque()
        self._is_asked = False
        """Whether the writer will come for what waits."""
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def add(
        self, table: str, first: int, entries: Sequence[LogEntry], after: Standing | None, maker: str
    ) -> asyncio.Future[None]:
        """Store entries that begin with number `first`; they are on disk when the future is done."""
        rows: list[Row] = [(table, entry.number, entry.at, entry.kind, write_body(entry)) for entry in entries]
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(table, first, line_after(table, first, entries), rows, after, maker, future))
        if not self._is_asked:
            self._is_asked = True
            task = asyncio.create_task(self._store())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return future

    async def _store(self) -> None:
        group: list[Append] = []

        def work(connection: sqlite3.Connection) -> list[Taken | None]:
            self._take(group)
            return store_all(connection, group)

        try:
            errors: Sequence[Exception | None] = await self._writer.do(work)
        except Exception as fault:
            # Nothing of the group is stored; if the writer never came, nobody else will take what waits.
            self._take(group)
            errors = [fault] * len(group)
        for append, error in zip(group, errors, strict=True):
            append.settle(error)

    def _take(self, group: list[Append]) -> None:
        """Move what waits into a group; whoever comes after this asks for the writer again."""
        self._is_asked = False
        while self._waiting:
            group.append(self._waiting.popleft())


def store_all(connection: sqlite3.Connection, group: Sequence[Append]) -> list[Taken | None]:
    """Store the entries of each table, or nothing of it, and return why not."""
    usual = [append for append in group if append.first > 0]
    is_each_once = len({append.table for append in usual}) == len(usual)
    # Whatever is stored alone comes after: if the others cannot be stored together, nothing else is undone with them.
    if len(usual) > 1 and is_each_once and _store_together(connection, usual):
        return [None if append.first > 0 else _store_one(connection, append) for append in group]
    return [_store_one(connection, append) for append in group]


def _store_together(connection: sqlite3.Connection, group: Sequence[Append]) -> bool:
    """Store everything, or nothing if any log has gone on without us; return which."""
    changes = _run(connection, _changing, [append.change for append in group])
    if changes != len(group):
        undo(connection)
        return False
    for append in group:
        keep_summary(connection, append.table, append.after)
    _run(connection, _inserting, list(chain.from_iterable([append.entries for append in group])))
    return True


def _store_one(connection: sqlite3.Connection, append: Append) -> Taken | None:
    if append.first == 0:
        done = connection.execute(_NEW_TABLE, (*append.line, append.maker, append.awaiting))
    else:
        done = connection.execute(_changing(1), append.change)
    is_next = done.rowcount == 1
    if is_next:
        keep_summary(connection, append.table, append.after)
        _run(connection, _inserting, append.entries)
    return None if is_next else Taken("storage-taken", {"number": append.first})


def keep_summary(connection: sqlite3.Connection, table: str, after: Standing | None) -> None:
    """Keep the summary of a table, or drop one that is no longer right."""
    if after is None:
        connection.execute("DELETE FROM summaries WHERE tbl = ?", (table,))
    elif after.summary is not None:
        connection.execute("INSERT OR REPLACE INTO summaries VALUES (?, ?)", (table, after.summary))


def _run(connection: sqlite3.Connection, statement: Any, rows: Sequence[Row]) -> int:
    """Run a statement for many rows, as few times as possible; return how many rows it changed."""
    changed = 0
    for start in range(0, len(rows), MOST_ROWS):
        part = rows[start : start + MOST_ROWS]
        changed += connection.execute(statement(len(part)), list(chain.from_iterable(part))).rowcount
    return changed


@lru_cache
def _changing(rows: int) -> str:
    """Return the statement that moves on so many tables, each if its log is as long as it should be."""
    if rows == 1:
        # The same in half the time: where few people act, each action is stored alone.
        return """
            UPDATE tables SET state = coalesce(?3, state), changed = ?4, number = ?5, awaiting = ?6
            WHERE tbl = ?1 AND number = ?2
        """
    return f"""
        UPDATE tables SET state = coalesce(given.column3, state), changed = given.column4, number = given.column5,
            awaiting = given.column6
        FROM (VALUES {_places(rows, 6)}) AS given WHERE tbl = given.column1 AND number = given.column2
    """


@lru_cache
def _inserting(rows: int) -> str:
    return f"INSERT INTO entries VALUES {_places(rows, 5)}"


def _places(rows: int, columns: int) -> str:
    return ", ".join([f"({', '.join('?' * columns)})"] * rows)


_NEW_TABLE: Final = "INSERT OR IGNORE INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
