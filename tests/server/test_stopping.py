"""A server that is stopped is soon gone, whatever hangs or fails meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import sys
import time

import pytest

from rentier.server.stopping import end, finish


def test_what_ends_in_time_is_waited_for() -> None:
    done: list[str] = []

    async def work() -> None:
        await asyncio.sleep(0.01)
        done.append("yes")

    assert asyncio.run(finish("it", work()))
    assert done == ["yes"]


def test_what_does_not_even_end_when_cancelled_is_left(caplog: pytest.LogCaptureFixture) -> None:
    async def hang() -> None:
        end = time.monotonic() + 1
        while time.monotonic() < end:
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.sleep(0.05)

    async def test() -> float:
        began = time.monotonic()
        assert not await finish("the lease", hang(), 0.1)
        return time.monotonic() - began

    assert asyncio.run(test()) < 0.9
    assert caplog.messages == ["stopping: the lease did not end within 0.1 seconds"]


def test_after_a_step_that_fails_the_next_one_is_done(caplog: pytest.LogCaptureFixture) -> None:
    async def fail() -> None:
        raise OSError("cut off")

    assert not asyncio.run(finish("the line", fail()))
    assert caplog.messages == ["stopping: the line failed"]


def test_a_task_that_misses_a_cancellation_is_cancelled_again() -> None:
    async def forget(times: int) -> None:
        while True:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                times -= 1
                if times < 0:
                    raise

    async def fail() -> None:
        raise OSError("cut off")

    async def test() -> None:
        tasks = [asyncio.create_task(it) for it in (forget(0), forget(2), fail())]
        await asyncio.sleep(0)
        await end(*tasks)
        assert [task.cancelled() for task in tasks] == [True, True, False]

    asyncio.run(test())


ENDING = """
import asyncio, signal, time
from rentier.server.workers import Workers

async def main():
    workers = Workers()
    await workers.run("", 60, time.monotonic)
    working = asyncio.create_task(workers.run("", 60, time.sleep, 60))
    await asyncio.sleep(0.1)
    workers.close()
    working.cancel()
    await asyncio.gather(working, return_exceptions=True)
    signal.raise_signal(signal.SIGTERM)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_server_that_ends_by_a_signal_leaves_nothing_of_its_processes_behind() -> None:
    # Python tells of semaphores that nobody let go of.
    done = subprocess.run([sys.executable, "-c", ENDING], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (-signal.SIGTERM, "")
