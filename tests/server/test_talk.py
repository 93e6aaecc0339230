"""Nobody drowns a table in talk, nonces or colours (S-7, S-8)."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec import structs

pytest.importorskip("litestar")

from rentier.client import Refused as ClientRefused
from rentier.core.errors import BadInput
from rentier.server.audience import show_seat
from rentier.server.commands import ChangeTable, LeaveSeat, MuteSeat, Refused
from rentier.server.limits import Limits
from rentier.server.log import SeatMade
from rentier.server.messages import Nonce, Noted, Said, Say, Sync
from rentier.server.planning import read_seat
from rentier.server.table import Table

from .serving import running
from .tables import HOSTING, Desk, House, holds, made, settle

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


class TestHost:
    """What the host can do about talk."""

    def test_somebody_is_muted_and_may_talk_again(self) -> None:
        desk = Desk(made("deal", "oo")).begin()
        with pytest.raises(Refused, match="Only the host"):
            desk.do(MuteSeat(1, True), holds(0))
        desk.do(MuteSeat(1, True, "once"), HOSTING)
        assert desk.do(MuteSeat(1, True, "once"), HOSTING) == []
        assert show_seat(desk.table, 1).muted
        with pytest.raises(Refused, match="has muted you"):
            desk.do(Say("a", 1, "but"))
        desk.do(Say("b", 0, "others may talk"))
        desk.do(MuteSeat(1, False), HOSTING)
        desk.do(Say("c", 1, "thanks"))
        assert Table.from_log("t", desk.entries).chat == desk.table.chat

    def test_whoever_takes_the_seat_after_somebody_muted_may_talk(self) -> None:
        desk = Desk(made("deal", "oo")).seat_all()
        desk.do(MuteSeat(1, True), HOSTING)
        desk.do(LeaveSeat(1))
        desk.seat_all()
        desk.do(Say("a", 1, "hello"))

    def test_the_talk_is_slowed_down_for_each_seat(self) -> None:
        desk = Desk(made("deal", "oo")).begin()
        desk.do(ChangeTable(settings=structs.replace(desk.table.settings, slow=5)), HOSTING)
        desk.do(Say("a", 0, "one"))
        desk.do(Say("b", 1, "another"))
        with pytest.raises(Refused, match="wait another 3 seconds"):
            desk.do(Say("c", 0, "too soon"))
        assert desk.do(Say("a", 0, "one")) == [], "what was said is answered again"
        desk.at += 3
        desk.do(Say("c", 0, "now"))


def test_only_the_host_mutes_over_http(tmp_path: Path) -> None:
    with running(tmp_path / "tables.sqlite3") as server:
        made = server.client().make("deal", ["person", {"kind": "person", "name": "Ben"}], name="Anna")
        path = f"/api/tables/{made.table}/mute"
        assert server.post(path, {"host": made.seats[0].secret, "seat": 1}).status == 403
        assert server.post(path, {"host": made.host, "seat": 1}).status == 204
        assert [seat.get("muted", False) for seat in server.get(f"/api/tables/{made.table}").body["seats"]] == [
            False,
            True,
        ]
        with server.client().join(made.table, made.seats) as table, pytest.raises(ClientRefused) as caught:
            table.say(1, "hello")
        assert caught.value.key == "table-muted"
