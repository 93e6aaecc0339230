"""What happens at a table through time alone: bots act at a readable pace, clocks run out, people are away too long."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from math import inf
from typing import TYPE_CHECKING, Final, NamedTuple, final
from weakref import proxy

from rentier.core.actions import AnyAction
from rentier.core.errors import RentierError
from rentier.core.game import Game

from .clocks import is_brief
from .commands import PlayFor, SetAbsent, SetAway, SetBack, SetLevel, SetPresent, Stale
from .keys import tag_of
from .messages import Running
from .table import BOT
from .thinking import PATIENCE, SECONDS, Choice, Thinker, seed_for

if TYPE_CHECKING:
    from .owner import Owner

SKIP: Final = "skip"
SCRIPT: Final = "script"
"""Who plays for the other seats of a lesson."""
MINUTE: Final = 60
AWAY_SECONDS: Final = 5.0
"""How long somebody must be gone before the log says so: whoever reloads a page is not gone."""
AWAY_AGAIN_SECONDS: Final = 60.0
"""How long it takes until the log says so again of the same person: a bad connection does not fill it."""
RETRY_SECONDS: Final = 1.0
"""How long to wait after a refusal before anything is tried again, as when the disk is full."""

logger: Final = logging.getLogger("rentier.server")

Question = tuple[int, int, str]
"""The number since which a seat is asked, the seat, and who plays for it."""


class TimeDue(NamedTuple):
    """The end of the agreed time: when it comes, and the action that calls it, with a seat that may call."""

    at: float
    seat: int
    call: AnyAction


@final
class Mind:
    """A bot's choice in the making: for which question, what it will be, and when it may be played."""

    def __init__(self, question: Question, ready: float, person: int | None = None, patience: float = 0.0) -> None:
        self.question: Final = question
        self.ready = ready
        self.person: Final = person
        """The person for whom the bot waits, if any."""
        self.patience: Final = patience
        """How long it waits in all."""
        self.choice = ""
        self.task: asyncio.Task[None] | None = None


@final
class SecondHand:
    """The hand that watches the time for one table. While nobody is connected, everything stands still."""

    def __init__(self, owner: Owner, thinker: Thinker, now: Callable[[], float]) -> None:
        # The owner holds this: a reference back would keep a closed table in memory.
        self._owner: Final[Owner] = proxy(owner)
        self._thinker: Final = thinker
        self._now: Final = now
        self._mind: Mind | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._ticking: asyncio.Task[None] | None = None
        self._opened: Final = now()
        self._not_before = 0.0
        self._is_hurried = False
        self._away_since: Final[dict[int, float]] = {}
        self._noted_at: Final[dict[int, float]] = {}
        """By seat: when the log last said that its person is gone."""

    def stop(self) -> None:
        """Stop time: no bot thinks, no alarm is set."""
        self._change_mind(None)
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def close(self) -> None:
        """Stop for good."""
        self.stop()
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None

    def attendance_changed(self, before: set[int], present: set[int]) -> None:
        """Note who came and who went; whoever comes back has the seat again at once."""
        now = self._now()
        for seat in before - present:
            self._away_since[seat] = now
        for seat in present:
            self._away_since.pop(seat, None)
            it = self._owner.table.seats[seat]
            if it.away:
                self._owner.put(SetBack(seat), {})
            if it.absent and not it.handed:
                self._owner.put(SetPresent(seat), {})
        if self._owner.listeners:
            self.game_changed(None)
        else:
            self.stop()
            self._owner.clocks.pause(now)

    def game_changed(self, acted: int | None) -> None:
        """Start the clocks and bots of the seats that are asked now."""
        owner = self._owner
        table, game = owner.table, owner.table.game
        if not owner.listeners or game is None:
            return
        if owner.clocks.is_on:
            asked = {seat: is_brief(game, seat) for seat in table.awaiting if not table.player_at(seat)}
            owner.clocks.ask(asked, acted, self._now())
        if self._is_hurried and any(not table.player_at(seat) for seat in table.awaiting):
            self._is_hurried = False
        question, mind = self._question(), self._mind
        is_left_waiting = mind is not None and mind.person is not None and mind.person not in owner.present
        if mind is None or mind.question != question or is_left_waiting:
            self._change_mind(None if question is None else self._begin_to_think(game, question))
        self._arm()

    def hurry(self) -> None:
        """Let bots act without a pause until a person is asked."""
        self._is_hurried = True
        if self._mind is not None and self._mind.person is None:
            self._mind.ready = self._now()
            self._arm()

    def waits(self) -> list[Running]:
        """Return how long bots still wait for a person, and have waited in all; nothing if there is no limit."""
        mind = self._mind
        if mind is None or mind.person is None or mind.ready == inf:
            return []
        return [Running(mind.person, max(0.0, round(mind.ready - self._now(), 1)), round(mind.patience))]

    async def tick(self) -> None:
        """Do what is due: one action at most, and mark those who are away too long."""
        owner, now = self._owner, self._now()
        game = owner.table.game
        if game is None or game.over or not owner.listeners or now < self._not_before:
            return
        mind = self._mind
        due = self._time_due(game)
        expired = owner.clocks.expired(now)
        if due is not None and due.at <= now:
            await self._play(due.seat, owner.table.changed, str(due.call), "clock")
        elif mind is not None and mind.choice and mind.ready <= now:
            changed, seat, player = mind.question
            choice, mind.choice = mind.choice, ""
            await self._play(seat, changed, choice, "clock" if player == SKIP else "bot")
        elif expired:
            changed = owner.table.changed
            choice = await self._default(game, expired[0], changed)
            await self._play(expired[0], changed, choice, "clock")
        for seat in _passed(self._away_due(), now):
            self._noted_at[seat] = now
            await self._try(SetAway(seat))
        for seat in _passed(self._absence_due(), now):
            await self._try(SetAbsent(seat))
        self._arm()

    def gone(self) -> dict[int, float]:
        """Return for each person who is not connected for how many seconds."""
        table, present = self._owner.table, self._owner.present
        if len(present) == len(table.seats):
            return {}
        now = self._now()
        people = [seat for seat, it in enumerate(table.seats) if seat not in present and it.is_person]
        return {seat: now - self._gone_since(seat) for seat in people}

    def _gone_since(self, seat: int) -> float:
        return self._away_since.get(seat, self._opened)

    def _question(self) -> Question | None:
        """Find the first seat that is asked and that a bot or the default plays for; in a lesson, its script says."""
        table = self._owner.table
        if table.lesson is not None:
            line = table.lesson.line(table.played)
            return None if line is None or table.person_at(line.seat) else (table.changed, line.seat, SCRIPT)
        for seat in table.awaiting:
            player = table.player_at(seat)
            if player:
                return table.changed, seat, player
        return None

    def _begin_to_think(self, game: Game, question: Question) -> Mind:
        """Choose how long to hold back an action: longer if a person is asked first who could lose a right by it.

        Alone with bots, that person has all the time there is.
        """
        table, now = self._owner.table, self._now()
        pace = table.settings.pace
        for seat in game.awaiting:
            if seat == question[1]:
                break
            default = game.default_action(seat)
            if seat in self._owner.present and default is not None and default.forgoes:
                patience = inf if table.is_alone(seat) else PATIENCE[pace]
                return Mind(question, now + patience, seat, patience)
        return Mind(question, now if self._is_hurried else now + SECONDS[pace])

    def _change_mind(self, mind: Mind | None) -> None:
        if self._mind is not None and self._mind.task is not None:
            self._mind.task.cancel()
            self._mind.task = None
        self._mind = mind
        game = self._owner.table.game
        if mind is not None and game is not None:
            mind.task = asyncio.create_task(self._think(mind, game))

    async def _think(self, mind: Mind, game: Game) -> None:
        changed, seat, player = mind.question
        if player == SCRIPT:
            mind.choice = self._scripted()
        elif player == SKIP:
            mind.choice = await self._default(game, seat, changed)
        else:
            choice = await self._choose(game, seat, player, changed)
            if choice.level != player and self._owner.table.seats[seat].kind == BOT:
                # Then the seat asks again, for its new bot.
                await self._try(SetLevel(seat, player, choice.level))
                return
            mind.choice = choice.action
        self._arm()

    def _scripted(self) -> str:
        table = self._owner.table
        line = None if table.lesson is None else table.lesson.line(table.played)
        return "" if line is None else line.plays[0]

    async def _default(self, game: Game, seat: int, changed: int) -> str:
        """Return what is played for a seat that does not answer: the default, or a bot's choice."""
        default = game.default_action(seat)
        if default is not None:
            return str(default)
        return (await self._choose(game, seat, self._owner.table.stand_in, changed)).action

    async def _choose(self, game: Game, seat: int, level: str, changed: int) -> Choice:
        table = self._owner.table
        pace = "off" if self._is_hurried else table.settings.pace
        try:
            seed = seed_for(table.made.secret, changed)
            return await self._thinker.choose(game, seat, level, seed, pace, self._owner.address)
        except Exception:
            # The game continues, even without the bot's wits.
            logger.exception("table %s: the bot %s failed", tag_of(table.id), level)
            return Choice(_anything(game, seat), level)

    async def _play(self, seat: int, changed: int, action: str, by: str) -> None:
        """Play for a seat, unless the game has moved on meanwhile."""
        if await self._try(PlayFor(seat, changed, action, by)):
            return
        game, mind = self._owner.table.game, self._mind
        if mind is not None and game is not None and mind.question[:2] == (self._owner.table.changed, seat):
            mind.choice = _anything(game, seat)

    async def _try(self, command: PlayFor | SetAway | SetAbsent | SetLevel) -> bool:
        """Submit a command; if it is refused, everything is tried again a little later."""
        try:
            await self._owner.put(command, {})
        except Stale:
            return True
        except RentierError as refused:
            logger.error("table %s: %s was refused: %s", tag_of(self._owner.table.id), command, refused.key)
            self._not_before = self._now() + RETRY_SECONDS
            return False
        return True

    def _away_due(self) -> dict[int, float]:
        """Return when the log will say of each person who is gone that they are."""
        table = self._owner.table
        return {
            seat: max(
                self._gone_since(seat) + AWAY_SECONDS,
                self._noted_at.get(seat, -AWAY_AGAIN_SECONDS) + AWAY_AGAIN_SECONDS,
            )
            for seat in self.gone()
            if not table.seats[seat].away
        }

    def _absence_due(self) -> dict[int, float]:
        """Return when the table's setting begins to play for each person who is gone and asked."""
        table, present = self._owner.table, self._owner.present
        if table.settings.away == "wait":
            return {}
        waited_for = [seat for seat in table.awaiting if table.person_at(seat) and not table.player_at(seat)]
        grace = table.settings.grace
        return {seat: self._gone_since(seat) + grace for seat in waited_for if seat not in present}

    def _time_due(self, game: Game) -> TimeDue | None:
        """Return when the agreed time is over, and how that can be called."""
        minutes, call = game.time_limit(), game.edition.time_call
        if minutes is None or call is None:
            return None
        for seat in range(game.seats):
            for form in game.forms(seat):
                if game.edition.is_time_call(form.word):
                    return TimeDue(self._owner.table.begun_at + minutes * MINUTE, seat, call)
        return None

    def _arm(self) -> None:
        """Set the alarm for the next thing that will be due."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        game = self._owner.table.game
        if game is None or game.over or not self._owner.listeners:
            return
        times = [*self._absence_due().values(), *self._away_due().values()] if self.gone() else []
        time_due, clock_due = self._time_due(game), self._owner.clocks.due()
        if self._mind is not None and self._mind.choice and self._mind.ready < inf:
            times.append(self._mind.ready)
        if clock_due is not None:
            times.append(clock_due)
        if time_due is not None:
            times.append(time_due.at)
        if times:
            delay = max(0.0, max(min(times), self._not_before) - self._now())
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        if self._ticking is None or self._ticking.done():
            self._ticking = asyncio.create_task(self.tick())


def _passed(due: dict[int, float], now: float) -> list[int]:
    return [seat for seat, at in due.items() if at <= now]


def _anything(game: Game, seat: int) -> str:
    return str(game.default_action(seat) or game.actions(seat)[0])
