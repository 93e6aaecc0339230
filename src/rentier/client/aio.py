"""The client for asyncio: the same as the blocking one, with `await`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from types import TracebackType
from typing import Any, Final, Self, final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from rentier.server.messages import Answer, Hinted, NewTable, SeatKey

from .requests import draw_nonce
from .seat import (
    ANSWER_SECONDS,
    CLOSE_SECONDS,
    HINT_SECONDS,
    MESSAGES_PER_SECOND,
    PATIENCE,
    AtTable,
    Backoff,
    check_final,
)
from .state import AnyAsked, State
from .waiting import Server


@final
class AsyncServer:
    """A table server. Requests are rare and short, so they are sent from a thread."""

    def __init__(self, url: str, language: str = "en") -> None:
        self._server: Final = Server(url, language)

    async def make(
        self,
        edition: str,
        seats: Sequence[str | Mapping[str, str]],
        *,
        name: str = "",
        options: Mapping[str, object] | None = None,
        settings: Mapping[str, object] | None = None,
        public: bool = False,
    ) -> NewTable:
        """Make a table; each seat is `person` (your own), `open`, or the name of a bot."""
        return await asyncio.to_thread(
            self._server.make, edition, seats, name=name, options=options, settings=settings, public=public
        )

    async def sit(self, table: str, invite: str, name: str, *, colour: str = "", seat: int | None = None) -> SeatKey:
        """Take a seat and return its key; the nonce is drawn here."""
        return await asyncio.to_thread(self._server.sit, table, invite, name, colour=colour, seat=seat)

    async def move(self, table: str, key: SeatKey) -> SeatKey:
        """Replace the key of a seat with a new one, for another device."""
        return await asyncio.to_thread(self._server.move, table, key)

    async def leave(self, table: str, key: SeatKey) -> None:
        """Give up a seat."""
        await asyncio.to_thread(self._server.leave, table, key)

    async def remove(self, table: str, host: str, seat: int) -> str:
        """Remove somebody from a seat, which only the host may do, and return the new invite; the old one is void."""
        return await asyncio.to_thread(self._server.remove, table, host, seat)

    async def rematch(self, table: str, keys: Sequence[SeatKey]) -> str:
        """Return the table where the same people play again; the keys open their seats there too."""
        return await asyncio.to_thread(self._server.rematch, table, keys)

    async def tables(self) -> list[dict[str, Any]]:
        """List the public tables."""
        return await asyncio.to_thread(self._server.tables)

    async def record(self, table: str) -> dict[str, Any]:
        """Return the record of a game that is over."""
        return await asyncio.to_thread(self._server.record, table)

    async def join(
        self,
        table: str,
        keys: Sequence[SeatKey] = (),
        host: str = "",
        *,
        patience: float = PATIENCE,
        rate: float = MESSAGES_PER_SECOND,
        answer_seconds: float = ANSWER_SECONDS,
    ) -> AsyncTable:
        """Join a table with the keys of its seats; without any, as a spectator.

        A connection that breaks, or on which no answer arrives within `answer_seconds`, is made again for up to
        `patience` seconds. No more than `rate` messages are sent per second: the server closes the sockets of those who
        send too many.
        """
        state = State(table, keys, host, self._server.language)
        joined = AsyncTable(self._server.socket_url, state, patience, rate, answer_seconds)
        await joined.connect()
        return joined


@final
class AsyncTable(AtTable):
    """A table where you sit or watch."""

    def __init__(self, url: str, state: State, patience: float, rate: float, answer_seconds: float) -> None:
        super().__init__(state, rate)
        self._url: Final = url
        self._patience: Final = patience
        self._answer_seconds: Final = answer_seconds
        self._opened: Final = AsyncExitStack()
        self._socket: ClientConnection | None = None
        self._is_left = False

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Disconnect; the seat stays yours."""
        self._is_left = True
        await self._disconnect()

    async def wait(self, timeout: float | None = None) -> int | None:
        """Wait until one of your seats is asked and return it; None when the game is over."""
        await self._until(lambda: self.over or self.asked is not None, timeout)
        return None if self.over else self.asked

    async def wait_for(self, happened: Callable[[State], object], timeout: float | None = None) -> None:
        """Wait until something is true of what is known here."""
        await self._until(lambda: bool(happened(self.state)), timeout)

    async def play(self, seat: int, action: str | Mapping[str, object]) -> bool:
        """Play an action and return whether it came in time. If not, the table has moved on: look again."""
        return self._is_played(await self._ask(self._play(seat, action)))

    async def begin(self, fill: str = "") -> None:
        """Add your part of the seed and begin; `fill` names the bots for the seats that are still open."""
        for seat in self.own:
            await self.give_nonce(seat)
        self._is_done(await self._ask(self._begin(fill)))

    async def stakes(self, seat: int, action: str | Mapping[str, object]) -> list[dict[str, object]]:
        """Return what follows from an action that one of your seats may do now; empty if the table had moved on."""
        answer = await self._ask(self._stakes(seat, action))
        return answer.stakes if self._is_done(answer) else []

    async def hint(self, seat: int, *, first: bool = False, timeout: float = HINT_SECONDS) -> Hinted | None:
        """Ask what is best for one of your seats, and return the hint; None if the table has moved on meanwhile.

        The first hint takes less than a second, and the better one that follows it less than three.
        """
        message = self._hint(seat)
        moves = self.state.moves
        try:
            if self._is_done(await self._ask(message)):
                await self._until(lambda: self.state.moves != moves or self.state.is_hinted(message.id, first), timeout)
        finally:
            hint = self.state.take_hint(message.id)
        return hint

    async def allow(self, seat: int, yes: bool = True) -> None:
        """Agree that everybody may ask for hints, where the host offers them, or no longer."""
        self._is_done(await self._ask(self._allow(seat, yes)))

    async def say(self, seat: int, text: str) -> None:
        """Say something to everybody."""
        self._is_done(await self._ask(self._say(seat, text)))

    async def undo(self, seat: int) -> None:
        """Ask the others to take back this seat's last action."""
        self._is_done(await self._ask(self._undo(seat)))

    async def agree(self, seat: int, yes: bool = True) -> None:
        """Answer somebody's wish to take back."""
        self._is_done(await self._ask(self._agree(seat, yes)))

    async def give_nonce(self, seat: int) -> None:
        """Draw this seat's part of the seed again, as long as the game has not begun."""
        self._is_done(await self._ask(self._nonce(seat, draw_nonce())))

    async def resign(self, seat: int) -> None:
        """Give up the game."""
        self._is_done(await self._ask(self._resign(seat)))

    async def hand(self, seat: int) -> None:
        """Let a bot play for somebody who is not here, until they take their seat back."""
        self._is_done(await self._ask(self._hand(seat)))

    async def resume(self, seat: int) -> None:
        """Take back your seat, which a bot was playing."""
        self._is_done(await self._ask(self._resume(seat)))

    async def _ask(self, message: AnyAsked) -> Answer:
        """Send a message and wait for its answer, over as many connections as it takes."""
        pause = self._pace.next()
        if pause:
            await asyncio.sleep(pause)
        frame = self.state.ask(message)
        end = time.monotonic() + self._patience
        try:
            await self._send(frame)
            while True:
                try:
                    await self._until(lambda: self.state.is_answered(message.id), self._answer_seconds)
                    return self.state.take_answer(message.id)
                except TimeoutError:
                    if time.monotonic() > end:
                        raise
                    await self.connect()
        finally:
            self.state.forget(message.id)

    async def _until(self, is_so: Callable[[], bool], timeout: float | None) -> None:
        """Receive what the server sends until something is so; reconnecting takes as long as it takes."""
        end = None if timeout is None else time.monotonic() + timeout
        while not is_so():
            left = None if end is None else end - time.monotonic()
            if left is not None and left <= 0:
                raise TimeoutError
            await self._receive(left)

    async def _receive(self, timeout: float | None) -> None:
        wait = self.state.longest_wait(timeout)
        try:
            socket = await self._open_socket()
            async with asyncio.timeout(wait):
                frame = await socket.recv()
            reply = self.state.receive(frame)
            if reply is not None:
                await socket.send(reply, text=True)
        except ConnectionClosed as closed:
            await self.connect(closed)
        except TimeoutError:
            if wait == timeout:
                raise
            await self.connect()
        if self.state.is_behind:
            await self.connect()

    async def _send(self, frame: bytes) -> None:
        try:
            socket = await self._open_socket()
            await socket.send(frame, text=True)
        except ConnectionClosed as closed:
            await self.connect(closed)

    async def _open_socket(self) -> ClientConnection:
        if self._is_left:
            raise ValueError("This table was left; join it again.")
        if self._socket is None:
            # The one who waited before gave up while a connection was being made.
            await self.connect()
        assert self._socket is not None
        return self._socket

    async def connect(self, closed: ConnectionClosed | None = None) -> None:
        """Connect, again and again if need be, and send again what was not answered."""
        backoff = Backoff(self._patience)
        while True:
            check_final(self.state, closed)
            try:
                await self._connect()
                return
            except ConnectionClosed as again:
                closed = again
                await asyncio.sleep(backoff.next(again))
            except (OSError, WebSocketException) as failure:
                closed = None
                await asyncio.sleep(backoff.next(failure))

    async def _connect(self) -> None:
        await self._disconnect()
        socket = await self._opened.enter_async_context(
            connect(
                self._url,
                compression=None,
                max_size=None,
                proxy=None,
                open_timeout=self._answer_seconds,
                close_timeout=CLOSE_SECONDS,
            )
        )
        async with asyncio.timeout(self._answer_seconds):
            await socket.send(self.state.hello(), text=True)
            while not self.state.is_in:
                self.state.receive(await socket.recv())
        for frame in self.state.again():
            await socket.send(frame, text=True)
        self._socket = socket

    async def _disconnect(self) -> None:
        self._socket = None
        await self._opened.aclose()
