"""What happens at a table through time alone: the pace of bots, and people who are away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Literal

import pytest

import rentier
from rentier.server import log
from rentier.server.commands import LeaveSeat, Refused
from rentier.server.messages import Clock, Hurry, Running, Settings, Sync
from rentier.server.thinking import PATIENCE, Choice, InlineThinker, ThinkingMeter

from .tables import House, holds, made, settle


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 60))


def menu_of(house: House, seat: int = 0) -> list[str]:
    return [str(action) for action in house.game.actions(seat)]


async def own_turn(house: House) -> None:
    """Play until seat 0 may end its turn, or has nothing else to do in it."""
    for _ in range(400):
        await settle()
        if house.table.awaiting[0] == 0 and "end" in menu_of(house):
            return
        await _go_on(house)


async def until_claim(house: House) -> None:
    """Play until a bot is asked who would roll, but seat 0 may claim a rent first."""
    for _ in range(2000):
        await settle()
        claims = "let-lie" in str(house.game.default_action(0))
        if claims and house.table.awaiting == (0, 1):
            return
        await _go_on(house)
    raise AssertionError("nobody stops there")


async def _go_on(house: House) -> None:
    """Let the person who is asked first do what is usual, or time pass."""
    seat = house.table.awaiting[0]
    if house.table.player_at(seat):
        await house.wind(1.5)
        return
    menu = menu_of(house, seat)
    usual = ("let-lie", "buy", "roll", "end", "pass") if seat else ("buy", "roll", "end", "pass")
    await house.play(seat, next((it for it in usual if it in menu), menu[0]))


class TestTime:
    def test_bots_act_at_a_readable_pace(self) -> None:
        async def test() -> None:
            async with House(made(seats="bbb", settings=Settings(pace="calm"))) as house:
                house.join()
                await settle()
                number = house.table.number
                await house.wind(1.3)
                assert house.table.number == number
                await house.wind(0.2)
                assert house.table.number == number + 1
                await house.wind(0.2)
                assert house.table.number == number + 1

        run(test())

    def test_a_table_that_nobody_looks_at_stands_still(self) -> None:
        async def test() -> None:
            async with House(made(seats="bbb")) as house:
                await house.wind(100)
                assert house.table.number == len(house.stored()) == 2
                ear = house.join()
                await settle()
                number = house.table.number
                assert number > 2
                house.owner.leave(ear)
                await settle()
                number = house.table.number
                await house.wind(100)
                assert house.table.number == number

        run(test())

    def test_what_is_done_without_looking_wakes_no_bot(self) -> None:
        class Dozing:
            asked = 0
            meter = ThinkingMeter()

            async def choose(
                self, game: rentier.Game, seat: int, level: str, seed: bytes, pace: str = "off", address: str = ""
            ) -> Choice:
                self.asked += 1
                return await InlineThinker().choose(game, seat, level, seed)

            def close(self) -> None:
                pass

        async def test() -> None:
            thinker = Dozing()
            async with House(made(seats="oo"), thinker) as house:
                await house.owner.submit(LeaveSeat(house.table.awaiting[0]), holds(house.table.awaiting[0]))
                await house.wind(100)
                assert [entry.kind for entry in house.stored()[4:]] == ["left"]
                assert thinker.asked == 0
                house.join()
                await settle()
                assert thinker.asked > 0

        run(test())

    def test_alone_with_bots_a_person_has_all_the_time_to_claim_a_rent(self) -> None:
        async def test() -> None:
            async with House(made("banking", "ob", settings=Settings(pace="off"))) as house:
                ear = house.join(0)
                await until_claim(house)
                number = house.table.number
                await house.wind(1000)
                assert house.table.number == number
                # No time runs, so no clock is shown.
                assert ear.heard_of(Clock) == []
                await house.play(0, "let-lie")
                await house.wind(1)
                assert house.table.number > number + 1

        run(test())

    @pytest.mark.parametrize("pace", ["calm", "quick", "off"])
    def test_among_people_everybody_sees_how_long_bots_wait_for_a_claim(
        self, pace: Literal["calm", "quick", "off"]
    ) -> None:
        async def test() -> None:
            async with House(made("banking", "obo", settings=Settings(pace=pace))) as house:
                ears = [house.join(0), house.join(2)]
                await until_claim(house)
                number = house.table.number
                for ear in ears:
                    clock = ear.heard_of(Clock)[-1]
                    assert isinstance(clock, Clock)
                    assert clock.running == [Running(0, PATIENCE[pace], int(PATIENCE[pace]))]
                await house.wind(PATIENCE[pace] - 0.5)
                assert house.table.number == number
                await house.wind(1)
                assert house.table.number > number
                # It runs no longer; where the bot has stopped, another may have begun.
                clock = ears[0].heard_of(Clock)[-1]
                assert isinstance(clock, Clock)
                assert all(it.left == it.whole for it in clock.running)
                assert PATIENCE[pace] >= 6

        run(test())

    def test_bots_do_not_wait_for_a_claim_of_somebody_who_leaves(self) -> None:
        async def test() -> None:
            async with House(made("banking", "ob", settings=Settings(pace="off"))) as house:
                ear = house.join(0)
                house.join()
                await until_claim(house)
                number = house.table.number
                house.owner.leave(ear)
                await house.wind(1)
                assert house.table.number > number

        run(test())

    def test_bots_hurry_until_a_person_is_asked(self) -> None:
        async def test() -> None:
            async with House(made("banking", "obb", settings=Settings(pace="calm"))) as house:
                house.join(0)
                await settle()
                await own_turn(house)
                await house.play(0, "end" if "end" in menu_of(house) else menu_of(house)[0])
                await settle()
                number = house.table.number
                await settle()
                assert house.table.number == number
                assert house.table.awaiting[0] != 0
                await house.owner.submit(Hurry("h", 0), holds(0))
                for _ in range(200):
                    if 0 in house.table.awaiting:
                        break
                    await house.wind(0.01)
                assert 0 in house.table.awaiting
                # From now on they take their time again, and nothing of it is in the log.
                assert {entry.kind for entry in house.stored()} <= {"made", "sat", "begun", "played"}

        run(test())

    def test_bots_hurry_for_nobody_while_another_person_plays(self) -> None:
        async def test() -> None:
            async with House(made("banking", "obo", settings=Settings(pace="calm"))) as house:
                house.join(0)
                with pytest.raises(Refused) as caught:
                    await house.owner.submit(Hurry("h", 0), holds(0))
                assert caught.value.key == "table-not-alone"
                with pytest.raises(Refused) as caught:
                    await house.owner.submit(Hurry("h", 0), holds(2))
                assert caught.value.key == "table-not-your-seat"

        run(test())

    def test_a_bot_that_fails_does_not_hold_up_the_game(self, caplog: pytest.LogCaptureFixture) -> None:
        class Foolish:
            meter = ThinkingMeter()

            def __init__(self) -> None:
                self.asked = 0

            async def choose(
                self, game: rentier.Game, seat: int, level: str, seed: bytes, pace: str = "off", address: str = ""
            ) -> Choice:
                self.asked += 1
                if self.asked % 2:
                    raise RuntimeError("no idea")
                return Choice("fly", level)

            def close(self) -> None:
                pass

        async def test() -> None:
            async with House(made(seats="bbb"), Foolish()) as house:
                house.join()
                for _ in range(20):
                    await house.wind(2)
                assert house.table.number > 10

        with caplog.at_level(logging.CRITICAL + 1, "rentier.server"):
            run(test())

    def test_for_a_bot_that_failed_a_simpler_one_plays_on_and_everybody_is_told(self) -> None:
        class Failing:
            """A thinker whose steady bots fail."""

            meter = ThinkingMeter()

            async def choose(
                self, game: rentier.Game, seat: int, level: str, seed: bytes, pace: str = "off", address: str = ""
            ) -> Choice:
                able = "easy" if level == "steady" else level
                return await InlineThinker().choose(game, seat, able, seed)

            def close(self) -> None:
                pass

        async def test() -> None:
            async with House(made(seats="obs"), Failing()) as house:
                ear = house.join()
                while not house.table.notes:
                    await _go_on(house)
                    await settle()
                assert [house.table.player_at(seat) for seat in range(3)] == ["", "random", "easy"]
                [simplified] = [entry.what for entry in house.stored() if isinstance(entry.what, log.Simplified)]
                assert (simplified.seat, simplified.level) == (2, "easy")
                await house.restart()
                [note] = house.table.notes
                assert (note.what, note.seat, note.level) == ("simplified", 2, "easy")
                told = [it for it in ear.heard if isinstance(it, Sync) and it.notes]
                assert told[-1].notes == [note]
                assert told[-1].seats[2].level == "easy"

        run(test())

    def test_a_full_disk_is_not_tried_without_pause(self, caplog: pytest.LogCaptureFixture) -> None:
        async def test() -> None:
            async with House(made(seats="bbb", settings=Settings(pace="calm"))) as house:
                house.join()
                await settle()
                house.storage.failing = "before"
                for _ in range(10):
                    await house.wind(0.2)
                assert house.storage.appended <= 4
                house.storage.failing = ""
                number = house.table.number
                for _ in range(10):
                    await house.wind(1)
                assert house.table.number > number

        with caplog.at_level(logging.CRITICAL + 1, "rentier.server"):
            run(test())


class TestAbsence:
    def away(self, policy: str) -> Settings:
        return Settings(pace="off", away=policy, grace=60)  # type: ignore[arg-type]

    @pytest.mark.parametrize("policy", ["bot", "skip"])
    def test_somebody_away_too_long_is_played_for_until_they_return(self, policy: str) -> None:
        async def test() -> None:
            async with House(made(seats="oo", settings=self.away(policy))) as house:
                seat = house.table.awaiting[0]
                ear, other = house.join(seat), house.join(1 - seat)
                house.owner.leave(ear)
                await house.wind(59)
                assert not house.table.seats[seat].absent
                await house.wind(2)
                assert house.table.seats[seat].absent
                await settle()
                whats = [entry.what for entry in house.stored()]
                by = {what.by for what in whats if isinstance(what, log.Played)}
                assert by == {"bot" if policy == "bot" else "clock"}
                sync = [it for it in other.heard_of(Sync) if isinstance(it, Sync)][-1]
                assert sync.seats[seat].absent
                house.join(seat)
                await settle()
                assert not house.table.seats[seat].absent
                number = house.table.number
                await house.wind(1000)
                assert house.table.number == number

        run(test())

    def test_a_table_may_wait_for_ever(self) -> None:
        async def test() -> None:
            async with House(made(seats="oo", settings=self.away("wait"))) as house:
                house.join(1 - house.table.awaiting[0])
                await house.wind(1_000_000)
                assert [entry.kind for entry in house.stored()[4:]] == ["away"]

        run(test())

    def test_after_a_restart_the_grace_time_begins_anew(self) -> None:
        async def test() -> None:
            async with House(made(seats="oo", settings=self.away("bot"))) as house:
                house.clock.wind(10_000)
                await house.restart()
                house.join(1 - house.table.awaiting[0])
                await house.wind(30)
                assert not any(seat.absent for seat in house.table.seats)

        run(test())
