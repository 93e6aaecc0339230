"""Slow work for single requests, done in a worker process so that no table waits for it.

A thread would not do: compiled code and C code hold Python's lock until they are done.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, ParamSpec, TypeVar, final

from .commands import Refused
from .limits import network_of
from .workers import Workers

P = ParamSpec("P")
T = TypeVar("T")

ERRAND_SECONDS: Final = 20.0
MAX_WAITING: Final = 200
MAX_WAITING_OF_ADDRESS: Final = 20


@final
class _Line:
    """The errands of one address: one of them is under way, the others wait for it."""

    __slots__ = ("count", "lock")

    def __init__(self) -> None:
        self.count = 0
        self.lock: Final = asyncio.Lock()


@final
class Errands:
    """A process that works for requests, one after the other; addresses take turns."""

    def __init__(self) -> None:
        self._workers: Final = Workers()
        self._lines: Final[dict[str, _Line]] = {}

    async def run(self, address: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have the process do something for an address; refuse it if too much waits already."""
        network = network_of(address)
        line = self._lines.setdefault(network, _Line())
        waiting = sum([it.count for it in self._lines.values()])
        if line.count >= MAX_WAITING_OF_ADDRESS or waiting >= MAX_WAITING:
            raise Refused("server-too-many-requests")
        line.count += 1
        try:
            async with line.lock:
                return await self._workers.run(ERRAND_SECONDS, work, *args, **kwargs)
        except (TimeoutError, BrokenProcessPool):
            raise Refused("server-too-many-requests") from None
        finally:
            line.count -= 1
            if not line.count:
                del self._lines[network]

    def close(self) -> None:
        """End the process."""
        self._workers.close()
