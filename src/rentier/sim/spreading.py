"""Spreading work: pieces are handed to processes, or to any executor, some ahead, and what comes back is absorbed."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from threading import Thread, current_thread, main_thread
from typing import Any, Final, Protocol, TypeVar

from rentier.core.errors import RentierError

R = TypeVar("R")

AHEAD: Final = 4
"""How many pieces of work are queued for each worker."""
MOST_ON_WINDOWS: Final = 61
"""Windows cannot wait for more processes than this."""
LOOK_SECONDS: Final = 0.2
"""How long to wait for results before looking whether somebody has pressed Ctrl-C."""


class Executor(Protocol):
    """Anything that runs work elsewhere: an executor of `concurrent.futures`, or one like it."""

    def submit(self, work: Callable[..., R], /, *args: Any) -> Future[R]:
        """Take on a piece of work."""
        ...


def pieces(first: int, end: int, size: int) -> Iterator[tuple[int, int]]:
    """Cut a range of games into pieces: the first game of each, and how many."""
    for start in range(first, end, size):
        yield start, min(size, end - start)


def spread(
    executor: Executor,
    work: Callable[..., R],
    asked: Iterable[tuple[Any, ...]],
    ahead: int,
    absorb: Callable[[R], None],
    tell: Callable[[], None],
    stop: Callable[[], None],
) -> None:
    """Have an executor do every piece that is asked for, with some queued for it, and absorb each result as it comes.

    `tell` is called after some were absorbed. On Ctrl-C what has not begun is left out, and what is under way is still
    absorbed.
    """
    left = iter(asked)
    waiting: set[Future[R]] = set()
    try:
        with _interrupts_noted() as noted:
            while not noted:
                for piece in islice(left, ahead - len(waiting)):
                    with _interrupts_kept_back():
                        waiting.add(executor.submit(work, *piece))
                if not waiting:
                    return
                done = wait(waiting, LOOK_SECONDS, FIRST_COMPLETED).done
                for future in done:
                    waiting.remove(future)
                    absorb(future.result())
                if done:
                    tell()
        raise KeyboardInterrupt
    except KeyboardInterrupt:
        stop()
        for future in [future for future in waiting if not future.cancel()]:
            absorb(future.result())
        raise


@contextmanager
def open_processes(workers: int) -> Iterator[tuple[Executor, Callable[[], None]]]:
    """Yield an executor with so many processes, which are gone afterwards, and a function that tells them to stop."""
    # Spawned, not forked: a fork of a process with threads can hang, and is not available everywhere.
    context = get_context("spawn")
    halt = context.RawValue("b", 0)
    if sys.platform == "win32":
        workers = min(workers, MOST_ON_WINDOWS)

    def stop() -> None:
        halt.value = 1

    pool = ProcessPoolExecutor(workers, context, _begin_work, (halt,))
    try:
        yield pool, stop
    except BrokenExecutor:
        raise RentierError("sim-worker-lost") from None
    finally:
        stop()
        pool.shutdown(cancel_futures=True)


def stop_nothing() -> None:
    """Stop nobody: for executors whose work cannot be told to stop."""


def is_halted() -> bool:
    """Whether this is a worker process that was told to stop."""
    return bool(_halts and _halts[0].value)


@contextmanager
def _interrupts_kept_back() -> Iterator[None]:
    """Hold Ctrl-C back for a moment: a process started now never receives it, as this is inherited."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _interrupts_noted() -> Iterator[list[int]]:
    """Note Ctrl-C instead of raising it, as far as it would be raised here; yield where it is noted.

    Raised just when the locks of futures are taken, it would leave them taken, and everybody would wait for ever.
    """
    noted: list[int] = []
    is_ours = current_thread() is main_thread() and signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if is_ours:
        signal.signal(signal.SIGINT, lambda number, frame: noted.append(number))
    try:
        yield noted
    finally:
        if is_ours:
            signal.signal(signal.SIGINT, signal.default_int_handler)


_halts: Final[list[Any]] = []
"""In a worker process: the flag that tells it to stop."""


def _begin_work(halt: Any) -> None:
    """Make a new process a worker, which leaves Ctrl-C to its parent and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _halts.append(halt)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
