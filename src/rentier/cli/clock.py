"""The clock of a game for which a duration was agreed (EB-93); the game itself has none."""

from __future__ import annotations

import math
from time import monotonic as now
from typing import Final, final

MINUTE: Final = 60
MARKS: Final = (60, 30, 15, 10, 5, 2, 1)
"""With so many minutes left the players are told."""


@final
class Clock:
    """Counts the agreed minutes down."""

    def __init__(self, minutes: int) -> None:
        self.end: Final = now() + minutes * MINUTE
        self.told: int | None = None
        """How many minutes were left when the players last heard of it."""

    @property
    def minutes(self) -> int:
        """Tells how many minutes are left, the one under way counted in full."""
        return max(0, math.ceil((self.end - now()) / MINUTE))

    def is_out(self) -> bool:
        """Tells whether the time has run out."""
        return now() >= self.end

    def is_due(self) -> bool:
        """Tells whether the players should hear how much is left: at the start, and at every mark."""
        left, told = self.minutes, self.told
        return left > 0 and (told is None or any(left <= mark < told for mark in MARKS))
