"""What can be taken back at a table, and who wishes to."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Final, NamedTuple, final

from rentier.core.events import Event
from rentier.core.game import Game

LONGEST_BACK: Final = 100
"""How many actions in a row can be taken back at most."""


class Past(NamedTuple):
    """An action that can be taken back."""

    number: int
    seat: int
    action: str
    is_attempt: bool = False
    """Whether its result was unforeseeable, so that it is final; older logs contain such actions taken back."""


@final
class Back:
    """The latest actions that can be taken back, the oldest first.

    Only the game before the first of them is kept. The others are played again from it, as few are ever taken back.
    """

    __slots__ = ("_from", "_pasts")

    def __init__(self) -> None:
        self._pasts: Final[deque[Past]] = deque()
        self._from: Game | None = None

    def __iter__(self) -> Iterator[Past]:
        return iter(self._pasts)

    def __len__(self) -> int:
        return len(self._pasts)

    def add(self, past: Past, before: Game, after: Game, events: list[Event]) -> None:
        """Remember an action; one that shows something stands, and so does all before it."""
        if shows_something(before, after, events):
            self.clear()
            return
        if not self._pasts:
            self._from = before
        elif len(self._pasts) == LONGEST_BACK:
            self._from = self.game_before(self._pasts[1].number)
            self._pasts.popleft()
        self._pasts.append(past)

    @property
    def last_seat(self) -> int | None:
        """The seat whose action can be taken back without touching another's."""
        return self._pasts[-1].seat if self._pasts and not self._pasts[-1].is_attempt else None

    def clear(self) -> None:
        """Let everything stand."""
        self._pasts.clear()
        self._from = None

    def game_before(self, number: int) -> Game | None:
        """Return the game before an action; None if that cannot be taken back."""
        if self._from is None:
            return None
        game = self._from.copy()
        for past in self._pasts:
            if past.number == number:
                return game
            game.play(past.seat, past.action)
        return None

    def take(self, number: int) -> Game | None:
        """Take back an action and all after it; return the game before it, or None if that cannot be."""
        game = self.game_before(number)
        while game is not None and self._pasts and self._pasts[-1].number >= number:
            self._pasts.pop()
        return game


@final
class Wish:
    """Somebody's wish to take back, and who must still agree."""

    __slots__ = ("agreed", "number", "seat", "to", "waits_for")

    def __init__(self, number: int, seat: int, to: int, waits_for: list[int]) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.to: Final = to
        self.waits_for: Final = waits_for
        self.agreed: Final[list[int]] = []


def shows_something(before: Game, after: Game, events: list[Event]) -> bool:
    """Whether an action told anybody more than what the actor chose to do: then it cannot be taken back."""
    if after.over or before.dice.drawn != after.dice.drawn:
        return True
    for event in events:
        if event.reveals or event.hidden():
            return True
    return False
