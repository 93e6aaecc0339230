"""Where an edition keeps what is not rules: words, rulebook, bots, its desk in the terminal, its lesson, its puzzles.

The engine knows none of these. It only keeps their names; the parts of the package that use them look there when they
first need them.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final, final

from .errors import BadInput, RentierError

WORDS: Final = "words"
RULES: Final = "rules"
BOTS: Final = "bots"
DESK: Final = "desk"
LESSON: Final = "lesson"
PUZZLES: Final = "puzzles"


@final
class Home:
    """The names of the folders and modules that belong to an edition; an empty name means there is none.

    A folder is named by a package and a path inside it, `rentier_pig/words`; a module as Python does,
    `rentier_pig.bots`. Given only the name of a package, all six are found in it by their usual names.
    """

    __slots__ = ("bots", "desk", "lesson", "puzzles", "rules", "words")

    def __init__(
        self,
        package: str = "",
        *,
        words: str | None = None,
        rules: str | None = None,
        bots: str | None = None,
        desk: str | None = None,
        lesson: str | None = None,
        puzzles: str | None = None,
    ) -> None:
        self.words: Final = _placed(words, package, "/", WORDS)
        """The folder with a folder for each language, which has the edition's `.ftl` files: `words/en/pig.ftl`."""
        self.rules: Final = _placed(rules, package, "/", RULES)
        """The folder with the rulebook: `rules/pig.md` in English, `rules/pig.fr.md` in another language."""
        self.bots: Final = _placed(bots, package, ".", BOTS)
        """The module whose `BOTS` are the edition's bots by name."""
        self.desk: Final = _placed(desk, package, ".", DESK)
        """The module whose `DESK` is the edition's table in the terminal."""
        self.lesson: Final = _placed(lesson, package, "/", f"{LESSON}.toml")
        """The file with the lesson: a position, and the moves that a beginner makes in it."""
        self.puzzles: Final = _placed(puzzles, package, "/", f"{PUZZLES}.json")
        """The file with the puzzles, as `rentier puzzles` writes it."""

    def __repr__(self) -> str:
        return (
            f"Home(words={self.words!r}, rules={self.rules!r}, bots={self.bots!r}, desk={self.desk!r}, "
            f"lesson={self.lesson!r}, puzzles={self.puzzles!r})"
        )


def _placed(given: str | None, package: str, between: str, usual: str) -> str:
    if given is not None:
        return given
    return f"{package}{between}{usual}" if package else ""


NOWHERE: Final = Home()


def own_home(edition: str, bots: str = "") -> Home:
    """Return the home of an edition of this package, whose parts lie beside those of the others.

    `bots` is named where they are not the edition's own.
    """
    return Home(
        words="rentier.text",
        rules="rentier.text/rules",
        bots=f"rentier.bots.{bots or edition}",
        desk=f"rentier.cli.desks.{edition}",
        lesson=f"rentier.games.{edition}/lesson.toml",
        puzzles=f"rentier.games.{edition}/puzzles.json",
    )


Warner = Callable[[RentierError], None]
"""A function that warns whoever runs the program about a part of an edition that cannot be used."""

_warners: Final[list[Warner]] = []
_warned: Final[set[tuple[str, str]]] = set()


def set_warner(warner: Warner) -> None:
    """Set how people are warned; the engine itself has no way to do so."""
    _warners.clear()
    _warners.append(warner)


def warn_of_part(edition: str, part: str, why: str) -> None:
    """Warn, once, about a part of an edition that cannot be used: its words, rules, bots, desk, lesson or puzzles."""
    if _warners and (edition, part) not in _warned:
        # First, because putting it into words may lead here again.
        _warned.add((edition, part))
        _warners[0](BadInput("edition-part-broken", {"edition": edition, "part": part, "why": why[:400]}))


def load_part(edition: str, part: str, module: str, name: str, is_optional: bool = False) -> object:
    """Return what a module of an edition holds under a name; None if there is no such module, or it does not work.

    Nobody is warned if something optional is missing in it.
    """
    if not module:
        return None
    why = ""
    try:
        found = import_module(module)
        return getattr(found, name, None) if is_optional else getattr(found, name)
    except ModuleNotFoundError as missing:
        lost = str(missing.name)
        if module == lost or module.startswith(f"{lost}."):
            return None
        why = f"{module}: {missing}"
    except Exception as failure:
        why = f"{module}: {type(failure).__name__}: {failure}"
    warn_of_part(edition, part, why)
    return None
