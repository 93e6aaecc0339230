"""Where logs are kept: what every storage can do."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from msgspec import Struct

from rentier.core.errors import RentierError

from . import log
from .log import LogEntry
from .metrics import Histogram

SCHEMA: Final = 3
"""The version of the tables in the database."""
MAKER_KEY: Final = "maker-key"
"""The note with the key under which the addresses of those who make tables are hashed."""


class StorageFault(RentierError):
    """The storage cannot be used, or did not do what it was asked."""


class Taken(StorageFault):
    """Another entry already has that number, or one before it is missing."""


class Unsure(StorageFault):
    """The storage was lost in the middle: nobody knows yet whether the entries are in it."""


class Lost(StorageFault):
    """Another process has taken over the table, so this one may write nothing more there."""


class TableLine(Struct, frozen=True):
    """A table in a list: its state (waiting, playing, over), and when something last happened."""

    table: str
    edition: str
    public: bool
    state: str
    made: float
    changed: float
    number: int
    maker: str = ""
    """Who made it, as a hash of their address; empty if that is not known."""
    awaiting: tuple[int, ...] = ()
    """The seats that the game waits for."""


class Found(NamedTuple):
    """A table with its summary, if there is one that is still right."""

    line: TableLine
    summary: str | None


class Standing(NamedTuple):
    """How a table stands after some entries: kept with them, so that a list need not read any log.

    A summary of None stays as it is.
    """

    awaiting: tuple[int, ...]
    summary: str | None


class Meter:
    """What a storage measures of itself."""

    def __init__(self) -> None:
        self.commits: Final = Histogram()
        """How long it took to store something, from the first statement to the end of the commit."""
        self.failures = 0
        self.entries = 0
        """How many entries were stored."""
        self.waiting = 0
        """How much is waiting to be stored or read."""


class Storage(Protocol):
    """A place that keeps logs. Whatever `append` returned from survives any crash, in order and once."""

    @property
    def meter(self) -> Meter:
        """What this storage measures of itself."""

    def append(
        self,
        table: str,
        first: int,
        entries: Sequence[LogEntry],
        after: Standing | None = None,
        maker: str = "",
        epoch: int | None = None,
    ) -> Awaitable[None]:
        """Add entries that begin with number `first`: all of them or none. Raises `Taken`.

        Without a standing, the summary of the table is dropped, and made again when somebody needs it. Where several
        processes share a storage, an epoch says since when the writer has the table; raises `Lost` if it is over, and
        `Unsure` if whether they were added can only be known later.
        """

    async def read(self, table: str, first: int = 0) -> list[LogEntry]:
        """Return the entries of a table from a number on; none if there is no such table."""

    async def tables(self, public: bool | None = None, since: float = 0.0, most: int | None = None) -> list[TableLine]:
        """List the tables where something happened since then, the latest first; at most so many, or all."""

    async def find(self, tables: Sequence[str]) -> dict[str, Found]:
        """Find tables by their ids; those that do not exist are left out."""

    async def listed(self, since: float, most: int, share: int) -> list[Found]:
        """List the public tables that have not ended, the latest first; of one maker, at most a share."""

    async def summarize(self, line: TableLine, after: Standing) -> None:
        """Keep how a table stands, if it still has as many entries as this line says."""

    async def waiting_of(self, maker: str) -> int:
        """Count the tables that somebody made and that have not begun."""

    async def practice(self, before: float) -> list[str]:
        """List the unfinished tables that began from a position and have not changed since a time."""

    async def note(self, name: str) -> str:
        """Return a note of the storage about itself; empty if there is none."""

    async def analysis(self, table: str, version: str) -> str:
        """Return the analysis of a table's game that was kept under a version; empty if there is none."""

    async def keep_analysis(self, table: str, version: str, body: str) -> None:
        """Keep the analysis of a table's game instead of an earlier one."""

    async def delete(self, table: str) -> bool:
        """Delete a table with its log; return whether it existed."""

    async def check(self) -> None:
        """Write something, as a proof that this can be done; raise a `StorageFault` if not."""

    async def size(self) -> int:
        """Return how many bytes the storage takes."""

    async def room(self) -> int | None:
        """Return how many bytes are left for it; None if that cannot be known."""

    async def shrink(self) -> None:
        """Give back the room of what was deleted, as far as that holds nobody up."""

    async def vacuum(self) -> None:
        """Give back all room that is not needed; this may take a while, in which nothing else is stored."""

    async def backup(self, path: Path) -> dict[str, RentierError]:
        """Write everything into a new SQLite file, while the server runs; return why some tables cannot be read."""

    async def close(self) -> None:
        """Finish what is under way and release the storage."""


async def copy_all(source: Storage, target: Storage) -> dict[str, RentierError]:
    """Copy every table that the target lacks; return why some cannot be read."""
    there = {line.table for line in await target.tables()}
    bad: dict[str, RentierError] = {}
    for line in reversed(await source.tables()):
        if line.table in there:
            continue
        try:
            entries = await source.read(line.table)
            check_log(line, entries)
        except RentierError as error:
            bad[line.table] = error
            continue
        # A table that was deleted meanwhile has no entries.
        if entries:
            await target.append(line.table, 0, entries, maker=line.maker)
    return bad


def check_log(line: TableLine, entries: Sequence[LogEntry]) -> None:
    """Refuse a log with a gap, or one that is shorter than it was."""
    for number, entry in enumerate(entries):
        if entry.number != number:
            raise StorageFault("storage-log-gap", {"number": number})
    if entries and (len(entries) < line.number or not isinstance(entries[0].what, log.Made)):
        raise StorageFault("storage-log-gap", {"number": len(entries)})


def is_database(where: str) -> bool:
    """Whether this is the URL of a PostgreSQL database, and not a path."""
    return where.startswith(("postgresql://", "postgres://"))


async def open_storage(where: str) -> Storage:
    """Open the storage at a path or at the URL of a PostgreSQL database."""
    if is_database(where):
        from .postgres import PostgresStorage

        return await PostgresStorage.open(where)
    from .sqlite import SqliteStorage

    return await SqliteStorage.open(where)


def check_entries(first: int, entries: Sequence[LogEntry]) -> None:
    """Refuse entries that do not follow one another from a number on, or a log that begins with anything else."""
    number = first
    for entry in entries:
        if entry.number != number:
            break
        number += 1
    if number != first + len(entries) or number == first:
        raise ValueError(f"Entries that begin with {first} must follow one another.")
    if (first == 0) != isinstance(entries[0].what, log.Made):
        raise ValueError("A log begins with the making of its table.")


def line_after(
    table: str, first: int, entries: Sequence[LogEntry]
) -> tuple[str, str, bool, str | None, float, float, int]:
    """Return the row of a table in `tables` after some entries; the state is None if it stays the same."""
    check_entries(first, entries)
    made = entries[0].what
    edition, public = (made.edition, made.public) if isinstance(made, log.Made) else ("", False)
    state: str | None = None
    for entry in entries:
        state = log.STATE_AFTER.get(entry.kind, state)
    return table, edition, public, state, entries[0].at, entries[-1].at, first + len(entries)


def write_seats(seats: Sequence[int]) -> str:
    """Write some seats for a column."""
    return " ".join(map(str, seats))


def read_seats(text: str) -> tuple[int, ...]:
    """Read what `write_seats` wrote."""
    return tuple(map(int, text.split()))
