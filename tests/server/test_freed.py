"""Reference counting alone frees closed tables and sockets, without a search for garbage."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("litestar")

from rentier.client import NewTable, Refused, Table
from rentier.core.game import Game
from rentier.server import advice, upkeep
from rentier.server import table as tables
from rentier.server.advice import Effort
from rentier.server.outgoing import Outgoing
from rentier.server.owner import Owner
from rentier.server.relaying import FarSocket
from rentier.server.seconds import Mind, SecondHand
from rentier.server.sockets import Visit
from rentier.server.sqlite import SqliteStorage
from rentier.server.transport import Hear, Socket

from .serving import Running, greeted, hear, running, say, until
from .tables import EDITIONS

OF_A_TABLE = (Owner, tables.Table, SecondHand, Mind)
OF_A_SOCKET = (Visit, Outgoing, Socket)
QUICK_HINTS = {"pace": "off", "hints": "alone"}


@pytest.fixture(autouse=True)
def uncollected() -> Iterator[None]:
    """Let nothing but counted references free anything."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


@pytest.fixture(autouse=True)
def faultless(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail on errors that appear only in the log."""
    yield
    assert [it.getMessage() for it in caplog.get_records("call") if it.levelname == "ERROR"] == []


@pytest.fixture
def sweeping(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sweep idle tables often."""
    monkeypatch.setattr(upkeep, "ROOM_SECONDS", 0.1)


class Remains:
    """What was in memory at one moment, and how much of it still is."""

    def __init__(self, *kinds: type) -> None:
        # Not isinstance, which asks proxies for the class of an object that may be gone.
        found = [it for it in gc.get_objects() if issubclass(type(it), kinds)]
        assert {kind for kind in kinds if any(issubclass(type(it), kind) for it in found)} >= set(kinds) - {Mind}
        self._refs = [weakref.ref(it) for it in found]

    def __call__(self) -> list[str]:
        """Name what is still there."""
        return [type(it).__name__ for ref in self._refs if (it := ref()) is not None]


def games() -> int:
    return sum(issubclass(type(it), Game) for it in gc.get_objects())


def person_with_bot(server: Running, edition: str, bot: str = "steady", **settings: object) -> NewTable:
    return server.client().make(edition, ["person", bot], name="Anna", settings={**QUICK_HINTS, **settings})


def play_a_little(table: Table, actions: int = 4) -> None:
    for _ in range(actions):
        seat = table.wait(30)
        if seat is None:
            return
        table.play(seat, table.menu(seat)[0])


def do_everything(server: Running, made: NewTable) -> Remains:
    """Play, talk, take back, watch, ask for a hint, and be refused; return what that has put into memory."""
    with server.client().join(made.table, made.seats, made.host) as table:
        table.begin()
        play_a_little(table)
        table.say(0, "Hello!")
    with server.socket() as seated, server.socket() as watching:
        number = greeted(seated, made)["number"]
        say(watching, do="hello", table=made.table)
        hear(watching, "sync")
        say(seated, do="undo", id="u", seat=0)
        hear(seated, "answer")
        say(seated, do="hint", id="h", seat=0, seen=number)
        say(seated, do="play", id="late", seat=0, seen=1, action="end")
        say(seated, do="play", id="bad", seat=0, seen=number, action="nonsense")
        seated.send("?")
        for _ in range(3):
            hear(seated, "answer")
        with pytest.raises(Refused):
            server.client().sit(made.table, "wrong invite", "Zoe")
        return Remains(*OF_A_TABLE, *OF_A_SOCKET)


@pytest.mark.usefixtures("sweeping")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_table_that_everybody_left_is_freed_with_its_sockets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edition: str
) -> None:
    monkeypatch.setattr(advice, "EFFORTS", (Effort(24, 60.0),))
    before = games()
    with running(tmp_path / "tables.sqlite3", idle_seconds=0.1) as server:
        remains = do_everything(server, person_with_bot(server, edition, watched=True))
        until(lambda: not remains(), 30)
        until(lambda: games() == before, 30)


@pytest.mark.usefixtures("sweeping")
@pytest.mark.parametrize("puzzle", [False, True])
def test_a_lesson_or_puzzle_that_is_left_is_freed(tmp_path: Path, puzzle: bool) -> None:
    from rentier.puzzles import puzzles_of

    with running(tmp_path / "tables.sqlite3", idle_seconds=0.1) as server:
        wanted: dict[str, Any] = {"edition": "deal", "name": "Anna"}
        if puzzle:
            wanted["puzzle"] = puzzles_of("deal")[0].id
        made = server.post("/api/lessons", wanted).body
        with server.socket() as socket:
            say(socket, do="hello", table=made["table"], seats=made["seats"])
            seat = made["seats"][0]["seat"]
            number = hear(socket, "sync")["number"]
            say(socket, do="play", id="wrong", seat=seat, seen=number, action="end")
            hear(socket, "answer")
            remains = Remains(*OF_A_TABLE, *OF_A_SOCKET)
        until(lambda: not remains(), 30)


@pytest.mark.usefixtures("sweeping")
def test_a_table_that_is_closed_while_a_bot_thinks_is_freed(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3", idle_seconds=0.1) as server:
        made = person_with_bot(server, "banking", "sharp", pace="calm")
        with server.client().join(made.table, made.seats, made.host) as table:
            table.begin()
            while table.state.awaiting[:1] == [0]:
                table.play(0, table.menu(0)[0])
            remains = Remains(*OF_A_TABLE, *OF_A_SOCKET)
        until(lambda: not remains(), 30)


@pytest.mark.usefixtures("sweeping")
def test_a_table_that_is_deleted_is_freed_with_the_sockets_there(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"

    async def delete(table: str) -> None:
        storage = await SqliteStorage.open(str(file))
        await storage.delete(table)
        await storage.close()

    with running(file) as server:
        made = person_with_bot(server, "deal")
        with server.socket() as socket:
            greeted(socket, made)
            remains = Remains(*OF_A_TABLE, *OF_A_SOCKET)
            asyncio.run(delete(made.table))
            assert hear(socket, "closed", 30)["why"] == "table-deleted"
        until(lambda: not remains(), 30)


def test_a_server_that_stops_frees_its_tables_and_sockets(tmp_path: Path) -> None:
    before = games()
    with running(tmp_path / "tables.sqlite3") as server:
        made = person_with_bot(server, "deal")
        with server.client().join(made.table, made.seats, made.host) as table:
            table.begin()
            play_a_little(table)
        with server.socket() as socket:
            greeted(socket, made)
            remains = Remains(*OF_A_TABLE, *OF_A_SOCKET)
            server.stop()
        assert not remains()
        assert games() == before
        server.start()


@pytest.mark.parametrize("is_refused", [False, True])
def test_a_socket_that_leaves_is_freed_while_its_table_stays(tmp_path: Path, is_refused: bool) -> None:
    with running(tmp_path / "tables.sqlite3") as server:
        made = person_with_bot(server, "deal")
        with server.socket() as staying:
            greeted(staying, made)
            with server.socket() as leaving:
                number = greeted(leaving, made)["number"]
                action = {"do": "play", "seat": 0, "seen": number, "action": "end"} if is_refused else {"do": "begin"}
                say(leaving, id="a", **action)
                hear(leaving, "answer")
                remains = Remains(*OF_A_SOCKET)
            until(lambda: len(remains()) == len(OF_A_SOCKET), 30)


def test_the_far_end_of_a_socket_holds_nothing_but_its_way_back() -> None:
    def listener_of(socket: FarSocket) -> Hear:
        return lambda text: socket.is_shut

    async def test() -> bool:
        network: Any = object()
        socket = FarSocket(network, 1, 1, "10.0.0.1")
        socket.listen(listener_of(socket))
        socket.release()
        gone = weakref.ref(socket)
        del socket
        return gone() is None

    assert asyncio.run(test())
