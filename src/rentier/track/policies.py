"""The policies of a game: small sets of rules, each beside the code that asks it, in which editions differ.

A policy has no state: its methods take the game. What stands in the class itself holds for most editions; an edition
writes a subclass in a file of the same name (`games/crooked/rent.py` for `track/rent.py`) and names it in its
`policies.py`. So that file reads as what differs, and nothing on the track asks which edition it is.
"""

from __future__ import annotations

from typing import Any, Final, final

from .rent import RentRules


@final
class Policies:
    """The policies of one edition, made once and shared by all its games."""

    __slots__ = ("rent",)

    def __init__(self, *, rent: RentRules[Any]) -> None:
        self.rent: Final = rent
