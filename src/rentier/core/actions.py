"""Actions: what a seat may do, each with a text (`bank 3m`) and a dict that mean the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar, final

from .errors import BadInput, quoted, shown
from .native import mypyc_attr

if TYPE_CHECKING:
    from .game import Game

G = TypeVar("G", bound="Game")

LONGEST_TEXT: Final = 4000
LARGEST_NUMBER: Final = 10**15
AMOUNT_WORDS: Final = frozenset(
    (
        *("K", "M", "THOUSAND", "MILLE", "MILLION", "MILLIONS"),
        *("EURO", "EUROS", "€", "$", "D'€", "D’€", "D'EUROS", "D’EUROS"),
    )
)
"""What may follow the digits of an amount as a word of its own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Generic[G]):
    """One thing that a seat may do; `apply` does it, unchecked."""

    __slots__ = ()
    word: ClassVar[str] = ""
    words: ClassVar[tuple[str, ...]] = ()
    """All first words, in place of `word`, where `verb` chooses between several."""
    names: ClassVar[tuple[str, ...]] = ()
    """The names of the parts in order; one that ends in `?` is optional, one that ends in `*` takes all the rest."""
    rests: ClassVar[bool] = False
    """Whether it lets things take their course: `Game.default_action` chooses it for a seat that does not answer."""
    is_brief: ClassVar[bool] = False
    """Whether it answers a short question: a table with clocks allows less time for it."""
    forgoes: ClassVar[bool] = False
    """Whether it gives up a right that is lost as soon as others go on: bots at a table then wait longer."""
    resigns: ClassVar[bool] = False
    """Whether it takes its player out of the game for good: a table plays it for a person who resigns."""
    is_time_call: ClassVar[bool] = False
    """Whether it calls time: only the clock of a table does that, so no person is shown its form or may play it."""

    @staticmethod
    def read(edition: Any, word: str, parts: list[str]) -> AnyAction:
        """Return the action that a text of this edition means; its first word and the number of parts are right.

        An action without parts needs no reading: the edition declares the one object of it that all share.
        """
        raise NotImplementedError

    def apply(self, game: G, seat: int) -> None:
        """Do it, without any check."""
        raise NotImplementedError

    def verb(self) -> str:
        """Return the first word of the action's text."""
        return self.word

    def parts(self) -> list[str]:
        """Return the words that follow the first one in the action's text."""
        return []

    def uses(self) -> str:
        """Return the code of the card that this action spends, for statistics; empty where there is none."""
        return ""

    def figures(self, game: G, seat: int) -> dict[str, int]:
        """Return the amounts to show with it as things stand, such as the rent or the value of a card."""
        return {}

    def to_dict(self) -> dict[str, object]:
        """Return the action as a JSON object."""
        data: dict[str, object] = {"do": self.verb()}
        parts = self.parts()
        for i, name in enumerate(self.names):
            if name.endswith("*"):
                data[name[:-1]] = parts[i:]
            elif i < len(parts):
                data[name.rstrip("?")] = parts[i]
        return data

    def __str__(self) -> str:
        """Return the text, which `Edition.read_action` can read."""
        return " ".join([self.verb(), *self.parts()])

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        """Compare by text: the same words are the same action."""
        return isinstance(other, Action) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


AnyAction = Action[Any]


@final
class Pass(Action[Any]):
    """Let what the player was asked about happen."""

    __slots__ = ()
    word: ClassVar[str] = "pass"
    rests: ClassVar[bool] = True
    is_brief: ClassVar[bool] = True

    def apply(self, game: Game, seat: int) -> None:
        """Turn to the next player who is asked."""
        game.top().passed(game, seat)


PASS: Final = Pass()


@final
class Verb:
    """A first word of an edition's actions, with the names of the parts after it and the class that reads them."""

    __slots__ = ("_read", "_shared", "fewest", "names", "word")

    def __init__(self, word: str, names: tuple[str, ...], action: AnyAction | type[AnyAction]) -> None:
        self.word: Final = word
        self.names: Final = names
        self.fewest: Final = len([name for name in names if name[-1] not in "*?"])
        """How many parts a text must have at least."""
        self._shared: AnyAction | None = None
        self._read: Callable[[Any, str, list[str]], AnyAction] | None = None
        if isinstance(action, Action):
            self._shared = action
        else:
            self._read = action.read

    def read(self, edition: Any, parts: list[str]) -> AnyAction:
        """Return the action of a text that begins with this word."""
        if self._shared is not None:
            return self._shared
        assert self._read is not None
        return self._read(edition, self.word, parts)

    def __repr__(self) -> str:
        return f"<{' '.join([self.word, *self.names])}>"


Declared = AnyAction | type[AnyAction] | Verb
"""How an edition declares an action: the one object of an action without parts, the class of one with parts, or a verb
where the text differs from what the class says."""


def verbs_of(declared: Declared) -> list[Verb]:
    """Return the first words of a declared action."""
    if isinstance(declared, Verb):
        return [declared]
    if isinstance(declared, Action):
        return [Verb(declared.verb(), (), declared)]
    return [Verb(word, declared.names, declared) for word in declared.words or (declared.word,)]


def split_action(given: object, verbs: dict[str, Verb], gaps: Mapping[str, str]) -> tuple[Verb, list[str]]:
    """Split a text or dict into its first word, which must be one of the verbs, and the other words.

    `gaps` names what stands for an optional part that is left out before one that is given.
    """
    if isinstance(given, str):
        if len(given) > LONGEST_TEXT:
            raise BadInput("action-too-long", {"longest": LONGEST_TEXT})
        words = given.split()
        if not words:
            raise BadInput("action-empty")
        verb = _find_verb(words[0], verbs)
        return verb, _join_amount(words[1:], verb.names)
    if not isinstance(given, Mapping):
        raise BadInput("action-type", {"given": type(given).__name__})
    do = given.get("do")
    if not isinstance(do, str):
        raise BadInput("action-unknown", {"given": "" if do is None else shown(do), "known": sorted(verbs)})
    verb = _find_verb(do, verbs)
    parts = _parts_of(given, verb.word, verb.names, gaps)
    if sum([len(part) + 1 for part in parts]) > LONGEST_TEXT:
        raise BadInput("action-too-long", {"longest": LONGEST_TEXT})
    return verb, parts


def check_parts(verb: Verb, parts: list[str]) -> None:
    """Refuse too few or too many words after the first."""
    names = verb.names
    if len(parts) < verb.fewest or (len(parts) > len(names) and not (names and names[-1].endswith("*"))):
        raise BadInput("action-shape", {"word": verb.word, "pattern": " ".join([verb.word, *names])})


def _find_verb(word: str, verbs: dict[str, Verb]) -> Verb:
    verb = verbs.get(word)
    if verb is None:
        raise BadInput("action-unknown", {"given": word[:80], "known": sorted(verbs)})
    return verb


def _join_amount(parts: list[str], names: tuple[str, ...]) -> list[str]:
    """Join an amount that was written with blanks, such as `1 500 000`, `1.5 M` or `2 millions`."""
    if "amount" not in names or len(parts) <= len(names):
        return parts
    at = names.index("amount")
    joined = parts[: at + 1]
    for i in range(at + 1, len(parts)):
        digits = parts[i].rstrip("KMkm€$")
        is_group = len(digits) == 3 and digits.isascii() and digits.isdigit()
        if len(joined) > at + 1 or not (is_group or parts[i].upper() in AMOUNT_WORDS):
            joined.append(parts[i])
        else:
            joined[at] += " " + parts[i]
    return joined


def _parts_of(given: Mapping[object, object], word: str, names: tuple[str, ...], gaps: Mapping[str, str]) -> list[str]:
    known = ["do", *[name.rstrip("*?") for name in names]]
    for key in given:
        if not isinstance(key, str) or key not in known:
            raise BadInput("action-part-unknown", {"given": quoted(key), "word": word, "known": sorted(known)})
    parts: list[str] = []
    left_out: list[str] = []
    for pattern in names:
        name = pattern.rstrip("*?")
        value = given.get(name)
        if value is None:
            left_out.append(name)
            if pattern == name:
                raise BadInput("action-part-missing", {"part": name, "word": word, "pattern": " ".join([word, *names])})
            continue
        for gap in left_out:
            if gap not in gaps:
                raise BadInput("action-part-missing", {"part": gap, "word": word, "pattern": " ".join([word, *names])})
            parts.append(gaps[gap])
        left_out = []
        if not isinstance(value, list | tuple):
            parts.append(_written(value, name, word))
        elif pattern.endswith("*") and len(value) <= LONGEST_TEXT:
            parts.extend([_written(entry, name, word) for entry in value])
        else:
            raise BadInput("action-part-one", {"part": name, "word": word})
    return parts


def _written(value: object, name: str, word: str) -> str:
    """Return a value of a dict as the word that stands for it in a text."""
    if isinstance(value, str) and value.strip():
        return value.strip()
    if isinstance(value, int) and not isinstance(value, bool) and -LARGEST_NUMBER < value < LARGEST_NUMBER:
        return str(value)
    if isinstance(value, float) and -LARGEST_NUMBER < value < LARGEST_NUMBER:
        return str(int(value)) if value.is_integer() else str(value)
    raise BadInput("action-part-value", {"given": shown(value), "part": name, "word": word})
