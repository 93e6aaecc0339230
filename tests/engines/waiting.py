"""Waiting that always ends, and processes that always stop: a browser that hangs must not hang the tests."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import IO, TypeVar

PATIENCE = 30.0
"""How many seconds anything may take on a busy machine before it counts as missing."""
LONGEST = 240.0
"""How many seconds a whole test may take, with everything that it waits for."""

Found = TypeVar("Found")


def wait_for(what: Callable[[], Found | None], why: str) -> Found:
    """Call a function until it returns something."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found := what():
            return found
        time.sleep(0.02)
    raise AssertionError(why)


@contextmanager
def within(seconds: float, what: str) -> Iterator[None]:
    """Fail with a sentence as soon as something has taken too long, whatever it waits for."""

    def give_up(*_: object) -> None:
        raise AssertionError(f"{what} took more than {seconds:.0f} seconds")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@contextmanager
def started(
    command: Sequence[str],
    out: IO[str],
    *,
    env: dict[str, str] | None = None,
    pass_fds: Sequence[int] = (),
    grace: float = 5,
) -> Iterator[None]:
    """Run a program, and stop it at the end with everything that it has started, after some seconds by force."""
    process = subprocess.Popen(
        command, stdout=out, stderr=out, env=env, pass_fds=pass_fds, start_new_session=True, stdin=subprocess.DEVNULL
    )
    try:
        yield
    finally:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(grace)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(PATIENCE)
