"""Actions: what a seat may do, each with a text (`bank 3m`) and a dict that say the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar, final

from .errors import BadInput
from .native import mypyc_attr

if TYPE_CHECKING:
    from .game import Game

G = TypeVar("G", bound="Game")

LONGEST_TEXT: Final = 4000


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Generic[G]):
    """One thing that a seat may do; `apply` does it, unchecked."""

    __slots__ = ()
    word: ClassVar[str] = ""
    names: ClassVar[tuple[str, ...]] = ()
    """The names of the parts in order; one that ends in `?` may be missing, in `*` takes all that is left."""

    def apply(self, game: G, seat: int) -> None:
        """Does it."""
        raise NotImplementedError

    def verb(self) -> str:
        """Gives the first word of the action's text."""
        return self.word

    def parts(self) -> list[str]:
        """Gives the words behind the first one of the action's text."""
        return []

    def uses(self) -> str:
        """Names what this action spends, for statistics: a card's code, or nothing."""
        return ""

    def figures(self, game: G, seat: int) -> dict[str, int]:
        """Gives the amounts that go with it as things stand, for telling it: what a rent brings, a card is worth."""
        return {}

    def to_dict(self) -> dict[str, object]:
        """Gives the action as a JSON object."""
        data: dict[str, object] = {"do": self.verb()}
        parts = self.parts()
        for i, name in enumerate(self.names):
            if name.endswith("*"):
                data[name[:-1]] = parts[i:]
            elif i < len(parts):
                data[name.rstrip("?")] = parts[i]
        return data

    def __str__(self) -> str:
        """Gives the text that `Edition.read_action` reads back."""
        return " ".join([self.verb(), *self.parts()])

    def __repr__(self) -> str:
        """Shows the text."""
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        """Compares by text: the same words are the same action."""
        return isinstance(other, Action) and str(self) == str(other)

    def __hash__(self) -> int:
        """Goes with `==`."""
        return hash(str(self))


AnyAction = Action[Any]


@final
class Pass(Action[Any]):
    """Lets happen what one was asked about."""

    __slots__ = ()
    word: ClassVar[str] = "pass"

    def apply(self, game: Game, seat: int) -> None:
        """Leaves the answer to the next one asked."""
        game.top().passed(game, seat)


PASS: Final = Pass()


def split_action(given: object, grammar: Mapping[str, tuple[str, ...]]) -> tuple[str, list[str]]:
    """Takes a text or dict apart into its first word, which the grammar knows, and the other words."""
    if isinstance(given, str):
        if len(given) > LONGEST_TEXT:
            raise BadInput("action-too-long", {"longest": LONGEST_TEXT})
        words = given.split()
        if not words:
            raise BadInput("action-empty")
        word, parts = words[0], words[1:]
        _check_word(word, grammar)
    elif isinstance(given, Mapping):
        word = str(given.get("do", ""))[:80]
        _check_word(word, grammar)
        parts = _parts_of(given, word, grammar[word])
    else:
        raise BadInput("action-type", {"given": type(given).__name__})
    return word, parts


def check_parts(word: str, parts: list[str], names: tuple[str, ...], fewest: int) -> None:
    """Refuses too few or too many words behind the first."""
    if len(parts) < fewest or (len(parts) > len(names) and not (names and names[-1].endswith("*"))):
        pattern = " ".join([word, *names])
        raise BadInput("action-shape", {"word": word, "pattern": pattern})


def _check_word(word: str, grammar: Mapping[str, tuple[str, ...]]) -> None:
    if word not in grammar:
        raise BadInput("action-unknown", {"given": word[:80], "known": sorted(grammar)})


def _parts_of(given: Mapping[str, object], word: str, names: tuple[str, ...]) -> list[str]:
    known = {"do"} | {name.rstrip("*?") for name in names}
    for name in given:
        if name not in known:
            raise BadInput("action-part-unknown", {"given": str(name)[:80], "word": word, "known": sorted(known)})
    parts: list[str] = []
    for name in names:
        value = given.get(name.rstrip("*?"))
        if value is None:
            break
        if isinstance(value, list):
            parts.extend(str(entry)[:80] for entry in value[:LONGEST_TEXT])
        else:
            parts.append(str(value)[:80])
    return parts
