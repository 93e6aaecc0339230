"""Addresses take turns: an address that asks for much delays only itself."""

from __future__ import annotations

import asyncio
import time

import pytest

from rentier.server.thinking import PoolThinker
from rentier.server.turns import Turns
from rentier.server.workers import Workers

from .tables import House, made, settle
from .test_thinking import under_way


def test_addresses_take_turns() -> None:
    turns: Turns[str] = Turns()
    for item in ("a1", "a2", "a3", "b1", "b2", "c1"):
        turns.add(f"10.0.0.{item[0]}", item)
    expected = ["a1", "b1", "c1", "a2", "b2", "a3"]
    assert list(turns) == expected
    assert [turns.take() for _ in range(len(turns))] == expected
    assert not turns


def test_an_address_that_comes_later_waits_for_one_item_of_each_other() -> None:
    turns: Turns[str] = Turns()
    for number in range(100):
        turns.add("10.0.0.1", f"many {number}")
    turns.take()
    turns.add("10.0.0.2", "one")
    assert [turns.take(), turns.take()] == ["many 1", "one"]


def test_a_network_of_ipv6_has_one_turn() -> None:
    turns: Turns[str] = Turns(most=10, share=1)
    turns.add("2001:db8::1", "first")
    assert not turns.has_room("2001:db8::2")
    assert turns.has_room("2001:db8:0:1::1")


def test_what_waits_is_bounded_together_and_for_each_address() -> None:
    turns: Turns[int] = Turns(most=3, share=2)
    for address in ("10.0.0.1", "10.0.0.1", "10.0.0.2"):
        assert turns.has_room(address)
        turns.add(address, 0)
    assert not any(turns.has_room(address) for address in ("10.0.0.1", "10.0.0.2", "10.0.0.3"))
    turns.remove("10.0.0.2", 0)
    assert turns.has_room("10.0.0.3")
    assert not turns.has_room("10.0.0.1")


def test_whoever_stops_waiting_takes_no_turn() -> None:
    async def test() -> None:
        workers = Workers()
        try:
            first = asyncio.create_task(workers.run("10.0.0.1", 60, time.sleep, 0.1))
            given_up = [asyncio.create_task(workers.run("10.0.0.1", 60, time.sleep, 60)) for _ in range(3)]
            with pytest.raises(TimeoutError):
                await workers.run("10.0.0.2", 0.0, time.sleep, 60)
            await asyncio.sleep(0)
            for it in given_up:
                it.cancel()
            await first
            await workers.run("10.0.0.3", 30, time.monotonic)
        finally:
            workers.close()

    asyncio.run(test())


def test_those_who_wait_for_processes_that_are_ended_wait_no_longer() -> None:
    async def test() -> None:
        workers = Workers()
        waiting = [asyncio.create_task(workers.run("10.0.0.1", 60, time.sleep, 60)) for _ in range(3)]
        await asyncio.sleep(0)
        workers.close()
        done, _ = await asyncio.wait(waiting, timeout=10)
        assert len(done) == 3

    asyncio.run(test())


def test_the_bots_of_one_address_with_many_tables_do_not_delay_those_of_another() -> None:
    async def test() -> list[str]:
        thinker = PoolThinker(1)
        game = under_way("deal")
        seat = game.awaiting[0]
        done: list[str] = []

        async def think(address: str) -> None:
            await thinker.choose(game, seat, "steady", bytes(32), address=address)
            done.append(address)

        try:
            many = [asyncio.create_task(think("10.0.0.1")) for _ in range(20)]
            await asyncio.sleep(0)
            await asyncio.gather(think("10.0.0.2"), *many)
        finally:
            thinker.close()
        return done

    # One was being thought of, and one came before.
    assert "10.0.0.2" in asyncio.run(test())[:3]


def test_a_bot_thinks_in_the_turn_of_the_first_person_who_sits_there() -> None:
    async def test() -> None:
        async with House(made(seats="oob")) as house:
            assert house.owner.address == ""
            spectator, second = house.join(), house.join(1)
            spectator.address, second.address = "10.0.0.1", "10.0.0.2"
            assert house.owner.address == "10.0.0.2"
            house.owner.leave(second)
            await settle()
            assert house.owner.address == ""

    asyncio.run(test())
