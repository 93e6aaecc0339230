"""The connections as uvicorn has them, with what it lacks: an end for who does not read, and for who does not speak."""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

ABORT: Final = "rentier.abort"
"""The extension of a socket's scope that ends its connection at once, whatever still waits to be sent."""


class Socket(WebSocketsSansIOProtocol):
    """A socket that its handler can break off: a polite close waits until all is read, and some never read."""

    async def run_asgi(self) -> None:
        """Hands the handler the way to break off, and breaks off if it has left and the other side does not."""
        extensions = cast(dict[str, Any], self.scope["extensions"])
        extensions[ABORT] = self.transport.abort
        await super().run_asgi()
        if self.close_timer is None:
            self.loop.call_later(self.close_timeout, self.transport.abort)


class Request(H11Protocol):
    """A connection for requests on which each must arrive within a time.

    uvicorn waits for the first request, and for the rest of one that has begun, for as long as it takes. This one reads
    with h11, which bounds the size of what comes before a body; httptools does not.
    """

    SECONDS: float = 20.0
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begins to wait for the first request."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stops waiting."""
        self._stop_waiting()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Leaves the connection to the socket's own clocks."""
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """Begins to wait for the next request."""
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


def requests_within(seconds: float) -> type[Request]:
    """Gives the class of connections that wait so long for a request."""
    return type("TimedRequest", (Request,), {"SECONDS": seconds})
