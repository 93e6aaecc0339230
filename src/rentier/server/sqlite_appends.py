"""Entries on their way into an SQLite file: whatever waits is stored together, in one statement.

Every statement lets go of Python's lock, and the thread must then wait until the event loop lets go of it in turn. One
statement for a hundred tables waits once; one for each of them would wait a hundred times. Usually nothing but entries
is to be stored, and the statement is a transaction by itself, which saves waiting for its beginning and its end.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, Final, NamedTuple, final

from .log import STATE_AFTER, LogEntry, write_body
from .sqlite_worker import Worker
from .storage import Meter, Standing, Taken, check_entries, line_after, write_seats

MOST_ROWS: Final = 128
"""How many rows one statement writes; the connection keeps a statement for each number of rows."""
TAKEN: Final = "SQLITE_CONSTRAINT_TRIGGER"
"""What SQLite calls it when the trigger refuses an entry."""

_APPENDING: Final = (
    # Nobody reads from it: an entry is written here with what it changes in the row of its table.
    """CREATE TEMP VIEW appended AS
        SELECT tbl, number, at, kind, body, NULL AS state, NULL AS awaiting FROM main.entries""",
    """CREATE TEMP TRIGGER append INSTEAD OF INSERT ON appended BEGIN
        UPDATE tables SET state = coalesce(NEW.state, state), changed = NEW.at, number = NEW.number + 1,
            awaiting = NEW.awaiting
        WHERE tbl = NEW.tbl AND number = NEW.number;
        SELECT RAISE(ABORT, 'taken') WHERE changes() = 0;
        INSERT INTO entries VALUES (NEW.tbl, NEW.number, NEW.at, NEW.kind, NEW.body);
    END""",
)
"""Each entry moves its table on by one if the log is as long as it should be. If not, the whole statement does nothing.
"""
_COLUMNS: Final = 7

Row = tuple[Any, ...]


class Append(NamedTuple):
    """New entries of one table."""

    table: str
    first: int
    line: Row
    """The row of a new table after them, as `line_after` returns it; empty for any other."""
    entries: list[Row]
    after: Standing | None
    maker: str
    future: asyncio.Future[None]

    def taken(self) -> Taken:
        """Return the error that says that the log has gone on without these entries."""
        return Taken("storage-taken", {"number": self.first})

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

    def __init__(self, writer: Worker, meter: Meter) -> None:
        self._writer: Final = writer
        self._meter: Final = meter
        self._waiting: Final[deque[Append]] = deque()
        self._is_asked = False
        """Whether the writer will come for what waits."""
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def add(
        self, table: str, first: int, entries: Sequence[LogEntry], after: Standing | None, maker: str
    ) -> asyncio.Future[None]:
        """Store entries that begin with number `first`; they are on disk when the future is done."""
        check_entries(first, entries)
        line = () if first > 0 else line_after(table, first, entries)
        awaiting = "" if after is None else write_seats(after.awaiting)
        rows: list[Row] = []
        for entry in entries:
            kind = entry.kind
            rows.append((table, entry.number, entry.at, kind, write_body(entry), STATE_AFTER.get(kind), awaiting))
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Append(table, first, line, rows, after, maker, future))
        self._meter.waiting += 1
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
            errors: Sequence[Exception | None] = await self._writer.do(work, may_begin=True)
        except Exception as fault:
            # Nothing of the group is stored; if the writer never came, nobody else will take what waits.
            self._take(group)
            errors = [fault] * len(group)
        for append, error in zip(group, errors, strict=True):
            self._meter.waiting -= 1
            self._meter.entries += len(append.entries) if error is None else 0
            append.settle(error)

    def _take(self, group: list[Append]) -> None:
        """Move what waits into a group; whoever comes after this asks for the writer again."""
        self._is_asked = False
        while self._waiting:
            group.append(self._waiting.popleft())


def prepare_appends(connection: sqlite3.Connection) -> None:
    """Make what entries are written into; only this connection has it, so it is nowhere in the file."""
    for statement in _APPENDING:
        connection.execute(statement)


def store_all(connection: sqlite3.Connection, group: Sequence[Append]) -> list[Taken | None]:
    """Store the entries of each table, or nothing of it, and return why not.

    More than one statement needs a transaction; if there is none, one is left open for whoever commits it.
    """
    if not connection.in_transaction:
        if _is_one_statement(group) and _insert(connection, group):
            return [None] * len(group)
        connection.execute("BEGIN IMMEDIATE")
    errors = [None if append.first > 0 or _make(connection, append) else append.taken() for append in group]
    for part in _parts([number for number, error in enumerate(errors) if error is None], group):
        if not _insert(connection, [group[number] for number in part]):
            for number in part:
                if not _insert(connection, [group[number]]):
                    errors[number] = group[number].taken()
    for append, error in zip(group, errors, strict=True):
        if error is None:
            keep_summary(connection, append.table, append.after)
    return errors


def _is_one_statement(group: Sequence[Append]) -> bool:
    """Whether nothing but entries is to be stored, and not too many of them."""
    rows = 0
    for append in group:
        if append.first == 0 or append.after is None or append.after.summary is not None:
            return False
        rows += len(append.entries)
    return 0 < rows <= MOST_ROWS


def keep_summary(connection: sqlite3.Connection, table: str, after: Standing | None) -> None:
    """Keep the summary of a table, or drop one that is no longer right."""
    if after is None:
        connection.execute("DELETE FROM summaries WHERE tbl = ?", (table,))
    elif after.summary is not None:
        connection.execute("INSERT OR REPLACE INTO summaries VALUES (?, ?)", (table, after.summary))


def _make(connection: sqlite3.Connection, append: Append) -> bool:
    """Make the row of a table that has no entries yet; return whether there was none."""
    table, edition, public, state, made, changed, _ = append.line
    row = (table, edition, public, state, made, changed, 0, append.maker, "")
    return connection.execute(_NEW_TABLE, row).rowcount == 1


def _parts(numbers: Sequence[int], group: Sequence[Append]) -> Iterator[list[int]]:
    """Split a group into parts that one statement each can write; the entries of a table stay together."""
    part: list[int] = []
    rows = 0
    for number in numbers:
        more = len(group[number].entries)
        if part and rows + more > MOST_ROWS:
            yield part
            part, rows = [], 0
        part.append(number)
        rows += more
    if part:
        yield part


def _insert(connection: sqlite3.Connection, group: Sequence[Append]) -> bool:
    """Store everything, or nothing if any log has gone on without us; return which."""
    rows = list(chain.from_iterable([append.entries for append in group]))
    try:
        connection.execute(_inserting(len(rows)), list(chain.from_iterable(rows)))
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorname != TAKEN:
            raise
        return False
    return True


@lru_cache
def _inserting(rows: int) -> str:
    places = f"({', '.join('?' * _COLUMNS)})"
    return f"INSERT INTO appended VALUES {', '.join([places] * rows)}"


_NEW_TABLE: Final = "INSERT OR IGNORE INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
