"""Aiming in words: "boardwalk", "rue de la paix fort", "B2 hard from left" or numbers become a slide."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from math import hypot
from typing import Final, final

from rentier.games.knockout.aiming import LEFT, RIGHT, STEPS_A_MM, Aim, aim_at, rest_of
from rentier.games.knockout.area import space_under
from rentier.games.knockout.board import BOARD, Space
from rentier.games.knockout.physics import Place, blocker, place_at
from rentier.text import Phrasebook
from rentier.text.naming import other_names

from ..typed import SHORTEST, make_plain, split_words
from .desk import View

STRENGTHS: Final = {"exact": 0.0, "soft": -20.0, "medium": 150.0, "hard": 450.0}
"""How far beyond its goal a token would slide, in millimetres, with nothing in its way."""
WIDTH: Final = 30.0
"""The width of a token."""
INSIDE: Final = 12.0
"""How far from the edges of a space a token lies safely on it."""
START_Y: Final = 100 * STEPS_A_MM
MIDDLE: Final = (LEFT + RIGHT) // 2
APART: Final = 15 * STEPS_A_MM
CLOSE: Final = 0.85
"""How similar a mistyped word must be to the right one."""
SHORTEST_MENDED: Final = 5
"""How many letters a mistyped word needs: a shorter one is too often another word."""


@final
class Goal:
    """What is aimed at: a space or a token, and how hard."""

    __slots__ = ("space", "start", "strength", "token")

    def __init__(self, space: Space | None, token: int, strength: str, start: int) -> None:
        self.space: Final = space
        self.token: Final = token
        """The number of the token; -1 if a space is aimed at."""
        self.strength: Final = strength
        self.start: Final = start
        """Where to let go, in steps of an aim; -1 leaves it open."""


@final
class Way:
    """A slide found for a goal, and what it touches first: -1 for nothing."""

    __slots__ = ("aim", "is_clear", "touched")

    def __init__(self, aim: Aim, touched: int, is_clear: bool) -> None:
        self.aim: Final = aim
        self.touched: Final = touched
        self.is_clear: Final = is_clear
        """Whether it gets there: stops on the space without a touch, or meets its goal first."""

    @property
    def text(self) -> str:
        """The text of the action."""
        return " ".join(["slide", *self.aim.parts()])


@final
class Aiming:
    """The search for slides on the board as one seat sees it."""

    def __init__(self, view: View) -> None:
        self.on: Final[dict[int, str]] = {}
        self.places: Final[list[Place | None]] = []
        for team in view["teams"]:
            for token in team["tokens"]:
                self.on[token["token"]] = token["on"]
                place: list[float] | None = token["place"]
                self.places.append(None if place is None else place_at(place[0], place[1]))
        self.mover: Final = next((token for token, place in enumerate(self.places) if place is None), 0)
        """Any token that is not on the board: which one makes no difference to the way."""

    def find(self, goal: Goal) -> Way | None:
        """Find a slide to a goal from where the way is clear, the middle first; None if no hand can do it."""
        fallback: Way | None = None
        for target in self._targets(goal):
            for start in self._starts(goal):
                way = self._way(goal, start, target)
                if way is not None and way.is_clear:
                    return way
                fallback = fallback or way
        return fallback

    def _targets(self, goal: Goal) -> Iterator[tuple[float, float]]:
        """Yield the points to aim at: the middle, and to stop on a space, other points of it as well."""
        place = self.places[goal.token] if goal.token >= 0 else None
        if place is not None:
            yield place.x, place.y
        elif goal.space is not None:
            x, y = goal.space.centre
            yield x, y
            if goal.strength == "exact":
                wide = (goal.space.right - goal.space.left) / 2 - INSIDE
                high = (goal.space.top - goal.space.bottom) / 2 - INSIDE
                for right, up in ((-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1)):
                    yield x + right * wide, y + up * high

    def _starts(self, goal: Goal) -> list[int]:
        if goal.start >= 0:
            return [goal.start]
        starts = range(LEFT, RIGHT + 1, APART)
        free = [x for x in starts if blocker(self.places, self.mover, x, START_Y) < 0]
        return sorted(free, key=lambda x: (abs(x - MIDDLE), x)) or [MIDDLE]

    def _way(self, goal: Goal, start: int, target: tuple[float, float]) -> Way | None:
        x, y = start / STEPS_A_MM, START_Y / STEPS_A_MM
        distance = hypot(target[0] - x, target[1] - y)
        longer = 1 + STRENGTHS[goal.strength] / distance
        aim = aim_at(start, START_Y, x + (target[0] - x) * longer, y + (target[1] - y) * longer)
        if aim.fault() and goal.start < 0:
            return None
        touched = self.first_touched(aim)
        if goal.token >= 0:
            is_clear = touched == goal.token
        elif goal.space is None or goal.strength in ("medium", "hard"):
            is_clear = goal.space is None or touched < 0 or self.on[touched] == goal.space.code
        else:
            is_clear = touched < 0 and space_under(*rest_of(aim)) == goal.space.index
        return Way(aim, touched, is_clear)

    def first_touched(self, aim: Aim) -> int:
        """Return the token that a slide meets first; -1 for none. Until then it goes straight ahead."""
        x, y = aim.x / STEPS_A_MM, aim.y / STEPS_A_MM
        end_x, end_y = rest_of(aim)
        length = hypot(end_x - x, end_y - y)
        ahead_x, ahead_y = (end_x - x) / length, (end_y - y) / length
        nearest, found = length, -1
        for token, place in enumerate(self.places):
            if place is None:
                continue
            along = (place.x - x) * ahead_x + (place.y - y) * ahead_y
            aside = (place.x - x) * ahead_y - (place.y - y) * ahead_x
            if abs(aside) < WIDTH and along > 0:
                meets = along - (WIDTH * WIDTH - aside * aside) ** 0.5
                if meets < nearest:
                    nearest, found = meets, token
        return found


@final
class Reading:
    """A reader of what a person types to aim, in one language."""

    def __init__(self, book: Phrasebook, marks: dict[str, int]) -> None:
        """Take the signs of the tokens on the board with their numbers."""
        self.book: Final = book
        self.marks: Final = {make_plain(mark): token for mark, token in marks.items()}
        self.names: Final = {space.code: self._names_of(space.code) for space in BOARD.spaces}
        self.ignored: Final = set(split_words(book.say("cli-typed-ignored"))) | set(
            split_words(book.say("cli-typed-aim-ignored"))
        )
        self.strengths: Final = {
            word: strength for strength in STRENGTHS for word in [strength, *self._listed(f"cli-typed-{strength}")]
        }

    def numbers(self, line: str) -> str:
        """Return the action of a line of x, direction and speed, or x, y, direction and speed; empty for any other."""
        text = re.sub(r"°|mm/s|mm|=", " ", line)
        signs = [re.sub(r"(?<=\d),(?=\d)", ".", sign).strip(",;()").lstrip("+") for sign in text.split()]
        numbers = [sign for sign in signs if re.fullmatch(r"-?\d+(\.\d+)?", sign)]
        known = {"x", "y", *self._listed("knockout-typed-slide")}
        if any(sign and sign not in numbers and make_plain(sign) not in known for sign in signs):
            return ""
        if len(numbers) == 3:
            numbers.insert(1, "100")
        return " ".join(["slide", *numbers]) if len(numbers) == 4 else ""

    def goal(self, line: str) -> Goal | None:
        """Return what a line aims at; None if that is nothing, or not clear."""
        words = split_words(line)
        verbs = self._listed("knockout-typed-slide")
        if words and words[0] in verbs:
            words = words[1:]
        words, start = self._without_start(words)
        strengths = {self.strengths[word] for word in words if word in self.strengths}
        words = [word for word in words if word not in self.strengths]
        named = [word for word in words if word not in self.ignored] or words
        if len(strengths) > 1:
            return None
        if len(named) == 1 and named[0] in self.marks:
            return Goal(None, self.marks[named[0]], next(iter(strengths), "medium"), start)
        spaces = self.spaces(named)
        if not spaces:
            return None
        return Goal(spaces[0], -1, next(iter(strengths), "exact"), start)

    def spaces(self, words: list[str]) -> list[Space]:
        """List the spaces that all the words belong to: one, or two of a kind; none if it is not clear which."""
        found = self._fitting(words)
        if not found:
            known = sorted({word for names in self.names.values() for word in names})
            found = self._fitting([_mend(word, known) for word in words])
        kinds = {space.code if space.is_property else space.kind for space in found}
        return found if len(kinds) == 1 else []

    def _fitting(self, words: list[str]) -> list[Space]:
        if not words:
            return []
        full = [space for space in BOARD.spaces if all(word in self.names[space.code] for word in words)]
        if full:
            return full
        return [space for space in BOARD.spaces if all(_begins_one(word, self.names[space.code]) for word in words)]

    def _without_start(self, words: list[str]) -> tuple[list[str], int]:
        """Take out where to start from, as in "from the left" or "from 80"."""
        sides = {"left": LEFT, "middle": MIDDLE, "right": RIGHT}
        for at, word in enumerate(words):
            if word not in self._listed("cli-typed-from"):
                continue
            rest = [it for it in words[at + 1 :] if it not in self.ignored]
            for side, x in sides.items():
                if rest and rest[0] in self._listed(f"cli-typed-{side}"):
                    return words[:at] + rest[1:], x
            if rest and rest[0].isdigit() and len(rest[0]) < 4:
                return words[:at] + rest[1:], int(rest[0]) * STEPS_A_MM
        return words, -1

    def _names_of(self, code: str) -> list[str]:
        keys = [f"space-knockout-{code}", f"short-knockout-{code}"]
        texts = (code, *map(self.book.say, keys), *other_names(code))
        return [word for text in texts for word in split_words(text)]

    def _listed(self, key: str) -> list[str]:
        return [word for form in self.book.say(key).split(",") for word in split_words(form)]


def _mend(word: str, known: list[str]) -> str:
    near = difflib.get_close_matches(word, known, 1, CLOSE) if len(word) >= SHORTEST_MENDED else []
    return near[0] if near else word


def _begins_one(word: str, names: list[str]) -> bool:
    return len(word) >= SHORTEST and any(name.startswith(word) for name in names)
