"""Lessons: a fixed position and a script of moves, in which a beginner plays one game's most important turns.

An edition brings its lesson as a TOML file (`Home.lesson`), and the sentences with its words: `lesson-deal-bank` for
the step `bank` of Deal, `lesson-deal-bank-not` for whoever does something else there, `lesson-deal-done` for the end.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from functools import lru_cache
from importlib import resources
from typing import Annotated, Final, NamedTuple, final

from msgspec import Meta, MsgspecError, Struct, convert

from rentier.core.dice import read_seed
from rentier.core.errors import RentierError
from rentier.core.events import Event
from rentier.core.game import Game
from rentier.core.home import LESSON, warn_of_part
from rentier.core.record import begin
from rentier.core.registry import find_edition
from rentier.core.setup import set_up
from rentier.text import Phrasebook

from .messages import MOST_SEATS, LessonShown

SLUG: Final = "^[a-z][a-z0-9-]*$"
MOST_DIGITS: Final = 4
"""From this many digits on, a key is no number of a seat."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One move of the learner, with what the others do after it."""

    name: Annotated[str, Meta(pattern=SLUG)]
    plays: Annotated[list[str], Meta(min_length=1)]
    """The moves that are expected, as texts of actions; `*` stands for anything, as in `slide *`."""
    example: str = ""
    """A move that counts, where `plays` has none without a `*`."""
    shows: list[str] = []
    """The controls to point out, as CSS selectors: the first one that can be seen is the next to be used."""
    brings: dict[str, object] = {}
    """What one of the events must say for the move to count; of a list, any one: `space = ["park", "boardwalk"]`."""
    others: list[str] = []
    """The moves of the other seats after it, each with its seat: `1: pay 5m`."""

    @property
    def move(self) -> str:
        """A move that counts, for whoever wants to be shown it."""
        return self.example or self.plays[0]


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as its file has it."""

    seats: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    steps: Annotated[list[Step], Meta(min_length=1)]
    learner: Annotated[int, Meta(ge=0)] = 0
    seed: int = 0
    options: dict[str, object] = {}
    setup: dict[str, object] | None = None
    """The arguments of `rentier.setup`, seats as texts; without it, the game begins as usual, from the seed."""


class Line(NamedTuple):
    """One line of the script: who plays, in which step, and what."""

    step: int
    seat: int
    plays: tuple[str, ...]
    brings: Sequence[Mapping[str, object]]
    """What the events must say for the move to count: for each of these there is one that agrees with it."""

    def accepts(self, action: str, events: Sequence[Event]) -> bool:
        """Whether a move that was tried is the one this line asks for."""
        if not any(fnmatchcase(action, play) for play in self.plays):
            return False
        told = [event.seen_by(self.seat) for event in events]
        return all(any(_fits(event, wanted) for event in told) for wanted in self.brings)


def _fits(told: Mapping[str, object], asked: Mapping[str, object]) -> bool:
    """Whether an event says what is asked for; of a list, any one will do."""
    return all(told.get(name) in (wanted if isinstance(wanted, list) else [wanted]) for name, wanted in asked.items())


@final
class Lesson:
    """An edition's lesson: its position, and its script line by line."""

    def __init__(self, edition: str, script: Script) -> None:
        self.edition: Final = edition
        self.seats: Final = script.seats
        self.learner: Final = script.learner
        self.steps: Final = script.steps
        self.lines: Final = list(_lines_of(script))
        self._start: Final = _begin(edition, script)

    def begin(self) -> Game:
        """Return the game in the position in which the lesson begins."""
        return self._start.copy()

    def line(self, played: int) -> Line | None:
        """Return what comes after so many moves; None at the end."""
        return self.lines[played] if played < len(self.lines) else None

    def shown(self, played: int) -> LessonShown:
        """Return how far the learner is, for the pages."""
        line = self.line(played)
        place = len(self.steps) if line is None else line.step
        step = None if line is None else self.steps[line.step]
        is_watching = line is not None and line.seat != self.learner
        return LessonShown(
            seat=self.learner,
            step=place,
            steps=len(self.steps),
            key=self.key("done" if step is None else step.name),
            shows=[] if step is None or is_watching else step.shows,
            play="" if step is None or is_watching else step.move,
        )

    def answer(self, line: Line) -> str:
        """Return the key of what to say to somebody who does something else than a line asks for."""
        own = self.key(f"{self.steps[line.step].name}-not")
        return own if own in Phrasebook.load("en") else "lesson-not"

    def key(self, name: str) -> str:
        """Return the key of a sentence of this lesson."""
        return f"lesson-{self.edition}-{name}"


@lru_cache
def lesson_of(edition: str) -> Lesson | None:
    """Return the lesson of an edition; None if it has none, or one that cannot be used, with a warning."""
    place = find_edition(edition).home.lesson
    package, _, path = place.partition("/")
    if not (package and path):
        return None
    try:
        file = resources.files(package).joinpath(path)
        return Lesson(edition, read_script(file.read_text("utf-8"))) if file.is_file() else None
    except (ImportError, OSError, ValueError, RentierError) as failure:
        warn_of_part(edition, LESSON, f"{place}: {failure}")
        return None


def read_script(text: str) -> Script:
    """Read the file of a lesson; refuse one that is not written as it must be."""
    try:
        return convert(tomllib.loads(text), Script)
    except MsgspecError as wrong:
        raise ValueError(str(wrong)) from None


def _lines_of(script: Script) -> list[Line]:
    lines: list[Line] = []
    for place, step in enumerate(script.steps):
        if "*" in step.move:
            raise ValueError(f"steps[{place}]: an example is missing, as “{step.move}” is no whole move.")
        lines.append(Line(place, script.learner, tuple(step.plays), [step.brings] if step.brings else []))
        for text in step.others:
            seat, _, action = text.partition(": ")
            if not (seat.isdecimal() and int(seat) < script.seats and int(seat) != script.learner and action):
                raise ValueError(f"steps[{place}].others: {text!r} is not a move of another seat, such as “1: end”.")
            lines.append(Line(place, int(seat), (action,), []))
    return lines


def _begin(edition: str, script: Script) -> Game:
    if script.setup is None:
        return begin(edition, script.seats, read_seed(script.seed), script.options)
    return set_up(edition, script.seats, script.seed, script.options, by_seat(script.setup))


def by_seat(value: dict[str, object]) -> dict[str, object]:
    """Return the arguments with seats as numbers, which neither TOML nor JSON can have as keys."""
    return {name: _numbered(each) for name, each in value.items()}


def _numbered(value: object) -> object:
    if not isinstance(value, dict):
        return value
    return {int(key) if key.isdecimal() and len(key) < MOST_DIGITS else key: each for key, each in value.items()}
