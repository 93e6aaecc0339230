"""Bots think in processes of their own: as they would here, without holding anybody up, and through a crash."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from typing import ClassVar

import pytest

import rentier.bots.ladder
from rentier.bots import Bot, SteadyDeal
from rentier.bots.deal.sharp import DealSense
from rentier.bots.search import Sharp
from rentier.core.actions import AnyAction
from rentier.core.game import Game
from rentier.games.deal.attacks import DealBreaker
from rentier.games.deal.sets import SET_NAMES
from rentier.server import thinking
from rentier.server.clocks import is_brief
from rentier.server.thinking import InlineThinker, PoolThinker, choose_in_time, only_action, seed_for

from .tables import EDITIONS, SECRET, choices


@pytest.fixture(scope="module")
def pool() -> Iterator[PoolThinker]:
    thinker = PoolThinker(1)
    yield thinker
    thinker.close()


def under_way(edition: str, seats: int = 3, steps: int = 30) -> Game:
    """Return a game in which the seat that is asked has a choice."""
    game = rentier.new(edition, seats, 11)
    bot = choices(2)
    while steps > 0 or only_action(game, game.awaiting[0]) is not None:
        seat = game.awaiting[0]
        game.play(seat, str(bot.choose(game, seat)))
        steps -= 1
    return game


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_process_chooses_as_it_would_be_chosen_here(edition: str, pool: PoolThinker) -> None:
    game = under_way(edition)
    seat, before = game.awaiting[0], game.position()
    for level in ("random", "steady"):
        there = asyncio.run(pool.choose(game, seat, level, bytes(32)))
        assert there == asyncio.run(InlineThinker().choose(game, seat, level, bytes(32)))
        assert there.level == level
        game.copy().play(seat, there.action)
    assert game.position() == before


def test_a_thinking_bot_holds_up_nobody_else(pool: PoolThinker) -> None:
    async def test() -> None:
        game = under_way("knockout")
        thinking_hard = asyncio.create_task(pool.choose(game, game.awaiting[0], "sharp", bytes(32)))
        longest, last = 0.0, time.monotonic()
        while not thinking_hard.done():
            await asyncio.sleep(0.001)
            longest, last = max(longest, time.monotonic() - last), time.monotonic()
        assert game.copy().play(game.awaiting[0], thinking_hard.result().action)
        assert longest < 0.5

    asyncio.run(test())


def test_who_has_no_choice_is_not_asked() -> None:
    game, bot = rentier.new("deal", 2, 1), choices(1)
    while only_action(game, game.awaiting[0]) is None:
        game.play(game.awaiting[0], str(bot.choose(game, game.awaiting[0])))
    seat = game.awaiting[0]
    thinker = PoolThinker(1)
    thinker.close()
    assert asyncio.run(thinker.choose(game, seat, "steady", bytes(32))) == (str(game.actions(seat)[0]), "steady")


def test_a_process_that_dies_is_replaced() -> None:
    async def test() -> None:
        thinker = PoolThinker(1)
        game = under_way("deal")
        seat = game.awaiting[0]
        first = await thinker.choose(game, seat, "steady", bytes(32))
        for process in thinker.workers.processes:
            assert process.pid is not None
            os.kill(process.pid, signal.SIGKILL)
        await asyncio.sleep(0.2)
        assert await thinker.choose(game, seat, "steady", bytes(32)) == first
        thinker.close()

    asyncio.run(test())


def test_ctrl_c_does_not_reach_a_process_even_while_it_starts() -> None:
    async def test() -> None:
        thinker = PoolThinker(1)
        game = under_way("deal")
        choosing = asyncio.create_task(thinker.choose(game, game.awaiting[0], "steady", bytes(32)))
        while not thinker.workers.processes:
            await asyncio.sleep(0)
        [process] = thinker.workers.processes
        assert process.pid is not None
        while not choosing.done():
            os.kill(process.pid, signal.SIGINT)
            await asyncio.sleep(0.005)
        assert thinker.workers.processes == [process], "it died of it, and another one was started"
        thinker.close()

    asyncio.run(test())


def test_what_takes_too_long_is_decided_by_chance(pool: PoolThinker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LONGEST_THOUGHT", 0.0)
    game = under_way("deal")
    seat = game.awaiting[0]
    choice = asyncio.run(pool.choose(game, seat, "steady", bytes(32)))
    assert choice.action in [str(action) for action in game.actions(seat)]
    assert choice.level == "steady", "it was only too slow"


def loiter(seconds: float) -> None:
    """Keep a process busy."""
    time.sleep(seconds)


def test_a_process_that_hangs_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        thinker = PoolThinker(1)
        game = under_way("deal")
        seat = game.awaiting[0]
        first = await thinker.choose(game, seat, "steady", bytes(32))
        hanging = asyncio.create_task(thinker.workers.run("", 600.0, loiter, 600.0))
        await asyncio.sleep(0)
        monkeypatch.setattr(thinking, "LONGEST_THOUGHT", 0.3)
        await thinker.choose(game, seat, "steady", bytes(32))
        monkeypatch.setattr(thinking, "LONGEST_THOUGHT", 30.0)
        assert await thinker.choose(game, seat, "steady", bytes(32)) == first
        await asyncio.gather(hanging, return_exceptions=True)
        thinker.close()

    asyncio.run(test())


class Broken(Bot):
    """A bot that cannot choose."""

    def choose(self, game: Game, seat: int) -> AnyAction:
        raise ZeroDivisionError


class Cheating(Bot):
    """A bot that does what it may not."""

    def choose(self, game: Game, seat: int) -> AnyAction:
        return DealBreaker(seat, SET_NAMES[0][0])


def test_what_a_bot_may_not_do_counts_as_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    as_sharp(Cheating, monkeypatch)
    game = under_way("deal")
    assert asyncio.run(InlineThinker().choose(game, game.awaiting[0], "sharp", bytes(32))).level == "steady"


class Hurried(Sharp):
    """A sharp bot that tells how long it may think."""

    told: ClassVar[list[tuple[object, float]]] = []

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed, DealSense(1), 1)

    def choose(self, game: Game, seat: int) -> AnyAction:
        self.told.append((self.clock, self.seconds))
        return game.actions(seat)[0]


def as_sharp(kind: type[Bot], patch: pytest.MonkeyPatch) -> None:
    """Let the sharp bot of Deal be this one."""
    patch.setitem(rentier.bots.ladder._by_module, "rentier.bots.deal", {"steady": SteadyDeal, "sharp": kind})


def test_for_a_bot_that_fails_the_next_simpler_one_plays(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    as_sharp(Broken, monkeypatch)
    game = under_way("deal")
    seat = game.awaiting[0]
    played = asyncio.run(InlineThinker().choose(game, seat, "sharp", bytes(32)))
    assert played == asyncio.run(InlineThinker().choose(game, seat, "steady", bytes(32)))
    assert played.level == "steady"
    assert "The bot sharp of deal failed" in caplog.text


@pytest.mark.parametrize(("pace", "seconds"), [("calm", 1.2), ("quick", 0.6), ("off", 0.3)])
def test_a_bot_that_searches_is_told_how_long_it_may_take(
    pace: str, seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    as_sharp(Hurried, monkeypatch)
    Hurried.told.clear()
    game = under_way("deal")
    asyncio.run(InlineThinker().choose(game, game.awaiting[0], "sharp", bytes(32), pace))
    [(clock, given)] = Hurried.told
    assert clock is time.monotonic
    assert seconds - 0.2 < given <= seconds


def test_a_bot_that_is_asked_too_late_thinks_less_and_not_later(monkeypatch: pytest.MonkeyPatch) -> None:
    as_sharp(Hurried, monkeypatch)
    Hurried.told.clear()
    game = under_way("deal")
    choose_in_time(game, game.awaiting[0], "sharp", bytes(32), time.monotonic() - 5.0)
    assert Hurried.told == [(time.monotonic, thinking.LATE_SEARCH)]


def test_a_search_among_secrets_takes_the_same_time_whatever_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """With or without a choice: who waits only sees how long the bot may take."""
    slept: list[float] = []
    pause = asyncio.sleep

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await pause(0)

    async def test() -> None:
        thinker = PoolThinker(1)
        monkeypatch.setattr(asyncio, "sleep", sleep)
        alone, among, bot = rentier.new("deal", 2, 1), under_way("deal"), choices(1)
        while only_action(alone, alone.awaiting[0]) is None:
            alone.play(alone.awaiting[0], str(bot.choose(alone, alone.awaiting[0])))
        for game in (alone, among):
            await thinker.choose(game, game.awaiting[0], "sharp", bytes(32))
        assert slept == [thinking.seconds_for("sharp", "off") + thinking.ANSWER_SECONDS] * 2
        assert sum(thinker.meter.thoughts._steps) == 2
        thinker.close()

    asyncio.run(test())


def test_a_bots_chance_is_its_own_at_each_number_and_the_same_after_a_restart() -> None:
    seeds = [seed_for(SECRET.hex(), number) for number in range(50)]
    assert len(set(seeds)) == 50
    assert seeds == [seed_for(SECRET.hex(), number) for number in range(50)]
    assert seed_for(bytes(32).hex(), 0) != seeds[0]


def test_an_answer_that_only_a_bots_hand_decides_takes_as_long_with_as_without(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At once for want of a choice, or after a thought: the time told two times in three who held a Just Say No."""
    slept: list[float] = []
    pause = asyncio.sleep

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await pause(0)

    async def test() -> None:
        monkeypatch.setattr(asyncio, "sleep", sleep)
        thinker = thinking.PoolThinker()
        try:
            for edition, waits in (("deal", True), ("banking", False)):
                game, chance = rentier.new(edition, seats=2, seed=3), choices(3)
                while not is_brief(game, game.awaiting[0]):
                    game.play(game.awaiting[0], chance.choose(game, game.awaiting[0]))
                monkeypatch.setattr(thinking, "only_action", lambda game, seat: "accept")
                slept.clear()
                await thinker.choose(game, game.awaiting[0], "random", bytes(32))
                assert slept == ([thinking.ANSWER_SECONDS] if waits else [])
        finally:
            thinker.close()

    asyncio.run(test())
