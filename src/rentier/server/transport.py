"""uvicorn's connections, with what it lacks: a limit for those who do not read and those who do not send."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol, cast, final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.frames import apply_mask as unmask  # type: ignore[attr-defined]

from .limits import Bucket, Limits

CHANNEL: Final = "rentier.channel"
"""The extension in a socket's scope that is the connection itself: messages leave by it, and it can be broken off."""

MOST_UNREAD: Final = 4096
"""How many bytes of a client may wait while one of its messages is dealt with before no more are read."""
WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that holds a whole text."""
IS_MASKED: Final = 0x80
"""The bit of the second byte that says whether a frame is masked, as all from clients must be."""

IS_CONTROL: Final = 0x08
"""The bit of the first byte of pings, pongs and goodbyes, which wait for no message."""
LONGEST_HEAD: Final = 14
"""How many bytes a frame has at most before what it holds, with its mask."""

_log: Final = logging.getLogger("rentier.server")

Hear = Callable[[str | None], bool]
"""Takes a message, which is None if it is no text; returns whether the next one may follow at once."""


class Channel(Protocol):
    """What messages come and leave by: a socket of this process, or the way to another one that has the socket."""

    def listen(self, hear: Hear) -> None:
        """Have the messages that arrive from now on taken, one after the other."""

    def go_on(self) -> None:
        """Let the next message come, after one that took a while."""

    @property
    def is_full(self) -> bool:
        """Whether the other side has not read enough of what was sent to it."""

    def when_read(self, call: Callable[[], None]) -> None:
        """Call back once the other side has read enough."""

    def send_texts(self, texts: Iterable[bytes]) -> None:
        """Send messages in one piece."""

    def when_flooded(self, call: Callable[[], None]) -> None:
        """Call back if too many frames arrive that are no messages."""

    def release(self) -> None:
        """Drop all callbacks: their owner holds this channel."""

    def abort(self) -> None:
        """End the connection at once, whatever is still waiting to be sent."""


@final
class Outbox:
    """Those who have something to send in a moment: an action's news and its answer come one after the other.

    All of them are called together, since each call through the event loop costs as much as a short message.
    """

    def __init__(self) -> None:
        self._sends: list[Callable[[], None]] = []

    def add(self, send: Callable[[], None]) -> None:
        """Call this in a moment."""
        if not self._sends:
            loop = asyncio.get_running_loop()
            loop.call_soon(loop.call_soon, self._send_all)
        self._sends.append(send)

    def _send_all(self) -> None:
        sends, self._sends = self._sends, []
        for send in sends:
            try:
                send()
            except Exception:
                # The others still have to send.
                _log.exception("Nothing could be sent to somebody.")


class Socket(WebSocketsSansIOProtocol):
    """A socket that its handler can break off: a polite close waits until all is read, and some clients never read.

    Frames that are no whole message never reach the handler, so they are counted here: pings, and parts of messages.
    """

    PARTS_PER_SECOND: float = 100.0
    PARTS_AT_ONCE: int = 500

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._most: Final = self.config.ws_max_size + LONGEST_HEAD
        self._unread = b""
        """What has arrived of frames that nobody has taken."""
        self._hear: Hear | None = None
        self._is_busy = False
        """Whether a message is dealt with, so that the next one has to wait."""
        self._parts: Final = Bucket(self.PARTS_PER_SECOND, self.PARTS_AT_ONCE, self.loop.time())
        self._is_flooded = False
        self._when_flooded: Callable[[], None] | None = None
        self._when_read: Callable[[], None] | None = None

    def data_received(self, data: bytes) -> None:
        """Take what arrives frame by frame, and leave the rest for later while a message is dealt with."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._unread = self._unread + data if self._unread else data
        self._read_on()
        if self._is_busy and len(self._unread) > MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _read_on(self) -> None:
        """Take whole texts, which are most of what comes, and give all other frames to uvicorn."""
        while self._unread and not (self._is_flooded or self.transport.is_closing()):
            data = self._unread
            if self._is_busy and not data[0] & IS_CONTROL:
                return
            head, size = _sizes(data)
            is_refused = head + size > self._most or (len(data) > 1 and not data[1] & IS_MASKED)
            if len(data) < head + size and not is_refused:
                return
            whole = len(data) if is_refused else head + size
            self._unread = data[whole:]
            if data[0] == WHOLE_TEXT and self.conn.current_size is None and not is_refused:
                self._take(unmask(data[head:whole], data[head - 4 : head]))
            else:
                super().data_received(data[:whole])

    def send_receive_event_to_app(self) -> None:
        """Take a message that came in parts, or is no text."""
        parts, self.frames = self.frames, []
        self._take(b"".join(parts) if self.curr_msg_data_type == "text" else None)

    def _take(self, body: bytes | None) -> None:
        """Hand over a message; the first one, before anybody listens, to whoever receives it."""
        if self.close_sent:
            return
        try:
            text = None if body is None else body.decode()
        except UnicodeDecodeError:
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
            return
        if self._hear is not None:
            self._is_busy = not self._hear(text)
        else:
            self._is_busy = True
            event: Any = {"type": "websocket.receive", "text": text}
            self.queue.put_nowait(event)

    def listen(self, hear: Hear) -> None:
        """Have the messages that arrive from now on taken, one after the other."""
        self._hear = hear
        self.go_on()

    def go_on(self) -> None:
        """Let the next message come, after one that took a while."""
        self._is_busy = False
        self._read_on()
        if self.read_paused and not (self._is_busy or self._is_flooded):
            self.read_paused = False
            self.transport.resume_reading()

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
            (self._when_flooded or self.abort)()
        return not self._is_flooded

    @property
    def is_full(self) -> bool:
        """Whether the other side has not read enough of what was sent to it."""
        return not self.writable.is_set()

    def when_read(self, call: Callable[[], None]) -> None:
        """Call back once the other side has read enough."""
        self._when_read = call

    def resume_writing(self) -> None:
        super().resume_writing()
        call, self._when_read = self._when_read, None
        if call is not None:
            call()

    def send_texts(self, texts: Iterable[bytes]) -> None:
        """Send messages in one piece, without the layers between a handler and its socket.

        What is sent after the end goes nowhere.
        """
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join([part for text in texts for part in (_head(text), text)]))

    def when_flooded(self, call: Callable[[], None]) -> None:
        """Call back if too many frames arrive that are no messages, instead of breaking off."""
        self._when_flooded = call

    def release(self) -> None:
        """Drop all callbacks: their owner holds this socket."""
        self._hear = self._when_read = self._when_flooded = None

    def abort(self) -> None:
        """End the connection at once, whatever is still waiting to be sent."""
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Give the handler the connection, and break off if the handler has left but the other side has not."""
        extensions = cast(dict[str, Any], self.scope["extensions"])
        extensions[CHANNEL] = self
        await super().run_asgi()
        # The scope is this socket's own.
        del extensions[CHANNEL]
        if self.close_timer is None:
            self.loop.call_later(self.close_timeout, self.transport.abort)


def _sizes(data: bytes) -> tuple[int, int]:
    """Return how long a frame from a client is before what it holds, and what it holds, as far as that is known."""
    size = data[1] & ~IS_MASKED if len(data) > 1 else 0
    if size < 126:
        return 6, size
    head = 8 if size == 126 else LONGEST_HEAD
    return head, int.from_bytes(data[2 : head - 4], "big") if len(data) >= head else 0


def _head(text: bytes) -> bytes:
    """Return what stands before a whole text in a frame from the server (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")


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
