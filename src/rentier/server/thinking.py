"""Bots think outside the server: in other processes, so that no table waits for another one's bot."""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Final, NamedTuple, Protocol, final

from rentier.bots import make_bot, simpler_bots
from rentier.bots.search import Sharp
from rentier.core.dice import derive_seed
from rentier.core.game import Game
from rentier.core.record import load

from .clocks import is_brief
from .metrics import Histogram
from .workers import Workers

SECONDS: Final = {"calm": 1.4, "quick": 0.4, "off": 0.0}
"""How long a bot's action is held back, so that people can follow."""
PATIENCE: Final = {"calm": 12.0, "quick": 8.0, "off": 6.0}
"""How long a bot waits for a person who is asked first and may lose something, as with a rent to claim.

Everybody sees this time run; with bots alone there is no limit.
"""
ANSWER_SECONDS: Final = 0.05
"""How long a bot takes at least for an answer that depends on what only it knows; most take less to find it."""
SEARCH_SECONDS: Final = {"sharp": 1.2}
"""By level: how long a bot that searches may take at a calm table; on a slow machine it considers less in this time."""
USUAL_SEARCH: Final = 0.6
"""The same for any other level."""
SHORTER: Final = {"calm": 1.0, "quick": 0.5, "off": 0.25}
"""By the pace of a table: the part of this time that a bot has."""
SHORTEST_SEARCH: Final = 0.3
LATE_SEARCH: Final = 0.05
"""How long it may still search if it was asked too late: it thinks less, not later."""
LONGEST_THOUGHT: Final = 30.0
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


class Choice(NamedTuple):
    """What a bot does, as text, and the level that chose it: a simpler one than was asked, if that one failed."""

    action: str
    level: str


class Thinker(Protocol):
    """Somebody who chooses for bots."""

    async def choose(
        self, game: Game, seat: int, level: str, seed: bytes, pace: str = "off", address: str = ""
    ) -> Choice:
        """Return what a bot does, in the time that its level has at a table of this pace, in the turn of an address."""

    @property
    def meter(self) -> ThinkingMeter:
        """What this thinker measures of itself."""

    def close(self) -> None:
        """End the processes."""


def seed_for(secret: str, number: int) -> bytes:
    """Return a bot's own seed for one choice: the same after a restart, and known to nobody before the end."""
    return derive_seed(bytes.fromhex(secret), "bot", number)


def seconds_for(level: str, pace: str) -> float:
    """Return how long a bot that searches may take."""
    return max(SHORTEST_SEARCH, SEARCH_SECONDS.get(level, USUAL_SEARCH) * SHORTER[pace])


@lru_cache(256)
def is_searching(level: str, edition: str) -> bool:
    """Whether a bot takes the time that it is given."""
    try:
        return isinstance(make_bot(level, edition, 0), Sharp)
    except Exception:
        return False


def choose_at(position: dict[str, object], seat: int, level: str, seed: bytes, until: float) -> Choice:
    """Choose in a position; this runs in another process, whose clock is the same."""
    import rentier.games  # noqa: F401  registers the editions

    return choose_in_time(load(position), seat, level, seed, until)


def choose_in_time(game: Game, seat: int, level: str, seed: bytes, until: float) -> Choice:
    """Let a bot choose up to a time of the monotonic clock; if it fails, let the next simpler one choose."""
    edition = game.edition.name
    for name in [level, *simpler_bots(level, edition)]:
        try:
            bot = make_bot(name, edition, seed)
            if isinstance(bot, Sharp):
                bot.clock, bot.seconds = time.monotonic, max(LATE_SEARCH, until - time.monotonic())
            action = str(bot.choose(game, seat))
            game.copy().play(seat, action)
        except Exception:
            logger.exception("The bot %s of %s failed; the next simpler one plays.", name, edition)
        else:
            return Choice(action, name)
    return Choice(str(game.actions(seat)[0]), level)


def only_action(game: Game, seat: int) -> str | None:
    """Return the action of a seat that has no choice."""
    menu = game.actions(seat)
    return str(menu[0]) if len(menu) == 1 and not game.forms(seat) else None


@final
class InlineThinker:
    """A thinker that thinks on the spot: for tests, and for servers where nobody else has to wait."""

    def __init__(self) -> None:
        self.meter: Final = ThinkingMeter()

    async def choose(
        self, game: Game, seat: int, level: str, seed: bytes, pace: str = "off", address: str = ""
    ) -> Choice:
        return choose_in_time(game.copy(), seat, level, seed, time.monotonic() + seconds_for(level, pace))

    def close(self) -> None:
        """Do nothing: there are no processes."""


@final
class PoolThinker:
    """A thinker with a few processes; one that dies or hangs is replaced, and its question asked again."""

    def __init__(self, workers: int = 1) -> None:
        self.meter: Final = ThinkingMeter()
        self.workers: Final = Workers(workers)

    async def choose(
        self, game: Game, seat: int, level: str, seed: bytes, pace: str = "off", address: str = ""
    ) -> Choice:
        """Have a process choose; if it fails twice or takes too long, a simpler bot or chance decides.

        Where somebody could read from a bot's time what it holds, each of its answers takes equally long: a bot with an
        answer in its hand thinks longer than one without, and one that searches the longer, the more it could do.
        """
        seconds = seconds_for(level, pace)
        has_secrets = game.edition.has_secrets
        if has_secrets and is_searching(level, game.edition.name):
            # Asked also if there is no choice, so that it waits its turn among others as long as with one.
            asked = self._think(game, seat, level, seed, seconds, address)
            return (await asyncio.gather(asked, asyncio.sleep(seconds + ANSWER_SECONDS)))[0]
        choosing = self._choose(game, seat, level, seed, seconds, address)
        if has_secrets and is_brief(game, seat):
            return (await asyncio.gather(choosing, asyncio.sleep(ANSWER_SECONDS)))[0]
        return await choosing

    async def _choose(self, game: Game, seat: int, level: str, seed: bytes, seconds: float, address: str) -> Choice:
        only = only_action(game, seat)
        return await self._think(game, seat, level, seed, seconds, address) if only is None else Choice(only, level)

    async def _think(self, game: Game, seat: int, level: str, seed: bytes, seconds: float, address: str) -> Choice:
        began = time.perf_counter()
        self.meter.waiting += 1
        try:
            return await self._ask(game, seat, level, seed, time.monotonic() + seconds, address)
        finally:
            self.meter.waiting -= 1
            self.meter.thoughts.add(time.perf_counter() - began)

    async def _ask(self, game: Game, seat: int, level: str, seed: bytes, until: float, address: str) -> Choice:
        position = game.position()
        by = level
        for _ in range(ATTEMPTS):
            try:
                return await self.workers.run(address, LONGEST_THOUGHT, choose_at, position, seat, level, seed, until)
            except BrokenProcessPool:
                by = next(iter(simpler_bots(level, game.edition.name)), level)
            except TimeoutError:
                by = level
                break
        self.meter.failures += 1
        return Choice(str(make_bot("random", game.edition.name, seed).choose(game, seat)), by)

    def close(self) -> None:
        """End the processes at once: nobody waits for what they think any more."""
        self.workers.close()
