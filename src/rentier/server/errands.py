"""Slow work for single requests, done in a worker process so that no table waits for it.

A thread would not do: compiled code and C code hold Python's lock until they are done.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, ParamSpec, TypeVar, final

from .commands import Refused
from .workers import Workers

P = ParamSpec("P")
T = TypeVar("T")

ERRAND_SECONDS: Final = 20.0
MAX_WAITING: Final = 200
MAX_WAITING_OF_ADDRESS: Final = 20


@final
class Errands:
    """A process that works for requests, one after the other; addresses take turns."""

    def __init__(self) -> None:
        self._workers: Final = Workers(most=MAX_WAITING, share=MAX_WAITING_OF_ADDRESS)

    async def run(self, address: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Have the process do something for an address; refuse it if too much waits already."""
        if not self._workers.has_room(address):
            raise Refused("server-too-many-requests")
        try:
            return await self._workers.run(address, ERRAND_SECONDS, work, *args, **kwargs)
        except (TimeoutError, BrokenProcessPool):
            raise Refused("server-too-many-requests") from None

    def close(self) -> None:
        """End the process."""
        self._workers.close()
