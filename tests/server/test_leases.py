"""Where several processes share a PostgreSQL database, each table has one owner, and nobody else can write there."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import NamedTuple

import pytest

from rentier.server import leases as leasing
from rentier.server import log
from rentier.server.commands import Refused
from rentier.server.leases import Claim, Leases
from rentier.server.limits import Limits
from rentier.server.lobby import Lobby, holds_of
from rentier.server.log import LogEntry, SeatMade
from rentier.server.messages import Begin, Say
from rentier.server.owners import Elsewhere
from rentier.server.planning import Plan
from rentier.server.postgres import FAULTS, PostgresStorage
from rentier.server.storage import Lost, StorageFault
from rentier.server.thinking import InlineThinker
from rentier.server.upkeep import Upkeep

from .tables import Ear, made

SECONDS = 1.0
PLAN = Plan("deal", [SeatMade("person", "Anna"), SeatMade("person", "Ben")])


class Process(NamedTuple):
    """What one process has of a shared database."""

    storage: PostgresStorage
    leases: Leases
    lobby: Lobby

    async def freeze(self) -> None:
        """Renew nothing more, as when the process is stopped; its connections stay."""
        assert self.leases._task is not None
        self.leases._task.cancel()
        await asyncio.gather(self.leases._task, return_exceptions=True)

    async def expire(self) -> None:
        """Freeze until the lease is over."""
        await self.freeze()
        await asyncio.sleep(SECONDS + 0.1)

    async def die(self) -> None:
        """Lose the connection that holds the lease, as when the process is killed."""
        await self.freeze()
        self.leases._connection.terminate()


@contextlib.asynccontextmanager
async def process(url: str, seconds: float = SECONDS) -> AsyncIterator[Process]:
    storage = await PostgresStorage.open(url)
    leases = await Leases.open(url, storage, seconds)
    lobby = Lobby(storage, InlineThinker(), leases=leases)
    try:
        yield Process(storage, leases, lobby)
    finally:
        await lobby.close()
        await leases.close()
        await storage.close()


def run(url: str, test: Callable[[Process, Process], Awaitable[None]], seconds: float = SECONDS) -> None:
    async def whole() -> None:
        async with asyncio.timeout(60), process(url, seconds) as first, process(url, seconds) as second:
            await first.storage.append("t", 0, [LogEntry(0, 1.0, made())])
            await test(first, second)

    asyncio.run(whole())


def said(number: int) -> list[LogEntry]:
    return [LogEntry(number, 2.0, log.Said(0, "hello", f"id-{number}"))]


async def claimed(process: Process, table: str = "t") -> Claim:
    """Claim a table, which exists."""
    claim = await process.leases.claim(table)
    assert claim is not None
    return claim


def test_a_table_has_one_process_at_a_time(postgres: str) -> None:
    async def test(first: Process, second: Process) -> None:
        assert await claimed(first) == (first.leases.process, 1)
        assert await claimed(second) == (first.leases.process, 1)
        # Who has it already keeps it, in the same epoch.
        assert await claimed(first) == (first.leases.process, 1)
        assert await first.leases.claim("nowhere") is None
        await first.leases.release(["t"])
        assert await claimed(second) == (second.leases.process, 2)
        # What is not one's own cannot be released.
        await first.leases.release(["t"])
        assert await claimed(first) == (second.leases.process, 2)

    run(postgres, test, 20)


def test_many_who_ask_at_once_agree(postgres: str) -> None:
    async def test(first: Process, second: Process) -> None:
        for number in range(20):
            table = f"table-{number}"
            await first.storage.append(table, 0, [LogEntry(0, 1.0, made())])
            await asyncio.gather(*[claimed(it, table) for it in (first, second) * 3])
            # Who asked while another was just getting it may have seen it free; asked again, all say the same.
            assert len({await claimed(it, table) for it in (first, second)}) == 1
            assert (await claimed(first, table)).epoch == 1

    run(postgres, test, 20)


def test_a_lease_that_is_renewed_lasts(postgres: str) -> None:
    async def test(first: Process, second: Process) -> None:
        await claimed(first)
        for _ in range(12):
            await asyncio.sleep(SECONDS / 4)
            assert first.leases.is_held
            assert (await claimed(second)).process == first.leases.process
        assert first.leases.lapses == 0
        assert second.leases.others == {first.leases.process}
        assert (first.leases.is_first, second.leases.is_first) == (True, False)

    run(postgres, test)


def test_who_was_thought_dead_can_write_nothing(postgres: str) -> None:
    async def test(first: Process, second: Process) -> None:
        epoch = (await claimed(first)).epoch
        await first.storage.append("t", 1, said(1), None, "", epoch)
        await first.expire()
        assert not first.leases.is_held
        # Until somebody takes the table, nothing has changed, and what is stored is right.
        await first.storage.append("t", 2, said(2), None, "", epoch)
        assert await claimed(second) == (second.leases.process, epoch + 1)
        with pytest.raises(Lost):
            await first.storage.append("t", 3, said(3), None, "", epoch)
        await second.storage.append("t", 3, said(3), None, "", epoch + 1)
        with pytest.raises(Lost):
            await first.storage.append("t", 4, said(4), None, "", epoch)
        assert [entry.number for entry in await second.storage.read("t")] == [0, 1, 2, 3]
        # Nor can it take anything, however free it is.
        with pytest.raises(StorageFault):
            await first.leases.claim("t")
        await second.leases.release(["t"])
        first.leases._until = float("inf")
        assert (await claimed(first)).process == 0

    run(postgres, test)


def test_who_was_killed_is_replaced_at_once(postgres: str) -> None:
    async def test(first: Process, second: Process) -> None:
        await claimed(first)
        await first.die()
        # Long before the lease would be over.
        async with asyncio.timeout(10):
            while (await claimed(second)).process != second.leases.process:
                await asyncio.sleep(0.02)

    run(postgres, test, 20)


def test_the_clock_of_a_process_decides_nothing(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(first: Process, second: Process) -> None:
        await claimed(first)
        for wrong in (-1e6, 1e6):
            monkeypatch.setattr("time.time", lambda wrong=wrong: wrong)
            await second.leases.renew()
            assert (await claimed(second)).process == first.leases.process

    run(postgres, test, 20)


def test_after_a_lapse_only_what_others_took_is_put_away(postgres: str) -> None:
    async def test(first: Process, second: Process) -> None:
        tables = [(await first.lobby.make(PLAN)) for _ in range(3)]
        owners = [await first.lobby.owner(it.table) for it in tables]
        ears = [Ear(0, keys=holds_of(it.seats[:1])) for it in tables]
        for owner, ear in zip(owners, ears, strict=True):
            owner.join(ear)
        await first.expire()
        with pytest.raises(Refused) as refused:
            await first.lobby.owner(tables[0].table)
        assert refused.value.key == "table-closed"
        await second.lobby.owner(tables[1].table)
        await first.leases.renew()
        assert first.leases.lapses == 1
        assert [ear.closed for ear in ears] == ["", "table-closed", ""]
        assert await first.lobby.owner(tables[0].table) is owners[0]
        with pytest.raises(Elsewhere) as elsewhere:
            await first.lobby.owner(tables[1].table)
        assert elsewhere.value.process == second.leases.process

    run(postgres, test)


def test_an_owner_that_lost_its_table_sends_everybody_away_without_an_answer(postgres: str) -> None:
    async def test(first: Process, second: Process) -> None:
        made = await first.lobby.make(PLAN)
        holds = holds_of(made.seats)
        owner, ear = await first.lobby.owner(made.table), Ear(0, 1, keys=holds)
        owner.join(ear)
        await owner.submit(Begin("begin"), holds)
        await first.expire()
        other = await second.lobby.owner(made.table)
        await other.submit(Say("one", 0, "from the second"), holds)
        with pytest.raises(Refused) as refused:
            await owner.submit(Say("two", 0, "from the first"), holds)
        assert (refused.value.key, ear.closed) == ("table-closed", "table-closed")
        # Whoever repeats it there has it done once.
        await other.submit(Say("two", 0, "from the first"), holds)
        said = [entry.what.text for entry in await second.storage.read(made.table) if isinstance(entry.what, log.Said)]
        assert said == ["from the second", "from the first"]

    run(postgres, test)


def test_somebody_frozen_inside_a_transaction_holds_nobody_up(postgres: str) -> None:
    async def test(first: Process, second: Process) -> None:
        await claimed(first)
        async with first.storage._pool.acquire() as frozen:
            await frozen.execute("BEGIN")
            await frozen.execute("UPDATE rentier.tables SET changed = 7 WHERE tbl = 't'")
            await first.expire()
            async with asyncio.timeout(4):
                assert (await claimed(second)).process == second.leases.process
            with contextlib.suppress(*FAULTS):
                await frozen.execute("COMMIT")
        assert (await second.storage.tables())[0].changed == 1.0

    run(postgres, test)


def test_ten_thousand_tables_cost_no_more_than_one(postgres: str) -> None:
    async def test(first: Process, second: Process) -> None:
        async with first.storage.connection() as connection:
            await connection.execute(
                "INSERT INTO rentier.tables SELECT 't' || n, 'deal', false, 'playing', 1, 1, 1, '', '', $1, 1"
                " FROM generate_series(1, 10000) AS n",
                first.leases.process,
            )
            latest = "SELECT max(xmin::text::bigint) FROM rentier.tables"
            before = await connection.fetchval(latest)
            for _ in range(5):
                await first.leases.renew()
            # No row of a table was written for it.
            assert await connection.fetchval(latest) == before
        assert await claimed(second, "t7777") == (first.leases.process, 1)

    run(postgres, test, 20)


def test_a_lost_connection_is_made_again_and_the_lease_goes_on(postgres: str) -> None:
    async def test(first: Process, second: Process) -> None:
        number = first.leases.process
        await claimed(first)
        first.leases._connection.terminate()
        await asyncio.sleep(SECONDS)
        assert first.leases.is_held
        assert first.leases.process == number
        assert (await claimed(second)).process == number

    run(postgres, test)


def test_a_process_that_was_forgotten_comes_back_under_its_number(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leasing, "FORGET_SECONDS", 0.0)

    async def test(first: Process, second: Process) -> None:
        await first.expire()
        async with process(postgres) as third:
            assert third.leases.process > second.leases.process
            await first.leases.renew()
            assert await claimed(first) == (first.leases.process, 1)
            await third.leases.renew()
            assert first.leases.process in third.leases.others

    run(postgres, test)


def test_only_one_process_deletes_what_is_old_and_nobody_deletes_what_another_has(postgres: str) -> None:
    async def test(first: Process, second: Process) -> None:
        await second.storage.append("visited", 0, [LogEntry(0, 1.0, made())])
        (await second.lobby.owner("visited")).join(Ear())
        await first.leases.renew()
        await second.leases.renew()
        for process in (second, first):
            await Upkeep(process.lobby, Limits(), keep_days=1).tick()
            left = sorted(line.table for line in await first.storage.tables())
            assert left == (["t", "visited"] if process is second else ["visited"])

    run(postgres, test, 20)
