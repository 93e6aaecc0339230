"""Messages as they arrive: in any pieces, several at once, in parts, and spoilt."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator

import pytest

from .serving import QUICK, Running, masked, raw_socket, running

TEXT, CLOSE, PONG = 1, 8, 10
PING = b"\x89\x80\0\0\0\0"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data") / "tables.sqlite3") as it:
        yield it


@pytest.fixture
def line(server: Running) -> Iterator[socket.socket]:
    """Return a socket whose hello is sent."""
    made = server.client().make("deal", ["person", "random"], name="Anna", settings=QUICK)
    with raw_socket(server, made) as raw:
        raw.settimeout(30)
        yield raw


def said(number: int, text: str = "Hello") -> bytes:
    return masked(json.dumps({"do": "say", "id": f"m{number}", "seat": 0, "text": text}))


def next_frame(raw: socket.socket) -> tuple[int, bytes]:
    """Receive one frame of the server, and return its kind and what it holds."""
    first, size = receive(raw, 2)
    if size >= 126:
        size = int.from_bytes(receive(raw, 2 if size == 126 else 8), "big")
    return first & 15, receive(raw, size)


def receive(raw: socket.socket, size: int) -> bytes:
    data = b""
    while len(data) < size:
        piece = raw.recv(size - len(data))
        assert piece, "the server has left"
        data += piece
    return data


def answered(raw: socket.socket, count: int) -> list[str]:
    """Return the ids of the next answers, all of which must say yes."""
    ids: list[str] = []
    while len(ids) < count:
        kind, data = next_frame(raw)
        message = json.loads(data) if kind == TEXT else {}
        if message.get("is") == "answer":
            assert message["ok"], message
            ids.append(message["id"])
    return ids


def code_of_close(raw: socket.socket) -> int:
    while True:
        kind, data = next_frame(raw)
        if kind == CLOSE:
            return int.from_bytes(data[:2], "big")


def test_a_message_may_arrive_byte_by_byte(line: socket.socket) -> None:
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    for byte in said(1) + said(2, "a longer line " * 12):
        line.sendall(bytes([byte]))
    assert answered(line, 2) == ["m1", "m2"]


def test_messages_that_arrive_at_once_are_answered_in_their_order(line: socket.socket) -> None:
    line.sendall(b"".join(said(number) for number in range(8)))
    assert answered(line, 8) == [f"m{number}" for number in range(8)]


def test_a_mask_is_taken_off(line: socket.socket) -> None:
    frame, key = said(1), b"\x12\x34\x56\x78"
    body = bytes(byte ^ key[i % 4] for i, byte in enumerate(frame[6:]))
    line.sendall(frame[:2] + key + body)
    assert answered(line, 1) == ["m1"]


def test_a_message_in_parts_may_have_a_ping_between_them(line: socket.socket) -> None:
    frame = said(1)
    one, other = frame[6:20], frame[20:]
    parts = [
        b"\x01" + bytes([0x80 | len(one)]) + bytes(4) + one,
        b"\x80" + bytes([0x80 | len(other)]) + bytes(4) + other,
    ]
    line.sendall(parts[0] + PING + parts[1])
    while next_frame(line)[0] != PONG:
        pass
    assert answered(line, 1) == ["m1"]


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        pytest.param(b"\x81\x82\0\0\0\0\xff\xff", 1007, id="no UTF-8"),
        pytest.param(b"\x81\x02{}", 1002, id="not masked"),
        pytest.param(b"\xc1\x82\0\0\0\0{}", 1002, id="a bit that means nothing"),
        pytest.param(b"\x01\x81\0\0\0\0{" + said(1), 1002, id="a message within another"),
        pytest.param(b"\x81\xff" + bytes([0x7F] * 8) + bytes(4), 1009, id="endless"),
    ],
)
def test_what_breaks_the_protocol_ends_the_connection(line: socket.socket, frame: bytes, code: int) -> None:
    line.sendall(frame)
    assert code_of_close(line) == code
