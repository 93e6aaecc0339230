"""The owner of a table: one thing at a time, stored before it is answered, sent to each as they may know it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

import pytest

import rentier
from rentier.server import attendance, log, owner
from rentier.server.audience import Audience
from rentier.server.commands import LeaveSeat, MoveSeat, Refused, Stale
from rentier.server.fairness import verify
from rentier.server.keys import hashed
from rentier.server.limits import Limits
from rentier.server.messages import HOST, News, Play, Presence, Say, Seen, Settings, Sync
from rentier.server.owner import MOST_WAITING
from rentier.server.records import record_of
from rentier.server.table import Table

from .tables import AT_ONCE, EDITIONS, Ear, House, choices, holds, made, settle

SHORT: dict[str, dict[str, object]] = {
    "deal": {"turn_limit": 40},
    "banking": {"round_limit": 6},
    "crooked": {"round_limit": 5},
}
"""Options that end a game soon, if there are any."""


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 60))


class TestStoredFirst:
    def test_nothing_is_answered_or_told_before_it_is_stored(self) -> None:
        async def test() -> None:
            async with House(made()) as house:
                ear = house.join(0)
                heard = len(ear.frames)
                before = house.game.position()
                house.storage.gate = asyncio.Event()
                playing = asyncio.create_task(house.play(house.table.awaiting[0], "end"))
                await settle()
                assert house.storage.appended == 2
                assert not playing.done()
                assert len(ear.frames) == heard
                assert house.game.position() == before
                late = house.join(1)
                assert [sync.number for sync in late.heard_of(Sync) if isinstance(sync, Sync)] == [house.table.number]
                house.storage.gate.set()
                assert await playing == len(house.stored())
                assert isinstance(ear.heard[-1], News)

        run(test())

    @pytest.mark.parametrize("failing", ["before", "after", "reading"])
    def test_what_could_not_be_stored_is_an_error_and_the_same_message_works_later(
        self, failing: str, caplog: pytest.LogCaptureFixture
    ) -> None:
        async def test() -> None:
            async with House(made()) as house:
                ear = house.join(0)
                seat, number = house.table.awaiting[0], house.table.number
                play = Play("same", seat, number, "end")
                house.storage.failing = failing
                with pytest.raises(Refused) as caught:
                    await house.owner.submit(play, holds(seat))
                assert caught.value.key == "table-not-stored"
                assert not ear.heard_of(News)
                house.storage.failing = ""
                assert await house.owner.submit(play, holds(seat)) == number + 1
                actions = [entry.what for entry in house.stored() if isinstance(entry.what, log.Played)]
                assert actions == [log.Played(seat, "end", "person", "same")]
                assert facts(house.table) == facts(Table.from_log("t", house.stored()))
                assert isinstance(ear.heard[-1], News | Sync)

        with caplog.at_level(logging.CRITICAL, "rentier.server"):
            run(test())

    def test_whoever_waits_for_an_answer_when_the_table_is_put_away_is_sent_away_first(self) -> None:
        """They come back and ask again under the same id; a refusal would be the last word."""

        async def test() -> None:
            async with House(made()) as house:
                ear = house.join(0)
                house.storage.gate = asyncio.Event()
                seat = house.table.awaiting[0]
                held = holds(0, 1)
                play = Play("in the storage", seat, house.table.number, "end")
                asked = [house.owner.submit(play, held), house.owner.submit(Say("in the queue", 0, "hello"), held)]
                await settle()
                assert house.storage.appended == 2

                async def closed_when_refused(asking: asyncio.Future[int]) -> str:
                    with pytest.raises(Refused, match="put away"):
                        await asking
                    return ear.closed

                refused = [asyncio.create_task(closed_when_refused(each)) for each in asked]
                await settle()
                await house.owner.close()
                assert [await each for each in refused] == ["table-closed"] * 2

        run(test())

    def test_when_another_process_was_first_the_table_is_read_again(self, caplog: pytest.LogCaptureFixture) -> None:
        async def test() -> None:
            async with House(made()) as house:
                ear = house.join(0)
                other = Table.from_log("t", house.stored())
                house.storage.logs["t"].append(log.LogEntry(other.number, 5.0, log.Said(1, "first", "x")))
                with pytest.raises(Stale):
                    await house.play(house.table.awaiting[0], "end")
                assert [line.text for line in house.table.chat] == ["first"]
                assert isinstance(ear.heard[-1], Sync)
                await house.play(house.table.awaiting[0], "end")

        with caplog.at_level(logging.CRITICAL, "rentier.server"):
            run(test())

    def test_a_fault_of_ours_is_an_error_and_the_table_goes_on(self, caplog: pytest.LogCaptureFixture) -> None:
        async def test() -> None:
            async with House(made()) as house:
                house.join(0)
                broken: Any = object()
                with pytest.raises(Refused) as caught:
                    await house.owner.submit(broken, {})
                assert caught.value.key == "table-fault"
                await house.play(house.table.awaiting[0], "end")

        with caplog.at_level(logging.CRITICAL, "rentier.server"):
            run(test())


def facts(table: Table) -> object:
    return (table.game and table.game.position(), table.number, table.changed, dict(table.answers))


class TestOneAtATime:
    def test_of_two_who_saw_the_same_the_second_is_stale(self) -> None:
        async def test() -> None:
            async with House(made("banking", "ooo")) as house:
                seat, seen = house.table.awaiting[0], house.table.number
                tries = [house.owner.submit(Play(f"m{i}", seat, seen, "roll"), holds(seat)) for i in range(5)]
                results = await asyncio.gather(*tries, return_exceptions=True)
                assert results[0] == seen + 1
                assert [type(result) for result in results[1:]] == [Stale] * 4
                assert len(house.stored()) == seen + 1

        run(test())

    def test_copies_of_a_message_are_done_once(self) -> None:
        async def test() -> None:
            async with House(made("banking", "ooo")) as house:
                seat, seen = house.table.awaiting[0], house.table.number
                play = Play("same", seat, seen, "roll")
                results = await asyncio.gather(*[house.owner.submit(play, holds(seat)) for _ in range(5)])
                assert results == [seen + 1] * 5
                assert len(house.stored()) == seen + 1

        run(test())

    def test_too_many_that_wait_are_refused_at_once(self) -> None:
        async def test() -> None:
            async with House(made(), limits=Limits(talk_at_once=1000)) as house:
                house.storage.gate = asyncio.Event()
                says = [Say(f"m{i}", 0, "hello") for i in range(MOST_WAITING + 10)]
                tasks = [house.owner.submit(say, holds(0)) for say in says]
                await settle()
                house.storage.gate.set()
                results = await asyncio.gather(*tasks, return_exceptions=True)
                busy = [it for it in results if isinstance(it, Refused) and it.key == "table-busy"]
                assert 0 < len(busy) <= 10
                assert len(house.table.chat) == len(says) - len(busy)

        run(test())

    def test_nothing_is_stored_for_what_is_refused(self) -> None:
        async def test() -> None:
            async with House(made()) as house:
                ear = house.join()
                heard, stored = len(ear.frames), house.storage.appended
                asked, number = house.table.awaiting[0], house.table.number
                for command, by in [
                    (Play("a", asked, number, "end"), {}),
                    (Play("b", asked, number, "end"), {asked: hashed("guess")}),
                    (Play("c", asked, number, "end"), holds((asked + 1) % 3)),
                    (Play("d", (asked + 1) % 3, number, "end"), holds((asked + 1) % 3)),
                    (Play("e", asked, number - 1, "end"), holds(asked)),
                    (Play("f", asked, number, "fly"), holds(asked)),
                ]:
                    with pytest.raises(rentier.RentierError):
                        await house.owner.submit(command, by)
                assert (len(ear.frames), house.storage.appended) == (heard, stored)

        run(test())


class TestListening:
    def test_the_wrong_secret_hears_nothing(self) -> None:
        async def test() -> None:
            async with House(made()) as house:
                for keys in ({1: hashed("guess")}, {}, holds(0)):
                    ear = Ear(1, keys=keys)
                    with pytest.raises(Refused):
                        house.owner.join(ear)
                    assert ear.frames == []
                assert not house.owner.listeners

        run(test())

    def test_a_private_table_may_be_closed_to_spectators(self) -> None:
        async def test() -> None:
            async with House(made(settings=Settings(watched=False))) as house:
                with pytest.raises(Refused):
                    house.owner.join(Ear())
                house.join(0)

        run(test())

    def test_everybody_hears_of_an_action_once_each_in_their_way(self) -> None:
        async def test() -> None:
            async with House(made()) as house:
                ears = [house.join(0), house.join(1), house.join(), house.join(0, 1)]
                await house.play(house.table.awaiting[0], "end")
                for ear in ears:
                    [news] = ear.heard_of(News)
                    assert isinstance(news, News)
                    assert tuple(seen.seat for seen in news.seen) == (ear.seats or (None,))
                    assert news.number == house.table.number

        run(test())

    def test_the_device_that_lost_its_seat_is_sent_away(self) -> None:
        async def test() -> None:
            async with House(made()) as house:
                old, other = house.join(1), house.join(0)
                await house.owner.submit(MoveSeat(1, hashed("new")), holds(1))
                assert old.closed == "table-seat-moved"
                assert not other.closed
                new = Ear(1, keys={1: hashed("new")})
                house.owner.join(new)
                heard = len(new.frames)
                await house.owner.submit(Say("x", 0, "hello"), holds(0))
                assert len(new.frames) == heard + 1

        run(test())

    def test_who_left_hears_nothing_more(self) -> None:
        async def test() -> None:
            async with House(made()) as house:
                gone = house.join(1)
                await house.owner.submit(LeaveSeat(1), holds(1))
                assert gone.closed
                heard = len(gone.frames)
                await house.owner.submit(Say("x", 0, "hello"), holds(0))
                assert len(gone.frames) == heard

        run(test())

    def test_people_see_who_is_there(self) -> None:
        async def test() -> None:
            async with House(made()) as house:
                ear = house.join(0)
                other = house.join(1)
                twice = house.join(1)
                house.owner.leave(other)
                house.owner.leave(other)
                house.owner.leave(twice)
                await asyncio.sleep(0.01)
                shown = [it.present for it in ear.heard_of(Presence) if isinstance(it, Presence)]
                assert shown == [[0], [0, 1], [0]]

        run(test())

    def test_people_see_how_many_watch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(owner, "WATCHING_SECONDS", 0)

        async def test() -> None:
            async with House(made()) as house:
                ear = house.join(0)
                watching = house.join()
                house.join()
                [first] = [it for it in watching.heard_of(Sync) if isinstance(it, Sync)]
                assert (first.present, first.watching) == ([0], 1)
                await asyncio.sleep(0.01)
                house.owner.leave(watching)
                await asyncio.sleep(0.01)
                shown = [(it.present, it.watching) for it in ear.heard_of(Presence) if isinstance(it, Presence)]
                assert shown == [([0], 0), ([0], 2), ([0], 1)]
                await house.owner.submit(LeaveSeat(1), holds(1))
                assert [it.watching for it in ear.heard_of(Sync) if isinstance(it, Sync)] == [0, 1]

        run(test())

    def test_a_crowd_is_told_of_once_and_not_of_each(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(owner, "WATCHING_SECONDS", 0)

        async def test() -> None:
            async with House(made()) as house:
                ear = house.join(0)
                crowd = [house.join() for _ in range(100)]
                await asyncio.sleep(0.01)
                assert [it.watching for it in ear.heard_of(Presence) if isinstance(it, Presence)] == [0, 100]
                assert all(len(it.frames) == 2 for it in crowd)

        run(test())

    def test_a_spectator_who_leaves_costs_the_same_in_any_crowd(self, monkeypatch: pytest.MonkeyPatch) -> None:
        worked_out: list[object] = []

        def audience_of(table: Table, listener: attendance.Listener) -> Audience:
            worked_out.append(listener)
            return usual(table, listener)

        usual = attendance.audience_of
        monkeypatch.setattr(attendance, "audience_of", audience_of)

        async def test() -> None:
            async with House(made()) as house:
                ear = house.join(0)
                crowd = [house.join() for _ in range(200)]
                assert len(worked_out) == 201
                for it in crowd:
                    house.owner.leave(it)
                assert len(worked_out) == 201
                assert house.owner.watching == 0
                assert len(ear.heard_of(Presence)) == 1

        run(test())

    @pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
    def test_all_who_leave_in_one_moment_are_told_of_together(self, loop: str) -> None:
        async def test() -> None:
            async with House(made(seats="ooo")) as house:
                ear = house.join()
                others = [house.join(seat) for seat in range(3)]
                told = len(ear.heard_of(Presence))
                for it in others:
                    house.owner.leave(it)
                await asyncio.sleep(0.01)
                last = ear.heard_of(Presence)[told:]
                assert last == [Presence([], 1)]

        # What a server runs on has other handles.
        with asyncio.Runner(loop_factory=pytest.importorskip(loop).new_event_loop) as runner:
            runner.run(test())

    def test_closing_sends_everybody_away_and_answers_who_waits(self) -> None:
        async def test() -> None:
            house = await House(made()).open()
            ear = house.join(0)
            house.storage.gate = asyncio.Event()
            tasks = [house.owner.submit(Say(f"{i}", 0, "x"), holds(0)) for i in range(3)]
            await settle()
            await house.owner.close("server-stopped")
            results = await asyncio.gather(*tasks, return_exceptions=True)
            assert [str(getattr(it, "key", it)) for it in results] == ["table-closed"] * 3
            assert ear.closed == "server-stopped"
            with pytest.raises(Refused):
                await house.play(0, "end")

        run(test())


class Person:
    """A random player that knows only what comes over the wire."""

    def __init__(self, house: House, seat: int) -> None:
        self.house = house
        self.seat = seat
        self.ear = Ear(seat)
        self.dice = choices(seat).dice
        house.owner.join(self.ear)

    def latest(self) -> News | Sync:
        return next(it for it in reversed(self.ear.heard) if isinstance(it, News | Sync))

    async def live(self) -> None:
        """Play until a message says that the game is over."""
        while not (now := self.latest()).over:
            if self.seat in now.awaiting:
                await self.act(now)
            await asyncio.sleep(0)
            self.ear.frames[:-3] = []

    async def act(self, now: News | Sync) -> None:
        [seen] = now.seen
        assert isinstance(seen, Seen)
        choice = seen.menu[self.dice.below(len(seen.menu))].text
        try:
            play = Play(self.house.desk.new_id(), self.seat, now.number, choice)
            await self.house.owner.submit(play, self.ear.holds)
        except Stale:
            self.house.owner.sync(self.ear)


@pytest.mark.parametrize("edition", EDITIONS)
def test_people_and_bots_play_to_the_end(edition: str) -> None:
    async def test() -> None:
        async with House(
            made(edition, "obos" if edition == "knockout" else "obso", options=SHORT.get(edition))
        ) as house:
            spectator = house.join()
            people = [Person(house, seat) for seat, it in enumerate(house.table.seats) if it.kind == "person"]
            await asyncio.gather(*[person.live() for person in people])
            assert house.table.is_over
            played = [entry.what for entry in house.stored() if isinstance(entry.what, log.Played)]
            assert {what.by for what in played} == {"person", "bot"}
            assert {what.seat for what in played if what.by == "bot"} == {1, 3 if edition == "knockout" else 2}
            last = spectator.heard[-1]
            assert isinstance(last, Sync)
            assert last.opened is not None
            record = record_of("t", house.stored())
            assert all(check.ok for check in verify(record))
            assert rentier.replay(record).position() == house.game.position()
            assert facts(Table.from_log("t", house.stored())) == facts(house.table)

    run(test())


def test_hosts_and_settings_are_told_without_secrets() -> None:
    async def test() -> None:
        async with House(made(settings=AT_ONCE)) as house:
            host = Ear(keys=holds(HOST))
            house.owner.join(host)
            [sync] = host.heard_of(Sync)
            assert isinstance(sync, Sync)
            assert (sync.you, sync.settings) == ([], AT_ONCE)

    run(test())
