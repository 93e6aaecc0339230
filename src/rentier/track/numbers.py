"""Numbers with a name that the whole track speaks of."""

from __future__ import annotations

from typing import Final

BANK: Final = -1
"""Owns what nobody owns, and pays and is paid like a player."""
FREE: Final = -1
"""The jail turns of a player who is not in jail."""
NOBODY: Final = -1
"""No bidder yet."""
ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(10)]
"""By seat: the answer where nobody else is asked, made once."""
