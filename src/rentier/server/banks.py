"""A relay for a bank unit that several phones share: one device keeps the truth and sends it, the others listen.

Nothing is stored: what a unit shows is small, its own device has it, and after a day of silence it is forgotten here.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final, final

from msgspec import Struct, json

from .commands import Refused
from .keys import Keys, drawn_from, hashed, is_same
from .limits import network_of
from .messages import Number, Secret

MOST_BANKS: Final = 2_000
MOST_OF_ADDRESS: Final = 100
MOST_WAITING: Final = 20
"""How many devices may wait for news of one unit."""
MOST_BYTES: Final = 8 << 10
SILENT_SECONDS: Final = 24 * 3600.0
WAIT_SECONDS: Final = 20.0


class BankMade(Struct, frozen=True):
    """A shared bank unit: whoever knows the id may look, whoever has the secret may tell."""

    id: str
    secret: str


class Telling(Struct, frozen=True, forbid_unknown_fields=True):
    """What the unit's own device sends: its state, numbered so that an older one never replaces a newer one."""

    secret: Secret
    number: Number
    state: dict[str, object]


class BankShown(Struct, frozen=True):
    """What a shared bank unit shows now; its number is 0 until something has been told."""

    number: int
    state: dict[str, object]


def draw_bank(keys: Keys, key: str) -> BankMade:
    """Draw the id and the secret of a unit, from the client's key if there is one."""
    drawn = Keys(drawn_from(key, "bank")) if key else keys
    return BankMade(drawn.table(), drawn.secret())


def check_told(told: Telling, secret_hash: str) -> bytes:
    """Refuse what is not from the unit's own device, or too long; return the state as it is written."""
    if not is_same(hashed(told.secret), secret_hash):
        raise Refused("relay-not-yours")
    state = json.encode(told.state)
    if len(state) > MOST_BYTES:
        raise Refused("relay-too-long", {"most": MOST_BYTES})
    return state


@final
class Bank:
    """One shared unit."""

    __slots__ = ("address", "changed", "news", "number", "secret_hash", "state", "waiting")

    def __init__(self, secret_hash: str, address: str, now: float) -> None:
        self.secret_hash = secret_hash
        self.address = address
        self.changed = now
        self.number = 0
        self.state: dict[str, object] = {}
        self.news = asyncio.Event()
        self.waiting = 0


@final
class Banks:
    """All shared bank units of a server."""

    def __init__(self, clock: Callable[[], float], keys: Keys | None = None) -> None:
        self._clock: Final = clock
        self._keys: Final = Keys() if keys is None else keys
        self._banks: Final[dict[str, Bank]] = {}
        """The unit that has been silent longest comes first."""

    def __len__(self) -> int:
        return len(self._banks)

    async def make(self, address: str, key: str = "") -> BankMade:
        """Make a unit that shows nothing yet. The same key gets the same unit again."""
        self._forget()
        made = draw_bank(self._keys, key)
        if made.id in self._banks and is_same(hashed(made.secret), self._banks[made.id].secret_hash):
            return made
        network = network_of(address)
        own = sum(bank.address == network for bank in self._banks.values())
        if own >= MOST_OF_ADDRESS or len(self._banks) >= MOST_BANKS:
            raise Refused("relay-too-many")
        self._banks[made.id] = Bank(hashed(made.secret), network, self._clock())
        return made

    async def tell(self, id: str, told: Telling) -> BankShown:
        """Accept a newer state from the unit's own device, and wake whoever is waiting for it."""
        bank = self._find(id)
        check_told(told, bank.secret_hash)
        if told.number > bank.number:
            bank.number, bank.state = told.number, told.state
            bank.news.set()
            bank.news = asyncio.Event()
        bank.changed = self._clock()
        self._banks[id] = self._banks.pop(id)
        return BankShown(bank.number, bank.state)

    async def wait(self, id: str, seen: int) -> BankShown:
        """Return what a unit shows, once it is newer than what was seen, or after a while anyway."""
        bank = self._find(id)
        if bank.number <= seen and bank.waiting < MOST_WAITING:
            bank.waiting += 1
            try:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(bank.news.wait(), WAIT_SECONDS)
            finally:
                bank.waiting -= 1
        return BankShown(bank.number, bank.state)

    def _find(self, id: str) -> Bank:
        self._forget()
        bank = self._banks.get(id)
        if bank is None:
            raise Refused("relay-unknown")
        return bank

    def _forget(self) -> None:
        limit = self._clock() - SILENT_SECONDS
        for id in [id for id, bank in self._banks.items() if bank.changed < limit]:
            del self._banks[id]
