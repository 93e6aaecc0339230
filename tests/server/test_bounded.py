"""Promise 5, bounded: whoever asks for too much is refused or cut off, and the other tables do not notice.

`test_sockets`, `test_http` and `test_limits` show what each offender gets. This one measures how long another table
takes to answer meanwhile, and how long in peace: the same run and machine, so only the ratio counts.
"""

from __future__ import annotations

import contextlib
import json
import random
import resource
import socket
import statistics
import threading
import time
from collections.abc import Callable, Iterator

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from rentier.client import NewTable, Refused, Table

from .serving import Apart, Running, greeted, hear, masked, raw_socket, running, say, until

IDLE = 2_000
WATCHERS = 180
"""How many sockets watch one table; it may have 200."""
SAMPLES = 40
ATTACKERS = 3
BETWEEN = 0.02
BOUND = 20
"""How many times longer the median answer may take: attackers, server and test may share two cores."""
SHORTEST = 0.01
"""Anything faster than this in peace counts as this long; nobody could notice less."""
DEEP = '{"do":"play","id":"a","seat":0,"seen":1,"action":' + "[" * 3000


PING = b"\x89\x80\0\0\0\0"
BEGINNING, PART = b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"
"""An empty ping, and empty parts of a message, as clients write them."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    file = tmp_path_factory.mktemp("data") / "tables.sqlite3"
    with running(
        file,
        kind=Apart,
        requests_at_once=100_000,
        request_seconds=2,
        send_queue=60,
        talk_at_once=100_000,
        tables_waiting=100_000,
        sockets_per_address=10_000,
        address_messages_at_once=1_000_000,
        sync_seconds=1e-9,
    ) as it:
        yield it


@pytest.fixture
def quiet(server: Running) -> Iterator[Table]:
    """Somebody else's table."""
    made = table_for_two(server)
    with server.client().join(made.table, made.seats, rate=1000) as table:
        yield table


def table_for_two(server: Running) -> NewTable:
    seats = [{"kind": "person", "name": name} for name in ("Anna", "Ben")]
    return server.client().make("deal", seats)


def answer_time(table: Table) -> float:
    """Return the median time in which a table stores something and answers."""
    times = []
    for _ in range(SAMPLES):
        at = time.perf_counter()
        table.say(0, "How long does it take?")
        times.append(time.perf_counter() - at)
        time.sleep(BETWEEN)
    return statistics.median(times)


def check_ratio(meanwhile: float, in_peace: float) -> None:
    """Compare how long an answer took with how long it takes when nothing happens."""
    assert meanwhile < BOUND * max(in_peace, SHORTEST), f"{meanwhile:.4f} s instead of {in_peace:.4f} s"


def count_of(server: Running, name: str) -> float:
    """Read one of the server's counts."""
    lines = [line for line in server.get("/metrics").body.splitlines() if line.startswith(f"rentier_{name} ")]
    return float(lines[0].rpartition(" ")[2]) if lines else 0.0


# What offenders do, once; each returns how often it was refused or cut off.


def flood(server: Running, made: NewTable, chance: random.Random) -> int:
    frame = masked(json.dumps({"do": "say", "id": f"{chance.random()}", "seat": 0, "text": "Flood"}))
    with raw_socket(server, made) as it:
        it.settimeout(20)
        with contextlib.suppress(ConnectionError):
            it.sendall(frame * 1000)
            while it.recv(1 << 16):
                pass
    return 1


def empty_frames(server: Running, made: NewTable, chance: random.Random) -> int:
    """Send pings, and parts of a message that never ends: nothing of it reaches a table."""
    before = count_of(server, 'sockets_closed_total{why="socket-flood"}')
    frames = chance.choice((PING * 20_000, BEGINNING + PART * 20_000))
    with raw_socket(server, made) as it:
        it.settimeout(20)
        with contextlib.suppress(ConnectionError, TimeoutError):
            it.sendall(frames)
            while it.recv(1 << 16):
                pass
    until(lambda: count_of(server, 'sockets_closed_total{why="socket-flood"}') > before, 10)
    return 1


def long_frames(server: Running, made: NewTable, chance: random.Random) -> int:
    with server.socket() as it:
        greeted(it, made)
        with contextlib.suppress(ConnectionClosed):
            it.send("x" * 9000)
            hear(it, "answer")
            return 0
        return 1


def unread_words(server: Running, made: NewTable, chance: random.Random) -> int:
    with server.socket() as it:
        greeted(it, made)
        refused = 0
        with contextlib.suppress(ConnectionClosed):
            for _ in range(40):
                it.send(chance.choice(("?", DEEP, '{"do":"fly","id":"a"}', '{"do":["play"]}')))
                refused += not hear(it, "answer")["ok"]
        return refused


def silly_names_and_chat(server: Running, made: NewTable, chance: random.Random) -> int:
    name = chance.choice(("\u202e" * 400, "Z" + "\u0351" * 399, "x" * 400, "\u0000" * 400))
    with contextlib.suppress(Refused):
        server.client().make("deal", ["person", "open"], name=name)
    with server.socket() as it:
        greeted(it, made)
        refused = 0
        for number in range(20):
            text = chance.choice(("\u200b" * 900, "Z\u0351\u0363\u035b" * 200, "\U0001f3b2" * 999, "\ud83c"))
            say(it, do="say", id=f"{number}-{chance.random()}", seat=0, text=text)
            refused += not hear(it, "answer")["ok"]
        return refused


def giant_options(server: Running, made: NewTable, chance: random.Random) -> int:
    options = {f"option{number}": "x" * 100 for number in range(chance.choice((400, 2000)))}
    try:
        server.client().make("deal", ["person", "open"], name="Anna", options=options)
    except Refused as refused:
        return int(refused.key in ("server-body-too-long", "option-unknown"))
    return 0


def slow_readers(server: Running, made: NewTable, chance: random.Random) -> int:
    before = count_of(server, 'sockets_closed_total{why="socket-slow"}')
    stale = masked(json.dumps({"do": "play", "id": "a", "seat": 0, "seen": 1, "action": "end"}))
    with raw_socket(server, made) as it, contextlib.suppress(OSError):
        it.settimeout(5)
        for _ in range(450):
            it.sendall(stale)
        until(lambda: count_of(server, 'sockets_closed_total{why="socket-slow"}') > before, 5)
    return int(count_of(server, 'sockets_closed_total{why="socket-slow"}') > before)


def half_open(server: Running, made: NewTable, chance: random.Random) -> int:
    beginnings = (b"", b"GET /api/socket HTTP/1.1\r\nHost: x\r\n", b"POST /api/tables HTTP/1.1\r\nContent-Le")
    with contextlib.ExitStack() as stack:
        halves = [stack.enter_context(socket.create_connection(("127.0.0.1", server.port))) for _ in range(20)]
        for half in halves:
            half.settimeout(10)
            half.sendall(chance.choice(beginnings))
        return sum(half.recv(100) == b"" for half in halves)


def come_and_go(server: Running, made: NewTable, chance: random.Random) -> int:
    turned_away = 0
    for _ in range(10):
        with server.socket() as it:
            say(it, do="hello", table=made.table, seats=[{"seat": 0, "secret": "guess"}])
            turned_away += hear(it)["is"] == "closed"
    return turned_away


Offence = Callable[[Running, NewTable, random.Random], int]
OFFENCES: list[Offence] = [
    flood,
    empty_frames,
    long_frames,
    unread_words,
    silly_names_and_chat,
    giant_options,
    slow_readers,
    half_open,
    come_and_go,
]


class Attack:
    """Several offenders who go on until told to stop."""

    def __init__(self, server: Running, offence: Offence) -> None:
        self.refused = 0
        self._stop = threading.Event()
        self._faults: list[BaseException] = []
        targets = [table_for_two(server) for _ in range(ATTACKERS)]
        for made in targets:
            with server.client().join(made.table, made.seats) as table:
                table.begin()
                for _ in range(30):
                    table.say(0, "x" * 450)
        work = [(server, offence, made, random.Random(seed)) for seed, made in enumerate(targets)]
        self._threads = [threading.Thread(target=self._attack, args=arguments) for arguments in work]

    def __enter__(self) -> Attack:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._stop.set()
        for thread in self._threads:
            thread.join(60)
        assert not self._faults, self._faults

    def _attack(self, server: Running, offence: Offence, made: NewTable, chance: random.Random) -> None:
        try:
            end = time.monotonic() + 30
            while not self._stop.is_set() or (not self.refused and time.monotonic() < end):
                with contextlib.suppress(ConnectionClosed, InvalidStatus, OSError):
                    self.refused += offence(server, made, chance)
        except BaseException as fault:
            self._faults.append(fault)


@pytest.mark.parametrize("offence", OFFENCES, ids=lambda offence: offence.__name__)
def test_other_tables_do_not_notice(server: Running, quiet: Table, offence: Offence) -> None:
    before = answer_time(quiet)
    with Attack(server, offence) as attack:
        meanwhile = answer_time(quiet)
    assert attack.refused
    in_peace = max(before, answer_time(quiet))
    check_ratio(meanwhile, in_peace)
    assert server.get("/health").body["ok"]


def test_other_tables_do_not_notice_thousands_of_idle_sockets(server: Running, quiet: Table) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    count = min(IDLE, hard - 500)
    assert count >= 500, "too few files may be open here"
    before = answer_time(quiet)
    with contextlib.ExitStack() as stack:
        stack.callback(resource.setrlimit, resource.RLIMIT_NOFILE, (soft, hard))
        tables = [table_for_two(server) for _ in range(-(-count // WATCHERS))]
        for number in range(count):
            stack.enter_context(raw_socket(server, tables[number // WATCHERS], seats=False))
        until(lambda: count_of(server, "connections") >= count, 30)
        meanwhile = answer_time(quiet)
    until(lambda: count_of(server, "connections") < 20, 30)
    in_peace = max(before, answer_time(quiet))
    check_ratio(meanwhile, in_peace)
