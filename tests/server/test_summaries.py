"""What is kept beside each log is what the log says, and lists are made from it alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec import json

import rentier
from rentier.puzzles import puzzles_of
from rentier.server import deciding, log
from rentier.server.commands import LeaveSeat, Refused, SetAway
from rentier.server.exploring import begin_position
from rentier.server.house import House
from rentier.server.limits import DAY_SECONDS, Limits
from rentier.server.lobby import MOST_LISTED_OF_ONE, Lobby, holds_of
from rentier.server.log import LogEntry, SeatMade, read_entry
from rentier.server.messages import Begin, Play, Say, SeatKey
from rentier.server.planning import Plan
from rentier.server.storage import Found, Standing, Storage, open_storage
from rentier.server.summaries import line_of, read_listed, show_table, standing_after, standing_of, write_summary
from rentier.server.table import Table
from rentier.server.thinking import InlineThinker

from .tables import Desk, HandClock, MemoryStorage, holds, made

LOGS = sorted((Path(__file__).parent / "logs").glob("*.jsonl"))
PLAN = Plan("deal", [SeatMade("person", "Anna"), SeatMade("open")], public=True)


def read_log(file: Path) -> list[LogEntry]:
    lines = [json.decode(line) for line in file.read_text("utf-8").splitlines()]
    return [read_entry(*line) for line in lines if isinstance(line, list)]


@pytest.mark.parametrize("file", LOGS, ids=lambda file: file.stem)
def test_after_every_entry_the_summary_is_that_of_the_whole_log(file: Path) -> None:
    entries = read_log(file)
    kept = standing_of(Table.from_log("t", entries[:1]))
    table = Table.from_log("t", entries[:1])
    for entry in entries[1:]:
        after = standing_after(table, [entry], None)
        kept = Standing(kept.awaiting, kept.summary if after.summary is None else after.summary)
        table.absorb(entry)
        assert kept.summary == write_summary(table), entry.kind


def test_what_is_listed_from_the_storage_is_what_is_shown_in_memory() -> None:
    desk = Desk(made("deal", "oob")).begin()
    table = desk.table
    assert read_listed(Found(line_of(table), write_summary(table))).shown == show_table(table)
    assert show_table(table).awaiting


def test_who_is_asked_is_known_before_the_entry_is_absorbed() -> None:
    desk = Desk(made("deal", "oo")).begin()
    while desk.game.awaiting:
        seat = desk.game.awaiting[0]
        command = Play(desk.new_id(), seat, desk.table.number, str(desk.game.actions(seat)[-1]))
        entries, tried = deciding.decide(desk.table, command, holds(seat), desk.at)
        after = standing_after(desk.table, entries, tried)
        desk.do(command)
        assert after.awaiting == desk.table.awaiting
        if desk.table.number > 60:
            return


def with_lobby(test: Callable[[Lobby, MemoryStorage], Awaitable[None]]) -> None:
    async def run() -> None:
        storage = MemoryStorage()
        lobby = Lobby(storage, InlineThinker())
        try:
            await test(lobby, storage)
        finally:
            await lobby.close()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_lists_read_no_log() -> None:
    """Reading fifty long logs stopped everybody for seconds (S-1)."""

    async def test(lobby: Lobby, storage: MemoryStorage) -> None:
        tables = [await lobby.make(PLAN) for _ in range(50)]
        owner = await lobby.owner(tables[0].table)
        ben = await lobby.sit(tables[0].table, tables[0].invite, "Ben")
        await owner.submit(Begin("b"), holds_of([], tables[0].host))
        await lobby.close()
        storage.reads = 0
        shown = await lobby.mine([(it.table, it.seats[0]) for it in tables])
        assert [it.table for it in shown] == [it.table for it in tables]
        assert (shown[0].state, len(shown[0].awaiting)) == ("playing", 1)
        assert len(await lobby.public()) == 50
        assert (await lobby.about(tables[3].table)).seats[0].name == "Anna"
        assert await lobby.mine([(tables[0].table, SeatKey(ben.seat, "guess")), ("nowhere", ben)]) == []
        assert storage.reads == 0

    with_lobby(test)


def test_a_hundred_seats_of_a_device_are_all_answered() -> None:
    async def test(lobby: Lobby, storage: MemoryStorage) -> None:
        tables = [await lobby.make(PLAN) for _ in range(100)]
        assert len(await lobby.mine([(it.table, it.seats[0]) for it in tables])) == 100

    with_lobby(test)


def test_a_table_without_a_summary_gets_one_when_it_is_first_needed() -> None:
    async def test(lobby: Lobby, storage: MemoryStorage) -> None:
        entries = read_log(LOGS[0])
        await storage.append("t", 0, entries)
        before = await lobby.about("t")
        assert (storage.reads, before.number) == (1, len(entries))
        assert await lobby.about("t") == before
        assert storage.reads == 1

    with_lobby(test)


def test_the_tables_of_one_maker_do_not_hide_all_others(tmp_path: Path) -> None:
    """A hundred tables of one address were the whole list (S-9)."""

    async def test() -> None:
        storage = await open_storage(str(tmp_path / "x.sqlite"))
        lobby = Lobby(storage, InlineThinker())
        try:
            own = await lobby.make(PLAN, maker=await lobby.maker_of("192.0.2.7"))
            greedy = await lobby.maker_of("2001:db8::1")
            assert greedy == await lobby.maker_of("2001:db8::ffff"), "a network is one address"
            for _ in range(120):
                await lobby.make(PLAN, maker=greedy)
            shown = [it.table for it in await lobby.public()]
            assert own.table in shown
            assert len(shown) == 1 + MOST_LISTED_OF_ONE
        finally:
            await lobby.close()
            await storage.close()

    asyncio.run(test())


def test_the_address_of_a_maker_is_not_stored(tmp_path: Path) -> None:
    async def test(name: str) -> str:
        storage = await open_storage(str(tmp_path / name))
        try:
            return await Lobby(storage, InlineThinker()).maker_of("192.0.2.7")
        finally:
            await storage.close()

    one, again, other = asyncio.run(test("a")), asyncio.run(test("a")), asyncio.run(test("b"))
    assert one == again != other, "the key is the storage's own"
    assert b"192.0.2.7" not in b"".join(file.read_bytes() for file in tmp_path.iterdir())


def test_whoever_has_many_tables_that_never_began_makes_no_more() -> None:
    async def run() -> None:
        storage = MemoryStorage()
        lobby = Lobby(storage, InlineThinker(), limits=Limits(tables_waiting=2))
        for _ in range(2):
            await lobby.make(PLAN, maker="m")
        with pytest.raises(Refused) as caught:
            await lobby.make(PLAN, maker="m")
        assert caught.value.key == "table-too-many"
        await lobby.make(PLAN, maker="somebody else")
        await lobby.close()

    asyncio.run(run())


class TestTablesOfOneDay:
    def made_of_each_kind(self, lobby: Lobby, maker: str) -> list[Callable[[], Awaitable[object]]]:
        """Return every way to make a table."""
        [puzzle, *_] = puzzles_of("deal")
        game = rentier.new("deal", 2, 1)

        async def begin(explorer: log.Sat, secret: bytes, invite: str, host: str) -> list[log.AnyWhat]:
            return begin_position(game, explorer, [], "", secret, invite, host)

        async def explore() -> object:
            old = await lobby.make(PLAN)
            return await lobby.explore(old.table, game, 0, "Anna", maker=maker)

        async def rematch() -> object:
            desk = Desk(made("deal", "oo")).begin()
            desk.absorb(log.Ended("00" * 32, [0]))
            id = f"ended {maker} {len(await lobby.storage.tables())}"
            await lobby.storage.append(id, 0, desk.entries)
            return await lobby.rematch(id, [SeatKey(0, "secret-of-0")], maker=maker)

        return [
            lambda: lobby.make(PLAN, maker=maker),
            lambda: lobby.teach("deal", "Anna", maker=maker),
            lambda: lobby.teach("deal", "Anna", maker=maker, puzzle=puzzle.id),
            lambda: lobby.play_from(begin, 0, "Anna", maker=maker),
            explore,
            rematch,
        ]

    def test_one_address_makes_so_many_of_any_kind(self) -> None:
        async def test() -> None:
            clock, limits = HandClock(), Limits(tables_per_day=6)
            lobby = Lobby(MemoryStorage(), InlineThinker(), limits=limits)
            House(lobby, limits, clock=clock)
            for make in self.made_of_each_kind(lobby, "m"):
                await make()
            for make in self.made_of_each_kind(lobby, "m"):
                with pytest.raises(Refused) as caught:
                    await make()
                assert caught.value.key == "table-too-many-today"
            for make in self.made_of_each_kind(lobby, "somebody else"):
                await make()
            clock.wind(DAY_SECONDS / 6)
            await lobby.teach("deal", "Anna", maker="m")
            clock.wind(DAY_SECONDS)
            for make in self.made_of_each_kind(lobby, "m"):
                await make()
            await lobby.close()

        asyncio.run(test())

    def test_the_same_request_again_gets_the_same_table_and_does_not_count(self) -> None:
        async def test() -> None:
            limits = Limits(tables_per_day=1)
            lobby = Lobby(MemoryStorage(), InlineThinker(), limits=limits)
            House(lobby, limits)
            first = await lobby.teach("deal", "Anna", key="k" * 30, maker="m")
            assert await lobby.teach("deal", "Anna", key="k" * 30, maker="m") == first
            await lobby.close()

        asyncio.run(test())


@pytest.mark.parametrize("kind", ["sqlite", "postgres", "memory"])
def test_games_that_began_from_a_position_and_were_left_are_found(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    async def test(storage: Storage) -> None:
        lobby = Lobby(storage, InlineThinker(), now=HandClock(1000.0))
        lesson = await lobby.teach("deal", "Anna")
        finished = await lobby.teach("deal", "Ben")
        plain = Desk(made("deal", "ob")).begin()
        assert isinstance(plain.entries[2].what, log.Begun)
        await storage.append("plain", 0, plain.entries)
        await lobby.make(PLAN)
        await storage.append(finished.table, 3, [LogEntry(3, 1000.0, log.Ended("00" * 32, [0]))])
        assert await storage.practice(1000.0) == []
        assert await storage.practice(1e9) == [lesson.table]
        await lobby.close()
        await storage.close()

    async def run() -> None:
        if kind == "memory":
            await test(MemoryStorage())
        else:
            where = str(tmp_path / "t.sqlite3") if kind == "sqlite" else request.getfixturevalue("postgres")
            await test(await open_storage(where))

    if kind == "postgres":
        request.getfixturevalue("postgres")
    asyncio.run(run())


def test_everybody_who_asks_at_once_gets_the_same_list() -> None:
    """After a start, the first asker got the list and the others an empty one (S-9)."""

    async def test(lobby: Lobby, storage: MemoryStorage) -> None:
        made = await lobby.make(PLAN)
        house = House(lobby, Limits())
        asked = 0
        listed = storage.listed

        async def slowly(since: float, most: int, share: int) -> list[Found]:
            nonlocal asked
            asked += 1
            await asyncio.sleep(0.01)
            return await listed(since, most, share)

        storage.listed = slowly  # type: ignore[method-assign]
        lists = await asyncio.gather(*[house.public() for _ in range(6)])
        assert [[it.table for it in one] for one in lists] == [[made.table]] * 6
        assert asked == 1

    with_lobby(test)


class TestRoom:
    def test_a_log_takes_in_only_so_much_talk_and_the_game_goes_on(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(deciding, "MOST_ASIDES", 10)
        desk = Desk(made("deal", "oo")).begin()
        for said in range(10 - 2):
            desk.do(Say(f"s{said}", 0, "hello"))
        with pytest.raises(Refused) as caught:
            desk.do(Say("last", 0, "one line too many: two entries are about those who sat down"))
        assert caught.value.key == "table-log-full"
        seat = desk.game.awaiting[0]
        assert desk.play(seat, str(desk.game.actions(seat)[0]))

    def test_the_whole_log_has_an_end(self, monkeypatch: pytest.MonkeyPatch) -> None:
        desk = Desk(made("deal", "oo")).begin()
        monkeypatch.setattr(deciding, "MOST_ENTRIES", desk.table.number)
        seat = desk.game.awaiting[0]
        with pytest.raises(Refused) as caught:
            desk.play(seat, str(desk.game.actions(seat)[0]))
        assert caught.value.key == "table-log-full"

    def test_a_full_log_does_not_say_who_comes_and_goes(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(deciding, "MOST_ASIDES", 0)
        desk = Desk(made("deal", "oo")).begin()
        assert desk.do(SetAway(0), {}) == []
        assert desk.do(LeaveSeat(1)), "anybody may leave"


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_summaries_are_kept_with_the_log(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    async def test(where: str) -> None:
        storage: Storage = await open_storage(where)
        try:
            await storage.append("a", 0, [LogEntry(0, 1.0, made())], Standing((), "one"), "m")
            assert (await storage.find(["a", "b"]))["a"].summary == "one"
            said = LogEntry(1, 2.0, log.Said(0, "x", "i"))
            await storage.append("a", 1, [said], Standing((1, 2), None))
            found = (await storage.find(["a"]))["a"]
            assert (found.summary, found.line.awaiting, found.line.maker) == ("one", (1, 2), "m")
            assert await storage.waiting_of("m") == 1
            await storage.append("a", 2, [LogEntry(2, 3.0, log.Said(0, "y", "j"))])
            found = (await storage.find(["a"]))["a"]
            assert found.summary is None, "nobody said what the table looks like now"
            await storage.summarize(found.line, Standing((3,), "two"))
            await storage.append("a", 3, [LogEntry(3, 4.0, log.Said(0, "z", "k"))], Standing((4,), None))
            await storage.summarize(found.line, Standing((5,), "late"))
            found = (await storage.find(["a"]))["a"]
            assert (found.summary, found.line.awaiting) == ("two", (4,))
            assert await storage.delete("a")
            assert await storage.find(["a"]) == {}
        finally:
            await storage.close()

    asyncio.run(test(str(tmp_path / "x.sqlite") if kind == "sqlite" else request.getfixturevalue("postgres")))
