"""PostgreSQL through asyncpg, for those who already have a database; it commits in groups by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, final

import asyncpg

from .log import LogEntry, read_entry, write_body
from .sqlite import SqliteStorage
from .storage import SCHEMA, StorageFault, TableLine, Taken, copy_all, line_after

MOST_CONNECTIONS: Final = 10
CONNECT_SECONDS: Final = 10.0
COMMAND_SECONDS: Final = 30.0
"""How long a database may take to answer before it counts as failed."""
NUL: Final = "\0"
"""The one character that a text in PostgreSQL cannot contain, so no table's id has it."""
MAKING: Final = 0x52454E54
"""The lock under which the tables are made, so that two servers do not make them at once."""

_SETTINGS: Final = {"synchronous_commit": "on", "application_name": "rentier"}
"""Whatever the database's own settings are, a commit waits for the disk."""
_FAULTS: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, asyncio.TimeoutError)


@final
class PostgresStorage:
    """Logs kept in a PostgreSQL database."""

    def __init__(self, pool: Any) -> None:
        self._pool: Final = pool

    @classmethod
    async def open(cls, url: str) -> PostgresStorage:
        """Connect, and make the tables in a database that has none; refuse a newer schema with a sentence."""
        try:
            pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=MOST_CONNECTIONS,
                timeout=CONNECT_SECONDS,
                command_timeout=COMMAND_SECONDS,
                server_settings=_SETTINGS,
            )
        except (*_FAULTS, ValueError) as error:
            raise StorageFault("storage-unusable", {"file": _without_password(url), "why": str(error)}) from None
        storage = cls(pool)
        try:
            await storage._prepare(_without_password(url))
        except BaseException:
            await storage.close()
            raise
        return storage

    async def append(self, table: str, first: int, entries: Sequence[LogEntry]) -> None:
        line = line_after(table, first, entries)
        numbers = [entry.number for entry in entries]
        times = [entry.at for entry in entries]
        kinds = [entry.kind for entry in entries]
        bodies = [write_body(entry) for entry in entries]
        async with self._connection() as connection, connection.transaction():
            if first == 0:
                done = await connection.execute(_NEW_TABLE, *line)
            else:
                done = await connection.execute(_CHANGED_TABLE, line[3], line[5], line[6], table, first)
            if not done.endswith(" 1"):
                raise Taken("storage-taken", {"table": table, "number": first})
            await connection.execute(_NEW_ENTRIES, table, numbers, times, kinds, bodies)

    async def read(self, table: str, first: int = 0) -> list[LogEntry]:
        if NUL in table:
            return []
        async with self._connection() as connection:
            rows = await connection.fetch(_READ, table, first)
        return [read_entry(number, at, body) for number, at, body in rows]

    async def tables(self, public: bool | None = None, since: float = 0.0, most: int | None = None) -> list[TableLine]:
        wanted = [True, False] if public is None else [public]
        async with self._connection() as connection:
            rows = await connection.fetch(_TABLES, since, wanted, most)
        return [TableLine(*row) for row in rows]

    async def delete(self, table: str) -> bool:
        if NUL in table:
            return False
        async with self._connection() as connection, connection.transaction():
            await connection.execute("DELETE FROM rentier.entries WHERE tbl = $1", table)
            done = await connection.execute("DELETE FROM rentier.tables WHERE tbl = $1", table)
            return bool(done.endswith(" 1"))

    async def size(self) -> int:
        """Return how many bytes both tables take, including their indexes."""
        async with self._connection() as connection:
            return int(await connection.fetchval(_SIZE))

    async def backup(self, path: Path) -> None:
        """Write everything into a new SQLite file, which can be restored into any storage."""
        if path.exists():
            raise StorageFault("file-exists", {"file": str(path)})
        target = await SqliteStorage.open(path)
        try:
            await copy_all(self, target)
        finally:
            await target.close()

    async def close(self) -> None:
        """Close the connections."""
        await self._pool.close()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """Borrow a connection; whatever goes wrong on it is a fault of the storage."""
        try:
            async with self._pool.acquire() as connection:
                yield connection
        except _FAULTS as error:
            # When one connection is lost the others often are too, so all are made again.
            await self._pool.expire_connections()
            raise StorageFault("storage-failed", {"why": str(error)}) from error

    async def _prepare(self, where: str) -> None:
        async with self._connection() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MAKING)
            await connection.execute(_SHAPE)
            version = await connection.fetchval("SELECT max(version) FROM rentier.shape")
            if version is None:
                await connection.execute("INSERT INTO rentier.shape VALUES ($1)", SCHEMA)
            elif version > SCHEMA:
                raise StorageFault("storage-newer", {"file": where, "given": version, "ours": SCHEMA})


def _without_password(url: str) -> str:
    """Return what may be shown of a URL: the part after the `@`."""
    return url.partition("://")[2].rpartition("@")[2]


_NEW_TABLE: Final = "INSERT INTO rentier.tables VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING"
_CHANGED_TABLE: Final = (
    "UPDATE rentier.tables SET state = coalesce($1, state), changed = $2, number = $3 WHERE tbl = $4 AND number = $5"
)
_NEW_ENTRIES: Final = (
    "INSERT INTO rentier.entries"
    " SELECT $1, * FROM unnest($2::integer[], $3::double precision[], $4::text[], $5::text[])"
)
_READ: Final = "SELECT number, at, body FROM rentier.entries WHERE tbl = $1 AND number >= $2 ORDER BY number"
_TABLES: Final = (
    "SELECT tbl, edition, public, state, made, changed, number FROM rentier.tables"
    " WHERE changed >= $1 AND public = ANY($2::boolean[]) ORDER BY changed DESC, tbl LIMIT $3"
)
_SIZE: Final = "SELECT pg_total_relation_size('rentier.tables') + pg_total_relation_size('rentier.entries')"
_SHAPE: Final = """
CREATE SCHEMA IF NOT EXISTS rentier;
CREATE TABLE IF NOT EXISTS rentier.shape (version integer NOT NULL);
CREATE TABLE IF NOT EXISTS rentier.tables (
    tbl text COLLATE "C" PRIMARY KEY, edition text NOT NULL, public boolean NOT NULL, state text NOT NULL,
    made double precision NOT NULL, changed double precision NOT NULL, number integer NOT NULL
);
CREATE INDEX IF NOT EXISTS tables_by_change ON rentier.tables (changed);
CREATE TABLE IF NOT EXISTS rentier.entries (
    tbl text COLLATE "C" NOT NULL, number integer NOT NULL, at double precision NOT NULL, kind text NOT NULL,
    body text NOT NULL, PRIMARY KEY (tbl, number)
);
"""
