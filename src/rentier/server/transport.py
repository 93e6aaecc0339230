"""uvicorn's connections, with what it lacks: a limit for those who do not read and those who do not send."""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from .limits import Bucket, Limits

ABORT: Final = "rentier.abort"
"""The extension in a socket's scope that ends its connection at once, whatever is still waiting to be sent."""

FLOODED: Final = "rentier.flooded"
"""The extension in a socket's scope that is called when it sends too many frames that are no messages."""
BYTES_AT_ONCE: Final = 4096


class Socket(WebSocketsSansIOProtocol):
    """A socket that its handler can break off: a polite close waits until all is read, and some clients never read.

    Frames that are no whole message never reach the handler, so they are counted here: pings, and parts of messages.
    """

    PARTS_PER_SECOND: float = 100.0
    PARTS_AT_ONCE: int = 500

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._parts: Final = Bucket(self.PARTS_PER_SECOND, self.PARTS_AT_ONCE, self.loop.time())
        self._is_flooded = False

    def data_received(self, data: bytes) -> None:
        """Read a little at a time: thousands of empty frames fit into what arrives at once."""
        for start in range(0, len(data), BYTES_AT_ONCE):
            if self._is_flooded or self.transport.is_closing():
                return
            super().data_received(data[start : start + BYTES_AT_ONCE])

    def handle_ping(self) -> None:
        if self._count():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._count():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._count():
            super().handle_cont(event)

    def _count(self) -> bool:
        """Whether one more such frame is allowed; whoever sends too many is no longer listened to."""
        if not self._is_flooded and not self._parts.take(self.loop.time()):
            self._is_flooded = True
            self.transport.pause_reading()
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions.get(FLOODED, self.transport.abort)()
        return not self._is_flooded

    async def run_asgi(self) -> None:
        """Give the handler a way to break off, and break off if the handler has left but the other side has not."""
        extensions = cast(dict[str, Any], self.scope["extensions"])
        extensions[ABORT] = self.transport.abort
        await super().run_asgi()
        if self.close_timer is None:
            self.loop.call_later(self.close_timeout, self.transport.abort)


class Request(H11Protocol):
    """A connection on which each request must arrive in time.

    uvicorn waits for the first request, and for the rest of one that has begun, for as long as it takes. This class
    reads with h11, which limits the size of what comes before a body; httptools does not.
    """

    SECONDS: float = 20.0
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start waiting for the first request."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Leave the connection to the socket's own clocks."""
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """Start waiting for the next request."""
        self._wait()
        super().on_response_complete()

    def _wait(self) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(self.SECONDS, self._end_if_late)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _end_if_late(self) -> None:
        self._deadline = None
        # Before the first request there is none, whatever the type says.
        cycle: Any = self.cycle
        arrived = cycle is not None and not cycle.response_complete and not cycle.more_body
        if not arrived:
            self.transport.abort()


def sockets_within(limits: Limits) -> type[Socket]:
    """Return a class of sockets with these limits."""
    return type(
        "LimitedSocket",
        (Socket,),
        {"PARTS_PER_SECOND": limits.messages_per_second, "PARTS_AT_ONCE": limits.messages_at_once},
    )


def requests_within(seconds: float) -> type[Request]:
    """Return a class of connections that wait this long for a request."""
    return type("TimedRequest", (Request,), {"SECONDS": seconds})
