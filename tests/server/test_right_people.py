"""Promise 4, only the right people: without the secret, a request is refused and logged, and nothing changes."""

from __future__ import annotations

import contextlib
import functools
import json
import logging
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from rentier.client import NewTable
from rentier.server.house import LINES_AT_ONCE
from rentier.server.messages import SeatKey

from .serving import Running, hear, running, say

GUESS = "bGV0LW1lLWluLWxldC1tZS1pbi1sZXQt"
EVIL = {"Content-Type": "application/json", "Origin": "https://evil.example"}


class Room:
    """A table of Anna and Ben at which a game has begun, and one more at which a seat is open."""

    def __init__(self, server: Running, file: Path) -> None:
        client = server.client()
        self.server = server
        self.file = file
        self.made = client.make("deal", ["person", "open"], name="Anna")
        self.ben = client.sit(self.made.table, self.made.invite, "Ben")
        with client.join(self.made.table, [*self.made.seats, self.ben]) as table:
            table.begin()
            self.number = table.number
        self.waiting = client.make("deal", ["person", "open"], name="Anna", settings={"watched": False})

    @property
    def anna(self) -> SeatKey:
        return self.made.seats[0]

    def secrets(self) -> list[str]:
        """List what no log may hold."""
        tables = [self.made, self.waiting]
        return [
            GUESS,
            self.ben.secret,
            *[it for made in tables for it in (made.invite, made.host, made.seats[0].secret)],
        ]

    def stored(self) -> list[Any]:
        """Return everything that is stored."""
        with contextlib.closing(sqlite3.connect(self.file)) as connection:
            return [
                connection.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for name in ("tables", "entries")
            ]

    @contextlib.contextmanager
    def socket(self, made: NewTable, *keys: SeatKey) -> Iterator[ClientConnection]:
        """Connect to a table."""
        with self.server.socket() as socket:
            seats = [{"seat": key.seat, "secret": key.secret} for key in keys]
            say(socket, do="hello", table=made.table, seats=seats)
            yield socket

    def refused_hello(self, made: NewTable, *keys: SeatKey) -> str:
        """Return why a hello was refused; the socket must be closed."""
        with self.socket(made, *keys) as socket:
            closed = hear(socket)
            assert closed["is"] == "closed"
            with pytest.raises(ConnectionClosed):
                socket.recv(10)
            return str(closed["why"])

    def refused_message(self, *keys: SeatKey, **message: Any) -> str:
        """Return why a message was refused."""
        with self.socket(self.made, *keys) as socket:
            hear(socket, "sync")
            say(socket, id="mine", **message)
            return str(hear(socket, "answer")["error"]["key"])

    def refused_post(self, made: NewTable, path: str, body: dict[str, Any], **headers: str) -> str:
        """Return why a request was refused."""
        reply = self.server.request("POST", f"/api/tables/{made.table}/{path}", body, headers or None)
        assert 400 <= reply.status < 500
        return reply.key


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    file = tmp_path_factory.mktemp("data") / "tables.sqlite3"
    with running(file, requests_at_once=100_000) as server:
        yield Room(server, file)


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    """A separate room, for tests that change something."""
    file = tmp_path / "tables.sqlite3"
    with running(file) as server:
        yield Room(server, file)


def check_refused(
    room: Room, caplog: pytest.LogCaptureFixture, attempt: Callable[[], str], key: str, asked: str
) -> None:
    """Try something: it must be refused for this reason, logged without the secret, and change nothing."""
    before = room.stored()
    caplog.clear()
    assert attempt() == key
    assert room.stored() == before
    assert any(line.startswith(f"refused to 127.0.0.1: {asked}: {key}") for line in lines_of(caplog)), caplog.text
    for secret in room.secrets():
        assert secret not in caplog.text


def lines_of(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


def body_of(key: SeatKey) -> dict[str, Any]:
    return {"seat": key.seat, "secret": key.secret}


HELLOS: dict[str, Callable[[Room], tuple[NewTable, list[SeatKey]]]] = {
    "a wrong secret": lambda it: (it.made, [SeatKey(0, GUESS)]),
    "no secret": lambda it: (it.made, [SeatKey(0, "")]),
    "one's own secret for another seat": lambda it: (it.made, [SeatKey(0, it.ben.secret)]),
    "another seat beside one's own": lambda it: (it.made, [it.ben, SeatKey(0, GUESS)]),
    "the host's secret for a seat": lambda it: (it.made, [SeatKey(0, it.made.host)]),
    "one's own secret at another table": lambda it: (it.waiting, [it.anna]),
    "an open seat": lambda it: (it.waiting, [SeatKey(1, "")]),
    "nobody, where nobody may watch": lambda it: (it.waiting, []),
}


@pytest.mark.parametrize("who", HELLOS)
def test_nobody_comes_in_with(shared: Room, caplog: pytest.LogCaptureFixture, who: str) -> None:
    made, keys = HELLOS[who](shared)
    key = "table-not-your-seat" if keys else "table-not-watched"
    check_refused(shared, caplog, lambda: shared.refused_hello(made, *keys), key, "socket")


MESSAGES: list[dict[str, Any]] = [
    {"do": "play", "seen": True, "action": "end"},
    {"do": "say", "text": "I am Anna"},
    {"do": "undo", "seen": True},
    {"do": "agree", "asked": 0, "yes": True},
    {"do": "nonce", "nonce": "mine"},
    {"do": "resign", "seen": True},
]


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: message["do"])
@pytest.mark.parametrize("who", ["another player", "a spectator"])
def test_nobody_speaks_for_another_seat(
    shared: Room, caplog: pytest.LogCaptureFixture, who: str, message: dict[str, Any]
) -> None:
    keys = [] if who == "a spectator" else [shared.ben]
    said = {**message, "seat": 0, "seen": shared.number} if "seen" in message else {**message, "seat": 0}
    check_refused(shared, caplog, lambda: shared.refused_message(*keys, **said), "table-not-your-seat", message["do"])


def test_a_spectator_begins_nothing(shared: Room, caplog: pytest.LogCaptureFixture) -> None:
    check_refused(shared, caplog, lambda: shared.refused_message(do="begin", fill="random"), "table-not-host", "begin")


POSTS: dict[str, Callable[[Room], tuple[NewTable, str, dict[str, Any], str]]] = {
    "a guessed invite": lambda it: (it.waiting, "seats", {"invite": GUESS, "name": "Eve"}, "table-wrong-invite"),
    "no invite": lambda it: (it.waiting, "seats", {"invite": "", "name": "Eve"}, "table-wrong-invite"),
    "another table's invite": lambda it: (
        it.waiting,
        "seats",
        {"invite": it.made.invite, "name": "Eve"},
        "table-wrong-invite",
    ),
    "a seat moved with a guess": lambda it: (it.made, "move", {"seat": 1, "secret": GUESS}, "table-not-your-seat"),
    "a seat left with a guess": lambda it: (it.made, "leave", {"seat": 1, "secret": GUESS}, "table-not-your-seat"),
    "a host removed by a guest": lambda it: (it.made, "remove", {"host": it.ben.secret, "seat": 0}, "table-not-host"),
    "a rematch for a stranger": lambda it: (
        it.made,
        "rematch",
        {"seats": [{"seat": 0, "secret": GUESS}]},
        "table-not-host",
    ),
}


@pytest.mark.parametrize("what", POSTS)
def test_nobody_gets(shared: Room, caplog: pytest.LogCaptureFixture, what: str) -> None:
    made, path, body, key = POSTS[what](shared)
    asked = f"POST /api/tables/{{table}}/{path}"
    check_refused(shared, caplog, lambda: shared.refused_post(made, path, body), key, asked)


@pytest.mark.parametrize("path", ["move", "leave"])
def test_a_page_of_another_site_changes_nothing(shared: Room, caplog: pytest.LogCaptureFixture, path: str) -> None:
    """Even with the right secret: a page of another site did not get it honestly."""
    asked = f"POST /api/tables/{{table}}/{path}"
    body = body_of(shared.anna)
    check_refused(shared, caplog, lambda: shared.refused_post(shared.made, path, body, **EVIL), "server-origin", asked)


def test_a_page_of_another_site_gets_no_socket(shared: Room, caplog: pytest.LogCaptureFixture) -> None:
    def attempt() -> str:
        with pytest.raises(InvalidStatus) as caught, shared.server.socket(origin="https://evil.example"):
            pass
        assert caught.value.response.status_code == 403
        return str(json.loads(caught.value.response.body or b"")["error"]["key"])

    check_refused(shared, caplog, attempt, "server-origin", "socket")


def test_somebody_who_was_removed_is_out(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    client = room.server.client()
    guest = client.sit(room.waiting.table, room.waiting.invite, "Eve")
    with room.socket(room.waiting, guest) as socket:
        hear(socket, "sync")
        client.remove(room.waiting.table, room.waiting.host, guest.seat)
        assert hear(socket, "closed")["why"] == "table-removed"
        with pytest.raises(ConnectionClosed):
            socket.recv(10)
    table = room.waiting
    check_refused(room, caplog, lambda: room.refused_hello(table, guest), "table-removed", "socket")
    requests: list[tuple[str, dict[str, Any], str]] = [
        ("seats", {"invite": table.invite, "name": "Eve"}, "table-wrong-invite"),
        ("move", body_of(guest), "table-not-your-seat"),
        ("leave", body_of(guest), "table-not-your-seat"),
    ]
    for path, body, key in requests:
        attempt = functools.partial(room.refused_post, table, path, body)
        check_refused(room, caplog, attempt, key, f"POST /api/tables/{{table}}/{path}")
    assert room.server.post("/api/mine", [{"table": table.table, **body_of(guest)}]).body == []


def test_a_seat_that_was_moved_does_not_listen_to_its_old_secret(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    old = room.ben
    room.server.client().move(room.made.table, old)
    check_refused(room, caplog, lambda: room.refused_hello(room.made, old), "table-seat-moved", "socket")
    attempt = functools.partial(room.refused_post, room.made, "move", body_of(old))
    check_refused(room, caplog, attempt, "table-not-your-seat", "POST /api/tables/{table}/move")


def test_who_guesses_many_invites_is_soon_not_heard_any_more(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "tables.sqlite3"
    with running(file, requests_at_once=150, requests_per_second=0.001) as server:
        room = Room(server, file)
        before = room.stored()
        caplog.clear()
        guesses = [
            room.refused_post(room.waiting, "seats", {"invite": f"guess{number:011}", "name": "Eve"})
            for number in range(200)
        ]
        assert room.stored() == before
    heard = guesses.count("table-wrong-invite")
    assert 100 < heard < 150
    assert guesses == ["table-wrong-invite"] * heard + ["server-too-many-requests"] * (200 - heard)
    lines = [line for line in lines_of(caplog) if line.startswith("refused to")]
    # The log does not fill the disk: a number of lines at once, then about one a second.
    assert LINES_AT_ONCE <= len(lines) < 150
    assert "guess0" not in caplog.text


def test_lines_that_were_left_out_are_counted(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    pages: Any = room.server.server.config.app
    house = pages.server.state.house
    for _ in range(LINES_AT_ONCE + 7):
        house.write_down("table-wrong-invite", "10.0.0.1\nfaked line", "POST")
    house._lines._left = 1
    caplog.clear()
    house.write_down("table-wrong-invite", "10.0.0.1\nfaked line", "POST")
    [line] = lines_of(caplog)
    assert "\n" not in line
    assert int(line.partition("; ")[2].split()[0]) >= 7
