"""Hints at a table, worked out in a process of their own: a quick one first, and then a better one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable
from concurrent.futures.process import BrokenProcessPool
from typing import Final, NamedTuple, final

from rentier.core.dice import derive_seed
from rentier.core.game import Game
from rentier.core.record import load
from rentier.hints import Hint as Weighed
from rentier.hints import Reason, give_hint, spread
from rentier.hints.outcomes import sayable
from rentier.hints.weighing import sense_of

from .attendance import Listener
from .commands import Holds, Refused
from .deciding import check_player
from .hosting import check_running
from .messages import Hint, Hinted, HintedAction, HintedReason, write_frame
from .owner import Owner
from .turns import Turns
from .workers import Workers

MOST_WAITING: Final = 200
"""How many people may wait for a hint; more are told to come back."""
MOST_WAITING_OF_ADDRESS: Final = 20
SHORTEST: Final = 0.2
"""How many seconds a hint takes at least, if its process has only just started."""
LONGEST: Final = 20.0
"""After how many seconds a process that works on a hint counts as hanging."""
READY_SECONDS: Final = 2.0
"""How long after somebody has come who may ask for hints the process is started, so that the first one is quick."""
OUT_OF: Final = 10
"""Out of how many futures a reason is told."""
SEED: Final = bytes(32)
"""The seed of all hints. Nobody gains by knowing it, and a secret one might not look the same at tables that do."""

logger: Final = logging.getLogger("rentier.server")


class Effort(NamedTuple):
    """How much is spent on a hint: so many imagined games, and no more than so many seconds."""

    playouts: int
    seconds: float


EFFORTS: Final[tuple[Effort, ...]] = (Effort(600, 0.7), Effort(3_000, 2.0))
"""A first hint, and a better one."""


class Told(NamedTuple):
    """A hint as it goes out, apart from whose it is."""

    actions: list[HintedAction]
    reasons: list[HintedReason]
    close: bool


@final
class _Asked:
    """Somebody's question, with what has been done about it."""

    __slots__ = ("ahead", "changed", "done", "id", "listener", "owner", "seat")

    def __init__(self, owner: Owner, listener: Listener, message: Hint) -> None:
        self.owner: Final = owner
        self.listener: Final = listener
        self.id: Final = message.id
        self.seat: Final = message.seat
        self.changed: Final = owner.table.changed
        self.done = 0
        """How many hints have been told."""
        self.ahead = 0
        """The place in the queue that was last told."""

    @property
    def is_over(self) -> bool:
        """Whether nobody needs the hint any more: the game has gone on, or whoever asked is gone."""
        return self.owner.table.changed != self.changed or self.listener not in self.owner.listeners

    def tell(self, hinted: Hinted) -> None:
        self.listener.tell(write_frame(hinted))


@final
class HintDesk:
    """The hints of this server: addresses in turns, first hints before better ones."""

    def __init__(self) -> None:
        self._workers: Final = Workers()
        self._waiting: Final[Turns[_Asked]] = Turns(MOST_WAITING, MOST_WAITING_OF_ADDRESS)
        self._again: Final[Turns[_Asked]] = Turns()
        """Those who have had a first hint."""
        self._now: _Asked | None = None
        self._task: asyncio.Task[None] | None = None
        self._starting: asyncio.TimerHandle | asyncio.Task[None] | None = None

    def expect(self, owner: Owner) -> None:
        """Have the process ready for somebody at a table where hints may be asked for."""
        table = owner.table
        if self._starting is None and table.is_begun and not table.is_over and table.has_hints:
            self._starting = asyncio.get_running_loop().call_later(READY_SECONDS, self._start)

    def _start(self) -> None:
        self._starting = asyncio.create_task(self._get_ready())

    async def _get_ready(self) -> None:
        # If it cannot start now, whoever asks will be told.
        with contextlib.suppress(TimeoutError, BrokenProcessPool):
            await self._workers.run("", LONGEST, get_ready)

    def ask(self, owner: Owner, message: Hint, holds: Holds, listener: Listener) -> None:
        """Take in a question from the holder of a seat; the hints are told to whoever asked."""
        check_may_ask(owner, message, holds)
        others = [asked for asked in (self._now, *self._waiting, *self._again) if asked is not None]
        if any(it.owner is owner and it.seat == message.seat and not it.is_over for it in others):
            raise Refused("hint-under-way")
        if not self._waiting.has_room(listener.address):
            raise Refused("hint-too-busy", {"count": len(self._waiting)})
        self._waiting.add(listener.address, _Asked(owner, listener, message))
        self._tell_places()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work())

    def close(self) -> None:
        """End the process; nobody waits for a hint any more."""
        for under_way in (self._task, self._starting):
            if under_way is not None:
                under_way.cancel()
        self._workers.close()

    async def _work(self) -> None:
        while self._waiting or self._again:
            asked = (self._waiting or self._again).take()
            self._tell_places()
            if asked.is_over:
                continue
            self._now = asked
            try:
                await self._answer(asked)
            except Exception as fault:
                if not isinstance(fault, (TimeoutError, BrokenProcessPool)):
                    logger.exception("A hint failed.")
                if not asked.is_over:
                    asked.tell(Hinted(asked.id, asked.seat, last=True, failed=True))
            finally:
                self._now = None

    async def _answer(self, asked: _Asked) -> None:
        """Work out the next hint for somebody, and tell it if they still need it."""
        table = asked.owner.table
        assert table.game is not None
        playouts, seconds = EFFORTS[asked.done]
        given = table.game.position(), asked.seat, asked.changed, playouts, time.monotonic() + seconds
        told = await self._workers.run(asked.listener.address, seconds + LONGEST, hint_at, *given)
        if asked.is_over:
            return
        asked.done += 1
        is_last = asked.done == len(EFFORTS)
        asked.tell(Hinted(asked.id, asked.seat, told.actions, told.reasons, told.close, is_last))
        if not is_last:
            self._again.add(asked.listener.address, asked)

    def _tell_places(self) -> None:
        """Tell those who wait how many are before them, if that has changed."""
        for number, asked in enumerate(self._waiting):
            place = number + (self._now is not None)
            if place != asked.ahead and not asked.is_over:
                asked.ahead = place
                if place:
                    asked.tell(Hinted(asked.id, asked.seat, place=place))


def check_may_ask(owner: Owner, message: Hint, holds: Holds) -> None:
    """Refuse a hint for a seat of somebody else, at a table without hints, or where nothing is asked."""
    table = owner.table
    seat = message.seat
    check_player(table, seat, holds)
    check_running(table)
    if not table.changed <= message.seen <= table.number:
        raise Refused("table-stale", {"seen": message.seen, "number": table.number})
    if not table.has_hints:
        waits_for = [it for it in table.people if not table.seats[it].hints]
        key = {"off": "hint-off", "alone": "hint-not-alone", "agreed": "hint-not-agreed"}[table.settings.hints]
        raise Refused(key, {"seats": waits_for})
    assert table.game is not None
    if seat not in table.game.awaiting:
        raise Refused("hint-nothing-to-do", {"seat": seat})


def get_ready() -> None:
    """Load what hints need; this runs in another process."""
    import rentier.games  # noqa: F401  registers the editions


def hint_at(position: dict[str, object], seat: int, number: int, playouts: int, until: float) -> Told:
    """Work out a hint for a position; this runs in another process, whose clock is the same.

    As long as there is time, it depends on nothing but what the seat knows, the number of the moment and the playouts.
    """
    import rentier.games  # noqa: F401  registers the editions

    game = load(position)
    seed = derive_seed(SEED, "hint", number)
    seconds = max(SHORTEST, until - time.monotonic())
    playouts //= sense_of(game.edition.name).pace
    hint = give_hint(game, seat, seed=seed, playouts=playouts, clock=time.monotonic, seconds=seconds)
    return Told(_actions(hint, game, seat), show_reasons(hint.reasons), hint.is_close)


def _actions(hint: Weighed, game: Game, seat: int) -> list[HintedAction]:
    found = []
    for candidate in hint.candidates:
        low, percent, high = spread(candidate)
        figures = candidate.action.figures(game, seat)
        brings = sayable(candidate.brings, seat)
        found.append(HintedAction(str(candidate.action), percent, low, high, figures, brings))
    return found


def show_reasons(reasons: Iterable[Reason]) -> list[HintedReason]:
    """Return reasons as they go out."""
    return [
        HintedReason(
            reason.moment.key,
            {"seat": reason.moment.seat, **reason.moment.details},
            round(OUT_OF * reason.after),
            round(OUT_OF * reason.otherwise),
        )
        for reason in reasons
    ]
