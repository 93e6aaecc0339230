"""Numbers, shares and intervals as the reader's language writes them."""

from __future__ import annotations

from typing import Final, final

from rentier.sim.intervals import Share
from rentier.text import Phrasebook

_GROUPS: Final = {"en": ",", "fr": "\u202f"}
_MARK: Final = {"en": ".", "fr": ","}


@final
class Figures:
    """Figures written with the words of a phrasebook."""

    def __init__(self, book: Phrasebook) -> None:
        self.book: Final = book

    def whole(self, number: int) -> str:
        """Return a whole number in groups of three digits: 100,000."""
        return f"{number:,}".replace(",", _GROUPS[self.book.language])

    def decimal(self, number: float, digits: int) -> str:
        """Return a number with so many decimals."""
        whole, point, decimals = f"{number:,.{digits}f}".partition(".")
        mark = _MARK[self.book.language] if point else ""
        return f"{whole.replace(',', _GROUPS[self.book.language])}{mark}{decimals}"

    def about(self, number: float) -> str:
        """Return a measured number with about three digits."""
        return self.decimal(number, 0 if number >= 100 else 1 if number >= 10 else 2)

    def percent(self, share: float, digits: int = 1) -> str:
        """Return a share in per cent."""
        return self.book.say("sim-percent", {"value": self.decimal(share * 100, digits)})

    def bounds(self, share: Share, digits: int = 1) -> str:
        """Return the bounds of a share in per cent."""
        low, high = self.decimal(share.low * 100, digits), self.decimal(share.high * 100, digits)
        return self.book.say("sim-between", {"low": low, "high": high})
