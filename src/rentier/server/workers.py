"""Processes that work for the server, so that no table waits for what takes long."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from math import inf
from multiprocessing.process import BaseProcess
from typing import Final, ParamSpec, TypeVar, final

from .turns import Turns

P = ParamSpec("P")
T = TypeVar("T")

POLITENESS: Final = 5
"""By how much such processes stand back behind the server itself where the processor is short."""
CLOSE_SECONDS: Final = 2.0
"""How long to wait at most until the thread that looks after processes has noticed that they were ended."""


@final
class Workers:
    """A few processes, for addresses in turns; they start when first needed, and one that dies or hangs is replaced."""

    def __init__(self, count: int = 1, politeness: int = POLITENESS, *, most: float = inf, share: float = inf) -> None:
        self._count: Final = count
        self._free = count
        """How many processes have nothing to do."""
        self._turns: Final[Turns[asyncio.Future[None]]] = Turns(most, share)
        self._politeness: Final = politeness
        self._answered = time.monotonic()
        """When any process last answered."""
        self._pool = self._make_pool()
        self._is_closed = False

    @property
    def processes(self) -> list[BaseProcess]:
        """The processes that run now."""
        return list((self._pool._processes or {}).values())

    def _make_pool(self) -> ProcessPoolExecutor:
        # A server has threads, and a process forked among them may wait for ever.
        spawn = multiprocessing.get_context("spawn")
        begin = partial(_stay_with_parent, self._politeness)
        return ProcessPoolExecutor(self._count, mp_context=spawn, initializer=begin)

    def has_room(self, address: str) -> bool:
        """Whether one more piece of work may wait for an address."""
        return self._turns.has_room(address)

    async def run(self, address: str, seconds: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have a process do something when it is the turn of an address.

        Raise `BrokenProcessPool` if the process dies, `TimeoutError` if all of it takes too long.
        """
        pool = self._pool
        try:
            async with asyncio.timeout(seconds), self._turn_of(address):
                pool = self._pool
                with _without_interrupts():
                    future = pool.submit(work, *args, **kwargs)
                found = await asyncio.wrap_future(future)
        except BrokenProcessPool:
            self._replace(pool)
            raise
        except TimeoutError:
            if time.monotonic() - self._answered >= seconds:
                self._replace(pool)
            raise
        self._answered = time.monotonic()
        return found

    @contextlib.asynccontextmanager
    async def _turn_of(self, address: str) -> AsyncIterator[None]:
        """Wait until a process is free for an address, and let the next one have it afterwards."""
        if self._free:
            self._free -= 1
        else:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._turns.add(address, turn)
            try:
                await turn
            except asyncio.CancelledError:
                if turn.cancelled():
                    with contextlib.suppress(KeyError, ValueError):
                        self._turns.remove(address, turn)
                else:
                    # The turn came in the same moment.
                    self._end_turn()
                raise
        try:
            yield
        finally:
            self._end_turn()

    def _end_turn(self) -> None:
        while self._turns:
            turn = self._turns.take()
            # One that was cancelled may not have gone yet.
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Replace processes that have died, or that nobody has heard of for too long."""
        if self._pool is pool and not self._is_closed:
            self._end()
            self._answered = time.monotonic()
            self._pool = self._make_pool()

    def close(self) -> None:
        """End the processes at once, whatever they are doing; whoever waits for one gets no other."""
        self._is_closed = True
        while self._turns:
            self._turns.take().cancel()
        # It holds the semaphores of the queues, which a server that ends by a signal would leave behind.
        looking_after: threading.Thread | None = getattr(self._pool, "_executor_manager_thread", None)
        self._end()
        if looking_after is not None:
            looking_after.join(CLOSE_SECONDS)

    def _end(self) -> None:
        processes = self.processes
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


@contextlib.contextmanager
def _without_interrupts() -> Iterator[None]:
    """Block Ctrl+C for processes started within: one that has just begun could not ignore it yet."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _stay_with_parent(politeness: int) -> None:
    """Tie this process to its server: leave Ctrl+C to the server, and end when the server is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(politeness)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
