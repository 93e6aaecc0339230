"""Understanding what a scorer types: whose tokens lie where, in the words of either language, and a few commands."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from rentier.core.errors import BadInput
from rentier.games.knockout.board import BOARD, NOWHERE
from rentier.games.knockout.scoring import JAIL
from rentier.games.knockout.sheet import LONGEST_NAME
from rentier.games.knockout.state import TOKENS_EACH
from rentier.text import LANGUAGES, Phrasebook
from rentier.text.naming import other_names

from ..typed import SHORTEST, make_plain, split_words
from ..voice import clean

VERBS: Final = ("score", "cash", "board", "undo", "help", "quit")
"""Lines that are one command; the words themselves are in the phrasebook."""
ABSENT: Final = ("off", "jail", "nowhere")
"""Words for a token that is on no space."""
TWICE: Final = {"house", "railroad"}
"""Kinds of spaces that come in two alike."""
LONGEST_NAMING: Final = 6
"""The most words in the name of a space."""
SHOWN: Final = 60


@final
@dataclass(frozen=True)
class Order:
    """What a line asks for: a command, a payment of 100, or where tokens lie."""

    verb: str
    player: int = -1
    """The player who is named; -1 for nobody."""
    spaces: tuple[int, ...] = ()


@final
class Scorer:
    """A reader of lines at a table with these names."""

    def __init__(self, book: Phrasebook, names: Sequence[str]) -> None:
        self.book: Final = book
        self.names: Final = [split_words(name) for name in names]
        books = [Phrasebook.load(language) for language in LANGUAGES]
        self.namings: Final = _namings(books)
        self.absent: Final = {tuple(form) for word in ABSENT for form in _forms(books, f"score-typed-{word}")}
        self.verbs: Final = {tuple(form): verb for verb in VERBS for form in _forms(books, f"score-typed-{verb}")}
        self.pays: Final = _forms(books, "score-typed-pays")
        self.stands: Final = _forms(books, "score-typed-stand")
        self.ignored: Final = {word for form in _forms(books, "score-typed-ignored") for word in form}

    def verb_of(self, line: str) -> str:
        """Return the verb that a line is, or an empty text."""
        return self.verbs.get(tuple(split_words(line)), "")

    def read(self, line: str) -> Order:
        """Return what a line means, or refuse it with what can be typed."""
        words = split_words(line)
        if not words:
            if "?" in line:
                return Order("help")
            raise BadInput("score-nothing", {"given": short(line)})
        verb = self.verbs.get(tuple(words))
        if verb is not None:
            return Order(verb)
        player, rest = self._whose(line)
        if split_words(rest) in self.pays:
            if player < 0:
                raise BadInput("score-who-pays", {"name": " ".join(self.names[0])})
            return Order("pay", player)
        return Order("lay", player, self.read_places(rest))

    def read_places(self, text: str) -> tuple[int, ...]:
        """Read spaces one after the other, with or without commas; `2 free parking` means two tokens there."""
        found: list[int] = []
        for part in re.split(r"[,;]", text):
            words = split_words(part)
            while words:
                times = 1
                if len(words) > 1 and words[0].isdigit():
                    times = int(words.pop(0)[:3])
                if words[0] in self.ignored and self._length(words) <= self._length(words[1:]):
                    words.pop(0)
                    continue
                index, used = self._take(words)
                found += [index] * min(times, TOKENS_EACH + 1)
                words = words[used:]
        if not found:
            raise BadInput("score-nothing", {"given": short(text)})
        return tuple(found)

    def read_space(self, text: str) -> int:
        """Read the name of one space; a token that stays where it is gets NOWHERE."""
        if split_words(text) in self.stands:
            return NOWHERE
        found = self.read_places(text)
        if len(found) != 1:
            raise BadInput("score-one-space", {"given": short(text)})
        return found[0]

    def _whose(self, line: str) -> tuple[int, str]:
        """Take the name, or the number and a colon, off the beginning of a line; return whose it is and the rest."""
        number = re.match(r"\s*([0-9]{1,2})\s*:", line)
        if number:
            player = int(number[1]) - 1
            if not 0 <= player < len(self.names):
                raise BadInput("score-no-player", {"given": number[1], "most": len(self.names)})
            return player, line[number.end() :]
        head, colon, rest = line.partition(":")
        if colon:
            named = split_words(head)
            for player, name in enumerate(self.names):
                if named == name:
                    return player, rest
            raise BadInput("score-no-name", {"given": short(head)})
        words = split_words(line)
        found, length = -1, 0
        for player, name in enumerate(self.names):
            if name and words[: len(name)] == name and len(name) > length:
                found, length = player, len(name)
        if found < 0:
            return found, line
        # The text after the name keeps its commas.
        behind = re.match(rf"[\W_]*(?:[^\W_]+[\W_]*){{{length}}}", make_plain(line))
        rest = make_plain(line)[behind.end() :] if behind else ""
        # Virginia may be a player or the avenue; only a colon or a payment says that the player is meant.
        is_space = bool(self._find(self.names[found])) and split_words(rest) not in self.pays
        return (-1, line) if is_space else (found, rest)

    def _take(self, words: list[str]) -> tuple[int, int]:
        """Find the space that the next words name, as many of them as possible; return it and their number."""
        used = self._length(words)
        found = self._find_shown(words[:used])
        if len(found) == 1:
            return found[0], used
        if found:
            names = [self.name(index) for index in found]
            raise BadInput("score-which", {"given": " ".join(words[:used])[:SHOWN], "names": names})
        self._refuse(words)
        raise AssertionError

    def _find_shown(self, words: list[str]) -> list[int]:
        """List the spaces that these words may name; of several, those in whose names the scorer can see them."""
        found = self._find(words) if words else []
        return found if len(found) < 2 else [index for index in found if self._is_shown(words, index)]

    def _length(self, words: list[str]) -> int:
        """Return how many of the first words name a space, or several."""
        lengths = range(min(len(words), LONGEST_NAMING), 0, -1)
        return next((used for used in lengths if self._find(words[:used])), 0)

    def _is_shown(self, words: list[str], index: int) -> bool:
        """Whether the words fit a space by the names that the scorer sees, not by those of another language or box."""
        keys = [f"{length}-knockout-{BOARD.spaces[index].code}" for length in ("space", "short") if index >= 0]
        shown = [self.name(index), *(self.book.say(key) for key in keys)]
        return any(_fit(words, tuple(split_words(name))) >= 0 for name in shown)

    def _find(self, words: list[str]) -> list[int]:
        """List the spaces that these words may name; two of one kind count as one."""
        best: dict[int, int] = {NOWHERE: len(words)} if tuple(words) in self.absent else {}
        for naming, index in self.namings:
            exact = _fit(words, naming)
            if exact >= 0:
                best[index] = max(best.get(index, 0), exact)
        most = max(best.values(), default=0)
        found = [index for index, exact in best.items() if exact == most]
        kinds = {BOARD.spaces[index].kind if index >= 0 else "" for index in found}
        return found[:1] if len(kinds) == 1 and kinds <= TWICE else found

    def _refuse(self, words: list[str]) -> None:
        known = {word for naming, _ in self.namings for word in naming} | {form[0] for form in self.absent}
        near = difflib.get_close_matches(words[0], sorted(known), 1, 0.7)
        if near and near[0] != words[0] and (meant := self._find_shown(near)):
            details: dict[str, object] = {"given": words[0][:SHOWN], "names": [self.name(index) for index in meant]}
            raise BadInput("score-meant", details)
        raise BadInput("score-unknown-place", {"given": words[0][:SHOWN]})

    def name(self, index: int) -> str:
        """Return a space's name in the scorer's language."""
        if index < 0:
            return self.book.say("score-nowhere")
        space = BOARD.spaces[index]
        # It makes no difference which of the two Houses or Railroads it is.
        length = "short" if space.kind in TWICE else "space"
        return self.book.say(f"{length}-knockout-{space.code}")


def _fit(words: list[str], naming: tuple[str, ...]) -> int:
    """Return how many of the words are whole words of a name, if all are words of it in order; -1 if not."""
    exact = at = 0
    for word in words:
        while at < len(naming) and naming[at] != word and not (len(word) >= SHORTEST and naming[at].startswith(word)):
            at += 1
        if at == len(naming):
            return -1
        exact += naming[at] == word
        at += 1
    return exact


def _namings(books: Sequence[Phrasebook]) -> list[tuple[tuple[str, ...], int]]:
    """List the words of every name of every space in every language."""
    found: dict[tuple[tuple[str, ...], int], None] = {}
    for space in BOARD.spaces:
        # A token that reached Go to Jail lies on the card, and so on no space.
        index = NOWHERE if space.index == JAIL else space.index
        found[tuple(split_words(space.code)), index] = None
        for book in books:
            for length in ("space", "short"):
                found[tuple(split_words(book.say(f"{length}-knockout-{space.code}"))), index] = None
        for name in other_names(space.code):
            found[tuple(split_words(name)), index] = None
    return list(found)


def _forms(books: Sequence[Phrasebook], key: str) -> list[list[str]]:
    return [split_words(form) for book in books for form in book.say(key).split(",")]


def read_names(given: str, book: Phrasebook) -> list[str]:
    """Read names between commas; all must be different, and none may be a command."""
    names = [" ".join(clean(name).replace(":", " ").split())[:LONGEST_NAME].strip() for name in given.split(",")]
    scorer = Scorer(book, ())
    seen: set[tuple[str, ...]] = set()
    for name in names:
        words = tuple(split_words(name))
        if not words or words in seen or words in scorer.verbs or list(words) in scorer.pays or name[0].isdigit():
            raise BadInput("score-name", {"given": name or given[:SHOWN]})
        seen.add(words)
    return names


def short(line: str) -> str:
    """Shorten what was typed, to repeat it."""
    text = " ".join(line.split())
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"
