"""Named numbers that the whole track uses."""

from __future__ import annotations

from typing import Final

BANK: Final = -1
"""The owner of what nobody owns; it pays and is paid like a player."""
FREE: Final = -1
"""The jail turns of a player who is not in jail."""
NOBODY: Final = -1
"""No bidder yet."""
ALONE: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(10)]
"""By seat: the answer when nobody else is asked, made once."""
