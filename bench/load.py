"""People at tables of Deal who play as fast as they are asked to: a lean client of the table server, to measure it.

`rentier.client` is the one for programs; this one has only what the load needs, so that it stays out of the way.
"""

from __future__ import annotations

import asyncio
import base64
import itertools
import json
import os
import random
import time
from collections import deque
from collections.abc import Callable
from http.client import HTTPConnection
from typing import Any, Final, final

import msgspec

OPENING: Final = (
    "GET /api/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
ADDRESSES: Final = 50
"""How many addresses of this machine the load comes from, since one of them may not ask for much at once."""
SERVED: Final = {
    "PYTHONUNBUFFERED": "1",
    "RENTIER_LIMITS_REQUESTS_AT_ONCE": "100000",
    "RENTIER_LIMITS_SOCKETS_PER_ADDRESS": "10000",
    "RENTIER_LIMITS_ADDRESS_MESSAGES_PER_SECOND": "10000",
    "RENTIER_LIMITS_ADDRESS_MESSAGES_AT_ONCE": "100000",
    "RENTIER_LIMITS_TABLES_PER_DAY": "100000",
}
"""The environment of a server under load: so few addresses are thousands of people here."""
SEATS: Final = 2
TIMER_SECONDS: Final = 0.002
"""How long before an action is due the clock is watched without a pause: timers are late by up to a millisecond, which
would count as the server's."""

Address = tuple[str, int]


class Entry(msgspec.Struct):
    """An action of the menu."""

    text: str


class Seen(msgspec.Struct):
    """The part of a view that is read: the menu beside it."""

    menu: list[Entry] = []


class Heard(msgspec.Struct):
    """The part that is read of whatever a server sends."""

    kind: str = msgspec.field(name="is")
    number: int = 0
    awaiting: list[int] = []
    over: bool = False
    seen: list[Seen] = []
    id: str = ""
    ok: bool = False


_decoder: Final = msgspec.json.Decoder(Heard)


@final
class Line(asyncio.Protocol):
    """One socket of one person."""

    def __init__(self, address: Address, hear: Callable[[Heard], None]) -> None:
        self._address: Final = address
        self._hear: Final = hear
        self._buffer = b""
        self.opened: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self._transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(OPENING.format(host=self._address[0], port=self._address[1], key=key).encode())

    def data_received(self, data: bytes) -> None:
        """Take whole frames out of what has arrived."""
        self._buffer += data
        if not self.opened.done():
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode()))
                return
            self._buffer = rest
            self.opened.set_result(None)
        buffer, at = self._buffer, 0
        while len(buffer) >= at + 2:
            length, start = buffer[at + 1] & 127, at + 2
            if length > 125:
                start += 2 if length == 126 else 8
                length = int.from_bytes(buffer[at + 2 : start], "big")
            if len(buffer) < start or len(buffer) < start + length:
                break
            self._take(buffer[at] & 15, buffer[start : start + length])
            at = start + length
        self._buffer = buffer[at:]

    def _take(self, opcode: int, body: bytes) -> None:
        if opcode == TEXT:
            heard = _decoder.decode(body)
            if heard.kind == "ping":
                self.say({"do": "pong"})
            self._hear(heard)
        elif opcode == PING:
            self._send(PONG, body)

    def say(self, message: dict[str, object]) -> None:
        """Send a message."""
        self._send(TEXT, msgspec.json.encode(message))

    def close(self) -> None:
        self._send(CLOSE, b"")
        self._transport.close()

    def _send(self, opcode: int, body: bytes) -> None:
        # A client must mask what it sends; a mask of zeros leaves it as it is.
        size = len(body)
        length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes([128 | opcode]) + length + bytes(4) + body)


@final
class Person:
    """Somebody at a table, on a device of their own."""

    def __init__(self, party: Party, seat: int, secret: str) -> None:
        self._party: Final = party
        self._seat: Final = seat
        self._secret: Final = secret
        self._sent: Final[dict[str, float]] = {}
        self._acted_on = 0
        self._number = 0
        self._menu: list[Entry] = []
        self.line: Line

    async def come(self) -> None:
        """Take the seat."""
        loop, load = asyncio.get_running_loop(), self._party.load
        address = load.address_for(self._party.number, self._seat)
        _, line = await loop.create_connection(
            lambda: Line(address, self._hear), *address, local_addr=(load.next_source(), 0)
        )
        self.line = line
        await line.opened
        key = {"seat": self._seat, "secret": self._secret}
        line.say({"do": "hello", "table": self._party.table, "seats": [key]})

    def _hear(self, heard: Heard) -> None:
        if heard.kind == "answer":
            sent = self._sent.pop(heard.id, None)
            if sent is not None:
                self._party.load.note(time.perf_counter() - sent, heard.ok)
        elif heard.kind in ("sync", "news"):
            if heard.over:
                self._party.end()
            elif heard.awaiting[:1] == [self._seat] and heard.number > self._acted_on:
                self._acted_on = self._number = heard.number
                self._menu = heard.seen[0].menu
                self._party.load.is_asked(self)
        elif heard.kind == "closed":
            self._party.load.closed += 1

    def act(self, at: float) -> None:
        """Do anything that is allowed; `at` is when it should have been done."""
        load = self._party.load
        id = str(next(load.ids))
        self._sent[id] = at
        action = load.chance.choice(self._menu).text
        self.line.say({"do": "play", "id": id, "seat": self._seat, "seen": self._number, "action": action})


@final
class Party:
    """The same people at one table after the other."""

    def __init__(self, load: Load, number: int) -> None:
        self.load: Final = load
        self.number: Final = number
        self.table = ""
        self._people: list[Person] = []
        self._is_over = False
        self._task: asyncio.Task[None] | None = None

    async def meet(self) -> None:
        """Make a table and begin."""
        made = await asyncio.to_thread(make_table, self.load.address_for(self.number, 0), self.load.next_source())
        self.table = made["table"]
        for it in made["seats"]:
            person = Person(self, it["seat"], it["secret"])
            await person.come()
            self._people.append(person)
        self._is_over = False
        self._people[0].line.say({"do": "begin", "id": "begin"})

    def end(self) -> None:
        """Continue at a new table."""
        if not self._is_over:
            self._is_over = True
            self.load.games += 1
            self.leave()
            self._task = asyncio.get_running_loop().create_task(self.meet())

    async def go(self) -> None:
        """Leave for good; raise what went wrong, if anything."""
        self._is_over = True
        if self._task is not None:
            await self._task
        self.leave()

    def leave(self) -> None:
        """Leave the table."""
        for person in self._people:
            person.line.close()
        self._people = []


@final
class Load:
    """Everybody who plays: as fast as they can, so many actions a second, or not at all."""

    def __init__(self, *addresses: Address, is_waiting: bool = False, is_apart: bool = False) -> None:
        self._addresses: Final = addresses
        self._is_apart: Final = is_apart
        self.chance: Final = random.Random(7)
        self.ids: Final = itertools.count()
        self.seconds: list[float] = []
        self.refused = self.games = self.closed = 0
        self._is_waiting: Final = is_waiting
        self._asked: Final[deque[Person]] = deque()
        self._sources: Final = itertools.cycle([f"127.0.0.{number}" for number in range(1, 1 + ADDRESSES)])
        self._parties: Final[list[Party]] = []

    def address_for(self, party: int, seat: int) -> Address:
        """Return the server that somebody comes to: that of their table, or of their own."""
        return self._addresses[(party + (seat if self._is_apart else 0)) % len(self._addresses)]

    def next_source(self) -> str:
        """Return the address that the next connection comes from."""
        return next(self._sources)

    async def open(self, tables: int) -> None:
        """Open so many tables."""
        for _ in range(tables):
            party = Party(self, len(self._parties))
            self._parties.append(party)
            await party.meet()

    def is_asked(self, person: Person) -> None:
        """Let somebody act now, or queue them."""
        if self._is_waiting:
            self._asked.append(person)
        else:
            person.act(time.perf_counter())

    def note(self, seconds: float, ok: bool) -> None:
        """Count an answer."""
        self.seconds.append(seconds)
        self.refused += not ok

    def forget(self) -> None:
        """Start counting again."""
        self.seconds = []
        self.refused = self.games = self.closed = 0

    async def offer(self, rate: float, seconds: float) -> None:
        """Let people act at fixed times, however long the answers take; delays count from when an action was due."""
        begin = time.perf_counter()
        done = 0
        while (now := time.perf_counter() - begin) < seconds:
            while done / rate <= now and self._asked:
                self._asked.popleft().act(begin + done / rate)
                done += 1
            left = done / rate - (time.perf_counter() - begin)
            await asyncio.sleep(left - TIMER_SECONDS if left > TIMER_SECONDS else 0)

    async def close(self) -> None:
        """Send everybody home."""
        for party in self._parties:
            await party.go()


def make_table(address: Address, source: str) -> Any:
    """Make a table of Deal for people."""
    seats = [{"kind": "person", "name": f"P{seat}"} for seat in range(SEATS)]
    connection = HTTPConnection(*address, timeout=30, source_address=(source, 0))
    try:
        body = json.dumps({"edition": "deal", "seats": seats})
        connection.request("POST", "/api/tables", body, {"Content-Type": "application/json"})
        response = connection.getresponse()
        answer = json.loads(response.read())
        if response.status != 201:
            raise ConnectionError(f"No table: {response.status} {answer}")
        return answer
    finally:
        connection.close()
