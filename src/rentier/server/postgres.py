"""PostgreSQL through asyncpg, for those who already have a database; it commits in groups by itself."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, final

import asyncpg

from rentier.core.errors import BadInput, RentierError

from .cleaning import hide_secrets
from .log import LogEntry, read_entry, write_body
from .postgres_shape import SHAPE, STEPS, VERSION
from .sqlite import SqliteStorage
from .storage import (
    MAKER_KEY,
    Found,
    Lost,
    Meter,
    Standing,
    StorageFault,
    TableLine,
    Taken,
    Unsure,
    copy_all,
    line_after,
    read_seats,
    write_seats,
)

MOST_CONNECTIONS: Final = 10
CONNECT_SECONDS: Final = 10.0
COMMAND_SECONDS: Final = 30.0
"""How long a database may take to answer before it counts as failed."""
VACUUM_SECONDS: Final = 3600.0
LONG_LOG: Final = 200
"""From how many entries on a log is decoded in a thread, so that nobody has to wait for it."""
NUL: Final = "\0"
"""The one character that a text in PostgreSQL cannot contain, so no table's id has it."""
MAKING: Final = 0x52454E54
"""The lock under which the tables are made, so that two servers do not make them at once."""

LOST_CONNECTION: Final = ("08", "57")
"""The classes of errors with which a connection ends (PostgreSQL, appendix A)."""

SETTINGS: Final = {
    "synchronous_commit": "on",
    "application_name": "rentier",
    # A process that freezes in the middle of a transaction must not keep others from taking over its tables.
    "idle_in_transaction_session_timeout": "2000",
}
"""Whatever the database's own settings are, a commit waits for the disk."""
FAULTS: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    # What asyncpg raises on a connection that the database is just ending.
    asyncpg.InternalClientError,
    OSError,
    asyncio.TimeoutError,
)


@final
class PostgresStorage:
    """Logs kept in a PostgreSQL database."""

    def __init__(self, pool: Any) -> None:
        self.meter: Final = Meter()
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
                server_settings=SETTINGS,
            )
        except FAULTS as error:
            raise StorageFault("storage-unusable", {"file": hide_secrets(url), "why": str(error)}) from None
        except ValueError:
            # Its sentence may quote a part of the password.
            raise BadInput("server-bad-database", {"given": hide_secrets(url)}) from None
        storage = cls(pool)
        try:
            await storage._prepare(hide_secrets(url))
        except BaseException:
            await storage.close()
            raise
        return storage

    async def append(
        self,
        table: str,
        first: int,
        entries: Sequence[LogEntry],
        after: Standing | None = None,
        maker: str = "",
        epoch: int | None = None,
    ) -> None:
        line = line_after(table, first, entries)
        awaiting = "" if after is None else write_seats(after.awaiting)
        summary, is_dropped = (None, True) if after is None else (after.summary, False)
        told = (
            [entry.number for entry in entries],
            [entry.at for entry in entries],
            [entry.kind for entry in entries],
            [write_body(entry) for entry in entries],
        )
        began = time.perf_counter()
        try:
            async with self.connection() as connection:
                # One statement is one message to the database and one commit: nobody can freeze or die in between.
                if first == 0:
                    done = await connection.fetchval(_NEW_TABLE, *told, summary, is_dropped, *line, maker, awaiting)
                else:
                    changed = (line[3], line[5], line[6], awaiting, table, first, epoch)
                    done = await connection.fetchval(_CHANGED_TABLE, *told, summary, is_dropped, *changed)
                if done != 1:
                    raise await _why_not(connection, table, first, epoch)
        except StorageFault as fault:
            if _is_unsure(fault.__cause__):
                raise Unsure(fault.key, fault.details) from fault
            raise
        self.meter.commits.add(time.perf_counter() - began)
        self.meter.entries += len(entries)

    async def read(self, table: str, first: int = 0) -> list[LogEntry]:
        if NUL in table:
            return []
        async with self.connection() as connection:
            rows = await connection.fetch(_READ, table, first)
        if len(rows) < LONG_LOG:
            return _decode(rows)
        return await asyncio.to_thread(_decode, rows)

    async def tables(self, public: bool | None = None, since: float = 0.0, most: int | None = None) -> list[TableLine]:
        wanted = [True, False] if public is None else [public]
        async with self.connection() as connection:
            rows = await connection.fetch(_TABLES, since, wanted, most)
        return [_line(row) for row in rows]

    async def find(self, tables: Sequence[str]) -> dict[str, Found]:
        asked = [table for table in tables if NUL not in table]
        async with self.connection() as connection:
            rows = await connection.fetch(f"{_FOUND} WHERE tables.tbl = ANY($1::text[])", asked)
        return {row[0]: Found(_line(row), row[9]) for row in rows}

    async def listed(self, since: float, most: int, share: int) -> list[Found]:
        async with self.connection() as connection:
            rows = await connection.fetch(_LISTED, since, share, most)
        return [Found(_line(row), row[9]) for row in rows]

    async def summarize(self, line: TableLine, after: Standing) -> None:
        async with self.connection() as connection, connection.transaction():
            done = await connection.execute(_SAME_TABLE, write_seats(after.awaiting), line.table, line.number)
            if done.endswith(" 1"):
                await _keep_summary(connection, line.table, after)

    async def waiting_of(self, maker: str) -> int:
        async with self.connection() as connection:
            return int(await connection.fetchval(_WAITING_OF, maker))

    async def practice(self, before: float) -> list[str]:
        async with self.connection() as connection:
            rows = await connection.fetch(_PRACTICE, before)
        return [str(row[0]) for row in rows]

    async def note(self, name: str) -> str:
        async with self.connection() as connection:
            return str(await connection.fetchval("SELECT value FROM rentier.notes WHERE name = $1", name) or "")

    async def analysis(self, table: str, version: str) -> str:
        if NUL in table:
            return ""
        async with self.connection() as connection:
            return str(await connection.fetchval(_ANALYSIS, table, version) or "")

    async def keep_analysis(self, table: str, version: str, body: str) -> None:
        async with self.connection() as connection:
            await connection.execute(_KEEP_ANALYSIS, table, version, body)

    async def delete(self, table: str) -> bool:
        if NUL in table:
            return False
        async with self.connection() as connection, connection.transaction():
            await connection.execute("DELETE FROM rentier.entries WHERE tbl = $1", table)
            await connection.execute("DELETE FROM rentier.summaries WHERE tbl = $1", table)
            await connection.execute("DELETE FROM rentier.analyses WHERE tbl = $1", table)
            done = await connection.execute("DELETE FROM rentier.tables WHERE tbl = $1", table)
            return bool(done.endswith(" 1"))

    async def check(self) -> None:
        """Commit a note to the disk."""
        async with self.connection() as connection:
            await connection.execute(_CHECKED, str(time.time()))

    async def room(self) -> int | None:
        """Only the database's machine knows how much room it has."""
        return None

    async def shrink(self) -> None:
        """Leave this to the database, which does it by itself."""

    async def vacuum(self) -> None:
        """Have the database write its tables anew."""
        async with self.connection() as connection:
            for name in ("entries", "summaries", "analyses", "tables"):
                await connection.execute(f"VACUUM (FULL, ANALYZE) rentier.{name}", timeout=VACUUM_SECONDS)

    async def size(self) -> int:
        """Return how many bytes all tables take, including their indexes."""
        async with self.connection() as connection:
            return int(await connection.fetchval(_SIZE))

    async def backup(self, path: Path) -> dict[str, RentierError]:
        """Write everything into a new SQLite file, which can be restored into any storage."""
        if path.exists():
            raise StorageFault("file-exists", {"file": str(path)})
        target = await SqliteStorage.open(path)
        try:
            return await copy_all(self, target)
        finally:
            await target.close()

    async def close(self) -> None:
        """Close the connections."""
        await self._pool.close()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        """Borrow a connection; whatever goes wrong on it is a fault of the storage."""
        self.meter.waiting += 1
        try:
            async with self._pool.acquire() as connection:
                yield connection
        except FAULTS as error:
            self.meter.failures += 1
            # When one connection is lost the others often are too, so all are made again.
            await self._pool.expire_connections()
            raise StorageFault("storage-failed", {"why": str(error) or type(error).__name__}) from error
        finally:
            self.meter.waiting -= 1

    async def _prepare(self, where: str) -> None:
        async with self.connection() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MAKING)
            await connection.execute(SHAPE)
            version = await connection.fetchval("SELECT max(version) FROM rentier.shape") or 0
            if version > VERSION:
                raise StorageFault("storage-newer", {"file": where, "given": version, "ours": VERSION})
            if version < VERSION:
                for step in STEPS[version:]:
                    await connection.execute(step)
                await connection.execute(_NEW_KEY, MAKER_KEY, secrets.token_hex(16))
                await connection.execute("DELETE FROM rentier.shape")
                await connection.execute("INSERT INTO rentier.shape VALUES ($1)", VERSION)


def _decode(rows: Sequence[Any]) -> list[LogEntry]:
    return [read_entry(number, at, body) for number, at, body in rows]


def _line(row: Sequence[Any]) -> TableLine:
    return TableLine(row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7], read_seats(row[8]))


async def _keep_summary(connection: Any, table: str, after: Standing | None) -> None:
    if after is None:
        await connection.execute("DELETE FROM rentier.summaries WHERE tbl = $1", table)
    elif after.summary is not None:
        await connection.execute(_NEW_SUMMARY, table, after.summary)


async def _why_not(connection: Any, table: str, first: int, epoch: int | None) -> StorageFault:
    """Find out why entries were not added: another process has the table now, or their number is taken."""
    held = await connection.fetchval("SELECT epoch FROM rentier.tables WHERE tbl = $1", table)
    if epoch is not None and held not in (None, epoch):
        return Lost("storage-lost", {"number": first})
    return Taken("storage-taken", {"number": first})


def _is_unsure(error: BaseException | None) -> bool:
    """Whether a statement may have been committed although it failed: there is no connection, or it is too slow."""
    if isinstance(error, asyncpg.PostgresError):
        return (error.sqlstate or "")[:2] in LOST_CONNECTION
    return error is not None


_COLUMNS: Final = "tables.tbl, edition, public, state, made, changed, number, maker, awaiting"
_TOLD: Final = """, told AS (
    INSERT INTO rentier.entries (tbl, number, at, kind, body)
    SELECT changed.tbl, new.* FROM changed,
        unnest($1::integer[], $2::double precision[], $3::text[], $4::text[]) AS new (number, at, kind, body)
), kept AS (
    INSERT INTO rentier.summaries SELECT tbl, $5::text FROM changed WHERE $5 IS NOT NULL
    ON CONFLICT (tbl) DO UPDATE SET body = excluded.body
), dropped AS (
    DELETE FROM rentier.summaries USING changed WHERE summaries.tbl = changed.tbl AND $6::boolean
)
SELECT count(*) FROM changed
"""
"""What happens together with the row of a table: all of it, or nothing if there is no such row."""
_NEW_TABLE: Final = f"""WITH changed AS (
    INSERT INTO rentier.tables (tbl, edition, public, state, made, changed, number, maker, awaiting)
    VALUES ($7, $8, $9, $10, $11, $12, $13, $14, $15) ON CONFLICT DO NOTHING RETURNING tbl
){_TOLD}"""
_CHANGED_TABLE: Final = f"""WITH changed AS (
    UPDATE rentier.tables SET state = coalesce($7, state), changed = $8, number = $9, awaiting = $10
    WHERE tbl = $11 AND number = $12 AND ($13::bigint IS NULL OR epoch = $13) RETURNING tbl
){_TOLD}"""
_SAME_TABLE: Final = "UPDATE rentier.tables SET awaiting = $1 WHERE tbl = $2 AND number = $3"
_NEW_SUMMARY: Final = (
    "INSERT INTO rentier.summaries VALUES ($1, $2) ON CONFLICT (tbl) DO UPDATE SET body = excluded.body"
)
_NEW_KEY: Final = "INSERT INTO rentier.notes VALUES ($1, $2) ON CONFLICT DO NOTHING"
_CHECKED: Final = (
    "INSERT INTO rentier.notes VALUES ('checked', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
_READ: Final = "SELECT number, at, body FROM rentier.entries WHERE tbl = $1 AND number >= $2 ORDER BY number"
_TABLES: Final = (
    f"SELECT {_COLUMNS} FROM rentier.tables"
    " WHERE changed >= $1 AND public = ANY($2::boolean[]) ORDER BY changed DESC, tbl LIMIT $3"
)
_FOUND: Final = f"SELECT {_COLUMNS}, body FROM rentier.tables LEFT JOIN rentier.summaries USING (tbl)"
_LISTED: Final = f"""
SELECT {_COLUMNS}, body FROM (
    SELECT *, row_number() OVER (PARTITION BY maker ORDER BY changed DESC) AS place
    FROM rentier.tables WHERE public AND state != 'over' AND changed >= $1
) AS tables LEFT JOIN rentier.summaries ON summaries.tbl = tables.tbl
WHERE place <= $2 OR maker = '' ORDER BY changed DESC, tables.tbl LIMIT $3
"""
_ANALYSIS: Final = "SELECT body FROM rentier.analyses WHERE tbl = $1 AND version = $2"
# A table may have been deleted meanwhile.
_KEEP_ANALYSIS: Final = (
    "INSERT INTO rentier.analyses SELECT tbl, $2, $3 FROM rentier.tables WHERE tbl = $1"
    " ON CONFLICT (tbl) DO UPDATE SET version = excluded.version, body = excluded.body"
)
_WAITING_OF: Final = "SELECT count(*) FROM rentier.tables WHERE maker = $1 AND maker != '' AND state = 'waiting'"
# As in SQLite.
_PRACTICE: Final = """
SELECT tables.tbl FROM rentier.tables JOIN rentier.entries ON entries.tbl = tables.tbl AND entries.number = 2
WHERE changed < $1 AND state = 'playing' AND kind = 'begun' AND body LIKE '%"position":{%'
"""
_SIZE: Final = (
    "SELECT pg_total_relation_size('rentier.tables') + pg_total_relation_size('rentier.entries')"
    " + pg_total_relation_size('rentier.summaries') + pg_total_relation_size('rentier.analyses')"
)
