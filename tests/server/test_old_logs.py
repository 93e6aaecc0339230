"""Promise 6, old games live: tables made by an earlier version are played on, or name the rules they need.

The logs in `logs/` are never rewritten: a new rules version or a new kind of entry adds files. To add those of an
edition: RENTIER_WRITE_LOGS=1 pytest tests/server/test_old_logs.py, which leaves existing files as they are.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import random
from pathlib import Path

import pytest
from msgspec import json, structs

import rentier
from rentier.client import Refused
from rentier.server import log, thinking
from rentier.server.commands import (
    ChangeTable,
    LeaveSeat,
    NewInvite,
    OfferSeat,
    PlayFor,
    SetAway,
    SetBack,
    SitDown,
)
from rentier.server.deciding import decide
from rentier.server.keys import hashed
from rentier.server.log import LogEntry, SeatMade
from rentier.server.messages import Agree, Hand, Resign, Resume, Say, SeatKey, Settings, Undo
from rentier.server.sqlite import SqliteStorage
from rentier.server.table import Table

from .serving import running
from .tables import EDITIONS, HOSTING, Desk, choices, made, secret_of

FOLDER = Path(__file__).parent / "logs"
FILES = sorted(FOLDER.glob("*.jsonl"))
PEOPLE = FOLDER / f"deal-{rentier.find_edition('deal').rules_version}-people.jsonl"
LENGTH = 60
KEYS = [SeatKey(seat, secret_of(seat)) for seat in (0, 1)]
"""The third seat is a bot's."""


def digest(table: Table) -> str:
    """Return a digest of a game."""
    position = None if table.game is None else table.game.position()
    return hashlib.sha256(json.encode(position, order="deterministic")).hexdigest()


def name_of(edition: str) -> str:
    return f"{edition}-{rentier.find_edition(edition).rules_version}.jsonl"


def write(edition: str) -> None:
    """Play for a while, with all sorts of entries, and write the log with the result."""
    desk = Desk(made(edition, "oob", settings=Settings(clock="reserve", seconds=600))).begin()
    play(desk)
    keep(desk, FOLDER / name_of(edition))


def write_people() -> None:
    """Write the log of a table where people come and go, and the host changes everything that can be changed."""
    desk = Desk(made("deal", "ooo")).seat_all()
    seats = [SeatMade("person"), SeatMade("person"), SeatMade("person"), SeatMade("bot", "Ida", "", "random")]
    desk.do(ChangeTable({"turn_limit": 50}, Settings(pace="quick"), seats), HOSTING)
    desk.do(NewInvite(hashed("other")), HOSTING)
    desk.begin()
    desk.do(SetAway(1))
    desk.do(Hand("h", 1), HOSTING, {1: 10.0})
    desk.do(SetBack(1))
    desk.do(Resume("t", 1))
    desk.do(Resign("r", 2, desk.table.number))
    desk.do(OfferSeat(2, True), HOSTING)
    desk.do(SitDown(hashed("other"), "Mia", "p3", hashed("mia"), "too-late"), {})
    desk.do(Say("s", 2, "hello"), {2: hashed("mia")})
    desk.do(LeaveSeat(2), {2: hashed("mia")})
    desk.do(ChangeTable(settings=Settings(away="bot")), HOSTING)
    play(desk)
    keep(desk, PEOPLE)


def play(desk: Desk) -> None:
    """Play until the log is long enough."""
    bot = choices(21)
    while len(desk.entries) < LENGTH and not desk.table.is_over:
        seat = desk.table.awaiting[0]
        action = str(bot.choose(desk.game, seat))
        if desk.table.person_at(seat):
            desk.play(seat, action)
        else:
            desk.do(PlayFor(seat, desk.table.changed, action, "bot"))
        own = [past.seat for past in desk.table.back if past.seat < 2]
        if own and len(desk.entries) % 11 == 0 and not desk.table.is_over:
            desk.do(Undo(desk.new_id(), own[-1], desk.table.number))
            assert desk.table.wish is not None
            desk.do(Agree(desk.new_id(), 1 - own[-1], desk.table.wish.number, True))
        if len(desk.entries) % 13 == 0:
            desk.do(Say(desk.new_id(), 0, "hello"))


def keep(desk: Desk, file: Path) -> None:
    lines = [json.encode([entry.number, entry.at, log.write_body(entry)]) for entry in desk.entries]
    FOLDER.mkdir(exist_ok=True)
    file.write_bytes(b"\n".join([*lines, json.encode(digest(desk.table)), b""]))


def read(file: Path) -> tuple[list[LogEntry], str]:
    *lines, last = [json.decode(line) for line in file.read_bytes().splitlines()]
    return [log.read_entry(number, at, body) for number, at, body in lines], last


@pytest.mark.parametrize("edition", EDITIONS)
def test_there_is_a_log_of_todays_rules(edition: str) -> None:
    file = FOLDER / name_of(edition)
    if os.environ.get("RENTIER_WRITE_LOGS") and not file.exists():
        write(edition)
    assert file.exists(), "write it with RENTIER_WRITE_LOGS=1"


def test_there_is_a_log_with_people_who_come_and_go() -> None:
    if os.environ.get("RENTIER_WRITE_LOGS") and not PEOPLE.exists():
        write_people()
    entries, _ = read(PEOPLE)
    assert {entry.kind for entry in entries} >= {"changed", "invited", "away", "absent", "back", "present", "offered"}
    table = Table.from_log("t", entries)
    told = "away handed back taken resigned offered sat left"
    assert " ".join(note.what for note in table.notes) == told
    assert [line.name for line in table.chat][:1] == ["Mia"]
    assert table.nonces == ["nonce-0", "nonce-1", "nonce-2"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_an_old_table_goes_on_or_names_its_rules(file: Path) -> None:
    entries, came_out = read(file)
    table = Table.from_log("t", entries)
    if table.made.rules_version != table.edition.rules_version:
        assert table.stopped is not None
        assert str(table.made.rules_version) in str(table.stopped)
        return
    assert table.stopped is None
    assert digest(table) == came_out
    bot = choices(1)
    for _ in range(20):
        if table.is_over or table.game is None:
            break
        seat = table.awaiting[0]
        command = PlayFor(seat, table.changed, str(bot.choose(table.game, seat)), "bot")
        entries_made, tried = decide(table, command, {}, 0.0)
        for entry in entries_made:
            table.absorb(entry, tried)
    assert table.stopped is None
    assert table.number > len(entries)


async def store(where: Path, entries: list[LogEntry]) -> None:
    storage = await SqliteStorage.open(where)
    await storage.append("an-old-table", 0, entries)
    await storage.close()


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_people_come_back_to_an_old_table(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    entries, _ = read(file)
    first = entries[0].what
    assert isinstance(first, log.Made)
    ours = rentier.find_edition(first.edition).rules_version
    where = tmp_path / "tables.sqlite3"
    asyncio.run(store(where, entries))
    for seconds in (thinking.SECONDS, thinking.PATIENCE):
        monkeypatch.setitem(seconds, "calm", 0.0)
    chance = random.Random(1)
    with running(where) as server, server.client().join("an-old-table", KEYS) as table:
        if first.rules_version != ours:
            assert table.state.sync is not None
            assert table.state.sync.stopped == "table-rules-version"
            return
        assert table.number >= len(entries)
        assert [line.text for line in table.state.chat] == ["hello"] * len(table.state.chat) != []
        done = 0
        while done < 12 and (seat := table.wait(30)) is not None:
            done += table.play(seat, chance.choice(table.menu(seat)))
        assert done
        table.say(0, "As if no time had passed")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_table_of_other_rules_says_so(edition: str, language: str, tmp_path: Path) -> None:
    entries, _ = read(FOLDER / name_of(edition))
    first = entries[0].what
    assert isinstance(first, log.Made)
    ours = first.rules_version
    theirs = structs.replace(first, rules_version=ours + 7)
    where = tmp_path / "tables.sqlite3"
    asyncio.run(store(where, [structs.replace(entries[0], what=theirs), *entries[1:]]))
    with running(where) as server:
        assert server.get("/api/tables/an-old-table").body["stopped"] == "table-rules-version"
        with server.client(language).join("an-old-table", KEYS) as table:
            assert table.number == len(entries)
            with pytest.raises(Refused) as caught:
                table.play(0, "end")
            assert caught.value.key == "table-rules-version"
            assert f"version {ours + 7}" in caught.value.sentence
            assert f"version {ours}" in caught.value.sentence
            # People who sit there can still chat, and move their seat to another device.
            table.say(0, "What a pity")
            assert table.number == len(entries) + 1
