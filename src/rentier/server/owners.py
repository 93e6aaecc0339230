"""The tables that this process has in memory, and who has the others, where several processes share a storage."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, Protocol, final

from .commands import Command, Holds, Refused
from .limits import Limits
from .opening import open_table
from .owner import Owner
from .storage import Storage
from .thinking import Thinker

if TYPE_CHECKING:
    from .leases import Leases

CLOSED: Final = "table-closed"
"""Why people are sent away from a table that this process does not have any more: they come back by themselves."""


class Elsewhere(Refused):
    """Another process has the table."""

    def __init__(self, process: int) -> None:
        super().__init__("table-elsewhere")
        self.process: Final = process


class Unreached(Refused):
    """The process that has the table did not answer; whether it has done anything is not known."""

    def __init__(self) -> None:
        super().__init__("table-elsewhere")


class Place(Protocol):
    """Where commands for a table are done: by its owner, in this process or in another one."""

    def submit(self, command: Command, holds: Holds) -> Awaitable[int]:
        """Do a command; the number right after its entry comes once that is stored."""


class Neighbours(Protocol):
    """The other processes that share a storage."""

    @property
    def is_up(self) -> bool:
        """Whether there is a way to them at all."""

    def at(self, process: int, table: str) -> Place | None:
        """Return the way to a table that another process has; None if that process gives no sign of life."""


@final
class Owners:
    """The owners of tables in this process."""

    def __init__(
        self,
        storage: Storage,
        thinker: Thinker,
        now: Callable[[], float],
        limits: Limits,
        leases: Leases | None = None,
    ) -> None:
        self.leases: Final = leases
        self._storage: Final = storage
        self._thinker: Final = thinker
        self._now: Final = now
        self._limits: Final = limits
        self._owners: Final[dict[str, Owner]] = {}
        self._opening: Final[dict[str, asyncio.Task[Owner]]] = {}
        self._is_closed = False
        self._done = 0
        """How many commands were done at tables that have since left memory."""
        if leases is not None:
            leases.find_lost = self._drop_lost

    @property
    def is_held(self) -> bool:
        """Whether the tables in memory are still this process's own."""
        return not self._is_closed and (self.leases is None or self.leases.is_held)

    @property
    def is_first(self) -> bool:
        """Whether this process does what only one of them should do, such as backups."""
        return self.leases is None or self.leases.is_first

    async def owner(self, table: str) -> Owner:
        """Find a table, in memory or in the storage; raise `Elsewhere` if another process has it."""
        if not self.is_held:
            raise Refused(CLOSED)
        owner = self._owners.get(table)
        if owner is not None and owner.is_gone:
            await self._let_go(table, owner, "table-deleted")
            owner = None
        if owner is None:
            owner = await asyncio.shield(self._opening.get(table) or self._begin_to_open(table))
        await owner.mend()
        owner.touched = self._now()
        return owner

    def _begin_to_open(self, table: str) -> asyncio.Task[Owner]:
        opening = self._opening[table] = asyncio.create_task(self._open(table))
        return opening

    async def _open(self, id: str) -> Owner:
        try:
            epoch = await self.claim(id)
            entries = await self._storage.read(id)
            table = await open_table(id, entries)
            if self._is_closed:
                raise Refused(CLOSED)
            owner = self._owners[id] = Owner(table, self._storage, self._thinker, self._now, self._limits, epoch)
            return owner
        finally:
            del self._opening[id]

    async def claim(self, table: str) -> int | None:
        """Take a table that no other process has."""
        if self.leases is None:
            return None
        claim = await self.leases.claim(table)
        if claim is None:
            raise Refused("table-unknown")
        if claim.process != self.leases.process:
            raise Elsewhere(claim.process)
        return claim.epoch

    def get(self, table: str) -> Owner | None:
        """Return the owner of a table that this process has in memory."""
        owner = self._owners.get(table)
        return None if owner is None or owner.is_gone or not self.is_held else owner

    async def drop(self, table: str, why: str) -> None:
        """Send everybody away from a table and forget it."""
        owner = self._owners.get(table)
        if owner is not None:
            await self._let_go(table, owner, why)

    async def _let_go(self, table: str, owner: Owner, why: str) -> bool:
        """Drop a table from memory; return whether it was still there."""
        if self._owners.get(table) is not owner:
            return False
        del self._owners[table]
        self._done += owner.done
        await owner.close(why)
        return True

    async def _drop_lost(self) -> None:
        """Drop the tables that others have taken over while this process was thought dead."""
        assert self.leases is not None
        held = {table: owner.epoch or 0 for table, owner in self._owners.items()}
        for table in await self.leases.lost(held) if held else []:
            await self.drop(table, CLOSED)

    async def sweep(self) -> int:
        """Drop tables from memory where nobody has been for a while, or that were deleted; return how many."""
        limit = self._now() - self._limits.idle_seconds
        count = 0
        owners = list(self._owners.items())
        there = await self._storage.find([id for id, _ in owners])
        released: list[str] = []
        for id, owner in owners:
            if not owner.listeners and owner.touched < limit:
                count += await self._let_go(id, owner, CLOSED)
                released.append(id)
            elif id not in there:
                # `rentier admin delete` works directly on the storage, past this server.
                count += await self._let_go(id, owner, "table-deleted")
        if self.leases is not None and released:
            await self.leases.release([id for id in released if id not in self._owners and id not in self._opening])
        return count

    async def close(self) -> None:
        """Send everybody away and drop all tables; from now on, this process takes none."""
        self._is_closed = True
        owners = list(self._owners.values())
        self._owners.clear()
        self._done += sum(owner.done for owner in owners)
        # At the same time: where the storage does not answer, each of them waits for it.
        await asyncio.gather(*[owner.close("server-stopped") for owner in owners])

    def counts(self) -> dict[str, int]:
        """Return the counts of what is in memory and what was done."""
        owners = self._owners.values()
        return {
            "tables": len(self._owners),
            "listeners": sum(len(owner.listeners) for owner in owners),
            "done": self._done + sum(owner.done for owner in owners),
            "waiting": sum(owner.waiting for owner in owners),
            "longest_log": max((owner.table.number for owner in owners), default=0),
        }
