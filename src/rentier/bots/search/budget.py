"""How much a choice may cost: a number of imagined games and, where somebody is waiting, a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

Clock = Callable[[], float]
"""A clock of seconds since any moment; bots have none of their own."""


@final
class Budget:
    """What is left to spend on a choice, shared out evenly among the rounds that are still to come."""

    __slots__ = ("_clock", "_end", "_until", "playouts")

    def __init__(self, playouts: int, clock: Clock | None = None, seconds: float = 0.0) -> None:
        self.playouts: int = playouts
        self._clock: Final = clock
        self._end: Final = 0.0 if clock is None else clock() + seconds
        self._until: float = self._end

    def begin_round(self, rounds: int, each: int) -> int:
        """Return how many worlds the next of so many rounds may have, if a world costs so many playouts."""
        if self._clock is not None:
            now = self._clock()
            self._until = now + (self._end - now) / rounds
        return self.playouts // rounds // each

    def spend(self, playouts: int) -> None:
        """Count what was spent."""
        self.playouts -= playouts

    def is_round_over(self) -> bool:
        """Whether the time of the round is up; without a clock it never is."""
        return self._clock is not None and self._clock() >= self._until
