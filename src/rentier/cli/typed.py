"""Understanding what a person types: words of the menu, in any sensible order, shortened or in canonical form."""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, final

from rentier.core.actions import AnyAction
from rentier.core.game import Game
from rentier.text import Teller
from rentier.text.naming import other_names
from rentier.text.telling import BUNDLES, MONEY, SEATS, THINGS
from rentier.track.amounts import CURRENCIES, find_amount

SHORTEST: Final = 3
"""How many letters the beginning of a word needs to stand for it."""
LITERAL: Final = 2
"""How many of a verb's names are its own: its code, and the first name in the reader's language."""
LONGEST_AMOUNT: Final = 8
"""How many pieces an amount may have, as in `1 500 000 d'€`."""
PIECE: Final = re.compile(r"\d+(?:[.,'’]\d+)+[^\W\d_]*|[^\W_]+|[€$]")


def make_plain(text: str) -> str:
    """Return a text without accents and capitals."""
    return "".join(sign for sign in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(sign))


def split_words(text: str) -> list[str]:
    """Return the words of a text without accents, capitals and signs."""
    return re.findall(r"[^\W_]+", make_plain(text))


def split_line(text: str) -> list[str]:
    """Return the words of a line with each amount in one piece, such as `500 000 €` or `2 millions`."""
    pieces: list[str] = PIECE.findall(make_plain(text))
    words: list[str] = []
    while pieces:
        length = _length_of_amount(pieces)
        words += [" ".join(pieces[:length])] if length else split_words(pieces[0])
        pieces = pieces[max(length, 1) :]
    return words


def _length_of_amount(pieces: Sequence[str]) -> int:
    """Return how many of the first pieces are one amount together."""
    if not pieces[0][0].isdigit() and pieces[0] not in CURRENCIES:
        return 0
    lengths = range(min(LONGEST_AMOUNT, len(pieces)), 0, -1)
    return next((length for length in lengths if find_amount(" ".join(pieces[:length])) >= 0), 0)


@final
class Alias:
    """What a verb may be called; words in brackets must come next but belong to its parts, as in `buy [hotel]`."""

    __slots__ = ("own", "words")

    def __init__(self, form: str, ignored: Collection[str]) -> None:
        said, _, ahead = form.partition("[")
        named = split_words(said)
        self.own: Final = [word for word in named if word not in ignored] or named
        """The words of the verb itself."""
        self.words: Final = [*self.own, *split_words(ahead)]

    def match(self, typed: Sequence[str], ignored: Collection[str]) -> int:
        """Return how many of the first typed words are the verb, with ignored words between them; 0 if they are not."""
        if all(word in ignored for word in self.words):
            return len(typed) if list(typed) == self.words else 0
        at = used = 0
        for place, word in enumerate(self.words):
            while at < len(typed) and typed[at] != word and typed[at] in ignored:
                at += 1
            if at == len(typed) or typed[at] != word:
                return 0
            at += 1
            used = at if place < len(self.own) else used
        return used


@final
class Understanding:
    """A search for the actions that a typed line may mean, for one seat at one moment."""

    def __init__(self, teller: Teller, game: Game, seat: int, title: Callable[[AnyAction], str], question: str) -> None:
        self.teller: Final = teller
        self.game: Final = game
        self.seat: Final = seat
        self.title: Final = title
        """What the menu says about an action."""
        self.asked: Final = frozenset(split_words(question))
        self.ignored: Final = frozenset(split_words(teller.book.say("cli-typed-ignored")))
        """Articles, prepositions and polite words, allowed anywhere in a line."""
        self.kinds: Final = frozenset(split_words(teller.book.say("cli-typed-kinds")))
        """Words such as “card”, allowed beside the name of a thing."""
        self.denials: Final = frozenset(split_words(teller.book.say("cli-typed-not")))
        """Words such as “not”, which are never the beginning of another word."""
        self.aliases: Final = {verb: self._aliases_of(verb) for verb in game.edition.grammar}
        self._words: Final[dict[str, set[str]]] = {}

    def find(self, line: str, actions: Sequence[AnyAction]) -> list[AnyAction]:
        """List the actions that fit best: one if the line is clear, several if it is not, none if nothing fits."""
        text = " ".join(line.casefold().split())
        for action in actions:
            if str(action) == text:
                return [action]
        return self._best(split_line(line), actions)

    def guess(self, line: str, actions: Sequence[AnyAction]) -> list[AnyAction]:
        """List the actions that would fit if words were mistyped."""
        known = {word for action in actions for word in self.words(action)} | self.ignored | self.kinds
        for aliases in self.aliases.values():
            known.update(word for alias in aliases for word in alias.words)
        return self._best([_mend(word, known) for word in split_line(line)], actions)

    def nearest(self, line: str, actions: Sequence[AnyAction]) -> tuple[list[AnyAction], list[str]]:
        """List the actions of the line's verb that leave the fewest of its words unexplained, and those words."""
        verb, _ = self.verb_of(line, [action.verb() for action in actions])
        named = [action for action in actions if action.verb() == verb]
        left = [self.unexplained(split_line(line), action) for action in named]
        fewest = min(left, key=len, default=[])
        return [it for it, words in zip(named, left, strict=True) if len(words) == len(fewest)], fewest

    def verb_of(self, line: str, now: Collection[str] = ()) -> tuple[str, list[str]]:
        """Return the verb that a line begins with, preferably one possible now, and the words that say more."""
        typed = split_words(line)
        best, named, used = (0, False, False), "", 0
        for verb, aliases in self.aliases.items():
            for place, alias in enumerate(aliases):
                length = alias.match(typed, self.ignored)
                rank = (len(alias.words), verb in now, place < LITERAL)
                if length and rank > best:
                    best, named, used = rank, verb, length
        rest = [word for word in typed[used:] if word not in self.ignored]
        rest = [word for word in rest if word not in self.kinds] or rest
        return named, rest if named else rest or typed

    def unexplained(
        self, typed: Sequence[str], action: AnyAction, verb: str = "", is_possible: bool = True
    ) -> list[str]:
        """List the typed words that an action does not account for: a line with such words is never carried out.

        An action accounts for the words of its verb, or of the verb that the line names for it, for those of its parts
        and of its title, and for its amounts; without parts, also for those of the question that it answers.
        """
        aliases = self.aliases[verb or action.verb()]
        own = {word for alias in aliases for word in (alias.own if is_possible else alias.words)} | self.ignored
        own |= self.kinds if action.parts() else self.asked
        words = self.words(action) if is_possible else self._names(action)
        figures = action.figures(self.game, self.seat) if is_possible else {}
        amounts = {amount for name, amount in figures.items() if name in MONEY}
        return [
            word
            for word in typed
            if word not in own and not self._fits(word, words) and find_amount(word) not in amounts
        ]

    def _fits(self, word: str, words: set[str]) -> bool:
        """Whether a word is one of these, or begins one."""
        if word in words:
            return True
        is_short = len(word) < SHORTEST or word.isdigit() or word in self.denials
        return not is_short and any(full.startswith(word) for full in words)

    def words(self, action: AnyAction) -> set[str]:
        """Return every word that a possible action could be called by."""
        text = str(action)
        if text not in self._words:
            said = {*split_words(text), *split_words(self.title(action))}
            self._words[text] = {word for word in said if not word.isdigit()} | self._names(action)
        return self._words[text]

    def _names(self, action: AnyAction) -> set[str]:
        """Return the words in the other names of an action, and in those of its parts."""
        found = {word for name in other_names(action.verb()) for word in split_words(name)}
        for name, part in _parts(action):
            is_seat = name in SEATS or (name == "with" and part.isdigit())
            if part.isdigit() != is_seat:
                continue  # A level, or the word for all other players.
            texts = [self.name(name, part), *([] if part.isdigit() else [part, *other_names(part.partition("@")[0])])]
            found.update(word for text in texts for word in split_words(text))
        return found

    def name(self, name: str, part: str) -> str:
        """Put one part of an action into words: a person, a card, a colour."""
        if name in SEATS:
            if not part.isdigit():
                return self.teller.book.say("everybody-else")
            # The reader's own name, not "you": this is about words to type.
            return self.teller.names[int(part)] if int(part) < len(self.teller.names) else part
        if name == "with":
            # What a card is used on.
            return self.name("seat" if part.isdigit() else "space", part)
        if name in BUNDLES:
            return " ".join(self.teller.bundle(part))
        if name in MONEY and part.isdigit():
            return str(self.teller.money(int(part)))
        return self.teller.thing(THINGS[name], part) if name in THINGS else part

    def _aliases_of(self, verb: str) -> list[Alias]:
        """List what a verb may be called: its own name, its first name in the reader's language, then others."""
        key = f"{self.teller.edition}-typed-{verb}"
        listed = self.teller.book.say(key) if key in self.teller.book else ""
        return [Alias(form, self.ignored) for form in (verb, *listed.split(",")) if split_words(form)]

    def _best(self, typed: list[str], actions: Sequence[AnyAction]) -> list[AnyAction]:
        fitting = [action for action in actions if not self.unexplained(typed, action)]
        longest = max(self._named(typed, verb) for verb in self.aliases)
        if longest:
            # Without any, what was named is something else, which is not possible now.
            return self._sift(typed, [it for it in fitting if self._named(typed, it.verb()) == longest])
        # Without a verb, something must be named that the action is about.
        named = [word for word in typed if word not in self.ignored | self.kinds]
        return self._sift(typed, [it for it in fitting if any(self._fits(word, self._names(it)) for word in named)])

    def _named(self, typed: list[str], verb: str) -> int:
        """Return how many of the first words name a verb."""
        aliases = [alias for alias in self.aliases[verb] if alias.match(typed, self.ignored)]
        return max((len(alias.words) for alias in aliases), default=0)

    def _sift(self, typed: list[str], fitting: list[AnyAction]) -> list[AnyAction]:
        """Keep the actions of which most parts were named in full, without optional parts that were not named."""
        scores = [self._score(typed, action) for action in fitting]
        best = max(scores, default=(0, 0, 0))
        return [action for score, action in zip(scores, fitting, strict=True) if score == best]

    def _score(self, typed: list[str], action: AnyAction) -> tuple[int, int, int]:
        named, left = 0, typed[:]
        for name, part in _parts(action):
            forms = [self.name(name, part), *([] if part.isdigit() else [part, *other_names(part)])]
            for form in forms:
                rest = _without(left, [word for word in split_words(form) if word not in self.ignored])
                if rest is not None:
                    named, left = named + 1, rest
                    break
        is_literal = any(alias.match(typed, self.ignored) for alias in self.aliases[action.verb()][:LITERAL])
        optional = [name for name in action.names[: len(action.parts())] if name.endswith("?")]
        return named, int(is_literal), -len(optional)


def _parts(action: AnyAction) -> list[tuple[str, str]]:
    """Return the parts of an action with their names."""
    parts: list[tuple[str, str]] = []
    for name, value in action.to_dict().items():
        if name != "do":
            parts.extend((name, str(item)) for item in (value if isinstance(value, list) else [value]))
    return parts


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


def find_named(typed: list[str], names: Mapping[str, str], ignored: Collection[str] = ()) -> tuple[str, list[str]]:
    """Find the longest code that is named in full among the typed words; return it and the words left over.

    Words of a name that are ignored elsewhere need not be typed.
    """
    best: tuple[str, list[str]] = ("", [])
    for code, name in names.items():
        for form in ("" if code.isdigit() else code, name, *other_names(code)):
            words = [word for word in split_words(form) if word not in ignored] or split_words(form)
            if len(words) > len(best[1]) and set(words) <= set(typed):
                best = (code, words)
    return best[0], [word for word in typed if word not in best[1]]


def find_begun(typed: list[str], names: Mapping[str, str]) -> str:
    """Find the first code with a word that one of the typed words begins."""
    for word in typed:
        for code, name in names.items():
            words = {part for form in (code, name, *other_names(code)) for part in split_words(form)}
            if len(word) >= SHORTEST and any(full.startswith(word) for full in words):
                return code
    return ""
