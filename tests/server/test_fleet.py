"""Several servers with one PostgreSQL and one Redis: whichever of them somebody comes to, it is the same table."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import random
import secrets
from collections.abc import AsyncIterator, Awaitable
from functools import partial
from typing import Any

import asyncpg
import pytest

pytest.importorskip("litestar")

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rentier.client import AsyncTable, NewTable
from rentier.client.state import State
from rentier.server import log
from rentier.server.keys import hashed

from .fleet import Between, Harbour, Ship, harbour, logs_in, owner_of, programs

__all__ = ["harbour", "programs"]

BEN = {"kind": "person", "name": "Ben"}


def run(test: Awaitable[None], seconds: float = 240) -> None:
    async def whole() -> None:
        async with asyncio.timeout(seconds):
            await test

    asyncio.run(whole())


def request(ship: Ship, method: str, path: str, body: object = None, **headers: str) -> tuple[int, Any]:
    """Send a request to one of the servers."""
    connection = http.client.HTTPConnection("127.0.0.1", ship.port, timeout=20)
    try:
        data = None if body is None else json.dumps(body)
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, data, {"Content-Type": "application/json", **given})
        response = connection.getresponse()
        answer = response.read()
        is_json = "json" in (response.getheader("content-type") or "")
        return response.status, json.loads(answer) if is_json and answer else answer.decode()
    finally:
        connection.close()


async def ask(ship: Ship, method: str, path: str, body: object = None, **headers: str) -> tuple[int, Any]:
    return await asyncio.to_thread(request, ship, method, path, body, **headers)


async def acquainted(ships: list[Ship]) -> None:
    """Wait until servers know of each other."""
    for ship in ships:
        while f"\nrentier_processes {len(ships)}\n" not in (await ask(ship, "GET", "/metrics"))[1]:
            await asyncio.sleep(0.1)


@contextlib.asynccontextmanager
async def joined(*joining: Awaitable[AsyncTable]) -> AsyncIterator[list[AsyncTable]]:
    """Join tables, one after the other, and leave them at the end."""
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(await each) for each in joining]


def is_at(number: int, state: State) -> bool:
    return state.number >= number


async def play_some(tables: list[AsyncTable], actions: int, seed: int = 1) -> list[tuple[int, str]]:
    """Play at random at tables that hold a seat each; return what was answered."""
    chance, done = random.Random(seed), []
    for _ in range(actions):
        await tables[0].wait_for(lambda state: state.awaiting, 10)
        seat = tables[0].state.awaiting[0]
        table = next(it for it in tables if seat in it.own)
        assert await table.wait(10) == seat
        action = chance.choice(table.menu(seat))
        assert await table.play(seat, action)
        done.append((seat, action))
        for each in tables:
            await each.wait_for(partial(is_at, table.number), 10)
        if table.over:
            break
    return done


def played(entries: list[log.LogEntry]) -> list[tuple[int, str]]:
    return [(it.what.seat, it.what.action) for it in entries if isinstance(it.what, log.Played)]


def test_people_at_different_servers_play_at_one_table(harbour: Harbour) -> None:
    async def test() -> None:
        async with harbour.fleet(3) as fleet:
            first, second, third = fleet.ships
            made = await first.api().make("deal", ["person", BEN], name="Anna")
            anna, ben = first.api().join(made.table, made.seats[:1]), second.api().join(made.table, made.seats[1:])
            async with joined(anna, ben, third.api().join(made.table)) as tables:
                await tables[1].begin()
                done = await play_some(tables[:2], 30)
                await tables[1].say(1, "Hello from afar")
                for table in tables:
                    await table.wait_for(lambda state: state.number >= tables[1].number, 10)
                # Who is here is known everywhere.
                for table in tables:
                    await table.wait_for(lambda state: state.present == [0, 1] and state.watching == 1, 10)
                await tables[1].close()
                await tables[0].wait_for(lambda state: state.present == [0], 10)
                await tables[2].wait_for(lambda state: state.present == [0], 10)
            entries = (await logs_in(harbour.url, [made.table]))[made.table]
            assert played(entries) == done
            assert [it.what.text for it in entries if isinstance(it.what, log.Said)] == ["Hello from afar"]

    run(test())


def test_requests_about_a_table_can_go_to_any_server(harbour: Harbour) -> None:
    async def test() -> None:
        async with harbour.fleet(2) as fleet:
            first, second = fleet.ships
            key = secrets.token_hex(24)
            plan = {"edition": "deal", "seats": [{"kind": "person", "name": "Anna"}, {"kind": "open"}], "public": True}
            made = (await ask(first, "POST", "/api/tables", plan, Idempotency_Key=key))[1]
            # The same request gets the same table, wherever it is repeated.
            again = (await ask(second, "POST", "/api/tables", plan, Idempotency_Key=key))[1]
            assert {**again, "link": ""} == {**made, "link": ""}
            path = f"/api/tables/{made['table']}"
            async with joined(first.api().join(made["table"])):
                process = await owner_of(harbour.url, made["table"])
                sitting = {"invite": made["invite"], "name": "Ben"}
                key = secrets.token_hex(24)
                sat = [await ask(it, "POST", f"{path}/seats", sitting, Idempotency_Key=key) for it in (second, first)]
                assert sat[0] == sat[1]
                assert (sat[0][0], sat[0][1]["seat"]) == (201, 1)
                ben = sat[0][1]
                assert (await ask(second, "POST", f"{path}/seats", sitting))[1]["error"]["key"] == "table-full"
                status, refused = await ask(second, "POST", f"{path}/move", {**ben, "secret": "wrong"})
                assert (status, refused["error"]["key"]) == (403, "table-not-your-seat")
                key = secrets.token_hex(24)
                moved = [await ask(it, "POST", f"{path}/move", ben, Idempotency_Key=key) for it in (second, first)]
                assert moved[0] == moved[1]
                ben = moved[0][1]
                settings = {"host": made["host"], "settings": {"pace": "off"}}
                assert (await ask(second, "POST", f"{path}/change", settings))[0] == 204
                mute = {"host": made["host"], "seat": 1}
                assert (await ask(second, "POST", f"{path}/mute", mute))[0] == 204
                bad = {"host": made["host"], "options": {"turn_limit": "many"}}
                assert (await ask(second, "POST", f"{path}/change", bad))[0] == (
                    await ask(first, "POST", f"{path}/change", bad)
                )[0]
                key = secrets.token_hex(24)
                host = {"host": made["host"]}
                invites = [await ask(it, "POST", f"{path}/invite", host, Idempotency_Key=key) for it in (second, first)]
                assert invites[0][1]["invite"] == invites[1][1]["invite"]
                removing = {"host": made["host"], "seat": 1}
                removed = await ask(second, "POST", f"{path}/remove", removing)
                assert removed[0] == 200
                shown = [(await ask(it, "GET", path))[1] for it in (first, second)]
                assert shown[0] == shown[1]
                assert shown[0]["settings"]["pace"] == "off"
                mine = [{"table": made["table"], **made["seats"][0]}]
                assert [it["table"] for it in (await ask(second, "POST", "/api/mine", mine))[1]] == [made["table"]]
                listed = [(await ask(it, "GET", "/api/tables"))[1] for it in (first, second)]
                assert [it["table"] for it in listed[1]] == [made["table"]]
                assert await owner_of(harbour.url, made["table"]) == process, "the table went elsewhere"
            entries = (await logs_in(harbour.url, [made["table"]]))[made["table"]]
            kinds = [entry.kind for entry in entries if entry.kind not in ("away", "back")]
            assert kinds == ["made", "sat", "sat", "moved", "changed", "muted", "invited", "left"]

    run(test())


def test_a_rematch_is_one_table_for_everybody(harbour: Harbour) -> None:
    async def test() -> None:
        async with harbour.fleet(2) as fleet:
            first, second = fleet.ships
            made = await first.api().make("deal", ["person", BEN], name="Anna", options={"turn_limit": 2})
            anna, ben = first.api().join(made.table, made.seats[:1]), second.api().join(made.table, made.seats[1:])
            async with joined(anna, ben) as tables:
                await tables[0].begin()
                await play_some(tables, 500)
                assert tables[0].over
                again = await asyncio.gather(
                    second.api().rematch(made.table, made.seats[1:]), first.api().rematch(made.table, made.seats[:1])
                )
            assert len(set(again)) == 1
            storage = await asyncpg.connect(harbour.url)
            assert await storage.fetchval("SELECT count(*) FROM rentier.tables") == 2
            await storage.close()

    run(test())


def hello(made: NewTable, seats: list[int], **more: Any) -> str:
    keys = [{"seat": key.seat, "secret": key.secret} for key in made.seats if key.seat in seats]
    return json.dumps({"do": "hello", "table": made.table, "seats": keys, **more})


async def heard_until(socket: ClientConnection, end: str) -> list[str]:
    """Return everything that is told up to a frame that contains a text."""
    frames: list[str] = []
    while not frames or end not in frames[-1]:
        frames.append(str(await asyncio.wait_for(socket.recv(), 10)))
    return frames


def test_through_another_server_everybody_hears_the_same_bytes_and_redis_no_secret(harbour: Harbour) -> None:
    async def test() -> None:
        async with Between(harbour.redis.port) as redis:
            redis.heard = bytearray()
            through = harbour.redis.url_at(redis.port)
            async with harbour.fleet(2, redis=through) as fleet, contextlib.AsyncExitStack() as stack:
                first, second = fleet.ships
                options = {"turn_limit": 3}
                made = await first.api().make("deal", ["person", BEN, "open"], name="Anna", options=options)
                chloe = await second.api().sit(made.table, made.invite, "Chloé")

                async def socket(ship: Ship, seats: list[int]) -> ClientConnection:
                    url = f"ws://127.0.0.1:{ship.port}/api/socket"
                    it = await stack.enter_async_context(connect(url, proxy=None, compression=None, max_size=None))
                    await it.send(hello(made, seats))
                    return it

                # The first one decides where the table is. Then each audience comes twice, once through each server.
                everything = [await second.api().join(made.table, [chloe], made.host)]
                await stack.enter_async_context(everything[0])
                pairs = [(await socket(first, seats), await socket(second, seats)) for seats in ([0], [1], [0, 1], [])]
                anna = await stack.enter_async_context(await first.api().join(made.table, made.seats))
                for pair in pairs:
                    for each in pair:
                        await heard_until(each, '"watching":2')
                await everything[0].begin()
                done = await play_some([*everything, anna], 500)
                assert everything[0].over
                assert len(done) > 10
                audiences = set()
                for pair in pairs:
                    told = [await heard_until(each, '"opened":') for each in pair]
                    # Those who come hear of each other in their own order; from the beginning on, all is the same.
                    frames = [[it for it in each if '"is":"ping"' not in it] for each in told]
                    frames = [each[next(i for i, it in enumerate(each) if '"is":"news"' in it) :] for each in frames]
                    assert frames[0] == frames[1]
                    assert sum(map(len, frames[0])) > 5000
                    audiences.add("".join(frames[0]))
                # They do differ, so there is something to filter.
                assert len(audiences) == len(pairs)
                record = await first.api().record(made.table)
            through_redis = bytes(redis.heard)
            keys = [made.invite, made.host, chloe.secret, *[key.secret for key in made.seats]]
            assert b'"is":"news"' in through_redis
            for secret in keys:
                assert secret.encode() not in through_redis
            before_the_end = through_redis[: through_redis.index(b'"opened":')]
            for secret in (record["rentier"]["secret"], record["seed"]):
                assert str(secret).encode() not in before_the_end
            assert hashed(made.invite).encode() not in through_redis

    run(test())


def test_whoever_is_refused_at_the_table_is_refused_through_any_server(harbour: Harbour) -> None:
    async def test() -> None:
        async with harbour.fleet(2, *[]) as fleet:
            first, second = fleet.ships
            made = await first.api().make("deal", ["person", BEN], name="Anna", settings={"watched": False})
            async with joined(first.api().join(made.table, made.seats)):
                for message, why in (
                    (
                        {"do": "hello", "table": made.table, "seats": [{"seat": 0, "secret": "x"}]},
                        "table-not-your-seat",
                    ),
                    ({"do": "hello", "table": made.table}, "table-not-watched"),
                    ({"do": "hello", "table": "nowhere"}, "table-unknown"),
                ):
                    url = f"ws://127.0.0.1:{second.port}/api/socket"
                    async with connect(url, proxy=None, compression=None) as socket:
                        await socket.send(json.dumps(message))
                        assert json.loads(await socket.recv())["why"] == why
                        with pytest.raises(ConnectionClosed) as closed:
                            await asyncio.wait_for(socket.recv(), 10)
                        assert closed.value.rcvd is not None
                        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, why)
                # What cannot be read is answered, and too much of it ends the connection.
                async with connect(url, proxy=None, compression=None) as socket:
                    await socket.send(hello(made, [1]))
                    await socket.send('{"do": "fly", "id": "x"}')
                    assert "socket-unread" in (await heard_until(socket, '"id":"x"'))[-1]
                    await socket.send(json.dumps({"do": "play", "id": "y", "seat": 0, "seen": 0, "action": "end"}))
                    assert "table-not-your-seat" in (await heard_until(socket, '"id":"y"'))[-1]
                    with contextlib.suppress(ConnectionClosed):
                        for _ in range(700):
                            await socket.send('{"do": "pong"}')
                    with pytest.raises(ConnectionClosed):
                        await heard_until(socket, "never")
                    assert socket.close_reason == "socket-flood"

    run(test())


def test_one_address_has_its_limits_at_all_servers_together(harbour: Harbour) -> None:
    limits = harbour.folder / "limits.toml"
    limits.write_text("[limits]\nrequests_at_once = 20\nrequests_per_second = 0.5\nsockets_per_address = 4\n", "utf-8")

    async def test() -> None:
        async with harbour.fleet(2, "--config", str(limits)) as fleet:
            first, second = fleet.ships
            await acquainted(fleet.ships)
            counts = [(await ask(ship, "GET", "/api/tables"))[0] for ship in [first, second] * 15]
            assert 18 <= counts.count(200) <= 24
            assert set(counts) == {200, 429}
            async with contextlib.AsyncExitStack() as stack:
                for ship in (first, second, first, second):
                    url = f"ws://127.0.0.1:{ship.port}/api/socket"
                    await stack.enter_async_context(connect(url, proxy=None))
                for ship in (first, second):
                    with pytest.raises(Exception, match="503"):
                        await connect(f"ws://127.0.0.1:{ship.port}/api/socket", proxy=None)
            # Whoever leaves makes room, whoever is killed too.
            await asyncio.sleep(0.3)
            async with connect(f"ws://127.0.0.1:{first.port}/api/socket", proxy=None):
                pass

    run(test())


def test_one_address_makes_so_many_tables_at_all_servers_together(harbour: Harbour) -> None:
    limits = harbour.folder / "limits.toml"
    limits.write_text("[limits]\ntables_per_day = 3\n", "utf-8")

    async def test() -> None:
        async with harbour.fleet(2, "--config", str(limits)) as fleet:
            await acquainted(fleet.ships)
            lesson = {"edition": "deal", "name": "Anna"}
            answers = [await ask(ship, "POST", "/api/lessons", lesson) for ship in fleet.ships * 2]
            assert [status for status, _ in answers] == [201, 201, 201, 429]
            assert answers[-1][1]["error"]["key"] == "table-too-many-today"

    run(test())


def test_a_shared_bank_unit_is_the_same_at_all_servers(harbour: Harbour) -> None:
    async def test() -> None:
        async with harbour.fleet(2) as fleet:
            first, second = fleet.ships
            await asyncio.sleep(0.5)
            key = secrets.token_hex(24)
            made = (await ask(first, "POST", "/api/banks", {}, Idempotency_Key=key))[1]
            assert (await ask(second, "POST", "/api/banks", {}, Idempotency_Key=key))[1] == made
            path = f"/api/banks/{made['id']}"
            waiting = [asyncio.create_task(ask(ship, "GET", f"{path}?seen=0")) for ship in (first, second)]
            await asyncio.sleep(0.5)
            told = {"secret": made["secret"], "number": 3, "state": {"cash": [15]}}
            assert (await ask(second, "PUT", path, told))[1] == {"number": 3, "state": {"cash": [15]}}
            async with asyncio.timeout(5):
                assert [(await each)[1]["number"] for each in waiting] == [3, 3]
            assert (await ask(first, "PUT", path, {**told, "number": 2, "state": {}}))[1]["number"] == 3
            status, refused = await ask(first, "PUT", path, {**told, "secret": "x"})
            assert (status, refused["error"]["key"]) == (403, "relay-not-yours")
            assert (await ask(first, "GET", "/api/banks/none"))[0] == 404

    run(test())
