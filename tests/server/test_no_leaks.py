"""Promise 3, no leaks: what seat 1 may not know reaches neither it nor a spectator, through the real socket.

Two tables that differ only in that are played on alike; every byte that the server sends to them is compared. And no
frame holds anybody's secret. `test_audience` does the same with many more games, without sockets.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import ClientConnection

import rentier
from rentier.client import AsyncServer
from rentier.core.dice import Dice, derive_seed
from rentier.core.game import Game
from rentier.server import log, owner, owners
from rentier.server.keys import hashed
from rentier.server.sqlite import SqliteStorage
from rentier.server.table import Table

from .lines import Line
from .serving import QUICK, Running, running, say
from .tables import EDITIONS, Desk, choices, made, secret_of
from .test_audience import KNOWER, draws_for_knower, ends, reveals, twin_of
from .test_client import OPTIONS, play_by_chance, watch

OTHERS = [seat for seat in range(3) if seat != KNOWER]
HANDS = ("deal",)
"""Editions in which the others are always dealt something else, so that they see a different game."""
PAIRS = 8
MOST_ASKED = 6
"""How many actions seat 1 asks about at each step."""
LONGEST = 25
"""How many actions a pair is played on together, at most."""

AT_FIXED_TIMES = re.compile(r'"(at|made|changed)":[0-9.e+]+')


class Twins:
    """A server at which some tables have a different game from the one in their logs."""

    def __init__(self, file: Path, server: Running) -> None:
        self.server = server
        self.games: dict[str, Game] = {}
        self._file = file

    async def open(self, id: str, entries: list[log.LogEntry]) -> Table:
        """Replace `open_table` for tables that people join."""
        table = Table.from_log(id, entries)
        if id in self.games:
            table.game = self.games[id].copy()
        return table

    def store(self, id: str, entries: list[log.LogEntry], game: Game | None = None) -> None:
        """Put a table there."""
        if game is not None:
            self.games[id] = game

        async def write() -> None:
            storage = await SqliteStorage.open(self._file)
            await storage.append(id, 0, entries)
            await storage.close()

        asyncio.run(write())


@pytest.fixture
def twins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Twins]:
    file = tmp_path / "tables.sqlite3"
    # Spectators are reported by time, which is not the same for twins.
    monkeypatch.setattr(owner, "WATCHING_SECONDS", 3600.0)
    with running(
        file,
        ping_seconds=600,
        sync_seconds=0,
        messages_at_once=100_000,
        address_messages_at_once=100_000,
        requests_at_once=100_000,
    ) as server:
        twins = Twins(file, server)
        monkeypatch.setattr(owners, "open_table", twins.open)
        yield twins


class Party:
    """The people at one table: one who plays the other seats, seat 1, and a spectator."""

    def __init__(self, twins: Twins, id: str, stack: ExitStack) -> None:
        self._id = id
        self._server = twins.server
        self.welcome: list[list[str]] = []
        """What each of them received on joining."""
        self.others, self.knower, self.watcher = [
            self._join(stack.enter_context(twins.server.socket()), seats) for seats in (OTHERS, [KNOWER], [])
        ]

    def _join(self, socket: ClientConnection, seats: list[int]) -> ClientConnection:
        keys = [{"seat": seat, "secret": secret_of(seat)} for seat in seats]
        say(socket, do="hello", table=self._id, seats=keys)
        self.welcome.append(self.heard(socket))
        return socket

    def heard(self, socket: ClientConnection) -> list[str]:
        """Return everything that somebody received since the last call, without times and the table's id."""
        # A second hello is refused and changes nothing, and its answer comes after everything else.
        say(socket, do="hello", table=self._id)
        frames: list[str] = []
        while not frames or "socket-hello-again" not in frames[-1]:
            frames.append(str(socket.recv(20)).replace(self._id, "this-table"))
        # Pings come at times of their own.
        return [AT_FIXED_TIMES.sub(r'"\1":0', frame) for frame in frames if '"is":"ping"' not in frame]

    def play(self, seat: int, action: str, seen: int, id: str) -> None:
        socket = self.knower if seat == KNOWER else self.others
        say(socket, do="play", id=id, seat=seat, seen=seen, action=action)
        self.heard(self.others)

    def shown(self) -> str:
        """Return what HTTP shows everybody of the table."""
        told = [self._server.get(f"/api/tables/{self._id}{path}") for path in ("", "/record")]
        text = json.dumps([[reply.status, reply.body] for reply in told]).replace(self._id, "this-table")
        return AT_FIXED_TIMES.sub(r'"\1":0', text.replace('": ', '":'))


def tries(desk: Desk, twin: Desk, dice: Dice, every: bool) -> list[dict[str, Any]]:
    """Return messages of seat 1 that change nothing: questions, and what is refused at both tables."""
    number = desk.table.number
    messages: list[dict[str, Any]] = []
    for word in desk.table.edition.grammar:
        for text in (word, f"{word} 1", f"{word} 0 1", f"{word} boardwalk 1", f"{word} {{}}"):
            if not every and dice.below(8):
                continue
            refused = [refusal(each, text) for each in (desk, twin)]
            assert refused[0] == refused[1], f"seat 1 learns something by trying {text!r}"
            if refused[0]:
                messages.append({"do": "play", "seat": KNOWER, "seen": number, "action": text})
    for action in desk.game.actions(KNOWER)[:MOST_ASKED]:
        messages.append({"do": "stakes", "seat": KNOWER, "seen": number, "action": str(action)})
    messages += [
        {"do": "stakes", "seat": 0, "seen": number, "action": "end"},
        {"do": "play", "seat": 0, "seen": number, "action": "end"},
        {"do": "play", "seat": KNOWER, "seen": 0, "action": "end"},
        {"do": "undo", "seat": KNOWER, "seen": 1},
        {"do": "agree", "seat": KNOWER, "asked": 0, "yes": True},
        {"do": "nonce", "seat": KNOWER, "nonce": "mine"},
        {"do": "begin"},
    ]
    # A socket accepts only so many messages that cannot be read.
    return [*messages, {"do": "fly"}] if every else messages


def refusal(desk: Desk, text: str) -> str:
    try:
        desk.table.play(log.Played(KNOWER, text))
    except rentier.RentierError as error:
        return error.key
    return ""


def compare(parties: list[Party], what: str) -> int:
    """Compare what seat 1 and the spectator received at both tables; return how many bytes that was."""
    count = 0
    for who in ("knower", "watcher"):
        told = [party.heard(getattr(party, who)) for party in parties]
        assert told[0] == told[1], f"{what} leaks to the {who}"
        count += sum(len(frame.encode()) for frame in told[0])
    return count


def go_on(parties: list[Party], desk: Desk, twin: Desk, dice: Dice) -> int:
    """Play the same at both tables until seat 1 learns something it may know; return how many actions that took."""
    bot = choices(dice.below(1000))
    for step in range(LONGEST):
        for number, message in enumerate(tries(desk, twin, dice, step == 0)):
            for party in parties:
                say(party.knower, id=f"try-{step}-{number}", **message)
        assert compare(parties, "a refusal") > 500
        if desk.table.is_over:
            return step
        seat = desk.table.awaiting[0]
        common = {str(action) for action in desk.game.actions(seat)} & {str(it) for it in twin.game.actions(seat)}
        wanted = str(bot.choose(desk.game, seat))
        if not common:
            return step
        action = wanted if wanted in common else sorted(common)[dice.below(len(common))]
        seen = desk.table.number
        news = [each.play(seat, action) for each in (desk, twin)]
        if any(reveals(it) or ends(it) or draws_for_knower(it) for it in news):
            return step
        for party in parties:
            party.play(seat, action, seen, f"play-{step}")
        assert compare(parties, action) > 200
    return LONGEST


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_byte_to_who_may_not_know_is_the_same(edition: str, twins: Twins) -> None:
    desk = Desk(made(edition, "ooo")).begin()
    bot, dice = choices(5), Dice(derive_seed(bytes(32), "wire", 5))
    played = differing = 0
    for pair in range(PAIRS):
        for _ in range(2 + dice.below(12)):
            if not desk.table.is_over:
                seat = desk.table.awaiting[0]
                desk.play(seat, str(bot.choose(desk.game, seat)))
        if desk.table.is_over:
            break
        twin = twin_of(desk, dice.below(1 << 30))
        differing += desk.game.position() != twin.game.position()
        ids = [f"{edition}-{pair}-{side}" for side in "ab"]
        twins.store(ids[0], desk.entries)
        twins.store(ids[1], desk.entries, twin.game)
        with ExitStack() as stack:
            parties = [Party(twins, id, stack) for id in ids]
            assert parties[0].welcome[1:] == parties[1].welcome[1:]
            assert parties[0].welcome[0] != parties[1].welcome[0] or edition not in HANDS
            assert parties[0].shown() == parties[1].shown()
            played += go_on(parties, desk, twin, dice)
            assert parties[0].shown() == parties[1].shown()
    assert played > 5, "hardly anything was compared"
    # Knockout hides nothing that is drawn in advance.
    assert differing >= (0 if edition == "knockout" else 3), "the twins are the same game, so nothing was tested"


def test_who_may_know_hears_a_difference(twins: Twins) -> None:
    """So the comparison above would find a leak."""
    desk = Desk(made()).begin()
    twin = twin_of(desk, 7)
    twins.store("one-of-two", desk.entries)
    twins.store("two-of-two", desk.entries, twin.game)
    with ExitStack() as stack:
        parties = [Party(twins, id, stack) for id in ("one-of-two", "two-of-two")]
    assert parties[0].welcome[0] != parties[1].welcome[0]
    assert parties[0].welcome[1:] == parties[1].welcome[1:]


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_secret_goes_over_the_line(edition: str, tmp_path: Path) -> None:
    async def play(server: Running) -> tuple[dict[str, Any], list[str], list[bytes]]:
        api = AsyncServer(server.url)
        made = await api.make(
            edition, ["person", "open", "random"], name="Anna", options=OPTIONS.get(edition), settings=QUICK
        )
        ben = await api.sit(made.table, made.invite, "Ben")
        with Line(server.port) as first, Line(server.port) as line, Line(server.port) as watched:
            anna = await AsyncServer(first.url).join(made.table, made.seats, made.host)
            other = await AsyncServer(line.url).join(made.table, [ben])
            watcher = await AsyncServer(watched.url).join(made.table)
            async with anna, other, watcher:
                await anna.begin()
                await asyncio.gather(play_by_chance(anna, 11), play_by_chance(other, 12), watch(watcher))
            secrets = [made.invite, made.host, made.seats[0].secret, ben.secret]
            return await api.record(made.table), secrets, [bytes(it.heard) for it in (first, line, watched)]

    with running(tmp_path / "tables.sqlite3") as server:
        record, secrets, heard = asyncio.run(play(server))
    before_the_end = [str(record["rentier"]["secret"]), str(record["seed"])]
    for line in heard:
        assert b'"over":true' in line
        for secret in secrets:
            assert secret.encode() not in line
            assert hashed(secret).encode() not in line
        beginning = line[: line.index(b'"over":true')]
        assert len(beginning) > 5000
        for secret in before_the_end:
            assert secret.encode() not in beginning
