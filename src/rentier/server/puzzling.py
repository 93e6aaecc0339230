"""The table of a puzzle: a lesson of one move, in which only the best one counts; then it is told why."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from rentier.core.errors import RentierError
from rentier.core.game import Game
from rentier.hints.outcomes import sayable
from rentier.hints.weighing import sense_of
from rentier.puzzles import Puzzle, puzzles_of

from .lessons import Lesson, Line
from .messages import LessonShown, PuzzleTold, ReasonTold


@final
class Problem:
    """A puzzle as a table plays it."""

    def __init__(self, edition: str, puzzle: Puzzle) -> None:
        self.edition: Final = edition
        self.puzzle: Final = puzzle
        self.learner: Final = puzzle.seat
        self._start: Final = puzzle.begin()
        self._line: Final = Line(0, puzzle.seat, (puzzle.plays or puzzle.answer,), puzzle.brings)

    def begin(self) -> Game:
        """Return the game in the position of the puzzle."""
        return self._start.copy()

    def line(self, played: int) -> Line | None:
        """Return what is asked for; None once it was found."""
        return None if played else self._line

    def shown(self, played: int) -> LessonShown:
        """Return whether it is solved, for the pages."""
        puzzle = self.puzzle
        return LessonShown(
            seat=puzzle.seat,
            step=min(played, 1),
            steps=1,
            key="puzzle-solved" if played else "puzzle-find",
            play="" if played else puzzle.answer,
            puzzle=puzzle.id,
            told=self._told() if played else None,
        )

    def answer(self, line: Line) -> str:
        """Return the key of what to say to somebody who does something else."""
        return "puzzle-not"

    def _told(self) -> PuzzleTold:
        puzzle = self.puzzle
        sense = sense_of(self.edition)
        named = {text: self._start.edition.read_action(text) for text in (puzzle.answer, puzzle.next, puzzle.usual)}
        brings = {text: sense.outcome(self._start, puzzle.seat, action) for text, action in named.items()}
        return PuzzleTold(
            answer=puzzle.answer,
            chance=puzzle.chance,
            next=puzzle.next,
            next_chance=puzzle.next_chance,
            usual=puzzle.usual,
            figures={text: action.figures(self._start, puzzle.seat) for text, action in named.items()},
            position=puzzle.position,
            why=[ReasonTold(it.key, dict(it.details), it.after, it.otherwise) for it in puzzle.why],
            brings={text: sayable(events, puzzle.seat) for text, events in brings.items() if events},
        )


AnyLesson = Lesson | Problem


@lru_cache(maxsize=64)
def problem_of(edition: str, id: str) -> Problem | None:
    """Return a puzzle of an edition as a table plays it; None if it brings none by that name, or no longer does."""
    puzzle = next((it for it in puzzles_of(edition) if it.id == id), None)
    try:
        return None if puzzle is None else Problem(edition, puzzle)
    except RentierError:
        # It was made for other rules.
        return None
