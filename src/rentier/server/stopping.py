"""Ending what runs: tasks that miss that they were cancelled, and steps of stopping a server that take too long."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Final

STEP_SECONDS: Final = 4.0
"""How long each step of stopping may take, so that none keeps the process or its tables."""
AGAIN_SECONDS: Final = 0.2
"""How long to wait for a task before it is cancelled again."""

_log: Final = logging.getLogger("rentier.server")


async def end(*tasks: asyncio.Task[None]) -> None:
    """Cancel tasks until they have ended, whatever comes of them.

    Once may not be enough: before Python 3.12, `asyncio.wait_for` forgets a cancellation that comes just when it is
    done, and redis-py sends everything through it.
    """
    while left := [task for task in tasks if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=AGAIN_SECONDS)
    await asyncio.gather(*tasks, return_exceptions=True)


async def finish(what: str, work: Awaitable[object], seconds: float = STEP_SECONDS) -> bool:
    """Wait until something has ended, but no longer than its time; return whether it has.

    Not `asyncio.timeout`, which waits until what it cancels has ended: it may be just that which hangs.
    """
    task = asyncio.ensure_future(work)
    await asyncio.wait([task], timeout=seconds)
    if not task.done():
        task.cancel()
        _log.error("stopping: %s did not end within %s seconds", what, seconds)
        return False
    error = None if task.cancelled() else task.exception()
    if error is not None:
        _log.error("stopping: %s failed", what, exc_info=error)
    return error is None
