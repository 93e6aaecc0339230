"""Shared bank units that any process can show, kept in Redis; whoever waits for news is woken wherever they wait."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final, final

from msgspec import json

from . import banks
from .banks import BankMade, BankShown, Telling, check_told, draw_bank
from .commands import Refused
from .keys import Keys, hashed
from .limits import network_of
from .redis_line import FAULTS, connect_to

ASK_SECONDS: Final = 1.0

# KEYS: the unit, all units by when they last changed, those of the same address. All of them forget the silent ones.
_MAKE: Final = """
local now = tonumber(redis.call('TIME')[1])
for number = 2, 3 do
    redis.call('ZREMRANGEBYSCORE', KEYS[number], '-inf', now - tonumber(ARGV[4]))
    redis.call('EXPIRE', KEYS[number], ARGV[4])
end
local secret = redis.call('HGET', KEYS[1], 'secret')
if secret then return secret == ARGV[2] and 1 or 0 end
if redis.call('ZCARD', KEYS[2]) >= tonumber(ARGV[5]) then return 0 end
if redis.call('ZCARD', KEYS[3]) >= tonumber(ARGV[6]) then return 0 end
redis.call('HSET', KEYS[1], 'secret', ARGV[2], 'address', ARGV[3], 'number', 0, 'state', '{}')
for number = 2, 3 do
    redis.call('ZADD', KEYS[number], now, ARGV[1])
    redis.call('EXPIRE', KEYS[number], ARGV[4])
end
redis.call('EXPIRE', KEYS[1], ARGV[4])
return 1
"""
_TELL: Final = """
local now = tonumber(redis.call('TIME')[1])
if redis.call('EXISTS', KEYS[1]) == 0 then return false end
local is_new = tonumber(ARGV[2]) > tonumber(redis.call('HGET', KEYS[1], 'number'))
if is_new then redis.call('HSET', KEYS[1], 'number', ARGV[2], 'state', ARGV[3]) end
for number = 1, 3 do
    if number > 1 then redis.call('ZADD', KEYS[number], now, ARGV[1]) end
    redis.call('EXPIRE', KEYS[number], ARGV[4])
end
return {is_new and 1 or 0, redis.call('HGET', KEYS[1], 'number'), redis.call('HGET', KEYS[1], 'state')}
"""


@final
class SharedBanks:
    """All shared bank units of all processes."""

    def __init__(self, url: str, prefix: str, announce: Callable[[str], None], keys: Keys | None = None) -> None:
        self._client: Final[Any] = connect_to(url, ASK_SECONDS)
        self._prefix: Final = prefix
        self._announce: Final = announce
        self._keys: Final = Keys() if keys is None else keys
        self._make: Final = self._client.register_script(_MAKE)
        self._tell: Final = self._client.register_script(_TELL)
        self._waiting: Final[dict[str, list[asyncio.Future[None]]]] = {}

    async def make(self, address: str, key: str = "") -> BankMade:
        """Make a unit that shows nothing yet. The same key gets the same unit again."""
        made = draw_bank(self._keys, key)
        network = network_of(address)
        bounds = [int(banks.SILENT_SECONDS), banks.MOST_BANKS, banks.MOST_OF_ADDRESS]
        given: list[Any] = [made.id, hashed(made.secret), network, *bounds]
        if not await self._ask(lambda: self._make(self._names(made.id, network), given)):
            raise Refused("relay-too-many")
        return made

    async def tell(self, id: str, told: Telling) -> BankShown:
        """Accept a newer state from the unit's own device, and wake whoever is waiting for it."""
        secret, network = await self._ask(lambda: self._client.hmget(self._name(id), "secret", "address"))
        if secret is None:
            raise Refused("relay-unknown")
        state = check_told(told, secret.decode())
        given: list[Any] = [id, told.number, state, int(banks.SILENT_SECONDS)]
        found = await self._ask(lambda: self._tell(self._names(id, network.decode()), given))
        if found is None:
            raise Refused("relay-unknown")
        if found[0]:
            self._announce(id)
        return BankShown(int(found[1]), json.decode(found[2]))

    async def wait(self, id: str, seen: int) -> BankShown:
        """Return what a unit shows, once it is newer than what was seen, or after a while anyway."""
        waiting = self._waiting.setdefault(id, [])
        news: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        is_waiting = len(waiting) < banks.MOST_WAITING
        # News that come while this is being read must not be missed.
        waiting.append(news)
        try:
            shown = await self._look(id)
            if shown.number <= seen and is_waiting:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(news, banks.WAIT_SECONDS)
                shown = await self._look(id)
            return shown
        finally:
            waiting.remove(news)
            if not waiting:
                self._waiting.pop(id, None)

    def wake(self, id: str) -> None:
        """Wake whoever waits for news of a unit."""
        for news in self._waiting.get(id, []):
            if not news.done():
                news.set_result(None)

    async def close(self) -> None:
        """Disconnect."""
        with contextlib.suppress(*FAULTS):
            await self._client.aclose()

    async def _look(self, id: str) -> BankShown:
        number, state = await self._ask(lambda: self._client.hmget(self._name(id), "number", "state"))
        if number is None:
            raise Refused("relay-unknown")
        return BankShown(int(number), json.decode(state))

    def _name(self, id: str) -> str:
        return f"{self._prefix}:bank:{id}"

    def _names(self, id: str, network: str) -> list[str]:
        return [self._name(id), f"{self._prefix}:banks", f"{self._prefix}:banks:{network}"]

    @staticmethod
    async def _ask(question: Callable[[], Any]) -> Any:
        """Ask Redis; say so in a sentence if it does not answer."""
        try:
            async with asyncio.timeout(ASK_SECONDS):
                return await question()
        except FAULTS:
            raise Refused("relay-away") from None
