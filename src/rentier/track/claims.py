"""Rents that may still be claimed."""

from __future__ import annotations

from typing import Final, final

from .board import Deed


@final
class Claim:
    """A rent that may still be claimed; it was fixed at the landing (EB-36, CC-13)."""

    __slots__ = ("amount", "deed", "is_waiting", "lander", "owner")

    def __init__(self, owner: int, lander: int, deed: Deed, amount: int, is_waiting: bool) -> None:
        self.owner: Final = owner
        self.lander: Final = lander
        self.deed: Final = deed
        self.amount: Final = amount
        self.is_waiting: Final = is_waiting
        """Whether its owner has left it for now."""

    def less(self, amount: int) -> Claim:
        """Return the same claim, reduced by an amount that was settled."""
        return Claim(self.owner, self.lander, self.deed, self.amount - amount, self.is_waiting)
