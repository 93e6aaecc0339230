"""Ratings: how strong bots are on the scale of Elo, from who won against whom, with intervals.

A bot's strength is a weight; each seat wins with a chance in proportion to the weight of its bot. In advance, the
logarithms of the weights have a broad bell curve, so that a bot that never lost has a rating too; what the games say
narrows it (the Bradley–Terry model for two and more, fitted at its highest point, with the curvature as its spread).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from .intervals import Z

SCALE: Final = 400 / log(10)
"""How many points of Elo a difference of one in the logarithm is."""
ANCHOR: Final = 1500.0
"""The rating of the bot with which others are compared."""
BROAD: Final = 800 / SCALE
"""How far apart ratings are expected in advance, as a standard deviation."""
STEPS: Final = 100
NEAR: Final = 1e-9


class Fought(NamedTuple):
    """Games between some bots: how many seats each has in them, and how many it wins; shared wins count in part."""

    seats: tuple[tuple[str, int], ...]
    wins: tuple[tuple[str, float], ...]


class Rating(NamedTuple):
    """A bot's rating, and the bounds within which it lies with 95% confidence, as a difference to the anchor."""

    name: str
    elo: float
    low: float
    high: float

    def to_dict(self) -> dict[str, object]:
        """Return the rating, ready for JSON."""
        return {"bot": self.name, "elo": round(self.elo, 1), "low": round(self.low, 1), "high": round(self.high, 1)}


def rate(fought: Sequence[Fought], anchor: str) -> list[Rating]:
    """Return the rating of every bot, the strongest first; the anchor has 1500, or the average if it did not play."""
    names = sorted({name for one in fought for name, _ in one.seats})
    strengths, spread = _fit(fought, names)
    compared = [anchor] if anchor in names else names
    base = [1.0 / len(compared) if name in compared else 0.0 for name in names]
    ratings = []
    for i, name in enumerate(names):
        apart = [(1.0 if j == i else 0.0) - base[j] for j in range(len(names))]
        middle = sum([weight * strength for weight, strength in zip(apart, strengths)])
        variance = sum([apart[j] * apart[k] * spread[j][k] for j in range(len(names)) for k in range(len(names))])
        half = Z * sqrt(max(0.0, variance))
        low, high = (ANCHOR + SCALE * (middle + sign * half) for sign in (-1, 1))
        ratings.append(Rating(name, ANCHOR + SCALE * middle, low, high))
    return sorted(ratings, key=lambda rating: (-rating.elo, rating.name))


def _fit(fought: Sequence[Fought], names: list[str]) -> tuple[list[float], list[list[float]]]:
    """Return the most likely logarithms, and their covariances, by Newton's method."""
    place = {name: i for i, name in enumerate(names)}
    strengths = [0.0] * len(names)
    inverse: list[list[float]] = []
    for _ in range(STEPS):
        slope = [-strength / BROAD**2 for strength in strengths]
        curve = [[1 / BROAD**2 if i == j else 0.0 for j in range(len(names))] for i in range(len(names))]
        for one in fought:
            _add_games(one, place, strengths, slope, curve)
        inverse = _inverted(curve)
        steps = [sum([entry * value for entry, value in zip(row, slope)]) for row in inverse]
        # Far from the top, a whole step could lead past it.
        longest = max([abs(step) for step in steps], default=0.0)
        scale = min(1.0, 1.0 / longest) if longest else 1.0
        strengths = [strength + scale * step for strength, step in zip(strengths, steps)]
        if longest < NEAR:
            break
    return strengths, inverse


def _add_games(
    one: Fought, place: dict[str, int], strengths: list[float], slope: list[float], curve: list[list[float]]
) -> None:
    """Add what some games say about the slope and the curvature."""
    games = sum([wins for _, wins in one.wins])
    weights = [(place[name], seats * exp(strengths[place[name]])) for name, seats in one.seats]
    total = sum([weight for _, weight in weights])
    for name, wins in one.wins:
        slope[place[name]] += wins
    for i, weight in weights:
        share = weight / total
        slope[i] -= games * share
        curve[i][i] += games * share
        for j, other in weights:
            curve[i][j] -= games * share * other / total


def _inverted(matrix: list[list[float]]) -> list[list[float]]:
    """Invert a symmetric matrix with positive eigenvalues, by elimination."""
    size = len(matrix)
    rows = [[*row, *[1.0 if i == j else 0.0 for j in range(size)]] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [entry / pivot for entry in rows[i]]
        for j in range(size):
            if j != i and rows[j][i]:
                factor = rows[j][i]
                rows[j] = [entry - factor * other for entry, other in zip(rows[j], rows[i])]
    return [row[size:] for row in rows]
