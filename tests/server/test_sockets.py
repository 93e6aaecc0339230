"""What goes over a socket, word for word: who may join, what is answered, who is cut off without others noticing."""

from __future__ import annotations

import json
import re
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from rentier.client import NewTable

from .serving import QUICK, Running, hear, masked, raw_socket, running, say, until

DEEP = '{"do":"play","id":"a","seat":0,"seen":1,"action":' + "[" * 3000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data") / "tables.sqlite3", origins=("https://games.example",)) as it:
        yield it


def deal(server: Running, *seats: Any, **options: object) -> NewTable:
    """Make a table of Deal at which Anna has the first seat."""
    return server.client().make("deal", seats or ["person", "random"], name="Anna", options=options, settings=QUICK)


def greet(socket: ClientConnection, made: NewTable, *, seats: bool = True, language: str = "en") -> dict[str, Any]:
    """Send a hello, and return the sync that comes back."""
    keys = [{"seat": key.seat, "secret": key.secret} for key in made.seats] if seats else []
    say(socket, do="hello", table=made.table, seats=keys, host=made.host if seats else "", language=language)
    return hear(socket, "sync")


def begin(socket: ClientConnection) -> None:
    say(socket, do="begin", id="begin")
    assert hear(socket, "answer")["ok"]


def farewell(socket: ClientConnection) -> tuple[str, int]:
    """Receive the last message, and return its reason with the code of the close."""
    closed = hear(socket, "closed")
    assert closed["sentence"].endswith(".")
    with pytest.raises(ConnectionClosed) as caught:
        socket.recv(10)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.reason == closed["why"]
    return closed["why"], caught.value.rcvd.code


def is_well(server: Running, made: NewTable) -> bool:
    """Whether a table still answers."""
    with server.socket() as socket:
        greet(socket, made)
        say(socket, do="say", id="still-here", seat=0, text="Still here")
        return bool(hear(socket, "answer")["ok"])


# Coming in


def test_a_hello_is_answered_with_all_that_one_may_know(server: Running) -> None:
    made = deal(server)
    with server.socket() as socket:
        sync = greet(socket, made)
    assert (sync["table"], sync["edition"], sync["you"], sync["begun"]) == (made.table, "deal", [0], False)
    assert [seat["kind"] for seat in sync["seats"]] == ["person", "bot"]
    assert len(sync["commitment"]) == 64
    assert made.seats[0].secret not in json.dumps(sync)
    assert made.host not in json.dumps(sync)


@pytest.mark.parametrize("first", [{"do": "pong"}, {"do": "play", "id": "a", "seat": 0, "seen": 0, "action": "end"}])
def test_the_first_word_must_be_a_hello(server: Running, first: dict[str, Any]) -> None:
    with server.socket() as socket:
        say(socket, **first)
        assert farewell(socket) == ("socket-hello-first", 1008)


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"table": "aaaaaaaaaaaaaaaa"}, "table-unknown"),
        ({"table": "../../etc/passwd"}, "table-unknown"),
        ({"seats": [{"seat": 0, "secret": "guess"}]}, "table-not-your-seat"),
        ({"seats": [{"seat": 0, "secret": ""}]}, "table-not-your-seat"),
        ({"seats": [{"seat": 1, "secret": ""}]}, "table-not-your-seat"),
        ({"seats": [{"seat": 9, "secret": "guess"}]}, "table-not-your-seat"),
    ],
)
def test_who_may_not_come_in_hears_why(server: Running, changed: dict[str, Any], why: str) -> None:
    made = deal(server)
    with server.socket() as socket:
        say(socket, **{"do": "hello", "table": made.table, **changed})
        assert farewell(socket) == (why, 1008)
    assert is_well(server, made)


def test_who_says_nothing_is_sent_away(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", hello_seconds=0.2) as server, server.socket() as socket:
        assert farewell(socket) == ("socket-silent", 1008)


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1"])
def test_a_page_of_another_site_gets_no_socket(server: Running, origin: str) -> None:
    with pytest.raises(InvalidStatus) as caught, server.socket(origin=origin):
        pass
    assert caught.value.response.status_code == 403
    assert json.loads(caught.value.response.body or b"")["error"]["key"] == "server-origin"


def test_own_pages_and_named_ones_get_a_socket(server: Running) -> None:
    made = deal(server)
    for origin in (server.url, "https://games.example", None):
        with server.socket(origin=origin) as socket:
            assert greet(socket, made)["table"] == made.table


def test_one_address_gets_so_many_sockets(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", sockets_per_address=2) as server:
        with server.socket(), server.socket():
            with pytest.raises(InvalidStatus) as caught, server.socket():
                pass
            assert caught.value.response.status_code == 503
        made = deal(server)
        until(lambda: "rentier_connections 0" in server.get("/metrics").body)
        assert is_well(server, made)


def test_a_table_has_so_many_watchers_and_a_seat_so_many_devices(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", watchers=1, devices=1) as server:
        made = deal(server)
        with server.socket() as watcher, server.socket() as holder:
            greet(watcher, made, seats=False)
            greet(holder, made)
            for keys in ([], [{"seat": 0, "secret": made.seats[0].secret}]):
                with server.socket() as another:
                    say(another, do="hello", table=made.table, seats=keys)
                    assert farewell(another) == ("socket-crowded", 1008)


# Saying things


@pytest.mark.parametrize(
    ("frame", "id"),
    [
        ("", ""),
        ("hello", ""),
        ("{}", ""),
        ("[]", ""),
        ("null", ""),
        ('{"do":"fly","id":"a"}', "a"),
        ('{"do":["play"],"id":"a"}', "a"),
        ('{"id":"b","do":"play"}', "b"),
        ('{"do":"play","id":"c","seat":"0","seen":1,"action":"end"}', "c"),
        ('{"do":"play","id":"d","seat":-1,"seen":1,"action":"end"}', "d"),
        ('{"do":"play","id":"e","seat":0,"seen":-1,"action":"end"}', "e"),
        ('{"do":"play","id":"f","seat":0,"seen":1e400,"action":"end"}', "f"),
        ('{"do":"play","id":"g","seat":0,"seen":1,"action":7}', "g"),
        ('{"do":"play","id":"' + "h" * 41 + '","seat":0,"seen":1,"action":"end"}', ""),
        ('{"do":"play","id":7,"seat":0,"seen":1,"action":"end"}', ""),
        (DEEP, ""),
        (DEEP + "]" * 3000 + "}", ""),
        ('{"do":"say","id":"i","seat":0,"text":"\\ud800"}', ""),
        (b'{"do":"pong"}', ""),
    ],
)
def test_what_cannot_be_read_is_answered_and_changes_nothing(server: Running, frame: str | bytes, id: str) -> None:
    made = deal(server)
    with server.socket() as socket:
        sync = greet(socket, made)
        socket.send(frame)
        answer = hear(socket, "answer")
        assert answer["error"]["key"] == "socket-unread"
        assert answer["error"]["sentence"]
        assert (answer["id"], answer["ok"]) == (id, False)
        say(socket, do="say", id="z", seat=0, text="Going on")
        assert hear(socket, "answer")["number"] == sync["number"] + 1


def test_too_much_that_cannot_be_read_ends_the_connection(server: Running) -> None:
    made = deal(server)
    with server.socket() as socket:
        greet(socket, made)
        with suppress(ConnectionClosed):
            for _ in range(30):
                socket.send("?")
        assert farewell(socket) == ("socket-flood", 1008)
    assert is_well(server, made)


def test_a_second_hello_is_refused(server: Running) -> None:
    made = deal(server)
    with server.socket() as socket:
        greet(socket, made)
        say(socket, do="hello", table=made.table)
        assert hear(socket, "answer")["error"]["key"] == "socket-hello-again"


def test_the_same_id_gets_the_same_answer(server: Running) -> None:
    made = deal(server)
    with server.socket() as socket:
        greet(socket, made)
        answers = []
        for _ in range(3):
            say(socket, do="say", id="same", seat=0, text="Once")
            answers.append(hear(socket, "answer"))
        assert answers == [answers[0]] * 3
        sync = greet_again(server, made)
        assert [line["text"] for line in sync["chat"]] == ["Once"]


def greet_again(server: Running, made: NewTable) -> dict[str, Any]:
    with server.socket() as socket:
        return greet(socket, made)


def test_a_stale_choice_gets_an_error_and_a_sync(server: Running) -> None:
    made = deal(server, "person", {"kind": "person", "name": "Ben"})
    with server.socket() as socket:
        greet(socket, made)
        begin(socket)
        say(socket, do="play", id="a", seat=0, seen=1, action="end")
        assert hear(socket, "answer")["error"]["key"] == "table-stale"
        assert hear(socket, "sync")["begun"]


def choose_too_late(socket: ClientConnection, made: NewTable, count: int) -> int:
    """Send choices from before the game; return how many syncs came until all of them were refused."""
    greet(socket, made)
    begin(socket)
    for number in range(count):
        say(socket, do="play", id=f"late-{number}", seat=0, seen=1, action="end")
    heard = [hear(socket)]
    while heard[-1].get("id") != f"late-{count - 1}":
        heard.append(hear(socket))
    assert [it["error"]["key"] for it in heard if it.get("id", "").startswith("late")] == ["table-stale"] * count
    return sum(it["is"] == "sync" for it in heard)


def test_many_stale_choices_get_one_sync_at_a_time(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", sync_seconds=3600) as server, server.socket() as socket:
        assert choose_too_late(socket, deal(server), 50) == 1


def test_the_last_stale_choice_gets_its_sync_a_little_later(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", sync_seconds=0.3) as server, server.socket() as socket:
        choose_too_late(socket, deal(server), 5)
        assert hear(socket, "sync")["begun"]


def test_messages_of_one_address_wait_for_each_other_and_none_is_lost(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    with running(file, address_messages_per_second=30.0, address_messages_at_once=40) as server:
        made, other = deal(server), deal(server)
        with (
            server.socket() as one,
            server.socket() as two,
            server.socket(source_address=("127.0.0.2", 0)) as elsewhere,
        ):
            for socket, table in ((one, made), (two, made), (elsewhere, other)):
                greet(socket, table)
            for number in range(60):
                for socket in (one, two):
                    say(socket, do="stakes", id=f"{number}", seat=0, seen=1, action="end")
            say(elsewhere, do="stakes", id="alone", seat=0, seen=1, action="end")
            assert hear(elsewhere, "answer")["id"] == "alone"
            [refused] = re.findall(r'refused_total{why="table-not-begun"} (\d+)', server.get("/metrics").body)
            assert int(refused) < 120, "the other address had to wait for all of them"
            answers = [hear(socket, "answer", 30)["id"] for _ in range(60) for socket in (one, two)]
            assert answers == [f"{number}" for number in range(60) for _ in "12"]
            assert server.get("/metrics").body.count('why="socket-flood"') == 0


@pytest.mark.parametrize("seats", [True, False])
def test_nobody_acts_for_a_seat_that_is_not_theirs(server: Running, seats: bool) -> None:
    made = deal(server, "person", "open")
    server.client().sit(made.table, made.invite, "Ben")
    number = greet_again(server, made)["number"]
    with server.socket() as socket:
        greet(socket, made, seats=seats)
        for message in (
            {"do": "play", "seen": number, "action": "end"},
            {"do": "stakes", "seen": number, "action": "end"},
            {"do": "say", "text": "I am Ben"},
            {"do": "nonce", "nonce": "mine"},
            {"do": "resign", "seen": number},
            {"do": "undo", "seen": number},
            {"do": "agree", "asked": 0, "yes": True},
        ):
            say(socket, id="x", seat=1, **message)
            assert hear(socket, "answer")["error"]["key"] == "table-not-your-seat"
        if not seats:
            say(socket, do="begin", id="y")
            assert hear(socket, "answer")["error"]["key"] == "table-not-host"
    assert greet_again(server, made)["number"] == number


def test_errors_are_told_in_the_language_of_the_hello(server: Running) -> None:
    made = deal(server, "person", {"kind": "person", "name": "Ben"})
    sentences = {}
    for language in ("en", "fr", "fr-CA", "xx"):
        with server.socket() as socket:
            greet(socket, made, language=language)
            say(socket, do="agree", id="a", seat=0, asked=0, yes=True)
            sentences[language] = hear(socket, "answer")["error"]["sentence"]
    assert sentences["en"] == sentences["xx"] == "The game has not begun yet."
    assert sentences["fr"] == sentences["fr-CA"] == "La partie n’a pas encore commencé."


def test_an_idle_socket_is_pinged(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", ping_seconds=0.2) as server, server.socket() as socket:
        made = deal(server)
        greet(socket, made)
        for _ in range(3):
            hear(socket, "ping", 2)
            say(socket, do="pong")
        say(socket, do="say", id="a", seat=0, text="Awake")
        assert hear(socket, "answer")["ok"]


# Offenders


def test_a_frame_that_is_too_long_ends_the_connection(server: Running) -> None:
    made = deal(server)
    with server.socket() as socket:
        greet(socket, made)
        say(socket, do="say", id="a", seat=0, text="x" * 9000)
        with pytest.raises(ConnectionClosed) as caught:
            hear(socket, "answer")
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 1009
    assert is_well(server, made)


def test_a_frame_in_many_pieces_is_no_way_around(server: Running) -> None:
    made = deal(server)
    with server.socket() as socket:
        greet(socket, made)
        with pytest.raises(ConnectionClosed):
            send_and_hear(socket, ["x" * 4000] * 10)
    assert is_well(server, made)


def test_a_flood_ends_the_connection_and_nobody_else_notices(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", messages_at_once=20, messages_per_second=1, talk_at_once=50) as server:
        made, other = deal(server), deal(server)
        with server.socket() as socket:
            greet(socket, made)
            for number in range(50):
                say(socket, do="say", id=str(number), seat=0, text="Flood")
            assert farewell(socket) == ("socket-flood", 1008)
        assert 0 < len(greet_again(server, made)["chat"]) <= 20
        assert is_well(server, made)
        assert is_well(server, other)


def test_who_does_not_read_is_cut_off_and_nobody_else_notices(tmp_path: Path) -> None:
    with running(
        tmp_path / "tables.sqlite3",
        send_queue=50,
        messages_at_once=10_000,
        messages_per_second=10_000,
        address_messages_at_once=100_000,
        sync_seconds=1e-9,
        talk_at_once=1000,
    ) as server:
        made, other = deal(server, "person", {"kind": "person", "name": "Ben"}), deal(server)
        with server.socket() as writer, server.socket() as reader:
            greet(writer, made)
            greet(reader, made)
            begin(writer)
            for number in range(200):
                say(writer, do="say", id=str(number), seat=0, text="x" * 400)
                hear(writer, "answer")
        slow = raw_socket(server, made)
        with slow:
            # Each of these is answered with the whole chat, which nobody reads.
            stale = json.dumps({"do": "play", "id": "a", "seat": 0, "seen": 1, "action": "end"})
            slow.settimeout(10)
            for _ in range(300):
                slow.sendall(masked(stale))
            until(lambda: 'sockets_closed_total{why="socket-slow"} 1' in server.get("/metrics").body, 20)
            assert is_well(server, made)
            assert is_well(server, other)
            # Its connection is gone, not only forgotten.
            with pytest.raises((ConnectionError, TimeoutError)):
                keep_sending(slow, masked(stale))


def test_who_does_not_answer_a_ping_is_cut_off(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", ping_seconds=0.2) as server:
        made = deal(server)
        with raw_socket(server, made) as dead:
            dead.settimeout(5)
            while dead.recv(65536):
                pass
        until(lambda: "rentier_connections 0" in server.get("/metrics").body)


def test_half_a_handshake_is_cut_off(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", request_seconds=0.3) as server:
        for beginning in (b"", b"GET /api/socket HTTP/1.1\r\nHost: x\r\n", b"POST /api/tables HTTP/1.1\r\nContent-Le"):
            with socket.create_connection(("127.0.0.1", server.port)) as half:
                half.settimeout(5)
                half.sendall(beginning)
                assert half.recv(100) == b""
        assert is_well(server, deal(server))


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
WORDS = st.sampled_from(
    ["hello", "play", "say", "undo", "agree", "nonce", "begin", "resign", "hand", "resume", "pong", "fly"]
)
MESSAGES = st.fixed_dictionaries(
    {"do": WORDS, "id": st.text(min_size=1, max_size=3) | ANY_JSON, "seat": st.integers(-1, 3) | ANY_JSON},
    optional={
        "seen": st.integers(0, 20) | ANY_JSON,
        "action": st.sampled_from(["end", "bank 1m", {"do": "end"}, {}]) | ANY_JSON,
        "text": st.text(max_size=30) | ANY_JSON,
        "nonce": st.text(max_size=70) | ANY_JSON,
        "yes": st.booleans() | ANY_JSON,
        "asked": st.integers(0, 20) | ANY_JSON,
        "fill": st.sampled_from(["random", "steady", "x"]) | ANY_JSON,
        "table": ANY_JSON,
    },
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(MESSAGES, min_size=1, max_size=12))
def test_whatever_is_said_gets_an_answer(server: Running, messages: list[dict[str, Any]]) -> None:
    made = deal(server, "person", {"kind": "person", "name": "Ben"})
    with server.socket() as socket:
        greet(socket, made)
        for message in messages:
            socket.send(json.dumps(message))
            if message["do"] != "pong":
                answer = hear(socket, "answer")
                assert answer["ok"] or answer["error"]["sentence"]
                assert answer["ok"] or answer["error"]["key"] not in ("server-fault", "table-fault")
        say(socket, do="say", id="the-end", seat=0, text="Well")
        while hear(socket, "answer")["id"] != "the-end":
            pass


def send_and_hear(socket: ClientConnection, frame: Any) -> dict[str, Any]:
    """Send something as it is, and wait for an answer to it."""
    socket.send(frame)
    return hear(socket, "answer")


def keep_sending(raw: socket.socket, frame: bytes) -> None:
    """Send the same again and again, for a second."""
    for _ in range(100):
        raw.sendall(frame)
        time.sleep(0.01)
