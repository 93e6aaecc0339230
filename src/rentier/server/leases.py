"""Which process has which table, where several share a PostgreSQL database: one at a time, by a lease.

A process renews one lease for all its tables. A table names the process that has it, and an epoch that rises whenever
another one takes it over; entries are added only under the latest epoch. The clock of the database alone decides
whose lease is over. A process that was killed is found out at once, since the database sees its connection end.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, final

import asyncpg

from .postgres import FAULTS, SETTINGS, PostgresStorage
from .stopping import end
from .storage import Storage, StorageFault

NOBODY: Final = 0
"""The number of no process."""
LOCKS: Final = 0x52454E54
"""The first half of the number of each process's lock; the second is the number of the process."""
BEATS: Final = 4
"""How often a lease is renewed before it would end."""
FORGET_SECONDS: Final = 3600.0
"""After how long a process that is gone leaves no trace."""

_log: Final = logging.getLogger("rentier.server")


class Claim(NamedTuple):
    """The process that has a table, and since which epoch."""

    process: int
    epoch: int


def _seconds() -> float:
    """Return the seconds of a clock that also runs while the machine sleeps, where there is one."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


@final
class Leases:
    """The lease of this process, and who has which table."""

    def __init__(self, url: str, storage: PostgresStorage, seconds: float) -> None:
        self.process = NOBODY
        """The number of this process, which no other one ever had."""
        self.others: frozenset[int] = frozenset()
        """The other processes that were alive at the last renewal."""
        self.lapses = 0
        """How often the lease ended before it was renewed."""
        self.find_lost: Callable[[], Awaitable[None]] | None = None
        """What is done after a lapse, before anything else: tables that others have taken over are put away."""
        self._url: Final = url
        self._storage: Final = storage
        self._lasts: Final = seconds
        self._connection: Any = None
        self._is_continuous = False
        """Whether nobody can have thought this process dead since the last renewal."""
        self._until = 0.0
        self._renewing: Final = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str, storage: Storage, seconds: float) -> Leases:
        """Join the processes that share a database."""
        assert isinstance(storage, PostgresStorage)
        leases = cls(url, storage, seconds)
        try:
            await leases.renew()
        except FAULTS as error:
            await leases._disconnect()
            raise StorageFault("storage-failed", {"why": str(error) or type(error).__name__}) from error
        leases._task = asyncio.create_task(leases._run(), name="leases")
        return leases

    @property
    def is_held(self) -> bool:
        """Whether nobody can have taken over a table of this process."""
        return _seconds() < self._until

    @property
    def is_first(self) -> bool:
        """Whether this process does the work that only one of them should do."""
        return self.is_held and all(self.process < other for other in self.others)

    async def claim(self, table: str) -> Claim | None:
        """Return who has a table: this process, if nobody else who lives does; None if there is no such table."""
        if not self.is_held:
            raise StorageFault("storage-failed", {"why": "the lease of this process is over"})
        async with self._storage.connection() as connection:
            row = await connection.fetchrow(_CLAIM, table, self.process, LOCKS)
        return None if row is None else Claim(row[0], row[1])

    async def lost(self, held: Mapping[str, int]) -> list[str]:
        """Return those of some tables, given with their epochs, that this process no longer has."""
        async with self._storage.connection() as connection:
            rows = await connection.fetch(_HELD, list(held), self.process)
        still = {row[0]: row[1] for row in rows}
        return [table for table, epoch in held.items() if still.get(table) != epoch]

    async def release(self, tables: Sequence[str]) -> None:
        """Let any process have some tables."""
        async with self._storage.connection() as connection:
            await connection.execute(_RELEASE, list(tables), self.process)

    async def renew(self) -> None:
        """Renew the lease, and find out who else is alive."""
        async with self._renewing:
            await self._renew()

    async def _renew(self) -> None:
        began = _seconds()
        async with asyncio.timeout(self._lasts):
            if self._connection is None:
                await self._connect()
            was_held = await self._connection.fetchval(_RENEW, self.process, self._lasts)
            rows = await self._connection.fetch(_ALIVE, LOCKS)
        self.others = frozenset(row[0] for row in rows) - {self.process}
        if not (was_held and self._is_continuous) and self.find_lost is not None:
            self.lapses += 1
            await self.find_lost()
        self._is_continuous = True
        self._until = began + self._lasts

    async def close(self) -> None:
        """Leave: every table can be taken over at once."""
        if self._task is not None:
            await end(self._task)
        self._until = 0.0
        with contextlib.suppress(*FAULTS):
            async with asyncio.timeout(self._lasts):
                if self._connection is not None:
                    await self._connection.execute("DELETE FROM rentier.processes WHERE process = $1", self.process)
        await self._disconnect()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._lasts / BEATS)
            try:
                await self.renew()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                if self._is_continuous:
                    _log.error("the lease was not renewed: %s", str(error) or type(error).__name__)
                await self._disconnect()

    async def _connect(self) -> None:
        """Open a connection of its own: renewing must not wait for whatever fills the pool."""
        self._connection = await asyncpg.connect(
            self._url, timeout=self._lasts, command_timeout=self._lasts, server_settings=SETTINGS
        )
        if self.process == NOBODY:
            await self._connection.execute(_FORGET, FORGET_SECONDS)
            self.process = await self._connection.fetchval(_JOIN, self._lasts)
        # The database may not have noticed yet that an earlier connection is gone, which still holds the lock.
        await self._connection.execute(_END_EARLIER, LOCKS, self.process)
        await self._connection.execute("SELECT pg_advisory_lock($1, $2)", LOCKS, self.process)

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        self._is_continuous = False
        if connection is not None:
            connection.terminate()


async def count_alive(storage: Storage) -> int:
    """Count the processes that have a database open."""
    assert isinstance(storage, PostgresStorage)
    async with storage.connection() as connection:
        return len(await connection.fetch(_ALIVE, LOCKS))


def _holds_lock(process: str, locks: str) -> str:
    """Return the condition that a row of `pg_locks` is the lock of a process."""
    return (
        f"locktype = 'advisory' AND granted AND classid = {locks}::integer::oid AND objid = ({process})::oid"
        " AND objsubid = 2 AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    )


def _is_alive(process: str, locks: str) -> str:
    """Return the condition that a process lives: its lease is not over, and its connection holds its lock."""
    return (
        f"EXISTS (SELECT 1 FROM rentier.processes AS it WHERE it.process = {process} AND it.until > clock_timestamp())"
        f" AND EXISTS (SELECT 1 FROM pg_locks WHERE {_holds_lock(process, locks)})"
    )


_JOIN: Final = (
    "INSERT INTO rentier.processes (until) VALUES (clock_timestamp() + make_interval(secs => $1)) RETURNING process"
)
_FORGET: Final = "DELETE FROM rentier.processes WHERE until < clock_timestamp() - make_interval(secs => $1)"
_END_EARLIER: Final = f"SELECT pg_terminate_backend(pid) FROM pg_locks WHERE {_holds_lock('$2::integer', '$1')}"
_RENEW: Final = """
WITH before AS (SELECT until > clock_timestamp() AS was_held FROM rentier.processes WHERE process = $1)
INSERT INTO rentier.processes VALUES ($1, clock_timestamp() + make_interval(secs => $2))
ON CONFLICT (process) DO UPDATE SET until = excluded.until RETURNING (SELECT was_held FROM before)
"""
_ALIVE: Final = f"SELECT process FROM rentier.processes AS one WHERE {_is_alive('one.process', '$1')}"
_CLAIM: Final = f"""
WITH claimed AS (
    UPDATE rentier.tables SET owner = $2, epoch = epoch + 1
    WHERE tbl = $1 AND owner <> $2 AND NOT ({_is_alive("tables.owner", "$3")}) AND {_is_alive("$2::integer", "$3")}
    RETURNING owner, epoch
)
SELECT owner, epoch FROM claimed
UNION ALL SELECT owner, epoch FROM rentier.tables WHERE tbl = $1 AND NOT EXISTS (SELECT 1 FROM claimed)
"""
_HELD: Final = "SELECT tbl, epoch FROM rentier.tables WHERE tbl = ANY($1::text[]) AND owner = $2"
_RELEASE: Final = "UPDATE rentier.tables SET owner = 0 WHERE tbl = ANY($1::text[]) AND owner = $2"
