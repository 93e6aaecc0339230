"""The clock of a game with an agreed duration (EB-93); the game itself has none."""

from __future__ import annotations

import math
from time import monotonic as now
from typing import Final, final

MINUTE: Final = 60
MARKS: Final = (60, 30, 15, 10, 5, 2, 1)
"""The minutes left at which the players are told."""


@final
class Clock:
    """A countdown of the agreed minutes."""

    def __init__(self, minutes: int) -> None:
        self.end: Final = now() + minutes * MINUTE
        self.told: int | None = None
        """How many minutes were left when the players were last told."""

    @property
    def minutes(self) -> int:
        """The minutes left, counting the current one in full."""
        return max(0, math.ceil((self.end - now()) / MINUTE))

    def is_out(self) -> bool:
        """Whether the time has run out."""
        return now() >= self.end

    def is_due(self) -> bool:
        """Whether to tell the players how much is left: at the start, and at every mark."""
        left, told = self.minutes, self.told
        return left > 0 and (told is None or any(left <= mark < told for mark in MARKS))
