"""The editions that can be played, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from .actions import Action, AnyAction, Declared, Verb, check_parts, split_action, verbs_of
from .citing import Cited, spell_out
from .copying import sealed
from .decisions import AnyDecision
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
    """What the core must know about a game to begin, load and read it."""

    def __init__(
        self,
        name: str,
        *,
        rules: str,
        rules_version: int,
        fewest: int,
        most: int,
        settings: tuple[Setting, ...] = (),
        options: type[Options] | None = None,
        presets: Mapping[str, Mapping[str, object]] | None = None,
        actions: tuple[Declared, ...],
        decisions: tuple[type[AnyDecision], ...],
        cited: Cited | None = None,
        tallies: Mapping[str, tuple[str, ...]] | None = None,
        gaps: Mapping[str, str] | None = None,
        positions_since: int | None = None,
        has_secrets: bool = True,
        home: Home | None = None,
        typical: tuple[bytes, ...] = (),
        grounds: Mapping[str, int] | None = None,
    ) -> None:
        self.name = name
        self.rules = rules
        self.rules_version = rules_version
        self.positions_since = rules_version if positions_since is None else positions_since
        """The oldest version of the rules whose positions can still be loaded; a record needs exactly its own."""
        self.fewest = fewest
        self.most = most
        self.settings = settings
        self._options = Options if options is None else options
        self.presets: Mapping[str, Mapping[str, object]] = sealed(
            {} if presets is None else {each: sealed(values) for each, values in presets.items()}
        )
        self.actions = actions
        """Everything that can be done, each action once; grammar and reading follow from it."""
        shared = [action for action in actions if isinstance(action, Action)]
        self.resignation = _first([action for action in shared if action.resigns])
        """The action by which a player leaves the game for good; None where the rules have none."""
        self.time_call = _first([action for action in shared if action.is_time_call])
        """The action by which whoever keeps time ends the game; None where the rules have none."""
        self._verbs: dict[str, Verb] = {}
        for declared in actions:
            for verb in verbs_of(declared):
                if verb.word in self._verbs:
                    raise ValueError(f"The edition {name} declares two actions that begin with {verb.word!r}.")
                self._verbs[verb.word] = verb
        self.grammar: Mapping[str, tuple[str, ...]] = sealed({word: verb.names for word, verb in self._verbs.items()})
        self.decisions = decisions
        """Everything that can be pending while somebody is asked, each decision once; positions are read with them."""
        self._decisions: dict[str, type[AnyDecision]] = {decision.kind: decision for decision in decisions}
        if len(self._decisions) < len(decisions):
            raise ValueError(f"The edition {name} declares two decisions of one kind.")
        self.kinds = tuple(self._decisions)
        """The kinds of its decisions, as positions name them."""
        self.cited: Mapping[str, int] = sealed({} if cited is None else spell_out(cited))
        """The numbers of the rules behind what happens, for the log: by an event's name, by its name and its `why` or
        `card`, or by `asked` and a decision's kind."""
        self.gaps: Mapping[str, str] = sealed({} if gaps is None else gaps)
        """What stands for an optional part of an action that is left out before one that is given: no debt is `0`."""
        self.tallies: Mapping[str, tuple[str, ...]] = sealed({} if tallies is None else tallies)
        """What simulations count for this edition besides what they count for all: tables with their columns. A column
        `return=rent/paid` is the ratio of two others as a share, `worth:won/checked` as a number."""
        self.has_secrets = has_secrets
        """Whether one seat may know what another may not, so that a shared screen must hide it; true by default."""
        self.home = NOWHERE if home is None else home
        """Where its words, its rulebook, its bots and its desk are found."""
        self.typical = typical
        """Typical positions as JSON, against which packed ones are compressed. A new one is added at the end; none ever
        changes, or texts that people have kept could no longer be read."""
        self.grounds: Mapping[str, int] = sealed({} if grounds is None else grounds)
        """The numbers of the rules behind what cannot be set up, by the key of the refusal."""

    def begin(self, seats: int, options: Options, dice: Dice, events: bool) -> Game:
        """Set up a new game."""
        raise NotImplementedError

    def load(self, position: Fields, seats: int, options: Options, dice: Dice) -> Game:
        """Set up the game that a position describes, after checking all of it."""
        raise NotImplementedError

    def setup(self, given: Given, options: Options) -> dict[str, object]:
        """Return the edition's own fields of the position that a call of `rentier.setup` describes."""
        raise BadInput("setup-none", {"edition": self.name})

    def describe(self, game: Game) -> dict[str, object]:
        """Return the edition's own arguments of a call of `rentier.setup` that makes the position of a game again."""
        raise BadInput("setup-none", {"edition": self.name})

    def make_options(self, values: dict[str, object]) -> Options:
        """Return checked values as the game's own options."""
        return self._options(values)

    def tally(self, game: Game) -> dict[str, int]:
        """Count what the tallies of a finished game with events hold, as `table/row/column` with a number."""
        return {}

    def fewest_parts(self, word: str) -> int:
        """Return how many parts a text must have at least."""
        return self._verbs[word].fewest

    def load_decision(self, reader: object, fields: Fields) -> AnyDecision:
        """Return a pending decision of a position; refuse an undeclared kind, or fields that do not belong to it.

        `reader` is passed to the decision, which reads itself.
        """
        found = self._decisions[fields.choice("kind", self.kinds)]
        fields.only(found.fields)
        return found.load(reader, fields)

    def is_time_call(self, word: str) -> bool:
        """Whether a first word means calling time."""
        return self.time_call is not None and self.time_call.verb() == word

    def read_options(self, given: object) -> Options:
        """Return the options of a dict of names and values, checked."""
        return self.make_options(read_options(self.settings, self.presets, given))

    def __repr__(self) -> str:
        """Show the name, the numbers of players and the version of the rules."""
        return f"<{self.name}: {self.fewest} to {self.most} seats, rules version {self.rules_version}>"

    def read_action(self, given: object) -> AnyAction:
        """Read an action of this edition from its text, its dict, or any action that has that text."""
        if isinstance(given, Action):
            given = str(given)
        verb, parts = split_action(given, self._verbs, self.gaps)
        check_parts(verb, parts)
        return verb.read(self, parts)

    def check_seats(self, seats: object) -> int:
        """Return the number of players; refuse one that the edition is not made for."""
        if isinstance(seats, int) and not isinstance(seats, bool) and self.fewest <= seats <= self.most:
            return seats
        given = {"edition": self.name, "given": shown(seats), "fewest": self.fewest, "most": self.most}
        raise BadInput("bad-seats", given)


def _first(found: list[AnyAction]) -> AnyAction | None:
    return found[0] if found else None


Finder = Callable[[str], list[Edition]]
"""A function that finds editions that are not registered: the one with a name, or all of them for an empty name."""

_editions: Final[dict[str, Edition]] = {}
_finders: Final[list[Finder]] = []


def set_finder(finder: Finder) -> None:
    """Set where to look for editions that nobody has registered."""
    _finders.clear()
    _finders.append(finder)


def register(edition: Edition) -> Edition:
    """Make an edition known by its name, and return it; refuse a name that another edition has."""
    if _editions.setdefault(edition.name, edition) is not edition:
        raise BadInput("edition-taken", {"given": quoted(edition.name)})
    return edition


def unregister(edition: Edition) -> None:
    """Remove an edition again."""
    _editions.pop(edition.name, None)


def editions() -> list[Edition]:
    """List the known editions in the order in which they were registered, and then those of other packages."""
    _look_for("")
    return list(_editions.values())


def find_edition(name: object) -> Edition:
    """Return an edition by its name; the error says which ones there are."""
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
