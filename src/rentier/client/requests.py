"""Requests to a server: what is asked for, and how the answers are read."""

from __future__ import annotations

import contextlib
import http.client
import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

from msgspec import MsgspecError, Struct, json

from rentier.server.messages import Fault

from .state import Refused

T = TypeVar("T")

TIMEOUT: Final = 30.0
PAUSES: Final = (0.1, 0.5, 2.0)
"""How many seconds to wait before a request without an answer is sent again, each time."""
LATER: Final = (502, 503, 504)
"""The statuses of what can be done later: the server says so, or a proxy while the server is started again."""
KEY: Final = "Idempotency-Key"
"""The header with our own name for a request, by which the server knows one that is sent again."""


class _Failed(Struct, frozen=True):
    error: Fault


def draw_nonce() -> str:
    """Draw this device's part of a game's seed."""
    return secrets.token_hex(16)


class Requests:
    """A sender of requests to one server, with one connection for each."""

    def __init__(self, url: str, language: str = "en") -> None:
        parts = urlsplit(url if "//" in url else f"http://{url}")
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"{url!r} is not the address of a server, such as http://127.0.0.1:8000.")
        self._secure: Final = parts.scheme == "https"
        self._place: Final = parts.netloc
        self._path: Final = parts.path.rstrip("/")
        self.language: Final = language

    @property
    def socket_url(self) -> str:
        """The URL of the sockets."""
        return f"{'wss' if self._secure else 'ws'}://{self._place}{self._path}/api/socket"

    def ask(self, method: str, path: str, body: object = None, wanted: type[T] | Any = object) -> T:
        """Send a request and return the answer; raise `Refused` for what the server refuses.

        Where no answer arrives, or only that the server cannot do it at the moment, the request is sent again, with the
        same key if it changes something: then it is done once, and every answer is the same.
        """
        headers = {"Accept-Language": self.language}
        if method == "POST":
            headers |= {"Content-Type": "application/json", KEY: secrets.token_urlsafe(24)}
        data = None if method == "GET" else json.encode(body)
        for pause in PAUSES:
            with contextlib.suppress(OSError, http.client.HTTPException):
                status, answer = self._send(method, path, data, headers)
                if status not in LATER:
                    break
            time.sleep(pause)
        else:
            status, answer = self._send(method, path, data, headers)
        if status >= 400:
            raise _refusal(status, answer)
        read: T = json.decode(answer or b"null", type=wanted)
        return read

    def _send(self, method: str, path: str, data: bytes | None, headers: Mapping[str, str]) -> tuple[int, bytes]:
        kind = http.client.HTTPSConnection if self._secure else http.client.HTTPConnection
        connection = kind(self._place, timeout=TIMEOUT)
        try:
            connection.request(method, self._path + path, data, headers)
            response = connection.getresponse()
            return response.status, response.read()
        finally:
            connection.close()


def plan_of(
    edition: str,
    seats: Sequence[str | Mapping[str, str]],
    name: str,
    options: Mapping[str, object] | None,
    settings: Mapping[str, object] | None,
    public: bool,
) -> dict[str, object]:
    """Return the plan of a table: a seat is `person` (the maker's), `open`, the name of a bot, or a full object."""
    return {
        "edition": edition,
        "seats": [_seat_of(seat, name) for seat in seats],
        "options": dict(options or {}),
        "settings": dict(settings or {}),
        "public": public,
    }


def _seat_of(seat: str | Mapping[str, str], name: str) -> Mapping[str, str]:
    if not isinstance(seat, str):
        return seat
    if seat == "person":
        return {"kind": "person", "name": name}
    return {"kind": "open"} if seat == "open" else {"kind": "bot", "level": seat}


def _refusal(status: int, answer: bytes) -> Refused:
    try:
        fault = json.decode(answer, type=_Failed).error
    except MsgspecError:
        return Refused("server-fault", f"The server answered {status}.")
    return Refused(fault.key, fault.sentence, fault.rule)
