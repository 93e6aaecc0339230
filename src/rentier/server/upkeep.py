"""What a server does by itself to stay well: old tables are deleted, backups are written, the room is watched."""

from __future__ import annotations

import asyncio
import calendar
import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, final

from . import log
from .backups import examine
from .limits import Limits
from .lobby import Lobby
from .storage import StorageFault, TableLine

DAY: Final = 86_400.0
HOUR: Final = 3600.0
ROOM_SECONDS: Final = 30.0
"""How often the room is measured."""
BACKUP: Final = "rentier-%Y%m%d-%H%M%S.sqlite3"
"""The names of scheduled backups, with the time in UTC."""

_log: Final = logging.getLogger("rentier.server")


@final
class Upkeep:
    """The regular work of one server; `now` is the time of day."""

    def __init__(
        self,
        lobby: Lobby,
        limits: Limits,
        *,
        keep_days: float = 0.0,
        keep_waiting_days: float = 0.0,
        keep_practice_days: float = 0.0,
        backup_folder: Path | None = None,
        backup_hours: float = 24.0,
        backups_kept: int = 7,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._lobby: Final = lobby
        self._limits: Final = limits
        self._keep: Final = keep_days * DAY
        self._keep_waiting: Final = keep_waiting_days * DAY
        self._keep_practice: Final = keep_practice_days * DAY
        self._folder: Final = backup_folder
        self._every: Final = backup_hours * HOUR
        self._kept: Final = backups_kept
        self._now: Final = now
        self._next_expiry = 0.0
        self._next_backup = 0.0
        self.size = 0
        """How many bytes the storage took when last measured."""
        self.room: int | None = None
        """How many bytes were left for it."""
        self.backed_up = 0.0
        """When the last good backup was written."""

    async def tick(self) -> None:
        """Do what is due; where one thing fails, the others are still done."""
        for work in (self._measure, self._expire_when_due, self._back_up_when_due, self._sweep):
            try:
                await work()
            except StorageFault as fault:
                _log.error("upkeep failed: %s: %s", fault.key, fault.details.get("why", ""))
            except Exception:
                _log.exception("upkeep failed")

    async def run(self) -> None:
        """Do what is due for as long as the server runs."""
        while True:
            await self.tick()
            await asyncio.sleep(ROOM_SECONDS)

    async def _sweep(self) -> None:
        await self._lobby.sweep()

    async def _measure(self) -> None:
        """Measure the room: while it is short, no new tables are made, so that running games can be finished."""
        storage, limits = self._lobby.storage, self._limits
        self.size, self.room = await storage.size(), await storage.room()
        is_full = self.size > limits.storage_bytes or (self.room is not None and self.room < limits.spare_bytes)
        if is_full and not self._lobby.is_full:
            _log.error("no room for new tables: they take %s bytes, and %s are left", self.size, self.room)
        self._lobby.is_full = is_full

    async def _expire_when_due(self) -> None:
        if self._now() >= self._next_expiry and self._lobby.owners.is_first:
            self._next_expiry = self._now() + HOUR
            await self.expire()

    async def expire(self) -> int:
        """Delete the tables where nothing has happened for too long; return how many."""
        storage = self._lobby.storage
        expired: list[str] = []
        if self._keep or self._keep_waiting:
            expired += [line.table for line in await storage.tables() if self._is_expired(line)]
        if self._keep_practice:
            expired += await storage.practice(self._now() - self._keep_practice)
        count = 0
        for table in dict.fromkeys(expired):
            if not self._lobby.is_visited(table):
                count += await self._lobby.delete_unvisited(table)
        if count:
            _log.warning("deleted %s tables where nothing had happened for too long", count)
            await storage.shrink()
        return count

    def _is_expired(self, line: TableLine) -> bool:
        keep = self._keep
        if line.state == log.WAITING and self._keep_waiting:
            keep = min(keep, self._keep_waiting) if keep else self._keep_waiting
        return bool(keep) and line.changed < self._now() - keep

    async def _back_up_when_due(self) -> None:
        if self._folder is None:
            return
        # Another process may have written one there.
        self.backed_up = max(map(time_of, backups_in(self._folder)), default=0.0)
        due = max(self._next_backup, self.backed_up + self._every)
        if self._now() >= due and self._lobby.owners.is_first:
            # One that fails is not tried again at once.
            self._next_backup = self._now() + self._every
            await self.back_up(self._folder)

    async def back_up(self, folder: Path) -> Path | None:
        """Write a backup and read it to its end; only a good one replaces the oldest."""
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = folder / time.strftime(BACKUP, time.gmtime(self._now()))
        unfinished = file.with_suffix(".part")
        unfinished.unlink(missing_ok=True)
        bad = await self._lobby.storage.backup(unfinished)
        found = await asyncio.to_thread(examine, unfinished)
        if bad or not found.is_good:
            damaged = unfinished.rename(file.with_suffix(".damaged"))
            _log.error("the tables are damaged: %s of them cannot be read from %s", len(bad | found.bad), damaged.name)
            return None
        unfinished.rename(file)
        self.backed_up = self._now()
        for old in backups_in(folder)[: -self._kept]:
            old.unlink()
        return file


def backups_in(folder: Path) -> list[Path]:
    """List the scheduled backups in a folder, the oldest first."""
    return sorted(folder.glob("rentier-*.sqlite3"))


def time_of(backup: Path) -> float:
    """Return when a scheduled backup was written, by its name; 0 for a file with another name."""
    try:
        return float(calendar.timegm(time.strptime(backup.name, BACKUP)))
    except ValueError:
        return 0.0
