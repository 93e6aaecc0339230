"""Backups are read to their end, damaged ones are told of, and what is whole in them is restored (S-10)."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

pytest.importorskip("litestar")

from rentier.server import log
from rentier.server.backups import examine
from rentier.server.keys import hashed
from rentier.server.limits import Limits
from rentier.server.lobby import Lobby
from rentier.server.log import LogEntry
from rentier.server.storage import open_storage
from rentier.server.thinking import InlineThinker
from rentier.server.upkeep import DAY, Upkeep, backups_in
from terminal import FIXED, run

from .tables import Desk, Ear, HandClock, made


def fill(file: Path, *tables: str) -> None:
    """Store tables that have all been played at for a while."""

    async def write() -> None:
        storage = await open_storage(str(file))
        desk = Desk(made("deal", "oo")).begin()
        for _ in range(40):
            seat = desk.game.awaiting[0]
            desk.play(seat, str(desk.game.actions(seat)[0]))
        for table in tables:
            await storage.append(table, 0, desk.entries)
        await storage.close()

    asyncio.run(write())


def damage(file: Path, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(statement, values)
        connection.commit()


def admin(*arguments: str) -> tuple[int, str, str]:
    result = run("admin", *arguments)
    return result.exit_code, result.stdout.replace(FIXED, " "), result.stderr.replace(FIXED, " ")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    fill(folder / "tables.sqlite3", "good", "bad", "alsogood")
    return folder


def test_a_backup_of_damaged_tables_is_not_called_a_success(data: Path, tmp_path: Path) -> None:
    damage(data / "tables.sqlite3", "DELETE FROM entries WHERE tbl = 'bad' AND number = 20")
    code, _, said = admin("backup", str(tmp_path / "b.sqlite3"), "--data", str(data))
    assert code == 1
    assert said.splitlines() == [
        f"The tables are damaged: only 2 of them can be read from {tmp_path / 'b.sqlite3'}.",
        "Table bad cannot be read: its log breaks off at entry 20",
    ]


def test_a_restore_leaves_out_what_is_damaged_and_names_it(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "b.sqlite3"
    assert admin("backup", str(file), "--data", str(data))[0] == 0
    damage(file, "UPDATE entries SET body = '{}' WHERE tbl = 'bad' AND number = 3")
    code, out, said = admin("restore", str(file), "--data", str(tmp_path / "new"))
    assert (code, out.strip()) == (1, "2 tables were taken over.")
    assert said.splitlines()[0] == "One table of the backup is damaged and was left out."
    assert said.splitlines()[1].startswith("Table bad cannot be read:")
    listed = admin("tables", "--data", str(tmp_path / "new"))[1]
    assert "alsogood" in listed
    assert "bad" not in listed.replace("alsogood", "")


def test_a_file_that_is_damaged_as_such_is_noticed(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "b.sqlite3"
    assert admin("backup", str(file), "--data", str(data))[0] == 0
    body = bytearray(file.read_bytes())
    # The upper half of a page in the middle, which is full of logs.
    middle = len(body) // 2 // 4096 * 4096
    body[middle : middle + 2048] = b"\xff" * 2048
    file.write_bytes(body)
    found = examine(file)
    assert not found.is_good
    assert not found.is_whole


def test_verifying_plays_every_game_again(data: Path, tmp_path: Path) -> None:
    code, out, _ = admin("backup", str(tmp_path / "b.sqlite3"), "--verify", "--data", str(data))
    assert (code, out.splitlines()[-1]) == (0, "All 3 tables in it were played again, and they are right.")
    other = log.write_body(LogEntry(9, 1.0, log.Played(0, "fly", "person", "x")))
    damage(data / "tables.sqlite3", "UPDATE entries SET body = ? WHERE tbl = 'bad' AND number = 9", other)
    assert admin("backup", str(tmp_path / "c.sqlite3"), "--data", str(data))[0] == 0
    code, _, said = admin("backup", str(tmp_path / "d.sqlite3"), "--verify", "--data", str(data))
    assert code == 1
    assert "Table bad cannot be read: The log of this table is damaged at entry 9" in said


def test_a_drill_restores_a_backup_somewhere_else_and_plays_it(data: Path, tmp_path: Path) -> None:
    code, out, _ = admin("drill", "--data", str(data))
    assert code == 0
    assert " ".join(out.split()) == "The drill went well: 3 tables were backed up, restored elsewhere and played again."
    file = tmp_path / "b.sqlite3"
    admin("backup", str(file), "--data", str(data))
    assert admin("drill", str(file))[0] == 0
    damage(file, "DELETE FROM entries WHERE tbl = 'bad' AND number > 20")
    code, _, said = admin("drill", str(file))
    assert code == 1
    assert "Table bad cannot be read" in said


def test_deleting_gives_back_room(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    file = folder / "tables.sqlite3"
    fill(file, *[f"t{i}" for i in range(100)])
    before = file.stat().st_size
    code, _, _ = admin("delete", "--older", "0", "--yes", "--data", str(folder))
    assert code == 0
    assert file.stat().st_size < before / 4


def test_a_file_of_an_earlier_version_gives_back_room_by_a_vacuum(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    file = folder / "tables.sqlite3"
    fill(file, *[f"t{i}" for i in range(100)])
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA auto_vacuum = NONE")
        connection.execute("VACUUM")
    before = file.stat().st_size
    admin("delete", "--older", "0", "--yes", "--data", str(folder))
    code, out, _ = admin("vacuum", "--data", str(folder))
    assert code == 0
    assert out.startswith("The tables now take ")
    assert file.stat().st_size < before / 4


class TestUpkeep:
    """What a server does by itself."""

    def run(self, tmp_path: Path, at: float, test: object, **settings: object) -> list[str]:
        async def work() -> list[str]:
            storage = await open_storage(str(tmp_path / "tables.sqlite3"))
            clock = HandClock(at)
            lobby = Lobby(storage, InlineThinker(), now=clock)
            upkeep = Upkeep(lobby, Limits(), now=clock, **settings)  # type: ignore[arg-type]
            await test(upkeep, clock, lobby)  # type: ignore[operator]
            left = [line.table for line in await storage.tables()]
            await lobby.close()
            await storage.close()
            return sorted(left)

        return asyncio.run(work())

    def store(self, tmp_path: Path) -> None:
        async def write() -> None:
            storage = await open_storage(str(tmp_path / "tables.sqlite3"))
            for name, at in (("old", 0.0), ("new", 20 * DAY)):
                plan = [LogEntry(0, at, made())]
                await storage.append(f"{name}waiting", 0, plan)
                begun = [LogEntry(1, at, log.Begun("00" * 32, -1, "x")), LogEntry(2, at, log.Ended("00", [0]))]
                await storage.append(f"{name}over", 0, [*plan, *begun])
            await storage.close()

        asyncio.run(write())

    def test_tables_where_nothing_happens_are_deleted_after_a_while(self, tmp_path: Path) -> None:
        self.store(tmp_path)

        async def tick(upkeep: Upkeep, clock: HandClock, lobby: Lobby) -> None:
            await upkeep.tick()

        everything = ["newover", "newwaiting", "oldover", "oldwaiting"]
        assert self.run(tmp_path, 21 * DAY, tick) == everything
        assert self.run(tmp_path, 21 * DAY, tick, keep_waiting_days=10) == ["newover", "newwaiting", "oldover"]
        assert self.run(tmp_path, 21 * DAY, tick, keep_days=10) == ["newover", "newwaiting"]

    def test_lessons_that_were_left_are_deleted_after_a_while_and_other_games_are_not(self, tmp_path: Path) -> None:
        async def make_some(upkeep: Upkeep, clock: HandClock, lobby: Lobby) -> None:
            await lobby.storage.append("game", 0, Desk(made("deal", "ob")).begin().entries)
            await lobby.teach("deal", "Anna")
            visited = await lobby.teach("deal", "Ben")
            [key] = visited.seats
            (await lobby.owner(visited.table)).join(Ear(key.seat, keys={key.seat: hashed(key.secret)}))
            clock.wind(9 * DAY)
            await lobby.teach("deal", "Chloé")
            await upkeep.tick()
            counts.append(len(await lobby.storage.tables()))
            clock.wind(2 * DAY)
            await upkeep.tick()
            counts.append(len(await lobby.storage.tables()))

        counts: list[int] = []
        left = self.run(tmp_path, 1 * DAY, make_some, keep_practice_days=10)
        assert counts == [4, 3]
        assert "game" in left

    def test_backups_are_written_when_due_and_only_the_last_are_kept(self, tmp_path: Path) -> None:
        self.store(tmp_path)
        folder = tmp_path / "backups"

        async def days(upkeep: Upkeep, clock: HandClock, lobby: Lobby) -> None:
            for _ in range(10):
                await upkeep.tick()
                clock.wind(DAY / 2)

        self.run(tmp_path, 21 * DAY, days, backup_folder=folder, backup_hours=24, backups_kept=3)
        files = backups_in(folder)
        assert [file.name[8:16] for file in files] == ["19700124", "19700125", "19700126"]
        assert examine(files[-1]).tables == 4
        assert {file.stat().st_mode & 0o777 for file in files} == {0o600}

    def test_a_damaged_backup_replaces_no_good_one(self, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
        self.store(tmp_path)
        folder = tmp_path / "backups"

        async def days(upkeep: Upkeep, clock: HandClock, lobby: Lobby) -> None:
            await upkeep.tick()
            damage(tmp_path / "tables.sqlite3", "DELETE FROM entries WHERE tbl = 'oldover' AND number = 1")
            clock.wind(DAY)
            await upkeep.tick()

        self.run(tmp_path, 21 * DAY, days, backup_folder=folder, backups_kept=1)
        [good] = backups_in(folder)
        assert examine(good).is_good
        assert "the tables are damaged: 1 of them cannot be read" in caplog.text
        assert "oldover" not in caplog.text

    def test_without_room_no_tables_are_made_and_games_go_on(self, tmp_path: Path) -> None:
        async def tick(upkeep: Upkeep, clock: HandClock, lobby: Lobby) -> None:
            await upkeep.tick()
            assert not lobby.is_full
            full = Upkeep(lobby, Limits(storage_bytes=1), now=clock)
            await full.tick()
            assert lobby.is_full
            no_disk = Upkeep(lobby, Limits(spare_bytes=1 << 60), now=clock)
            await upkeep.tick()
            assert not lobby.is_full
            await no_disk.tick()
            assert lobby.is_full

        self.run(tmp_path, 0.0, tick)
