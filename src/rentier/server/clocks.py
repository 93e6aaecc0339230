"""The clocks of a table: one for each decision or for the whole game, and a short one for what can be passed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from rentier.core.game import Game

from .messages import Running, Settings


def is_brief(game: Game, seat: int) -> bool:
    """Whether a seat faces a question with its own short clock: an auction, an answer, a check, a claim."""
    default = game.default_action(seat)
    return default is not None and default.is_brief


@final
class Clocks:
    """A countdown for the seats that are asked; it has no time of its own, its callers say what time it is."""

    def __init__(self, settings: Settings, reserves: list[float]) -> None:
        self._settings: Final = settings
        self._reserves: Final = list(reserves)
        self._running: Final[dict[int, tuple[float, bool]]] = {}
        """By seat that is asked: since when, and whether the question is a short one."""

    @property
    def is_on(self) -> bool:
        """Whether this table has clocks at all."""
        return self._settings.clock != "none"

    @property
    def has_reserves(self) -> bool:
        """Whether there is a clock for the whole game."""
        return self._settings.clock == "reserve"

    def ask(self, asked: Mapping[int, bool], acted: int | None, now: float) -> None:
        """Start the clocks of the seats that are asked now; `asked` says for each whether its question is short.

        A seat that is asked the same sort of question as before keeps its running clock, unless it acted itself: nobody
        gains or loses time by what others do meanwhile.
        """
        if not self.is_on:
            return
        self._charge(now)
        before = dict(self._running)
        self._running.clear()
        for seat, brief in asked.items():
            goes_on = seat in before and before[seat][1] == brief and seat != acted
            self._running[seat] = before[seat] if goes_on else (now, brief)

    def pause(self, now: float) -> None:
        """Stop all clocks, as when nobody is there."""
        self._charge(now)
        self._running.clear()

    def reserves_at(self, now: float) -> list[float]:
        """Return the time each seat has left for the whole game; empty where there is no such clock."""
        if not self.has_reserves:
            return []
        left = list(self._reserves)
        for seat, (since, brief) in self._running.items():
            if self._is_kept(brief):
                left[seat] = max(0.0, round(left[seat] - (now - since), 3))
        return left

    def due(self) -> float | None:
        """Return when the next clock runs out."""
        ends = [self._end(seat) for seat in self._running]
        return min(ends) if ends else None

    def expired(self, now: float) -> list[int]:
        """Return the seats whose time is up, the first to run out first."""
        over = [(self._end(seat), seat) for seat in self._running if self._end(seat) <= now]
        return [seat for _, seat in sorted(over)]

    def shown(self, now: float) -> list[Running]:
        """Return the running clocks, for people to see."""
        return [
            Running(seat, max(0.0, round(self._end(seat) - now, 1)), self._whole(brief))
            for seat, (_, brief) in sorted(self._running.items())
        ]

    def _is_kept(self, brief: bool) -> bool:
        """Whether a question is charged to the time for the whole game."""
        return self.has_reserves and not brief

    def _whole(self, brief: bool) -> int:
        """Return the time a clock starts with; the clock for the whole game starts only once."""
        return self._settings.window if brief else self._settings.seconds

    def _end(self, seat: int) -> float:
        since, brief = self._running[seat]
        return since + (self._reserves[seat] if self._is_kept(brief) else self._whole(brief))

    def _charge(self, now: float) -> None:
        """Deduct the time that has passed from the reserves, and restart the running clocks from now."""
        self._reserves[:] = self.reserves_at(now) or self._reserves
        for seat, (_, brief) in list(self._running.items()):
            if self._is_kept(brief):
                self._running[seat] = (now, brief)
