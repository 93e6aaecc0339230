"""The answer window: seats asked one after the other whether they answer what somebody is about to do."""

from __future__ import annotations

from typing import ClassVar

from .actions import PASS, AnyAction, G
from .decisions import Decision
from .native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Decision[G]):
    """A question to each seat of `asked` in turn; passing is always possible, and `answers` lists what else is.

    Whether a seat is asked may depend only on what is public (`may_answer`): being skipped would tell the others.
    """

    __slots__ = ("asked",)
    varying: ClassVar[tuple[str, ...]] = ("asked",)

    def __init__(self, asked: tuple[int, ...]) -> None:
        self.asked = asked

    def may_answer(self, game: G, seat: int) -> bool:
        """Whether the seat is asked at all, from what everybody can see."""
        return True

    def answers(self, game: G, seat: int) -> list[AnyAction]:
        """List the answers other than passing."""
        return []

    def ask_rest(self, game: G) -> None:
        """Replace this window by the same one for those who are still to be asked."""
        raise NotImplementedError

    def close(self, game: G) -> None:
        """Go on after the last player has passed; the window is off the stack by then."""
        raise NotImplementedError

    def resume(self, game: G) -> bool:
        """Skip players who may not answer, and close once nobody is left to ask."""
        if not self.asked:
            game.pop()
            self.close(game)
            return True
        if not self.may_answer(game, self.asked[0]):
            self.ask_rest(game)
            return True
        return False

    def awaiting(self, game: G) -> tuple[int, ...]:
        """Ask one seat at a time."""
        return self.asked[:1]

    def actions(self, game: G, seat: int) -> list[AnyAction]:
        """List passing first, then the answers."""
        if seat != self.asked[0]:
            return []
        return [PASS, *self.answers(game, seat)]

    def passed(self, game: G, seat: int) -> None:
        """Turn to the next seat."""
        self.ask_rest(game)
