"""What one client is told: it waits for a moment, leaves in one piece, and ends with a reason."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Any, Final, final

from litestar.exceptions import WebSocketDisconnect

from .house import AWAY, House
from .transport import Channel

FINAL: Final = 1008
"""The code of a socket closed because of who came or what they did; coming back would not help."""
COME_BACK: Final = 1012
"""The code of a socket closed because of the server; coming back helps."""
COMING_BACK_HELPS: Final = frozenset(
    (
        *(
            "server-stopped",
            "server-fault",
            "table-closed",
            "table-elsewhere",
            "table-fault",
            "table-busy",
            "table-not-stored",
        ),
        AWAY,
    )
)


@final
class Outgoing:
    """The messages to one client, until the server ends the connection or the client leaves."""

    def __init__(self, socket: Any, channel: Channel, house: House, address: str) -> None:
        self.why = ""
        """Why the server closes this socket, as a key; nothing more is sent after it."""
        self._socket: Final = socket
        self._channel: Final = channel
        self._house: Final = house
        self._most: Final = house.limits.send_queue
        self._most_bytes: Final = house.limits.send_queue_bytes
        self._address: Final = address
        self._waiting: Final[deque[bytes]] = deque()
        self._waiting_bytes = 0
        self._is_leaving = False
        """Whether what waits is about to be sent."""
        self._closing: asyncio.Task[None] | None = None
        self._is_closing = False
        self._is_closed: Final = asyncio.Event()

    def tell(self, frame: bytes) -> None:
        """Queue a message to be sent; cut off a client that lets too many wait."""
        if self.why:
            return
        self._waiting.append(frame)
        self._waiting_bytes += len(frame)
        if len(self._waiting) > self._most or self._waiting_bytes > self._most_bytes:
            # A client that does not read would not read the reason either.
            self._end("socket-slow")
            self._waiting.clear()
            self._channel.abort()
            self._is_closed.set()
        self._send_soon()

    def close(self, why: str, farewell: bytes | None, is_noted: bool = True) -> None:
        """Send the reason, unless what is queued ends with it; then close, or break off if that takes too long."""
        if farewell is not None:
            self._waiting.append(farewell)
        self._end(why, is_noted)
        self._send_soon()
        asyncio.get_running_loop().call_later(self._house.limits.close_seconds, self._channel.abort)

    async def finish(self) -> None:
        """Wait a while for the end of a connection that the server closes."""
        if self.why:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._is_closed.wait(), self._house.limits.close_seconds)
        # A task that was cancelled holds its frames, and they hold this.
        closing, self._closing = self._closing, None
        if closing is not None:
            closing.cancel()
            await asyncio.gather(closing, return_exceptions=True)

    def _end(self, why: str, is_noted: bool = True) -> None:
        self.why = why
        self._house.metrics.closed[why] += 1
        if is_noted:
            self._house.write_down(why, self._address, "socket")

    def _send_soon(self) -> None:
        if not self._is_leaving:
            self._is_leaving = True
            self._house.outbox.add(self._send)

    def _send(self) -> None:
        """Send what waits, unless the other side still has to read; after a goodbye, close."""
        if self._channel.is_full:
            self._channel.when_read(self._send)
            return
        self._is_leaving = False
        self._channel.send_texts(self._waiting)
        self._waiting.clear()
        self._waiting_bytes = 0
        if self.why and not self._is_closing:
            self._is_closing = True
            self._closing = asyncio.create_task(self._close())

    async def _close(self) -> None:
        # The client may leave while this is being sent; the receiving half will notice.
        with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
            await self._socket.close(COME_BACK if self.why in COMING_BACK_HELPS else FINAL, self.why)
        self._is_closed.set()
