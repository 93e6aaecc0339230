"""A race between actions: each is compared with the usual one in the same worlds; what falls behind drops out."""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from rentier.core.actions import AnyAction

DOUBT: Final = 4.0
"""How many worlds without any difference are counted in advance: a few lucky worlds prove nothing."""
SPREAD: Final = 0.15
"""The usual difference in one world, as expected in advance."""
HOPELESS: Final = 2.5
"""An action that is worse by this many standard errors drops out at once."""
CLEAR: Final = 3.5
"""A single action that is better by this many standard errors needs no more worlds."""


@final
class Rival:
    """An action in the race, and its differences to the usual one, world by world."""

    __slots__ = ("action", "squares", "total", "worlds")

    def __init__(self, action: AnyAction) -> None:
        self.action: Final = action
        self.worlds: int = 0
        self.total: float = 0.0
        self.squares: float = 0.0

    def add(self, difference: float) -> None:
        """Count one more world."""
        self.worlds += 1
        self.total += difference
        self.squares += difference * difference

    def mean(self) -> float:
        """Return how much better than the usual action it is on average."""
        return self.total / (self.worlds + DOUBT)

    def error(self) -> float:
        """Return the standard error of the mean."""
        count = self.worlds + DOUBT
        mean = self.total / count
        variance = (self.squares + DOUBT * SPREAD * SPREAD) / count - mean * mean
        return sqrt(variance / count) if variance > 0.0 else 0.0

    def lead(self) -> float:
        """Return by how many standard errors it is better than the usual action."""
        error = self.error()
        return self.mean() / error if error > 0.0 else 0.0


@final
class Race:
    """The actions that may still turn out to be better than the usual one."""

    __slots__ = ("left", "rounds")

    def __init__(self, actions: list[AnyAction]) -> None:
        self.left: list[Rival] = [Rival(action) for action in actions]
        self.rounds: Final = max(1, len(actions).bit_length())
        """How many times the field is halved until one is left, and then that one is tested."""

    def drop_hopeless(self) -> None:
        """Drop every action that is clearly worse than the usual one."""
        self.left = [rival for rival in self.left if rival.lead() > -HOPELESS]

    def keep_better_half(self) -> None:
        """Drop the worse half; among equals, those that were named later."""
        kept = (len(self.left) + 1) // 2
        while len(self.left) > kept:
            worst = self.left[0]
            for rival in self.left:
                if rival.mean() <= worst.mean():
                    worst = rival
            self.left.remove(worst)

    def begin_test(self) -> None:
        """Test what is left in new worlds only: in those so far, the luckiest of many was found."""
        self.left = [Rival(rival.action) for rival in self.left]

    def is_decided(self) -> bool:
        """Whether more worlds would hardly change the result."""
        return not self.left or (len(self.left) == 1 and self.left[0].lead() >= CLEAR)

    def winner(self, margin: float) -> AnyAction | None:
        """Return the action that is left if it is better than the usual one by so many standard errors."""
        best: Rival | None = None
        for rival in self.left:
            if best is None or rival.mean() > best.mean():
                best = rival
        return best.action if best is not None and best.lead() >= margin else None
