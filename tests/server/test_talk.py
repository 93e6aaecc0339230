"""Nobody drowns a table in talk, nonces or colours (S-7, S-8)."""

from __future__ import annotations

import asyncio

import pytest

from rentier.core.errors import BadInput
from rentier.server.commands import Refused
from rentier.server.limits import Limits
from rentier.server.log import SeatMade
from rentier.server.messages import Nonce, Noted, Said, Say, Sync
from rentier.server.planning import read_seat

from .tables import House, holds, made, settle

SLACK = Limits(talk_per_second=1.0, talk_at_once=3)


def test_a_seat_says_a_line_a_second_with_some_slack() -> None:
    async def test() -> None:
        async with House(made(), limits=SLACK) as house:
            ear = house.join(1)

            async def say(seat: int, id: str) -> str:
                try:
                    await house.owner.submit(Say(id, seat, "hello"), holds(seat))
                except Refused as refused:
                    return refused.key
                return ""

            # However many devices a seat has, it is one seat.
            assert [await say(0, f"a{i}") for i in range(5)] == ["", "", "", "table-talk", "table-talk"]
            assert await say(1, "b") == "", "others are not held up"
            assert await say(0, "a0") == "", "what was said is answered again"
            house.clock.wind(1.0)
            assert [await say(0, f"c{i}") for i in range(2)] == ["", "table-talk"]
            assert len(ear.heard_of(Said)) == 5
            assert len(house.stored()) == house.table.number

    asyncio.run(test())


def test_somebody_without_the_secret_uses_up_nothing() -> None:
    async def test() -> None:
        async with House(made(), limits=SLACK) as house:
            for number in range(10):
                with pytest.raises(Refused, match="The secret of that seat is another one"):
                    await house.owner.submit(Say(f"x{number}", 0, "hello"), holds(1))
            await house.owner.submit(Say("mine", 0, "hello"), holds(0))

    asyncio.run(test())


def test_a_nonce_is_told_without_a_sync() -> None:
    """Hundreds of nonces to hundreds of watchers made gigabytes."""

    async def test() -> None:
        house = House(made(), limits=SLACK)
        await house.open(begun=False)
        ear = house.join()
        before = len(ear.frames)
        await house.owner.submit(Nonce("n", 0, "mine"), holds(0))
        await settle()
        [frame] = ear.frames[before:]
        assert ear.heard[-1] == Noted(house.table.number)
        assert len(frame) < 40
        assert len(ear.heard_of(Sync)) == 1
        await house.owner.close()

    asyncio.run(test())


@pytest.mark.parametrize("colour", ["x" * 21, "<b>", "RED", "a b", "\n"])
def test_a_colour_is_checked(colour: str) -> None:
    for kind in ("person", "open", "bot"):
        with pytest.raises(BadInput) as caught:
            read_seat("deal", 0, SeatMade(kind, "Anna", colour, "steady"))
        assert caught.value.key == "table-bad-colour"


def test_usual_colours_are_fine() -> None:
    assert read_seat("deal", 0, SeatMade("person", "Anna", "p1")).colour == "p1"
