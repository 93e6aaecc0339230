"""Where logs are kept: what every storage can do."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, Protocol

from msgspec import Struct

from rentier.core.errors import RentierError

from . import log
from .log import LogEntry

SCHEMA: Final = 1
"""The version of the tables in the database."""


class StorageFault(RentierError):
    """The storage cannot be used, or did not do what it was asked."""


class Taken(StorageFault):
    """Another entry already has that number, or one before it is missing."""


class TableLine(Struct, frozen=True):
    """A table in a list: its state (waiting, playing, over), and when something last happened."""

    table: str
    edition: str
    public: bool
    state: str
    made: float
    changed: float
    number: int


class Storage(Protocol):
    """A place that keeps logs. Whatever `append` returned from survives any crash, in order and once."""

    async def append(self, table: str, first: int, entries: Sequence[LogEntry]) -> None:
        """Add entries that begin with number `first`: all of them or none. Raises `Taken`."""

    async def read(self, table: str, first: int = 0) -> list[LogEntry]:
        """Return the entries of a table from a number on; none if there is no such table."""

    async def tables(self, public: bool | None = None, since: float = 0.0, most: int | None = None) -> list[TableLine]:
        """List the tables where something happened since then, the latest first; at most so many, or all."""

    async def delete(self, table: str) -> bool:
        """Delete a table with its log; return whether it existed."""

    async def size(self) -> int:
        """Return how many bytes the storage takes."""

    async def backup(self, path: Path) -> None:
        """Write everything into a new SQLite file, while the server runs."""

    async def close(self) -> None:
        """Finish what is under way and release the storage."""


async def copy_all(source: Storage, target: Storage) -> int:
    """Copy every table that the target lacks, as a restore does; return how many."""
    there = {line.table for line in await target.tables()}
    copied = 0
    for line in reversed(await source.tables()):
        # A table that was deleted meanwhile has no entries.
        if line.table not in there and (entries := await source.read(line.table)):
            await target.append(line.table, 0, entries)
            copied += 1
    return copied


async def open_storage(where: str) -> Storage:
    """Open the storage at a path or at the URL of a PostgreSQL database."""
    if where.startswith(("postgresql://", "postgres://")):
        from .postgres import PostgresStorage

        return await PostgresStorage.open(where)
    from .sqlite import SqliteStorage

    return await SqliteStorage.open(where)


def line_after(
    table: str, first: int, entries: Sequence[LogEntry]
) -> tuple[str, str, bool, str | None, float, float, int]:
    """Return the row of a table in `tables` after some entries; the state is None if it stays the same."""
    if not entries or any(entry.number != first + i for i, entry in enumerate(entries)):
        raise ValueError(f"Entries that begin with {first} must follow one another.")
    last = entries[-1]
    made = entries[0].what
    if (first == 0) != isinstance(made, log.Made):
        raise ValueError("A log begins with the making of its table.")
    edition, public = (made.edition, made.public) if isinstance(made, log.Made) else ("", False)
    states = [log.STATE_AFTER[entry.kind] for entry in entries if entry.kind in log.STATE_AFTER]
    state = states[-1] if states else None
    return table, edition, public, state, entries[0].at, last.at, last.number + 1
