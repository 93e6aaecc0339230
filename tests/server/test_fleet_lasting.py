"""Several servers with one PostgreSQL and one Redis, promises 6 and 7: old games live, and backups restore."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections.abc import Awaitable, Sequence
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import asyncpg
import pytest

pytest.importorskip("litestar")

import rentier
from rentier.client import AsyncTable, Left, NewTable, Refused, SeatKey
from rentier.client.state import State
from rentier.server import log
from rentier.server.backups import examine
from rentier.server.fairness import verify
from rentier.server.limits import Limits
from rentier.server.postgres import PostgresStorage
from rentier.server.postgres_shape import VERSION
from rentier.server.upkeep import Upkeep, backups_in

from .fleet import Fleet, Harbour, harbour, logs_in, owner_of, programs
from .serving import QUICK
from .test_admin import admin
from .test_fleet import BEN, acquainted, is_at, joined, play_some, played, run
from .test_leases import PLAN, process
from .test_migration import TABLES, old_database
from .test_old_logs import FILES, KEYS, read

__all__ = ["harbour", "programs"]

EDITIONS = [edition.name for edition in rentier.editions()]


async def at_database(harbour: Harbour, statement: str) -> object:
    """Ask the database of a test for one value."""
    connection = await asyncpg.connect(harbour.url)
    try:
        return await connection.fetchval(statement)
    finally:
        await connection.close()


# Promise 6


def test_three_servers_at_once_bring_an_old_database_up_to_date_and_its_people_meet_again(harbour: Harbour) -> None:
    async def test() -> None:
        await old_database(harbour.url)
        async with harbour.fleet(3) as fleet:
            first, second, third = fleet.ships
            await acquainted(fleet.ships)
            assert await at_database(harbour, "SELECT array_agg(version) FROM rentier.shape") == [VERSION]
            anna, ben = first.api().join("playingtable2", KEYS[:1]), second.api().join("playingtable2", KEYS[1:])
            async with joined(anna, ben, third.api().join("playingtable2")) as tables:
                assert all(table.number >= TABLES["playingtable2"] for table in tables)
                await tables[0].say(0, "Where were we?")
                await tables[1].say(1, "It was somebody’s turn.")
                for table in tables:
                    await table.wait_for(partial(is_at, tables[1].number), 30)
                    said = [line.text for line in table.state.chat]
                    assert said[-2:] == ["Where were we?", "It was somebody’s turn."]
            entries = (await logs_in(harbour.url, ["playingtable2"]))["playingtable2"]
            assert [it.number for it in entries] == list(range(len(entries)))

    run(test())


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_an_old_table_goes_on_through_any_server_or_names_its_rules(harbour: Harbour, file: Path) -> None:
    entries, _ = read(file)
    made = entries[0].what
    assert isinstance(made, log.Made)
    ours = rentier.find_edition(made.edition).rules_version

    async def test() -> None:
        storage = await PostgresStorage.open(harbour.url)
        await storage.append("an-old-table", 0, entries)
        await storage.close()
        async with harbour.fleet(2) as fleet:
            first, second = fleet.ships
            anna, ben = first.api().join("an-old-table", KEYS[:1]), second.api().join("an-old-table", KEYS[1:])
            async with joined(anna, ben) as tables:
                if made.rules_version == ours:
                    await play_beside_a_bot(tables, 6)
                    return
                for seat, table in enumerate(tables):
                    with pytest.raises(Refused, match=f"version {made.rules_version} .*version {ours}"):
                        await table.play(seat, "roll")
                await tables[1].say(1, "Then let us begin again.")
                await tables[0].wait_for(partial(is_at, tables[1].number), 30)
            again = await asyncio.gather(
                first.api().rematch("an-old-table", KEYS[:1]), second.api().rematch("an-old-table", KEYS[1:])
            )
            assert len(set(again)) == 1, "everybody is led to the same table"
            anna, ben = second.api().join(again[0], KEYS[:1]), first.api().join(again[0], KEYS[1:])
            async with joined(anna, ben) as tables:
                await tables[1].begin()
                await play_beside_a_bot(tables, 2)

    run(test())


async def play_beside_a_bot(tables: list[AsyncTable], actions: int) -> None:
    """Let two people, each with a seat, play until so many actions of theirs have been answered."""
    done = 0

    async def play(table: AsyncTable, chance: random.Random) -> None:
        nonlocal done
        while done < actions:
            try:
                seat = await table.wait(0.5)
            except TimeoutError:
                continue
            if seat is None:
                return
            done += await table.play(seat, chance.choice(table.menu(seat)))

    await asyncio.gather(*[play(table, random.Random(number)) for number, table in enumerate(tables)])
    assert done or tables[0].over


def test_an_older_server_keeps_out_of_a_newer_database_and_the_others_go_on(harbour: Harbour) -> None:
    async def test() -> None:
        async with harbour.fleet(2) as fleet:
            first, second = fleet.ships
            made = await first.api().make("deal", ["person", BEN], name="Anna")
            anna, ben = first.api().join(made.table, made.seats[:1]), second.api().join(made.table, made.seats[1:])
            async with joined(anna, ben) as tables:
                await tables[0].begin()
                await at_database(harbour, f"UPDATE rentier.shape SET version = {VERSION + 1}")
                late = harbour.folder / "late.log"
                exit_code = await asyncio.to_thread(start_late, harbour, late)
                assert (exit_code, late.read_text().count("\n")) == (2, 1), late.read_text()
                assert f"version {VERSION + 1}" in late.read_text()
                await play_some(tables, 5)

    run(test())


def start_late(harbour: Harbour, told: Path) -> int:
    """Start a server that is expected to refuse; return its exit code."""
    command = [sys.executable, "-m", "rentier", "serve", "--database", harbour.url, "--port", "0"]
    with told.open("wb") as file:
        return subprocess.run(command, stdout=file, stderr=file, timeout=120, check=False).returncode


# Promise 7


async def make(fleet: Fleet, edition: str, **options: object) -> NewTable:
    return await fleet.api().make(edition, ["person", BEN], name="Anna", options=options, settings=QUICK)


async def move_to(harbour: Harbour, fleet: Fleet) -> Harbour:
    """Lose all servers and the database, and start as many servers with an empty one."""
    new = harbour._replace(database=f"{harbour.database}_new")
    for ship in fleet.ships:
        ship.kill()
    connection = await asyncpg.connect(harbour.postgres.url_at(harbour.postgres.port))
    await connection.execute(f"DROP DATABASE {harbour.database} WITH (FORCE)")
    await connection.execute(f"CREATE DATABASE {new.database} TEMPLATE template0")
    await connection.close()
    fleet.postgres = new.url
    return new


def test_tables_of_a_fleet_go_on_with_another_database_and_other_servers(harbour: Harbour) -> None:
    file = harbour.folder / "backup.sqlite3"

    async def test() -> None:
        async with harbour.fleet(3) as fleet, AsyncExitStack() as stack:
            made = {edition: await make(fleet, edition) for edition in EDITIONS}
            ended, waiting = await make(fleet, "deal", turn_limit=1), await make(fleet, "deal")
            tables: dict[str, list[AsyncTable]] = {}
            for edition, it in made.items():
                # Each seat comes by itself, through whichever server is next.
                joining = [fleet.api().join(it.table, [key]) for key in it.seats]
                tables[edition] = [await stack.enter_async_context(await each) for each in joining]
                await tables[edition][0].begin()
                await play_some(tables[edition], 8)
            async with joined(*[fleet.api().join(ended.table, [key]) for key in ended.seats]) as pair:
                await pair[0].begin()
                await play_some(pair, 1000)
                assert pair[0].over
            record = await fleet.api().record(ended.table)
            then = {edition: (pair[0].number, views(pair)) for edition, pair in tables.items()}
            owners = {edition: await owner_of(harbour.url, it.table) for edition, it in made.items()}
            assert len(set(owners.values())) > 1, "all tables were at one server"
            # The servers are running meanwhile, and what happens after the backup is lost with the database.
            said = await asyncio.to_thread(admin, "backup", str(file), "--verify", "--database", harbour.url)
            assert str(len(made) + 2) in said
            for pair in tables.values():
                await play_some(pair, 3)
            old = list(fleet.ships)
            new = await move_to(harbour, fleet)
            await asyncio.to_thread(admin, "restore", str(file), "--database", new.url)
            for ship in old:
                fleet.balancer.ports.remove(ship.port)
            await asyncio.gather(fleet.launch(), fleet.launch())
            for edition, pair in tables.items():
                number, seen = then[edition]
                # Nobody loads a page again: whoever was there comes back, and hears what the backup knows.
                await pair[0].say(0, "Where were we?")
                assert pair[0].number == number + 1
                await pair[1].wait_for(partial(is_just_at, number + 1), 60)
                assert views(pair) == seen
                await play_some(pair, 5)
            assert await fleet.api().record(ended.table) == record
            assert all(check.ok for check in verify(record))
            async with joined(*[fleet.api().join(waiting.table, [key]) for key in waiting.seats]) as pair:
                await pair[1].begin()
                await play_some(pair, 5)

    run(test())


def is_just_at(number: int, state: State) -> bool:
    return state.number == number


def views(pair: list[AsyncTable]) -> list[object]:
    """Return what each of two people sees of the game."""
    return [table.view(seat) for seat, table in enumerate(pair)]


def test_a_table_deleted_by_mistake_is_restored_while_servers_run_and_goes_on_at_any(harbour: Harbour) -> None:
    file = harbour.folder / "backup.sqlite3"

    async def test() -> None:
        async with harbour.fleet(2) as fleet:
            first, second = fleet.ships
            lost, kept = await make(fleet, "deal"), await make(fleet, "banking")
            async with joined(*at_each(fleet, kept.table, kept.seats)) as others:
                await others[0].begin()
                await play_some(others, 2)
                async with joined(*at_each(fleet, lost.table, lost.seats)) as pair:
                    await pair[0].begin()
                    done = await play_some(pair, 6)
                    await asyncio.to_thread(admin, "backup", str(file), "--database", harbour.url)
                    await play_some(pair, 3)
                    since = await play_some(others, 2)
                    await asyncio.to_thread(admin, "delete", lost.table, "--yes", "--database", harbour.url)
                    # Whoever does something first finds out, at the owner's server or at another; then all know.
                    with pytest.raises(Left, match="deleted"):
                        await pair[1].say(1, "Is anybody here?")
                    for ship in (first, second):
                        with pytest.raises(Left, match="no such table"):
                            await ship.api().join(lost.table, lost.seats)
                await asyncio.to_thread(admin, "restore", str(file), "--database", harbour.url)
                async with joined(*at_each(fleet, lost.table, lost.seats[::-1])) as pair:
                    after = await play_some(pair, 4)
                since += await play_some(others, 4)
            logs = await logs_in(harbour.url, [lost.table, kept.table])
            assert played(logs[lost.table]) == done + after
            # The other table was not restored over what had happened since.
            assert played(logs[kept.table])[2:] == since

    run(test())


def at_each(fleet: Fleet, table: str, keys: Sequence[SeatKey]) -> list[Awaitable[AsyncTable]]:
    """Join a table with one key at each server."""
    return [ship.api().join(table, [key]) for ship, key in zip(fleet.ships, keys, strict=True)]


def test_one_server_writes_the_backups_and_once_it_is_gone_another_does(harbour: Harbour) -> None:
    apart, shared = [harbour.folder / name for name in ("one", "other")], harbour.folder / "shared"

    async def test() -> None:
        async with process(harbour.url, 20) as first, process(harbour.url, 20) as second:
            both = (first, second)
            await first.lobby.make(PLAN)
            elsewhere = [Upkeep(it.lobby, Limits(), backup_folder=at) for it, at in zip(both, apart, strict=True)]
            together = [Upkeep(it.lobby, Limits(), backup_folder=shared) for it in both]
            await first.leases.renew()
            for upkeep in (*together, *elsewhere, *together, *elsewhere):
                await upkeep.tick()
            assert [len(backups_in(folder)) for folder in (*apart, shared)] == [1, 0, 1]
            await first.die()
            while not second.leases.is_first:
                await second.leases.renew()
            await elsewhere[1].tick()
            await together[1].tick()
            # In a folder that both share, the last one is still new enough.
            assert [len(backups_in(folder)) for folder in (*apart, shared)] == [1, 1, 1]
            assert all(examine(file, is_played=True).tables == 1 for file in apart[1].iterdir())

    run(test())
