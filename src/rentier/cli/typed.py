"""Understanding what a person types: words of the menu, in any sensible order, shortened or in canonical form."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final, final

from rentier.core.actions import AnyAction
from rentier.core.game import Game
from rentier.text import Teller
from rentier.text.telling import BUNDLES, MONEY, SEATS, THINGS

SHORTEST: Final = 3
"""How many letters the beginning of a word needs to stand for it."""


def make_plain(text: str) -> str:
    """Return a text without accents and capitals."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(sign))


def split_words(text: str) -> list[str]:
    """Return the words of a text without accents, capitals and signs."""
    return re.findall(r"[^\W_]+", make_plain(text))


@final
class Understanding:
    """A search for the actions that a typed line may mean, for one seat at one moment."""

    def __init__(self, teller: Teller, game: Game, seat: int) -> None:
        self.teller: Final = teller
        self.game: Final = game
        self.seat: Final = seat
        self.aliases: Final = {verb: self._aliases_of(verb) for verb in game.edition.grammar}
        self.ignored: Final = frozenset(split_words(teller.book.say("cli-typed-ignored")))

    def find(self, line: str, actions: Sequence[AnyAction]) -> list[AnyAction]:
        """List the actions that fit best: one if the line is clear, several if it is not, none if nothing fits."""
        text = " ".join(line.casefold().split())
        for action in actions:
            if str(action) == text:
                return [action]
        return self._best(self.typed_words(line), actions)

    def guess(self, line: str, actions: Sequence[AnyAction]) -> list[AnyAction]:
        """List the actions that would fit if words were mistyped."""
        known = {word for action in actions for word in self.words(action)}
        for forms in self.aliases.values():
            known.update(word for form in forms for word in form)
        typed = [_mend(word, known) for word in self.typed_words(line)]
        return self._best(typed, actions)

    def verb_of(self, line: str, now: Collection[str] = ()) -> tuple[str, list[str]]:
        """Return the verb that a line begins with, preferably one possible now, and the words after it."""
        typed = self.typed_words(line)
        length = self._longest(typed, self.aliases)
        fitting = [verb for verb, forms in self.aliases.items() if tuple(typed[:length]) in forms]
        if not length or not fitting:
            return "", typed
        fitting = [verb for verb in fitting if verb in now] or fitting
        literal = [verb for verb in fitting if tuple(typed[:length]) in self.aliases[verb][:2]]
        return (literal or fitting)[0], typed[length:]

    def words(self, action: AnyAction) -> set[str]:
        """Return every word that an action could be called by."""
        texts = [str(action), self.teller.action(action, action.figures(self.game, self.seat))]
        texts += [self.name(name, part) for name, part in _parts(action)]
        return {word for text in texts for word in split_words(text) if not word.isdigit()}

    def name(self, name: str, part: str) -> str:
        """Put one part of an action into words: a person, a card, a colour."""
        if name in SEATS:
            if not part.isdigit():
                return self.teller.book.say("everybody-else")
            # The reader's own name, not "you": this is about words to type.
            return self.teller.names[int(part)] if int(part) < len(self.teller.names) else part
        if name in BUNDLES:
            return " ".join(self.teller.bundle(part))
        if name in MONEY and part.isdigit():
            return str(self.teller.money(int(part)))
        return self.teller.thing(THINGS[name], part) if name in THINGS else part

    def typed_words(self, line: str) -> list[str]:
        """Return the words of a line that say something about the choice."""
        typed = split_words(line)
        if tuple(typed) in {form for forms in self.aliases.values() for form in forms}:
            return typed
        return [word for word in typed if word not in self.ignored] or typed

    def _aliases_of(self, verb: str) -> list[tuple[str, ...]]:
        """List what a verb may be called: its own name, its first name in the reader's language, then others."""
        key = f"{self.teller.edition}-typed-{verb}"
        listed = self.teller.book.say(key) if key in self.teller.book else ""
        return [tuple(split_words(form)) for form in (verb, *listed.split(",")) if split_words(form)]

    def _longest(self, typed: Sequence[str], verbs: Iterable[str]) -> int:
        """Return how many of the first words name a verb."""
        forms = [form for verb in verbs for form in self.aliases[verb]]
        return max((len(form) for form in forms if tuple(typed[: len(form)]) == form), default=0)

    def _best(self, typed: list[str], actions: Sequence[AnyAction]) -> list[AnyAction]:
        if not typed:
            return []
        named = [(self._named(typed, action), action) for action in actions]
        length = max((found for found, _ in named), default=0)
        if length:
            fitting = [action for found, action in named if found == length]
        elif self._longest(typed, self.aliases):
            return []  # What was named is something else, which is not possible now.
        else:
            fitting = [action for action in actions if _fit(typed, self.words(action), SHORTEST)]
        return self._sift(typed, fitting)

    def _named(self, typed: list[str], action: AnyAction) -> int:
        """Return how many words name the action's verb, if all the others belong to its parts."""
        fitting = [len(form) for form in self.aliases[action.verb()] if tuple(typed[: len(form)]) == form]
        words = self.words(action)
        return max((length for length in fitting if _fit(typed[length:], words, 1)), default=0)

    def _sift(self, typed: list[str], fitting: list[AnyAction]) -> list[AnyAction]:
        """Keep the actions of which most parts were named in full, without optional parts that were not named."""
        scores = [self._score(typed, action) for action in fitting]
        best = max(scores, default=(0, 0, 0))
        return [action for score, action in zip(scores, fitting, strict=True) if score == best]

    def _score(self, typed: list[str], action: AnyAction) -> tuple[int, int, int]:
        named, left = 0, typed[:]
        for name, part in _parts(action):
            forms = [self.name(name, part)] if part.isdigit() else [part, self.name(name, part)]
            for form in forms:
                rest = _without(left, split_words(form))
                if rest is not None:
                    named, left = named + 1, rest
                    break
        is_literal = any(tuple(typed[: len(form)]) == form for form in self.aliases[action.verb()][:2])
        optional = [name for name in action.names[: len(action.parts())] if name.endswith("?")]
        return named, int(is_literal), -len(optional)


def _parts(action: AnyAction) -> list[tuple[str, str]]:
    """Return the parts of an action with their names."""
    parts: list[tuple[str, str]] = []
    for name, value in action.to_dict().items():
        if name != "do":
            parts.extend((name, str(item)) for item in (value if isinstance(value, list) else [value]))
    return parts


def _fit(typed: Iterable[str], words: set[str], shortest: int) -> bool:
    return all(
        word in words or (len(word) >= shortest and any(full.startswith(word) for full in words)) for word in typed
    )


def _without(typed: list[str], form: list[str]) -> list[str] | None:
    """Take the words of a form, or their beginnings, out of the typed ones; None if one of them is missing."""
    left = typed[:]
    for full in form:
        fitting = [word for word in left if word == full or (len(word) >= SHORTEST and full.startswith(word))]
        if not fitting:
            return None
        left.remove(fitting[0])
    return left


def _mend(word: str, known: set[str]) -> str:
    if word in known:
        return word
    near = difflib.get_close_matches(word, sorted(known), 1, 0.75)
    return near[0] if near else word


def find_named(typed: list[str], names: Mapping[str, str]) -> tuple[str, list[str]]:
    """Find the longest code that is named in full among the typed words; return it and the words left over."""
    best: tuple[str, list[str]] = ("", [])
    for code, name in names.items():
        for form in (split_words(code), split_words(name)):
            if len(form) > len(best[1]) and set(form) <= set(typed):
                best = (code, form)
    return best[0], [word for word in typed if word not in best[1]]


def find_begun(typed: list[str], names: Mapping[str, str]) -> str:
    """Find the first code with a word that one of the typed words begins."""
    for word in typed:
        for code, name in names.items():
            words = {*split_words(code), *split_words(name)}
            if len(word) >= SHORTEST and any(full.startswith(word) for full in words):
                return code
    return ""
