"""Clocks, wound by hand: per decision, for the whole game, short ones for what can be passed, and the agreed end."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from rentier.server import log
from rentier.server.clocks import Clocks, is_brief
from rentier.server.commands import PlayFor
from rentier.server.messages import Begin, Clock, Settings, Undo

from .tables import EDITIONS, HOSTING, Desk, House, choices, made, settle

DECISION = Settings(pace="off", clock="decision", seconds=60, window=15)
RESERVE = Settings(pace="off", clock="reserve", seconds=100, window=15)
PLAIN, BRIEF = False, True


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 60))


class TestCounting:
    def test_without_a_clock_nothing_runs(self) -> None:
        clocks = Clocks(Settings(), [60.0, 60.0])
        clocks.ask({0: PLAIN}, None, 0.0)
        assert (clocks.due(), clocks.expired(1e9), clocks.shown(5.0), clocks.reserves_at(5.0)) == (None, [], [], [])

    def test_each_decision_has_its_time(self) -> None:
        clocks = Clocks(DECISION, [60.0, 60.0])
        clocks.ask({0: PLAIN}, None, 100.0)
        assert clocks.due() == 160.0
        assert clocks.expired(159.9) == []
        assert clocks.expired(160.0) == [0]
        clocks.ask({0: PLAIN}, 0, 130.0)
        assert clocks.due() == 190.0

    def test_a_short_question_has_its_own(self) -> None:
        for settings in (DECISION, RESERVE):
            clocks = Clocks(settings, [100.0, 100.0])
            clocks.ask({0: BRIEF, 1: PLAIN}, None, 100.0)
            assert clocks.due() == 115.0
            assert clocks.expired(115.0) == [0]

    def test_what_others_do_meanwhile_neither_gives_nor_takes_time(self) -> None:
        clocks = Clocks(DECISION, [60.0] * 3)
        clocks.ask({0: PLAIN, 1: PLAIN}, None, 100.0)
        clocks.ask({0: PLAIN, 1: PLAIN}, 1, 140.0)
        assert clocks.expired(160.0) == [0]
        assert clocks.expired(200.0) == [0, 1]

    def test_another_sort_of_question_starts_anew(self) -> None:
        clocks = Clocks(DECISION, [60.0] * 2)
        clocks.ask({0: PLAIN}, None, 100.0)
        clocks.ask({0: BRIEF}, 1, 150.0)
        assert clocks.due() == 165.0

    def test_a_reserve_is_used_up_over_the_game(self) -> None:
        clocks = Clocks(RESERVE, [100.0, 100.0])
        clocks.ask({0: PLAIN}, None, 0.0)
        clocks.ask({1: PLAIN}, 0, 30.0)
        clocks.ask({0: PLAIN}, 1, 40.0)
        assert clocks.reserves_at(45.0) == [65.0, 90.0]
        assert clocks.due() == 110.0
        clocks.ask({1: PLAIN}, 0, 150.0)
        assert clocks.reserves_at(150.0) == [0.0, 90.0]

    def test_short_questions_cost_no_reserve(self) -> None:
        clocks = Clocks(RESERVE, [100.0, 100.0])
        clocks.ask({0: BRIEF}, None, 0.0)
        clocks.ask({1: PLAIN}, 0, 10.0)
        assert clocks.reserves_at(10.0) == [100.0, 100.0]

    def test_a_pause_keeps_what_is_left(self) -> None:
        clocks = Clocks(RESERVE, [100.0, 100.0])
        clocks.ask({0: PLAIN}, None, 0.0)
        clocks.pause(20.0)
        assert (clocks.due(), clocks.reserves_at(1000.0)) == (None, [80.0, 100.0])
        clocks.ask({0: PLAIN}, None, 1000.0)
        assert clocks.due() == 1080.0

    def test_people_see_what_is_left(self) -> None:
        clocks = Clocks(DECISION, [60.0] * 2)
        clocks.ask({1: PLAIN, 0: BRIEF}, None, 0.0)
        assert [(it.seat, it.left, it.whole) for it in clocks.shown(20.0)] == [(0, 0.0, 15), (1, 40.0, 60)]

    def test_a_reserve_is_shown_against_that_of_the_beginning(self) -> None:
        clocks = Clocks(RESERVE, [100.0, 100.0])
        clocks.ask({0: PLAIN}, None, 0.0)
        clocks.ask({0: PLAIN, 1: BRIEF}, 0, 30.0)
        assert [(it.seat, it.left, it.whole) for it in clocks.shown(35.0)] == [(0, 65.0, 100), (1, 10.0, 15)]


def played(house: House) -> list[tuple[int, str, str]]:
    return [(it.what.seat, it.what.action, it.what.by) for it in house.stored() if isinstance(it.what, log.Played)]


class TestAtTheTable:
    def test_at_zero_the_default_is_played(self) -> None:
        async def test() -> None:
            async with House(made(seats="oo", settings=DECISION)) as house:
                seat = house.table.awaiting[0]
                ear = house.join(seat)
                await house.wind(59)
                assert played(house) == []
                await house.wind(2)
                assert played(house) == [(seat, "end", "clock")]
                assert house.table.awaiting == (1 - seat,)
                shown = [it.running for it in ear.heard_of(Clock) if isinstance(it, Clock)]
                assert [(it.seat, it.left) for it in shown[-1]] == [(1 - seat, 60.0)]

        run(test())

    def test_what_cannot_be_let_be_is_chosen_by_a_steady_bot(self) -> None:
        async def test() -> None:
            async with House(made("banking", "oo", settings=DECISION)) as house:
                house.join(0)
                assert house.game.default_action(house.table.awaiting[0]) is None
                await house.wind(61)
                assert [(action, by) for _, action, by in played(house)] == [("roll", "clock")]

        run(test())

    def test_who_acts_in_time_keeps_the_choice(self) -> None:
        async def test() -> None:
            async with House(made("banking", "oo", settings=DECISION)) as house:
                house.join(0)
                await house.wind(50)
                await house.play(house.table.awaiting[0], "roll")
                await house.wind(14)
                assert [by for _, _, by in played(house)] == ["person"]

        run(test())

    def test_an_auction_is_a_short_question_and_a_turn_is_not(self) -> None:
        desk = Desk(made("banking", "oo")).begin()
        asked = desk.table.awaiting[0]
        assert not is_brief(desk.game, asked)
        for _ in range(50):
            seat = desk.table.awaiting[0]
            menu = [str(action) for action in desk.game.actions(seat)]
            desk.play(seat, next(it for it in ("leave", "roll", "end", *menu) if it in menu))
            if "pass" in [str(action) for action in desk.game.actions(desk.table.awaiting[0])]:
                break
        assert [is_brief(desk.game, seat) for seat in desk.table.awaiting] == [True] * len(desk.table.awaiting)

    def test_a_reserve_is_there_from_the_beginning_on(self) -> None:
        async def test() -> None:
            house = await House(made("banking", "oo", settings=RESERVE)).open(begun=False)
            house.join(0)
            await house.owner.submit(Begin("begin"), HOSTING)
            assert house.owner.clocks.reserves_at(house.clock()) == [100.0, 100.0]
            await house.owner.close()

        run(test())

    def test_a_reserve_survives_a_restart_and_time_without_people_costs_nothing(self) -> None:
        async def test() -> None:
            async with House(made("banking", "oo", settings=RESERVE)) as house:
                seat = house.table.awaiting[0]
                house.join(seat)
                await house.wind(30)
                await house.play(seat, "roll")
                assert house.table.reserves[seat] == 70.0
                await house.restart()
                assert house.table.reserves[seat] == 70.0
                await house.wind(100_000)
                house.join(seat)
                left = house.owner.clocks.reserves_at(house.clock())
                assert left[seat] == 70.0
                assert [by for _, _, by in played(house)] == ["person"]

        run(test())

    def test_clocks_stand_still_while_everybody_is_gone(self) -> None:
        async def test() -> None:
            async with House(made("banking", "oo", settings=RESERVE)) as house:
                seat = house.table.awaiting[0]
                ear = house.join(seat)
                await house.wind(30)
                house.owner.leave(ear)
                await house.wind(1000)
                house.join(seat)
                await house.wind(10)
                assert house.owner.clocks.reserves_at(house.clock())[seat] == 60.0
                assert played(house) == []

        run(test())

    def test_who_comes_back_to_the_page_gains_no_time(self) -> None:
        async def test() -> None:
            async with House(made(seats="oo", settings=DECISION)) as house:
                seat = house.table.awaiting[0]
                house.join(1 - seat)
                ear = house.join(seat)
                await house.wind(50)
                house.owner.leave(ear)
                house.join(seat)
                await house.wind(11)
                assert played(house) == [(seat, "end", "clock")]

        run(test())

    def test_taking_back_does_not_fill_a_reserve(self) -> None:
        desk = Desk(made(seats="ob", settings=RESERVE)).begin()
        while desk.table.awaiting[0] != 0:
            desk.do(PlayFor(1, desk.table.changed, "end", "bot"))
        action = next(str(it) for it in desk.game.actions(0) if it.verb() in ("bank", "lay"))
        desk.absorb(log.Played(0, action, "person", "", [40.0, 100.0]))
        desk.do(Undo("u", 0, desk.table.number))
        assert isinstance(desk.entries[-1].what, log.Undone)
        assert desk.table.reserves == [40.0, 100.0]

    def test_the_agreed_time_is_called_by_the_server(self) -> None:
        async def test() -> None:
            plan = made("banking", "oo", options={"time_limit": 30}, settings=Settings(pace="off"))
            async with House(plan) as house:
                house.join(0)
                house.clock.at = house.table.begun_at + 30 * 60 - 1
                await house.owner.tick()
                assert played(house) == []
                await house.wind(2)
                assert [(action, by) for _, action, by in played(house)] == [("time-up", "clock")]
                await house.wind(2)
                assert len(played(house)) == 1

        run(test())

    def test_who_comes_first_sees_the_clocks_start(self) -> None:
        async def test() -> None:
            async with House(made(seats="oo", settings=DECISION)) as house:
                ear = house.join(0)
                shown = [it.running for it in ear.heard_of(Clock) if isinstance(it, Clock)]
                assert [(it.seat, it.left) for it in shown[-1]] == [(house.table.awaiting[0], 60.0)]

        run(test())

    def test_bots_have_no_clock(self) -> None:
        async def test() -> None:
            slow = Settings(pace="calm", clock="decision", seconds=60)
            async with House(made(seats="bb", settings=slow)) as house:
                ear = house.join()
                await settle()
                assert all(it.running == [] for it in ear.heard_of(Clock) if isinstance(it, Clock))

        run(test())


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_default_is_in_the_menu_and_lets_things_be(edition: str) -> None:
    desk, bot, found = Desk(made(edition, "ooo")).begin(), choices(6), 0
    for _ in range(150):
        if desk.table.is_over:
            break
        for seat in range(3):
            default = desk.game.default_action(seat)
            if default is not None:
                found += 1
                assert default in desk.game.actions(seat)
                assert default.verb() in ("pass", "decline", "let-lie", "leave", "end")
        seat = desk.table.awaiting[0]
        desk.play(seat, str(bot.choose(desk.game, seat)))
    # A slide cannot be skipped.
    assert found or edition == "knockout"
