"""A thread with a connection to an SQLite file, whose jobs are done in groups."""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from typing import Any, Final, TypeVar, final

from rentier.core.errors import RentierError

from .storage import Meter, StorageFault

MOST_IN_A_GROUP: Final = 500
CONNECT_SECONDS: Final = 10.0

T = TypeVar("T")
Identity = tuple[int, int]
"""Which file it is, whatever its name: the numbers that the file system gave to it."""


@final
class Worker:
    """A thread with a connection of its own; what waits for a writer is done in one transaction.

    Its transactions lock out other writers from the beginning. A reader needs none, and waits for nobody.
    """

    def __init__(self, path: str, connect: Callable[[str], sqlite3.Connection], is_writer: bool, meter: Meter) -> None:
        self._path: Final = path
        self._connect: Final = connect
        self._is_writer: Final = is_writer
        self._meter: Final = meter
        self._file: Identity | None = None
        self._journal: Identity | None = None
        self._jobs: Final[queue.SimpleQueue[Job | None]] = queue.SimpleQueue()
        self._thread: Final = threading.Thread(target=self._run, name="rentier-storage", daemon=True)
        self._is_closed = False
        self._is_connected: Final = threading.Event()
        self._thread.start()
        self._is_connected.wait(CONNECT_SECONDS)

    async def do(
        self, work: Callable[[sqlite3.Connection], T], *, is_alone: bool = False, may_begin: bool = False
    ) -> T:
        """Have the thread do something; it is committed when this returns.

        What is done `alone` is in no transaction. What `may_begin` one itself finds none if nothing else waits.
        """
        if self._is_closed:
            raise StorageFault("storage-closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._meter.waiting += 1
        try:
            self._jobs.put(Job(work, future, loop, is_alone, may_begin))
            # Somebody who stops waiting does not stop the thread.
            return await asyncio.shield(future)
        finally:
            self._meter.waiting -= 1

    def close(self) -> None:
        """Finish what is queued, and end."""
        if not self._is_closed:
            self._is_closed = True
            self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        connection = self._connect(self._path)
        self._file = _numbers(self._path)
        self._is_connected.set()
        is_open = True
        while is_open:
            group: list[Job] = []
            job = self._jobs.get()
            while job is not None:
                group.append(job)
                if len(group) >= MOST_IN_A_GROUP or self._jobs.empty():
                    break
                job = self._jobs.get()
            is_open = job is not None
            if group:
                self._do_group(connection, group)
        connection.close()

    def _do_group(self, connection: sqlite3.Connection, group: list[Job]) -> None:
        if self._is_writer:
            self._write_together(connection, [job for job in group if not job.is_alone])
        for job in group:
            if job.is_alone or not self._is_writer:
                job.run_alone(connection)
            job.report()

    def _write_together(self, connection: sqlite3.Connection, group: list[Job]) -> None:
        """Do some jobs in one transaction; one without company may need only a statement, which is one by itself."""
        if not group:
            return
        began = time.perf_counter()
        try:
            if len(group) > 1 or not group[0].may_begin:
                connection.execute("BEGIN IMMEDIATE")
            else:
                self._check_file()
            for job in group:
                job.run(connection, len(group) > 1)
            # A job that had no company and was refused has ended it already.
            if connection.in_transaction:
                self._check_file()
                connection.execute("COMMIT")
            self._meter.commits.add(time.perf_counter() - began)
        except Exception as error:
            # The thread survives whatever happens. Nothing of the group is stored, so nobody in it may be told it is.
            self._meter.failures += 1
            fault = error if isinstance(error, StorageFault) else StorageFault("storage-failed", {"why": str(error)})
            for job in group:
                job.fail(fault)
            # What cannot even be rolled back is rolled back when the file is opened again.
            with contextlib.suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.rollback()

    def _check_file(self) -> None:
        """Refuse to commit into a file that was moved, removed or replaced, or beside its journal: it would be lost."""
        journal = _numbers(f"{self._path}-wal")
        # The journal is made by the first commit.
        is_same = self._journal is None or journal == self._journal
        if _numbers(self._path) != self._file or not is_same:
            raise StorageFault("storage-moved", {"file": self._path, "why": "the file was moved or removed"})
        self._journal = journal


def _numbers(name: str) -> Identity | None:
    try:
        found = os.stat(name)
    except OSError:
        return None
    return found.st_dev, found.st_ino


@final
class Job:
    """One piece of work for the thread, and the future that waits for it."""

    def __init__(
        self,
        work: Callable[[sqlite3.Connection], Any],
        future: asyncio.Future[Any],
        loop: asyncio.AbstractEventLoop,
        is_alone: bool,
        may_begin: bool,
    ) -> None:
        self.is_alone: Final = is_alone
        self.may_begin: Final = may_begin
        self._work: Final = work
        self._future: Final = future
        self._loop: Final = loop
        self._result: Any = None
        self._error: Exception | None = None

    def run(self, connection: sqlite3.Connection, has_company: bool) -> None:
        """Do the work inside the group's transaction; a refusal rolls back only this job."""
        if has_company:
            connection.execute("SAVEPOINT job")
        try:
            self._result = self._work(connection)
        except RentierError as error:
            self._error = error
            if connection.in_transaction:
                connection.execute("ROLLBACK TO job" if has_company else "ROLLBACK")
        if has_company:
            connection.execute("RELEASE job")

    def run_alone(self, connection: sqlite3.Connection) -> None:
        """Do work that needs no transaction, or that none may hold; if it fails, no other job does."""
        try:
            self._result = self._work(connection)
        except RentierError as error:
            self._error = error
        except Exception as error:
            self._error = StorageFault("storage-failed", {"why": str(error)})

    def fail(self, error: Exception) -> None:
        """Note that nothing of the group was done."""
        self._error = self._error or error

    def report(self) -> None:
        """Report the outcome in the waiting loop's thread; a closed loop waits for nothing."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._settle)

    def _settle(self) -> None:
        if self._future.done():
            return
        if self._error is not None:
            self._future.set_exception(self._error)
        else:
            self._future.set_result(self._result)
