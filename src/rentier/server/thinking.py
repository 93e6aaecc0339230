"""Bots think outside the server: in other processes, so that no table waits for another one's bot."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, Protocol, final

from rentier.bots import bot_names, make_bot
from rentier.bots.search import Sharp
from rentier.core.dice import derive_seed
from rentier.core.game import Game
from rentier.core.record import load

from .clocks import is_brief
from .metrics import Histogram

SECONDS: Final = {"calm": 1.4, "quick": 0.4, "off": 0.0}
"""How long a bot's action is held back, so that people can follow."""
PATIENCE: Final = {"calm": 12.0, "quick": 8.0, "off": 6.0}
"""How long a bot waits for a person who is asked first and may lose something, as with a rent to claim.

Everybody sees this time run; with bots alone there is no limit.
"""
ANSWER_SECONDS: Final = 0.05
"""How long a bot takes at least for an answer that depends on what only it knows; most take less to find it."""
LONGEST_THOUGHT: Final = 30.0
LONGEST_SEARCH: Final = 1.0
"""How long a bot that searches may take; on a slow machine it considers less in this time."""
ATTEMPTS: Final = 2

logger: Final = logging.getLogger("rentier.server")


class ThinkingMeter:
    """What a thinker measures of itself."""

    def __init__(self) -> None:
        self.thoughts: Final = Histogram()
        """How long each choice took, with the time it waited for others."""
        self.waiting = 0
        self.failures = 0
        """How often nobody chose in time, and chance did."""


class Thinker(Protocol):
    """Somebody who chooses for bots."""

    async def choose(self, game: Game, seat: int, level: str, seed: bytes) -> str:
        """Return the text of the action that a bot takes."""

    @property
    def meter(self) -> ThinkingMeter:
        """What this thinker measures of itself."""

    def close(self) -> None:
        """End the processes."""


def seed_for(secret: str, number: int) -> bytes:
    """Return a bot's own seed for one choice: the same after a restart, and known to nobody before the end."""
    return derive_seed(bytes.fromhex(secret), "bot", number)


def choose_at(position: dict[str, object], seat: int, level: str, seed: bytes) -> str:
    """Choose in a position; this runs in another process."""
    import rentier.games  # noqa: F401  registers the editions

    return choose_in_time(load(position), seat, level, seed)


def choose_in_time(game: Game, seat: int, level: str, seed: bytes) -> str:
    """Let a bot choose, in the time of its level; if it fails, let the next simpler one choose."""
    levels = bot_names(game.edition.name)
    simpler = levels[: levels.index(level)] if level in levels else []
    for name in [level, *reversed(simpler)]:
        try:
            bot = make_bot(name, game.edition.name, seed)
            if isinstance(bot, Sharp):
                bot.clock, bot.seconds = time.monotonic, LONGEST_SEARCH
            return str(bot.choose(game, seat))
        except Exception:
            logger.exception("The bot %s of %s failed; the next simpler one plays.", name, game.edition.name)
    return str(game.actions(seat)[0])


@contextlib.contextmanager
def _without_interrupts() -> Iterator[None]:
    """Block Ctrl+C for processes started within: one that has just begun could not ignore it yet."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _stay_with_parent() -> None:
    """Tie this process to its server: leave Ctrl+C to the server, and end when the server is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def only_action(game: Game, seat: int) -> str | None:
    """Return the action of a seat that has no choice."""
    menu = game.actions(seat)
    return str(menu[0]) if len(menu) == 1 and not game.forms(seat) else None


@final
class InlineThinker:
    """A thinker that thinks on the spot: for tests, and for servers where nobody else has to wait."""

    def __init__(self) -> None:
        self.meter: Final = ThinkingMeter()

    async def choose(self, game: Game, seat: int, level: str, seed: bytes) -> str:
        return choose_in_time(game.copy(), seat, level, seed)

    def close(self) -> None:
        """Do nothing: there are no processes."""


@final
class PoolThinker:
    """A thinker with a few processes; one that dies is replaced, and its question asked again."""

    def __init__(self, workers: int = 1) -> None:
        self.meter: Final = ThinkingMeter()
        self._workers: Final = workers
        self._pool = self._make_pool()

    def _make_pool(self) -> ProcessPoolExecutor:
        # A server has threads, and a process forked among them may wait for ever.
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=_stay_with_parent)

    async def choose(self, game: Game, seat: int, level: str, seed: bytes) -> str:
        """Have a process choose; if it takes too long or fails twice, decide at random.

        A bot with an answer in its hand thinks longer than one without, so neither answers at once.
        """
        if not (game.edition.has_secrets and is_brief(game, seat)):
            return await self._choose(game, seat, level, seed)
        choice, _ = await asyncio.gather(self._choose(game, seat, level, seed), asyncio.sleep(ANSWER_SECONDS))
        return choice

    async def _choose(self, game: Game, seat: int, level: str, seed: bytes) -> str:
        only = only_action(game, seat)
        if only is not None:
            return only
        began = time.perf_counter()
        self.meter.waiting += 1
        try:
            return await self._ask(game, seat, level, seed)
        finally:
            self.meter.waiting -= 1
            self.meter.thoughts.add(time.perf_counter() - began)

    async def _ask(self, game: Game, seat: int, level: str, seed: bytes) -> str:
        position = game.position()
        for _ in range(ATTEMPTS):
            pool = self._pool
            try:
                with _without_interrupts():
                    future = pool.submit(choose_at, position, seat, level, seed)
                return await asyncio.wait_for(asyncio.wrap_future(future), LONGEST_THOUGHT)
            except BrokenProcessPool:
                if self._pool is pool:
                    pool.shutdown(wait=False)
                    self._pool = self._make_pool()
            except TimeoutError:
                break
        self.meter.failures += 1
        return str(make_bot("random", game.edition.name, seed).choose(game, seat))

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)
