"""A whole server with its tables in PostgreSQL: they outlive stops, kills and lost connections, and move to files.

What every storage promises is in test_storage.py.
"""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import asyncpg
import pytest

pytest.importorskip("litestar")

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from rentier.client import Refused, Server
from rentier.server import log
from rentier.server.log import LogEntry
from rentier.server.postgres import PostgresStorage

from .programs import kill_and_go_on, serving, stop_and_go_on
from .serving import hear, say
from .tables import made
from .test_admin import admin

BEN = {"kind": "person", "name": "Ben"}


def test_a_game_outlives_the_server_that_was_stopped(postgres: str) -> None:
    stop_and_go_on("--database", postgres)


@pytest.mark.parametrize("kills", [3, pytest.param(100, marks=pytest.mark.soak)])
def test_killed_at_any_moment_nothing_that_was_answered_is_lost(postgres: str, kills: int) -> None:
    kill_and_go_on("--database", postgres, where=postgres, kills=kills)


def test_tables_move_to_a_file_and_back_and_the_game_goes_on(postgres: str, tmp_path: Path) -> None:
    first, second = tmp_path / "first.sqlite3", tmp_path / "second.sqlite3"
    with serving("--database", postgres) as (_, link):
        client = Server(link)
        made = client.make("deal", ["person", BEN], name="Anna", options={"turn_limit": 4})
        with client.join(made.table, made.seats) as table:
            table.begin()
            seat = table.wait(30)
            assert seat is not None
            table.play(seat, table.menu(seat)[0])
            view, number = table.view(seat), table.number
            # The server is running meanwhile.
            admin("backup", str(first), "--database", postgres)
    assert admin("delete", made.table, "--yes", "--database", postgres).strip() == "One table was deleted."
    assert admin("restore", str(first), "--data", str(tmp_path / "data")).strip() == "One table was taken over."
    with serving("--data", str(tmp_path / "data")) as (_, link), Server(link).join(made.table, made.seats) as table:
        assert (table.view(seat), table.number) == (view, number)
        asked = table.wait(30)
        assert asked is not None
        table.play(asked, table.menu(asked)[0])
        number = table.number
    admin("backup", str(second), "--data", str(tmp_path / "data"))
    assert admin("restore", str(second), "--database", postgres).strip() == "One table was taken over."
    assert made.table in admin("tables", "--database", postgres)
    assert admin("size", "--database", postgres).startswith("One table, ")
    with serving("--database", postgres) as (_, link), Server(link).join(made.table, made.seats) as table:
        assert table.number == number
        while (asked := table.wait(30)) is not None:
            table.play(asked, "end" if "end" in table.menu(asked) else table.menu(asked)[0])
        assert table.over


def test_a_lost_connection_is_made_again(postgres: str) -> None:
    with serving("--database", postgres) as (_, link):
        client = Server(link)
        made = client.make("deal", ["person", BEN], name="Anna")
        with client.join(made.table, made.seats) as table:
            table.begin()
            for _ in range(3):
                asyncio.run(break_connections(postgres))
                seat = table.wait(30)
                assert seat is not None
                before, action = table.number, table.menu(seat)[0]
                # If the server has not noticed yet that the connection is lost, it cannot store this, and says so.
                tries = 0
                while table.number == before:
                    tries += 1
                    with contextlib.suppress(Refused):
                        table.play(seat, action)
                assert (tries <= 2, table.number) == (True, before + 1)


def test_two_servers_without_redis_are_safe_and_say_where_a_table_is(postgres: str) -> None:
    with serving("--database", postgres, "--lang", "en") as (first, link):
        client = Server(link)
        made = client.make("deal", ["person", "open"], name="Anna", public=True)
        with client.join(made.table, made.seats), serving("--database", postgres) as (_, beside):
            other = Server(beside)
            assert [it["table"] for it in other.tables()] == [made.table]
            with pytest.raises(Refused) as refused:
                other.sit(made.table, made.invite, "Ben")
            assert (refused.value.key, "open at another server" in str(refused.value)) == ("table-elsewhere", True)
            url = beside.replace("http", "ws") + "api/socket"
            with connect(url, proxy=None, compression=None) as socket:
                say(socket, do="hello", table=made.table)
                assert hear(socket)["why"] == "table-elsewhere"
                with pytest.raises(ConnectionClosed) as closed:
                    socket.recv(10)
                assert closed.value.rcvd is not None
                # Coming back helps.
                assert closed.value.rcvd.code == 1012
            first.kill()
            assert other.sit(made.table, made.invite, "Ben").seat == 1


def test_a_second_server_without_redis_says_that_it_is_not_alone(postgres: str) -> None:
    with serving("--database", postgres), serving("--database", postgres, said="Without --redis"):
        pass


async def break_connections(url: str) -> None:
    """Break all connections of a server to a database."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    finally:
        await connection.close()


def test_commits_wait_for_the_disk_whatever_the_database_says(postgres: str) -> None:
    async def test() -> None:
        connection = await asyncpg.connect(postgres)
        name = await connection.fetchval("SELECT current_database()")
        await connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
        await connection.close()
        storage = await PostgresStorage.open(postgres)
        try:
            async with storage.connection() as used:
                assert await used.fetchval("SHOW synchronous_commit") == "on"
        finally:
            await storage.close()

    asyncio.run(test())


def test_two_servers_that_start_at_once_make_the_tables_once(postgres: str) -> None:
    async def test() -> None:
        storages = await asyncio.gather(*[PostgresStorage.open(postgres) for _ in range(8)])
        await storages[0].append("a", 0, [LogEntry(0, 1.0, made())])
        assert [len(await storage.tables()) for storage in storages] == [1] * 8
        await storages[1].append("a", 1, [LogEntry(1, 2.0, log.Said(0, "hello", "id"))])
        assert len(await storages[0].read("a")) == 2
        for storage in storages:
            await storage.close()

    asyncio.run(test())
