"""Shares with their 95% confidence intervals."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959963984540054
"""How many standard deviations hold 95% of the normal distribution."""


class Share(NamedTuple):
    """A part of a whole, and the bounds within which its true value may be expected."""

    value: float
    low: float
    high: float

    def to_dict(self) -> dict[str, object]:
        """Return the share and its bounds, ready for JSON."""
        return {"share": round(self.value, 6), "low": round(self.low, 6), "high": round(self.high, 6)}


def wilson(wins: float, trials: float) -> Share:
    """Return a share with Wilson's interval, which stays within 0 and 1 and also suits few trials."""
    if trials <= 0:
        return Share(0.0, 0.0, 1.0)
    share = wins / trials
    spread = Z * Z / trials
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / trials + spread / (4 * trials)) / (1 + spread)
    # At 0 and 1, rounding could leave a bound on the wrong side of the share itself.
    return Share(share, min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half)))


def clustered(groups: Iterable[tuple[int, int, int]]) -> Share:
    """Return the share of uses that come in groups, each given as (uses, hits, number of such groups).

    Uses in one game are alike, so they say less than as many independent ones: the interval is Wilson's for the smaller
    number of independent uses that would scatter as widely.
    """
    uses = hits = uses_squared = both = hits_squared = 0
    for used, hit, count in groups:
        uses += used * count
        hits += hit * count
        uses_squared += used * used * count
        both += used * hit * count
        hits_squared += hit * hit * count
    expected = uses * hits * (uses - hits)
    scatter = uses * uses * hits_squared - 2 * uses * hits * both + hits * hits * uses_squared
    weight = expected / scatter if scatter > expected > 0 else 1.0
    return wilson(hits * weight, uses * weight)
