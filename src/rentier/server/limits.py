"""How much one connection, one address, and everybody together may ask for."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, final
from urllib.parse import urlsplit

PRIVATE_NAMES: Final = (".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".test")
"""The ends of names that nobody can register for the whole world."""
DAY_SECONDS: Final = 86_400
MOST_ADDRESSES: Final = 10_000
"""How many addresses are remembered with what they asked for; the oldest are forgotten first."""


@dataclass(frozen=True)
class Limits:
    """The limits of a server; the defaults suit a table of friends as well as a public server on one machine."""

    frame_bytes: int = 8 << 10
    """The longest message a socket accepts."""
    body_bytes: int = 64 << 10
    """The longest body a request may have."""
    messages_per_second: float = 100.0
    messages_at_once: int = 500
    address_messages_per_second: float = 500.0
    """How many messages of all sockets of one address are taken; what comes faster waits. A sync counts as several."""
    address_messages_at_once: int = 2_000
    sync_seconds: float = 1.0
    """How long a socket that acted too late waits for its next sync: one is hundreds of times as long as an action."""
    send_queue: int = 256
    """How many messages may wait for a slow reader."""
    send_queue_bytes: int = 4 << 20
    """How many bytes may wait for a slow reader."""
    sockets: int = 20_000
    sockets_per_address: int = 200
    """Enough for a school; an address that many people share, such as a university's, may need more."""
    talk_per_second: float = 1.0
    """How many lines of chat one seat may say, whatever number of sockets it has."""
    talk_at_once: int = 10
    storage_bytes: int = 1 << 40
    """How much room all tables may take before no new ones are made."""
    spare_bytes: int = 100 << 20
    """How much room must be left on the disk before no new ones are made."""
    tables_waiting: int = 1000
    """How many tables that have not begun may come from one address."""
    tables_per_day: int = 500
    """The burst of tables that one address may make, and its tables per day after that."""
    idle_seconds: float = 300.0
    """How long a table without connections stays in memory."""
    watchers: int = 200
    """How many sockets without a seat one table may have."""
    devices: int = 20
    """How many sockets one seat may have."""
    hello_seconds: float = 10.0
    """How long a socket may stay silent before it says which table it is for."""
    request_seconds: float = 20.0
    """How long a request may take to arrive."""
    close_seconds: float = 5.0
    """How long a socket may take to finish closing."""
    ping_seconds: float = 20.0
    """How often a quiet connection is sent something, to find out whether it still works."""
    watch_seconds: float = 2.5
    """How often a page that answers every ping gets one, so that others soon see when nobody is there any more."""
    watch_pings: float = 400.0
    """How many of these are sent in a second at most; if there are more pages, each gets them less often."""
    requests_per_second: float = 20.0
    """How many requests one address may send."""
    requests_at_once: int = 200


@final
class Bucket:
    """A token bucket: lets so many through at once, and after that so many a second."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float, at: float) -> None:
        self._rate: Final = rate
        self._most: Final = most
        self._left = most
        self._at = at

    def take(self, at: float) -> bool:
        """Whether one more may pass now; if so, count it."""
        self._fill(at)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def reserve(self, at: float, count: int = 1) -> float:
        """Count some more in any case; return for how many seconds they must wait."""
        self._fill(at)
        self._left -= count
        return max(0.0, -self._left / self._rate)

    def _fill(self, at: float) -> None:
        self._left = min(self._most, self._left + max(0.0, at - self._at) * self._rate)
        self._at = at


@final
class Addresses:
    """The counts of sockets and requests of each address."""

    def __init__(self, limits: Limits, now: Callable[[], float]) -> None:
        self._limits: Final = limits
        self._now: Final = now
        self._sockets: Final[dict[str, int]] = {}
        self._requests: Final[dict[str, Bucket]] = {}
        self._messages: Final[dict[str, Bucket]] = {}
        self._tables: Final[dict[str, Bucket]] = {}
        self.sockets = 0

    def open_socket(self, address: str) -> bool:
        """Count one more socket of an address; return whether it is allowed."""
        block = network_of(address)
        count = self._sockets.get(block, 0)
        if self.sockets >= self._limits.sockets or count >= self._limits.sockets_per_address:
            return False
        self._sockets[block] = count + 1
        self.sockets += 1
        return True

    def close_socket(self, address: str) -> None:
        """Free the place of a socket."""
        block = network_of(address)
        count = self._sockets[block] - 1
        self.sockets -= 1
        if count:
            self._sockets[block] = count
        else:
            del self._sockets[block]

    def by_network(self) -> dict[str, int]:
        """Return how many sockets each network has open."""
        return dict(self._sockets)

    def may_request(self, address: str) -> bool:
        """Whether an address may send one more request now; if so, count it."""
        limits = self._limits
        rate, most = limits.requests_per_second, limits.requests_at_once
        return self._bucket_of(address, self._requests, rate, most).take(self._now())

    def may_make_table(self, maker: str) -> bool:
        """Whether an address, of which only a hash is known, may make one more table today; if so, count it."""
        most = self._limits.tables_per_day
        return self._bucket_of(maker, self._tables, most / DAY_SECONDS, most).take(self._now())

    def messages_of(self, address: str) -> Bucket:
        """Return the bucket that the messages of all sockets of an address are taken from."""
        limits = self._limits
        rate, most = limits.address_messages_per_second, limits.address_messages_at_once
        return self._bucket_of(address, self._messages, rate, most)

    def _bucket_of(self, address: str, buckets: dict[str, Bucket], rate: float, most: float) -> Bucket:
        block = network_of(address)
        bucket = buckets.pop(block, None)
        if bucket is None:
            bucket = Bucket(rate, most, self._now())
            if len(buckets) >= MOST_ADDRESSES:
                del buckets[next(iter(buckets))]
        buckets[block] = bucket
        return bucket


def network_of(address: str) -> str:
    """Return what counts as one address: a whole IPv6 network, since whoever has one address in it has them all."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address[:100]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found) >> 64 << 64, 64)))


def is_own_origin(origin: str | None, host: str | None, others: frozenset[str] = frozenset()) -> bool:
    """Whether a browser's page may talk to this server: one of its own, or of an origin that was named.

    Programs send no origin and are let in: a page cannot leave it out. A name that anybody can register must have been
    named: a stranger's could be made to lead here, and its pages would then seem to be ours.
    """
    if origin is None or origin in others:
        return True
    try:
        page = urlsplit(origin)
        own = urlsplit(f"//{host}")
        usual = {"http": 80, "https": 443}.get(page.scheme, 0)
        same = (page.hostname, page.port or usual) == (own.hostname, own.port or usual)
    except ValueError:
        return False
    return usual != 0 and same and is_own_name(page.hostname or "")


def is_own_name(name: str) -> bool:
    """Whether a host name can only be that of this machine or of its own network."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        name = name.lower().rstrip(".")
        return name != "" and ("." not in name or name.endswith(PRIVATE_NAMES) or name == _full_name())
    return True


@lru_cache(1)
def _full_name() -> str:
    return socket.gethostname().lower()
