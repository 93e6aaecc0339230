"""Work for single requests: done in another process, with addresses in turns, and bounded."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import pytest

import rentier
from rentier.core.errors import BadInput
from rentier.server import errands, opening, positions
from rentier.server.commands import Refused
from rentier.server.errands import Errands
from rentier.server.opening import open_table

from .serving import running
from .tables import Desk, choices, made


def note(file: str, word: str) -> int:
    """Write a word into a file, after a while; return the process that did it."""
    time.sleep(0.05)
    with Path(file).open("a", encoding="utf-8") as notes:
        notes.write(f"{word}\n")
    return os.getpid()


def refuse() -> None:
    raise BadInput("packed-damaged")


def test_addresses_take_turns(tmp_path: Path) -> None:
    """Ten requests of one address delay another address by one request at most."""
    file = str(tmp_path / "notes")

    async def ask() -> set[int]:
        desk = Errands()
        try:
            many = [asyncio.create_task(desk.run("10.0.0.1", note, file, "many")) for _ in range(10)]
            await asyncio.sleep(0)
            one = asyncio.create_task(desk.run("10.0.0.2", note, file, "one"))
            return set(await asyncio.gather(*many, one))
        finally:
            desk.close()

    processes = asyncio.run(ask())
    assert len(processes) == 1
    assert os.getpid() not in processes
    assert Path(file).read_text("utf-8").split()[:3].count("one") == 1


def test_too_much_is_refused_and_what_is_refused_there_is_refused_here(tmp_path: Path) -> None:
    async def ask() -> list[str]:
        desk = Errands()
        most = errands.MAX_WAITING_OF_ADDRESS
        try:
            given = [desk.run("10.0.0.1", note, str(tmp_path / "notes"), "x") for _ in range(1 + most + 5)]
            found = await asyncio.gather(*given, return_exceptions=True)
            with pytest.raises(BadInput, match="damaged"):
                await desk.run("10.0.0.1", refuse)
            return [it.key for it in found if isinstance(it, Refused)]
        finally:
            desk.close()

    assert asyncio.run(ask()) == ["server-too-many-requests"] * 5


def test_a_long_game_is_opened_in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(made("deal", "oo")).begin()
    bot = choices(1)
    while not desk.table.is_over:
        seat = desk.table.awaiting[0]
        desk.play(seat, str(bot.choose(desk.game, seat)))
    monkeypatch.setattr(opening, "SLICE_SECONDS", 0.0)

    async def open_beside() -> int:
        others = 0
        opened = asyncio.create_task(open_table("t", desk.entries))
        while not opened.done():
            others += 1
            await asyncio.sleep(0)
        table = await opened
        assert table.game is not None
        assert table.game.position() == desk.game.position()
        return others

    assert asyncio.run(open_beside()) >= len(desk.entries) - 1


def test_positions_and_their_rolls_are_worked_out_in_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server process itself never reads a position from outside."""

    def read_here(*given: object) -> None:
        raise AssertionError("this was to be done in another process")

    text = rentier.new("banking", 2, 1).packed()
    with running(tmp_path / "tables.sqlite3") as server:
        for name in ("load", "set_up", "begin_position"):
            monkeypatch.setattr(positions, name, read_here)
        monkeypatch.setattr("rentier.server.exploring.find_rolls", read_here)
        assert server.post("/api/positions", {"text": text}).status == 200
        assert server.post("/api/positions", {"edition": "deal", "values": {}}).status == 200
        asked = {"text": text, "seat": 0, "name": "Anna", "dice": "1-2 3-4 5-6 1-1"}
        assert server.post("/api/positions/play", asked).status == 201
