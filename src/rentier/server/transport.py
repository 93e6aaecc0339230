"""uvicorn's connections, with what it lacks: a limit for those who do not read and those who do not send."""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

ABORT: Final = "rentier.abort"
"""The extension in a socket's scope that ends its connection at once, whatever is still waiting to be sent."""


class Socket(WebSocketsSansIOProtocol):
    """A socket that its handler can break off: a polite close waits until all is read, and some clients never read."""

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


def requests_within(seconds: float) -> type[Request]:
    """Return a class of connections that wait this long for a request."""
    return type("TimedRequest", (Request,), {"SECONDS": seconds})
