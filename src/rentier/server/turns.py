"""A queue in which addresses take turns: an address that asks for much delays only itself."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from math import inf
from typing import Final, Generic, TypeVar, final

from .limits import network_of

T = TypeVar("T")


@final
class Turns(Generic[T]):
    """What waits, by address: each address has one item taken before any of them has its next."""

    def __init__(self, most: float = inf, share: float = inf) -> None:
        """Bound how many items wait together, and how many of them for one address."""
        self._most: Final = most
        self._share: Final = share
        self._lines: Final[dict[str, deque[T]]] = {}
        """By address, the next one first."""

    def __len__(self) -> int:
        return sum(map(len, self._lines.values()))

    def __iter__(self) -> Iterator[T]:
        """Iterate in the order in which they will be taken."""
        for number in range(max(map(len, self._lines.values()), default=0)):
            yield from [line[number] for line in self._lines.values() if number < len(line)]

    def has_room(self, address: str) -> bool:
        """Whether one more may wait for an address."""
        return len(self) < self._most and len(self._lines.get(network_of(address), ())) < self._share

    def add(self, address: str, item: T) -> None:
        """Let something wait for the turn of an address."""
        self._lines.setdefault(network_of(address), deque()).append(item)

    def take(self) -> T:
        """Take what is next; its address comes last in the next round."""
        network, line = next(iter(self._lines.items()))
        del self._lines[network]
        item = line.popleft()
        if line:
            self._lines[network] = line
        return item

    def remove(self, address: str, item: T) -> None:
        """Let something wait no longer."""
        network = network_of(address)
        line = self._lines[network]
        line.remove(item)
        if not line:
            del self._lines[network]
