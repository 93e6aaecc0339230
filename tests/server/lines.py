"""A line between a client and a server that can be cut, lose what comes back, or send everything twice."""

from __future__ import annotations

import contextlib
import socket
import threading
from types import TracebackType
from typing import Self

from rentier.client import Server


class Line:
    """A line that passes on what client and server send, until it does not."""

    def __init__(self, port: int, *, says_twice: bool = False) -> None:
        self._to = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self._threads: list[threading.Thread] = []
        self._losing = False
        self._silent: set[socket.socket] = set()
        self._is_closed = False
        self._says_twice = says_twice
        self.heard = bytearray()
        """Everything that came back, as it went over the line."""
        self.connections = 0
        self.cuts = 0
        self.losses = 0
        self._run(self._accept)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._is_closed = True
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self._end_all()
        for thread in self._threads:
            thread.join(10)

    @property
    def url(self) -> str:
        """Return the address of this end of the line."""
        return f"http://127.0.0.1:{self._listening.getsockname()[1]}"

    def client(self) -> Server:
        """Return a client at this end of the line."""
        return Server(self.url)

    def cut(self) -> None:
        """Cut all connections."""
        self.cuts += 1
        self._end_all()

    def lose_what_comes_back(self) -> None:
        """Lose what the server sends next, and the connection with it."""
        self._losing = True

    def silence(self) -> None:
        """Pass nothing on over the connections there are, and leave them open; new ones work."""
        self._silent.update(self._ends)

    def _end_all(self) -> None:
        ends, self._ends = self._ends, []
        for end in ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def _run(self, work: object, *arguments: object) -> None:
        assert callable(work)
        thread = threading.Thread(target=work, args=arguments, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        while not self._is_closed:
            try:
                near, _ = self._listening.accept()
            except OSError:
                continue
            try:
                far = socket.create_connection(("127.0.0.1", self._to))
            except OSError:
                near.close()
                continue
            self.connections += 1
            for end in (near, far):
                end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._ends += [near, far]
            self._run(self._pass_on, near, far, False)
            self._run(self._pass_on, far, near, True)

    def _pass_on(self, source: socket.socket, target: socket.socket, comes_back: bool) -> None:
        twice = Twice() if self._says_twice and not comes_back else None
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if source in self._silent:
                    continue
                if comes_back and self._losing:
                    self._losing = False
                    self.losses += 1
                    break
                if comes_back:
                    self.heard += data
                target.sendall(data if twice is None else twice.take(data))
        for end in () if source in self._silent else (source, target):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        source.close()


class Twice:
    """A repeater: sends every text message of a client twice, and pairs that arrive together in the wrong order."""

    def __init__(self) -> None:
        self._rest = b""
        self._is_open = False

    def take(self, data: bytes) -> bytes:
        """Take what the client sent, and return what the server is to receive."""
        self._rest += data
        if not self._is_open:
            head, end, self._rest = self._rest.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return b""
            self._is_open = True
            return head + end
        frames: list[bytes] = []
        while (length := self._length_of_first()) <= len(self._rest):
            frame, self._rest = self._rest[:length], self._rest[length:]
            # Frames other than text concern the connection itself.
            frames.insert(0, frame * 2 if frame[0] == 0x81 else frame)
        return b"".join(frames)

    def _length_of_first(self) -> int:
        """Return how long the first frame is; a client's has two to four bytes, a mask of four and its data."""
        if len(self._rest) < 4:
            return 4
        length = self._rest[1] & 0x7F
        assert length != 127
        return 8 + int.from_bytes(self._rest[2:4], "big") if length == 126 else 6 + length
