"""Keys and arguments put into sentences of the reader's language."""

import re
from collections.abc import Iterator, Mapping
from typing import Final, NoReturn, final

from rentier.core.home import warn_of_part
from rentier.core.registry import editions
from rentier.text.elision import elide
from rentier.text.fluent import Choice, Elision, FluentError, Message, Pattern, Reference, Variable, VariantKey, read
from rentier.text.places import OWN_WORDS, UNUSABLE, files_in, folder_at

LANGUAGES: Final = ("en", "fr")

_DECIMAL_MARK: Final = {"en": ".", "fr": ","}
_GROUP_MARK: Final = {"en": ",", "fr": "\u202f"}


class MissingWords(KeyError):
    """Raised if there are no words for a key, or a sentence lacks an argument."""

    def __init__(self, key: str, why: str) -> None:
        super().__init__(key)
        self.key: Final = key
        self.why: Final = why

    def __str__(self) -> str:
        return f"{self.key}: {self.why}."


@final
class Key(str):
    """An argument that is itself a key, to be put into words first: a card, a colour."""

    __slots__ = ()


class Phrasebook:
    """All words of one language."""

    def __init__(self, language: str, files: Mapping[str, str], worn: Mapping[str, str] | None = None) -> None:
        """Make a book of Fluent texts by file name; see `load` for the books of the package.

        A key in `worn` is said with the words of another key, also where sentences refer to it.
        """
        _check_language(language)
        self.language: Final = language
        self._entries: Final[dict[str, Message]] = {}
        for file, source in files.items():
            for entry in read(source, file):
                _check_alone(entry, self._entries.setdefault(entry.key, entry))
        self._entries.update({key: self._entries[other] for key, other in (worn or {}).items()})
        self._variables: Final[dict[str, frozenset[str]]] = {}
        for key in self._entries:
            self._find_variables(key, ())

    @classmethod
    def load(cls, language: str, skin: str = "", edition: str = "") -> "Phrasebook":
        """Return the book of a language, made of all its .ftl files and those that editions bring; read once.

        With a skin of names, such as `town`, the spaces of an edition get their names from it, if it has any for them.
        """
        brought = tuple((it.name, it.home.words) for it in editions() if it.home.words not in ("", OWN_WORDS))
        book = _books.get((language, skin, edition, brought))
        if book is None:
            _check_language(language)
            worn = _worn(cls.load(language), f"space-{skin}-", f"space-{edition}-") if skin else {}
            book = cls(language, _sources(OWN_WORDS, language), worn)
            for name, place in brought:
                book._take_in(name, place)
            _books[language, skin, edition, brought] = book
        return book

    def _take_in(self, edition: str, place: str) -> None:
        """Add the words of an edition that another package brings.

        If it has none in this language, those of another one are used. What cannot be read is left out, and a key that
        is ours stays ours; there is a warning about either.
        """
        try:
            new: dict[str, Message] = {}
            for language in (self.language, *LANGUAGES):
                for file, source in _sources(place, language, edition).items():
                    for entry in read(source, file):
                        if entry.key not in new:
                            new[entry.key] = entry
            for key in [key for key in new if key in self._entries]:
                first = self._entries[key]
                warn_of_part(edition, "words", str(new.pop(key).error(f"is already in {first.file}")))
            self._entries.update(new)
            try:
                for key in new:
                    self._find_variables(key, ())
            except FluentError:
                for key in new:
                    del self._entries[key]
                    self._variables.pop(key, None)
                raise
        except UNUSABLE as failure:
            warn_of_part(edition, "words", f"{place}: {failure}")

    def __contains__(self, key: object) -> bool:
        return key in self._entries and not str(key).startswith("-")

    def __iter__(self) -> Iterator[str]:
        return iter(self.keys())

    def keys(self) -> tuple[str, ...]:
        """Return every key that can be said, attributes as `key.attribute`, in the order of the files."""
        return tuple(key for key in self._entries if key in self)

    def patterns(self, edition: str) -> dict[str, Pattern]:
        """Return the sentences of the files named after an edition, by their keys."""
        return {
            key: entry.pattern
            for key, entry in self._entries.items()
            if re.fullmatch(rf"(web-)?{re.escape(edition)}(-.*)?\.ftl", entry.file.rpartition("/")[2])
        }

    def variables(self, key: str) -> frozenset[str]:
        """Return the names of all arguments that a sentence uses, including through what it refers to."""
        if key not in self:
            self._refuse(key, "there are no such words")
        return self._variables[key]

    def say(self, key: str, args: Mapping[str, object] | None = None) -> str:
        """Return a key in words.

        An argument is a text, a number, a `Key`, or a list or tuple of these. One that the sentence does not use is
        ignored; one that it lacks raises `MissingWords`, whichever variant would be said.
        """
        needed = self.variables(key)
        values: dict[str, str | int | float] = {}
        for name in needed:
            if args is None or name not in args:
                self._refuse(key, f"the argument ${name} is missing")
            values[name] = self._value(args[name], f"{key}, ${name}")
        return self._text(self._entries[key].pattern, values)

    def grouped(self, number: int) -> str:
        """Return a whole number with its digits in groups of three."""
        return f"{number:,}".replace(",", _GROUP_MARK[self.language])

    def _refuse(self, key: str, why: str) -> NoReturn:
        raise MissingWords(key, f"{why} ({self.language})")

    def _find_variables(self, key: str, path: tuple[str, ...]) -> frozenset[str]:
        """Collect the arguments of an entry; refuse references to nothing, and circular ones."""
        known = self._variables.get(key)
        if known is not None:
            return known
        entry = self._entries[key]
        if key in path:
            raise entry.error(f"refers to itself, by way of {' → '.join((*path[path.index(key) + 1 :], key))}")
        names: set[str] = set()
        for part in _parts(entry.pattern):
            if isinstance(part, Variable | Elision):
                names.add(part.name)
            elif part.key in self._entries:
                names |= self._find_variables(part.key, (*path, key))
            else:
                raise entry.error(f"refers to {part.key}, which is in no file")
        if names and key.startswith("-"):
            # Fluent passes a term no arguments of the sentence around it.
            raise entry.error(f"is a term and cannot use ${min(names)}")
        self._variables[key] = frozenset(names)
        return self._variables[key]

    def _value(self, value: object, where: str) -> str | int | float:
        """Return an argument as the text or number that the sentence works with."""
        if isinstance(value, Key):
            return self.say(value)
        if isinstance(value, str):
            return str(value)
        if isinstance(value, int | float) and not isinstance(value, bool):
            return value
        if isinstance(value, list | tuple):
            return self._list([self._written(self._value(item, where)) for item in value])
        raise TypeError(f"{where}: cannot put a {type(value).__name__} into words.")

    def _list(self, words: list[str]) -> str:
        """Join words: `a`, `a and b`, `a, b and c`."""
        if not words:
            return self.say("list-nothing")
        if len(words) == 1:
            return words[0]
        return f"{', '.join(words[:-1])} {self.say('list-and')} {words[-1]}"

    def _text(self, pattern: Pattern, values: Mapping[str, str | int | float]) -> str:
        texts: list[str] = []
        for part in pattern:
            if isinstance(part, str):
                texts.append(part)
            elif isinstance(part, Variable):
                texts.append(self._written(values[part.name]))
            elif isinstance(part, Elision):
                texts.append(elide(part.word, self._written(values[part.name])))
            elif isinstance(part, Reference):
                texts.append(self._text(self._entries[part.key].pattern, values))
            else:
                texts.append(self._text(self._chosen(part, values[part.variable]), values))
        return "".join(texts)

    def _chosen(self, choice: Choice, value: str | int | float) -> Pattern:
        """Pick the first variant that fits: an equal number or word, or a number's plural category."""
        for key, pattern in choice.variants:
            if key == value or _is_category(key, value, self.language):
                return pattern
        return choice.default

    def _written(self, value: str | int | float) -> str:
        """Return a number without grouping, a fraction with at most three decimals."""
        if isinstance(value, float):
            text = f"{value:.3f}".rstrip("0").removesuffix(".")
            return text.replace(".", _DECIMAL_MARK[self.language])
        return str(value)


_books: Final[dict[tuple[str, str, str, tuple[tuple[str, str], ...]], Phrasebook]] = {}


def _sources(place: str, language: str, edition: str = "") -> dict[str, str]:
    """Read the .ftl files of a language, all of them or those of one edition."""
    folder = folder_at(place)
    found = [] if folder is None else files_in(folder.joinpath(language), ".ftl", edition)
    return {f"{language}/{file.name}": file.read_bytes().decode("utf-8") for file in found}


def _check_alone(entry: Message, first: Message) -> None:
    if first is not entry:
        raise entry.error(f"is already in {first.file}, line {first.line}")


def _worn(book: Phrasebook, worn: str, own: str) -> dict[str, str]:
    """Find for each key that begins with `own` the one that begins with `worn` in its place."""
    keys = {key: worn + key.removeprefix(own) for key in book if key.startswith(own)}
    return {key: other for key, other in keys.items() if other in book}


def pick_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """Return the language that was asked for ("fr", "fr_CA.UTF-8"), else the system's, else English."""
    if asked is not None:
        language = _language_of(asked)
        _check_language(language, asked)
        return language
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = _language_of(environment[name])
            return language if language in LANGUAGES else "en"
    return "en"


def _language_of(locale: str) -> str:
    """Cut country, encoding and variant off the name of a locale."""
    for mark in ".@_-":
        locale = locale.partition(mark)[0]
    return locale.strip().lower()


def _check_language(language: str, asked: str | None = None) -> None:
    if language not in LANGUAGES:
        raise ValueError(f"There is no language {asked or language!r}; choose one of {', '.join(LANGUAGES)}.")


def _parts(pattern: Pattern) -> Iterator[Variable | Elision | Reference]:
    """Yield everything a pattern may need, in all variants."""
    for part in pattern:
        if isinstance(part, Choice):
            yield Variable(part.variable)
            for _, variant in part.variants:
                yield from _parts(variant)
        elif not isinstance(part, str):
            yield part


def _is_category(key: VariantKey, value: str | int | float, language: str) -> bool:
    return isinstance(key, str) and not isinstance(value, str) and key == plural_category(value, language)


def plural_category(number: int | float, language: str) -> str:
    """Return the plural category of a number, as Unicode's CLDR defines it for English and French."""
    whole, is_fraction = abs(int(number)), number != int(number)
    if language == "fr":
        if whole in (0, 1):
            return "one"
        return "many" if whole % 1_000_000 == 0 and not is_fraction else "other"
    return "one" if whole == 1 and not is_fraction else "other"
