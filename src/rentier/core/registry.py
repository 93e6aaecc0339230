"""The editions that can be played, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from .actions import Action, AnyAction, check_parts, split_action
from .copying import sealed
from .errors import BadInput, quoted, shown
from .home import NOWHERE, Home
from .native import mypyc_attr
from .options import Options, Setting, read_options

if TYPE_CHECKING:
    from .dice import Dice
    from .game import Game
    from .reading import Fields
    from .setup import Given


@mypyc_attr(allow_interpreted_subclasses=True)
class Edition:
    """What the core must know of a game to begin, load and read it."""

    def __init__(
        self,
        name: str,
        *,
        rules: str,
        rules_version: int,
        fewest: int,
        most: int,
        settings: tuple[Setting, ...] = (),
        presets: Mapping[str, Mapping[str, object]] | None = None,
        grammar: Mapping[str, tuple[str, ...]],
        tallies: Mapping[str, tuple[str, ...]] | None = None,
        gaps: Mapping[str, str] | None = None,
        positions_since: int | None = None,
        has_secrets: bool = True,
        home: Home | None = None,
    ) -> None:
        self.name = name
        self.rules = rules
        self.rules_version = rules_version
        self.positions_since = rules_version if positions_since is None else positions_since
        """The oldest version of the rules whose positions can still be loaded; a record needs its very own."""
        self.fewest = fewest
        self.most = most
        self.settings = settings
        self.presets: Mapping[str, Mapping[str, object]] = sealed(
            {} if presets is None else {each: sealed(values) for each, values in presets.items()}
        )
        self.grammar: Mapping[str, tuple[str, ...]] = sealed(grammar)
        self.gaps: Mapping[str, str] = sealed({} if gaps is None else gaps)
        """What stands for an optional part of an action that is left out before one that is not: no debt is `0`."""
        self.tallies: Mapping[str, tuple[str, ...]] = sealed({} if tallies is None else tallies)
        """What simulations count of this edition beside what they count of all: tables with their columns. A column
        `return=rent/paid` is the ratio of two others as a share, `worth:won/checked` as a number."""
        self.has_secrets = has_secrets
        """Whether a seat may know what another may not. Who shares a screen hides it then; without a word it is so."""
        self.home = NOWHERE if home is None else home
        """Where its words, its rulebook, its bots and its desk are found."""

    def begin(self, seats: int, options: Options, dice: Dice, events: bool) -> Game:
        """Set up a new game."""
        raise NotImplementedError

    def load(self, position: Fields, seats: int, options: Options, dice: Dice) -> Game:
        """Set up the game that a position describes, checking all of it."""
        raise NotImplementedError

    def setup(self, given: Given, options: Options) -> dict[str, object]:
        """Return the edition's own fields of the position that a call of `rentier.setup` describes."""
        raise BadInput("setup-none", {"edition": self.name})

    def make_options(self, values: dict[str, object]) -> Options:
        """Return checked values as the game's own options."""
        return Options(values)

    def make_action(self, word: str, parts: list[str]) -> AnyAction:
        """Return the action of a text whose first word and number of parts are known to be right."""
        raise NotImplementedError

    def tally(self, game: Game) -> dict[str, int]:
        """Count what the tallies of a finished game with events hold: `table/row/column` to a number."""
        return {}

    def fewest_parts(self, word: str) -> int:
        """Return how many parts a text must have at least."""
        names = self.grammar[word]
        return len([name for name in names if name[-1] not in "*?"])

    def read_options(self, given: object) -> Options:
        """Return the options of a dict of names and values, checked."""
        return self.make_options(read_options(self.settings, self.presets, given))

    def __repr__(self) -> str:
        """Show the name, the numbers of players and the version of the rules."""
        return f"<{self.name}: {self.fewest} to {self.most} seats, rules version {self.rules_version}>"

    def read_action(self, given: object) -> AnyAction:
        """Read an action of this edition from its text, its dict, or any action that has its text."""
        if isinstance(given, Action):
            given = str(given)
        word, parts = split_action(given, self.grammar, self.gaps)
        check_parts(word, parts, self.grammar[word], self.fewest_parts(word))
        return self.make_action(word, parts)

    def check_seats(self, seats: object) -> int:
        """Return the number of players; refuse one that the edition is not made for."""
        if isinstance(seats, int) and not isinstance(seats, bool) and self.fewest <= seats <= self.most:
            return seats
        given = {"edition": self.name, "given": shown(seats), "fewest": self.fewest, "most": self.most}
        raise BadInput("bad-seats", given)


Finder = Callable[[str], list[Edition]]
"""Looks for editions that are not registered: the one of a name, or all of them for an empty name."""

_editions: Final[dict[str, Edition]] = {}
_finders: Final[list[Finder]] = []


def set_finder(finder: Finder) -> None:
    """Say where editions are looked for that nobody has registered."""
    _finders.clear()
    _finders.append(finder)


def register(edition: Edition) -> Edition:
    """Make an edition known by its name, and return it; a name that another edition has is refused."""
    if _editions.setdefault(edition.name, edition) is not edition:
        raise BadInput("edition-taken", {"given": quoted(edition.name)})
    return edition


def unregister(edition: Edition) -> None:
    """Take an edition out again."""
    _editions.pop(edition.name, None)


def editions() -> list[Edition]:
    """List the known editions in the order in which they were registered, and then those of other packages."""
    _look_for("")
    return list(_editions.values())


def find_edition(name: object) -> Edition:
    """Return an edition by its name; the error says which there are."""
    if isinstance(name, str) and name:
        if name not in _editions:
            _look_for(name)
        if name in _editions:
            return _editions[name]
    raise BadInput("unknown-edition", {"given": quoted(name), "known": [edition.name for edition in editions()]})


def _look_for(name: str) -> None:
    for finder in _finders:
        for edition in finder(name):
            _editions.setdefault(edition.name, edition)
