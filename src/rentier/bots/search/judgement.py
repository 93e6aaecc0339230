"""How likely each player is to win, judged by a small net: what is counted about each, and what all have together.

A player's score is a weighted sum of what is counted about that player, and of some hidden measures; each of these is
again a weighted sum, over that player's counts and everybody's, where what is below zero counts as zero. So a hidden
measure can stand for something that depends on both sides: a full set, and whether anybody could take it. The weights
are fitted by `tools/train.py` and lie in a small file beside the bot that uses them.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, final

from .chances import grown


@final
class Judgement:
    """The weights of the net; each row has one entry for everything that is counted."""

    __slots__ = ("biases", "direct", "everybody", "hidden", "out", "own", "places", "size")

    def __init__(
        self,
        direct: list[list[float]],
        own: list[list[float]],
        everybody: list[list[float]],
        biases: list[list[float]],
        out: list[float],
    ) -> None:
        self.direct: Final = direct
        """By place in the order of turns: what each count adds to the score."""
        self.own: Final = own
        """By hidden measure: what each of the player's own counts adds."""
        self.everybody: Final = everybody
        """By hidden measure: what each count adds, whoever's it is."""
        self.biases: Final = biases
        """By place in the order of turns: where each hidden measure starts."""
        self.out: Final = out
        """What each hidden measure adds to the score."""
        self.places: Final = len(direct)
        self.size: Final = len(direct[0])
        self.hidden: Final = len(out)

    def shares(self, counted: list[list[float]]) -> list[float]:
        """Return each player's share of the chances, for players in the order of turns."""
        scores = self.scores(counted)
        highest = max(scores)
        grew = [grown(score - highest) for score in scores]
        total = 0.0
        for one in grew:
            total += one
        return [one / total for one in grew]

    def scores(self, counted: list[list[float]]) -> list[float]:
        """Return the score of each player, for players in the order of turns."""
        together = [0.0] * self.size
        for counts in counted:
            for i in range(self.size):
                count = counts[i]
                if count != 0.0:
                    together[i] = together[i] + count
        common = self._measured(self.everybody, together)
        scores: list[float] = []
        for turn in range(len(counted)):
            scores.append(self._score(min(turn, self.places - 1), counted[turn], common))
        return scores

    def _score(self, place: int, counts: list[float], common: list[float]) -> float:
        score = 0.0
        direct = self.direct[place]
        for i in range(self.size):
            count = counts[i]
            if count != 0.0:
                score += direct[i] * count
        measured = self._measured(self.own, counts)
        biases = self.biases[place]
        for h in range(self.hidden):
            measure = biases[h] + common[h] + measured[h]
            if measure > 0.0:
                score += self.out[h] * measure
        return score

    def _measured(self, weights: list[list[float]], counts: list[float]) -> list[float]:
        there: list[int] = []
        for i in range(self.size):
            if counts[i] != 0.0:
                there.append(i)
        measured: list[float] = []
        for row in weights:
            total = 0.0
            for i in there:
                total += row[i] * counts[i]
            measured.append(total)
        return measured


_READ: Final[dict[str, Judgement]] = {}
"""What was read so far, by package and file."""


def judgement_for(package: str, players: int, names: list[str]) -> Judgement:
    """Return the weights for so many players, read once: there are some for games of two, and some for larger ones."""
    file = f"judgement-{name_of(players)}.toml"
    key = f"{package}/{file}"
    judgement = _READ.get(key)
    if judgement is None:
        judgement = read_judgement(package, file, names)
        _READ[key] = judgement
    return judgement


def name_of(players: int) -> str:
    """Return what the files for so many players are called."""
    return "two" if players == 2 else "more"


def read_judgement(package: str, file: str, names: list[str]) -> Judgement:
    """Read weights from a file of a package; it must name exactly what is counted."""
    read: dict[str, Any] = tomllib.loads((files(package) / file).read_text("utf-8"))
    for part in ("direct", "own", "everybody"):
        if list(read[part]) != names:
            raise ValueError(f"{file} of {package}: {part} must name {', '.join(names)}")
    return Judgement(
        _turned(read["direct"], names),
        _turned(read["own"], names),
        _turned(read["everybody"], names),
        [[float(weight) for weight in row] for row in read["biases"]],
        [float(weight) for weight in read["out"]],
    )


def _turned(rows: dict[str, list[float]], names: list[str]) -> list[list[float]]:
    """Turn weights that are listed by what is counted into rows with an entry for each of these."""
    return [[float(rows[name][k]) for name in names] for k in range(len(rows[names[0]]))]
