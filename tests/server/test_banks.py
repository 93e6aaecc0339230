"""A shared bank unit: one device sends, the others receive it at once, and nobody else can send."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from rentier.server import banks as relaying
from rentier.server.banks import Banks, Telling
from rentier.server.commands import Refused

from .serving import Reply, Running, running
from .tables import HandClock, counting_keys


def shared() -> tuple[Banks, HandClock]:
    clock = HandClock()
    return Banks(clock, counting_keys()), clock


def refusal(refused: pytest.ExceptionInfo[Refused]) -> str:
    return refused.value.key


def test_who_waits_hears_it_at_once() -> None:
    async def go() -> None:
        banks, _ = shared()
        made = await banks.make("1.2.3.4")
        waiting = [asyncio.create_task(banks.wait(made.id, 0)) for _ in range(3)]
        await asyncio.sleep(0)
        await banks.tell(made.id, Telling(made.secret, 1, {"cash": [15]}))
        heard = await asyncio.wait_for(asyncio.gather(*waiting), 5)
        assert [(it.number, it.state) for it in heard] == [(1, {"cash": [15]})] * 3
        # Those who have seen less need not wait, those who have seen everything do.
        assert (await banks.wait(made.id, 0)).number == 1
        later = asyncio.create_task(banks.wait(made.id, 1))
        await asyncio.sleep(0)
        assert not later.done()
        await banks.tell(made.id, Telling(made.secret, 5, {}))
        assert (await later).number == 5

    asyncio.run(go())


def test_an_older_state_never_replaces_a_newer_one() -> None:
    async def go() -> None:
        banks, _ = shared()
        made = await banks.make("")
        await banks.tell(made.id, Telling(made.secret, 7, {"a": 1}))
        assert (await banks.tell(made.id, Telling(made.secret, 7, {"a": 2}))).state == {"a": 1}
        assert (await banks.tell(made.id, Telling(made.secret, 6, {"a": 3}))).number == 7

    asyncio.run(go())


def test_only_its_own_device_tells() -> None:
    async def go() -> None:
        banks, _ = shared()
        made, other = await banks.make(""), await banks.make("")
        for secret in ("", "x", other.secret, made.id):
            with pytest.raises(Refused) as refused:
                await banks.tell(made.id, Telling(secret, 1, {}))
            assert refusal(refused) == "relay-not-yours"
        assert (await banks.wait(made.id, -1)).number == 0

    asyncio.run(go())


def test_waiting_ends_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relaying, "WAIT_SECONDS", 0.01)

    async def go() -> None:
        banks, _ = shared()
        made = await banks.make("")
        assert (await asyncio.wait_for(banks.wait(made.id, 0), 5)).number == 0

    asyncio.run(go())


def test_only_so_many_wait_for_one_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(relaying, "MOST_WAITING", 2)

    async def go() -> None:
        banks, _ = shared()
        made = await banks.make("")
        waiting = [asyncio.create_task(banks.wait(made.id, 0)) for _ in range(2)]
        await asyncio.sleep(0)
        assert (await asyncio.wait_for(banks.wait(made.id, 0), 5)).number == 0
        # Giving up makes room.
        waiting[0].cancel()
        await asyncio.gather(waiting[0], return_exceptions=True)
        third = asyncio.create_task(banks.wait(made.id, 0))
        await asyncio.sleep(0)
        assert not third.done()
        await banks.tell(made.id, Telling(made.secret, 1, {}))
        await asyncio.gather(third, waiting[1])

    asyncio.run(go())


def test_after_a_day_of_silence_a_unit_is_forgotten() -> None:
    async def go() -> None:
        banks, clock = shared()
        silent, telling = await banks.make(""), await banks.make("")
        clock.wind(23 * 3600)
        await banks.tell(telling.id, Telling(telling.secret, 1, {}))
        clock.wind(2 * 3600)
        with pytest.raises(Refused) as refused:
            await banks.wait(silent.id, -1)
        assert refusal(refused) == "relay-unknown"
        assert (await banks.wait(telling.id, -1)).number == 1
        assert len(banks) == 1

    asyncio.run(go())


def test_there_are_only_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        banks, _ = shared()
        for _ in range(3):
            await banks.make("2001:db8::1")
        with pytest.raises(Refused) as refused:
            # Another address of the same network.
            await banks.make("2001:db8::2")
        assert refusal(refused) == "relay-too-many"
        await banks.make("1.2.3.4")
        with pytest.raises(Refused) as refused:
            await banks.make("1.2.3.5")
        assert refusal(refused) == "relay-too-many"

    monkeypatch.setattr(relaying, "MOST_OF_ADDRESS", 3)
    monkeypatch.setattr(relaying, "MOST_BANKS", 4)
    asyncio.run(go())


# Over HTTP


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data") / "tables.sqlite3", requests_at_once=100_000) as it:
        yield it


def tell(server: Running, id: str, body: object) -> Reply:
    return server.request("PUT", f"/api/banks/{id}", body, {"Content-Type": "application/json"})


def test_over_http(server: Running) -> None:
    made = server.post("/api/banks", {}).body
    path = f"/api/banks/{made['id']}"
    assert server.get(path).body == {"number": 0, "state": {}}
    told = tell(server, made["id"], {"secret": made["secret"], "number": 3, "state": {"cards": [1, 2]}})
    assert (told.status, told.body["number"]) == (200, 3)
    assert server.get(f"{path}?seen=2").body == {"number": 3, "state": {"cards": [1, 2]}}
    assert made["secret"] not in str(server.get(path).body)


@pytest.mark.parametrize(
    ("changed", "key", "status"),
    [
        ({"secret": "x"}, "relay-not-yours", 403),
        ({"number": -1}, "server-request-unread", 400),
        ({"number": "x"}, "server-request-unread", 400),
        ({"state": [1]}, "server-request-unread", 400),
        ({"state": {"x": "y" * 9000}}, "relay-too-long", 413),
        ({"extra": 1}, "server-request-unread", 400),
    ],
)
def test_what_cannot_be_told(server: Running, changed: dict[str, object], key: str, status: int) -> None:
    made = server.post("/api/banks", {}).body
    reply = tell(server, made["id"], {"secret": made["secret"], "number": 1, "state": {}, **changed})
    assert (reply.key, reply.status) == (key, status)
    assert reply.body["error"]["sentence"]
    assert server.get(f"/api/banks/{made['id']}").body["number"] == 0


def test_what_is_not_there(server: Running) -> None:
    assert (server.get("/api/banks/none").key, server.get("/api/banks/none").status) == ("relay-unknown", 404)
    assert tell(server, "none", {"secret": "", "number": 1, "state": {}}).status == 404
    # A page of another site can share nothing here.
    reply = server.request(
        "POST", "/api/banks", {}, {"Content-Type": "application/json", "Origin": "http://evil.example"}
    )
    assert reply.key == "server-origin"
