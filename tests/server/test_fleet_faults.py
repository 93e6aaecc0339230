"""Several servers, of which any dies, freezes or is cut off at any moment, and so do PostgreSQL and Redis.

Clients behind a balancer without sticky sessions go on by themselves: nothing that was answered is lost or done twice.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

pytest.importorskip("litestar")

from rentier.client import Refused
from rentier.server import log
from rentier.server.table import Table

from .fleet import Between, Fleet, Harbour, Ship, harbour, logs_in, owner_of, programs
from .serving import masked, raw_socket
from .test_durable import EDITIONS, Players, check
from .test_exactly_once import check_log, check_wire, play_through_faults
from .test_fleet import BEN, ask, run

__all__ = ["harbour", "programs"]

HOW = ("killed", "two", "stopped", "twice")
REPLACED_SECONDS = 5.0
"""Within how long after a death the tables go on elsewhere, by our promise."""
STOPPED_SECONDS = 25.0
"""Within how long a server that is stopped is gone, whatever does not answer it."""
BUSY_SECONDS = 10.0
"""How much longer that may take on a machine that does six other things."""


class Party:
    """People who play all editions through the balancer, and what was answered to them."""

    def __init__(self, harbour: Harbour, fleet: Fleet, seed: int) -> None:
        self._harbour = harbour
        self.players = Players(fleet.balancer.url, seed)

    @property
    def count(self) -> int:
        return sum(len(seat) for seats in self.players.answered.values() for seat in seats)

    async def go_on(self, actions: int, seconds: float = 40) -> float:
        """Wait until so many more actions have been answered; return how long that took."""
        wanted, began = self.count + actions, time.monotonic()
        while self.count < wanted:
            assert time.monotonic() < began + seconds, f"only {self.count - wanted + actions} more were answered"
            await asyncio.sleep(0.02)
        return time.monotonic() - began

    async def check(self) -> int:
        """Compare what was answered up to now with what is stored."""
        answered = {table: [list(seat) for seat in seats] for table, seats in self.players.answered.items()}
        logs = await logs_in(self._harbour.url, list(answered))
        # Play goes on meanwhile, until it is over.
        in_flight = 0 if self.players.is_over else 1_000_000
        return check(lambda table: logs[table], answered, in_flight)


@contextlib.asynccontextmanager
async def playing(
    harbour: Harbour, fleet: Fleet, seed: int = 1, editions: list[str] | None = None
) -> AsyncIterator[Party]:
    """Let people play while something happens; at the end, compare everything."""
    party = Party(harbour, fleet, seed)
    games = asyncio.gather(*[party.players.play_on(edition) for edition in editions or EDITIONS])
    try:
        await party.go_on(20)
        yield party
        await party.go_on(20)
        party.players.is_over = True
        await asyncio.wait_for(games, 60)
    finally:
        games.cancel()
        await asyncio.gather(games, return_exceptions=True)
    answered = await party.check()
    assert answered > 40
    print(f"{answered} answered actions compared with the logs")
    logs = await logs_in(harbour.url, list(party.players.answered))
    for table, entries in logs.items():
        if entries:
            assert Table.from_log(table, entries).stopped is None


async def kill_often(harbour: Harbour, kills: int, seed: int) -> Counter[str]:
    """Kill or stop one of three servers again and again, or two of them; return how often how."""
    chance = random.Random(seed)
    done: Counter[str] = Counter()
    async with harbour.fleet(3) as fleet, playing(harbour, fleet, seed) as party:
        for number in range(kills):
            ship = fleet.ships[number % 3]
            how = HOW[number % len(HOW)]
            await asyncio.sleep(chance.random() / 2)
            if how == "stopped":
                await ship.stop()
            else:
                ship.kill()
            if how == "two":
                await asyncio.sleep(chance.random() / 2)
                other = fleet.ships[(number + 1) % 3]
                other.kill()
                await fleet.start(other)
            await fleet.start(ship)
            if how == "twice":
                # Hardly up, it is killed again.
                ship.kill()
                await fleet.start(ship)
            done[how] += 1
            await party.go_on(3)
            await party.check()
    return done


def test_servers_are_killed_and_nothing_answered_is_lost(harbour: Harbour) -> None:
    async def test() -> None:
        assert set(await kill_often(harbour, 5, 1)) == set(HOW)

    run(test())


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(4))
def test_servers_are_killed_however_often_and_nothing_answered_is_lost(harbour: Harbour, seed: int) -> None:
    async def test() -> None:
        assert (await kill_often(harbour, 50, 100 + seed)).total() == 50

    run(test(), 1800)


def test_who_dies_is_replaced_within_five_seconds(harbour: Harbour) -> None:
    async def test() -> None:
        async with harbour.fleet(2) as fleet:
            first, second = fleet.ships
            made = await first.api().make("deal", ["person", {"kind": "person", "name": "Ben"}], name="Anna")
            owner = await first.api().join(made.table, made.seats[:1])
            table = await second.api().join(made.table, made.seats)
            async with owner, table:
                await table.begin()
                before = await owner_of(harbour.url, made.table)
                first.kill()
                began = time.monotonic()
                seat = await table.wait(20)
                assert seat is not None
                assert await table.play(seat, table.menu(seat)[0])
                assert time.monotonic() - began < REPLACED_SECONDS + BUSY_SECONDS
                print(f"replaced after {time.monotonic() - began:.2f} s")
                assert await owner_of(harbour.url, made.table) != before

    run(test())


def test_a_server_that_was_frozen_past_its_lease_neither_writes_nor_answers(harbour: Harbour) -> None:
    async def test() -> None:
        async with harbour.fleet(2) as fleet:
            first, second = fleet.ships
            made = await first.api().make("deal", ["person", {"kind": "person", "name": "Ben"}], name="Anna")
            there = await first.api().join(made.table, made.seats, answer_seconds=60)
            table = await second.api().join(made.table, made.seats)
            async with there, table:
                await there.begin()
                await table.wait_for(lambda state: state.awaiting, 10)
                frozen = await owner_of(harbour.url, made.table)
                first.freeze()
                began = time.monotonic()
                # Something is on its way to the frozen one, which gets it when it goes on.
                seat = there.state.awaiting[0]
                asking = asyncio.create_task(there.play(seat, there.menu(seat)[0]))
                # Whoever is at the other server goes on by themselves.
                asked = await table.wait(20)
                assert asked == seat
                assert await table.play(seat, table.menu(seat)[-1])
                print(f"a frozen one was replaced after {time.monotonic() - began:.2f} s")
                assert time.monotonic() - began < REPLACED_SECONDS + BUSY_SECONDS
                assert await owner_of(harbour.url, made.table) != frozen
                for word in range(3):
                    await table.say(1, f"word {word}")
                first.thaw()
                # It was chosen before the table moved on, so it is refused, by whoever has the table now.
                assert not await asyncio.wait_for(asking, 30)
                await there.say(0, "from before")
                await there.wait_for(lambda state: state.number >= table.number, 30)
            entries = (await logs_in(harbour.url, [made.table]))[made.table]
            assert len([it for it in entries if isinstance(it.what, log.Played)]) == 1
            said = [it.what.text for it in entries if isinstance(it.what, log.Said)]
            assert sorted(said) == ["from before", "word 0", "word 1", "word 2"]

    run(test())


def test_servers_freeze_and_go_on_while_people_play(harbour: Harbour) -> None:
    async def test() -> None:
        async with harbour.fleet(2) as fleet, playing(harbour, fleet, 5, ["deal", "banking"]) as party:
            for ship, seconds in zip(fleet.ships, (0.8, 4.5), strict=True):
                # A balancer notices that nobody answers there; its connections are lost.
                fleet.balancer.ports.remove(ship.port)
                ship.freeze()
                await asyncio.sleep(seconds)
                ship.thaw()
                fleet.balancer.cut()
                fleet.balancer.ports.append(ship.port)
                await party.go_on(10)
                await party.check()

    run(test())


def test_redis_is_killed_and_nothing_is_lost(harbour: Harbour) -> None:
    async def test() -> None:
        async with harbour.fleet(2) as fleet, playing(harbour, fleet, 7, ["deal", "millionaire"]) as party:
            for seconds in (0.0, 2.5):
                harbour.redis.kill()
                await asyncio.sleep(seconds)
                harbour.redis.start()
                await party.go_on(10)
                await party.check()

    run(test())


def test_without_redis_tables_go_on_where_they_are_and_others_are_told_so(harbour: Harbour) -> None:
    async def test() -> None:
        async with harbour.fleet(2) as fleet:
            first, second = fleet.ships
            made = await first.api().make("deal", ["person", "open"], name="Anna")
            here = await first.api().join(made.table, made.seats)
            there = await second.api().join(made.table)
            async with here, there:
                harbour.redis.kill()
                try:
                    await here.say(0, "one")
                    with pytest.raises(Refused) as refused:
                        await second.api().sit(made.table, made.invite, "Ben")
                    assert refused.value.key == "table-elsewhere"
                    with pytest.raises(Refused, match="Shared bank units cannot be reached"):
                        await asyncio.to_thread(second.api()._server.ask, "POST", "/api/banks", {})
                    assert (await first.api().sit(made.table, made.invite, "Ben")).seat == 1
                    await here.say(0, "two")
                finally:
                    harbour.redis.start()
                # Who was at the other server comes back by themselves.
                await there.wait_for(lambda state: state.number >= here.number, 30)

    run(test())


def test_postgres_is_killed_and_nothing_answered_is_lost(harbour: Harbour) -> None:
    async def test() -> None:
        async with harbour.fleet(2) as fleet, playing(harbour, fleet, 9, ["deal", "crooked"]) as party:
            for seconds in (0.0, 4.0):
                harbour.postgres.kill()
                await asyncio.sleep(seconds)
                await asyncio.to_thread(harbour.postgres.start)
                await party.go_on(10)
                await party.check()
            for ship in fleet.ships:
                log = ship.log.read_text()
                assert "Traceback" not in log, log
                assert log.count("the storage failed") <= 2, log

    run(test())


def test_a_game_at_three_servers_is_played_exactly_once_whatever_the_lines_to_people_do(harbour: Harbour) -> None:
    limits = harbour.folder / "limits.toml"
    limits.write_text("[limits]\nping_seconds = 0.25\nsync_seconds = 0.000000001\n", "utf-8")

    async def test() -> None:
        async with harbour.fleet(3, "--config", str(limits)) as fleet:
            ports = [ship.port for ship in fleet.ships]
            game = await play_through_faults(fleet.ships[0].url, ports, "deal", 3, {"turn_limit": 5})
            check_log((await logs_in(harbour.url, [game.table]))[game.table], game.done)
            answers = sum((check_wire(wire) for proxy in game.proxies for wire in proxy.wires), Counter())
            assert answers["table-stale"]

    run(test())


def test_somebody_who_does_not_read_is_cut_off_at_any_server_and_nobody_waits_for_them(harbour: Harbour) -> None:
    limits = harbour.folder / "limits.toml"
    limits.write_text(
        "[limits]\nmessages_at_once = 5000\naddress_messages_at_once = 1000000\nsync_seconds = 0.000000001\n", "utf-8"
    )

    async def test() -> None:
        async with harbour.fleet(2, "--config", str(limits)) as fleet:
            first, second = fleet.ships
            made = await first.api().make("deal", ["person", BEN], name="Anna")
            async with await first.api().join(made.table, made.seats) as table:
                await table.begin()
                seat = await table.wait(10)
                assert seat is not None
                lazy = await asyncio.to_thread(raw_socket, second, made)
                stale = {"do": "play", "seat": 0, "seen": 0, "action": "end"}
                frames = [masked(json.dumps({**stale, "id": f"id-{number}"})) for number in range(20)]
                began, slowest = time.monotonic(), 0.0
                with contextlib.closing(lazy):
                    while await closed_for(second, "socket-slow") == 0:
                        # Each of them is answered with everything there is to know, and nobody takes it in.
                        # They come a few at a time: more than the table's server can do would be a flood.
                        with contextlib.suppress(OSError):
                            await asyncio.to_thread(lazy.sendall, b"".join(frames))
                        asked = time.monotonic()
                        await table.stakes(seat, table.menu(seat)[0])
                        slowest = max(slowest, time.monotonic() - asked)
                        assert time.monotonic() < began + 60, (await ask(second, "GET", "/metrics"))[1]
                        await asyncio.sleep(0.1)
                assert slowest < 5
                await table.wait_for(lambda state: state.present == [0, 1], 10)

    run(test())


async def closed_for(ship: Ship, why: str) -> int:
    """Return how many sockets a server has closed for a reason."""
    told = (await ask(ship, "GET", "/metrics"))[1]
    found = re.search(rf'sockets_closed_total{{why="{why}"}} (\d+)', told)
    return int(found[1]) if found else 0


Trouble = Callable[[Between, Between], Awaitable[None]]


async def slow(redis: Between, postgres: Between) -> None:
    redis.delay = postgres.delay = 0.05
    await asyncio.sleep(3)
    redis.delay = postgres.delay = 0.0


async def cut(redis: Between, postgres: Between) -> None:
    for _ in range(4):
        redis.cut()
        await asyncio.sleep(0.3)
        postgres.cut()
        await asyncio.sleep(0.4)


async def held(redis: Between, postgres: Between) -> None:
    """Nothing goes through any more, and nobody is told so."""
    redis.is_held = True
    await asyncio.sleep(3)
    redis.is_held = False
    postgres.is_held = True
    await asyncio.sleep(4.5)
    postgres.is_held = False


@pytest.mark.parametrize("trouble", [slow, cut, held])
def test_lines_between_servers_are_cut_and_slow_and_silent(harbour: Harbour, trouble: Trouble) -> None:
    async def test() -> None:
        async with (
            Between(harbour.redis.port) as redis,
            Between(harbour.postgres.port) as postgres,
            harbour.fleet(1) as fleet,
        ):
            # One server has its lines to itself, the other one is well.
            database = harbour.postgres.url_at(postgres.port, harbour.database)
            await fleet.launch(postgres=database, redis=harbour.redis.url_at(redis.port))
            async with playing(harbour, fleet, 11, ["deal", "knockout"]) as party:
                await trouble(redis, postgres)
                await party.go_on(10)
                await party.check()

    run(test())


def test_a_server_stops_while_neither_postgres_nor_redis_answers(harbour: Harbour) -> None:
    async def test() -> None:
        async with (
            Between(harbour.redis.port) as redis,
            Between(harbour.postgres.port) as postgres,
            harbour.fleet(1) as fleet,
        ):
            database = harbour.postgres.url_at(postgres.port, harbour.database)
            ship = await fleet.launch(postgres=database, redis=harbour.redis.url_at(redis.port))
            made = await ship.api().make("deal", ["person", BEN], name="Anna")
            async with await ship.api().join(made.table, made.seats) as table:
                await table.begin()
                redis.is_held = postgres.is_held = True
                # Something is on its way into the database that never gets there.
                asking = asyncio.create_task(table.say(0, "now"))
                await asyncio.sleep(0.5)
                fleet.balancer.ports.remove(ship.port)
                began = time.monotonic()
                await ship.stop()
                print(f"gone after {time.monotonic() - began:.2f} s")
                assert time.monotonic() - began < STOPPED_SECONDS
                asking.cancel()
                await asyncio.gather(asking, return_exceptions=True)

    run(test())
