"""The limits of one address where several processes count together, in Redis; while it is away, each counts alone."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final, final

from .leases import Leases
from .limits import DAY_SECONDS, Addresses, Limits, network_of
from .redis_line import FAULTS, connect_to
from .stopping import end

ASK_SECONDS: Final = 1.0
"""How long a count may take; after that, the process's own counts decide."""
REFRESH_SECONDS: Final = 5.0
"""How often a process writes down how many sockets each address really has there."""
KEEP_SECONDS: Final = 20
"""How long the counts of a process that is gone are kept."""

# A bucket as in `limits`, filled by the clock of Redis.
_TAKE: Final = """
local rate, most = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('TIME')
local now = tonumber(time[1]) + tonumber(time[2]) / 1000000
local kept = redis.call('HMGET', KEYS[1], 'left', 'at')
local left = math.min(most, (tonumber(kept[1]) or most) + math.max(0, now - (tonumber(kept[2]) or now)) * rate)
local may = 0
if left >= 1 then left = left - 1; may = 1 end
redis.call('HSET', KEYS[1], 'left', tostring(left), 'at', string.format('%.6f', now))
redis.call('EXPIRE', KEYS[1], math.ceil(most / rate) + 1)
return may
"""
# The first key has this process's own sockets, the others those of all other processes that are alive.
_OPEN: Final = """
local count = 0
for number = 1, #KEYS do count = count + (tonumber(redis.call('HGET', KEYS[number], ARGV[1])) or 0) end
if count >= tonumber(ARGV[2]) then return 0 end
redis.call('HINCRBY', KEYS[1], ARGV[1], 1)
redis.call('EXPIRE', KEYS[1], ARGV[3])
return 1
"""


@final
class SharedAddresses:
    """What all processes together know of each address."""

    def __init__(
        self, url: str, prefix: str, leases: Leases, own: Addresses, limits: Limits, is_up: Callable[[], bool]
    ) -> None:
        self._client: Final[Any] = connect_to(url, ASK_SECONDS)
        self._prefix: Final = prefix
        self._leases: Final = leases
        self._own: Final = own
        self._limits: Final = limits
        self._is_up: Final = is_up
        self._take: Final = self._client.register_script(_TAKE)
        self._open: Final = self._client.register_script(_OPEN)
        self._closing: Final[set[asyncio.Task[None]]] = set()
        self._task: Final = asyncio.create_task(self._run(), name="shared limits")

    async def may_request(self, address: str) -> bool:
        """Whether an address may send one more request to any of the processes."""
        if not self._own.may_request(address):
            return False
        key = f"{self._prefix}:requests:{network_of(address)}"
        return await self._ask(self._take, [key], [self._limits.requests_per_second, self._limits.requests_at_once])

    async def may_make_table(self, maker: str) -> bool:
        """Whether an address may make one more table at any of the processes."""
        if not self._own.may_make_table(maker):
            return False
        most = self._limits.tables_per_day
        return await self._ask(self._take, [f"{self._prefix}:tables:{maker}"], [most / DAY_SECONDS, most])

    async def open_socket(self, address: str) -> bool:
        """Count one more socket of an address; return whether it is allowed."""
        if not self._own.open_socket(address):
            return False
        processes = [self._leases.process, *self._leases.others]
        keys = [self._key(process) for process in processes]
        may = await self._ask(self._open, keys, [network_of(address), self._limits.sockets_per_address, KEEP_SECONDS])
        if not may:
            self._own.close_socket(address)
        return may

    def close_socket(self, address: str) -> None:
        """Free the place of a socket."""
        self._own.close_socket(address)
        if self._is_up():
            closing = asyncio.create_task(self._count_less(network_of(address)))
            self._closing.add(closing)
            closing.add_done_callback(self._closing.discard)

    async def close(self) -> None:
        """Leave no counts behind."""
        await end(self._task)
        await asyncio.gather(*self._closing, return_exceptions=True)
        with contextlib.suppress(*FAULTS):
            await self._client.delete(self._key(self._leases.process))
        with contextlib.suppress(*FAULTS):
            await self._client.aclose()

    def _key(self, process: int) -> str:
        return f"{self._prefix}:sockets:{process}"

    async def _ask(self, script: Any, keys: list[str], given: list[object]) -> bool:
        """Ask Redis; whoever cannot be counted there was counted here."""
        if self._is_up():
            with contextlib.suppress(*FAULTS):
                async with asyncio.timeout(ASK_SECONDS):
                    return bool(await script(keys, given))
        return True

    async def _count_less(self, network: str) -> None:
        with contextlib.suppress(*FAULTS):
            await self._client.hincrby(self._key(self._leases.process), network, -1)

    async def _run(self) -> None:
        """Write down the true counts now and then: some changes may have been lost."""
        while True:
            await asyncio.sleep(REFRESH_SECONDS)
            if not self._is_up():
                continue
            with contextlib.suppress(*FAULTS):
                key, counts = self._key(self._leases.process), self._own.by_network()
                pipeline = self._client.pipeline(transaction=True)
                pipeline.delete(key)
                if counts:
                    pipeline.hset(key, mapping=counts)
                    pipeline.expire(key, KEEP_SECONDS)
                await pipeline.execute()
