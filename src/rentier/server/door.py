"""The way in: which sockets are opened at all."""

from __future__ import annotations

import contextlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from msgspec import json

from .commands import Refused
from .house import House, fault_of, language_of, plain_teller
from .sockets import Visit


@websocket("/api/socket", name="socket")
async def at_table(socket: WebSocket[Any, Any, Any], house: NamedDependency[House]) -> None:
    """Let a device talk to a table: the first message says which."""
    address = socket.client.host if socket.client else ""
    # There is nothing wrong with leaving in the middle of it.
    with contextlib.suppress(WebSocketDisconnect, OSError):
        if not house.lets_in(socket.headers.get("origin"), socket.headers.get("host")):
            await _turn_away(socket, house, "server-origin", 403)
        elif not await house.open_socket(address):
            await _turn_away(socket, house, "socket-too-many", 503)
        else:
            house.metrics.connections += 1
            try:
                await Visit(socket, house).run()
            finally:
                house.close_socket(address)
                house.metrics.connections -= 1
    # Litestar's wrappers of these hold the socket that has them.
    del socket.receive, socket.send


async def _turn_away(socket: WebSocket[Any, Any, Any], house: House, why: str, status: int) -> None:
    """Answer a handshake with a status, so that no socket is opened."""
    house.metrics.closed[why] += 1
    house.write_down(why, socket.client.host if socket.client else "", "socket")
    fault = fault_of(Refused(why), plain_teller(language_of(socket.headers.get("accept-language"))))
    start: Any = {
        "type": "websocket.http.response.start",
        "status": status,
        "headers": [(b"content-type", b"application/json")],
    }
    body: Any = {"type": "websocket.http.response.body", "body": json.encode({"error": fault})}
    await socket.send(start)
    await socket.send(body)
