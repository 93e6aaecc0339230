"""The blocking client: each call returns when it is done."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Final, Self, final

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from rentier.server.messages import Answer, Hinted, NewTable, SeatKey

from .requests import Requests, draw_nonce, plan_of
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


class Server(Requests):
    """A table server."""

    def make(
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
        return self.ask("POST", "/api/tables", plan_of(edition, seats, name, options, settings, public), NewTable)

    def sit(self, table: str, invite: str, name: str, *, colour: str = "", seat: int | None = None) -> SeatKey:
        """Take a seat and return its key; the nonce is drawn here."""
        body = {"invite": invite, "name": name, "colour": colour, "nonce": draw_nonce(), "seat": seat}
        return self.ask("POST", f"/api/tables/{table}/seats", body, SeatKey)

    def move(self, table: str, key: SeatKey) -> SeatKey:
        """Replace the key of a seat with a new one, for another device."""
        return self.ask("POST", f"/api/tables/{table}/move", key, SeatKey)

    def leave(self, table: str, key: SeatKey) -> None:
        """Give up a seat."""
        self.ask("POST", f"/api/tables/{table}/leave", key, None)

    def remove(self, table: str, host: str, seat: int) -> str:
        """Remove somebody from a seat, which only the host may do, and return the new invite; the old one is void."""
        invited: dict[str, str] = self.ask(
            "POST", f"/api/tables/{table}/remove", {"host": host, "seat": seat}, dict[str, str]
        )
        return invited["invite"]

    def rematch(self, table: str, keys: Sequence[SeatKey]) -> str:
        """Return the table where the same people play again; the keys open their seats there too."""
        again: dict[str, str] = self.ask("POST", f"/api/tables/{table}/rematch", {"seats": keys}, dict[str, str])
        return again["table"]

    def tables(self) -> list[dict[str, Any]]:
        """List the public tables."""
        return self.ask("GET", "/api/tables", None, list[dict[str, Any]])

    def record(self, table: str) -> dict[str, Any]:
        """Return the record of a game that is over."""
        return self.ask("GET", f"/api/tables/{table}/record", None, dict[str, Any])

    def join(
        self,
        table: str,
        keys: Sequence[SeatKey] = (),
        host: str = "",
        *,
        patience: float = PATIENCE,
        rate: float = MESSAGES_PER_SECOND,
        answer_seconds: float = ANSWER_SECONDS,
    ) -> Table:
        """Join a table with the keys of its seats; without any, as a spectator.

        A connection that breaks, or on which no answer arrives within `answer_seconds`, is made again for up to
        `patience` seconds. No more than `rate` messages are sent per second: the server closes the sockets of those who
        send too many.
        """
        return Table(self.socket_url, State(table, keys, host, self.language), patience, rate, answer_seconds)


@final
class Table(AtTable):
    """A table where you sit or watch."""

    def __init__(self, url: str, state: State, patience: float, rate: float, answer_seconds: float) -> None:
        super().__init__(state, rate)
        self._url: Final = url
        self._patience: Final = patience
        self._answer_seconds: Final = answer_seconds
        self._opened: Final = ExitStack()
        self._socket: ClientConnection | None = None
        self._connect()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Disconnect; the seat stays yours."""
        self._socket = None
        self._opened.close()

    def wait(self, timeout: float | None = None) -> int | None:
        """Wait until one of your seats is asked and return it; None when the game is over."""
        self._until(lambda: self.over or self.asked is not None, timeout)
        return None if self.over else self.asked

    def wait_for(self, happened: Callable[[State], object], timeout: float | None = None) -> None:
        """Wait until something is true of what is known here."""
        self._until(lambda: bool(happened(self.state)), timeout)

    def play(self, seat: int, action: str | Mapping[str, object]) -> bool:
        """Play an action and return whether it came in time. If not, the table has moved on: look again."""
        return self._is_played(self._ask(self._play(seat, action)))

    def begin(self, fill: str = "") -> None:
        """Add your part of the seed and begin; `fill` names the bots for the seats that are still open."""
        for seat in self.own:
            self.give_nonce(seat)
        self._is_done(self._ask(self._begin(fill)))

    def stakes(self, seat: int, action: str | Mapping[str, object]) -> list[dict[str, object]]:
        """Return what follows from an action that one of your seats may do now; empty if the table had moved on."""
        answer = self._ask(self._stakes(seat, action))
        return answer.stakes if self._is_done(answer) else []

    def hint(self, seat: int, *, first: bool = False, timeout: float = HINT_SECONDS) -> Hinted | None:
        """Ask what is best for one of your seats, and return the hint; None if the table has moved on meanwhile.

        The first hint takes less than a second, and the better one that follows it less than three.
        """
        message = self._hint(seat)
        moves = self.state.moves
        try:
            if self._is_done(self._ask(message)):
                self._until(lambda: self.state.moves != moves or self.state.is_hinted(message.id, first), timeout)
        finally:
            hint = self.state.take_hint(message.id)
        return hint

    def allow(self, seat: int, yes: bool = True) -> None:
        """Agree that everybody may ask for hints, where the host offers them, or no longer."""
        self._is_done(self._ask(self._allow(seat, yes)))

    def say(self, seat: int, text: str) -> None:
        """Say something to everybody."""
        self._is_done(self._ask(self._say(seat, text)))

    def undo(self, seat: int) -> None:
        """Ask the others to take back this seat's last action."""
        self._is_done(self._ask(self._undo(seat)))

    def agree(self, seat: int, yes: bool = True) -> None:
        """Answer somebody's wish to take back."""
        self._is_done(self._ask(self._agree(seat, yes)))

    def give_nonce(self, seat: int) -> None:
        """Draw this seat's part of the seed again, as long as the game has not begun."""
        self._is_done(self._ask(self._nonce(seat, draw_nonce())))

    def resign(self, seat: int) -> None:
        """Give up the game."""
        self._is_done(self._ask(self._resign(seat)))

    def hand(self, seat: int) -> None:
        """Let a bot play for somebody who is not here, until they take their seat back."""
        self._is_done(self._ask(self._hand(seat)))

    def resume(self, seat: int) -> None:
        """Take back your seat, which a bot was playing."""
        self._is_done(self._ask(self._resume(seat)))

    def _ask(self, message: AnyAsked) -> Answer:
        """Send a message and wait for its answer, over as many connections as it takes."""
        time.sleep(self._pace.next())
        frame = self.state.ask(message)
        end = time.monotonic() + self._patience
        try:
            self._send(frame)
            while True:
                try:
                    self._until(lambda: self.state.is_answered(message.id), self._answer_seconds)
                    return self.state.take_answer(message.id)
                except TimeoutError:
                    if time.monotonic() > end:
                        raise
                    self._connect()
        finally:
            self.state.forget(message.id)

    def _until(self, is_so: Callable[[], bool], timeout: float | None) -> None:
        """Receive what the server sends until something is so; reconnecting takes as long as it takes."""
        end = None if timeout is None else time.monotonic() + timeout
        while not is_so():
            left = None if end is None else end - time.monotonic()
            if left is not None and left <= 0:
                raise TimeoutError
            self._receive(left)

    def _receive(self, timeout: float | None) -> None:
        wait = self.state.longest_wait(timeout)
        try:
            socket = self._open_socket()
            reply = self.state.receive(socket.recv(wait))
            if reply is not None:
                socket.send(reply, text=True)
        except ConnectionClosed as closed:
            self._connect(closed)
        except TimeoutError:
            if wait == timeout:
                raise
            self._connect()
        if self.state.is_behind:
            self._connect()

    def _send(self, frame: bytes) -> None:
        try:
            self._open_socket().send(frame, text=True)
        except ConnectionClosed as closed:
            self._connect(closed)

    def _open_socket(self) -> ClientConnection:
        if self._socket is None:
            raise ValueError("This table was left; join it again.")
        return self._socket

    def _connect(self, closed: ConnectionClosed | None = None) -> None:
        """Connect, again and again if need be, and send again what was not answered."""
        backoff = Backoff(self._patience)
        while True:
            check_final(self.state, closed)
            try:
                self._connect_once()
                return
            except ConnectionClosed as again:
                closed = again
                time.sleep(backoff.next(again))
            except (OSError, WebSocketException) as failure:
                closed = None
                time.sleep(backoff.next(failure))

    def _connect_once(self) -> None:
        self.close()
        socket = self._opened.enter_context(
            connect(
                self._url,
                compression=None,
                max_size=None,
                proxy=None,
                open_timeout=self._answer_seconds,
                close_timeout=CLOSE_SECONDS,
            )
        )
        socket.send(self.state.hello(), text=True)
        while not self.state.is_in:
            self.state.receive(socket.recv(self._answer_seconds))
        for frame in self.state.again():
            socket.send(frame, text=True)
        self._socket = socket
