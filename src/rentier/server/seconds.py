"""What happens at a table through time alone: bots act at a readable pace, clocks run out, people are away too long."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple, final

from rentier.core.actions import AnyAction
from rentier.core.errors import RentierError
from rentier.core.game import Game

from .clocks import is_brief
from .commands import PlayFor, SetAbsent, SetPresent, Stale
from .thinking import PATIENCE, SECONDS, Thinker, seed_for

if TYPE_CHECKING:
    from .owner import Owner

SKIP: Final = "skip"
MINUTE: Final = 60
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

    def __init__(self, question: Question, ready: float) -> None:
        self.question: Final = question
        self.ready: Final = ready
        self.choice = ""
        self.task: asyncio.Task[None] | None = None


@final
class SecondHand:
    """The hand that watches the time for one table. While nobody is connected, everything stands still."""

    def __init__(self, owner: Owner, thinker: Thinker, now: Callable[[], float]) -> None:
        self._owner: Final = owner
        self._thinker: Final = thinker
        self._now: Final = now
        self._mind: Mind | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._ticking: asyncio.Task[None] | None = None
        self._opened: Final = now()
        self._not_before = 0.0
        self._away_since: Final[dict[int, float]] = {}

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

    def attendance_changed(self, before: set[int], present: set[int]) -> None:
        """Note who came and who went; whoever comes back has the seat again at once."""
        now = self._now()
        for seat in before - present:
            self._away_since[seat] = now
        for seat in present:
            self._away_since.pop(seat, None)
            if self._owner.table.seats[seat].absent:
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
        question = self._question()
        if self._mind is None or self._mind.question != question:
            self._change_mind(None if question is None else Mind(question, self._now() + self._pause(game, question)))
        self._arm()

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
        for seat in self._gone(now):
            await self._try(SetAbsent(seat))
        self._arm()

    def _question(self) -> Question | None:
        """Find the first seat that is asked and that a bot or the default plays for."""
        table = self._owner.table
        for seat in table.awaiting:
            player = table.player_at(seat)
            if player:
                return table.changed, seat, player
        return None

    def _pause(self, game: Game, question: Question) -> float:
        """Return how long to hold back an action: longer if a person is asked first who could lose a right by it."""
        pace = self._owner.table.made.settings.pace
        for seat in game.awaiting:
            if seat == question[1]:
                break
            default = game.default_action(seat)
            if seat in self._owner.present and default is not None and default.forgoes:
                return PATIENCE[pace]
        return SECONDS[pace]

    def _change_mind(self, mind: Mind | None) -> None:
        if self._mind is not None and self._mind.task is not None:
            self._mind.task.cancel()
        self._mind = mind
        game = self._owner.table.game
        if mind is not None and game is not None:
            mind.task = asyncio.create_task(self._think(mind, game))

    async def _think(self, mind: Mind, game: Game) -> None:
        changed, seat, player = mind.question
        if player == SKIP:
            mind.choice = await self._default(game, seat, changed)
        else:
            mind.choice = await self._choose(game, seat, player, changed)
        self._arm()

    async def _default(self, game: Game, seat: int, changed: int) -> str:
        """Return what is played for a seat that does not answer: the default, or a bot's choice."""
        default = game.default_action(seat)
        return await self._choose(game, seat, self._owner.table.stand_in, changed) if default is None else str(default)

    async def _choose(self, game: Game, seat: int, level: str, changed: int) -> str:
        try:
            return await self._thinker.choose(game, seat, level, seed_for(self._owner.table.made.secret, changed))
        except Exception:
            # The game continues, even without the bot's wits.
            logger.exception("table %s: the bot %s failed", self._owner.table.id, level)
            return _anything(game, seat)

    async def _play(self, seat: int, changed: int, action: str, by: str) -> None:
        """Play for a seat, unless the game has moved on meanwhile."""
        if await self._try(PlayFor(seat, changed, action, by)):
            return
        game, mind = self._owner.table.game, self._mind
        if mind is not None and game is not None and mind.question[:2] == (self._owner.table.changed, seat):
            mind.choice = _anything(game, seat)

    async def _try(self, command: PlayFor | SetAbsent) -> bool:
        """Submit a command; if it is refused, everything is tried again a little later."""
        try:
            await self._owner.put(command, {})
        except Stale:
            return True
        except RentierError as refused:
            logger.error("table %s: %s was refused: %s", self._owner.table.id, command, refused.key)
            self._not_before = self._now() + RETRY_SECONDS
            return False
        return True

    def _gone(self, now: float) -> list[int]:
        """Return the seats the game waits for that have been away too long."""
        due = self._absence_due()
        return [seat for seat, at in due.items() if at <= now]

    def _absence_due(self) -> dict[int, float]:
        table, present = self._owner.table, self._owner.present
        if table.made.settings.away == "wait":
            return {}
        waited_for = [seat for seat in table.awaiting if table.person_at(seat) and not table.player_at(seat)]
        grace = table.made.settings.grace
        return {seat: self._away_since.get(seat, self._opened) + grace for seat in waited_for if seat not in present}

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
        times = list(self._absence_due().values())
        time_due, clock_due = self._time_due(game), self._owner.clocks.due()
        if self._mind is not None and self._mind.choice:
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


def _anything(game: Game, seat: int) -> str:
    return str(game.default_action(seat) or game.actions(seat)[0])
