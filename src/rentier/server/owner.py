"""The owner of a table: it does one thing at a time, stores it, and only then tells anybody."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from math import inf
from typing import Final, NamedTuple, NoReturn, final

from rentier.core.errors import RentierError

from . import log
from .attendance import Attendance, Here, Listener, audience_of, why_not
from .audience import news_for, sync_for, views_for
from .clocks import Clocks
from .commands import Command, Holds, Refused, Stale
from .deciding import Decided, answer_to, decide
from .keys import tag_of
from .limits import Bucket, Limits
from .log import LogEntry
from .messages import AnyFromServer, Clock, Hand, Hurry, Play, Presence, Running, write_frame
from .opening import open_table
from .seconds import SecondHand
from .storage import Lost, Storage, StorageFault, Taken, Unsure
from .summaries import standing_after
from .table import Happened, Table, Tried
from .thinking import Thinker

MOST_WAITING: Final = 64
"""How many commands may wait at a table; more are refused at once."""
QUIET: Final = (
    *(log.Said, log.Wished, log.Agreed, log.Nonced, log.Allowed, log.Away, log.Back),
    *(log.Invited, log.Offered, log.Muted),
)
"""The entries after which bots and clocks go on as they were."""
TALK: Final = (log.Said, log.Nonced, log.Wished, log.Agreed, log.Allowed)
"""The entries that one person can add as fast as they like."""
WATCHING_SECONDS: Final = 1.0
"""How long until people are told that a spectator has come or gone."""

logger: Final = logging.getLogger("rentier.server")


Done = Callable[[int, BaseException | None], None]
"""Called once, when a command is done: with the number right after its entry, or with why it was refused."""


class _Job(NamedTuple):
    command: Command
    holds: Holds
    done: Done
    fault: Exception | None = None
    """What went wrong with it after it was decided."""
    is_stored: bool = False
    """Whether it was stored before that."""


class _Storing(NamedTuple):
    """A command whose entries are on their way to the disk."""

    job: _Job
    entries: list[LogEntry]
    tried: Tried | None


@final
class Owner:
    """The one place where people, bots and clocks act at a table, in the order in which they arrive."""

    def __init__(
        self,
        table: Table,
        storage: Storage,
        thinker: Thinker,
        now: Callable[[], float],
        limits: Limits | None = None,
        epoch: int | None = None,
    ) -> None:
        self.table = table
        self.epoch: Final = epoch
        """Since when this process has the table, where several share the storage."""
        self.done = 0
        """How many commands have become entries."""
        self.touched = now()
        """When somebody last came, went or did something."""
        self.is_gone = False
        """Whether the table is no longer in the storage, or another process has it."""
        self._storage: Final = storage
        self._now: Final = now
        self._limits: Final = Limits() if limits is None else limits
        self._talk: Final[dict[int, Bucket]] = {}
        """By seat: how much more may be said there."""
        self._jobs: Final[deque[_Job]] = deque()
        self._came: asyncio.Future[None] | None = None
        """What the owner waits for while there is nothing to do."""
        self._storing: _Storing | None = None
        """The action that is stored meanwhile; everything else waits for it."""
        self._must_remake = False
        self._mending: Final = asyncio.Lock()
        self._are_clocks_told = False
        self._telling: asyncio.TimerHandle | None = None
        self._tell_at = 0.0
        """When the attendance will be announced."""
        self._attendance: Final = Attendance()
        self._clocks = Clocks(table.settings, table.reserves)
        self._hand: Final = SecondHand(self, thinker, now)
        self._task: asyncio.Task[None] | None = asyncio.create_task(self._run(), name=f"table {tag_of(table.id)}")

    @property
    def is_closed(self) -> bool:
        """Whether nothing is done here any more."""
        return self._task is None or self._task.done()

    @property
    def waiting(self) -> int:
        """How many commands wait to be done."""
        return len(self._jobs)

    @property
    def clocks(self) -> Clocks:
        """The clocks of this table."""
        return self._clocks

    @property
    def listeners(self) -> Collection[Listener]:
        """All listeners of this table."""
        return self._attendance.listeners

    @property
    def address(self) -> str:
        """Whose turn it is when something is worked out for this table: that of the first one here who has a seat."""
        return next((it.address for it in self.listeners if it.seats), "")

    @property
    def present(self) -> set[int]:
        """The seats that somebody is connected for."""
        return self._attendance.here.present

    @property
    def watching(self) -> int:
        """How many people watch without a seat."""
        return self._attendance.here.watching

    def submit(self, command: Command, holds: Holds) -> asyncio.Future[int]:
        """Do a command, unless too many wait; the number right after its entry comes once that is stored."""
        return self.put(command, holds, MOST_WAITING)

    def put(self, command: Command, holds: Holds, most: float = inf) -> asyncio.Future[int]:
        """Queue a command, however many are waiting: for the server's own."""
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.ask(command, holds, partial(_settle, future), most)
        return future

    def ask(self, command: Command, holds: Holds, done: Done, most: float = MOST_WAITING) -> None:
        """Do a command, unless too many wait, and call back when it is done; that is never before this returns."""
        job = _Job(command, holds, done)
        if self.is_closed:
            _fail_soon(job, Refused("table-closed"))
        elif len(self._jobs) >= most:
            _fail_soon(job, Refused("table-busy"))
        elif self._is_idle and isinstance(command, Play):
            self._play(job)
        else:
            self._queue(job)

    @property
    def _is_idle(self) -> bool:
        """Whether nothing else waits or is being done, and the table is as its log says."""
        is_waiting = self._came is not None and not self._came.done()
        return is_waiting and self._storing is None and not (self._jobs or self._must_remake)

    def _queue(self, job: _Job) -> None:
        self._jobs.append(job)
        self._wake()

    def _wake(self) -> None:
        if self._came is not None and not self._came.done() and self._storing is None:
            self._came.set_result(None)

    def _play(self, job: _Job) -> None:
        """Do an action without waking the task, as nearly all of them go well; whatever else happens is left to it."""
        try:
            entries, tried = self._decide(job)
            if not entries:
                self._queue(job)
                return
            storing = asyncio.ensure_future(self._store(entries, tried))
        except RentierError as refused:
            _fail_soon(job, refused)
        except Exception:
            # The task will come upon it too, and knows what to do.
            self._queue(job)
        else:
            self._storing = _Storing(job, entries, tried)
            storing.add_done_callback(self._stored)

    def _stored(self, storing: asyncio.Future[None]) -> None:
        """Go on after an action was stored."""
        if self._storing is None:
            # The table was closed meanwhile, and everybody was told.
            storing.cancelled() or storing.exception()
            return
        (job, entries, tried), self._storing = self._storing, None
        fault = StorageFault("storage-closed") if storing.cancelled() else storing.exception()
        if fault is None:
            try:
                self._absorbed([self.table.absorb(entry, tried) for entry in entries])
            except Exception as error:
                self._jobs.appendleft(job._replace(fault=error, is_stored=True))
            else:
                self._answer(job)
        elif isinstance(fault, Exception):
            self._jobs.appendleft(job._replace(fault=fault))
        if self._jobs:
            self._wake()

    def join(self, listener: Listener) -> None:
        """Add a listener, who gets a sync first and then everything that happens; refuse the wrong secret."""
        if self.is_closed:
            raise Refused("table-closed")
        if (why := why_not(self.table, listener)) is not None:
            raise why
        is_open = self.table.made.public and not self.table.settings.closed
        if not (listener.seats or is_open or self.table.settings.watched):
            raise Refused("table-not-watched")
        before, is_first = self._attendance.here, not self.listeners
        self._attendance.add(self.table, listener)
        self.sync(listener)
        if self._attendance_changed(before, is_first):
            self._tell_attendance()

    def leave(self, listener: Listener) -> None:
        """Remove a listener."""
        if listener in self.listeners:
            before = self._attendance.here
            self._attendance.remove(listener)
            if self._attendance_changed(before):
                self._tell_attendance_in(0.0)

    def attend(self, listener: Listener, change: Callable[[], None]) -> None:
        """Let a listener fall silent or be heard again, and tell everybody who is here now."""
        change()
        if listener in self.listeners:
            before = self._attendance.here
            self._attendance.remove(listener)
            self._attendance.add(self.table, listener)
            if self._attendance_changed(before):
                self._tell_attendance_in(0.0)

    def sync(self, listener: Listener) -> None:
        """Tell one listener everything they may know."""
        seats, given_up = audience_of(self.table, listener)
        listener.tell(write_frame(sync_for(self.table, seats, self.present, self.watching, given_up=given_up)))
        running = self._running_clocks()
        if self._clocks.is_on or running:
            listener.tell(write_frame(Clock(running)))

    async def tick(self) -> None:
        """Do what time has made due: bots that have waited, clocks that ran out, people who are away too long."""
        await self._hand.tick()

    async def close(self, why: str = "table-closed") -> None:
        """Stop, and send everybody away."""
        self._hand.close()
        if self._telling is not None:
            self._telling.cancel()
        # First of all: whoever is still here when their command fails would be told that it failed, and not ask again.
        self._send_away(why)
        # A task that was cancelled holds its frames, and they hold this owner.
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        if self._storing is not None:
            self._jobs.appendleft(self._storing.job)
            self._storing = None
        while self._jobs:
            _finish(self._jobs.popleft(), 0, Refused("table-closed"))
        self._send_away(why)

    def _send_away(self, why: str) -> None:
        self._hand.stop()
        for listener in list(self.listeners):
            listener.close(why)
        self._attendance.clear()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            while not self._jobs or self._storing is not None:
                self._came = loop.create_future()
                await self._came
            await self._do_next(self._jobs.popleft())

    async def _do_next(self, job: _Job) -> None:
        """Do a command and answer it, with an error if it fails."""
        try:
            await self._do(job)
        except RentierError as refused:
            _finish(job, 0, refused)
        except asyncio.CancelledError:
            _finish(job, 0, Refused("table-closed"))
            raise
        except Exception as fault:
            # A fault of ours: what is stored is still right, so the table is made again from that.
            logger.exception("table %s: %s failed", tag_of(self.table.id), type(job.command).__name__)
            _drop_frames(fault)
            self._must_remake = True
            with contextlib.suppress(Exception):
                await self._remake()
            _finish(job, 0, Refused("table-fault"))

    async def _do(self, job: _Job) -> None:
        if job.fault is not None:
            if job.is_stored:
                raise job.fault
            await self._failed(job.fault)
        if self._must_remake:
            await self.mend()
        entries, tried = self._decide(job)
        if entries:
            try:
                await self._store(entries, tried)
            except Exception as fault:
                await self._failed(fault)
            self._absorbed([self.table.absorb(entry, tried) for entry in entries])
        elif isinstance(job.command, Hurry):
            self._hand.hurry()
        self._answer(job)

    def _decide(self, job: _Job) -> Decided:
        """Work out what a command becomes."""
        now = self._now()
        reserves = self._clocks.reserves_at(now)
        gone = self._hand.gone() if isinstance(job.command, Hand) else None
        decided = decide(self.table, job.command, job.holds, now, reserves, gone)
        if not isinstance(job.command, Play):
            self._check_talk(decided.entries, now)
        return decided

    def _store(self, entries: list[LogEntry], tried: Tried | None) -> Awaitable[None]:
        after = standing_after(self.table, entries, tried)
        return self._storage.append(self.table.id, entries[0].number, entries, after, "", self.epoch)

    def _answer(self, job: _Job) -> None:
        _finish(job, answer_to(self.table, job.command, job.holds), None)

    async def _failed(self, fault: Exception) -> NoReturn:
        """Refuse a command that could not be stored, and make sure that the table is as its log says."""
        if isinstance(fault, Lost):
            # Whoever has the table now answers; the clients come back and ask again.
            self.is_gone = True
            self._send_away("table-closed")
            raise Refused("table-closed") from None
        if isinstance(fault, Unsure):
            logger.error("table %s: perhaps not stored: %s", tag_of(self.table.id), _why(fault))
            self._must_remake = True
            raise self._unanswered() from fault
        logger.error("table %s: not stored: %s", tag_of(self.table.id), _why(fault))
        self._must_remake = True
        await self._remake()
        if isinstance(fault, Taken):
            raise Stale("table-stale", {"seen": 0, "number": self.table.number}) from fault
        raise Refused("table-not-stored") from fault

    def _check_talk(self, entries: Sequence[LogEntry], now: float) -> None:
        """Refuse talk that comes faster than anybody reads; each line is stored, and told to everybody."""
        for entry in entries:
            if isinstance(entry.what, TALK):
                limits = self._limits
                fresh = Bucket(limits.talk_per_second, limits.talk_at_once, now)
                if not self._talk.setdefault(entry.what.seat, fresh).take(now):
                    raise Refused("table-talk")

    async def mend(self) -> None:
        """Read the log again if it is not known what is in it; until that works, nobody is answered."""
        async with self._mending:
            if self._must_remake:
                try:
                    await self._remake()
                except Refused as refused:
                    if self.is_gone or self.epoch is None:
                        raise
                    raise self._unanswered() from refused

    def _unanswered(self) -> Refused:
        """Send everybody away: they come back, and ask again under the same ids what may have been done already."""
        self._send_away("storage-away")
        return Refused("storage-away")

    async def _remake(self) -> None:
        try:
            entries = await self._storage.read(self.table.id)
        except StorageFault as fault:
            raise Refused("table-not-stored") from fault
        if not entries:
            self.is_gone = True
            self._send_away("table-deleted")
            raise Refused("table-unknown")
        self.table = await open_table(self.table.id, entries)
        self._must_remake = False
        self._clocks = Clocks(self.table.settings, self.table.reserves)
        self._attendance.recount(self.table)
        self._drop_strangers()
        for listener in list(self.listeners):
            self.sync(listener)
        self._hand.game_changed(None)

    def _absorbed(self, news: list[Happened]) -> None:
        """Tell everybody what is stored now, each what they may know, and let time continue."""
        self.done += 1
        self.touched = self._now()
        what = news[0].entry.what
        if not isinstance(what, log.Played):
            # Seats may have changed hands.
            self._attendance.recount(self.table)
        if isinstance(what, (log.Moved, log.Left, log.Sat)):
            self._drop_strangers()
        elif isinstance(what, (log.Begun, log.Changed)):
            # With the beginning everybody gets the time for the whole game.
            self._clocks = Clocks(self.table.settings, self.table.reserves)
        (present, watching), audiences = self._attendance.here, self._attendance.audiences
        game, views = self.table.game, None
        if isinstance(what, log.Played) and game is not None and len(audiences) > 1:
            views = views_for(game, [seats for seats, _ in audiences])
        for (seats, given_up), listeners in audiences.items():
            for message in news_for(self.table, news, seats, present, watching, given_up, views):
                frame = write_frame(message)
                for listener in listeners:
                    listener.tell(frame)
        if not isinstance(what, QUIET) or len(news) > 1:
            self._hand.game_changed(what.seat if isinstance(what, log.Played) else None)
            self.tell_clocks()

    def tell_clocks(self) -> None:
        """Tell everybody how much time is left, where there are clocks or bots wait for somebody."""
        running = self._running_clocks()
        if self._clocks.is_on or running or self._are_clocks_told:
            self._are_clocks_told = bool(running)
            self._tell_all(Clock(running))

    def _running_clocks(self) -> list[Running]:
        """Return the clocks that run, and how long bots still wait for people who have none."""
        waits = self._hand.waits()
        if not (waits or self._clocks.is_on):
            return []
        running = self._clocks.shown(self._now())
        timed = {clock.seat for clock in running}
        return sorted([*running, *(wait for wait in waits if wait.seat not in timed)], key=_seat_of)

    def _tell_all(self, message: AnyFromServer) -> None:
        frame = write_frame(message)
        for listener in list(self.listeners):
            listener.tell(frame)

    def _drop_strangers(self) -> None:
        """Send away those whose secrets no longer open their seats."""
        for listener in list(self.listeners):
            if (why := why_not(self.table, listener)) is not None:
                self._attendance.remove(listener)
                listener.close(why.key)

    def _attendance_changed(self, before: Here, is_first: bool = False) -> bool:
        """Return whether to announce the change now; changes among spectators are announced once a second."""
        self.touched = self._now()
        present, watching = self._attendance.here
        if present == before.present and self.listeners and not is_first:
            if watching != before.watching:
                self._tell_attendance_in(WATCHING_SECONDS)
            return False
        self._hand.attendance_changed(before.present, present)
        return True

    def _tell_attendance_in(self, seconds: float) -> None:
        """Announce the attendance after a delay, one announcement for all changes until then."""
        loop = asyncio.get_running_loop()
        at = loop.time() + seconds
        if self._telling is not None:
            if self._tell_at <= at:
                return
            self._telling.cancel()
        self._telling, self._tell_at = loop.call_later(seconds, self._tell_attendance), at

    def _tell_attendance(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        self._tell_all(Presence(sorted(self.present), self.watching))
        self.tell_clocks()


def _why(fault: Exception) -> str:
    details = fault.details if isinstance(fault, RentierError) else {}
    return str(details.get("why") or getattr(fault, "key", "") or type(fault).__name__)


def _seat_of(clock: Running) -> int:
    return clock.seat


def _finish(job: _Job, number: int, error: BaseException | None) -> None:
    """Tell whoever asked how it went; what goes wrong there is nothing to the table."""
    _drop_frames(error)
    try:
        job.done(number, error)
    except Exception:
        logger.exception("Somebody could not be told how it went.")


def _drop_frames(error: BaseException | None) -> None:
    """Drop the tracebacks of an error: their frames hold the command, whose callback holds the error."""
    while error is not None:
        error.__traceback__ = None
        error = error.__cause__ or error.__context__


def _fail_soon(job: _Job, error: Exception) -> None:
    asyncio.get_running_loop().call_soon(_finish, job, 0, error)


def _settle(future: asyncio.Future[int], number: int, error: BaseException | None) -> None:
    if future.done():
        return
    if error is None:
        future.set_result(number)
    else:
        future.set_exception(error)
        # Whoever stopped waiting for it does not want the outcome.
        future.exception()
