"""The other processes with the same database, reached through Redis: letters that are numbered, and signs of life.

A letter that is lost is noticed by the next one, or by the next sign of life; everything that goes through that process
is then broken off, and clients come back and ask again. So Redis can lose anything without anything being lost.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Final, Protocol, final

from . import wire
from .leases import Leases
from .owners import Place
from .redis_line import Line
from .relaying import Edge, Host, Remote
from .stopping import end
from .wire import Beat, Letter, Message, News

BEAT_SECONDS: Final = 0.5
SILENT_SECONDS: Final = 2.5
"""After how long without a sign of life a process counts as unreachable."""

_log: Final = logging.getLogger("rentier.server")


class Receiver(Protocol):
    """One of the two sides of this process: as the edge of its own clients, or as the owner of its tables."""

    def receive(self, process: int, message: Message) -> None:
        """Take in what another process sends."""

    def drop(self, process: int) -> None:
        """Break off everything that goes through a process."""


@final
class Peer:
    """What is known of another process."""

    __slots__ = ("at", "got", "life", "pending", "sent")

    def __init__(self) -> None:
        self.life = 0
        self.got = 0
        """The number of the last letter from there."""
        self.at = 0.0
        """When anything last came from there."""
        self.sent = 0
        """The number of the last letter to there."""
        self.pending: list[Message] = []


@final
class Neighbours:
    """All other processes, and what is relayed between them and this one."""

    def __init__(self, url: str, prefix: str, leases: Leases, host: Callable[[Neighbours], Host]) -> None:
        self._prefix: Final = prefix
        self._leases: Final = leases
        self._life = 0
        self._peers: Final[dict[int, Peer]] = {}
        self._pending: Final[set[int]] = set()
        self._is_leaving = False
        self._numbers: Final = count(1)
        self.gaps = 0
        """How often a letter was lost."""
        self.line: Final = Line(url, [self._channel(leases.process), f"{prefix}:all"], self._hear, self._changed)
        self.edge: Final = Edge(self)
        self.host: Final = host(self)
        self.when_announced: Callable[[str], None] = lambda id: None
        """What is done when a process says that something to look at has changed."""
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect, and give signs of life."""
        await self.line.open()
        self._task = asyncio.create_task(self._beat(), name="neighbours")

    async def close(self) -> None:
        """Break everything off, and leave."""
        if self._task is not None:
            await end(self._task)
        for process in list(self._peers):
            self.edge.drop(process, "server-stopped")
        await self.host.close()
        self._leave()
        await self.line.close()

    @property
    def is_up(self) -> bool:
        """Whether other processes can be reached at all."""
        return self.line.is_up

    def at(self, process: int, table: str) -> Place | None:
        """Return the way to a table that another process has; None if that process gives no sign of life."""
        peer = self._peers.get(process)
        if not self.is_up or peer is None or asyncio.get_running_loop().time() > peer.at + SILENT_SECONDS:
            return None
        return Remote(self.edge, process, table)

    def next_number(self) -> int:
        """Return a number that no connection or question of this process had before."""
        return next(self._numbers)

    def send(self, process: int, message: Message) -> None:
        """Send something in the next letter to a process, which leaves in a moment."""
        self._peer(process).pending.append(message)
        self._pending.add(process)
        if not self._is_leaving:
            self._is_leaving = True
            asyncio.get_running_loop().call_soon(self._leave)

    def announce(self, id: str) -> None:
        """Tell all processes, this one too, that something to look at has changed."""
        self.line.publish(f"{self._prefix}:all", wire.write(News(id)))

    def _leave(self) -> None:
        self._is_leaving = False
        for process in self._pending:
            peer = self._peers[process]
            messages, peer.pending = peer.pending, []
            peer.sent += 1
            letter = Letter(self._leases.process, self._life, peer.sent, messages)
            self.line.publish(self._channel(process), wire.write(letter), partial(self.drop, process))
        self._pending.clear()

    def _channel(self, process: int) -> str:
        return f"{self._prefix}:{process}"

    def _peer(self, process: int) -> Peer:
        peer = self._peers.get(process)
        if peer is None:
            peer = self._peers[process] = Peer()
        return peer

    def _changed(self, is_up: bool) -> None:
        """Begin a new life with each connection to Redis: nobody knows what the old one lost."""
        if is_up:
            self._life = secrets.randbits(48)
            self._tell_all()
        else:
            for process in list(self._peers):
                self.drop(process)
            self._peers.clear()
            self._pending.clear()

    def _hear(self, data: bytes) -> None:
        try:
            post = wire.read(data)
            if isinstance(post, News):
                self.when_announced(post.id)
            elif post.sender != self._leases.process:
                self._take(post)
        except Exception:
            _log.exception("A letter from another process failed.")

    def _take(self, post: Letter | Beat) -> None:
        peer = self._peer(post.sender)
        peer.at = asyncio.get_running_loop().time()
        if peer.life != post.life:
            self.drop(post.sender)
            peer.life, peer.got = post.life, 0
        if isinstance(post, Beat):
            should = post.numbers.get(self._leases.process, 0)
            if should > peer.got:
                self._miss(post.sender, peer, should)
            return
        if post.number <= peer.got:
            return
        if post.number != peer.got + 1:
            self._miss(post.sender, peer, post.number)
        peer.got = post.number
        for message in post.messages:
            receiver: Receiver = self.edge if isinstance(message, wire.ToEdge) else self.host
            receiver.receive(post.sender, message)

    def _miss(self, process: int, peer: Peer, number: int) -> None:
        self.gaps += 1
        peer.got = number
        self.drop(process)

    def drop(self, process: int) -> None:
        """Break off everything that goes through a process; clients come back by themselves."""
        self.edge.drop(process)
        self.host.drop(process)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_SECONDS)
            self._tell_all()
            now = asyncio.get_running_loop().time()
            for process, peer in list(self._peers.items()):
                is_gone = self._leases.is_held and process not in self._leases.others
                if now > peer.at + SILENT_SECONDS:
                    self.drop(process)
                    if is_gone:
                        del self._peers[process]
                        self._pending.discard(process)

    def _tell_all(self) -> None:
        self._leave()
        numbers = {process: peer.sent for process, peer in self._peers.items() if peer.sent}
        beat = wire.write(Beat(self._leases.process, self._life, numbers))
        self.line.publish(f"{self._prefix}:all", beat)
        # A letter that Redis accepted just before the process died is lost. The next beat to the same channel reveals
        # that the channel has no subscriber.
        for process in self.edge.processes():
            self.line.publish(self._channel(process), beat, partial(self.drop, process))
