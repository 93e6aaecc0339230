"""The table of a lesson: it has begun when it is made, from the lesson's position, with the learner in their seat."""

from __future__ import annotations

from rentier.bots import level_names
from rentier.core.registry import find_edition

from . import log
from .commands import Refused
from .fairness import commitment
from .keys import hashed
from .lessons import lesson_of
from .log import SeatMade
from .messages import HOST, Settings
from .planning import LONGEST_NAME
from .puzzling import AnyLesson, Problem, problem_of
from .table import BOT, BOT_NAMES, OPEN


def find_lesson(edition: str, puzzle: str = "") -> AnyLesson:
    """Return the lesson of an edition, or one of its puzzles; refuse what the edition does not have."""
    name = find_edition(edition).name
    lesson = problem_of(name, puzzle) if puzzle else lesson_of(name)
    if lesson is None and puzzle:
        raise Refused("puzzle-unknown")
    if lesson is None:
        raise Refused("lesson-none", {"edition": edition[:80]})
    return lesson


def begin_lesson(lesson: AnyLesson, learner: log.Sat, secret: bytes, invite: str, host: str) -> list[log.AnyWhat]:
    """Return the log of a lesson that begins; the other seats are bots, for which the script plays."""
    if not 0 < len(learner.name) <= LONGEST_NAME:
        raise Refused("table-bad-name", {"longest": LONGEST_NAME})
    game = lesson.begin()
    free = iter([name for name in BOT_NAMES if name.casefold() != learner.name.casefold()])
    bot = level_names(lesson.edition)[0]
    seats = [SeatMade(OPEN) if it == lesson.learner else SeatMade(BOT, next(free), "", bot) for it in range(game.seats)]
    made = log.Made(
        edition=lesson.edition,
        rules_version=game.edition.rules_version,
        options=game.options.values,
        settings=Settings(watched=False),
        seats=seats,
        public=False,
        commitment=commitment(secret),
        secret=secret.hex(),
        invite_hash=hashed(invite),
        host_hash=hashed(host),
        lesson=not isinstance(lesson, Problem),
        puzzle=lesson.puzzle.id if isinstance(lesson, Problem) else "",
    )
    return [made, learner, log.Begun(game.dice.seed.hex(), HOST, "", position=game.position())]
