"""How likely each player is to win, learnt from played games: a score for each player, and shares of one in the end.

The weights are fitted by `tools/learn.py` and lie in a small file beside the bot that uses them.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, final

STEEPEST: Final = 20.0
"""Scores further apart than this are as good as decided."""
HALVINGS: Final = 12


@final
class Chances:
    """Weights for what is counted about a player, by how soon that player's turn comes."""

    __slots__ = ("places", "size", "weights")

    def __init__(self, weights: list[list[float]]) -> None:
        self.weights: Final = weights
        """By place in the order of turns: the weight of each thing that is counted."""
        self.places: Final = len(weights)
        self.size: Final = len(weights[0])

    def score(self, place: int, counted: list[float]) -> float:
        """Return the score of a player whose turn comes in `place` turns."""
        weights = self.weights[min(place, self.places - 1)]
        score = 0.0
        for i in range(self.size):
            count = counted[i]
            if count != 0.0:
                score += weights[i] * count
        return score


def share_of(scores: list[float], place: int) -> float:
    """Return one player's share of the chances to win."""
    total = 0.0
    own = scores[place]
    for score in scores:
        total += grown(score - own)
    return 1.0 / total


def grown(x: float) -> float:
    """Return about e to the power of x; unlike `exp`, it is the same to the last bit everywhere."""
    x = min(max(x, -STEEPEST), STEEPEST)
    y = 1.0 + x / 4096.0
    for _ in range(HALVINGS):
        y *= y
    return y


def steepened(shares: list[float], by: float) -> list[float]:
    """Move shares of one apart: those above the usual grow, those below it shrink, and together they stay one."""
    usual = 0.0
    for share in shares:
        usual += share * share
    return [share * (1.0 + by * (share - usual)) for share in shares]


def load_chances(package: str, table: str, names: list[str]) -> Chances:
    """Read a table of weights from the `chances.toml` of a package; it must name exactly what is counted."""
    read: dict[str, Any] = tomllib.loads((files(package) / "chances.toml").read_text("utf-8"))[table]
    if list(read) != names:
        raise ValueError(f"chances.toml of {package}: {table} must name {', '.join(names)}")
    places = len(read[names[0]])
    return Chances([[float(read[name][place]) for name in names] for place in range(places)])
