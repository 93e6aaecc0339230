"""A puzzle as it is kept, in a file of its edition: the position as a text, the answer, and why it is better."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from functools import lru_cache
from hashlib import sha256
from importlib import resources
from typing import Any, Final, final

from rentier.core.errors import RentierError
from rentier.core.game import Game
from rentier.core.home import PUZZLES, warn_of_part
from rentier.core.moments import Moment
from rentier.core.record import load
from rentier.core.registry import find_edition
from rentier.hints import Reason


@final
@dataclass(frozen=True)
class Why:
    """What happens more often, or less often, after the answer than after the next best action."""

    key: str
    seat: int
    details: Mapping[str, object]
    after: float
    otherwise: float

    @property
    def reason(self) -> Reason:
        """The reason as hints tell it."""
        return Reason(Moment(self.key, self.seat, self.details, 0), self.after, self.otherwise)


@final
@dataclass(frozen=True)
class Puzzle:
    """A position and what is best in it."""

    position: str
    """The position as a text, as `game.packed()` writes it."""
    seat: int
    """Who is to find the best action."""
    answer: str
    """The best action."""
    chance: float
    """How likely the seat is to win after it, when everybody goes on steadily."""
    next: str
    """The best of all other actions."""
    next_chance: float
    usual: str
    """What a steady player does there."""
    plays: str = ""
    """Where many actions come to the same: what all of them look like, as in `slide *`."""
    brings: tuple[Mapping[str, object], ...] = ()
    """And what their events say: for each of these there is one that agrees with it."""
    why: tuple[Why, ...] = ()

    @property
    def id(self) -> str:
        """A short name that stays the same wherever the puzzle stands in its file."""
        return sha256(f"{self.position} {self.answer}".encode()).hexdigest()[:10]

    @property
    def kind(self) -> str:
        """What sort of answer it is: the first word, or what it brings about."""
        return kind_of(self.answer, self.brings)

    def begin(self) -> Game:
        """Return the game in this position."""
        return load(self.position)


def kind_of(answer: str, brings: Sequence[Mapping[str, object]]) -> str:
    """Return what sort of answer something is: its first word, or what it brings about."""
    return str(list(brings)) if brings else answer.partition(" ")[0]


KINDS: Final[Mapping[str, type | tuple[type, ...]]] = {
    **dict.fromkeys(("position", "answer", "next", "usual", "plays", "key"), str),
    **dict.fromkeys(("chance", "next_chance", "after", "otherwise"), (int, float)),
    **dict.fromkeys(("brings", "why"), list),
    "seat": int,
    "details": dict,
}


def write_puzzles(puzzles: Iterable[Puzzle]) -> str:
    """Write puzzles as a file has them."""
    return json.dumps([asdict(puzzle) for puzzle in puzzles], ensure_ascii=False, indent=1) + "\n"


def read_puzzles(text: str) -> tuple[Puzzle, ...]:
    """Read the puzzles of a file; refuse one that is not written as it must be."""
    return puzzles_from(json.loads(text))


def puzzles_from(whole: object) -> tuple[Puzzle, ...]:
    """Return the puzzles that the JSON of a file lists."""
    if not isinstance(whole, list):
        raise ValueError("there is no list of puzzles.")
    found: list[Puzzle] = []
    for number, given in enumerate(whole):
        place = f"[{number}]"
        values = _fields(Puzzle, given, place)
        why = [Why(**_fields(Why, each, f"{place}.why[{i}]")) for i, each in enumerate(values.pop("why", []))]
        found.append(Puzzle(**{**values, "brings": tuple(values.get("brings", ())), "why": tuple(why)}))
    return tuple(found)


def _fields(kind: type[Puzzle] | type[Why], given: object, place: str) -> dict[str, Any]:
    names = {it.name for it in fields(kind)}
    needed = {it.name for it in fields(kind)} - {"plays", "brings", "why"}
    if not isinstance(given, dict) or not needed <= set(given) <= names:
        raise ValueError(f"{place} must have {', '.join(sorted(needed))}.")
    for name, value in given.items():
        if not isinstance(value, KINDS[name]) or isinstance(value, bool):
            raise ValueError(f"{place}.{name} is {value!r}.")
    return dict(given)


@lru_cache
def puzzles_of(edition: str) -> tuple[Puzzle, ...]:
    """Return the puzzles that an edition brings; none if it has none, or a file that cannot be used, with a warning."""
    place = find_edition(edition).home.puzzles
    package, _, path = place.partition("/")
    if not (package and path):
        return ()
    try:
        file = resources.files(package).joinpath(path)
        return read_puzzles(file.read_text("utf-8")) if file.is_file() else ()
    except (ImportError, OSError, ValueError, RentierError) as failure:
        warn_of_part(edition, PUZZLES, f"{place}: {failure}")
        return ()
