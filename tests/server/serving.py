"""A real server on a free port of this machine, and raw ways to talk to it."""

from __future__ import annotations

import http.client
import json
import multiprocessing
import resource
import socket
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import pytest

pytest.importorskip("litestar")

import uvicorn
from websockets.sync.client import ClientConnection, connect

from rentier.client import NewTable, Server
from rentier.server.app import Setup, make_config
from rentier.server.limits import Limits
from rentier.server.pages import FOLDER

QUICK = {"pace": "off"}
"""Settings with which bots act at once."""


class Reply(NamedTuple):
    """The answer to a request."""

    status: int
    body: Any
    headers: Mapping[str, str]

    @property
    def key(self) -> str:
        return str(self.body["error"]["key"])


class Running:
    """A server that runs, and can be stopped and started again on the same port."""

    def __init__(self, where: Path, limits: Limits, origins: tuple[str, ...] = (), pages: Path = FOLDER) -> None:
        self.setup = Setup(str(where), limits=limits, origins=origins, pages=pages)
        self.port = 0
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        listening = socket.socket()
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", self.port))
        self.port = listening.getsockname()[1]
        self.server = uvicorn.Server(make_config(self.setup))
        self._thread = threading.Thread(target=self.server.run, args=([listening],))
        self._thread.start()
        while not self.server.started:
            assert self._thread.is_alive()
            time.sleep(0.01)

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join(30)
        assert not self._thread.is_alive()

    def client(self, language: str = "en") -> Server:
        return Server(self.url, language)

    def request(self, method: str, path: str, body: object = None, headers: Mapping[str, str] | None = None) -> Reply:
        """Send a request as it is; a body that is not text is written as JSON."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        try:
            given = {"Content-Type": "application/json"} if method == "POST" else {}
            data = body if isinstance(body, str | bytes) or body is None else json.dumps(body)
            connection.request(method, path, data, {**given, **(headers or {})})
            response = connection.getresponse()
            answer = response.read()
        finally:
            connection.close()
        kind = response.getheader("content-type", "")
        read = json.loads(answer) if answer and "json" in kind else answer.decode()
        return Reply(response.status, read, dict(response.getheaders()))

    def post(self, path: str, body: object, **headers: str) -> Reply:
        return self.request("POST", path, body, headers)

    def get(self, path: str, **headers: str) -> Reply:
        return self.request("GET", path, None, headers)

    def socket(self, **options: Any) -> AbstractContextManager[ClientConnection]:
        """Open a socket that has not sent anything yet."""
        url = f"ws://127.0.0.1:{self.port}/api/socket"
        return closing_at_once(connect(url, compression=None, max_size=None, proxy=None, **options))


class Apart(Running):
    """A server in a process of its own: how fast it answers does not depend on what the test does meanwhile."""

    def start(self) -> None:
        self.port = self.port or free_port()
        spawn = multiprocessing.get_context("spawn")
        self._process = spawn.Process(target=_serve, args=(self.setup, self.port))
        self._process.start()
        end = time.monotonic() + 60
        while True:
            assert self._process.is_alive()
            assert time.monotonic() < end
            try:
                if self.get("/health").status == 200:
                    return
            except OSError:
                time.sleep(0.05)

    def stop(self) -> None:
        self._process.terminate()
        self._process.join(30)
        self._process.kill()
        self._process.join()
        self._process.close()


def _serve(setup: Setup, port: int) -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    config = make_config(setup)
    config.port = port
    uvicorn.Server(config).run()


def free_port() -> int:
    """Find a port that nobody uses."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


@contextmanager
def closing_at_once(opening: Any) -> Iterator[ClientConnection]:
    """Open a socket; at the end it is gone, whatever the other side does."""
    with opening as socket:
        try:
            yield socket
        finally:
            socket.close_timeout = 0.5


@contextmanager
def running(
    where: Path,
    *,
    kind: type[Running] = Running,
    origins: tuple[str, ...] = (),
    pages: Path = FOLDER,
    **limits: Any,
) -> Iterator[Running]:
    """Run a server for as long as it is needed."""
    server = kind(where, Limits(**limits), origins, pages)
    try:
        yield server
    finally:
        server.stop()


def hear(socket: ClientConnection, kind: str = "", timeout: float = 10) -> dict[str, Any]:
    """Wait for the next message, or the next one of a kind."""
    end = time.monotonic() + timeout
    while True:
        message: dict[str, Any] = json.loads(socket.recv(max(0.0, end - time.monotonic())))
        if not kind or message["is"] == kind:
            return message


def say(socket: ClientConnection, **message: Any) -> None:
    """Send a message as it is."""
    socket.send(json.dumps(message))


def greeted(socket: ClientConnection, made: NewTable) -> dict[str, Any]:
    """Send a hello with all keys, and return the sync that comes back."""
    say(socket, do="hello", table=made.table, seats=[{"seat": key.seat, "secret": key.secret} for key in made.seats])
    return hear(socket, "sync")


class Listening(Protocol):
    """Anything that listens at a port of this machine."""

    @property
    def port(self) -> int: ...


def raw_socket(server: Listening, made: NewTable, *, seats: bool = True) -> socket.socket:
    """Send a hello by hand, so that nothing is read unless the test asks for it."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", server.port))
    raw.sendall(
        f"GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    while b"\r\n\r\n" not in raw.recv(1024):
        pass
    keys = [{"seat": key.seat, "secret": key.secret} for key in made.seats if seats]
    raw.sendall(masked(json.dumps({"do": "hello", "table": made.table, "seats": keys})))
    return raw


def masked(text: str) -> bytes:
    """Write a text frame as clients do, with a mask of zeros."""
    data = text.encode()
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return b"\x81" + length + b"\0\0\0\0" + data


def until(is_so: Any, seconds: float = 5) -> None:
    """Wait until a condition holds."""
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)
