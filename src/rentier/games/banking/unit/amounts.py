"""Amounts on the bank unit: as they are keyed in, and as the display writes them (EB-80, EB-81, EB-87)."""

from __future__ import annotations

from typing import Final, final

THOUSAND: Final = 1_000
MILLION: Final = 1_000_000
STEP: Final = 10_000
"""Every amount is a multiple of this."""
LEAST: Final = 10_000
MOST: Final = 20_000_000
"""The lowest and the highest amount of one entry."""
MOST_DIGITS: Final = 5
FULLEST: Final = 999_990_000
"""The highest balance that five digits can show: 999.99M."""

COMMA: Final = ","
UNITS: Final[dict[str, int]] = {"K": THOUSAND, "M": MILLION}
MARKS: Final[dict[str, str]] = {"en": ".", "fr": ","}
"""The sign for the comma key, by the language of the display."""


def write_amount(amount: int, language: str) -> str:
    """Write a balance as the display does: 0, 100K, 1M, 1.5M."""
    if amount < MILLION:
        return f"{amount // THOUSAND}K" if amount else "0"
    hundredths = f"{amount % MILLION // STEP:02}".rstrip("0")
    whole = str(amount // MILLION)
    return f"{whole}{MARKS[language]}{hundredths}M" if hundredths else f"{whole}M"


@final
class TypedAmount:
    """An amount being keyed in: digits with a point for the comma (`1.5`), then K or M."""

    __slots__ = ("figures", "unit")

    def __init__(self, figures: str = "", unit: str = "") -> None:
        self.figures: str = figures
        self.unit: str = unit

    def copy(self) -> TypedAmount:
        """Return an independent entry with the same keys pressed."""
        return TypedAmount(self.figures, self.unit)

    def add(self, key: str) -> str:
        """Add a digit, the comma, K or M; return the reason why that is impossible, or an empty string."""
        if self.unit:
            return "unit-given"
        if key in UNITS:
            return self._add_unit(key)
        if key == COMMA:
            return self._add_comma()
        return self._add_digit(key)

    def _add_unit(self, key: str) -> str:
        if not self.figures:
            return "no-figures"
        self.unit = key
        return ""

    def _add_comma(self) -> str:
        if "." in self.figures:
            return "second-comma"
        self.figures = (self.figures or "0") + "."
        return ""

    def _add_digit(self, key: str) -> str:
        if self.figures == "0":
            self.figures = key
            return ""
        if len(self.figures.replace(".", "")) >= MOST_DIGITS:
            return "five-digits"
        self.figures += key
        return ""

    def problem(self) -> str:
        """Return the reason why this cannot be booked, or an empty string."""
        if not self.figures:
            return "no-figures"
        if not self.unit:
            return "no-unit"
        scaled, divisor = self._scaled()
        if scaled < LEAST * divisor:
            return "too-small"
        if scaled > MOST * divisor:
            return "too-large"
        return "" if scaled % (STEP * divisor) == 0 else "odd"

    def amount(self) -> int:
        """Return the amount of an entry without a problem."""
        scaled, divisor = self._scaled()
        return scaled // divisor

    def _scaled(self) -> tuple[int, int]:
        """Return the amount as a fraction: 1.5M is 15 million over 10."""
        whole, _, decimals = self.figures.partition(".")
        return int(whole + decimals) * UNITS[self.unit], int("1" + "0" * len(decimals))

    def text(self, language: str) -> str:
        """Write what has been keyed in so far, as the display does."""
        return self.figures.replace(".", MARKS[language]) + self.unit


def read_entry(figures: str, unit: str) -> TypedAmount | None:
    """Return the entry that these keys make; None if no keys make it."""
    entry = TypedAmount()
    for sign in figures + unit:
        key = COMMA if sign == "." else sign
        if not (key in UNITS or key == COMMA or (key.isascii() and key.isdigit())) or entry.add(key):
            return None
    return entry if entry.figures == figures and entry.unit == unit else None


def keys_of(amount: int) -> list[str]:
    """Return the keys that enter an amount: 1 , 5 M."""
    return [COMMA if sign == "." else sign for sign in write_amount(amount, "en")]
