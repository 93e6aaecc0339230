"""The end of a game: who has won, and when (EB-5, EB-74, MM-6, MM-43, CC-6, CC-61)."""

from __future__ import annotations

from typing import Generic

from rentier.core.native import mypyc_attr

from .decisions import T


@mypyc_attr(allow_interpreted_subclasses=True)
class EndRules(Generic[T]):
    """When a game ends, apart from the payments and sales that may end it."""

    __slots__ = ()

    def end_after_bankruptcy(self, game: T, seat: int, creditor: int) -> bool:
        """End the game if a player's bankruptcy does so: the last one left wins (EB-5, EB-74, MM-43, CC-61).

        Return whether it did.
        """
        left = game.seats_in()
        if len(left) == 1:
            game.win((left[0],), "last")
            return True
        return False

    def end_after_turn(self, game: T) -> bool:
        """End the game if the turn that has just finished does so. Return whether it did."""
        return False
