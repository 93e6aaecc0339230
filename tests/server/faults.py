"""A proxy between clients and a server that loses, repeats, delays and reorders messages, or disconnects."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import Counter
from types import TracebackType
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from rentier.core.dice import Dice

OF_A_THOUSAND = {"lose": 8, "cut": 6, "twice": 80, "late": 80, "again": 60, "stale": 60}
"""How often each fault happens; most messages pass. After some, an old one is repeated, or one like it."""
LONGEST_DELAY = 30
"""In milliseconds; later messages are not held up, and so overtake."""


class Wire:
    """One connection: what the server received on it, and everything that it sent, in order."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        self.is_cut = False


class Faulty:
    """A proxy that passes on what one client and a server send, as its dice allow."""

    def __init__(self, port: int, dice: Dice) -> None:
        self._to = port
        self._dice = dice
        self._old: list[str] = []
        self._plays: list[dict[str, Any]] = []
        self._passed = 0
        self._late: set[asyncio.Task[None]] = set()
        self._server: Server
        self.wires: list[Wire] = []
        self.faults: Counter[str] = Counter()
        self.is_faulty = True

    async def __aenter__(self) -> Self:
        self._server = await serve(self._pass_on, "127.0.0.1", 0, compression=None, max_size=None, ping_interval=None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.close()
        await self._server.wait_closed()
        await asyncio.gather(*self._late, return_exceptions=True)

    @property
    def url(self) -> str:
        """Return the address of this end."""
        port = next(iter(self._server.sockets)).getsockname()[1]
        return f"http://127.0.0.1:{port}"

    async def _pass_on(self, near: ServerConnection) -> None:
        wire = Wire()
        self.wires.append(wire)
        url = f"ws://127.0.0.1:{self._to}/api/socket"
        async with connect(url, compression=None, max_size=None, proxy=None, ping_interval=None) as far:
            ways = [
                asyncio.create_task(self._go(near, far, wire, is_coming=False)),
                asyncio.create_task(self._go(far, near, wire, is_coming=True)),
            ]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
            if wire.is_cut:
                near.transport.abort()
                far.transport.abort()
            elif far.close_code is not None and far.close_code > 1005:
                await near.close(far.close_code, far.close_reason or "")

    async def _go(
        self,
        source: ClientConnection | ServerConnection,
        target: ClientConnection | ServerConnection,
        wire: Wire,
        is_coming: bool,
    ) -> None:
        """Take messages from one side to the other until one of them is gone."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                frame = str(await source.recv())
                if is_coming:
                    wire.said.append(json.loads(frame))
                fault = self._draw(is_coming)
                if fault == "lose":
                    continue
                if fault == "cut":
                    wire.is_cut = True
                    return
                if fault == "late":
                    late = asyncio.create_task(self._deliver_late(frame, target, wire, is_coming))
                    self._late.add(late)
                    late.add_done_callback(self._late.discard)
                    continue
                await self._deliver(frame, target, wire, is_coming)
                if fault == "twice":
                    await self._deliver(frame, target, wire, is_coming)
                if not is_coming:
                    await self._haunt(frame, fault, target, wire)

    async def _haunt(self, frame: str, fault: str, target: ClientConnection | ServerConnection, wire: Wire) -> None:
        """Send something old after a message of the client: the same again, or as if from another device, too late.

        The client has the answer to all but its latest message.
        """
        if fault == "again":
            await self._deliver(self._old[self._dice.below(len(self._old))], target, wire, False)
        if fault == "stale":
            old = self._plays[self._dice.below(len(self._plays) - 1)]
            await self._deliver(json.dumps({**old, "id": f"ghost-{self.faults['stale']}"}), target, wire, False)
        message = json.loads(frame)
        if message["do"] == "play":
            self._plays.append(message)
        if message["do"] != "hello":
            self._old.append(frame)

    def _draw(self, is_coming: bool) -> str:
        """Return what happens to the next message; at the beginning, every fault happens once."""
        drawn = self._dice.below(1000)
        self._passed += 1
        happening = ""
        for fault, often in OF_A_THOUSAND.items():
            if 0 <= drawn < often or (not self.faults[fault] and self._passed % 10 == 0):
                happening = fault
            drawn -= often
        is_ghost = happening in ("again", "stale")
        if not self.is_faulty or not happening or (is_ghost and (is_coming or len(self._plays) < 2)):
            return ""
        self.faults[happening] += 1
        return happening

    async def _deliver_late(
        self, frame: str, target: ClientConnection | ServerConnection, wire: Wire, is_coming: bool
    ) -> None:
        with contextlib.suppress(ConnectionClosed):
            await asyncio.sleep(self._dice.below(LONGEST_DELAY) / 1000)
            await self._deliver(frame, target, wire, is_coming)

    @staticmethod
    async def _deliver(frame: str, target: ClientConnection | ServerConnection, wire: Wire, is_coming: bool) -> None:
        if not is_coming:
            wire.heard.append(json.loads(frame))
        await target.send(frame)
